//! Installed Rust toolchains.

use std::process::Command;

use super::repository::last_line;
use crate::error::{Context, Result, bail, ensure};
use crate::os::children;

/// An installed toolchain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Toolchain {
    /// Full name, such as `nightly-2025-03-01-x86_64-unknown-linux-gnu`.
    pub name: String,
    /// Age; `None` if the name has neither a date nor a version.
    age: Option<Age>,
}

/// Age of a toolchain, read from its name. It orders the toolchains of one channel, or releases.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Age {
    /// Channel; `None` for a release.
    channel: Option<String>,
    /// Date of the channel, or version of the release.
    numbers: [u32; 3],
}

impl Toolchain {
    pub(super) fn from_name(name: &str) -> Self {
        let numbers = |parts: &[&str]| -> Option<[u32; 3]> {
            let numbers: Vec<u32> = parts.iter().map(|part| part.parse().ok()).collect::<Option<_>>()?;
            numbers.try_into().ok()
        };
        let parts: Vec<&str> = name.split('-').collect();
        let dated = || {
            let date = parts.get(1..4).filter(|date| date[0].len() == 4)?;
            Some(Age { channel: Some(parts[0].to_owned()), numbers: numbers(date)? })
        };
        let release = || {
            let parts: Vec<&str> = parts[0].split('.').collect();
            // `1.95` stands for the last release of that series.
            let last = u32::MAX.to_string();
            let version = if parts.len() == 2 { [&parts[..], &[&last]].concat() } else { parts };
            Some(Age { channel: None, numbers: numbers(&version)? })
        };
        Self { name: name.to_owned(), age: dated().or_else(release) }
    }

    /// Returns true if `name` is the toolchain's name, with or without the host.
    fn is_called(&self, name: &str) -> bool {
        self.name == name
            || self
                .name
                .strip_prefix(name)
                .is_some_and(|host| host.starts_with('-') && Self::from_name(name).age == self.age)
    }
}

/// Returns the installed toolchains, in rustup's order.
///
/// # Errors
///
/// Fails if there is no rustup.
pub fn installed() -> Result<Vec<Toolchain>> {
    let done = children::run(Command::new("rustup").args(["toolchain", "list"]), None)?;
    let why = last_line(&done.stderr);
    ensure!(done.status.success(), "`rustup toolchain list` fails: {why}");
    Ok(read(&done.stdout))
}

/// Parses the output of `rustup toolchain list`, such as `stable-x86_64-unknown-linux-gnu (active,
/// default)`.
fn read(list: &str) -> Vec<Toolchain> {
    list.lines()
        .filter_map(|line| line.split_whitespace().next())
        .filter(|name| *name != "no")
        .map(Toolchain::from_name)
        .collect()
}

/// Returns the toolchains from `good` to `bad`, both included, oldest first: of one channel by
/// date, or releases by version.
///
/// # Errors
///
/// Fails if one of the two is not installed, if their names do not give their ages, or if `good` is
/// not the older one.
pub fn toolchains_between(installed: &[Toolchain], good: &str, bad: &str) -> Result<Vec<Toolchain>> {
    let find = |name: &str| {
        let (found, name) =
            (installed.iter().find(|toolchain| toolchain.is_called(name)), name.escape_debug());
        found.with_context(|| {
            format!("the toolchain `{name}` is not installed: `rustup toolchain install` gets it")
        })
    };
    let (good, bad) = (find(good)?, find(bad)?);
    let (Some(from), Some(to)) = (&good.age, &bad.age) else {
        let undated = if good.age.is_none() { good } else { bad };
        bail!("the name of the toolchain `{}` has neither a date nor a version", undated.name);
    };
    let (old, new) = (&good.name, &bad.name);
    let is_older = from.channel == to.channel && from < to;
    ensure!(is_older, "the toolchain `{old}` is not older than `{new}`, or the two are not of one channel");
    // Toolchains for other hosts are left out.
    let host = |toolchain: &Toolchain| {
        let is_dated = toolchain.age.as_ref().is_some_and(|age| age.channel.is_some());
        let before = if is_dated { 4 } else { 1 };
        toolchain.name.splitn(before + 1, '-').nth(before).map(str::to_owned)
    };
    let lies_between = |toolchain: &&Toolchain| {
        let age = toolchain.age.as_ref();
        age.is_some_and(|age| age.channel == from.channel && (from..=to).contains(&age))
            && host(toolchain) == host(good)
    };
    let mut between: Vec<Toolchain> = installed.iter().filter(lies_between).cloned().collect();
    between.sort_by(|toolchain, other| toolchain.age.cmp(&other.age));
    let are_ends = between.first() == Some(good) && between.last() == Some(bad);
    ensure!(are_ends, "`{old}` and `{new}` are for different hosts");
    Ok(between)
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIST: &str = "stable-x86_64-unknown-linux-gnu (active, default)\n\
        nightly-x86_64-unknown-linux-gnu\nnightly-2025-03-01-x86_64-unknown-linux-gnu\n\
        nightly-2024-11-30-x86_64-unknown-linux-gnu\nnightly-2025-01-15-x86_64-unknown-linux-gnu\n\
        nightly-2025-01-15-i686-unknown-linux-gnu\n1.95.0-x86_64-unknown-linux-gnu\n\
        1.100.0-x86_64-unknown-linux-gnu\n1.96.1-x86_64-unknown-linux-gnu\nmine\n\
        1.95-x86_64-unknown-linux-gnu\n1.90.0\n1.91.0\n";

    #[test]
    fn toolchains_are_ordered_by_age() {
        let installed = read(LIST);
        assert_eq!(installed.len(), 13);
        assert!(read("no installed toolchains\n").is_empty());
        let nightlies = ["nightly-2024-11-30", "nightly-2025-01-15", "nightly-2025-03-01"];
        for (good, bad, wanted) in [
            (nightlies[0], nightlies[2], &nightlies[..]),
            ("1.95.0", "1.100.0-x86_64-unknown-linux-gnu", &["1.95.0", "1.95", "1.96.1", "1.100.0"]),
            ("1.95", "1.96.1", &["1.95", "1.96.1"]),
            // Linked toolchains need not name a host.
            ("1.90.0", "1.91.0", &["1.90.0", "1.91.0"]),
        ] {
            let found = toolchains_between(&installed, good, bad).unwrap();
            let names: Vec<&str> = found
                .iter()
                .map(|toolchain| toolchain.name.trim_end_matches("-x86_64-unknown-linux-gnu"))
                .collect();
            assert_eq!(names, wanted);
        }
    }

    #[test]
    fn toolchains_without_an_order_are_refused() {
        let installed = read(LIST);
        for (good, bad, wanted) in [
            ("nightly-2020-01-01", "nightly-2025-03-01", "`nightly-2020-01-01` is not installed"),
            ("1.9", "1.100.0", "`1.9` is not installed"),
            ("nightly", "nightly-2025-03-01", "has neither a date nor a version"),
            ("1.95.0", "mine", "`mine` has neither"),
            ("1.95.0", "nightly-2025-03-01", "is not older than"),
            ("1.96.1", "1.95.0", "is not older than"),
            ("1.95.0", "1.95.0", "is not older than"),
            ("nightly-2024-11-30", "nightly-2025-01-15-i686-unknown-linux-gnu", "for different hosts"),
        ] {
            let error = toolchains_between(&installed, good, bad).unwrap_err().to_string();
            assert!(error.contains(wanted), "{good} {bad}: {error}");
        }
    }
}
