//! Lock-step against engines that are no engines: shell scripts that speak UCI and count down instead of searching.

use std::os::unix::fs::PermissionsExt;

use super::*;

/// A folder of such engines.
struct Ring(tempfile::TempDir);

impl Ring {
    fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    /// An engine that does `work` instead of searching `$n` nodes.
    fn engine(&self, slug: &str, work: &str) -> Fighter {
        let binary = self.0.path().join(slug);
        let script = format!(
            "#!/bin/sh\nwhile read -r word kind n; do case \"$word\" in\nuci) echo uciok;;\nisready) echo readyok;;\n\
             go) {work};;\nesac; done\n"
        );
        std::fs::write(&binary, script).unwrap();
        std::fs::set_permissions(&binary, std::fs::Permissions::from_mode(0o755)).unwrap();
        Fighter { slug: slug.to_owned(), binary }
    }

    /// An engine that takes `percent` of the usual time.
    fn taking(&self, slug: &str, percent: u32) -> Fighter {
        self.engine(
            slug,
            &format!("n=$((n*{percent}/100)); while [ $n -gt 0 ]; do n=$((n-1)); done; echo bestmove e2e4"),
        )
    }

    fn samples(&self, baseline: &Fighter, candidate: &Fighter, count: usize) -> Result<Vec<i32>> {
        let slices = [Slice { fen: "one".into(), nodes: 1000 }, Slice { fen: "two".into(), nodes: 800 }];
        let mut chance = Chance::new(1, "ring");
        pair::launch(baseline, candidate, &slices, count, 1, self.0.path(), &mut chance)
    }
}

fn middle(mut samples: Vec<i32>) -> f64 {
    samples.sort_unstable();
    f64::from(samples[samples.len() / 2]) / 1e6
}

#[test]
fn an_engine_that_takes_four_times_as_long_is_measured_so_and_the_other_way_round() {
    let ring = Ring::new();
    let (one, four) = (ring.taking("one", 100), ring.taking("four", 400));
    let slower = middle(ring.samples(&one, &four, 15).unwrap());
    let faster = middle(ring.samples(&four, &one, 15).unwrap());
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
    assert!(fault.to_string().contains("said nothing for"), "{fault}");
}

#[test]
fn an_engine_that_is_no_program_is_named() {
    let ring = Ring::new();
    let nothing = Fighter { slug: "text".into(), binary: ring.0.path().join("text") };
    std::fs::write(&nothing.binary, "no program").unwrap();
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
    let slices = [Slice { fen: "one".into(), nodes: 500 }];
    let outcome = duel(
        &baseline,
        &candidates,
        &slices,
        Duration::from_millis(600),
        ring.0.path(),
        &mut Chance::new(2, "ring"),
        &Progress::begin("duel", 100),
    )
    .unwrap();
    let standing: Vec<&str> = outcome.comparisons.iter().map(|one| one.candidate.as_str()).collect();
    assert_eq!(standing, ["control"]);
    let launches = &outcome.comparisons[0].launches;
    assert!(!launches.is_empty() && launches.iter().all(|samples| samples.len() == SAMPLES as usize));
    let mut fallen: Vec<String> = outcome.faults.iter().map(ToString::to_string).collect();
    fallen.sort();
    assert!(fallen[0].starts_with("the engine `mortal` ended"), "{fallen:?}");
    assert!(fallen[1].starts_with("the engine `wrong` answers `bestmove a2a3`"), "{fallen:?}");
}

#[test]
fn a_baseline_that_dies_ends_the_duel_with_its_name() {
    let ring = Ring::new();
    let error = duel(
        &ring.engine("baseline", "exit 1"),
        &[ring.taking("control", 100)],
        &[Slice { fen: "one".into(), nodes: 500 }],
        Duration::from_millis(200),
        ring.0.path(),
        &mut Chance::new(2, "ring"),
        &Progress::begin("duel", 100),
    )
    .unwrap_err();
    assert!(error.to_string().starts_with("the engine `baseline` ended after"), "{error:#}");
}
