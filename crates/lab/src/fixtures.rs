//! Kept files of figures, for the tests: those of machines, and small ones in `tests/fixtures/`.

use outpace::sealed::{self, Kept};

/// A file that is kept in the checkout, by its path there.
pub(crate) fn kept<T: Kept>(path: &str) -> T {
    sealed::load_from(&crate::workspace::checkout().join(path)).unwrap()
}
