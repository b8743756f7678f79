//! Programs that are given as command lines, whatever they are asked to do.
//!
//! A line is read ([`asked`]) and its program found ([`Executable`]); a first start shows whether a copy of it is as good as itself
//! ([`Executable::try_copies`]).

pub mod asked;
mod executable;
mod line_process;
mod names;
mod shell;

pub use executable::{Executable, is_executable};
pub(crate) use line_process::{LONGEST_LINE, LastLine, LineProcess, Trouble};
pub use shell::Shell;
pub(crate) use shell::system_shell;
