//! The file of a study whose parts are measured separately. A run replaces only the parts that it
//! has measured; every part has its own date.

use std::path::Path;

use anyhow::{Result, ensure};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::{Machine, sealed_record};
use outpace::record::sealed::{self, SealedRecord};

pub trait Parts: Clone + Default + Serialize + DeserializeOwned {
    const SCHEMA: u32 = 1;
    /// Description of the file for error messages.
    const WHAT: &'static str;

    /// Checks that the parts can be the result of a measurement.
    fn check(&self) -> Result<()> {
        Ok(())
    }
}

/// The measured parts of a study on one machine.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct InParts<P> {
    pub schema: u32,
    pub machine: Machine,
    #[serde(flatten)]
    pub parts: P,
    pub sha256: String,
}

impl<P: Parts> InParts<P> {
    pub fn new(machine: Machine) -> Self {
        Self { schema: Self::SCHEMA, machine, parts: P::default(), sha256: String::new() }
    }

    /// Loads this machine's record from `path`, or makes a new one if there is no such file. A
    /// loaded record gets the details in `machine`, because they may have changed since it was
    /// written. Fails if the record is of another machine, that is, if the keys differ.
    pub fn load_or_new(path: &Path, machine: Machine) -> Result<Self> {
        let Some(record) = sealed::load::<Self>(path)? else { return Ok(Self::new(machine)) };
        let other = &record.machine.key;
        ensure!(*other == machine.key, "{} is of another machine: {other}", path.display());
        Ok(Self { machine, ..record })
    }
}

impl<P: Parts> SealedRecord for InParts<P> {
    sealed_record!(P::SCHEMA, P::WHAT);

    fn check(&self) -> Result<()> {
        self.machine.check()?;
        self.parts.check()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::build::targets::Matrix;
    use outpace::os::files::Scratch;

    #[test]
    fn a_record_of_another_machine_is_refused() {
        let (scratch, machine) =
            (Scratch::new_in(&std::env::temp_dir()).unwrap(), crate::fixtures::record().machine);
        let path = scratch.path().join("targets.json");
        let mut matrix = Matrix::load_or_new(&path, machine.clone()).unwrap();
        assert_eq!(matrix, Matrix::new(machine.clone()), "there is no file yet");
        matrix.machine.key = "another".to_owned();
        std::fs::write(&path, sealed::write(&matrix).unwrap()).unwrap();
        let error = Matrix::load_or_new(&path, machine.clone()).unwrap_err().to_string();
        assert!(error.ends_with("targets.json is of another machine: another"), "{error}");
        // Other details than the key may have changed: the record gets today's.
        let today = Machine { brand: "Another name".to_owned(), ..matrix.machine };
        assert_eq!(Matrix::load_or_new(&path, today.clone()).unwrap().machine, today);
    }
}
