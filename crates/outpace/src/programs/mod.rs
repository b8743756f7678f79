//! Programs that the user gives as command lines, whatever task they are timed on.
//!
//! A command line is parsed ([`asked`]) and its program found ([`Executable`]). A first run shows
//! whether a copy of the program is as good as the original ([`Executable::try_copies`]).

pub mod asked;
pub(crate) mod dialogue;
mod drawn;
pub(crate) mod executable;
mod line_process;
mod names;
mod shell;

pub use dialogue::Step;
pub use drawn::{Drawn, Files, Layouts};
pub use executable::{Executable, is_executable};
pub(crate) use line_process::{LONGEST_LINE, LastLine, LineProcess, Trouble, not_started};
pub use shell::Shell;
pub(crate) use shell::system_shell;
