//! How a session begins: with the game that was left, or with a deal on the table at once.

use crate::attempt::{Attempt, Dealt, Source};
use crate::environment::Environment;
use crate::journal::{self, Rest};
use crate::keeper::Keeper;
use crate::options::words_for;
use crate::protocol::{Cause, Change, Event, Notice, Proof};
use crate::resume::{self, Broken, Resumed};
use crate::session::{Session, Standing};
use crate::storage::{File, Storage};
use crate::store::{Opened, Store};
use crate::store_guard::Trouble;
use crate::supply::Supply;
use crate::watch::Watch;
use klondike::Seed;
use klondike_words::{Failed, Said, StorageTrouble};

impl Session {
    /// Starts with what was kept; without anything, a random deal lies on the table.
    #[must_use]
    pub fn start(mut env: Box<dyn Environment>, storage: Box<dyn Storage>) -> Session {
        let mut keeper = Keeper::new(storage);
        let Opened { store, settings, setup } = Store::open(&mut keeper.files);
        let mut bytes = [0; 12];
        env.entropy(&mut bytes);
        let seed = Seed::from_entropy(bytes);
        let dealt = Dealt { deal: seed.deal(), source: Source::Random { seed }, proof: Proof::Unknown, line: None };
        let bank = store.records.balance;
        let balance = if setup.scoring == klondike::Scoring::VegasCumulative { bank } else { 0 };
        let fresh = klondike::Setup { rules: setup.rules, scoring: setup.scoring, balance };
        let words = words_for(&settings, &*env);
        let mut session = Session {
            env,
            keeper,
            store,
            before_import: None,
            words,
            settings,
            setup,
            now: Attempt::new(0, dealt, fresh, bank),
            former: None,
            revision: 0,
            games: 1,
            watch: Watch::default(),
            paused: false,
            waits: true,
            script: None,
            supply: Supply::default(),
            hinted: None,
            pending: None,
            standing: Standing::default(),
            link: None,
            memory: Default::default(),
            events: Vec::new(),
            late: Vec::new(),
            jobs: Vec::new(),
            job_count: 0,
        };
        session.now.id = session.fresh_id();
        if !session.resume_game() {
            session.keeper.begin(&session.now, None);
        }
        session.record_missed();
        session.now.number = session.games;
        let said =
            session.words.announce(Said::Start { deal: &session.deal_label(), home: session.now.game.table().home() });
        session.publish(Cause::Start, vec![Change::Dealt], Some(said));
        session.open_supply();
        session.stock_up();
        session
    }

    /// Takes up the game in the journal, as far as it can be read.
    fn resume_game(&mut self) -> bool {
        let Some(bytes) = self.keeper.files.read(File::Game).filter(|bytes| !bytes.is_empty()) else { return false };
        let opened = journal::open(&bytes);
        match resume::read(&opened.text) {
            Ok(resumed) => {
                let understood = resumed.read == opened.text.len();
                let clean = understood && opened.rest == Rest::Nothing;
                let paused = resumed.paused;
                let played_ms = resumed.now.game.played_ms();
                self.take_up(resumed);
                if clean {
                    self.keeper.adopt(opened.text, opened.chain, played_ms);
                    return true;
                }
                // A line that was being written when the power failed is no damage: nobody has seen what it says.
                if (!understood || opened.rest == Rest::Damaged)
                    && !self.keeper.files.set_aside(File::Game, Trouble::PartlyRead)
                {
                    return true;
                }
                let former = self.former.as_deref().cloned();
                self.keeper.rewrite(former.iter().chain([&self.now]));
                if paused {
                    self.keeper.paused(true);
                }
                true
            }
            Err(Broken::Newer) => self.leave_newer(),
            Err(Broken::NotAJournal) => {
                match journal::first_unsealed(&bytes).map(|line| resume::read(&format!("{line}\n"))) {
                    Some(Err(Broken::Newer)) => self.leave_newer(),
                    _ => self.resume_copy(),
                }
            }
        }
    }

    fn take_up(&mut self, resumed: Resumed) {
        self.now = resumed.now;
        self.former = resumed.former;
        self.paused = resumed.paused;
    }

    fn leave_newer(&mut self) -> bool {
        self.keeper.files.leave(File::Game, Trouble::Newer(File::Game));
        false
    }

    /// Nothing of the journal can be read: the last good copy may hold an earlier state of the game.
    fn resume_copy(&mut self) -> bool {
        let copy = self.keeper.files.read_copy(File::Game);
        let resumed = copy.and_then(|bytes| resume::read(&journal::open(&bytes).text).ok());
        let Some(resumed) = resumed else {
            self.keeper.files.set_aside(File::Game, Trouble::SetAside);
            return false;
        };
        if self.keeper.files.set_aside(File::Game, Trouble::Recovered) {
            self.take_up(resumed);
            let former = self.former.as_deref().cloned();
            self.keeper.rewrite(former.iter().chain([&self.now]));
        } else {
            self.take_up(resumed);
        }
        true
    }

    /// Storage trouble is said once, and that it is over.
    pub(crate) fn tell_trouble(&mut self) {
        use klondike_words::Notice as Text;
        for trouble in self.keeper.files.take_troubles() {
            let (kind, lasting, text) = match &trouble {
                Trouble::Fault(fault) => ("storage", true, Text::Trouble(storage_trouble(fault))),
                Trouble::Back => ("info", false, Text::Back),
                Trouble::SetAside(file, aside) => ("setAside", true, Text::SetAside { file: name(*file), aside }),
                Trouble::Recovered(file, aside) => ("setAside", true, Text::Recovered { file: name(*file), aside }),
                Trouble::PartlyRead(file, aside) => ("setAside", true, Text::PartlyRead { file: name(*file), aside }),
                Trouble::Newer(file) => ("storage", true, Text::Newer { file: name(*file) }),
                Trouble::Unreadable(file, what) => ("storage", true, Text::Unreadable { file: name(*file), what }),
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

/// What players call a file.
const fn name(file: File) -> klondike_words::File {
    match file {
        File::Game => klondike_words::File::Game,
        File::History => klondike_words::File::History,
        File::Store => klondike_words::File::Records,
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
