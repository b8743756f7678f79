//! The study's program, asked over its pipes.

use std::path::Path;
use std::process::Command;
use std::time::Duration;

use anyhow::{Context, Result, bail};

use super::quiet::Probe;
use crate::study::piped::Piped;
use plywright_study::Costs;
use plywright_study::protocol::{Answer, BoardKind, OPTION, Question, Request, Told};

/// No search of the study takes so long.
const PATIENCE: Duration = Duration::from_secs(900);

/// The program, running. It is killed when it is dropped.
#[derive(Debug)]
pub(crate) struct Study(Piped);

impl Study {
    /// Starts it.
    pub(crate) fn launch(binary: &Path) -> Result<Self> {
        let name = format!("the study's program {}", binary.display());
        Ok(Self(Piped::start(name, Command::new(binary).arg(OPTION), PATIENCE)?))
    }

    /// How long a sequential search takes on the fastest core and on the slowest, all at it.
    pub(crate) fn probe(&mut self, question: Question) -> Result<Probe> {
        self.ask(&Request::Probe(question), |answer| match answer {
            Answer::Probe { fastest, slowest } => Some([fastest, slowest].map(|time| time / 1_000)),
            _ => None,
        })
    }

    /// What things cost on a board.
    pub(crate) fn costs(&mut self, board: BoardKind) -> Result<Costs> {
        self.ask(&Request::Costs(board), |answer| match answer {
            Answer::Costs(costs) => Some(costs),
            _ => None,
        })
    }

    /// What a search, a crowd or a simulation finds, and its time.
    pub(crate) fn found(&mut self, request: &Request) -> Result<Told> {
        self.ask(request, |answer| match answer {
            Answer::Found(found) => Some(found),
            _ => None,
        })
    }

    fn ask<T>(&mut self, request: &Request, wanted: impl FnOnce(Answer) -> Option<T>) -> Result<T> {
        let line = self.0.ask(&format!("{request}\n"))?;
        let line = line.trim_end();
        if let Some(error) = line.strip_prefix("error ") {
            bail!("the study's program cannot do `{request}`: {error}");
        }
        let unexpected = || format!("the study's program answers `{line}` to `{request}`");
        let answer = line.parse().with_context(unexpected)?;
        wanted(answer).with_context(unexpected)
    }
}
