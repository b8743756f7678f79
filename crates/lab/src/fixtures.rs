//! Small whole files of figures in `tests/fixtures/`, for the tests that damage one and give it to the lab.
//!
//! They are made by tests beside the code that knows what is in them. After a change of a schema, make them anew:
//! `PLYWRIGHT_REDRAW=1 cargo test -p plywright-lab fixture`.

use outpace::sealed::{self, Kept};

/// A file that is kept in the checkout, by its path there.
pub(crate) fn kept<T: Kept>(path: &str) -> T {
    sealed::load_from(&crate::workspace::checkout().join(path)).unwrap()
}

/// The fixture of that name, after the `wanted` one was put in its place if that was asked for. It is what the lab reads,
/// and would write, to the byte.
pub(crate) fn fixture<T: Kept>(name: &str, wanted: &T) -> T {
    let path = crate::workspace::checkout().join("tests/fixtures").join(name);
    if std::env::var_os("PLYWRIGHT_REDRAW").is_some() {
        outpace::files::replace(&path, &sealed::write(wanted).unwrap()).unwrap();
    }
    let text = std::fs::read(&path).unwrap();
    let kept: T = sealed::read(&text, &path).unwrap();
    assert!(sealed::write(&kept).unwrap() == text, "{} is not as it would be written now", path.display());
    kept
}
