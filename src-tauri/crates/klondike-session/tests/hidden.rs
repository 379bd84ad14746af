//! No hidden card leaves Rust: searched for in the JSON of whole games.

mod common;

use common::Player;
use klondike::{Card, Draw, Rules, Scoring};
use klondike_session::protocol::{BoardChanged, Command};
use serde_json::Value;
use std::collections::HashSet;

/// How many games are played, and how many actions in each.
const GAMES: u64 = 1_000;
const ACTIONS: usize = 6;

/// What a page could have learned so far.
#[derive(Default)]
struct Learned {
    faces: HashSet<(u64, String)>,
    games: u64,
}

impl Learned {
    /// Takes in a board, and fails when it tells a card that never lay face up.
    fn take(&mut self, board: &BoardChanged, player: &Player) {
        if board.view.game != self.games {
            *self = Learned { games: board.view.game, ..Learned::default() };
        }
        let json = serde_json::to_value(board).expect("a board is JSON");
        let mut found = HashSet::new();
        faces(&json, &mut found);
        let open = open_cards(player);
        for face in &found {
            assert!(open.contains(face), "{face:?} is told and lies face down");
        }
        self.faces.extend(found);
        let text = json.to_string();
        for card in Card::pack() {
            let face = face_of(card);
            if self.faces.contains(&face) {
                continue;
            }
            let name = player.session.words().card(card);
            assert!(!text.contains(&name), "{name} was never seen and is named");
            let capital = name[..1].to_uppercase() + &name[1..];
            assert!(!text.contains(&capital), "{name} was never seen and is named");
        }
    }
}

fn face_of(card: Card) -> (u64, String) {
    (u64::from(card.rank()), format!("{:?}", card.suit()).to_lowercase())
}

/// Every rank with a suit, wherever it stands.
fn faces(json: &Value, found: &mut HashSet<(u64, String)>) {
    match json {
        Value::Object(fields) => {
            if let (Some(rank), Some(suit)) = (fields.get("rank"), fields.get("suit")) {
                found.insert((rank.as_u64().unwrap_or(0), suit.as_str().unwrap_or_default().to_owned()));
            }
            fields.values().for_each(|value| faces(value, found));
        }
        Value::Array(items) => items.iter().for_each(|value| faces(value, found)),
        _ => {}
    }
}

/// What lies face up on the table.
fn open_cards(player: &Player) -> HashSet<(u64, String)> {
    let table = player.game().table();
    let columns = klondike::Column::ALL.into_iter().flat_map(|column| {
        let column = table.column(column);
        column.cards().iter().skip(column.face_down()).collect::<Vec<_>>()
    });
    let home = klondike::Suit::ALL
        .into_iter()
        .flat_map(|suit| (1..=table.foundation(suit)).filter_map(move |rank| Card::new(suit, rank)));
    table.waste().iter().chain(columns).chain(home).map(face_of).collect()
}

#[test]
fn no_board_of_a_thousand_games_tells_a_hidden_card() {
    let mut player = Player::new();
    let mut learned = Learned::default();
    let mut state = 7_u64;
    for game in 0..GAMES {
        let rules = Rules { draw: if game % 2 == 0 { Draw::One } else { Draw::Three }, ..Rules::default() };
        player.deal(&format!("session-hidden-{game}"), rules, Scoring::None);
        check(&mut player, &mut learned);
        for _ in 0..ACTIONS {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let legal = player.view().legal;
            let command = match state >> 60 {
                0 => Command::Undo { revision: player.revision() },
                1 => Command::Redo { revision: player.revision() },
                _ => {
                    let Some(legal) = legal.get((state >> 33) as usize % legal.len().max(1)) else { break };
                    Command::Play { action: legal.action, revision: player.revision() }
                }
            };
            // A refused undo tells nothing new.
            let _ = player.try_ask(command);
            check(&mut player, &mut learned);
        }
    }
}

fn check(player: &mut Player, learned: &mut Learned) {
    for board in std::mem::take(&mut player.events) {
        if let klondike_session::protocol::Event::BoardChanged(board) = board
            && board.revision == player.revision()
        {
            learned.take(&board, player);
        }
    }
}
