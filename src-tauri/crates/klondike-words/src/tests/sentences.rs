//! The sentences of the table in the accessibility design, word for word, and all others formatted once.

use super::used;
use crate::words::Words;
use crate::*;
use klondike::*;

fn card(text: &str) -> Card {
    text.parse().unwrap()
}

/// A deal whose first cards are these; the rest follows in pack order.
fn deal(first: &str) -> Deal {
    let mut cards: Vec<Card> = first.split_whitespace().map(card).collect();
    let rest: Vec<Card> = Card::pack().filter(|card| !cards.contains(card)).collect();
    cards.extend(rest);
    Deal::new(&cards).unwrap()
}

/// Row by row: column 1 gets the ace of clubs, column 2 the 4 of diamonds below the 5 of spades, column 3 ends with
/// the 6 of hearts, column 4 with the 9 of spades.
fn game(rules: Rules) -> Game {
    let deal = deal("AC 4D 2S 3S 4S 7S 8S 5S TS JS QS KS 2D 6H 3H 5D 7D 8D 9S 9D TD JD QD 2C 3C 4C 5C 6C");
    Game::new(deal, Setup { rules, ..Setup::default() })
}

fn column(number: u8) -> PileId {
    PileId::Tableau(Column::from_number(number).unwrap())
}

fn to(from: PileId, to: PileId, count: u8) -> Action {
    Action::Move { from, to, count }
}

fn home(suit: Suit) -> PileId {
    PileId::Foundation(suit)
}

/// Plays an action and says what is announced.
fn play(words: &Words, game: &mut Game, action: Action) -> String {
    let before = *game.table();
    let outcome = game.play(action).unwrap();
    let (after, rules, moves) = (game.table(), game.rules(), game.moves());
    words.announce(Said::Played { before: &before, after, rules, action, outcome: &outcome, moves })
}

#[test]
fn the_table_of_announcements_word_for_word() {
    let words = Words::new("en");
    let mut game = game(Rules { passes: Passes::limited(3).unwrap(), ..Rules::default() });
    let refused = |game: &Game, action| words.refusal(game.check(action).unwrap_err(), game.table(), Some(action));

    assert_eq!(refused(&game, to(column(2), column(4), 1)), "Cannot go on 9 of spades: needs red.");
    assert_eq!(play(&words, &mut game, to(column(1), home(Suit::Clubs), 1)), "Ace of clubs to foundation.");
    assert_eq!(refused(&game, to(column(2), column(1), 1)), "Kings only.");
    assert_eq!(play(&words, &mut game, to(column(2), column(3), 1)), "On 6 of hearts. Turned up 4 of diamonds.");
    assert_eq!(play(&words, &mut game, to(column(2), column(3), 1)), "On 5 of spades.");
    assert_eq!(
        words.pile_reading(game.table(), game.rules(), column(3)),
        "Column 3: 4 of diamonds, 5 of spades, 6 of hearts, then 2 face down."
    );
    let step = game.undo().unwrap();
    assert_eq!(
        words.announce(Said::Undone { step: &step, rules: game.rules() }),
        "Undone: 4 of diamonds back to column 2."
    );
    game.undo().unwrap();
    let step = game.undo().unwrap();
    assert_eq!(
        words.announce(Said::Undone { step: &step, rules: game.rules() }),
        "Undone: ace of clubs back to column 1."
    );
    let step = game.redo().unwrap();
    let redone = Said::Redone { step: &step, after: game.table(), rules: game.rules(), moves: 1 };
    assert_eq!(words.announce(redone), "Redone: ace of clubs to foundation.");
    let hinted = HintText::Action { table: game.table(), action: to(column(2), column(3), 1), proven: false };
    assert_eq!(words.hint(hinted), "Hint: 5 of spades, column 2, on 6 of hearts, column 3.");

    assert_eq!(play(&words, &mut game, Action::Draw), "Drew 7 of clubs. 23 in stock.");
    while game.play(Action::Draw).is_ok() {}
    assert_eq!(play(&words, &mut game, Action::Recycle), "Stock recycled. Pass 2 of 3.");
    while game.play(Action::Draw).is_ok() {}
    game.play(Action::Recycle).unwrap();
    while game.play(Action::Draw).is_ok() {}
    assert_eq!(refused(&game, Action::Recycle), "No pass left.");
    assert_eq!(words.pile_name(game.table(), game.rules(), PileId::Stock), "Stock empty, no pass left");

    assert_eq!(words.picked_up(2), "Picked up, with 2 cards on it.");
    assert_eq!(words.verdict(VerdictText::Winnable), "Still winnable.");
    assert_eq!(
        words.verdict(VerdictText::Unwinnable),
        "No longer winnable. Backspace goes to the last winnable position."
    );
    assert_eq!(words.verdict(VerdictText::Unknown), "Not known.");
}

#[test]
fn a_hint_to_the_foundation_and_a_win() {
    let words = Words::new("en");
    let game = game(Rules::default());
    let action = to(column(1), home(Suit::Clubs), 1);
    let hint = words.hint(HintText::Action { table: game.table(), action, proven: false });
    assert_eq!(hint, "Hint: ace of clubs, column 1, to foundation.");
    let outcome = Outcome { moved: 1, turned_up: None, won: true };
    let (table, rules) = (game.table(), game.rules());
    let said = Said::Played { before: table, after: table, rules, action, outcome: &outcome, moves: 112 };
    assert_eq!(words.announce(said), "All foundations complete. Won in 112 moves.");
}

#[test]
fn names_of_cards_and_piles() {
    let mut words = Words::new("en");
    let mut game = game(Rules::default());
    let name = |words: &Words, game: &Game, pile, place| words.card_name(game.table(), pile, place);
    assert_eq!(name(&words, &game, column(2), 1), "5 of spades, column 2, 1 face down");
    assert_eq!(name(&words, &game, column(2), 0), "Face-down card, column 2");
    assert_eq!(name(&words, &game, column(1), 0), "Ace of clubs, column 1");
    assert_eq!(name(&words, &game, PileId::Stock, 3), "Face-down card, stock");
    assert_eq!(words.pile_name(game.table(), game.rules(), PileId::Stock), "Stock, 24 cards");
    assert_eq!(words.pile_name(game.table(), game.rules(), column(2)), "Column 2, 2 cards, 1 face down");
    assert_eq!(words.pile_name(game.table(), game.rules(), home(Suit::Spades)), "Spades foundation, empty");
    game.play(to(column(1), home(Suit::Clubs), 1)).unwrap();
    assert_eq!(name(&words, &game, home(Suit::Clubs), 0), "Ace of clubs, foundation");
    assert_eq!(words.pile_name(game.table(), game.rules(), column(1)), "Empty column 1, kings only");
    assert_eq!(
        words.foundations_reading(game.table()),
        "Foundations: spades empty, hearts empty, diamonds empty, clubs ace."
    );
    game.play(to(column(2), column(3), 1)).unwrap();
    words.set_style(Style { positions: Positions::Changes, verbosity: Verbosity::Full, face_down_counts: false });
    assert_eq!(name(&words, &game, column(3), 2), "6 of hearts, 1 card on it");
    assert_eq!(name(&words, &game, column(3), 3), "5 of spades, column 3");
    words.set_style(Style { positions: Positions::Never, ..Style::default() });
    assert_eq!(name(&words, &game, column(3), 3), "5 of spades, 2 face down");
    assert_eq!(
        words.move_name(game.table(), to(column(3), column(7), 2)),
        "6 of hearts with 1 card to column 7, on 6 of clubs"
    );
}

#[test]
fn numbers_times_money_and_dates() {
    let words = Words::new("en");
    assert_eq!(words.number(1_234_567), "1,234,567");
    assert_eq!(words.number(-5), "−5");
    assert_eq!(words.number(i64::MIN), "−9,223,372,036,854,775,807");
    assert_eq!(words.dollars(-52), "−$52");
    assert_eq!(words.score(208, Scoring::Vegas), "$208");
    assert_eq!(words.duration(0), "0:00");
    assert_eq!(words.duration(185_999), "3:05");
    assert_eq!(words.duration(3_785_000), "1:03:05");
    assert_eq!(words.duration_spoken(185_000), "3 minutes 5 seconds");
    assert_eq!(words.duration_spoken(3_600_000), "1 hour");
    assert_eq!(words.percent(2, 3), "66 %");
    assert_eq!(words.percent_of(0, 0), "0 % (0 of 0)");
    let date = Date { year: 2026, month: 11, day: 29 };
    assert_eq!(words.date_weekday(date), "Sunday, 29 November 2026");
    assert_eq!(Date { year: 2000, month: 2, day: 29 }.weekday(), 2);
    assert_eq!(Date { year: 2046, month: 1, day: 1 }.weekday(), 1);
    assert_eq!(words.deal(DealName::Daily(date)), "Daily 29 November 2026");
    assert_eq!(words.rules(&Rules::default()), "Draw 1, unlimited passes, kings only");
}

/// Formats everything this crate can say, in each style. Debug builds panic on a missing message or argument.
pub(super) fn say_all(words: &mut Words) -> Vec<String> {
    let mut said = Vec::new();
    for verbosity in [Verbosity::Terse, Verbosity::Normal, Verbosity::Full] {
        words.set_style(Style { verbosity, ..Style::default() });
        said.extend(said_of_games(words));
        said.extend(said_of_words(words));
    }
    said.extend(words.texts().into_values());
    // Names of cards are kept: asked for again, they are not formatted again.
    said.extend(Card::pack().map(|card| words.format_card(card)));
    said
}

fn said_of_games(words: &Words) -> Vec<String> {
    let (won, rules) = (won_table(), Rules::default());
    let mut said = said_of_refusals(words, &won);
    said.extend([words.pile_name(&won, &rules, PileId::Stock), words.pile_reading(&won, &rules, PileId::Stock)]);
    let rule_sets = [
        Rules::default(),
        Rules {
            draw: Draw::Three,
            passes: Passes::limited(2).unwrap(),
            empty_column: EmptyColumn::Any,
            worry_back: false,
        },
        Rules { draw: Draw::Three, ..Rules::default() },
    ];
    for (seed, rules) in (0..6).zip(rule_sets.into_iter().cycle()) {
        let deal = format!("words-{seed}").parse::<Seed>().unwrap().deal();
        let mut game = Game::new(deal, Setup { rules, ..Setup::default() });
        for turn in 0..45_usize {
            let actions = game.table().legal_actions(&rules);
            if actions.is_empty() {
                break;
            }
            let action = actions[(turn * 7 + seed) % actions.len()];
            let table = *game.table();
            said.push(words.move_name(&table, action));
            said.push(words.hint(HintText::Action { table: &table, action, proven: turn % 2 == 0 }));
            said.push(play(words, &mut game, action));
            if turn % 3 == 0 {
                let step = game.undo().unwrap();
                said.push(words.announce(Said::Undone { step: &step, rules: &rules }));
                let step = game.redo().unwrap();
                let after = game.table();
                said.push(words.announce(Said::Redone { step: &step, after, rules: &rules, moves: turn }));
            }
            let table = game.table();
            said.push(words.tops_reading(table, &rules));
            said.push(words.foundations_reading(table));
            said.push(words.moves_reading(table, &actions));
            for pile in PileId::ALL {
                said.extend([words.pile_name(table, &rules, pile), words.pile_reading(table, &rules, pile)]);
                said.extend((0..3).map(|place| words.card_name(table, pile, place)));
            }
            if turn % 20 == 0 {
                said.extend(said_of_refusals(words, table));
            }
        }
    }
    said
}

/// A table as it is once the game is won.
fn won_table() -> Table {
    Table::from_parts(&TableParts { foundations: [13; 4], ..TableParts::default() }).unwrap()
}

fn said_of_refusals(words: &Words, table: &Table) -> Vec<String> {
    let mut said = Vec::new();
    for reason in Illegal::ALL {
        said.push(words.refusal(reason, table, None));
        said.extend(PileId::ALL.map(|pile| words.refusal(reason, table, Some(to(PileId::Waste, pile, 1)))));
    }
    said
}

fn said_of_words(words: &Words) -> Vec<String> {
    let date = Date { year: 2026, month: 11, day: 29 };
    let rules = Rules { passes: Passes::limited(1).unwrap(), empty_column: EmptyColumn::Any, ..Rules::default() };
    let tally = Tally { undos: 1, hints: 2, proven_moves: 3, checks: 4, demos: 1, ..Tally::default() };
    let ace = card("AS");
    let mut said: Vec<String> = [
        Said::SentHome(1),
        Said::NothingSentHome,
        Said::Start { deal: "a", home: 3 },
        Said::NewGame { deal: "a", rules: &rules },
        Said::Restarted,
        Said::BroughtBack,
        Said::Paused,
        Said::Resumed,
        Said::Ended,
        Said::Stopped,
        Said::Finishing,
        Said::CannotFinish,
        Said::Demo,
        Said::NoDemo,
        Said::Rewound(3),
        Said::CannotRewind,
        Said::NoRun,
        Said::NoDestination,
        Said::Imported,
        Said::ImportUndone,
        Said::SettingsKept,
        Said::GameOverUndo,
        Said::DeadEnd,
    ]
    .map(|it| words.announce(it))
    .into();
    let outcome = Outcome { won: true, ..Outcome::default() };
    let table = Table::deal(&deal("AC"));
    let won = Said::Played {
        before: &table,
        after: &table,
        rules: &rules,
        action: Action::Draw,
        outcome: &outcome,
        moves: 1,
    };
    said.push(words.announce(won));
    said.extend(
        [true, false]
            .map(|on| words.hint(HintText::None { draw_helps: on, could_return: on.then_some(ace), undo: on })),
    );
    said.extend([words.hint(HintText::NoWinKnown), words.dead_end_title(), words.dead_end(0), words.dead_end(2)]);
    let verdicts = [
        VerdictText::Winnable,
        VerdictText::Unwinnable,
        VerdictText::NeverWinnable,
        VerdictText::Unknown,
        VerdictText::Thinking,
    ];
    said.extend(
        verdicts.iter().flat_map(|&it| [words.verdict(it), words.verdict_short(it), words.review_step(1, "x", it)]),
    );
    said.extend([Proven::Winnable, Proven::Unknown, Proven::Unwinnable].map(|it| words.proof(it)));
    let grades = [Grade::Easy, Grade::Medium, Grade::Hard, Grade::Expert];
    said.extend(grades.iter().flat_map(|&it| [words.grade(it), words.deal(DealName::Level(it))]));
    let deals = [
        DealName::Seed("s"),
        DealName::Practice,
        DealName::Verified(17),
        DealName::Daily(date),
        DealName::Winnable,
        DealName::Pasted,
    ];
    said.extend(deals.map(|it| words.deal(it)));
    said.push(words.deal_in_full(DealName::Practice, &Rules { worry_back: false, ..rules }, Proven::Winnable));
    said.extend(Scoring::ALL.iter().flat_map(|&it| {
        [
            words.scoring(it),
            words.scoring_version(it, 1),
            words.score(-5, it),
            words.best_score_label(it, None),
            words.best_score_label(it, Some(2)),
        ]
    }));
    let statuses = [
        words.status_home(3),
        words.status_pass(2, &rules),
        words.status_moves(1),
        words.status_actions(5),
        words.status_undos(1),
        words.status_time(3_661_000),
        words.status_score(-5, Scoring::Vegas),
        words.status_deal("a"),
        words.status_best(None),
        words.status_best(Some(76)),
    ];
    said.extend(statuses.into_iter().flat_map(|it| [it.text, it.label]));
    said.extend([
        words.title(""),
        words.title("a"),
        words.title_paused(),
        words.state_reading(["a".to_owned(), "b".to_owned()]),
    ]);
    said.extend([
        words.summary_title(true),
        words.summary_title(false),
        words.summary_subtitle("a", &rules),
        words.summary_apart(),
    ]);
    said.extend([words.home_value(3), words.help_used(&tally), words.help_used(&Tally::default())]);
    let bests = [NewBest::FirstWin, NewBest::FewestMoves, NewBest::FewestActions, NewBest::FastestTime, NewBest::Score];
    said.extend(bests.map(|it| words.new_best(it)));
    let reviews = [
        ReviewText::WinnableToEnd,
        ReviewText::LostAt { number: 3, name: "x".to_owned() },
        ReviewText::Never,
        ReviewText::Unknown,
    ];
    said.extend(reviews.map(|it| words.review(&it)));
    for own in [Some(99), None] {
        said.extend([true, false].map(|proven| words.review_shortest(76, own, proven)));
    }
    said.extend(Label::ALL.iter().map(|&it| words.label(it)));
    said.extend([
        words.best_note("a", Some(date), "none"),
        words.best_note("a", None, "none"),
        words.set_title(&rules),
        words.set_all_title(),
    ]);
    said.extend([
        words.streak(2),
        words.daily_streak(0),
        words.daily_streak(1),
        words.verified_won(3, 120),
        words.range(1, Some(9)),
        words.range(1, None),
    ]);
    let days = [(false, false, false), (true, false, false), (true, true, false), (true, true, true)];
    said.extend(days.map(|(available, played, won)| words.calendar_day(date, available, played, won)));
    said.extend([
        words.of_draw("a", Draw::Three),
        words.search_tried(3),
        words.search_none(1),
        words.search_cancelled(),
    ]);
    said.extend((1..=12).map(|month| words.month(2026, month)));
    said.extend(words.weekdays());
    said.extend((1..=7).map(|day| words.date_weekday(Date { day, ..date })));
    said.extend([
        words.number(-5),
        words.dollars(5),
        words.percent_of(1, 3),
        words.no_moves_of_card(),
        words.moves_reading(&table, &[]),
    ]);
    said.extend([
        words.duration_spoken(3_661_000),
        words.duration_spoken(0),
        words.duration(5000),
        words.rules(&Rules::default()),
    ]);
    said.extend(said_of_files(words, date));
    said
}

fn said_of_files(words: &Words, date: Date) -> Vec<String> {
    let ace = card("AS");
    let (aside, what) = ("game.damaged-1", "what the system says");
    let mut said = Vec::new();
    for file in [File::Game, File::Former, File::History, File::Records] {
        let notices = [
            Notice::SetAside { file, aside },
            Notice::Recovered { file, aside },
            Notice::PartlyRead { file, aside },
            Notice::Newer { file },
            Notice::Unreadable { file, what },
        ];
        said.extend(notices.map(|it| words.notice(it)));
    }
    let notices = [
        Notice::Trouble(StorageTrouble::Full),
        Notice::Trouble(StorageTrouble::Denied { place: "/x" }),
        Notice::Trouble(StorageTrouble::Other { what }),
        Notice::Back,
        Notice::DealCodeCopied,
    ];
    said.extend(notices.map(|it| words.notice(it)));
    let deals = [
        BadDeal::Count(51),
        BadDeal::Unknown(3),
        BadDeal::Doubled(ace, 4),
        BadDeal::Missing(ace),
        BadDeal::Shape(2),
        BadDeal::Unreadable,
        BadDeal::TooLong,
        BadDeal::Code,
        BadDeal::CodeNewer,
        BadDeal::Rules,
    ];
    said.extend(deals.map(|it| words.failed(Failed::Deal(it))));
    let imports = [BadImport::NotOurs, BadImport::Newer, BadImport::Part("history"), BadImport::TooLarge];
    said.extend(imports.map(|it| words.failed(Failed::Import(it))));
    let failures = [
        Failed::SeedBlank,
        Failed::SeedTooLong(97),
        Failed::NoDaily(date),
        Failed::NoVerified(121),
        Failed::NoLevel,
        Failed::NotFound,
        Failed::NoFormer,
        Failed::NoGame,
        Failed::CannotFinish,
        Failed::NoDestination,
        Failed::Request,
        Failed::Storage,
        Failed::NoImport,
        Failed::Cancelled,
        Failed::Internal,
    ];
    said.extend(failures.map(|it| words.failed(it)));
    said
}

#[test]
fn every_message_is_used_and_none_shows_a_placeholder() {
    for language in LANGUAGES {
        let mut words = Words::new(language.id);
        for text in say_all(&mut words) {
            let bad = ["{", "}", "%d", "undefined", "NaN", "\u{2068}", "\u{2069}"];
            assert!(!text.trim().is_empty() && !bad.iter().any(|bad| text.contains(bad)), "{}: {text:?}", language.id);
        }
    }
    let used = used();
    let left: Vec<String> = super::files::ids(LANGUAGES[0].game).into_iter().filter(|id| !used.contains(id)).collect();
    assert!(left.is_empty(), "no function says {left:?}");
}

/// Numbers in the groups of the language; places in the order of its sentences.
#[test]
fn other_languages_count_in_their_own_way() {
    let words = Words::new("de-AT");
    assert_eq!(words.language(), "de");
    assert_eq!(words.number(1_234_567), "1.234.567");
    assert_eq!(words.dollars(-52), "−52 $");
    assert_eq!(words.card(card("AH")), "Herz Ass");
    assert_eq!(words.date(Date { year: 2026, month: 3, day: 1 }), "1. März 2026");
    assert_eq!(Words::new("xx").language(), "en");
    let words = Words::new("he");
    assert_eq!(words.direction().name(), "rtl");
    assert_eq!(words.card(card("6H")), "6 לב");
}
