//! Tests of launches with copies of the programs in other threads.

use std::collections::HashSet;

use super::*;
use crate::os::pin::Pinned;

/// Makes a launch of two programs with a thread on each of the CPUs `others`; `None` is the
/// measuring CPU. Returns the log of calls and the result.
fn loaded(
    fails_after: usize,
    others: &[Option<usize>],
) -> (Vec<(ThreadId, &'static str, u32)>, Result<Launch>) {
    let folder = tempfile::tempdir().unwrap();
    let setup = Setup { load: Load::AllCores, ..Setup::of_builds(&[1, 2, 3], folder.path(), SAMPLES) };
    let log = Log::default();
    let fake = |name, seconds| Fake { log: Arc::clone(&log), fails_after, ..sound(name, seconds) };
    let (baseline, candidate) = (fake("baseline", 0.001), fake("candidate", 0.002));
    let mut rng = Rng::new(1, "loaded");
    let pinned = Pinned::to_any(&mut rng).unwrap();
    let cpu = pinned.cpu();
    let others: Vec<usize> = others.iter().map(|other| other.unwrap_or(cpu)).collect();
    let launched = launch::on_bound_cpu(&baseline, &[&candidate], &setup, 16, &others, &mut rng);
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
    let log = log.lock().unwrap().clone();
    (log, launched.map(|mut launched| launched.launches.remove(0)))
}

#[test]
fn under_load_all_threads_work_in_step() {
    let (log, launched) = loaded(usize::MAX, &[None, None]);
    assert_eq!(log.len(), 3 * 2 * (2 + 16));
    for step in log.chunks(3) {
        let threads: HashSet<ThreadId> = step.iter().map(|(thread, ..)| *thread).collect();
        assert_eq!(threads.len(), 3, "{step:?}");
        assert!(step.iter().all(|(_, name, task)| (*name, *task) == (step[0].1, step[0].2)), "{step:?}");
    }
    let (alone, launched_alone) = loaded(usize::MAX, &[]);
    let what =
        |log: &[(ThreadId, &'static str, u32)]| log.iter().map(|call| (call.1, call.2)).collect::<Vec<_>>();
    let every_third: Vec<_> = log.iter().step_by(3).copied().collect();
    assert_eq!(what(&alone), what(&every_third));
    assert_eq!(launched.unwrap(), launched_alone.unwrap());
}

#[test]
fn a_fault_on_any_cpu_ends_the_launch() {
    // The fault comes in the first step, within a step, between two steps, and in the last one, in
    // any thread.
    for done in [0, 1, 3, 50, 106, 107] {
        let (log, launched) = loaded(done, &[None, None]);
        let error = launched.unwrap_err().to_string();
        assert!(error.contains("` ended"), "{error}");
        assert!(log.len() > done && log.len() <= done + 3, "{} after {done}", log.len());
    }
    let (_, launched) = loaded(usize::MAX, &[None, Some(1 << 20)]);
    assert_eq!(launched.unwrap_err().to_string(), "cannot bind a thread to CPU 1048576");
}
