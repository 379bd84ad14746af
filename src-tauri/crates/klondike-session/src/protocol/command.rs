//! What the page may ask, read from any JSON.

use super::event::BoardChanged;
use super::page::{Ack, CalendarView, DealCode, Exported, HintView, Imported, ImportedDeal, RecordsView};
use super::page::{SeedCheck, SettingsView, VerifiedView, WordsView};
use super::review::ReviewView;
use super::{Failure, Setup};
use klondike::{Action, Column, Draw, PileId};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// A command with its arguments.
#[derive(Clone, Debug, PartialEq)]
#[allow(missing_docs)]
pub enum Command {
    Board,
    Words,
    NewGame { setup: Option<Setup> },
    BringBack,
    Play { action: Action, revision: u64 },
    AutoMove { from: PileId, count: u8, home: bool, revision: u64 },
    MoveRun { from: PileId, to: Column, revision: u64 },
    SendHome { revision: u64 },
    Undo { revision: u64 },
    Redo { revision: u64 },
    Restart,
    Finish { revision: u64 },
    Demo { step: bool },
    Stop,
    Hint { revision: u64 },
    Check { revision: u64 },
    Rewind,
    Pause { away: bool },
    Resume,
    EndDeal,
    DealCode,
    ImportDeal { text: String },
    CheckSeed { text: String },
    Review,
    Settings,
    SetSettings { settings: Option<Map<String, Value>>, setup: Option<Setup>, reset: bool },
    Records,
    Calendar { month: Option<String>, draw: Draw },
    Verified,
    Export,
    Import { json: String },
    UndoImport,
}

/// What a command answers.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
#[allow(missing_docs)]
pub enum Reply {
    Ack(Ack),
    Board(Box<BoardChanged>),
    Words(Box<WordsView>),
    Hint(HintView),
    DealCode(DealCode),
    ImportedDeal(Box<ImportedDeal>),
    SeedCheck(SeedCheck),
    Review(Box<ReviewView>),
    Settings(Box<SettingsView>),
    Records(Box<RecordsView>),
    Calendar(Box<CalendarView>),
    Verified(VerifiedView),
    Exported(Exported),
    Imported(Imported),
}

/// The longest text that a command may bring, except for an import.
const LONGEST_TEXT: usize = 100_000;
/// The longest import.
const LONGEST_IMPORT: usize = 200_000_000;

impl Command {
    /// All names, as the page calls them.
    pub const NAMES: [&'static str; 32] = [
        "board",
        "words",
        "new_game",
        "bring_back",
        "play",
        "auto_move",
        "move_run",
        "send_home",
        "undo",
        "redo",
        "restart",
        "finish",
        "demo",
        "stop",
        "hint",
        "check",
        "rewind",
        "pause",
        "resume",
        "end_deal",
        "deal_code",
        "import_deal",
        "check_seed",
        "review",
        "settings",
        "set_settings",
        "records",
        "calendar",
        "verified",
        "export",
        "import",
        "undo_import",
    ];

    /// Reads a command from its name and any JSON.
    ///
    /// # Errors
    /// [`Failure::BadRequest`] with what is wrong.
    pub fn parse(name: &str, args: Value) -> Result<Command, Failure> {
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct None {}
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct At {
            revision: u64,
        }
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Text {
            text: String,
        }
        let at = |args| args_of::<At>(name, args).map(|at| at.revision);
        let bare = |args, command| args_of::<None>(name, args).map(|None {}| command);
        Ok(match name {
            "board" => bare(args, Command::Board)?,
            "words" => bare(args, Command::Words)?,
            "new_game" => {
                #[derive(Deserialize)]
                #[serde(deny_unknown_fields)]
                struct Args {
                    #[serde(default)]
                    setup: Option<Setup>,
                }
                Command::NewGame { setup: args_of::<Args>(name, args)?.setup }
            }
            "bring_back" => bare(args, Command::BringBack)?,
            "play" => {
                #[derive(Deserialize)]
                #[serde(deny_unknown_fields)]
                struct Args {
                    action: Action,
                    revision: u64,
                }
                let Args { action, revision } = args_of(name, args)?;
                Command::Play { action, revision }
            }
            "auto_move" => {
                #[derive(Deserialize)]
                #[serde(deny_unknown_fields)]
                struct Args {
                    from: PileId,
                    count: u8,
                    #[serde(default)]
                    home: bool,
                    revision: u64,
                }
                let Args { from, count, home, revision } = args_of(name, args)?;
                Command::AutoMove { from, count, home, revision }
            }
            "move_run" => {
                #[derive(Deserialize)]
                #[serde(deny_unknown_fields)]
                struct Args {
                    from: PileId,
                    to: PileId,
                    revision: u64,
                }
                let Args { from, to, revision } = args_of(name, args)?;
                let PileId::Tableau(to) = to else { return Err(bad(name, "`to` is no column")) };
                Command::MoveRun { from, to, revision }
            }
            "send_home" => Command::SendHome { revision: at(args)? },
            "undo" => Command::Undo { revision: at(args)? },
            "redo" => Command::Redo { revision: at(args)? },
            "restart" => bare(args, Command::Restart)?,
            "finish" => Command::Finish { revision: at(args)? },
            "demo" => {
                #[derive(Deserialize)]
                #[serde(deny_unknown_fields)]
                struct Args {
                    #[serde(default)]
                    step: bool,
                }
                Command::Demo { step: args_of::<Args>(name, args)?.step }
            }
            "stop" => bare(args, Command::Stop)?,
            "hint" => Command::Hint { revision: at(args)? },
            "check" => Command::Check { revision: at(args)? },
            "rewind" => bare(args, Command::Rewind)?,
            "pause" => {
                #[derive(Deserialize)]
                #[serde(deny_unknown_fields)]
                struct Args {
                    #[serde(default)]
                    away: bool,
                }
                Command::Pause { away: args_of::<Args>(name, args)?.away }
            }
            "resume" => bare(args, Command::Resume)?,
            "end_deal" => bare(args, Command::EndDeal)?,
            "deal_code" => bare(args, Command::DealCode)?,
            "import_deal" => Command::ImportDeal { text: short(name, args_of::<Text>(name, args)?.text)? },
            "check_seed" => Command::CheckSeed { text: short(name, args_of::<Text>(name, args)?.text)? },
            "review" => bare(args, Command::Review)?,
            "settings" => bare(args, Command::Settings)?,
            "set_settings" => {
                #[derive(Deserialize)]
                #[serde(deny_unknown_fields)]
                struct Args {
                    #[serde(default)]
                    settings: Option<Map<String, Value>>,
                    #[serde(default)]
                    setup: Option<Setup>,
                    #[serde(default)]
                    reset: bool,
                }
                let Args { settings, setup, reset } = args_of(name, args)?;
                Command::SetSettings { settings, setup, reset }
            }
            "records" => bare(args, Command::Records)?,
            "calendar" => {
                #[derive(Deserialize)]
                #[serde(deny_unknown_fields)]
                struct Args {
                    #[serde(default)]
                    month: Option<String>,
                    draw: Draw,
                }
                let Args { month, draw } = args_of(name, args)?;
                Command::Calendar { month: month.map(|month| short(name, month)).transpose()?, draw }
            }
            "verified" => bare(args, Command::Verified)?,
            "export" => bare(args, Command::Export)?,
            "import" => {
                #[derive(Deserialize)]
                #[serde(deny_unknown_fields)]
                struct Args {
                    json: String,
                }
                let Args { json } = args_of(name, args)?;
                if json.len() > LONGEST_IMPORT {
                    return Err(bad(name, "the text is too long"));
                }
                Command::Import { json }
            }
            "undo_import" => bare(args, Command::UndoImport)?,
            _ => return Err(Failure::bad_request(format!("There is no command {name:.40}."))),
        })
    }

    /// The revision that the command was meant for.
    #[must_use]
    pub const fn revision(&self) -> Option<u64> {
        match self {
            Command::Play { revision, .. }
            | Command::AutoMove { revision, .. }
            | Command::MoveRun { revision, .. }
            | Command::SendHome { revision }
            | Command::Undo { revision }
            | Command::Redo { revision }
            | Command::Finish { revision }
            | Command::Hint { revision }
            | Command::Check { revision } => Some(*revision),
            _ => None,
        }
    }

    /// Whether the command only asks: it ends no finish or demo, and nothing changes by it.
    #[must_use]
    pub const fn only_asks(&self) -> bool {
        matches!(
            self,
            Command::Board
                | Command::Words
                | Command::DealCode
                | Command::ImportDeal { .. }
                | Command::CheckSeed { .. }
                | Command::Review
                | Command::Settings
                | Command::SetSettings { .. }
                | Command::Records
                | Command::Calendar { .. }
                | Command::Verified
                | Command::Export
        )
    }
}

fn args_of<T: for<'de> Deserialize<'de>>(name: &str, args: Value) -> Result<T, Failure> {
    // Without arguments some callers send nothing.
    let args = if args.is_null() { Value::Object(Map::new()) } else { args };
    // A struct could also be read from a list: the protocol knows objects only.
    if !args.is_object() {
        return Err(bad(name, "the arguments are no object"));
    }
    serde_json::from_value(args).map_err(|error| bad(name, &error.to_string()))
}

fn short(name: &str, text: String) -> Result<String, Failure> {
    if text.len() > LONGEST_TEXT { Err(bad(name, "the text is too long")) } else { Ok(text) }
}

fn bad(name: &str, what: &str) -> Failure {
    Failure::bad_request(format!("The command {name} was not understood: {what:.300}."))
}
