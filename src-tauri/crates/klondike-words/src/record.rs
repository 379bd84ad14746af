//! Records, the calendar and the search for deals.

use crate::time::Date;
use crate::words::Words;
use klondike::{Draw, Rules, Scoring};

/// A best that was just beaten.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NewBest {
    /// The first win of a rule set.
    FirstWin,
    /// Fewest moves on the board.
    FewestMoves,
    /// Fewest moves including undo.
    FewestActions,
    /// Fastest win.
    FastestTime,
    /// Best score.
    Score,
}

macro_rules! labels {
    ($($label:ident $id:literal,)*) => {
        /// Labels that stand on the page without arguments and that Rust fills in.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Label {
            $(#[doc = concat!("The message `", $id, "`.")] $label,)*
        }

        impl Label {
            /// Every label.
            pub const ALL: &[Label] = &[$(Label::$label,)*];

            const fn id(self) -> &'static str {
                match self {
                    $(Label::$label => $id,)*
                }
            }
        }
    };
}

labels! {
    Played "records-played",
    Wins "records-wins",
    WinsAlone "records-wins-alone",
    WinsHelped "records-wins-helped",
    WinRate "records-win-rate",
    CurrentStreak "records-streak",
    LongestStreak "records-longest-streak",
    FewestMoves "records-fewest-moves",
    FewestActions "records-fewest-actions",
    FastestWin "records-fastest",
    BestScore "records-best-score",
    AverageTimeOfWins "records-average-time",
    AverageMovesOfWins "records-average-moves",
    TotalTime "records-total-time",
    WinsApart "records-apart-wins",
    DailyWins "records-daily-wins",
    DailyStreak "records-daily-streak",
    VerifiedWins "records-verified-wins",
    VegasBalance "records-balance",
    None "records-none",
    HistoryDate "history-date",
    HistoryDeal "history-deal",
    HistoryRules "history-rules",
    HistoryScoring "history-scoring",
    HistoryResult "history-result",
    HistoryMoves "history-moves",
    HistoryActions "history-actions",
    HistoryUndos "history-undos",
    HistoryTime "history-time",
    HistoryScore "history-score",
    HistoryHelp "history-help",
    Won "history-won",
    Lost "history-lost",
    Ended "history-ended",
    PlotWinRate "plot-win-rate",
    PlotMoves "plot-moves",
    PlotTimes "plot-times",
    PlotStreaks "plot-streaks",
    PlotGames "plot-games",
    PlotWins "plot-wins",
    PlotPercent "plot-percent",
    PlotMinutes "plot-minutes",
    PlotRange "plot-range",
    PlotCount "plot-count",
    FigureHome "figure-home",
    FigureMoves "figure-moves",
    FigureActions "figure-actions",
    FigureUndos "figure-undos",
    FigureTime "figure-time",
    FigureScore "figure-score",
    FigureHelp "figure-help",
    FigureDeal "figure-deal",
    FigureBalance "figure-balance",
    ReviewTitle "review-title",
    ReviewPending "review-pending",
}

impl Words {
    /// A label.
    #[must_use]
    pub fn label(&self, label: Label) -> String {
        self.text(label.id())
    }

    /// "klondike-1, 29 November 2026, help: none": what stands beside a best.
    #[must_use]
    pub fn best_note(&self, deal: &str, date: Option<Date>, help: &str) -> String {
        match date {
            Some(date) => {
                let args = args!["deal" => deal, "date" => self.date(date), "help" => help];
                self.say("best-value-note", &args)
            }
            None => self.say("best-value-note-no-date", &args!["deal" => deal, "help" => help]),
        }
    }

    /// The title of a rule set: "Draw 1, unlimited passes, kings only".
    #[must_use]
    pub fn set_title(&self, rules: &Rules) -> String {
        self.say("set-title", &args!["rules" => self.rules(rules)])
    }

    /// The title of what is counted over all rules, and apart from them.
    #[must_use]
    pub fn set_all_title(&self) -> String {
        self.text("set-all")
    }

    /// The label of a best score: "Best score, standard scoring".
    #[must_use]
    pub fn best_score_label(&self, scoring: Scoring, version: Option<u32>) -> String {
        let scoring = match version {
            Some(version) => self.scoring_version(scoring, version),
            None => self.scoring(scoring),
        };
        self.say("best-score-label", &args!["scoring" => scoring])
    }

    /// "3 games": a streak.
    #[must_use]
    pub fn streak(&self, games: u64) -> String {
        self.say("streak-games", &args!["count" => games])
    }

    /// "Daily streak: 3 days".
    #[must_use]
    pub fn daily_streak(&self, days: u64) -> String {
        self.say("streak-days", &args!["days" => days])
    }

    /// "12 of 120 won".
    #[must_use]
    pub fn verified_won(&self, won: u64, total: u64) -> String {
        self.say("verified-won-of", &args!["won" => won, "total" => total])
    }

    /// "10–19", or "200 and more": one bar of a distribution.
    #[must_use]
    pub fn range(&self, from: i64, to: Option<i64>) -> String {
        match to {
            Some(to) => self.say("range", &args!["from" => from, "to" => to]),
            None => self.say("range-open", &args!["from" => from]),
        }
    }

    /// A day of the calendar: its date and whether it was won.
    #[must_use]
    pub fn calendar_day(&self, date: Date, available: bool, played: bool, won: bool) -> String {
        let id = match (available, won, played) {
            (false, ..) => "day-none",
            (_, true, _) => "day-won",
            (_, _, true) => "day-played",
            _ => "day-open",
        };
        self.sentence(id, &args!["date" => self.date_weekday(date)])
    }

    /// A text for one draw count: "November 2026, draw 3".
    #[must_use]
    pub fn of_draw(&self, text: &str, draw: Draw) -> String {
        self.say("of-draw", &args!["text" => text, "draw" => draw.count()])
    }

    /// "12 deals tried": how far the search for a winnable deal is.
    #[must_use]
    pub fn search_tried(&self, tries: u64) -> String {
        self.say("search-tried", &args!["tries" => tries])
    }

    /// That the search for a winnable deal found none.
    #[must_use]
    pub fn search_none(&self, tries: u64) -> String {
        self.say("search-none", &args!["tries" => tries])
    }

    /// That the search was stopped.
    #[must_use]
    pub fn search_cancelled(&self) -> String {
        self.text("search-cancelled")
    }
}
