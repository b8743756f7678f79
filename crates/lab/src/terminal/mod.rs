//! What goes to the terminal and into files of text: tables, progress, Markdown, plain text.

pub(crate) mod format;
pub(crate) mod markdown;
pub(crate) mod progress;
pub(crate) mod rows;
pub(crate) mod stdout;
