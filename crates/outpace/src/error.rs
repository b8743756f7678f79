//! Error types of outpace. Each error says what failed, where, and what was expected.

use std::error::Error as StdError;

/// Error of any type, such as one of another library.
pub type BoxError = Box<dyn StdError + Send + Sync>;

/// The result of an operation that may fail.
pub type Result<T, E = Error> = std::result::Result<T, E>;

/// An error. Its text says what is wrong and where, and what was expected.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The user interrupted.
    #[error(transparent)]
    Interrupted(#[from] Interrupted),
    /// The user interrupted, and the results known at that moment were printed.
    #[error("interrupted: this is what was known by then")]
    Partial,
    /// A program under comparison is at fault.
    #[error(transparent)]
    Fault(#[from] Fault),
    /// A value, a file or a command line is invalid.
    #[error("{0}")]
    Invalid(String),
    /// An operation failed because of another error: a file cannot be read, a process cannot be
    /// started.
    #[error("{what}: {cause:#}")]
    Failed {
        /// The operation that failed.
        what: String,
        /// The error behind it.
        cause: BoxError,
    },
}

/// The user pressed Ctrl-C, or the system asked us to end.
#[derive(Clone, Copy, Debug, thiserror::Error)]
#[error("interrupted: all files stay as they were")]
pub struct Interrupted;

/// A program failed or behaved wrongly.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the program `{program}` {what}")]
pub struct Fault {
    /// Name of the program.
    pub program: String,
    /// The rest of a sentence that begins with the program: what it did wrong.
    pub what: String,
}

/// Adds to an error the operation that failed, and its place.
pub(crate) trait Context<T>: Sized {
    fn with_context(self, what: impl FnOnce() -> String) -> Result<T>;

    fn context(self, what: &str) -> Result<T> {
        self.with_context(|| what.to_owned())
    }
}

impl<T, E: Into<BoxError>> Context<T> for Result<T, E> {
    fn with_context(self, what: impl FnOnce() -> String) -> Result<T> {
        self.map_err(|cause| Error::Failed { what: what(), cause: cause.into() })
    }
}

impl<T> Context<T> for Option<T> {
    fn with_context(self, what: impl FnOnce() -> String) -> Result<T> {
        self.ok_or_else(|| Error::Invalid(what()))
    }
}

/// Makes the calling function return an [`Error::Invalid`] with the given text.
macro_rules! bail {
    ($($text:tt)*) => {
        return Err($crate::error::Error::Invalid(format!($($text)*)))
    };
}

/// Makes the calling function return an [`Error::Invalid`] with the given text unless a condition
/// holds.
macro_rules! ensure {
    ($holds:expr, $($text:tt)*) => {
        if !$holds {
            $crate::error::bail!($($text)*);
        }
    };
}

pub(crate) use {bail, ensure};
