//! Binds all programs of a launch to one CPU.
//!
//! The CPUs of a shared machine differ from one tenth of a second to the next, because one of them
//! has a busy neighbour and another has not. Launches of the same bytes differed by 15 % (standard
//! deviation) if the scheduler was free to put the two programs on two CPUs, and by 2 % on one CPU.
//! So all programs of a launch and the caller are bound to one CPU. It is chosen at random for each
//! launch, out of the CPUs of one class that this process may use ([`cpus`]), so that no single CPU
//! decides the verdict.

#[cfg(target_os = "linux")]
use rustix::thread::{CpuSet, sched_getaffinity, sched_setaffinity};

use crate::os::cpus::{self, Cores};
#[cfg(windows)]
use crate::os::jobs;
use crate::rng::Rng;

/// Returns the CPUs that this thread may use; empty if the system does not tell.
#[cfg(target_os = "linux")]
pub fn allowed() -> Vec<usize> {
    let set = sched_getaffinity(None);
    set.map_or_else(|_| Vec::new(), |set| (0..CpuSet::MAX_CPU).filter(|&cpu| set.is_set(cpu)).collect())
}

/// Returns the CPUs that this process may use, of the first processor group.
#[cfg(windows)]
pub fn allowed() -> Vec<usize> {
    let count = std::thread::available_parallelism().map_or(0, std::num::NonZero::get);
    (0..count.min(jobs::MOST_CPUS)).collect()
}

/// Returns an empty list: this system does not tell.
#[cfg(not(any(target_os = "linux", windows)))]
pub fn allowed() -> Vec<usize> {
    Vec::new()
}

/// Binds this thread to these CPUs, if the system allows it.
#[cfg(target_os = "linux")]
fn bind(cpus: &[usize]) -> Option<()> {
    if cpus.iter().any(|&cpu| cpu >= CpuSet::MAX_CPU) {
        return None;
    }
    let mut set = CpuSet::new();
    cpus.iter().for_each(|&cpu| set.set(cpu));
    sched_setaffinity(None, &set).ok()
}

#[cfg(windows)]
thread_local! {
    static BOUND: std::cell::Cell<Option<usize>> = const { std::cell::Cell::new(None) };
}

/// Returns the CPU to which the processes that this thread starts are bound. On Windows they do not
/// inherit a binding of the thread.
#[cfg(windows)]
pub(crate) fn bound() -> Option<usize> {
    BOUND.get()
}

/// Binds the processes that this thread starts to the CPU if it is the only one given, and
/// otherwise to no particular CPU.
#[cfg(windows)]
fn bind(cpus: &[usize]) -> Option<()> {
    let cpu = cpus.first().copied().filter(|_| cpus.len() == 1);
    // The system refuses a CPU that does not exist.
    cpu.map_or(Some(()), |cpu| jobs::new(Some(cpu)).ok().map(drop))?;
    BOUND.set(cpu);
    Some(())
}

/// Returns `None`: this system binds no thread.
#[cfg(not(any(target_os = "linux", windows)))]
fn bind(_: &[usize]) -> Option<()> {
    None
}

/// Binding of this thread to one CPU until it is dropped. Processes that the thread starts
/// meanwhile are bound too; on Windows only the processes are bound.
#[derive(Debug)]
pub struct Pinned {
    before: Vec<usize>,
    cpu: usize,
}

impl Pinned {
    /// Binds this thread to one of the fastest CPUs that it may use; `None` if the system does not
    /// allow it.
    pub fn to_any(rng: &mut Rng) -> Option<Self> {
        Self::to_one_of(&Cores::Fast, rng)
    }

    /// Binds this thread to one of these CPUs; `None` for [`Cores::Any`], or if the system does not
    /// allow it.
    pub fn to_one_of(cores: &Cores, rng: &mut Rng) -> Option<Self> {
        if *cores == Cores::Any {
            return None;
        }
        let allowed = allowed();
        let candidates = cores.drawn(&cpus::here().within(&allowed));
        let candidates = if candidates.is_empty() { allowed } else { candidates };
        let at = (!candidates.is_empty()).then(|| rng.below(candidates.len()))?;
        Self::to(candidates[at])
    }

    /// Binds this thread to that CPU; `None` if the system does not allow it.
    pub fn to(cpu: usize) -> Option<Self> {
        let before = allowed();
        bind(&[cpu])?;
        Some(Self { before, cpu })
    }

    /// Returns the other CPUs that this thread was allowed to use before.
    pub fn others(&self) -> Vec<usize> {
        self.before.iter().copied().filter(|&cpu| cpu != self.cpu).collect()
    }

    /// Returns the number of the CPU.
    pub fn cpu(&self) -> usize {
        self.cpu
    }
}

impl Drop for Pinned {
    fn drop(&mut self) {
        // These CPUs were allowed before. If they no longer are, the narrower set is still a valid
        // one.
        let _ = bind(&self.before);
    }
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    #[test]
    fn a_thread_is_bound_to_one_cpu_until_it_is_dropped() {
        let before = sched_getaffinity(None).unwrap();
        let pinned = Pinned::to_any(&mut Rng::new(1, "pin")).unwrap();
        let bound = sched_getaffinity(None).unwrap();
        assert_eq!(bound.count(), 1);
        assert!(bound.is_set(pinned.cpu()) && before.is_set(pinned.cpu()));
        assert_eq!(allowed(), [pinned.cpu()]);
        let others = pinned.others();
        assert_eq!(others.len() as u32 + 1, before.count());
        assert!(others.iter().all(|&cpu| cpu != pinned.cpu() && before.is_set(cpu)));
        assert!(Pinned::to(CpuSet::MAX_CPU).is_none());
        drop(pinned);
        assert_eq!(sched_getaffinity(None).unwrap(), before);
    }
}
