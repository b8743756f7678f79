//! What the tests of the lab, the studies and the checks share: kept files of the checkout, and texts held to what they should say.

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
use outpace::record::sealed::{self, Kept};

/// The checkout that the tests were compiled in.
#[must_use]
pub fn checkout() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

/// A file that is kept in the checkout, by its path there.
pub fn kept<T: Kept>(path: &str) -> T {
    sealed::load_from(&checkout().join(path)).unwrap()
}

/// A copy of what was made by that name, or is made now: once for all tests, for what takes seconds. Whoever asks for another one waits
/// meanwhile.
pub fn made_once<T: Clone>(made: &Mutex<BTreeMap<String, T>>, name: &str, make: impl FnOnce() -> T) -> T {
    let mut made = made.lock().unwrap_or_else(PoisonError::into_inner);
    made.entry(name.to_owned()).or_insert_with(make).clone()
}

/// Holds a command line's definition to what clap asks of it, and each verb to a line and longer words of what it does.
#[track_caller]
pub fn assert_explained(command: &clap::Command) {
    command.clone().debug_assert();
    for verb in command.get_subcommands() {
        assert!(verb.get_about().is_some() && verb.get_long_about().is_some(), "{}", verb.get_name());
    }
}

/// Holds a text to the parts that it must have.
#[track_caller]
pub fn assert_says(text: &str, parts: &[&str]) {
    for part in parts {
        assert!(text.contains(part), "it does not say `{part}`:\n{text}");
    }
}

/// Holds what stands in a file of the checkout between two lines to a text; with `PLYWRIGHT_REDRAW` the text is put there.
#[track_caller]
pub fn assert_quoted(path: &str, [begin, end]: [&str; 2], wanted: &str) {
    let path = checkout().join(path);
    let text = std::fs::read_to_string(&path).unwrap();
    let (before, rest) = text.split_once(begin).expect("the quotation begins");
    let (found, after) = rest.split_once(end).expect("the quotation ends");
    if std::env::var_os("PLYWRIGHT_REDRAW").is_some() {
        files::replace(&path, [before, begin, wanted, end, after].concat().as_bytes()).unwrap();
    } else {
        assert!(found == wanted, "{} is stale: it should say\n{wanted}", path.display());
    }
}
