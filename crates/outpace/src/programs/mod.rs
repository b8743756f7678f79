//! Programs that the user gives as command lines, whatever task they are timed on.
//!
//! A command line is parsed ([`asked`]) and its program found ([`Executable`]). A first run shows
//! whether a copy of the program is as good as the original ([`Executable::try_copies`]).

pub mod asked;
pub(crate) mod dialogue;
pub(crate) mod executable;
mod layouts;
mod line_process;
mod names;
mod shell;

pub use dialogue::Step;
pub use executable::{Executable, is_executable};
pub use layouts::{Files, LayoutSequence, Layouts};
pub(crate) use line_process::{LONGEST_LINE, LastLine, LineProcess, Trouble, not_started};
pub use shell::Shell;
pub(crate) use shell::system_shell;
