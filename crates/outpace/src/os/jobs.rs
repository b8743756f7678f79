//! Job objects of Windows: a process and all that it starts, which end together and may be bound to
//! one CPU.

use std::fmt;
use std::io;
use std::os::windows::io::AsRawHandle;
use std::process::Child;

use win32job::{ExtendedLimitInfo, Job};

/// Number of CPUs in a processor group of Windows; a mask of CPUs can name no more.
pub(crate) const MOST_CPUS: usize = usize::BITS as usize;

/// Priority class of a program that is timed, `ABOVE_NORMAL_PRIORITY_CLASS`. The system then does
/// not run other programs instead of this one, and does not slow it down to save power.
pub(crate) const PRIORITY: u32 = 0x8000;

/// Makes a job that ends all its processes when it is dropped, and binds them to `cpu` if it is
/// given.
///
/// # Errors
///
/// Fails if the system refuses, or if no mask can name the CPU.
pub(crate) fn new(cpu: Option<usize>) -> io::Result<Job> {
    let mut limits = ExtendedLimitInfo::new();
    limits.limit_kill_on_job_close();
    if let Some(cpu) = cpu {
        let mask = u32::try_from(cpu).ok().and_then(|cpu| 1_usize.checked_shl(cpu));
        limits.limit_affinity(mask.ok_or_else(|| refused(format!("no mask names CPU {cpu}")))?);
    }
    Job::create_with_limit_info(&limits).map_err(refused)
}

/// Makes a job as [`new`] does, and puts a process into it. Returns `None` if the process has ended
/// already.
///
/// # Errors
///
/// Fails if the system refuses. The process is then killed, because it would be bound to no CPU,
/// and the processes that it starts would outlive it.
pub(crate) fn assign(child: &mut Child, cpu: Option<usize>) -> io::Result<Option<Job>> {
    let assigned = new(cpu).and_then(|job| {
        job.assign_process(child.as_raw_handle() as isize).map_err(refused)?;
        Ok(job)
    });
    match assigned {
        Ok(job) => Ok(Some(job)),
        // The system also refuses a process that has ended.
        Err(_) if child.try_wait()?.is_some() => Ok(None),
        Err(error) => {
            let _ = child.kill();
            Err(error)
        }
    }
}

fn refused(error: impl fmt::Display) -> io::Error {
    io::Error::other(format!("the system makes no job object for the process: {error}"))
}

#[cfg(test)]
mod tests {
    use std::process::{Command, Stdio};
    use std::time::{Duration, Instant};

    use super::*;

    #[test]
    fn children_of_a_process_end_with_its_job() {
        // The inner program outlives the outer one and holds the pipe.
        let mut command = Command::new("cmd");
        command.args(["/C", "start /B ping -n 60 127.0.0.1"]).stdout(Stdio::piped());
        let begun = Instant::now();
        let mut child = command.spawn().unwrap();
        let job = assign(&mut child, Some(0)).unwrap();
        child.wait().unwrap();
        drop(job);
        io::copy(&mut child.stdout.take().unwrap(), &mut io::sink()).unwrap();
        assert!(begun.elapsed() < Duration::from_secs(30));
    }

    #[test]
    fn a_cpu_that_no_mask_can_name_is_refused() {
        assert!(new(Some(MOST_CPUS)).is_err());
        new(None).unwrap();
    }
}
