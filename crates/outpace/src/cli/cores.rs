//! The option `--cores`: the CPUs that programs may use.

use std::fmt;
use std::str::FromStr;

use crate::error::{Result, bail, ensure};
use crate::measure::lockstep::{Cores, Load};
use crate::os::cpus::{self, list, parse_list};
use crate::os::pin;

/// Value of `--cores`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Asked {
    /// One comparison for each class of CPUs.
    Each,
    /// The same CPUs for all launches.
    Only(Cores),
}

impl FromStr for Asked {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if text == "each" {
            return Ok(Self::Each);
        }
        only(text)
            .map(Self::Only)
            .map_err(|_| "expected `fast`, `efficient`, `each`, `any`, or CPUs such as `0-3,8`".to_owned())
    }
}

/// Parses the value for a verb that measures on one class of CPUs only.
pub(super) fn only(text: &str) -> Result<Cores, String> {
    match text {
        // `one` is the former name of `fast`.
        "fast" | "one" => Ok(Cores::Fast),
        "efficient" => Ok(Cores::Efficient),
        "any" => Ok(Cores::Any),
        "each" => {
            Err("`each` is for comparisons only; name one class of CPUs here: `fast` or `efficient`"
                .to_owned())
        }
        _ => match parse_list(text) {
            Some(cpus) if !cpus.is_empty() => Ok(Cores::These(cpus)),
            _ => Err("expected `fast`, `efficient`, `any`, or CPUs such as `0-3,8`".to_owned()),
        },
    }
}

/// Shows CPUs as a value of `--cores`.
struct Words<'a>(&'a Cores);

impl fmt::Display for Words<'_> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Cores::Fast => out.write_str("fast"),
            Cores::Efficient => out.write_str("efficient"),
            Cores::Any => out.write_str("any"),
            Cores::These(cpus) => out.write_str(&list(cpus.iter().copied())),
        }
    }
}

/// Checks that programs can be launched on these CPUs under this load.
///
/// # Errors
///
/// Fails if this process may not use one of the listed CPUs, if this system lacks what `cores`
/// needs (binding programs to CPUs, or reporting the classes of its CPUs), or if `load` needs bound
/// programs and `cores` binds none.
pub(super) fn check(cores: &Cores, load: Load) -> Result<()> {
    check_among(cores, load, &pin::allowed())?;
    if *cores == Cores::Efficient { check_classes() } else { Ok(()) }
}

/// Checks that the class of each CPU is known.
///
/// # Errors
///
/// Fails if the system does not report the classes, as on Windows.
pub(super) fn check_classes() -> Result<()> {
    ensure!(
        !cpus::here().classes.is_empty(),
        "this system does not report the classes of its CPUs: name the CPUs of one class, such as `--cores 0-15`"
    );
    Ok(())
}

fn check_among(cores: &Cores, load: Load, allowed: &[usize]) -> Result<()> {
    ensure!(
        *cores != Cores::Any || load == Load::Idle,
        "--load all-cores has each program on one CPU, so it does not go with --cores any"
    );
    let words = Words(cores);
    if allowed.is_empty() && matches!(cores, Cores::These(_) | Cores::Efficient) {
        let hint = if cfg!(target_os = "macos") {
            " (`taskpolicy -b outpace ...` uses the efficient ones)"
        } else {
            ""
        };
        bail!("--cores {words}: this system binds no program to a CPU{hint}");
    }
    let Cores::These(cpus) = cores else { return Ok(()) };
    let missing: Vec<usize> = cpus.iter().copied().filter(|cpu| !allowed.contains(cpu)).collect();
    ensure!(
        missing.is_empty(),
        "--cores {words}: this process may not use CPU {}; it may use {}",
        list(missing),
        list(allowed.iter().copied())
    );
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn classes_and_lists_of_allowed_cpus_are_parsed() {
        for text in ["x", "3-1", "", "fast,1"] {
            assert!(text.parse::<Asked>().is_err() && only(text).is_err(), "{text}");
        }
        assert_eq!("each".parse(), Ok(Asked::Each));
        assert!(only("each").unwrap_err().contains("`fast` or `efficient`"));
        for text in ["fast", "efficient", "any", "0-3,8"] {
            let cores = only(text).unwrap();
            assert_eq!((Words(&cores).to_string(), text.parse()), (text.to_owned(), Ok(Asked::Only(cores))));
        }
        let listed = only("1,3").unwrap();
        check_among(&listed, Load::Idle, &[0, 1, 2, 3]).unwrap();
        let error = check_among(&listed, Load::Idle, &[0, 1]).unwrap_err().to_string();
        assert!(error.contains("may not use CPU 3; it may use 0-1"), "{error}");
        assert!(check_among(&Cores::Efficient, Load::Idle, &[]).is_err());
        check_among(&Cores::Fast, Load::Idle, &[]).unwrap();
        assert!(check_among(&Cores::Any, Load::AllCores, &[0, 1]).is_err());
    }
}
