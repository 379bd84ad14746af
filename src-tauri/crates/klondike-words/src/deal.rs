//! Deals, rules and scorings by name.

use crate::time::Date;
use crate::words::{Words, capital};
use klondike::{EmptyColumn, Rules, Scoring};

/// How hard a graded deal is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Grade {
    /// The first quarter.
    Easy,
    /// The second.
    Medium,
    /// The third.
    Hard,
    /// The last.
    Expert,
}

/// What a deal is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DealName<'a> {
    /// By its seed, as it was typed or drawn.
    Seed(&'a str),
    /// The practice layout.
    Practice,
    /// A verified deal.
    Verified(u32),
    /// The deal of a day.
    Daily(Date),
    /// A graded deal.
    Level(Grade),
    /// A winnable deal without a seed of its own.
    Winnable,
    /// A pasted deal.
    Pasted,
}

/// What is known of a deal under the rules in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Proven {
    /// It can be won.
    Winnable,
    /// Nobody knows.
    Unknown,
    /// It cannot be won.
    Unwinnable,
}

impl Words {
    /// "klondike-1", "Verified 17", "Daily 29 November 2026".
    #[must_use]
    pub fn deal(&self, deal: DealName) -> String {
        match deal {
            DealName::Seed(seed) => seed.to_owned(),
            DealName::Practice => self.text("deal-practice"),
            DealName::Verified(number) => self.say("deal-verified", &args!["number" => number]),
            DealName::Daily(date) => self.say("deal-daily", &args!["date" => self.date(date)]),
            DealName::Level(Grade::Easy) => self.text("deal-level-easy"),
            DealName::Level(Grade::Medium) => self.text("deal-level-medium"),
            DealName::Level(Grade::Hard) => self.text("deal-level-hard"),
            DealName::Level(Grade::Expert) => self.text("deal-level-expert"),
            DealName::Winnable => self.text("deal-winnable"),
            DealName::Pasted => self.text("deal-pasted"),
        }
    }

    /// "easy".
    #[must_use]
    pub fn grade(&self, grade: Grade) -> String {
        self.text(match grade {
            Grade::Easy => "level-easy",
            Grade::Medium => "level-medium",
            Grade::Hard => "level-hard",
            Grade::Expert => "level-expert",
        })
    }

    /// "Proven winnable under these rules."
    #[must_use]
    pub fn proof(&self, proven: Proven) -> String {
        self.text(match proven {
            Proven::Winnable => "proof-proven",
            Proven::Unknown => "proof-unknown",
            Proven::Unwinnable => "proof-unwinnable",
        })
    }

    /// "Draw 1, unlimited passes, kings only".
    #[must_use]
    pub fn rules(&self, rules: &Rules) -> String {
        let mut parts = vec![
            self.say("rules-draw", &args!["draw" => rules.draw.count()]),
            rules.passes.limit().map_or_else(|| self.text("rules-unlimited"), |passes| self.passes(passes)),
            self.text(match rules.empty_column {
                EmptyColumn::Kings => "rules-kings",
                EmptyColumn::Any => "rules-any",
            }),
        ];
        if !rules.worry_back {
            parts.push(self.text("rules-no-worry-back"));
        }
        capital(&self.list(parts).unwrap_or_default())
    }

    /// "3 passes".
    #[must_use]
    pub fn passes(&self, passes: u8) -> String {
        self.say("rules-passes", &args!["passes" => passes])
    }

    /// "standard scoring".
    #[must_use]
    pub fn scoring(&self, scoring: Scoring) -> String {
        self.text(match scoring {
            Scoring::None => "scoring-none",
            Scoring::Points => "scoring-points",
            Scoring::Standard => "scoring-standard",
            Scoring::StandardTimed => "scoring-standard-timed",
            Scoring::Vegas => "scoring-vegas",
            Scoring::VegasCumulative => "scoring-vegas-cumulative",
        })
    }

    /// "standard scoring (rules 1)": scores by other versions of a scoring's rules are not compared.
    #[must_use]
    pub fn scoring_version(&self, scoring: Scoring, version: u32) -> String {
        let args = args!["scoring" => self.scoring(scoring), "version" => version];
        self.say("scoring-version", &args)
    }

    /// What a link or pasted text is: deal, rules and proof in one.
    #[must_use]
    pub fn deal_in_full(&self, deal: DealName, rules: &Rules, proven: Proven) -> String {
        let args = args!["deal" => self.deal(deal), "rules" => self.rules(rules), "proof" => self.proof(proven)];
        // The proof is a sentence of its own.
        self.say("link-from", &args)
    }
}
