//! The status line, the clock and the deal's name.

use crate::attempt::Source;
use crate::protocol::{ClockChanged, Level, StatusCount, StatusId, StatusItem};
use crate::session::Session;
use klondike::Scoring;
use klondike_words::{Date, DealName, Grade, StatusText};

impl Session {
    /// The status line.
    pub(crate) fn status(&self) -> Vec<StatusItem> {
        let game = &self.now.game;
        let words = &self.words;
        let moves = match self.settings.status_count {
            StatusCount::Actions => words.status_actions(game.tally().actions()),
            StatusCount::Moves => words.status_moves(game.moves() as u64),
        };
        let mut items = vec![
            item(StatusId::Home, words.status_home(game.table().home())),
            item(StatusId::Pass, words.status_pass(game.table().pass(), game.rules())),
            item(StatusId::Moves, moves),
            item(StatusId::Undos, words.status_undos(game.tally().undos)),
            item(StatusId::Time, words.status_time(game.played_ms())),
        ];
        if let Some(score) = game.score() {
            items.push(item(StatusId::Score, words.status_score(score, game.setup().scoring)));
        }
        items.push(item(StatusId::Deal, words.status_deal(&self.deal_label())));
        items.push(item(StatusId::Best, words.status_best(self.best_moves())));
        items
    }

    /// The clock as it stands.
    pub(crate) fn clock_view(&self) -> ClockChanged {
        let game = &self.now.game;
        let time = self.words.status_time(game.played_ms());
        let score = match (game.setup().scoring, game.score()) {
            (scoring @ Scoring::StandardTimed, Some(score)) => Some(self.words.status_score(score, scoring).text),
            _ => None,
        };
        ClockChanged { text: time.text, label: time.label, seconds: game.played_ms() / 1000, score }
    }

    /// The deal's name.
    pub(crate) fn deal_label(&self) -> String {
        source_label(&self.words, &self.now.source)
    }
}

fn item(id: StatusId, text: StatusText) -> StatusItem {
    StatusItem { id, text: text.text, label: text.label }
}

/// What a deal from there is called.
pub(crate) fn source_label(words: &klondike_words::Words, source: &Source) -> String {
    words.deal(deal_name(source))
}

/// The name of a deal, for the words.
pub(crate) fn deal_name(source: &Source) -> DealName<'_> {
    match source {
        Source::Seed { seed } | Source::Random { seed } | Source::Winnable { seed } => DealName::Seed(seed.as_str()),
        Source::Verified { number } => DealName::Verified(*number),
        Source::Practice => DealName::Practice,
        Source::Daily { date } => date_of(date).map_or(DealName::Winnable, DealName::Daily),
        Source::Level { level } => DealName::Level(grade(*level)),
        Source::Pasted => DealName::Pasted,
    }
}

pub(crate) const fn grade(level: Level) -> Grade {
    match level {
        Level::Easy => Grade::Easy,
        Level::Medium => Grade::Medium,
        Level::Hard => Grade::Hard,
        Level::Expert => Grade::Expert,
    }
}

/// A date written `YYYY-MM-DD`.
pub(crate) fn date_of(text: &str) -> Option<Date> {
    let mut parts = text.splitn(3, '-');
    let (year, month, day) = (parts.next()?, parts.next()?, parts.next()?);
    let date = Date { year: year.parse().ok()?, month: month.parse().ok()?, day: day.parse().ok()? };
    ((1..=12).contains(&date.month) && (1..=31).contains(&date.day)).then_some(date)
}
