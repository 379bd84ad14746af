//! What a player does at the table: plays, takes back, pauses, ends, starts anew.

mod common;

use common::{Player, message, tag, winnable};
use klondike::{Action, PileId, Rules, Scoring};
use klondike_session::protocol::{Cause, Change, Command, DealRequest, Event, Phase, Reply, Setup, StatusId};

fn status(player: &Player, id: StatusId) -> String {
    player.view().status.into_iter().find(|item| item.id == id).map_or_else(String::new, |item| item.text)
}

#[test]
fn a_deal_lies_on_the_table_at_once() {
    let player = Player::new();
    let view = player.view();
    assert_eq!(view.phase, Phase::Playing);
    assert_eq!(view.piles.iter().map(|pile| pile.cards.len()).sum::<usize>(), 52);
    assert!(view.legal.iter().any(|legal| legal.action == Action::Draw));
    let other = {
        let clock = klondike_session::environment::Puppet::new();
        let mut bytes = [0; 5];
        klondike_session::environment::Environment::entropy(&mut clock.clone(), &mut bytes);
        Player::with(clock, klondike_session::storage::MemoryStorage::new())
    };
    assert_ne!(player.game().deal(), other.game().deal(), "the deal comes from the system's randomness");
}

#[test]
fn a_draw_and_its_undo_are_two_actions() {
    let mut player = Player::at("klondike-1");
    player.play(Action::Draw).unwrap();
    assert_eq!(player.last_board().cause, Cause::Play);
    let drawn = player.game().table().waste().top().unwrap();
    let key = player.game().deal().place_of(drawn) as u8;
    let moved = Change::Moved { keys: vec![key], from: PileId::Stock, to: PileId::Waste };
    assert_eq!(player.last_board().changes, vec![moved]);
    assert!(player.said().starts_with("Drew "), "{}", player.said());
    player.undo().unwrap();
    assert_eq!(player.game().tally().actions(), 2);
    assert!(player.said().starts_with("Undone: "), "{}", player.said());
    assert_eq!(status(&player, StatusId::Moves), "Moves 2");
    player.set("statusCount", "moves");
    assert_eq!(status(&player, StatusId::Moves), "Moves 0");
}

#[test]
fn an_old_revision_plays_nothing() {
    let mut player = Player::at("klondike-1");
    let revision = player.revision();
    player.play(Action::Draw).unwrap();
    let again = player.ask(Command::Play { action: Action::Draw, revision });
    assert_eq!(tag(&again), "illegalAction/staleRevision");
    assert_eq!(player.game().moves(), 1);
}

#[test]
fn a_refused_action_leaves_everything_as_it_was() {
    let mut player = Player::at("klondike-1");
    let (before, events) = (player.view(), player.events.len());
    let refused = player.play(Action::Recycle);
    assert_eq!(tag(&refused), "illegalAction/stockNotEmpty");
    assert_eq!(message(&refused), "The stock is not empty yet.");
    assert_eq!(tag(&player.undo()), "illegalAction/nothingToUndo");
    assert_eq!(tag(&player.redo()), "illegalAction/nothingToRedo");
    assert_eq!(player.view(), before);
    assert_eq!(player.events.len(), events);
}

#[test]
fn undo_never_slides_into_the_former_game() {
    let mut player = Player::at("klondike-1");
    for _ in 0..5 {
        player.play(Action::Draw).unwrap();
    }
    let former = player.view();
    player.ask(Command::Restart).unwrap();
    assert_eq!(player.last_board().cause, Cause::Restart);
    assert!(player.view().can.bring_back);
    assert!(!player.view().can.undo);
    assert_eq!(tag(&player.undo()), "illegalAction/nothingToUndo");
    player.ask(Command::BringBack).unwrap();
    assert_eq!(player.game().moves(), 5);
    assert_eq!(player.view().piles, former.piles);
    assert!(!player.view().can.bring_back);
    assert_eq!(tag(&player.ask(Command::BringBack)), "notFound");
}

#[test]
fn the_first_action_of_the_next_deal_settles_the_former_game() {
    let mut player = Player::at("klondike-1");
    player.play(Action::Draw).unwrap();
    player.ask(Command::NewGame { setup: None }).unwrap();
    // A deal that nothing was played on is no former game: the one with the draw still is.
    player.ask(Command::NewGame { setup: None }).unwrap();
    assert!(player.view().can.bring_back);
    player.play(Action::Draw).unwrap();
    assert!(!player.view().can.bring_back);
    assert_eq!(tag(&player.ask(Command::BringBack)), "notFound");
    assert!(player.events.iter().any(|event| matches!(event, Event::RecordsChanged)), "it counts as lost");
}

#[test]
fn a_vegas_stake_comes_back_with_the_former_game() {
    let mut player = Player::new();
    player.deal("klondike-1", Rules::default(), Scoring::VegasCumulative);
    assert_eq!(player.game().rules().passes.limit(), Some(1));
    assert_eq!(player.game().score(), Some(-52));
    player.play(Action::Draw).unwrap();
    player.ask(Command::NewGame { setup: None }).unwrap();
    assert_eq!(player.game().score(), Some(-104));
    player.ask(Command::BringBack).unwrap();
    assert_eq!(player.game().score(), Some(-52));
    player.ask(Command::Restart).unwrap();
    assert_eq!(player.game().score(), Some(-104));
    player.play(Action::Draw).unwrap();
    player.pass(10);
    let mut player = player.restarted();
    player.ask(Command::NewGame { setup: None }).unwrap();
    assert_eq!(player.game().score(), Some(-156), "the balance is kept with the game");
}

#[test]
fn the_other_draw_deals_the_same_cards() {
    let mut player = Player::at("klondike-1");
    let deal = *player.game().deal();
    let setup = Setup { deal: DealRequest::OtherDraw, rules: Rules::default(), scoring: Scoring::None };
    player.ask(Command::NewGame { setup: Some(setup) }).unwrap();
    assert_eq!(player.game().deal(), &deal);
    assert_eq!(player.game().rules().draw.count(), 3);
    player.play(Action::Draw).unwrap();
    assert_eq!(player.game().table().waste().len(), 3);
}

#[test]
fn a_wrong_seed_says_why() {
    let mut player = Player::new();
    for (text, reason) in [(" \t".to_owned(), "blank"), ("x".repeat(97), "tooLong")] {
        let setup = Setup { deal: DealRequest::Seed { text: text.clone() }, ..Setup::default() };
        let before = player.view();
        assert_eq!(tag(&player.ask(Command::NewGame { setup: Some(setup) })), format!("badSeed/{reason}"));
        assert_eq!(player.view(), before);
        let Ok(Reply::SeedCheck(check)) = player.ask(Command::CheckSeed { text }) else { panic!("it is checked") };
        assert!(!check.ok && !check.message.is_empty());
    }
}

#[test]
fn the_clock_runs_from_the_first_action_while_somebody_plays() {
    let mut player = Player::at("klondike-1");
    player.pass(10_000);
    assert_eq!(player.game().played_ms(), 0);
    player.play(Action::Draw).unwrap();
    player.pass(3_000);
    let seconds: Vec<u64> = player
        .events
        .iter()
        .filter_map(|event| match event {
            Event::ClockChanged(clock) => Some(clock.seconds),
            _ => None,
        })
        .collect();
    assert_eq!(seconds, [1, 2, 3]);
    player.ask(Command::Pause { away: false }).unwrap();
    player.pass(60_000);
    assert_eq!(player.game().played_ms(), 3_000);
    player.ask(Command::Resume).unwrap();
    player.pass(1_000);
    assert_eq!(player.game().played_ms(), 4_000);
    // The machine slept: nobody read the clock for an hour.
    player.clock.pass(3_600_000);
    player.session.tick();
    assert_eq!(player.game().played_ms(), 4_000);
    player.pass(500);
    player.play(Action::Draw).unwrap();
    assert_eq!(player.game().played_ms(), 4_500);
}

#[test]
fn a_pause_covers_the_table_and_refuses_play() {
    let mut player = Player::at("klondike-1");
    player.play(Action::Draw).unwrap();
    player.ask(Command::Pause { away: false }).unwrap();
    let view = player.view();
    assert_eq!(view.phase, Phase::Paused);
    assert!(view.legal.is_empty() && view.can.resume && !view.can.undo && !view.can.draw);
    for answer in [player.play(Action::Draw), player.undo(), player.hint(), player.check()] {
        assert_eq!(tag(&answer), "badRequest");
    }
    assert_eq!(player.game().moves(), 1);
    player.ask(Command::Resume).unwrap();
    player.play(Action::Draw).unwrap();
}

#[test]
fn leaving_pauses_unless_that_is_switched_off() {
    let mut player = Player::at("klondike-1");
    player.play(Action::Draw).unwrap();
    player.set("pauseWhenAway", false);
    player.ask(Command::Pause { away: true }).unwrap();
    assert_eq!(player.phase(), Phase::Playing);
    player.set("pauseWhenAway", true);
    player.ask(Command::Pause { away: true }).unwrap();
    assert_eq!(player.phase(), Phase::Paused);
}

#[test]
fn an_ended_deal_is_over_for_good() {
    let mut player = Player::at("klondike-1");
    player.play(Action::Draw).unwrap();
    player.ask(Command::EndDeal).unwrap();
    let view = player.view();
    assert_eq!(view.phase, Phase::Ended);
    let summary = view.summary.expect("a summary");
    assert_eq!(summary.title, "Deal ended");
    assert!(!summary.won && summary.reviewable);
    assert_eq!(player.said(), "Deal ended.");
    for answer in [player.play(Action::Draw), player.undo(), player.redo(), player.hint(), player.ask(Command::EndDeal)]
    {
        assert_eq!(tag(&answer), "illegalAction/gameOver");
    }
    player.pass(5_000);
    assert_eq!(player.game().played_ms(), 0);
}

#[test]
fn a_win_is_said_and_undo_goes_on_from_it() {
    let (seed, line) = winnable("session-win", &Rules::default());
    let mut player = Player::at(&seed);
    player.set("autoComplete", false);
    for &action in &line {
        player.play(action).unwrap();
        player.pass(50);
    }
    assert_eq!(player.phase(), Phase::Won);
    assert!(player.said().contains("Won in"), "{}", player.said());
    let summary = player.view().summary.expect("a summary");
    assert!(summary.won);
    let played = player.game().played_ms();
    player.pass(10_000);
    assert_eq!(player.game().played_ms(), played, "the clock stands after the win");
    assert_eq!(tag(&player.play(Action::Draw)), "illegalAction/gameOver");
    player.undo().unwrap();
    assert_eq!(player.phase(), Phase::Playing);
    player.pass(2_000);
    assert_eq!(player.game().played_ms(), played + 2_000, "and runs again after undo");
    player.redo().unwrap();
    assert_eq!(player.phase(), Phase::Won);
    let again = player.view().summary.expect("a summary");
    assert_eq!(again.figures, summary.figures, "the first win is the one that counts");
}

#[test]
fn a_killed_app_goes_on_where_it_was() {
    let (seed, line) = winnable("session-kill", &Rules::default());
    let mut player = Player::at(&seed);
    player.set("autoComplete", false);
    player.play_line(&line, line.len() / 2);
    player.pass(1_500);
    for _ in 0..3 {
        player.undo().unwrap();
    }
    let (game, view) = (player.game().clone(), player.view());
    let mut player = player.restarted();
    assert_eq!(player.game(), &game);
    let resumed = player.view();
    assert_eq!(resumed.piles, view.piles);
    assert_eq!(resumed.can.redo, view.can.redo);
    player.pass(60_000);
    assert_eq!(player.game().played_ms(), game.played_ms(), "the clock waits for the player");
    player.redo().unwrap();
    player.pass(1_000);
    assert_eq!(player.game().played_ms(), game.played_ms() + 1_000);
}

#[test]
fn twenty_commands_at_once_are_all_done_in_order() {
    let mut player = Player::at("klondike-1");
    let first = player.revision();
    for number in 0..20 {
        player.ask(Command::Play { action: Action::Draw, revision: first + number }).unwrap();
    }
    let revisions: Vec<u64> = player.boards().iter().map(|board| board.revision).filter(|&r| r > first).collect();
    assert_eq!(revisions, (first + 1..=first + 20).collect::<Vec<_>>());
    assert_eq!(player.game().moves(), 20);
}
