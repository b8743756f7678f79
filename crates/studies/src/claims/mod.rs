//! Claims about chess engines, made by the outside texts that `docs/claims.md` names (the claims'
//! *sources*), and the verdict on each claim on each machine.
//!
//! - [`rows`]: the claims, one row each, read from `claims.toml`. To add a claim, write it there.
//! - [`trial`]: the claims that `cargo studies claims` tries itself, stored in
//!   `reports/<machine>/claims.json`. Two of its measurements have their own files:
//!   - [`wakes`]: how late a thread wakes,
//!   - [`counted`]: times of the engine iCE's C code for counting bits, by compiler.
//! - [`judge`]: the verdict on each row, a pure function of the evidence (all records of a
//!   machine).
//! - [`compared`]: the findings on counting bits, from the comparison of two targets.
//! - [`explained`]: explanations of verdicts by machine code, for rows that have one.
//! - [`page`]: the page `claims.md` of a machine, drawn from the verdicts.
//! - [`matrix`]: the page `claims.md` over all machines.

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
