//! Lock-step against engines that are no engines: shell scripts that speak UCI and count down instead of searching.

use std::os::unix::fs::PermissionsExt;

use super::*;
use crate::record::Slice;
use crate::uci::{Source, UciEngine};

/// A folder of such engines.
struct Ring(tempfile::TempDir);

impl Ring {
    fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    /// An engine that does `work` instead of searching `$n` nodes.
    fn engine(&self, slug: &str, work: &str) -> UciEngine {
        let binary = self.0.path().join(slug);
        let script = format!(
            "#!/bin/sh\nwhile read -r word kind n; do case \"$word\" in\nuci) echo uciok;;\nisready) echo readyok;;\n\
             go) {work};;\nesac; done\n"
        );
        std::fs::write(&binary, script).unwrap();
        std::fs::set_permissions(&binary, std::fs::Permissions::from_mode(0o755)).unwrap();
        UciEngine { slug: slug.to_owned(), source: Source::Copy(binary), options: Vec::new() }
    }

    /// An engine that takes `percent` of the usual time.
    fn taking(&self, slug: &str, percent: u32) -> UciEngine {
        self.engine(
            slug,
            &format!("n=$((n*{percent}/100)); while [ $n -gt 0 ]; do n=$((n-1)); done; echo bestmove e2e4"),
        )
    }

    fn samples(&self, baseline: &UciEngine, candidate: &UciEngine, count: u32) -> Result<Launch> {
        let slices = [Slice { fen: "one".into(), nodes: 1000 }, Slice { fen: "two".into(), nodes: 800 }];
        let setup =
            Setup { tasks: &slices, folder: self.0.path(), samples: SAMPLES, answers: Answers::Equal };
        Ok(pair::launch(baseline, candidate, &setup, count, &mut Rng::new(1, "ring"))?.launch)
    }

    /// A duel on one position that ends after two looks, or when nothing is open.
    fn compared(&self, baseline: &UciEngine, candidates: &[UciEngine], open: &[&str]) -> Result<Outcome> {
        let slices = [Slice { fen: "one".into(), nodes: 500 }];
        let open = |_: &[Comparison]| open.iter().map(|slug| (*slug).to_owned()).collect();
        compare(
            baseline,
            candidates,
            &Setup { tasks: &slices, folder: self.0.path(), samples: SAMPLES, answers: Answers::Equal },
            &Until { plan: Plan { looks: &[2, 4], time: Duration::from_secs(60) }, open: &open },
            &mut Rng::new(2, "ring"),
            &|_| {},
        )
    }
}

fn middle(launch: &Launch) -> f64 {
    launch.centre().unwrap() / 1e6
}

#[test]
fn an_engine_that_takes_four_times_as_long_is_measured_so_and_the_other_way_round() {
    let ring = Ring::new();
    let (one, four) = (ring.taking("one", 100), ring.taking("four", 400));
    let slower = middle(&ring.samples(&one, &four, 16).unwrap());
    let faster = middle(&ring.samples(&four, &one, 16).unwrap());
    // The truth is the log of 4, 1.39, less what the pipe takes of both. The bounds bear with a crowded machine.
    assert!((-2.2..-0.7).contains(&slower), "{slower}");
    assert!((0.7..2.2).contains(&faster), "{faster}");
}

#[test]
fn an_engine_that_dies_is_named_with_what_it_was_told() {
    let ring = Ring::new();
    let sound = ring.taking("baseline", 100);
    let error = ring.samples(&sound, &ring.engine("mortal", "exit 3"), 3).unwrap_err();
    let fault = error.downcast::<Fault>().unwrap();
    assert_eq!(fault.engine, "mortal");
    assert!(fault.to_string().contains("ended after `go nodes"), "{fault}");
    assert!(fault.to_string().contains('3'), "{fault}");
}

#[test]
fn an_engine_that_hangs_is_killed_and_named() {
    let ring = Ring::new();
    let sound = ring.taking("baseline", 100);
    let error = ring.samples(&sound, &ring.engine("mute", "while read -r more; do :; done"), 3).unwrap_err();
    let fault = error.downcast::<Fault>().unwrap();
    assert_eq!(fault.engine, "mute");
    assert!(fault.to_string().contains("gave no `bestmove` within"), "{fault}");
}

#[test]
fn an_engine_that_is_no_program_is_named() {
    let ring = Ring::new();
    let file = ring.0.path().join("text");
    std::fs::write(&file, "no program").unwrap();
    let nothing = UciEngine { slug: "text".into(), source: Source::Copy(file), options: Vec::new() };
    let error = ring.samples(&nothing, &nothing, 3).unwrap_err();
    assert!(error.to_string().starts_with("the engine `text` does not start"), "{error:#}");
}

#[test]
fn an_engine_with_another_answer_falls_out_and_the_others_go_on() {
    let ring = Ring::new();
    let baseline = ring.taking("baseline", 100);
    let candidates = [
        ring.taking("control", 100),
        ring.engine("wrong", "echo bestmove a2a3"),
        ring.engine("mortal", "exit 1"),
    ];
    let outcome = ring.compared(&baseline, &candidates, &["control"]).unwrap();
    let standing: Vec<&str> = outcome.comparisons.iter().map(|one| one.candidate.as_str()).collect();
    assert_eq!(standing, ["control"]);
    let launches = &outcome.comparisons[0].launches;
    assert_eq!(launches.len(), 4);
    assert!(launches[..2].iter().all(|launch| launch.samples() == SAMPLES as usize));
    for launch in launches {
        assert_eq!(launch.baseline_first.len(), launch.candidate_first.len(), "each order equally often");
    }
    let mut fallen: Vec<String> = outcome.faults.iter().map(ToString::to_string).collect();
    fallen.sort();
    assert!(fallen[0].starts_with("the engine `mortal` ended"), "{fallen:?}");
    assert!(fallen[1].starts_with("the engine `wrong` answers `bestmove a2a3`"), "{fallen:?}");
}

#[test]
fn a_baseline_that_dies_ends_the_duel_with_its_name() {
    let ring = Ring::new();
    let error =
        ring.compared(&ring.engine("baseline", "exit 1"), &[ring.taking("control", 100)], &[]).unwrap_err();
    assert!(error.to_string().starts_with("the engine `baseline` ended after"), "{error:#}");
}

#[test]
fn a_settled_candidate_gets_no_more_launches() {
    let ring = Ring::new();
    let (baseline, control, other) =
        (ring.taking("baseline", 10), ring.taking("control", 10), ring.taking("other", 10));
    let outcome = ring.compared(&baseline, &[control, other], &["control"]).unwrap();
    let launches: Vec<usize> = outcome.comparisons.iter().map(|one| one.launches.len()).collect();
    assert_eq!(launches, [4, 2]);
    assert_eq!(outcome.splits.len(), 2);
    assert!(outcome.splits.iter().all(|split| SAMPLES_BOUNDS.contains(&split.samples)));
}

#[test]
fn each_order_comes_equally_often_whatever_the_split() {
    let launch = |level: i32| Launch {
        baseline_first: (0..12).map(|sample| level + 40_000 * (sample % 3 - 1)).collect(),
        candidate_first: (0..12).map(|sample| level + 40_000 * (sample % 3 - 1)).collect(),
        ..Launch::default()
    };
    let launches = (0..9).map(|at| launch(100_000 * (at % 3 - 1))).collect();
    let rows = [Comparison { candidate: "control".into(), launches }];
    let samples = |starting: u64| {
        let mut costs = Costs::default();
        costs.add(Duration::from_millis(50 * starting), Duration::from_millis(96), 24);
        costs.split(&rows, 9).unwrap().samples
    };
    let all: std::collections::BTreeSet<u32> = (1..400).map(samples).collect();
    assert_eq!(all.into_iter().collect::<Vec<_>>(), [12, 14, 16, 18, 20, 22, 24]);
}
