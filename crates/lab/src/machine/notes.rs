//! What is known of a CPU and bears on its figures, as a record keeps it and as the lab tells it.
//!
//! A note warns or points out; no verdict looks at it.

use serde::{Deserialize, Serialize};

/// One thing that is known.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct Note {
    /// A hazard or a capability.
    pub(crate) kind: Kind,
    /// Its name: `slow-pext`.
    pub(crate) name: String,
    /// What it is, as part of a sentence.
    pub(crate) told: String,
}

/// What a note is good for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Kind {
    /// It may cost time where one would not expect it.
    Hazard,
    /// It may save time where somebody makes use of it.
    Capability,
}

impl Note {
    /// The note as a line of its own.
    pub(crate) fn line(&self) -> String {
        let Self { kind, name, told } = self;
        match kind {
            Kind::Hazard => format!("warning: {name}: {told}; only the measurement decides"),
            Kind::Capability => format!("note: {name}: {told}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_hazard_is_a_warning() {
        let note = |kind| Note { kind, name: "slow-pext".into(), told: "pext is slow".into() };
        let warning = "warning: slow-pext: pext is slow; only the measurement decides";
        assert_eq!(note(Kind::Hazard).line(), warning);
        assert_eq!(note(Kind::Capability).line(), "note: slow-pext: pext is slow");
    }
}
