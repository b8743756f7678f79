//! Two or more builds of one engine, given as commands.
//!
//! The commands are read ([`asked`]), started and tried ([`ready`]), checked for equal answers ([`alike`]), and compared by the same
//! lock-step and the same verdicts as every other program. `commands.json` holds one [`Record`]; its decision is a pure function of the
//! rest ([`decide_commands`]). Units and signs are those of [`crate::record`].

pub mod alike;
mod decide;
pub mod ready;

pub use crate::programs::{Runs, asked};
pub use decide::{CONFIRM, ENGINES, decide_commands, open_commands};

use serde::{Deserialize, Serialize};

use super::Slice;
use crate::error::{Error, Result};
use crate::record::{Estimate, Judgement, Machine, Noise, Phase, Rules, Source, Split, Survey};
use crate::sealed;

/// The version of this file's schema.
pub const SCHEMA: u32 = 1;

/// The name of the file.
pub const FILE: &str = "commands.json";

/// What [`Record::kind`] says.
pub const KIND: &str = "commands";

/// One comparison of commands.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Record {
    /// [`SCHEMA`] when it was written.
    pub schema: u32,
    /// [`KIND`], which tells such a file from the record of a choice.
    pub kind: String,
    /// The command that made it, with the seed spelled out.
    pub command: String,
    /// When the run began, in seconds since 1970-01-01 UTC.
    pub started: u64,
    /// The seed of every random choice in the run.
    pub seed: u64,
    /// Whether it was a run of fewer launches.
    pub quick: bool,
    /// The machine.
    pub machine: Machine,
    /// The source of the program that measured.
    #[serde(rename = "lab")]
    pub tool: Source,
    /// The commands; the others are measured against the first.
    pub engines: Vec<Engine>,
    /// The commands that answered otherwise than the first, each at the first slice at which it did; the control among them where the
    /// first does not repeat itself. Nothing where they had to be equal; else all times are by the node.
    pub unequal: Option<Vec<Difference>>,
    /// What one slice was meant to last, in seconds. As much again is searched before it, untimed.
    pub slice_seconds: f64,
    /// The positions and how many nodes of each make a slice, or how deep a search.
    pub positions: Vec<Slice>,
    /// How the time was split between starting launches and taking samples.
    pub splits: Vec<Split>,
    /// The launches of the control and of each command but the first.
    #[serde(flatten)]
    pub survey: Survey,
    /// The fastest on fresh launches, where one was faster.
    pub confirmation: Option<Survey>,
    /// How quiet the machine was.
    pub noise: Noise,
    /// What follows from all this.
    pub decision: Decision,
    /// How long each phase took, in their order.
    pub phases: Vec<Phase>,
    /// SHA-256 over all of the above.
    pub sha256: String,
}

impl sealed::Kept for Record {
    const SCHEMA: u32 = SCHEMA;
    const WHAT: &'static str = "comparison of commands";
    const FIELDS: sealed::Fields = sealed::Fields {
        names: &["axis", "candidate", "levels", "name", "of", "variant", "winner"],
        bits: &["seed"],
        prose: &["phases"],
    };
    type Error = Error;

    fn seal(&mut self) -> &mut String {
        &mut self.sha256
    }

    fn check(&self) -> Result<()> {
        self.machine.check()?;
        let surveys = std::iter::once(&self.survey).chain(&self.confirmation);
        self.decision.rules.check(surveys.map(Survey::judged))
    }
}

/// One command.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Engine {
    /// What it is called.
    pub name: String,
    /// The line that starts it, for a shell.
    pub command: String,
    /// `id name`: what it calls itself.
    pub says: String,
    /// SHA-256 of the program's file, in hexadecimal; what the program loads is not in it.
    pub sha256: String,
    /// The size of that file in bytes.
    pub bytes: u64,
    /// How its launches are started.
    pub runs: Runs,
    /// All UCI options that are set for it, by name and value.
    pub options: Vec<(String, String)>,
    /// Why it fell out, where it did.
    pub fault: Option<String>,
}

/// That a command answers otherwise than the first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Difference {
    /// Its name.
    pub of: String,
    /// The slice.
    pub slice: Slice,
    /// What it answers.
    pub answer: String,
    /// What the first answers.
    pub first: String,
}

/// What a comparison concluded.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Decision {
    /// The rules that were applied.
    pub rules: Rules,
    /// The control's estimate, which should be nothing.
    pub control: Option<Judgement>,
    /// What made the machine noisier than is good.
    pub warnings: Vec<String>,
    /// The verdict on every command but the first, in their order.
    pub judgements: Vec<Judgement>,
    /// The fastest's verdict on fresh launches.
    pub confirmation: Option<Judgement>,
    /// The name of the winner; the first's where none was faster.
    pub winner: String,
    /// Its line.
    pub command: String,
    /// Its gain over the first on fresh launches; none where it is the first.
    pub gain: Option<Estimate>,
    /// Why, in one sentence.
    pub because: String,
}

impl Record {
    /// The difference of that command from the first, if there is one.
    pub fn difference(&self, name: &str) -> Option<&Difference> {
        self.unequal.iter().flatten().find(|difference| difference.of == name)
    }

    /// What a reader of the figures must know, a sentence each.
    pub fn notes(&self) -> Vec<String> {
        let mut notes = Vec::new();
        if let Some(differences) = &self.unequal {
            for one in differences {
                notes.push(format!(
                    "unequal: `{}` answers `{}` where the first answers `{}` ({})",
                    one.of, one.answer, one.first, one.slice
                ));
            }
            notes.push(if differences.is_empty() {
                "`--unequal` was said, and so times are by the node; yet all commands answer alike".to_owned()
            } else {
                "unequal: these are nodes a second of different searches, which says nothing of who plays better".to_owned()
            });
        }
        for engine in &self.engines {
            if let Runs::InPlace { reason } = &engine.runs {
                let name = &engine.name;
                notes.push(format!(
                    "`{name}` runs in place ({reason}), so its place in memory is the same in all launches"
                ));
            }
        }
        notes
    }
}

#[cfg(test)]
#[cfg(unix)]
mod tests;
