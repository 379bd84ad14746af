//! The JSON of Solvitaire: `tableau piles`, each with the card nearest the table first and face-down cards with a lower-case
//! suit, and `stock`, whose last card is drawn first. `waste` and `foundations` may be there when they are empty.

use crate::import::{CardList, ImportError, from_columns, to_columns};
use klondike::{Card, Deal};

#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct Board {
    #[serde(rename = "tableau piles")]
    tableau_piles: Vec<Vec<String>>,
    stock: Vec<String>,
    #[serde(default)]
    waste: Vec<String>,
    #[serde(default, alias = "foundation")]
    foundations: Vec<serde_json::Value>,
}

/// Reads a board.
///
/// # Errors
/// When it is no such JSON, a card is missing, doubled or unknown, or the cards do not lie as in a fresh deal.
pub fn read(text: &str) -> Result<Deal, ImportError> {
    let board: Board = serde_json::from_str(text)
        .map_err(|error| ImportError::Json { line: error.line().max(1), column: error.column().max(1) })?;
    let layout = |what| ImportError::Layout { what, line: 0 };
    let empty = |pile: &serde_json::Value| pile.as_array().is_some_and(Vec::is_empty) || pile.as_str() == Some("");
    if !board.waste.is_empty() {
        return Err(layout("the waste must be empty"));
    }
    if !board.foundations.iter().all(empty) {
        return Err(layout("the foundations must be empty"));
    }
    let mut all = CardList::default();
    let mut columns: Vec<Vec<Card>> = Vec::new();
    for pile in &board.tableau_piles {
        columns.push(pile.iter().map(|card| all.add(card, 1)).collect::<Result<_, _>>()?);
    }
    let mut stock: Vec<Card> = board.stock.iter().map(|card| all.add(card, 1)).collect::<Result<_, _>>()?;
    stock.reverse();
    all.complete()?;
    let columns = <[Vec<Card>; 7]>::try_from(columns).map_err(|_| layout("there must be seven columns"))?;
    if columns.iter().enumerate().any(|(index, column)| column.len() != index + 1) {
        return Err(layout("column n must have n cards"));
    }
    from_columns(&columns, &stock).ok_or_else(|| layout("the stock must have 24 cards"))
}

/// Writes a board.
#[must_use]
pub fn write(deal: &Deal) -> String {
    let (columns, mut stock) = to_columns(deal);
    stock.reverse();
    let face_up = |card: &Card| card.to_string().replace('T', "10");
    let piles: Vec<Vec<String>> = columns
        .iter()
        .map(|column| {
            let last = column.len().saturating_sub(1);
            let text = |(place, card): (usize, &Card)| {
                let text = face_up(card);
                if place < last {
                    text[..text.len() - 1].to_owned() + &text[text.len() - 1..].to_lowercase()
                } else {
                    text
                }
            };
            column.iter().enumerate().map(text).collect()
        })
        .collect();
    let stock: Vec<String> = stock.iter().map(face_up).collect();
    serde_json::json!({ "tableau piles": piles, "stock": stock }).to_string() + "\n"
}
