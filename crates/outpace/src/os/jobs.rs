//! Job objects of Windows: a process and all that it starts, which end together and may be bound to
//! one CPU.

use std::os::windows::io::AsRawHandle;
use std::process::Child;

use win32job::{ExtendedLimitInfo, Job};

/// Number of CPUs of a processor group, which a mask of CPUs can name.
pub(crate) const MOST_CPUS: usize = usize::BITS as usize;

/// Priority of a program that is timed: above that of other programs, so that the system neither
/// runs those in its place nor saves power at its cost. `ABOVE_NORMAL_PRIORITY_CLASS`.
pub(crate) const PRIORITY: u32 = 0x8000;

/// Makes a job that ends all its processes when it is dropped, and binds them to that CPU. `None`
/// if the system refuses.
pub(crate) fn new(cpu: Option<usize>) -> Option<Job> {
    let mut limits = ExtendedLimitInfo::new();
    limits.limit_kill_on_job_close();
    if let Some(cpu) = cpu {
        limits.limit_affinity(1_usize.checked_shl(cpu.try_into().ok()?)?);
    }
    Job::create_with_limit_info(&limits).ok()
}

/// Makes such a job for a process. `None` if the system refuses.
pub(crate) fn of(child: &Child, cpu: Option<usize>) -> Option<Job> {
    let job = new(cpu)?;
    job.assign_process(child.as_raw_handle() as isize).ok()?;
    Some(job)
}

#[cfg(test)]
mod tests {
    use std::io;
    use std::process::{Command, Stdio};
    use std::time::{Duration, Instant};

    use super::*;

    #[test]
    fn what_a_process_has_started_ends_with_its_job() {
        // The inner program outlives the outer one and holds the pipe.
        let mut command = Command::new("cmd");
        command.args(["/C", "start /B ping -n 60 127.0.0.1"]).stdout(Stdio::piped());
        let begun = Instant::now();
        let mut child = command.spawn().unwrap();
        let job = of(&child, Some(0)).unwrap();
        child.wait().unwrap();
        drop(job);
        io::copy(&mut child.stdout.take().unwrap(), &mut io::sink()).unwrap();
        assert!(begun.elapsed() < Duration::from_secs(30));
    }

    #[test]
    fn a_cpu_that_no_mask_can_name_is_refused() {
        assert!(new(Some(MOST_CPUS)).is_none());
        assert!(new(None).is_some());
    }
}
