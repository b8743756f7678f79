//! The file of a study whose parts are measured one by one: a run replaces the parts that it has made anew and leaves the others, which say
//! themselves how old they are.

use anyhow::Result;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::Machine;
use outpace::sealed::Kept;

pub(crate) trait Parts: Clone + Default + Serialize + DeserializeOwned {
    const SCHEMA: u32 = 1;
    /// What their file is, for errors.
    const WHAT: &'static str;
}

/// What was measured of each part on a machine.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct InParts<P> {
    pub(crate) schema: u32,
    pub(crate) machine: Machine,
    #[serde(flatten)]
    pub(crate) parts: P,
    pub(crate) sha256: String,
}

impl<P: Parts> InParts<P> {
    pub(crate) fn new(machine: Machine) -> Self {
        Self { schema: Self::SCHEMA, machine, parts: P::default(), sha256: String::new() }
    }
}

impl<P: Parts> Kept for InParts<P> {
    const SCHEMA: u32 = P::SCHEMA;
    const WHAT: &'static str = P::WHAT;
    const FIELDS: outpace::sealed::Fields = super::FIELDS;
    type Error = anyhow::Error;

    fn seal(&mut self) -> &mut String {
        &mut self.sha256
    }

    fn check(&self) -> Result<()> {
        Ok(self.machine.check()?)
    }
}
