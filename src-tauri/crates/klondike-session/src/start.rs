//! How a session begins: with the game that was left, or with a deal on the table at once.

use crate::attempt::{Attempt, Dealt, Source};
use crate::environment::Environment;
use crate::keeper::{Keeper, Trouble};
use crate::options::words_for;
use crate::protocol::{Cause, Change, Notice, Event, Proof, Settings, Setup};
use crate::resume::{self, Broken};
use crate::session::{Session, Standing};
use crate::storage::{File, Storage};
use crate::watch::Watch;
use klondike::Seed;
use klondike_words::{Failed, Said, StorageTrouble};

impl Session {
    /// Starts with what was kept; without anything, a random deal lies on the table.
    #[must_use]
    pub fn start(mut env: Box<dyn Environment>, storage: Box<dyn Storage>) -> Session {
        let settings = Settings::default();
        let mut bytes = [0; 12];
        env.entropy(&mut bytes);
        let seed = Seed::from_entropy(bytes);
        let dealt = Dealt { deal: seed.deal(), source: Source::Random { seed }, proof: Proof::Unknown, line: None };
        let setup = Setup::default();
        let fresh = klondike::Setup { rules: setup.rules, scoring: setup.scoring, balance: 0 };
        let mut session = Session {
            env,
            keeper: Keeper::new(storage),
            words: words_for(&settings),
            settings,
            setup,
            now: Attempt::new(0, dealt, fresh, 0),
            former: None,
            revision: 0,
            games: 1,
            watch: Watch::default(),
            paused: false,
            waits: true,
            script: None,
            hinted: None,
            pending: None,
            standing: Standing::default(),
            events: Vec::new(),
            late: Vec::new(),
            jobs: Vec::new(),
            job_count: 0,
        };
        session.now.id = session.fresh_id();
        if !session.resume_game() {
            session.keeper.begin(&session.now, None);
        }
        session.now.number = session.games;
        let said = session
            .words
            .announce(Said::Start { deal: &session.deal_label(), home: session.now.game.table().home() });
        session.publish(Cause::Start, vec![Change::Dealt], Some(said));
        session
    }

    /// Takes up the game in the journal, as far as it can be read.
    fn resume_game(&mut self) -> bool {
        let bytes = match self.keeper.storage().read(File::Game) {
            Ok(Some(bytes)) => bytes,
            Ok(None) => return false,
            Err(fault) => {
                self.keeper.trouble(Trouble::Unreadable(fault.to_string()));
                self.keeper.seal();
                return false;
            }
        };
        if bytes.is_empty() {
            return false;
        }
        // Damage may be no text at all: what stands before it can still be read.
        let text = match std::str::from_utf8(&bytes) {
            Ok(text) => text,
            Err(error) => std::str::from_utf8(&bytes[..error.valid_up_to()]).unwrap_or_default(),
        };
        match resume::read(text) {
            Ok(resumed) => {
                let whole = bytes[resumed.read..].iter().all(|&byte| byte != b'\n');
                let torn = resumed.read < bytes.len();
                self.now = resumed.now;
                self.former = resumed.former;
                self.paused = resumed.paused;
                self.now.recorded = self.now.game.is_over();
                if !whole {
                    match self.keeper.storage().set_aside(File::Game) {
                        Ok(aside) => self.keeper.trouble(Trouble::PartlyRead(aside)),
                        Err(fault) => self.keeper.trouble(Trouble::Fault(fault)),
                    }
                }
                if torn {
                    let former = self.former.as_deref().cloned();
                    self.keeper.rewrite(former.iter().chain([&self.now]));
                    if self.paused {
                        self.keeper.paused(true);
                    }
                } else {
                    self.keeper.adopt(text[..resumed.read].to_owned(), self.now.game.played_ms());
                }
                true
            }
            Err(Broken::Newer) => {
                self.keeper.trouble(Trouble::Newer);
                self.keeper.seal();
                false
            }
            Err(Broken::NotAJournal) => {
                match self.keeper.storage().set_aside(File::Game) {
                    Ok(aside) => self.keeper.trouble(Trouble::SetAside(aside)),
                    Err(fault) => self.keeper.trouble(Trouble::Fault(fault)),
                }
                false
            }
        }
    }

    /// Storage trouble is said once, and that it is over.
    pub(crate) fn tell_trouble(&mut self) {
        use klondike_words::Notice as Text;
        let game = klondike_words::File::Game;
        for trouble in self.keeper.take_troubles() {
            let (kind, lasting, text) = match &trouble {
                Trouble::Fault(fault) => ("storage", true, Text::Trouble(storage_trouble(fault))),
                Trouble::Back => ("info", false, Text::Back),
                Trouble::SetAside(aside) => ("setAside", true, Text::SetAside { file: game, aside }),
                Trouble::PartlyRead(aside) => ("setAside", true, Text::PartlyRead { file: game, aside }),
                Trouble::Newer => ("storage", true, Text::Newer { file: game }),
                Trouble::Unreadable(what) => ("storage", true, Text::Unreadable { file: game, what }),
            };
            let text = self.words.notice(text);
            self.events.push(Event::Notice(Notice { kind: kind.to_owned(), text, lasting }));
        }
    }

    /// A message that something inside went wrong, for a command whose handling panicked.
    #[must_use]
    pub fn internal_failure(&self) -> crate::protocol::Failure {
        self.failed(Failed::Internal)
    }
}

fn storage_trouble(fault: &crate::storage::Fault) -> StorageTrouble<'_> {
    use crate::storage::Fault;
    match fault {
        Fault::Full => StorageTrouble::Full,
        Fault::Denied { place } => StorageTrouble::Denied { place },
        Fault::Other { what } => StorageTrouble::Other { what },
    }
}
