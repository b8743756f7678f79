//! Runs tasks at the same time, and takes their results in order.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;

use anyhow::Result;

use outpace::os::pin::Pinned;

/// Runs all tasks, `jobs` at a time, and passes their results to `take` in the order of the tasks.
/// If several run at a time and CPUs are given, each thread is pinned to one of them. Returns the
/// first error of a task or of `take`; after an error the running tasks are finished, but no other
/// begins.
pub fn in_order<T: Sync, R: Send>(
    jobs: usize,
    cpus: &[usize],
    tasks: &[T],
    work: impl Fn(&T) -> Result<R> + Sync,
    mut take: impl FnMut(R) -> Result<()>,
) -> Result<()> {
    let next = AtomicUsize::new(0);
    let (sender, receiver) = mpsc::channel();
    thread::scope(|scope| {
        for job in 0..jobs {
            let (sender, next, work) = (sender.clone(), &next, &work);
            scope.spawn(move || {
                let _bound = cpus.get(job).filter(|_| jobs > 1).and_then(|&cpu| Pinned::to(cpu));
                loop {
                    let at = next.fetch_add(1, Ordering::Relaxed);
                    let Some(task) = tasks.get(at) else { break };
                    // Sending fails if nobody receives results any more, because another task or
                    // `take` failed.
                    if sender.send((at, work(task))).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        // A result waits until all earlier tasks have ended, so that a file that a later run
        // resumes from has no gaps.
        let mut early = BTreeMap::new();
        let mut taken = 0;
        for (at, result) in receiver {
            early.insert(at, result?);
            while let Some(result) = early.remove(&taken) {
                take(result)?;
                taken += 1;
            }
        }
        Ok(())
    })
}

/// Runs all tasks as `in_order` does, but without binding threads to CPUs, and returns all results
/// in order.
pub fn map<T: Sync, R: Send>(
    jobs: usize,
    tasks: &[T],
    work: impl Fn(&T) -> Result<R> + Sync,
) -> Result<Vec<R>> {
    let mut results = Vec::with_capacity(tasks.len());
    in_order(jobs, &[], tasks, work, |result| {
        results.push(result);
        Ok(())
    })?;
    Ok(results)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use anyhow::ensure;
    use outpace::os::pin;

    use super::*;

    #[test]
    fn results_come_in_order_and_no_task_begins_after_an_error() {
        let tasks: Vec<usize> = (0..40).collect();
        let cpus = pin::allowed();
        let work = |&task: &usize| {
            thread::sleep(Duration::from_millis(if task % 2 == 0 { 2 } else { 0 }));
            ensure!(task != 30, "task 30 fails");
            Ok(task)
        };
        let run = |jobs, tasks: &[usize]| {
            let mut taken = Vec::new();
            let done = in_order(jobs, &cpus, tasks, work, |task| {
                taken.push(task);
                Ok(())
            });
            (done.map_err(|error| error.to_string()), taken)
        };
        for jobs in [1, 2, 3] {
            let (done, taken) = run(jobs, &tasks);
            assert_eq!(done, Err("task 30 fails".to_owned()));
            assert!(taken.len() <= 30 && taken.iter().copied().eq(0..taken.len()), "{taken:?}");
        }
        assert_eq!(run(2, &tasks[..30]), (Ok(()), tasks[..30].to_vec()));
    }
}
