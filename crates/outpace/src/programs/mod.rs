//! Programs that are given as command lines, whatever they are asked to do.
//!
//! A line is read ([`asked`]) and its program found ([`Executable`]); a first start tells whether a copy of it is as good as itself ([`Runs`]).

pub mod asked;
mod executable;
mod line_process;

pub use executable::{Executable, is_executable};
pub(crate) use line_process::{LONGEST_LINE, LineProcess, Trouble, last_line};

use crate::error::{Error, Result};

/// How the launches of a program are started.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Runs {
    /// Every launch runs a fresh copy of the file.
    #[default]
    FreshCopies,
    /// Every launch runs the file itself, so that its place in memory is the same for all.
    InPlace {
        /// Why.
        reason: String,
    },
}

impl Runs {
    /// Whether a copy of the program is as good as itself, which has answered `original`: one that needs something beside the original fails or
    /// answers otherwise. A script is never copied, since what counts is what it starts. `run` has the program, or its copy, do the same again.
    ///
    /// # Errors
    ///
    /// The user interrupts, or the original fails when it is asked again.
    pub fn tried<T: PartialEq>(
        executable: &Executable,
        original: &T,
        mut run: impl FnMut(&Executable) -> Result<T>,
        told: impl Fn(&T) -> String,
    ) -> Result<Self> {
        if executable.is_script {
            return Ok(Self::InPlace { reason: "a script".to_owned() });
        }
        let mut copy = executable.clone();
        copy.fresh = true;
        match run(&copy) {
            Err(Error::Interrupted(interrupted)) => Err(interrupted.into()),
            Err(error) => Ok(Self::InPlace { reason: format!("of a copy: {error}") }),
            // Where the original does not answer alike twice either, a copy is no worse.
            Ok(copy) if copy != *original && run(executable)? == *original => {
                let reason =
                    format!("a copy of it answers `{}`, it itself `{}`", told(&copy), told(original));
                Ok(Self::InPlace { reason })
            }
            Ok(_) => Ok(Self::FreshCopies),
        }
    }
}
