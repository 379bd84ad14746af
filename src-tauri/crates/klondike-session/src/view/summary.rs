//! What is shown after a game.

use crate::protocol::{Figure, Phase, SummaryView};
use crate::session::Session;
use klondike_words::Label;

impl Session {
    /// The summary of a won or ended deal.
    pub(crate) fn summary(&self, phase: Phase) -> Option<SummaryView> {
        let won = match phase {
            Phase::Won => true,
            Phase::Ended => false,
            _ => return None,
        };
        let game = &self.now.game;
        let words = &self.words;
        let (tally, moves, played_ms, score) = match game.first_win() {
            // The first win is the one that counts, whatever was undone and redone since.
            Some(win) if won => (win.tally, win.moves, win.played_ms, win.score),
            _ => (*game.tally(), game.moves(), game.played_ms(), game.score()),
        };
        let number = |value: u64| words.number(i64::try_from(value).unwrap_or(i64::MAX));
        let mut figures = vec![
            figure("home", words.label(Label::FigureHome), words.home_value(game.table().home())),
            figure("moves", words.label(Label::FigureMoves), number(moves as u64)),
            figure("actions", words.label(Label::FigureActions), number(tally.actions())),
            figure("undos", words.label(Label::FigureUndos), number(tally.undos)),
            figure("time", words.label(Label::FigureTime), words.duration(played_ms)),
        ];
        if let Some(score) = score {
            let value = words.score(score, game.setup().scoring);
            figures.push(figure("score", words.label(Label::FigureScore), value));
        }
        figures.push(figure("help", words.label(Label::FigureHelp), words.help_used(&tally)));
        Some(SummaryView {
            won,
            title: words.summary_title(won),
            subtitle: words.summary_subtitle(&self.deal_label(), game.rules()),
            figures,
            bests: self.now.bests.clone(),
            reviewable: !game.past().is_empty(),
        })
    }
}

fn figure(id: &str, label: String, value: String) -> Figure {
    Figure { id: id.to_owned(), label, value, note: String::new() }
}
