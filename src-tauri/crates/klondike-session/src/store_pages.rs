//! The records page and the history table.

use crate::attempt::Source;
use crate::protocol::{Failure, Figure, History, Plot, RecordSet, RecordsView, Reply};
use crate::session::Session;
use crate::view::status::source_label;
use klondike::{Draw, Rules, Tally};
use klondike_records::{Bar, Best, Day, Entry, HelpUsed, Origin, Outcome, RuleSet, SCORING_VERSION};
use klondike_words::{Date, Label};
use serde_json::json;

/// Rows of the history table.
const MOST_ROWS: usize = 500;
/// Points of a plot over time.
const MOST_POINTS: usize = 60;
/// Streaks in the plot.
const MOST_STREAKS: usize = 30;

impl Session {
    /// The statistics page: the rules in play first, then all others, then what is counted over all rules or apart.
    pub(crate) fn records(&self) -> Result<Reply, Failure> {
        let playing = *self.now.game.rules();
        let none = RuleSet::default();
        let records = &self.store.records;
        let mut sets = vec![self.set_view(&playing, records.set(&playing).unwrap_or(&none), true)];
        sets.extend(
            records.sets().filter(|(rules, _)| **rules != playing).map(|(rules, set)| self.set_view(rules, set, false)),
        );
        sets.push(self.everything());
        Ok(Reply::Records(Box::new(RecordsView { sets, history: self.history_view() })))
    }

    fn set_view(&self, rules: &Rules, set: &RuleSet, current: bool) -> RecordSet {
        let words = &self.words;
        let running = current && self.now.is_played() && !self.now.recorded && !self.is_apart();
        let (wins, played) = set.win_rate(running);
        let mut figures = vec![
            figure("played", words.label(Label::Played), self.count(played)),
            figure("wins", words.label(Label::Wins), self.count(set.wins)),
            figure("winRate", words.label(Label::WinRate), words.percent(wins, played)),
            figure("winsAlone", words.label(Label::WinsAlone), self.count(set.wins_alone())),
            figure("winsHelped", words.label(Label::WinsHelped), self.count(set.helped_wins)),
            figure("streak", words.label(Label::CurrentStreak), self.count(set.streak)),
            figure("longestStreak", words.label(Label::LongestStreak), self.count(set.longest_streak)),
        ];
        let count = |best: &Best| self.count(u64::try_from(best.value).unwrap_or(0));
        let time = |best: &Best| words.duration(u64::try_from(best.value).unwrap_or(0));
        figures.push(self.best("fewestMoves", Label::FewestMoves, set.fewest_moves.as_ref(), count));
        figures.push(self.best("fewestActions", Label::FewestActions, set.fewest_actions.as_ref(), count));
        figures.push(self.best("fastest", Label::FastestWin, set.fastest.as_ref(), time));
        for score in &set.scores {
            let version = (score.key.version != SCORING_VERSION).then_some(score.key.version);
            figures.push(Figure {
                id: format!("bestScore-{}-{}", score.key.scoring.name(), score.key.version),
                label: words.best_score_label(score.key.scoring, version),
                value: words.score(score.best.value, score.key.scoring),
                note: self.best_note(&score.best),
            });
        }
        let none = || words.label(Label::None);
        let average = set.average_win_ms().map_or_else(none, |ms| words.duration(ms));
        figures.push(figure("averageTime", words.label(Label::AverageTimeOfWins), average));
        let average = set.average_win_moves().map_or_else(none, |moves| self.count(moves));
        figures.push(figure("averageMoves", words.label(Label::AverageMovesOfWins), average));
        figures.push(figure("totalTime", words.label(Label::TotalTime), words.duration(set.total_ms)));
        let plots = if set.plots.results().len() == 0 { Vec::new() } else { self.plots(set) };
        RecordSet { id: set_id(rules), title: words.set_title(rules), current, figures, plots }
    }

    /// What is counted over all rules, and apart from them.
    fn everything(&self) -> RecordSet {
        let (words, records) = (&self.words, &self.store.records);
        let today = self.today();
        let mut figures = Vec::new();
        for draw in [Draw::One, Draw::Three] {
            let daily = records.daily(draw);
            let of = |label| words.of_draw(&words.label(label), draw);
            let n = draw.count();
            figures.push(figure(&format!("daily-{n}"), of(Label::DailyWins), self.count(daily.won.len() as u64)));
            figures.push(figure(&format!("dailyStreak-{n}"), of(Label::DailyStreak), self.count(daily.streak(today))));
        }
        let verified = words.verified_won(records.verified_won(), u64::from(klondike_deals::verified::COUNT));
        figures.push(figure("verified", words.label(Label::VerifiedWins), verified));
        figures.push(figure("balance", words.label(Label::VegasBalance), words.dollars(records.balance)));
        figures.push(figure("apart", words.label(Label::WinsApart), self.count(records.apart.wins)));
        RecordSet { id: "all".to_owned(), title: words.set_all_title(), current: false, figures, plots: Vec::new() }
    }

    fn best(&self, id: &str, label: Label, best: Option<&Best>, value: impl Fn(&Best) -> String) -> Figure {
        let label = self.words.label(label);
        match best {
            Some(best) => Figure { id: id.to_owned(), label, value: value(best), note: self.best_note(best) },
            None => figure(id, label, self.words.label(Label::None)),
        }
    }

    fn best_note(&self, best: &Best) -> String {
        let help = self.words.help_used(&tally(&best.help, best.undos));
        self.words.best_note(&self.origin_label(&best.origin), Some(date(best.at.day())), &help)
    }

    fn origin_label(&self, origin: &Origin) -> String {
        let source = serde_json::from_value(json!(origin)).unwrap_or(Source::Pasted);
        source_label(&self.words, &source)
    }

    fn plots(&self, set: &RuleSet) -> Vec<Plot> {
        let words = &self.words;
        let label = |label| words.label(label);
        let rate = set.plots.win_rate(MOST_POINTS);
        let percent = |&(wins, played): &(u64, u64)| (wins as f64 * 1000.0 / played.max(1) as f64).round() / 10.0;
        let rate = Plot {
            id: "winRate".to_owned(),
            title: label(Label::PlotWinRate),
            kind: "line".to_owned(),
            x: rate.iter().map(|&(_, played)| self.count(played)).collect(),
            y: rate.iter().map(percent).collect(),
            x_label: label(Label::PlotGames),
            y_label: label(Label::PlotPercent),
            rows: rate
                .iter()
                .map(|&(wins, played)| vec![self.count(played), self.count(wins), words.percent(wins, played)])
                .collect(),
            head: vec![label(Label::PlotGames), label(Label::PlotWins), label(Label::WinRate)],
        };
        let moves = self.bars("moves", Label::PlotMoves, Label::FigureMoves, &set.plots.moves(), 1);
        let times = self.bars("times", Label::PlotTimes, Label::PlotMinutes, &set.plots.times(), 60_000);
        let streaks = set.plots.streaks(MOST_STREAKS);
        let streaks = Plot {
            id: "streaks".to_owned(),
            title: label(Label::PlotStreaks),
            kind: "bars".to_owned(),
            x: (1..=streaks.len() as u64).map(|number| self.count(number)).collect(),
            y: streaks.iter().map(|&length| length as f64).collect(),
            x_label: label(Label::PlotStreaks),
            y_label: label(Label::PlotWins),
            rows: streaks
                .iter()
                .zip(1..)
                .map(|(&length, number)| vec![self.count(number), words.streak(length)])
                .collect(),
            head: vec![label(Label::PlotStreaks), label(Label::PlotWins)],
        };
        vec![rate, moves, times, streaks]
    }

    /// A distribution; `unit` is what one step on the axis counts.
    fn bars(&self, id: &str, title: Label, axis: Label, bars: &[Bar], unit: u64) -> Plot {
        let words = &self.words;
        let signed = |value: u64| i64::try_from(value / unit).unwrap_or(i64::MAX);
        let range = |bar: &Bar| match bar.below.map(|below| signed(below) - 1) {
            Some(last) if last == signed(bar.from) => words.number(last),
            last => words.range(signed(bar.from), last),
        };
        Plot {
            id: id.to_owned(),
            title: words.label(title),
            kind: "bars".to_owned(),
            x: bars.iter().map(range).collect(),
            y: bars.iter().map(|bar| bar.count as f64).collect(),
            x_label: words.label(axis),
            y_label: words.label(Label::PlotWins),
            rows: bars.iter().map(|bar| vec![range(bar), self.count(bar.count)]).collect(),
            head: vec![words.label(axis), words.label(Label::PlotCount)],
        }
    }

    fn history_view(&self) -> History {
        let labels = [
            Label::HistoryDate,
            Label::HistoryDeal,
            Label::HistoryRules,
            Label::HistoryScoring,
            Label::HistoryResult,
            Label::HistoryMoves,
            Label::HistoryActions,
            Label::HistoryUndos,
            Label::HistoryTime,
            Label::HistoryScore,
            Label::HistoryHelp,
        ];
        History {
            head: labels.map(|label| self.words.label(label)).into(),
            rows: self.store.records.recent().take(MOST_ROWS).map(|entry| self.history_row(entry)).collect(),
            total: usize::try_from(self.store.records.total()).unwrap_or(usize::MAX),
        }
    }

    fn history_row(&self, entry: &Entry) -> Vec<String> {
        let words = &self.words;
        let result = match entry.outcome {
            Outcome::Won => Label::Won,
            Outcome::Lost => Label::Lost,
            Outcome::Ended => Label::Ended,
        };
        let none = || words.label(Label::None);
        vec![
            words.date(date(entry.at.day())),
            self.origin_label(&entry.origin),
            words.rules(&entry.rules),
            words.scoring(entry.scoring),
            words.label(result),
            self.count(entry.moves),
            self.count(entry.actions),
            self.count(entry.undos),
            words.duration(entry.played_ms),
            entry.score.map_or_else(none, |score| words.score(score, entry.scoring)),
            words.help_used(&tally(&entry.help, 0)),
        ]
    }

    fn is_apart(&self) -> bool {
        matches!(self.now.source, Source::Practice | Source::Pasted) || self.now.game.tally().demos > 0
    }

    pub(crate) fn count(&self, count: u64) -> String {
        self.words.number(i64::try_from(count).unwrap_or(i64::MAX))
    }
}

/// A stable name for a rule set: `1-u-k-w`.
fn set_id(rules: &Rules) -> String {
    let passes = rules.passes.limit().map_or_else(|| "u".to_owned(), |limit| limit.to_string());
    let empty = match rules.empty_column {
        klondike::EmptyColumn::Kings => "k",
        klondike::EmptyColumn::Any => "a",
    };
    format!("{}-{passes}-{empty}{}", rules.draw.count(), if rules.worry_back { "-w" } else { "" })
}

fn tally(help: &HelpUsed, undos: u64) -> Tally {
    let HelpUsed { hints, proven_moves, checks, demos } = *help;
    Tally { hints, proven_moves, checks, demos, undos, ..Tally::default() }
}

/// A day as the words want it.
pub(crate) fn date(day: Day) -> Date {
    let (year, month, day) = day.date();
    Date { year: u16::try_from(year).unwrap_or(1), month, day }
}

fn figure(id: &str, label: String, value: String) -> Figure {
    Figure { id: id.to_owned(), label, value, note: String::new() }
}
