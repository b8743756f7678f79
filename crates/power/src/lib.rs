//! Asks the operating system not to slow processes down to save power.
//!
//! Windows runs a process slowly and on efficient cores (EcoQoS) if its window is hidden or the
//! machine runs on battery, unless the process, or another process with a handle to it, asks for
//! full speed. macOS puts threads of the quality-of-service classes `utility` and `background` on
//! its efficient cores. There a process can set the class of its own threads only; a program that
//! it starts begins with the system's default class. Linux does not slow processes down in this
//! way, so nothing is done there.
//!
//! This is a separate package because `outpace`, its user, forbids `unsafe` code.

use std::io;
use std::process::Child;

/// Asks for full speed for this process; on macOS, for the calling thread alone.
///
/// # Errors
///
/// Fails if the system refuses.
pub fn own_at_full_speed() -> io::Result<()> {
    system::own()
}

/// Asks for full speed for a process that this one has started. Does nothing on systems other than
/// Windows.
///
/// # Errors
///
/// Fails if the system refuses, as versions of Windows before 10 do.
pub fn at_full_speed(child: &Child) -> io::Result<()> {
    system::other(child)
}

/// Returns true if this process is in the background state of macOS, for example because it was
/// started with `taskpolicy -b`. This process and those that it starts then run on the efficient
/// cores.
pub fn is_in_background() -> bool {
    system::is_in_background()
}

#[cfg(windows)]
mod system {
    use std::ffi::c_void;
    use std::io;
    use std::os::windows::io::AsRawHandle;
    use std::process::Child;

    use windows_sys::Win32::Foundation::HANDLE;
    use windows_sys::Win32::System::Threading::{
        GetCurrentProcess, PROCESS_POWER_THROTTLING_CURRENT_VERSION,
        PROCESS_POWER_THROTTLING_EXECUTION_SPEED, PROCESS_POWER_THROTTLING_STATE, ProcessPowerThrottling,
        SetProcessInformation,
    };

    pub(super) fn own() -> io::Result<()> {
        // SAFETY: the call has no conditions; the handle that it returns need not be closed.
        ask(unsafe { GetCurrentProcess() })
    }

    pub(super) fn other(child: &Child) -> io::Result<()> {
        ask(child.as_raw_handle())
    }

    /// Takes control of the process's speed from the system, and sets full speed.
    fn ask(process: HANDLE) -> io::Result<()> {
        let state = PROCESS_POWER_THROTTLING_STATE {
            Version: PROCESS_POWER_THROTTLING_CURRENT_VERSION,
            ControlMask: PROCESS_POWER_THROTTLING_EXECUTION_SPEED,
            StateMask: 0,
        };
        let size = size_of_val(&state) as u32;
        // SAFETY: the handle is that of a living process or of an unreaped child, and the pointer
        // is to a structure of the type and size that `ProcessPowerThrottling` takes.
        let done = unsafe {
            SetProcessInformation(process, ProcessPowerThrottling, (&raw const state).cast::<c_void>(), size)
        };
        if done == 0 { Err(io::Error::last_os_error()) } else { Ok(()) }
    }

    pub(super) fn is_in_background() -> bool {
        false
    }
}

#[cfg(target_os = "macos")]
mod system {
    use std::io;
    use std::process::Child;

    pub(super) fn own() -> io::Result<()> {
        // SAFETY: the call has no conditions.
        let error =
            unsafe { libc::pthread_set_qos_class_self_np(libc::qos_class_t::QOS_CLASS_USER_INTERACTIVE, 0) };
        if error == 0 { Ok(()) } else { Err(io::Error::from_raw_os_error(error)) }
    }

    pub(super) fn other(_: &Child) -> io::Result<()> {
        Ok(())
    }

    pub(super) fn is_in_background() -> bool {
        // SAFETY: the call has no conditions. 0 is this process.
        unsafe { libc::getpriority(libc::PRIO_DARWIN_PROCESS, 0) == 1 }
    }
}

#[cfg(not(any(windows, target_os = "macos")))]
mod system {
    use std::io;
    use std::process::Child;

    pub(super) fn own() -> io::Result<()> {
        Ok(())
    }

    pub(super) fn other(_: &Child) -> io::Result<()> {
        Ok(())
    }

    pub(super) fn is_in_background() -> bool {
        false
    }
}

#[cfg(test)]
mod tests {
    use std::process::{Command, Stdio};

    use super::*;

    #[test]
    fn a_child_and_this_process_may_run_at_full_speed() {
        // This program lists its tests and ends.
        let mut command = Command::new(std::env::current_exe().unwrap());
        let mut child = command.arg("--list").stdout(Stdio::null()).spawn().unwrap();
        let number = |done: io::Result<()>| done.map_err(|error| error.raw_os_error());
        let (other, own) = (number(at_full_speed(&child)), number(own_at_full_speed()));
        assert!(child.wait().unwrap().success());
        // Wine 8 has no such function (`ERROR_INVALID_FUNCTION`).
        let refused = Err(Some(1));
        assert!([(Ok(()), Ok(())), (refused, refused)].contains(&(other, own)), "{other:?}, {own:?}");
    }
}
