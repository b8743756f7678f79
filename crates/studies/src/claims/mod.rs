//! Claims of the sources, and the verdict on each on a machine.
//!
//! - [`rows`]: the claims, one row each, read from `claims.toml`. To add a claim, write it there.
//! - [`trial`]: the claims that `cargo studies claims` tries itself, kept in
//!   `reports/<machine>/claims.json`; among its measurements are
//!   - [`wakes`]: how late a thread wakes,
//!   - [`counted`]: the source's code for counting bits, by C compilers.
//! - [`judge`]: the verdict on each row, a pure function of the evidence.
//! - [`compared`]: the findings on counting bits, by the comparison of two targets.
//! - [`explained`]: the reason in the machine code, for rows that give one.
//! - [`page`]: the page `claims.md`, drawn from the verdicts.
//! - [`matrix`]: the page over all machines.

pub(crate) mod compared;
mod counted;
pub(crate) mod explained;
pub(crate) mod judge;
pub(crate) mod matrix;
pub(crate) mod page;
pub(crate) mod rows;
#[cfg(test)]
mod tests;
pub(crate) mod trial;
mod wakes;
