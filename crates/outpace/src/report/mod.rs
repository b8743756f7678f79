//! Output of records and decisions as words, tables, plots, pages and in the formats of other
//! tools. Nothing here measures or decides, and nothing reads or writes files.
//!
//! | file | content |
//! |---|---|
//! | `comparison`, `page` | a comparison as text or Markdown, and as an HTML page |
//! | `notes`, `ranking`, `cpus`, `counters`, `plot` | parts of these |
//! | `choice`, `choice_page` | the same for a choice |
//! | `bisection`, `explanation` | a bisection and an explanation as text |
//! | `export` | the formats of hyperfine and critcmp, and CSV |

pub(crate) mod bisection;
#[cfg(feature = "tool")]
pub mod choice;
#[cfg(feature = "tool")]
pub(crate) mod choice_page;
#[cfg(feature = "tool")]
pub(crate) mod comparison;
pub mod counters;
mod cpus;
#[cfg(feature = "explain")]
mod explanation;
#[cfg(feature = "tool")]
pub(crate) mod export;
mod notes;
#[cfg(feature = "tool")]
mod page;
#[cfg(feature = "tool")]
pub(crate) mod plot;
mod ranking;

#[cfg(feature = "tool")]
pub use page::page;
