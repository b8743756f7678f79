//! What the sources claim, and what becomes of it on a machine.
//!
//! - [`rows`]: the claims, a row each, out of `claims.toml`: to add one is to write it there.
//! - [`trial`]: what `cargo studies claims` tries itself, kept in `reports/<machine>/claims.json`; of that
//!   - [`wakes`]: how late a thread wakes,
//!   - [`counted`]: the source's code for counting bits, by C compilers.
//! - [`judge`]: the verdict on each row, a pure function of the evidence.
//! - [`compared`]: the findings on counting bits, by the comparison of two targets.
//! - [`explained`]: why the machine code makes it so, where a row says it.
//! - [`page`]: the page `claims.md`, drawn from the verdicts.

pub(crate) mod compared;
mod counted;
pub(crate) mod explained;
pub(crate) mod judge;
pub(crate) mod page;
pub(crate) mod rows;
#[cfg(test)]
mod tests;
pub(crate) mod trial;
mod wakes;
