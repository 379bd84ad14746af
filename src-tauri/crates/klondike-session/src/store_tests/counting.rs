//! What is counted when, over restarts: the checks of section F of what players reported elsewhere.

use super::*;
use crate::protocol::{CalendarView, RecordsView};
use klondike::{Draw, Rules, Scoring};
use klondike_records::Outcome;

fn set(session: &Session) -> (u64, u64) {
    session.store.records.set(&Rules::default()).map_or((0, 0), |set| (set.played, set.wins))
}

fn records(session: &mut Session) -> RecordsView {
    let Ok(Reply::Records(view)) = run(session, Command::Records) else { panic!("records") };
    *view
}

/// C122: a won game that is resumed is not won again.
#[test]
fn a_won_game_that_is_resumed_counts_once() {
    let (files, last) = nearly_won(seed_source("a"), 1, Setup::default());
    win(&mut start(&files), last);
    let mut again = start(&files);
    assert!(again.attempt().game.is_won());
    assert_eq!(set(&again), (1, 1));
    undo(&mut again);
    win(&mut again, last);
    undo(&mut again);
    new_game(&mut again, "b");
    play_some(&mut again, 1);
    assert_eq!(set(&start(&files)), (1, 1), "undone after the win and left: still one win and no loss");
}

/// C127: closed before the last move a game is neither won nor lost; it goes on, and counts when it is won.
#[test]
fn a_game_closed_before_its_end_is_not_lost() {
    let (files, last) = nearly_won(seed_source("a"), 1, Setup::default());
    let mut session = start(&files);
    session.close();
    assert_eq!(session.store.records.total(), 0);
    win(&mut start(&files), last);
    assert_eq!(set(&start(&files)), (1, 1));
}

/// An attempt counts as lost when the next deal is played on, not before: until then it can be brought back.
#[test]
fn lost_when_the_next_deal_is_played_on() {
    let files = MemoryStorage::new();
    let mut session = start(&files);
    new_game(&mut session, "a");
    play_some(&mut session, 3);
    new_game(&mut session, "b");
    assert_eq!(session.store.records.total(), 0);
    run(&mut session, Command::BringBack).unwrap();
    new_game(&mut session, "c");
    play_some(&mut session, 1);
    assert_eq!(set(&session), (1, 0));
    // A deal that nothing was played on counts nowhere.
    new_game(&mut session, "d");
    new_game(&mut session, "e");
    play_some(&mut session, 1);
    assert_eq!(set(&start(&files)), (2, 0));
}

/// C133: a new deal at once after a win takes nothing away.
#[test]
fn a_new_deal_during_the_win_show() {
    let (files, last) = nearly_won(seed_source("a"), 1, Setup::default());
    let mut session = start(&files);
    win(&mut session, last);
    new_game(&mut session, "b");
    session.close();
    put_nearly_won(&files, seed_source("c"), 2, Setup::default());
    win(&mut start(&files), last);
    assert_eq!(set(&start(&files)), (2, 2));
}

/// Ending a deal counts at once, and only when something was played.
#[test]
fn ended_deals() {
    let files = MemoryStorage::new();
    let mut session = start(&files);
    new_game(&mut session, "a");
    play_some(&mut session, 3);
    run(&mut session, Command::EndDeal).unwrap();
    assert_eq!(session.store.records.recent().next().unwrap().outcome, Outcome::Ended);
    let mut again = start(&files);
    assert!(again.attempt().game.is_ended());
    new_game(&mut again, "b");
    play_some(&mut again, 1);
    assert_eq!(set(&start(&files)), (1, 0));
}

/// The app was killed after the last action and before the history's line.
#[test]
fn a_win_that_was_not_written_down_is_made_up_for() {
    let (files, last) = nearly_won(seed_source("a"), 1, Setup::default());
    win(&mut start(&files), last);
    let fresh = MemoryStorage::new();
    fresh.put(File::Game, &files.content(File::Game).unwrap());
    assert_eq!(set(&start(&fresh)), (1, 1));
    assert_eq!(set(&start(&fresh)), (1, 1));
}

/// C134: a row for each rule set, the one in play first.
#[test]
fn statistics_by_rule_set() {
    let (files, last) = nearly_won(seed_source("a"), 1, Setup { scoring: Scoring::Vegas, ..Setup::default() });
    win(&mut start(&files), last);
    let mut session = start(&files);
    let setup = crate::protocol::Setup {
        deal: crate::protocol::DealRequest::Seed { text: "b".to_owned() },
        rules: Rules { draw: Draw::Three, ..Rules::default() },
        ..crate::protocol::Setup::default()
    };
    run(&mut session, Command::NewGame { setup: Some(setup) }).unwrap();
    let view = records(&mut session);
    let titles: Vec<_> = view.sets.iter().map(|set| (set.title.as_str(), set.current)).collect();
    assert_eq!(
        titles,
        [
            ("Draw 3, unlimited passes, kings only", true),
            ("Draw 1, unlimited passes, kings only", false),
            ("All rules together", false)
        ]
    );
    let of = |id: &str| view.sets[1].figures.iter().find(|figure| figure.id == id).unwrap().clone();
    assert_eq!(of("wins").value, "1");
    // C128: what is averaged is said.
    assert_eq!(of("averageTime").label, "Average time of wins");
    assert_eq!(of("averageTime").value, "1:00");
    assert!(of("bestScore-vegas-1").value.starts_with('$'));
    assert!(of("fewestMoves").note.starts_with("a, 1 January 1970"), "{}", of("fewestMoves").note);
    assert_eq!(view.sets[1].plots.len(), 4);
    assert_eq!((view.history.total, view.history.rows[0].len()), (1, view.history.head.len()));
    // C130: no placeholder, no NaN.
    let text = serde_json::to_string(&view).unwrap();
    assert!(!["{ $", "%d", "NaN", "undefined", "null"].iter().any(|bad| text.contains(bad)), "{text}");
}

/// A running game counts as played from its first action.
#[test]
fn a_running_game_is_a_played_one() {
    let (files, last) = nearly_won(seed_source("a"), 1, Setup::default());
    win(&mut start(&files), last);
    let mut session = start(&files);
    new_game(&mut session, "b");
    let rate =
        |view: &RecordsView| view.sets[0].figures.iter().find(|figure| figure.id == "winRate").unwrap().value.clone();
    assert_eq!(rate(&records(&mut session)), "100 %");
    play_some(&mut session, 1);
    assert_eq!(rate(&records(&mut session)), "50 %");
}

/// C131: help is counted exactly and stands in the history.
#[test]
fn help_is_counted_exactly() {
    let (files, last) = nearly_won(seed_source("a"), 1, Setup::default());
    let mut session = start(&files);
    let revision = session.revision();
    run(&mut session, Command::Hint { revision }).unwrap();
    win(&mut session, last);
    let entry = session.store.records.recent().next().unwrap().clone();
    assert_eq!((entry.help.hints, entry.help.demos), (1, 0));
    assert_eq!(session.store.records.set(&Rules::default()).unwrap().helped_wins, 1);
}

/// C136: the day is the local one, and changes at local midnight while the app is open.
#[test]
fn the_calendar_follows_the_local_date() {
    use crate::environment::Wall;
    let env = Puppet::new();
    let mut session = start_in(&env, &MemoryStorage::new());
    let mut today = |unix_ms: i64, offset_minutes: i32| {
        env.set_wall(Wall { unix_ms, offset_minutes });
        let Ok(Reply::Calendar(view)) = run(&mut session, Command::Calendar { month: None, draw: Draw::One }) else {
            panic!("a calendar")
        };
        let CalendarView { days, first_weekday, weekdays, .. } = *view;
        assert!(first_weekday < 7 && weekdays.len() == 7);
        let open = days.iter().filter(|day| day.available).count();
        (days.iter().find(|day| day.today).unwrap().date.clone(), open)
    };
    // 2026-11-29 23:59:59 UTC
    let ms = 1_795_996_799_000_i64;
    assert_eq!(today(ms, 0).0, "2026-11-29");
    assert_eq!(today(ms + 1000, 0).0, "2026-11-30");
    assert_eq!(today(ms, -8 * 60).0, "2026-11-29");
    assert_eq!(today(ms, 8 * 60).0, "2026-11-30");
    let _ = env.now_ms();
}

/// The Vegas balance goes on over restarts, also when the game's file is gone.
#[test]
fn the_vegas_balance_carries_over() {
    let setup = Setup { scoring: Scoring::VegasCumulative, balance: 100, ..Setup::default() };
    let (files, last) = nearly_won(seed_source("a"), 1, setup);
    let mut session = start(&files);
    win(&mut session, last);
    let balance = 100 - 52 + 5 * 52;
    assert_eq!(session.attempt().game.score(), Some(balance));
    let fresh = MemoryStorage::new();
    for file in [File::History, File::Store] {
        fresh.put(file, &files.content(file).unwrap());
    }
    assert_eq!(start(&fresh).store.records.balance, balance);
}
