//! Catches the signals that ask us to end: Ctrl-C, a terminal that hangs up, and a request of the
//! system or a supervisor.

use crate::error::{Context, Result};
use crate::os::children;

/// Catches the signals that ask us to end, from now on. The first one ends the children and makes
/// [`children::check`] fail; a signal that comes more than half a second later ends the process
/// immediately. The exit status is then [`children::interrupted_status`].
///
/// # Errors
///
/// Fails if the system refuses.
pub fn catch() -> Result<()> {
    caught().context("cannot catch interrupts")
}

#[cfg(unix)]
fn caught() -> std::io::Result<()> {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
    let mut signals = signal_hook::iterator::Signals::new([SIGINT, SIGTERM, SIGHUP])?;
    let wait =
        move || signals.forever().filter_map(|signal| signal.try_into().ok()).for_each(children::signalled);
    std::thread::Builder::new().name("signals".to_owned()).spawn(wait)?;
    Ok(())
}

/// On other systems a console event has no number; it counts as Ctrl-C.
#[cfg(not(unix))]
fn caught() -> Result<(), ctrlc::Error> {
    ctrlc::set_handler(|| children::signalled(children::SIGINT))
}
