//! Kills a process group if this program is killed.
//!
//! A program that is killed (`SIGKILL`) cannot end the processes that it has started. A guardian
//! does that for it: a shell that waits for the end of a pipe which only this program holds open.
//! On Windows no guardian is needed, because the job of a process ends with us.

use std::os::unix::process::CommandExt;
use std::process::{Child, Command, Stdio};

/// Waits until the pipe ends, then kills the group.
const SCRIPT: &str = "read -r _; kill -s KILL -- \"-$1\"";

/// A process that kills a group if this program ends without dropping it.
#[derive(Debug)]
pub(crate) struct Guardian(Child);

impl Guardian {
    /// Starts the guardian of the group with this id. `None` if it cannot be started.
    pub(crate) fn new(group: u32) -> Option<Self> {
        let mut command = Command::new("sh");
        command.args(["-c", SCRIPT, "guardian", &group.to_string()]).stdin(Stdio::piped());
        // The guardian leads a group of its own, because Ctrl-C on a terminal must not end it
        // before us. It holds none of our output pipes, whose readers would wait for its end.
        command.process_group(0).stdout(Stdio::null()).stderr(Stdio::null());
        command.spawn().ok().map(Self)
    }
}

impl Drop for Guardian {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}
