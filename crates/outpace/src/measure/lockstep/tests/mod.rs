//! Tests of lock-step with fake programs that only report a time.

#[cfg(target_os = "linux")]
mod loaded;

use std::sync::{Arc, Mutex};
use std::thread::ThreadId;

use super::*;
use crate::workloads::Reply;

/// Calls in the order in which they began: the thread, the program and the task.
pub(crate) type Log = Arc<Mutex<Vec<(ThreadId, &'static str, u32)>>>;

/// A fake program that gives `answer` to each task. If `answer` is an error, the program fails with
/// that text. It takes `seconds` per unit of work; the work is the product of task and answer.
#[derive(Clone, Debug)]
pub(crate) struct Fake {
    pub(crate) name: &'static str,
    pub(crate) seconds: f64,
    pub(crate) answer: Result<u32, &'static str>,
    /// Log of its calls, which other programs may share.
    pub(crate) log: Log,
    /// Number of calls, by any program and thread, after which it fails.
    pub(crate) fails_after: usize,
}

impl Program for Fake {
    type Task = u32;
    type Session = Self;
    type Answer = u32;

    const UNITS: &'static str = "units";

    fn name(&self) -> &str {
        self.name
    }

    fn start(&self, _: &Path, _: &str, _: &mut Rng) -> Result<Self> {
        Ok(self.clone())
    }

    fn work(session: &mut Self, units: &u32) -> Result<Reply<u32>, Fault> {
        let mut log = session.log.lock().unwrap();
        log.push((std::thread::current().id(), session.name, *units));
        let answer = if log.len() > session.fails_after { Err("ended") } else { session.answer };
        let fault = |what: &str| Fault { program: session.name.to_owned(), what: what.to_owned() };
        let answer = answer.map_err(fault)?;
        let seconds_per_unit = session.seconds;
        let seconds = seconds_per_unit * f64::from(*units * answer);
        Ok(Reply { seconds, timed: seconds, seconds_per_unit, answer, usage: None })
    }
}

pub(crate) fn sound(name: &'static str, seconds: f64) -> Fake {
    Fake { name, seconds, answer: Ok(1), log: Log::default(), fails_after: usize::MAX }
}

/// Makes one launch of 16 samples.
fn launch(baseline: &Fake, candidate: &Fake, tasks: &[u32], answers: Answers) -> Result<Launch> {
    let folder = tempfile::tempdir().unwrap();
    let setup = Setup {
        tasks,
        folder: folder.path(),
        samples: SAMPLES,
        answers,
        load: Load::Idle,
        cores: Cores::Fast,
    };
    Ok(launch::launch(baseline, &[candidate], &setup, 16, &mut Rng::new(1, "pair"))?.launches.remove(0))
}

/// Makes a comparison that ends after four launches, or after two if nothing is open.
fn compared(baseline: &Fake, candidates: &[Fake], open: &[&str]) -> Result<Outcome> {
    let folder = tempfile::tempdir().unwrap();
    let open = |_: &[Comparison]| open.iter().map(|name| (*name).to_owned()).collect();
    let setup = Setup::of_builds(&[7], folder.path(), SAMPLES);
    let until = Until { plan: Plan { fewest: 2, most: 4, time: Duration::from_secs(60) }, open: &open };
    compare(baseline, candidates, &setup, &until, &mut Rng::new(2, "compare"), &|_| {})
}

#[test]
fn samples_are_log_ratios_of_times() {
    let (one, four) = (sound("one", 0.001), sound("four", 0.004));
    // This program has the same speed per unit, with twice the work.
    let twice = Fake { answer: Ok(2), ..sound("twice", 0.001) };
    for (baseline, candidate, answers, log) in [
        (&one, &four, Answers::Equal, -1_386_294.0),
        (&four, &one, Answers::Equal, 1_386_294.0),
        (&one, &four, Answers::Any, -1_386_294.0),
        (&one, &twice, Answers::Any, 0.0),
    ] {
        let launch = launch(baseline, candidate, &[5, 9], answers).unwrap();
        assert_eq!((launch.baseline_first.len(), launch.candidate_first.len()), (8, 8));
        assert_eq!(launch.centre(), Some(log), "{answers:?}");
    }
    assert!(launch(&one, &twice, &[5], Answers::Equal).is_err());
    let error = launch(&one, &four, &[], Answers::Any).unwrap_err().to_string();
    assert_eq!(error, "there is no task to compare by");
}

#[test]
fn a_candidate_at_fault_drops_out() {
    let candidates = [
        sound("control", 0.001),
        Fake { answer: Ok(2), ..sound("wrong", 0.001) },
        Fake { answer: Err("ended"), ..sound("mortal", 0.001) },
    ];
    let outcome = compared(&sound("baseline", 0.001), &candidates, &["control"]).unwrap();
    let [control] = &outcome.comparisons[..] else { panic!("{outcome:?}") };
    assert_eq!((control.candidate.as_str(), control.launches.len()), ("control", 4));
    assert!(control.launches[..2].iter().all(|launch| launch.samples() == SAMPLES as usize));
    assert!(control.launches[2..].iter().all(|launch| (16..=48).contains(&launch.samples())));
    let mut faults: Vec<String> = outcome.faults.iter().map(ToString::to_string).collect();
    faults.sort();
    let wrong = "the program `wrong` answers `2` where the baseline answers `1` (7)";
    assert_eq!(faults, ["the program `mortal` ended", wrong]);
}

#[test]
fn a_baseline_that_fails_ends_the_comparison_with_its_name() {
    let baseline = Fake { answer: Err("ended"), ..sound("baseline", 0.001) };
    let error = compared(&baseline, &[sound("control", 0.001)], &[]).unwrap_err();
    assert_eq!(error.to_string(), "the program `baseline` ended");
}

#[test]
fn the_number_of_samples_is_even() {
    let launch = |level: i32| {
        let samples: Vec<i32> = (0..12).map(|sample| level + 40_000 * (sample % 3 - 1)).collect();
        Launch { baseline_first: samples.clone(), candidate_first: samples, ..Launch::default() }
    };
    let launches = (0..9).map(|at| launch(100_000 * (at % 3 - 1))).collect();
    let rows = [Comparison { candidate: "control".into(), launches }];
    let samples = |starting: u64| {
        let mut pace = Pace::default();
        pace.add(Duration::from_millis(50 * starting), Duration::from_millis(96), 24);
        pace.samples(&rows, Fake::SAMPLES).unwrap()
    };
    let numbers: std::collections::BTreeSet<u32> = (1..900).map(samples).collect();
    assert_eq!(numbers.into_iter().collect::<Vec<_>>(), (16..=48).step_by(2).collect::<Vec<_>>());
    // A start of two samples' time is a fifth of ten samples' time.
    let mut pace = Pace::default();
    pace.add(Duration::from_millis(8), Duration::from_millis(96), 24);
    assert_eq!((pace.enough((4, 48)), pace.enough((4, 8))), (10, 8));
}

#[test]
fn a_race_continues_from_earlier_samples() {
    let folder = tempfile::tempdir().unwrap();
    let setup = Setup::of_builds(&[7], folder.path(), 4);
    let raced = |names: &[&'static str], before: &[Comparison]| {
        let candidates: Vec<Fake> = names
            .iter()
            .map(|&name| Fake { answer: if name == "wrong" { Ok(2) } else { Ok(1) }, ..sound(name, 0.002) })
            .collect();
        // The race ends once the first candidate has five launches.
        let next = |rows: &[Comparison], _: &mut Rng| {
            let first = rows.iter().filter(|row| row.launches.len() < 5).take(1);
            first.filter(|row| row.candidate == "c0").map(|row| row.candidate.clone()).collect()
        };
        let baseline = sound("baseline", 0.001);
        let mut seen = 0;
        let mut count =
            |rows: &[Comparison], _: f64| seen = seen.max(rows.iter().map(|row| row.launches.len()).sum());
        let plan = Race {
            before,
            first: 3,
            time: Duration::from_secs(60),
            adapts: false,
            seen: &mut count,
            next: &next,
        };
        let outcome = race(&baseline, &candidates, &setup, plan, &mut Rng::new(1, "race")).unwrap();
        assert_eq!(seen, outcome.comparisons.iter().map(|row| row.launches.len()).sum::<usize>());
        outcome
    };
    let counts = |outcome: &Outcome| -> Vec<(String, usize)> {
        outcome.comparisons.iter().map(|row| (row.candidate.clone(), row.launches.len())).collect()
    };
    let first = raced(&["c0", "c1", "c2", "wrong", "c4"], &[]);
    assert_eq!(counts(&first), [("c0", 5), ("c1", 3), ("c2", 3), ("c4", 3)].map(|(a, b)| (a.into(), b)));
    assert_eq!(first.faults.len(), 1);
    let again = raced(&["c0", "c1", "late"], &first.comparisons);
    assert_eq!(counts(&again), [("c0", 5), ("c1", 3), ("late", 3)].map(|(a, b)| (a.into(), b)));
    assert!(again.comparisons[0].launches.iter().all(|launch| launch.centre() == Some(-693_147.0)));
    let numbers = |rows: &[Comparison], at: usize| -> Vec<u32> {
        rows[at].launches.iter().filter_map(|launch| launch.together).collect()
    };
    let last =
        first.comparisons.iter().flat_map(|row| &row.launches).filter_map(|launch| launch.together).max();
    assert!(numbers(&again.comparisons, 2).iter().all(|number| Some(*number) > last));
    assert_eq!(numbers(&first.comparisons, 0).len(), 5);
}

#[test]
fn loading_other_cpus_needs_bound_threads() {
    assert!(Load::Idle.others(None).unwrap().is_empty());
    let error = Load::AllCores.others(None).unwrap_err().to_string();
    assert!(error.contains("bind a thread"), "{error}");
}
