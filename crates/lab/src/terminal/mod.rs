//! Output to the terminal and to pages: tables, text, progress, figures in words.

pub mod format;
pub mod markdown;
pub mod page;
pub mod progress;
pub mod stdout;
pub mod table;
