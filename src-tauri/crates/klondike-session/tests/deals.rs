//! Deals by every way they can be asked for.

use klondike::{Draw, EmptyColumn, Passes, Rules, Scoring, Table};
use klondike_session::Session;
use klondike_session::environment::{Puppet, Wall};
use klondike_session::jobs;
use klondike_session::protocol::{Command, DealRequest, Event, Failure, Proof, Reply, Setup};
use klondike_session::storage::MemoryStorage;

fn start(env: &Puppet, files: &MemoryStorage) -> Session {
    Session::start(Box::new(env.clone()), Box::new(files.clone()))
}

/// Does all work that waits, as the shell's threads would.
fn work(session: &mut Session) {
    loop {
        let jobs = session.take_jobs();
        if jobs.is_empty() {
            break;
        }
        for job in jobs {
            let done = jobs::run(&job);
            session.job_done(job.id, done);
        }
    }
}

fn ask(session: &mut Session, deal: DealRequest, rules: Rules, scoring: Scoring) -> Result<Reply, Failure> {
    let setup = Setup { deal, rules, scoring };
    match session.handle(1, Command::NewGame { setup: Some(setup) }) {
        Some(answer) => answer,
        None => {
            work(session);
            session.take_late().pop().expect("the answer comes with the ticket").1
        }
    }
}

fn new_game(session: &mut Session, deal: DealRequest, rules: Rules) {
    ask(session, deal, rules, Scoring::None).expect("there is such a deal");
}

/// The proven line of the deal on the table wins under its rules.
fn assert_line_wins(session: &Session) {
    let game = &session.attempt().game;
    let (mut table, rules) = (Table::deal(game.deal()), *game.rules());
    assert_eq!(session.attempt().proof, Proof::Proven);
    let line = session.proven_line().expect("a winnable deal comes with its solution");
    for action in line {
        table.play(&rules, action).expect("a proven line is legal");
    }
    assert!(table.is_won());
}

#[test]
fn winnable_deals_are_proven_under_exactly_the_rules_chosen() {
    let mut session = start(&Puppet::new(), &MemoryStorage::new());
    let limited = |passes| Passes::limited(passes).unwrap();
    for rules in [
        Rules::default(),
        Rules { draw: Draw::Three, ..Rules::default() },
        Rules { draw: Draw::Three, passes: limited(3), ..Rules::default() },
        Rules { passes: limited(1), worry_back: false, ..Rules::default() },
        Rules { draw: Draw::Three, empty_column: EmptyColumn::Any, ..Rules::default() },
    ] {
        for _ in 0..3 {
            new_game(&mut session, DealRequest::Winnable, rules);
            work(&mut session);
            assert_eq!(session.attempt().game.rules(), &rules);
            assert_line_wins(&session);
        }
    }
}

#[test]
fn the_next_deal_is_ready_before_it_is_asked_for_also_after_a_restart() {
    let (env, files) = (Puppet::new(), MemoryStorage::new());
    let mut session = start(&env, &files);
    work(&mut session);
    let answer = session.handle(1, Command::NewGame { setup: None });
    assert!(answer.is_some(), "a deal was ready");
    let first = *session.attempt().game.deal();
    work(&mut session);
    session.close();
    let mut session = start(&env, &files);
    let answer = session.handle(1, Command::NewGame { setup: None });
    assert!(answer.is_some(), "the deal of the earlier run was kept");
    assert_ne!(*session.attempt().game.deal(), first);
    assert_line_wins(&session);
}

#[test]
fn a_search_can_be_stopped_and_tells_how_far_it_is() {
    let env = Puppet::new();
    let mut session = start(&env, &MemoryStorage::new());
    let rules = Rules { draw: Draw::Three, passes: Passes::limited(1).unwrap(), ..Rules::default() };
    let setup = Setup { deal: DealRequest::Winnable, rules, scoring: Scoring::None };
    let before = *session.attempt().game.deal();
    assert!(session.handle(7, Command::NewGame { setup: Some(setup) }).is_none());
    let _ = session.take_events();
    env.pass(300);
    session.tick();
    assert!(matches!(session.take_events()[..], [Event::SearchProgress { done: false, .. }]));
    session.handle(8, Command::Stop);
    assert!(session.take_events().iter().any(|event| matches!(event, Event::SearchProgress { done: true, .. })));
    assert!(matches!(session.take_late()[..], [(7, Err(Failure::Cancelled { .. }))]));
    assert_eq!(*session.attempt().game.deal(), before, "the table is as it was");
}

#[test]
fn shipped_deals_say_what_is_proven_under_the_rules_in_play() {
    let mut session = start(&Puppet::new(), &MemoryStorage::new());
    new_game(&mut session, DealRequest::Practice, Rules { draw: Draw::Three, ..Rules::default() });
    assert_line_wins(&session);
    new_game(&mut session, DealRequest::Verified { number: 17 }, Rules::default());
    assert_line_wins(&session);
    for number in [0, 121, u32::MAX] {
        let answer = ask(&mut session, DealRequest::Verified { number }, Rules::default(), Scoring::None);
        assert!(matches!(answer, Err(Failure::NotFound { .. })));
    }
    let rules = Rules { passes: Passes::limited(1).unwrap(), draw: Draw::Three, worry_back: false, ..Rules::default() };
    new_game(&mut session, DealRequest::Seed { text: "klondike-1".into() }, rules);
    assert_eq!(session.attempt().proof, Proof::Unknown, "a typed seed is not proven");
}

#[test]
fn the_daily_deal_is_that_of_the_local_date() {
    let env = Puppet::new();
    let mut session = start(&env, &MemoryStorage::new());
    let noon = 1_795_953_600_000; // 2026-11-29 12:00 UTC
    let mut deals = Vec::new();
    for (hours, offset_minutes) in [(0, 0), (11, 0), (13, 0), (0, 840), (13, -480)] {
        env.set_wall(Wall { unix_ms: noon + hours * 3_600_000, offset_minutes });
        let rules = Rules { passes: Passes::limited(2).unwrap(), empty_column: EmptyColumn::Any, ..Rules::default() };
        ask(&mut session, DealRequest::Daily { date: None }, rules, Scoring::Vegas).unwrap();
        let game = &session.attempt().game;
        assert_eq!(game.rules(), &Rules::default(), "the rules that the day is proven under");
        assert_eq!(session.attempt().proof, Proof::Proven);
        deals.push(*game.deal());
    }
    assert_eq!(deals[0], deals[1], "one day");
    assert_eq!(deals[2], deals[3], "past midnight, by the clock or by the zone");
    assert_ne!(deals[0], deals[2]);
    assert_eq!(deals[0], deals[4], "13 hours later it is still the 29th in the west");
    for date in ["2047-01-01", "2025-12-31"] {
        let answer = ask(&mut session, DealRequest::Daily { date: Some(date.into()) }, Rules::default(), Scoring::None);
        assert!(matches!(answer, Err(Failure::NotFound { .. })), "{date}: {answer:?}");
    }
}

#[test]
fn a_pasted_deal_brings_its_rules_and_never_changes_saved_ones() {
    let mut session = start(&Puppet::new(), &MemoryStorage::new());
    let rules = Rules { draw: Draw::Three, passes: Passes::limited(2).unwrap(), ..Rules::default() };
    let deal = "somebody else's".parse::<klondike::Seed>().unwrap().deal();
    let link = klondike_deals::DealCode { deal, rules }.link();
    let Some(Ok(Reply::Settings(before))) = session.handle(1, Command::Settings) else { panic!("settings") };
    let Some(Ok(Reply::ImportedDeal(imported))) = session.handle(1, Command::ImportDeal { text: link }) else {
        panic!("the link is read")
    };
    assert_eq!(imported.rules, Some(rules));
    new_game(&mut session, imported.request.clone(), Rules::default());
    assert_eq!((session.attempt().game.deal(), session.attempt().game.rules()), (&deal, &rules));
    let Some(Ok(Reply::Settings(after))) = session.handle(1, Command::Settings) else { panic!("settings") };
    assert_eq!(before, after);
    // What it says of itself is read back as the same.
    let Some(Ok(Reply::DealCode(code))) = session.handle(1, Command::DealCode) else { panic!("a code") };
    assert_eq!(code.code.parse(), Ok(klondike_deals::DealCode { deal, rules }));
    let broken = code.line.replace("KS", "KH");
    let refused = session.handle(1, Command::ImportDeal { text: broken });
    assert!(matches!(refused, Some(Err(Failure::BadDeal { place: Some(_), .. }))), "{refused:?}");
}

#[test]
fn the_other_draw_count_restarts_the_same_cards() {
    let mut session = start(&Puppet::new(), &MemoryStorage::new());
    new_game(&mut session, DealRequest::Practice, Rules::default());
    let deal = *session.attempt().game.deal();
    session.handle(
        1,
        Command::NewGame {
            setup: Some(Setup { deal: DealRequest::OtherDraw, rules: Rules::default(), scoring: Scoring::None }),
        },
    );
    assert_eq!(session.attempt().game.deal(), &deal);
    assert_eq!(session.attempt().game.rules().draw, Draw::Three);
    assert_line_wins(&session);
    // New game goes on with that draw count.
    let _ = session.handle(1, Command::NewGame { setup: None });
    work(&mut session);
    assert_eq!(session.attempt().game.rules().draw, Draw::Three);
    assert_ne!(session.attempt().game.deal(), &deal);
}

#[test]
fn a_level_is_what_the_measure_says() {
    use klondike_session::protocol::Level;
    let mut session = start(&Puppet::new(), &MemoryStorage::new());
    for (level, name) in [(Level::Easy, "easy"), (Level::Expert, "expert")] {
        new_game(&mut session, DealRequest::Level { level }, Rules::default());
        let game = &session.attempt().game;
        assert_eq!(klondike_deals::level::level(game.deal(), game.rules()).name(), name);
        assert_line_wins(&session);
    }
}
