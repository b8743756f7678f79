//! Helpers shared by the tests of the lab, the studies and the checks: stored files of the
//! checkout, and comparisons of texts.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::missing_panics_doc,
    reason = "a test that fails says so by a panic"
)]

pub mod hostile;
pub mod scene;

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::{Mutex, PoisonError};

use outpace::os::files;
use outpace::record::sealed::{self, SealedRecord};

/// Returns the checkout in which the tests were compiled.
#[must_use]
pub fn checkout() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

/// Loads a stored record by its path in the checkout.
pub fn load_record<T: SealedRecord>(path: &str) -> T {
    sealed::load_from(&checkout().join(path)).unwrap()
}

/// Returns a copy of the value that an earlier call made under this name, or makes it now. So all
/// tests share a value that takes seconds to make. While it is made, calls for other names wait.
pub fn made_once<T: Clone>(values: &Mutex<BTreeMap<String, T>>, name: &str, make: impl FnOnce() -> T) -> T {
    let mut values = values.lock().unwrap_or_else(PoisonError::into_inner);
    values.entry(name.to_owned()).or_insert_with(make).clone()
}

/// Asserts that a command line's definition is valid for clap, and that each verb has a short and a
/// long description.
#[track_caller]
pub fn assert_explained(command: &clap::Command) {
    command.clone().debug_assert();
    for verb in command.get_subcommands() {
        assert!(verb.get_about().is_some() && verb.get_long_about().is_some(), "{}", verb.get_name());
    }
}

/// Asserts that a text contains these parts.
#[track_caller]
pub fn assert_says(text: &str, parts: &[&str]) {
    for part in parts {
        assert!(text.contains(part), "it does not say `{part}`:\n{text}");
    }
}

/// Asserts that the part of a file between two lines equals a text. With `PLYWRIGHT_REDRAW` set,
/// writes the text there instead.
#[track_caller]
pub fn assert_quoted(path: &str, [begin, end]: [&str; 2], wanted: &str) {
    // Tests of one process run at the same time and may write parts of the same file.
    static ONE_AT_A_TIME: Mutex<()> = Mutex::new(());
    let _turn = ONE_AT_A_TIME.lock().unwrap_or_else(PoisonError::into_inner);
    let path = checkout().join(path);
    let text = std::fs::read_to_string(&path).unwrap();
    let (before, rest) = text.split_once(begin).expect("the quotation begins");
    let (found, after) = rest.split_once(end).expect("the quotation ends");
    if std::env::var_os("PLYWRIGHT_REDRAW").is_some() {
        files::replace(&path, [before, begin, wanted, end, after].concat().as_bytes()).unwrap();
    } else {
        assert!(
            found == wanted,
            "{} is stale: run the test with PLYWRIGHT_REDRAW=1; it should say\n{wanted}",
            path.display()
        );
    }
}
