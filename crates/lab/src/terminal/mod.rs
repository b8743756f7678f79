//! What goes to the terminal and into pages: tables, text, progress, figures in words.

pub(crate) mod format;
pub(crate) mod markdown;
pub(crate) mod page;
pub(crate) mod progress;
pub(crate) mod stdout;
pub(crate) mod table;
