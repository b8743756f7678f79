//! The program `outpace`: its verbs, a file each, and what they share.
//!
//! | file | what it holds |
//! |---|---|
//! | [`options`] | the options that several verbs have |
//! | [`run`] | from commands to a record: which workload, equal answers, the measurement |
//! | `compare`, `revisions`, `bisect`, `benches`, `ci`, `explain`, `show` | the verbs |
//! | `live`, `show`, `page`, `export` | what the user sees: while it is measured, as text, as a page, for other tools |

// mod bisect;
// mod ci;
// mod compare;
// mod explain;
mod export;
mod live;
mod options;
mod page;
// mod revisions;
// mod run;
mod show;

