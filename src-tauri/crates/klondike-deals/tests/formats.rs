//! Codes and pasted deals: what is written is read back, what is wrong is refused whole, with its place.

use klondike::{Card, Deal, Draw, EmptyColumn, Passes, Rules, Seed};
use klondike_deals::{CodeError, DealCode, Format, ImportError, practice, pysol, read, solvitaire};
use proptest::prelude::*;

fn every_rule_set() -> Vec<Rules> {
    let mut all = Vec::new();
    for draw in [Draw::One, Draw::Three] {
        for limit in 0..=9 {
            let passes = Passes::limited(limit).unwrap_or(Passes::Unlimited);
            for empty_column in [EmptyColumn::Kings, EmptyColumn::Any] {
                for worry_back in [false, true] {
                    all.push(Rules { draw, passes, empty_column, worry_back });
                }
            }
        }
    }
    all
}

#[test]
fn a_code_holds_deal_and_rules() {
    for (number, rules) in every_rule_set().into_iter().enumerate() {
        let deal = format!("code {number}").parse::<Seed>().unwrap().deal();
        let code = DealCode { deal, rules };
        assert_eq!(code.to_string().len(), 50);
        assert_eq!(code.to_string().parse(), Ok(code));
        assert_eq!(code.link().parse(), Ok(code));
        assert_eq!(code.to_string().to_uppercase().replace('0', "O").parse(), Ok(code));
    }
}

/// Codes travel between versions and machines: these never change.
#[test]
fn golden_codes() {
    let rules = Rules { draw: Draw::Three, passes: Passes::limited(3).unwrap(), ..Rules::default() };
    let first = DealCode { deal: practice::deal(), rules: Rules::default() };
    let second = DealCode { deal: "klondike-1".parse::<Seed>().unwrap().deal(), rules };
    assert_eq!(first.to_string(), "wy9v639gdbe1zwgv79dz9acw5dskksy6ef424acss0ak7491g5");
    assert_eq!(second.to_string(), "qcgqtsefgmygp794kbhwjzfbz0xstw6pqma8vpnm7dpwm197x1");
}

#[test]
fn the_extreme_permutations_fit() {
    let pack: Vec<Card> = Card::pack().collect();
    let reverse: Vec<Card> = pack.iter().rev().copied().collect();
    for cards in [pack, reverse] {
        let rules = Rules { passes: Passes::limited(9).unwrap(), empty_column: EmptyColumn::Any, ..Rules::default() };
        let code = DealCode { deal: Deal::new(&cards).unwrap(), rules };
        assert_eq!(code.to_string().parse(), Ok(code));
    }
}

/// One wrong letter is nearly always told (the checksum lets 1 in 32,768 pass); none may panic.
#[test]
fn a_mistyped_code_is_refused() {
    let code = DealCode { deal: practice::deal(), rules: Rules::default() }.to_string();
    let mut passed = 0;
    for place in 0..code.len() {
        for letter in "0123456789abcdefghjkmnpqrstvwxyz".chars() {
            let mut letters: Vec<char> = code.chars().collect();
            if letters[place] == letter {
                continue;
            }
            letters[place] = letter;
            let text: String = letters.into_iter().collect();
            passed += usize::from(text.parse::<DealCode>().is_ok());
        }
    }
    assert!(passed <= 1, "{passed} of 1550 mistakes were not noticed");
    assert_eq!(code[..49].parse::<DealCode>(), Err(CodeError::Length(49)));
    assert_eq!("u".parse::<DealCode>(), Err(CodeError::Letter('u', 1)));
}

#[test]
fn every_format_is_read_back() {
    for number in 0..50 {
        let deal = format!("format {number}").parse::<Seed>().unwrap().deal();
        let spaced: Vec<String> = deal.cards().iter().map(Card::to_string).collect();
        let tens = spaced.join(", ").replace('T', "10");
        let code = DealCode { deal, rules: Rules::default() }.link();
        for (text, format) in [
            (deal.to_string(), Format::Line),
            (deal.to_string().to_lowercase(), Format::Line),
            (spaced.join(" "), Format::Line),
            (tens, Format::Line),
            (pysol::write(&deal), Format::Pysol),
            (pysol::write(&deal).replace('T', "10").replace("10alon", "Talon"), Format::Pysol),
            (pysol::write(&deal).replace('\n', "\r\n"), Format::Pysol),
            (solvitaire::write(&deal), Format::Solvitaire),
            (code, Format::Code),
        ] {
            let imported = read(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
            assert_eq!((imported.deal, imported.format), (deal, format), "{text}");
        }
    }
}

/// A board as another program prints it, its deal written down by hand.
#[test]
fn a_board_of_pysolfc() {
    let board = "Talon: TC TS AD 4D QS 3H 3S JH TD KC 8H 8S 4S 4H KS 6D 8D 7C JD 9D 2H QD 3D AS\nFoundations: - - - -\n5C\n\
                 <7H> 9H\n<2D> <9S> AC\n<5D> <QH> <5S> 8C\n<QC> <2C> <JS> <3C> 7D\n<5H> <7S> <KD> <9C> <JC> 6S\n\
                 <4C> <AH> <2S> <6C> <6H> <TH> KH\n";
    let line =
        "5C7H2D5DQC5H4C9H9SQH2C7SAHAC5SJSKD2S8C3C9C6C7DJC6H6STHKHTCTSAD4DQS3H3SJHTDKC8H8S4S4HKS6D8D7CJD9D2HQD3DAS";
    assert_eq!(read(board).map(|imported| imported.deal.to_string()).as_deref(), Ok(line));
}

#[test]
fn a_board_of_solvitaire() {
    let board = r#"{"tableau piles": [["KC"],["6s","8C"],["9s","Ah","5S"],["5d","Js","5h","QD"],["Ac","7c","Jc","7h","KD"],
        ["10c","3h","4d","4h","6c","QS"],["7d","3c","6h","5c","10h","9c","3S"]],"stock": ["JD","10D","7S","10S","AD","8S","JH",
        "2D","AS","3D","9D","9H","6D","KS","QH","2H","2S","4S","4C","KH","2C","8H","8D","QC"],"foundation": [[],[],[],[]]}"#;
    let deal = read(board).unwrap().deal.to_string();
    assert_eq!(&deal[..28], "KC6S9S5DACTC7D8CAHJS7C3H3C5S");
    assert_eq!(&deal[56..62], "QC8D8H", "the last card of the stock is drawn first");
}

#[test]
fn what_is_wrong_is_refused_with_its_place() {
    let deal = practice::deal();
    let line = deal.to_string();
    assert_eq!(read("  \n"), Err(ImportError::Blank));
    assert!(matches!(read(&line[..102]), Err(ImportError::MissingCard { missing: 1, .. })));
    let unknown = line.replacen("TS", "1S", 1);
    assert!(matches!(read(&unknown), Err(ImportError::DoubledCard { .. } | ImportError::UnknownCard { .. })));
    let unknown = line.replacen("TS", "XS", 1);
    assert!(matches!(read(&unknown), Err(ImportError::UnknownCard { line: 1, place: 3, .. })));
    let doubled = line.replacen("TS", "QS", 1);
    assert_eq!(read(&doubled), Err(ImportError::DoubledCard { card: "QS".parse().unwrap(), place: 3 }));
    let board = pysol::write(&deal);
    assert!(matches!(
        read(&board.replacen("<TS>", "<TS> <4C>", 1)),
        Err(ImportError::DoubledCard { .. } | ImportError::Layout { .. })
    ));
    assert!(matches!(
        read(&board.replacen("Talon", "Foundations: H-3\nTalon", 1)),
        Err(ImportError::Layout { line: 1, .. })
    ));
    assert!(matches!(read("{\"tableau piles\": 3}"), Err(ImportError::Json { line: 1, .. })));
    assert!(matches!(read(&"x".repeat(20_000)), Err(ImportError::TooLong)));
}

proptest! {
    #[test]
    fn no_text_panics(text in "\\PC{0,300}") {
        let _ = read(&text);
        let _ = text.parse::<DealCode>();
    }

    #[test]
    fn no_damaged_format_panics_or_is_misread(
        number in 0..40_u32, which in 0..4_usize, at in 0.0..1.0_f64, letter in "[ -~\n♥é]"
    ) {
        let deal = format!("damage {number}").parse::<Seed>().unwrap().deal();
        let text = match which {
            0 => deal.to_string(),
            1 => pysol::write(&deal),
            2 => solvitaire::write(&deal),
            _ => DealCode { deal, rules: Rules::default() }.link(),
        };
        let at = (text.len() as f64 * at) as usize;
        let damaged = format!("{}{letter}{}", &text[..at], &text[(at + 1).min(text.len())..]);
        if let Ok(imported) = read(&damaged) {
            prop_assert!(Deal::new(imported.deal.cards()).is_ok());
        }
    }
}
