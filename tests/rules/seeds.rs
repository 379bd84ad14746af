//! Seeds: what a text means, for ever.

mod common;

use common::deal_of;
use klondike::{Card, Seed, SeedError};

const GOLDEN: &str = include_str!("../data/seeds/golden.tsv");

fn golden() -> Vec<(String, String)> {
    GOLDEN
        .lines()
        .map(|line| {
            let (seed, deal) = line.split_once('\t').expect("two fields");
            (serde_json::from_str(seed).expect("a JSON string"), deal.to_owned())
        })
        .collect()
}

/// The table was written by an implementation that shares no code with this one (`tests/data/seeds/golden.py`).
#[test]
fn c49_a_hundred_seeds_mean_what_they_always_meant() {
    let golden = golden();
    assert_eq!(golden.len(), 100);
    for (seed, deal) in golden {
        let parsed: Seed = seed.parse().expect("a seed");
        assert_eq!(parsed.deal().to_string(), deal, "{seed:?}");
    }
}

#[test]
fn white_space_around_a_seed_and_the_form_of_its_letters_do_not_matter() {
    let same = [
        ("klondike-1", "\u{a0}\u{3000} klondike-1\t\r\n"),
        ("café", "cafe\u{301}"),
        ("Ångström", "A\u{30a}ngstro\u{308}m"),
        ("Ångström", "\u{212b}ngström"),
        ("\u{ac00}", "\u{1100}\u{1161}"),
        ("Ω", "\u{2126}"),
    ];
    for (a, b) in same {
        assert_eq!(deal_of(a), deal_of(b), "{a:?} {b:?}");
        assert_eq!(a.parse::<Seed>().map(|s| s.to_string()), b.parse::<Seed>().map(|s| s.to_string()));
    }
}

#[test]
fn case_inner_spaces_and_compatibility_forms_matter() {
    let different = [
        ("klondike-1", "Klondike-1"),
        ("klondike 1", "klondike  1"),
        ("\u{fb01}", "fi"),
        ("ß", "SS"),
        ("0", "00"),
        ("\u{200b}", "\u{feff}"),
    ];
    for (a, b) in different {
        assert_ne!(deal_of(a), deal_of(b), "{a:?} {b:?}");
    }
}

#[test]
fn a_seed_has_1_to_96_characters_counted_after_trimming_and_composing() {
    for blank in ["", " ", "\t\r\n", "\u{3000}\u{a0}\u{2028}"] {
        assert_eq!(blank.parse::<Seed>(), Err(SeedError::Blank), "{blank:?}");
    }
    for length in [1, 95, 96] {
        assert!("x".repeat(length).parse::<Seed>().is_ok());
        assert!(format!("  {}  ", "\u{1f0cf}".repeat(length)).parse::<Seed>().is_ok(), "characters, not bytes");
        assert!("e\u{301}".repeat(length).parse::<Seed>().is_ok(), "counted when composed");
    }
    for length in [97, 98, 5000] {
        assert_eq!("x".repeat(length).parse::<Seed>(), Err(SeedError::TooLong(length)));
        assert_eq!("e\u{301}".repeat(length).parse::<Seed>(), Err(SeedError::TooLong(length)));
    }
    // Combining marks that compose with nothing stay characters of their own.
    assert_eq!(format!("x{}", "\u{338}".repeat(96)).parse::<Seed>(), Err(SeedError::TooLong(97)));
}

#[test]
fn a_long_seed_is_never_cut() {
    let a = "x".repeat(96);
    let b = format!("{}y", "x".repeat(95));
    assert_ne!(deal_of(&a), deal_of(&b));
}

#[test]
fn a_seed_of_random_bytes_is_a_seed_and_shows_no_bytes_lost() {
    let seed = Seed::from_entropy([0, 31, 32, 255, 1, 2, 3, 4, 5, 6, 7, 8]);
    assert_eq!(seed.as_str(), "a9a9-bcde-fghj");
    assert_eq!(seed.as_str().parse::<Seed>(), Ok(seed));
}

#[test]
fn every_deal_is_the_whole_pack() {
    for n in 0..1000 {
        let mut cards: Vec<Card> = deal_of(&format!("pack-{n}")).cards().to_vec();
        cards.sort();
        assert!(cards.into_iter().eq(Card::pack()));
    }
}

/// Over a million shuffles each card is as often in each place as in any other, and each card follows each other card
/// equally often. Both sums are chi-square with about 2,600 degrees of freedom (standard deviation 72), and the seeds
/// are fixed: a fair shuffle passes for ever, a biased one (an off-by-one in Fisher–Yates, the remainder of a
/// single byte) misses by thousands.
#[test]
fn a_million_shuffles_are_uniform() {
    const SHUFFLES: u64 = 1_000_000;
    let mut in_place = vec![[0_u64; 52]; 52];
    let mut follows = vec![[0_u64; 52]; 52];
    for n in 0..SHUFFLES {
        let deal = deal_of(&n.to_string());
        let mut before: Option<usize> = None;
        for (place, card) in deal.cards().iter().map(|card| card.index()).enumerate() {
            in_place[place][card] += 1;
            if let Some(before) = before {
                follows[before][card] += 1;
            }
            before = Some(card);
        }
    }
    let chi_square = |counts: &[[u64; 52]], expected: f64, diagonal: bool| -> f64 {
        let mut sum = 0.0;
        for (row, counts) in counts.iter().enumerate() {
            for (column, &count) in counts.iter().enumerate() {
                if diagonal || row != column {
                    sum += (count as f64 - expected).powi(2) / expected;
                }
            }
        }
        sum
    };
    let places = chi_square(&in_place, SHUFFLES as f64 / 52.0, true);
    assert!((places - 2601.0).abs() < 360.0, "cards and places: {places}");
    let pairs = chi_square(&follows, SHUFFLES as f64 * 51.0 / (52.0 * 51.0), false);
    assert!((pairs - 2601.0).abs() < 360.0, "cards that follow each other: {pairs}");
}
