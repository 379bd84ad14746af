//! Whatever comes: random commands never panic and keep the table whole, and any JSON gets a tagged answer.

mod common;

use common::Player;
use klondike::{Action, Column, PileId, Rules};
use klondike_session::protocol::{Command, DealRequest, Event, Phase, Setup};
use proptest::prelude::*;
use serde_json::{Value, json};

fn pile() -> impl Strategy<Value = PileId> {
    (0..PileId::ALL.len()).prop_map(|place| PileId::ALL[place])
}

fn action() -> impl Strategy<Value = Action> {
    prop_oneof![
        Just(Action::Draw),
        Just(Action::Recycle),
        (pile(), pile(), any::<u8>()).prop_map(|(from, to, count)| Action::Move { from, to, count: count % 15 }),
    ]
}

/// What a hand does next. Choices of legal moves come as numbers: they are looked up when it is their turn.
#[derive(Clone, Debug)]
enum Next {
    Legal(usize),
    Ask(Command),
    Pass(u64),
    Work,
}

fn next() -> impl Strategy<Value = Next> {
    // A revision of 0 stands for the newest one.
    let revision = 0;
    let setup = prop_oneof![
        Just(DealRequest::Random),
        Just(DealRequest::Same),
        Just(DealRequest::OtherDraw),
        Just(DealRequest::Practice),
        Just(DealRequest::Verified { number: 3 }),
        Just(DealRequest::Seed { text: "x".to_owned() }),
        Just(DealRequest::Seed { text: String::new() }),
    ];
    let setup = setup.prop_map(|deal| Command::NewGame { setup: Some(Setup { deal, ..Setup::default() }) });
    let command = prop_oneof![
        4 => Just(Command::Undo { revision }),
        2 => Just(Command::Redo { revision }),
        2 => action().prop_map(move |action| Command::Play { action, revision }),
        2 => (pile(), 0..14_u8, any::<bool>())
            .prop_map(move |(from, count, home)| Command::AutoMove { from, count, home, revision }),
        1 => (pile(), 0..7_usize).prop_map(move |(from, to)| Command::MoveRun { from, to: Column::ALL[to], revision }),
        1 => Just(Command::SendHome { revision }),
        1 => Just(Command::Finish { revision }),
        1 => Just(Command::Hint { revision }),
        1 => Just(Command::Check { revision }),
        1 => Just(Command::Rewind),
        1 => any::<bool>().prop_map(|step| Command::Demo { step }),
        1 => Just(Command::Stop),
        1 => any::<bool>().prop_map(|away| Command::Pause { away }),
        2 => Just(Command::Resume),
        1 => setup,
        1 => Just(Command::Restart),
        1 => Just(Command::BringBack),
        1 => Just(Command::EndDeal),
        1 => Just(Command::Review),
        1 => Just(Command::DealCode),
        1 => Just(Command::Play { action: Action::Draw, revision: 999_999 }),
    ];
    prop_oneof![
        8 => any::<usize>().prop_map(Next::Legal),
        6 => command.prop_map(Next::Ask),
        1 => (0..4_000_u64).prop_map(Next::Pass),
        2 => Just(Next::Work),
    ]
}

fn now(command: Command, newest: u64) -> Command {
    let mut json = command;
    match &mut json {
        Command::Play { revision, .. }
        | Command::AutoMove { revision, .. }
        | Command::MoveRun { revision, .. }
        | Command::SendHome { revision }
        | Command::Undo { revision }
        | Command::Redo { revision }
        | Command::Finish { revision }
        | Command::Hint { revision }
        | Command::Check { revision }
            if *revision == 0 =>
        {
            *revision = newest;
        }
        _ => {}
    }
    json
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, max_shrink_iters: 2_000, ..ProptestConfig::default() })]

    #[test]
    fn random_hands_keep_the_table_whole(hands in prop::collection::vec(next(), 1..60)) {
        let mut player = Player::at("anything");
        let mut answered = 0_u64;
        let mut asked = 0_u64;
        for hand in hands {
            match hand {
                Next::Legal(choice) => {
                    let legal = player.view().legal;
                    if let Some(legal) = legal.get(choice % legal.len().max(1)) {
                        let revision = player.revision();
                        let answer = player.try_ask(Command::Play { action: legal.action, revision });
                        prop_assert!(matches!(answer, Some(Ok(_))), "what is listed is legal: {answer:?}");
                    }
                }
                Next::Ask(command) => {
                    let newest = player.revision();
                    asked += 1;
                    if let Some(answer) = player.try_ask(now(command, newest)) {
                        answered += 1;
                        if let Err(failure) = answer {
                            prop_assert!(!failure.message().is_empty(), "a refusal says why");
                            prop_assert!(!serde_json::to_value(&failure).unwrap()["kind"].is_null());
                        }
                    }
                }
                Next::Pass(ms) => player.pass(ms),
                Next::Work => player.work(),
            }
            answered += player.session.take_late().len() as u64;
            let view = player.view();
            let mut keys: Vec<u8> = view.piles.iter().flat_map(|pile| pile.cards.iter().map(|card| card.key)).collect();
            keys.sort_unstable();
            prop_assert_eq!(keys, (0..52).collect::<Vec<u8>>());
            prop_assert!(view.phase == Phase::Playing || view.legal.is_empty());
        }
        player.work();
        answered += player.session.take_late().len() as u64;
        prop_assert_eq!(asked, answered, "every command gets an answer");
        let revisions: Vec<u64> = player.boards().iter().map(|board| board.revision).collect();
        prop_assert!(revisions.windows(2).all(|pair| pair[0] < pair[1]), "revisions only go up");
        player.session.close();
        let game = player.game().clone();
        let again = player.restarted();
        prop_assert!(again.game() == &game, "what was played is what was written");
    }

    #[test]
    fn any_json_gets_a_command_or_a_tagged_failure(name in 0..40_usize, json in json_value()) {
        let name = Command::NAMES.get(name).copied().unwrap_or("nonsense");
        if let Err(failure) = Command::parse(name, json) {
            let tagged = serde_json::to_value(&failure).unwrap();
            prop_assert_eq!(&tagged["kind"], &json!("badRequest"));
            prop_assert!(tagged["message"].as_str().is_some_and(|message| !message.is_empty() && message.len() < 1_000));
        }
    }
}

/// JSON that has something of real arguments, so that the reading goes further than the first field.
fn json_value() -> impl Strategy<Value = Value> {
    let word = prop_oneof![
        Just("draw".to_owned()),
        Just("move".to_owned()),
        Just("t3".to_owned()),
        Just("fs".to_owned()),
        Just("seed".to_owned()),
        ".{0,12}".prop_map(|text| text),
    ];
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        word.prop_map(Value::from),
    ];
    let name = prop_oneof![
        Just("action".to_owned()),
        Just("revision".to_owned()),
        Just("kind".to_owned()),
        Just("from".to_owned()),
        Just("to".to_owned()),
        Just("count".to_owned()),
        Just("setup".to_owned()),
        Just("rules".to_owned()),
        Just("text".to_owned()),
        Just("settings".to_owned()),
        "[a-z]{1,6}".prop_map(|text| text),
    ];
    leaf.prop_recursive(4, 32, 6, move |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..6).prop_map(Value::from),
            prop::collection::btree_map(name.clone(), inner, 0..6)
                .prop_map(|fields| Value::Object(fields.into_iter().collect())),
        ]
    })
}

#[test]
fn settings_of_any_kind_are_taken_or_refused_whole() {
    let mut player = Player::new();
    let before = player.session.settings().clone();
    for (name, value) in [
        ("theme", json!("plaid")),
        ("theme", json!(null)),
        ("cardScale", json!("big")),
        ("cardScale", json!(-1)),
        ("cardScale", json!(1e300)),
        ("nonsense", json!(1)),
        ("back", json!("x".repeat(1_000))),
        ("keys", json!(["a"])),
        ("volume", json!([])),
    ] {
        let settings = json!({ name: value }).as_object().cloned();
        let answer = player.ask(Command::SetSettings { settings, setup: None, reset: false });
        assert_eq!(common::tag(&answer), "badRequest", "{name}");
        assert_eq!(player.session.settings(), &before);
    }
    let settings = json!({ "cardScale": 900, "volume": 200, "scanSpeed": 1 }).as_object().cloned();
    player.ask(Command::SetSettings { settings, setup: None, reset: false }).unwrap();
    let settings = player.session.settings();
    assert_eq!((settings.card_scale, settings.volume, settings.scan_speed), (200, 100, 200));
    assert!(player.events.iter().any(|event| matches!(event, Event::SettingsChanged { .. })));
    player.ask(Command::SetSettings { settings: None, setup: None, reset: true }).unwrap();
    assert_eq!(player.session.settings(), &before);
}

#[test]
fn vegas_fixes_the_passes_of_the_next_deal() {
    let mut player = Player::new();
    let setup = Setup { scoring: klondike::Scoring::Vegas, rules: Rules::default(), ..Setup::default() };
    player.ask(Command::SetSettings { settings: None, setup: Some(setup), reset: false }).unwrap();
    player.ask(Command::NewGame { setup: None }).unwrap();
    assert_eq!(player.game().rules().passes.limit(), Some(1));
    assert_eq!(player.game().score(), Some(-52));
}
