//! Help: hints, check, the way back, finish, send home, demo, dead ends, review.

mod common;

use common::{Player, message, solution, tag, winnable};
use klondike::{Action, PileId, Rules, Scoring, Seed};
use klondike_session::protocol::{Cause, Command, Event, HintView, Phase, Proof, Reply, ReviewView, VerdictState};

fn hint(player: &mut Player) -> HintView {
    match player.hint() {
        Ok(Reply::Hint(hint)) => hint,
        other => panic!("no hint: {other:?}"),
    }
}

fn verdict(player: &Player) -> Option<VerdictState> {
    player.view().verdict.map(|verdict| verdict.state)
}

/// A deal that is lost after some actions that anybody could play, and how many.
fn lost() -> (Player, usize) {
    for number in 0.. {
        let text = format!("session-lost-{number}");
        let seed: Seed = text.parse().expect("a short seed");
        if solution(&seed.deal(), &Rules::default()).is_none() {
            continue;
        }
        let mut player = Player::at(&text);
        player.set("autoComplete", false);
        player.set("deadEndNotice", false);
        play_simply(&mut player, |player| {
            let moves = player.game().moves();
            moves >= 80 || (moves > 0 && moves % 10 == 0 && solver_says_lost(player))
        });
        if player.phase() == Phase::Playing && solver_says_lost(&player) {
            let moves = player.game().moves();
            return (player, moves);
        }
    }
    unreachable!("some deal is lost soon")
}

fn solver_says_lost(player: &Player) -> bool {
    use klondike_solver::{Budget, Cancel, Verdict, solve};
    let game = player.game();
    let report = solve(game.table(), game.rules(), &Budget::positions(50_000), &Cancel::new());
    matches!(report.verdict, Verdict::Unsolvable)
}

#[test]
fn the_first_hint_shows_a_move_and_the_second_a_proven_one() {
    let (seed, _) = winnable("session-hint", &Rules::default());
    let mut player = Player::at(&seed);
    let before = *player.game().tally();
    match hint(&mut player) {
        HintView::Move { step, text, proven } => {
            assert!(!proven && text.starts_with("Hint: "), "{text}");
            assert!(player.view().legal.contains(&step));
        }
        other => assert!(!matches!(other, HintView::None { .. })),
    }
    let HintView::Move { step, proven, .. } = hint(&mut player) else { panic!("it can be won") };
    assert!(proven && player.view().legal.iter().any(|legal| legal.action == step.action));
    assert_eq!(player.game().tally().hints, before.hints + 1);
    assert_eq!(player.game().tally().proven_moves, 1);
    assert_eq!(player.game().tally().actions(), 0, "asking is no action");
}

#[test]
fn proven_hints_followed_blindly_win() {
    for name in ["blind-a", "blind-b", "blind-c"] {
        let (seed, _) = winnable(name, &Rules::default());
        let mut player = Player::at(&seed);
        player.set("autoComplete", false);
        let mut steps = 0;
        while player.phase() == Phase::Playing {
            hint(&mut player);
            let HintView::Move { step, proven: true, .. } = hint(&mut player) else { panic!("a proven move") };
            player.play(step.action).unwrap();
            steps += 1;
            assert!(steps < 500, "the hints go round in circles");
        }
        assert_eq!(player.phase(), Phase::Won);
    }
}

#[test]
fn a_hint_that_waits_is_dropped_when_the_board_changes() {
    let mut player = Player::at("klondike-1");
    hint(&mut player);
    let revision = player.revision();
    assert!(player.try_ask(Command::Hint { revision }).is_none());
    let jobs = player.session.take_jobs();
    player.play(Action::Draw).unwrap();
    let late = player.session.take_late();
    assert_eq!(late.len(), 1);
    assert_eq!(tag(&late[0].1), "cancelled");
    assert!(jobs.iter().all(|job| job.cancel.is_cancelled()));
    // What comes back too late changes nothing.
    let view = player.view();
    for job in jobs {
        player.session.job_done(job.id, klondike_session::jobs::run(&job));
    }
    assert_eq!(player.view(), view);
}

#[test]
fn a_check_says_thinking_when_it_takes_long_and_then_the_verdict() {
    let (seed, _) = winnable("session-check", &Rules::default());
    let mut player = Player::at(&seed);
    player.play(Action::Draw).unwrap();
    let revision = player.revision();
    player.try_ask(Command::Check { revision }).expect("it is acknowledged at once").unwrap();
    let verdicts = |player: &Player| -> Vec<VerdictState> {
        let state = |event: &Event| match event {
            Event::VerdictChanged(event) => event.verdict.as_ref().map(|verdict| verdict.state),
            _ => None,
        };
        player.events.iter().filter_map(state).collect()
    };
    player.pass(290);
    assert_eq!(verdicts(&player), []);
    player.pass(20);
    assert_eq!(verdicts(&player), [VerdictState::Thinking]);
    player.work();
    assert_eq!(verdicts(&player), [VerdictState::Thinking, VerdictState::Winnable]);
    assert_eq!(player.game().tally().checks, 1);
    // What leads to a winnable position is winnable: undo shows it at once.
    player.undo().unwrap();
    assert_eq!(verdict(&player), Some(VerdictState::Winnable));
    player.redo().unwrap();
    assert_eq!(verdict(&player), Some(VerdictState::Winnable));
    // Asked again, it is known, and no new help.
    player.check().unwrap();
    assert_eq!(player.game().tally().checks, 1);
}

#[test]
fn a_verdict_is_kept_over_a_restart_of_the_app() {
    let (seed, _) = winnable("session-kept", &Rules::default());
    let mut player = Player::at(&seed);
    player.play(Action::Draw).unwrap();
    player.check().unwrap();
    player.work();
    assert_eq!(verdict(&player), Some(VerdictState::Winnable));
    let player = player.restarted();
    assert_eq!(verdict(&player), Some(VerdictState::Winnable));
    assert_eq!(player.game().tally().checks, 1);
}

#[test]
fn a_lost_game_goes_back_to_the_last_winnable_position() {
    let (mut player, moves) = lost();
    player.check().unwrap();
    player.work();
    assert_eq!(verdict(&player), Some(VerdictState::Unwinnable));
    let undos = player.game().tally().undos;
    player.ask(Command::Rewind).unwrap();
    assert_eq!(player.last_board().cause, Cause::Rewind);
    assert_eq!(verdict(&player), Some(VerdictState::Winnable));
    let back = moves - player.game().moves();
    assert!(back > 0);
    assert_eq!(player.game().tally().undos, undos + back as u64, "each step is a counted undo");
    // One step on it is lost, and the way back is known.
    player.redo().unwrap();
    assert_eq!(verdict(&player), Some(VerdictState::Unwinnable));
    assert_eq!(player.view().verdict.and_then(|verdict| verdict.back), Some(1));
}

#[test]
fn the_check_after_every_move_runs_by_itself() {
    let (seed, line) = winnable("session-always", &Rules::default());
    let mut player = Player::at(&seed);
    player.set("checkAlways", true);
    player.work();
    assert_eq!(verdict(&player), Some(VerdictState::Winnable));
    player.play(line[0]).unwrap();
    player.work();
    assert_eq!(verdict(&player), Some(VerdictState::Winnable));
}

#[test]
fn the_finish_starts_by_itself_and_any_command_stops_it() {
    let (seed, line) = winnable("session-finish", &Rules::default());
    let mut player = Player::at(&seed);
    for &action in &line {
        if player.phase() != Phase::Playing {
            break;
        }
        player.play(action).unwrap();
    }
    assert_eq!(player.phase(), Phase::Finishing, "it begins after the player's own transfer");
    let moves = player.game().moves();
    player.pass(300);
    let played = player.game().moves() - moves;
    assert!(played > 0 && player.phase() == Phase::Finishing);
    // Each card is an event and an action of its own.
    let steps: Vec<_> = player.boards().into_iter().filter(|board| board.cause == Cause::Finish).collect();
    assert!(steps.iter().all(|board| board.changes.len() <= 2));
    player.ask(Command::Stop).unwrap();
    assert_eq!(player.phase(), Phase::Playing);
    assert_eq!(player.last_board().cause, Cause::Stop);
    player.undo().unwrap();
    player.pass(1_000);
    assert_eq!(player.phase(), Phase::Playing, "undo and stop disarm it");
    let revision = player.revision();
    player.ask(Command::Finish { revision }).unwrap();
    player.pass(3_000);
    assert_eq!(player.phase(), Phase::Won, "all cards are home in three seconds");
    assert!(player.said().contains("Won in"));
}

#[test]
fn a_card_played_during_the_finish_stops_it() {
    let (seed, line) = winnable("session-finish", &Rules::default());
    let mut player = Player::at(&seed);
    for &action in &line {
        if player.phase() == Phase::Playing {
            player.play(action).unwrap();
        }
    }
    let old = player.revision();
    player.pass(200);
    let refused = player.ask(Command::Undo { revision: old });
    assert_eq!(tag(&refused), "illegalAction/staleRevision");
    assert_eq!(player.phase(), Phase::Playing);
    assert_eq!(player.last_board().cause, Cause::Stop);
}

#[test]
fn no_finish_where_it_is_switched_off_or_not_possible() {
    let mut player = Player::at("klondike-1");
    let revision = player.revision();
    assert_eq!(message(&player.ask(Command::Finish { revision })), "The game can not be finished by itself yet.");
    let (seed, line) = winnable("session-finish", &Rules::default());
    let mut player = Player::at(&seed);
    player.set("autoComplete", false);
    player.play_line(&line, 1);
    assert_eq!(player.phase(), Phase::Playing);
    assert!(player.view().can.finish);
}

#[test]
fn sending_home_moves_all_safe_cards_in_one_command() {
    let (seed, line) = winnable("session-home", &Rules::default());
    let mut player = Player::at(&seed);
    player.set("autoComplete", false);
    let mut sent = false;
    for &action in &line {
        if player.view().can.send_home {
            let (moves, home) = (player.game().moves(), player.game().table().home());
            let revision = player.revision();
            player.ask(Command::SendHome { revision }).unwrap();
            let cards = usize::from(player.game().table().home() - home);
            assert_eq!(player.game().moves(), moves + cards);
            assert!(!player.view().can.send_home);
            if player.phase() == Phase::Playing {
                let revision = player.revision();
                assert_eq!(tag(&player.ask(Command::SendHome { revision })), "noDestination");
            }
            for _ in 0..cards {
                player.undo().unwrap();
            }
            assert_eq!(player.game().table().home(), home);
            sent = true;
        }
        player.play(action).unwrap();
    }
    assert!(sent);
}

#[test]
fn the_demo_plays_legal_moves_to_the_win_and_can_be_held() {
    let (seed, _) = winnable("session-demo", &Rules::default());
    let mut player = Player::at(&seed);
    player.ask(Command::Demo { step: true }).unwrap();
    assert_eq!(player.phase(), Phase::Demo);
    assert_eq!(player.game().moves(), 1);
    player.pass(5_000);
    assert_eq!(player.game().moves(), 1, "a step is a step");
    player.ask(Command::Demo { step: true }).unwrap();
    assert_eq!(player.game().moves(), 2);
    player.ask(Command::Demo { step: false }).unwrap();
    player.pass(2_000);
    assert!(player.game().moves() > 2);
    let moves = player.game().moves();
    player.ask(Command::Pause { away: false }).unwrap();
    player.pass(5_000);
    assert_eq!(player.game().moves(), moves);
    player.ask(Command::Resume).unwrap();
    player.pass(400_000);
    assert_eq!(player.phase(), Phase::Won);
    assert_eq!(player.game().tally().demos, 1);
    let summary = player.view().summary.expect("a summary");
    let help = summary.figures.iter().find(|figure| figure.id == "help").expect("help is told");
    assert!(help.value.contains("demo"), "{}", help.value);
}

/// Plays as a beginner does: the hint's move, or else the stock. Stops where that goes round in circles.
fn play_simply(player: &mut Player, mut seen: impl FnMut(&mut Player) -> bool) {
    use klondike_solver::Hint;
    let mut idle = 0;
    while player.phase() == Phase::Playing && idle < 60 && !seen(player) {
        let game = player.game();
        let previous = game.past().last().map(|step| step.action);
        let action = match klondike_solver::hint(game.table(), game.rules(), previous) {
            Hint::Forward(action) => action,
            Hint::NoForwardMove { .. } if !game.table().stock().is_empty() => Action::Draw,
            Hint::NoForwardMove { .. } => Action::Recycle,
        };
        idle = if matches!(action, Action::Move { .. }) { 0 } else { idle + 1 };
        if player.play(action).is_err() {
            return;
        }
    }
}

#[test]
fn a_dead_end_is_said_when_all_stock_cards_were_seen() {
    let mut told = 0;
    for number in 0..40 {
        let mut player = Player::at(&format!("session-dead-{number}"));
        player.set("autoComplete", false);
        play_simply(&mut player, |player| {
            let Some(notice) = player.view().dead_end else { return false };
            let table = player.game().table();
            assert!(table.pass() > 1 || table.stock().is_empty(), "not before all stock cards were seen");
            assert!(klondike_solver::dead_end(table, player.game().rules()));
            assert!(player.said().ends_with("No moves left."), "{}", player.said());
            assert!(notice.undos > 0 && !notice.text.is_empty());
            for _ in 1..notice.undos {
                player.undo().unwrap();
                assert!(klondike_solver::dead_end(player.game().table(), player.game().rules()));
            }
            player.undo().unwrap();
            assert!(!klondike_solver::dead_end(player.game().table(), player.game().rules()));
            told += 1;
            true
        });
        if told == 2 {
            return;
        }
    }
    panic!("simple play ends in a dead end now and then");
}

#[test]
fn the_dead_end_notice_can_be_switched_off() {
    for number in 0..4 {
        let mut player = Player::at(&format!("session-dead-{number}"));
        player.set("deadEndNotice", false);
        player.set("autoComplete", false);
        play_simply(&mut player, |player| {
            assert_eq!(player.view().dead_end, None);
            false
        });
    }
}

#[test]
fn the_review_names_the_move_that_lost_the_game() {
    let (mut player, moves) = lost();
    assert_eq!(tag(&player.ask(Command::Review)), "notFound");
    player.ask(Command::EndDeal).unwrap();
    let review = |player: &mut Player| -> ReviewView {
        match player.ask(Command::Review) {
            Ok(Reply::Review(review)) => *review,
            other => panic!("no review: {other:?}"),
        }
    };
    assert!(review(&mut player).pending);
    let mut found = review(&mut player);
    for _ in 0..10 {
        player.work();
        found = review(&mut player);
        if !found.pending {
            break;
        }
    }
    assert!(!found.pending);
    assert_eq!(found.steps.len(), moves + 1);
    let lost_at = found.lost_at.expect("the move is found");
    assert_eq!(found.steps[lost_at - 1].verdict, VerdictState::Winnable);
    assert_eq!(found.steps[lost_at].verdict, VerdictState::Unwinnable);
    assert!(found.text.contains(&lost_at.to_string()), "{}", found.text);
}

#[test]
fn move_at_once_goes_where_the_setting_says() {
    for columns_first in [false, true] {
        for number in 0..50 {
            let mut player = Player::at(&format!("session-auto-{number}"));
            player.set("columnsFirst", columns_first);
            let legal = player.view().legal;
            let to_column = |from: PileId| {
                legal.iter().any(|l| l.from == from && l.count == 1 && matches!(l.to, PileId::Tableau(_)))
            };
            let both = legal.iter().find(|l| matches!(l.to, PileId::Foundation(_)) && to_column(l.from));
            let Some(both) = both else { continue };
            let revision = player.revision();
            player.ask(Command::AutoMove { from: both.from, count: 1, home: false, revision }).unwrap();
            let to = player.game().past().last().map(|step| step.action);
            let Some(Action::Move { to, .. }) = to else { panic!("a move") };
            assert_eq!(matches!(to, PileId::Tableau(_)), columns_first);
            assert_eq!(player.last_board().cause, Cause::AutoMove);
            break;
        }
    }
}

#[test]
fn a_card_without_a_destination_says_so() {
    let mut player = Player::new();
    player.deal("klondike-1", Rules::default(), Scoring::None);
    let legal = player.view().legal;
    let stuck = klondike::Column::ALL
        .into_iter()
        .map(PileId::Tableau)
        .find(|&pile| legal.iter().all(|legal| legal.from != pile))
        .expect("some end card can go nowhere");
    let revision = player.revision();
    let answer = player.ask(Command::AutoMove { from: stuck, count: 1, home: false, revision });
    assert_eq!(tag(&answer), "noDestination");
    assert_eq!(message(&answer), "No legal destination.");
}

#[test]
fn the_review_shows_the_shortest_line_known() {
    let (seed, line) = winnable("session-review", &Rules::default());
    let mut player = Player::at(&seed);
    player.set("autoComplete", false);
    player.play_line(&line, 0);
    assert_eq!(player.phase(), Phase::Won);
    let review = |player: &mut Player| match player.ask(Command::Review) {
        Ok(Reply::Review(review)) => *review,
        other => panic!("no review: {other:?}"),
    };
    let first = review(&mut player);
    assert!(first.pending && first.steps.iter().all(|step| step.verdict == VerdictState::Winnable));
    player.work();
    let found = review(&mut player);
    assert!(!found.pending);
    let shortest = found.shortest.expect("a line is known: the player's own at least");
    assert!(shortest.moves <= line.len() && shortest.lines.len() == shortest.moves);
    assert!(shortest.text.contains(&shortest.moves.to_string()), "{}", shortest.text);
}

#[test]
fn a_checked_deal_is_known_to_be_winnable() {
    let (seed, line) = winnable("session-proof", &Rules::default());
    let mut player = Player::at(&seed);
    assert_eq!(player.view().deal.proof, Proof::Unknown);
    player.play(line[0]).unwrap();
    player.check().unwrap();
    player.work();
    player.play(line[1]).unwrap();
    assert_eq!(player.view().deal.proof, Proof::Proven);
    let player = player.restarted();
    assert_eq!(player.view().deal.proof, Proof::Proven);
}
