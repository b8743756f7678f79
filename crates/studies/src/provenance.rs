//! Origin of a part of a record, in records whose parts are measured at different times.

use std::path::Path;
use std::time::Instant;

use anyhow::Result;
use outpace::os::noise::Watch;
use plywright_lab::machine;
use plywright_lab::record::{Compiler, Noise, Source};
use plywright_lab::session::since_1970;
use plywright_lab::terminal::stdout::note;
use serde::{Deserialize, Serialize};

/// Origin of a part of a record: the command, time, source and compiler that made it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Provenance {
    pub(crate) command: String,
    /// Start, in seconds since 1970.
    pub(crate) started: u64,
    pub(crate) seconds: f64,
    pub(crate) compiler: Compiler,
    pub(crate) source: Source,
    /// Other load on the machine.
    pub(crate) noise: Noise,
}

/// Start of the measurement of a part.
#[derive(Debug)]
pub(crate) struct ProvenanceStart {
    begun: Instant,
    watch: Watch,
}

impl ProvenanceStart {
    pub(crate) fn begin() -> Self {
        Self { begun: Instant::now(), watch: Watch::begin() }
    }

    pub(crate) fn end(self, root: &Path, command: String, source: &Source) -> Result<Provenance> {
        let Self { begun, watch } = self;
        Ok(Provenance {
            command,
            started: since_1970()?.saturating_sub(begun.elapsed()).as_secs(),
            seconds: begun.elapsed().as_secs_f64(),
            compiler: machine::compiler(root)?,
            source: source.clone(),
            noise: watch.end(),
        })
    }
}

impl Provenance {
    /// Returns true if the stored part, whose origin is `self`, must not be replaced by a part with
    /// the origin `now`: both have the same source and compiler, and the stored part holds more
    /// measurements. Also tells the user so.
    pub(crate) fn stays(&self, now: &Self, holds_more: bool) -> bool {
        let is_same_engine = self.source.sha256 == now.source.sha256 && self.compiler == now.compiler;
        let stays = is_same_engine && holds_more;
        if stays {
            note!(
                "{:>12} the result of `{}`: the stored record of this engine holds more (`--output DIR` stores the result elsewhere)",
                "not stored",
                now.command
            );
        }
        stays
    }

    pub(crate) fn line(&self) -> String {
        let text = |share| format!("; other processes took {:.1} %", 100.0 * share);
        let others = self.noise.others.map_or_else(String::new, text);
        let Self { command, seconds, source, compiler, .. } = self;
        let (source, compiler) = (source.short(12), &compiler.version);
        format!("Made by `{command}` in {seconds:.0} s, of {source}, {compiler}{others}.")
    }
}
