//! Races of simulated programs: their speeds are known, so the loss of a choice is known too.

use super::*;
use crate::builds::matrix::{Axis, Matrix};
use crate::compare::Workload;
use crate::error::{Fault, Result};
use crate::programs::asked::{self, Asked};
use crate::record::{CONTROL, Comparison, Known, LOSS_RULES, Launch, sealed};
use crate::rng::Rng;
use std::collections::BTreeMap;

/// Simulated programs, each slower than the baseline by a given difference of logarithms; each
/// launch varies by half a per cent.
struct Simulated {
    slower: BTreeMap<String, f64>,
    rng: Rng,
    /// Name of a program that fails when it is launched.
    fails: Option<&'static str>,
}

impl Arena for Simulated {
    fn admit(&mut self, name: &str, _: &Asked) -> Result<Result<Admitted, Refusal>> {
        Ok(match name == CONTROL || self.slower.contains_key(name) {
            true => Ok(Admitted { sha256: name.to_owned(), ..Admitted::default() }),
            false => Err(Refusal::Unequal("it answers `no`".to_owned())),
        })
    }

    fn launch(&mut self, names: &[String]) -> Result<Vec<Launch>> {
        if let Some(program) = self.fails.filter(|name| names.iter().any(|other| other == name)) {
            return Err(Fault { program: program.to_owned(), what: "ended".to_owned() }.into());
        }
        // The disturbance of the baseline, which all programs of a launch share.
        let shared = 0.003 * self.rng.normal();
        let mut launch = |name: &String| {
            let log = -self.slower.get(name).copied().unwrap_or(0.0) + shared + 0.004 * self.rng.normal();
            Launch::of_centre((1e6 * log).round() as i32)
        };
        Ok(names.iter().map(&mut launch).collect())
    }
}

/// A workshop that makes nothing; the builds named in `broken` cannot be made.
struct EmptyWorkshop<'a> {
    broken: &'a [&'a str],
    names: Vec<String>,
    made: Vec<usize>,
}

impl Workshop for EmptyWorkshop<'_> {
    fn make(&mut self, at: usize) -> Result<Result<Entry, String>> {
        self.made.push(at);
        if self.broken.contains(&self.names[at].as_str()) {
            return Ok(Err("the compiler failed".to_owned()));
        }
        Ok(Ok(Entry { runs: vec![asked::one("run", "./app", &[])?], ..Entry::default() }))
    }
}

/// A workshop that says that an earlier run has made all of its builds, or none.
struct Reusing<'a> {
    nothing: EmptyWorkshop<'a>,
    made: bool,
}

impl Workshop for Reusing<'_> {
    fn make(&mut self, at: usize) -> Result<Result<Entry, String>> {
        self.nothing.make(at)
    }

    fn is_made(&self, _: usize) -> bool {
        self.made
    }
}

fn record(matrix: &Matrix, seed: u64, runs: usize) -> Record {
    let recorded = |build| RecordedBuild {
        name: matrix.name(build),
        parts: matrix.parts(build),
        ..RecordedBuild::default()
    };
    let axis = |axis: &Axis| RecordedAxis {
        name: axis.name.clone(),
        values: axis.values.iter().map(|value| value.label.clone()).collect(),
    };
    let run = |at: usize| RecordedRun { name: format!("run-{at}"), ..RecordedRun::default() };
    Record {
        schema: SCHEMA,
        kind: KIND.to_owned(),
        seed,
        axes: matrix.axes().iter().map(axis).collect(),
        builds: matrix.builds().unwrap().iter().map(recorded).collect(),
        runs: (0..runs).map(run).collect(),
        rules: LOSS_RULES,
        ..Record::default()
    }
}

fn matrix(axes: &[&str]) -> Matrix {
    Matrix::new(axes.iter().map(|text| Axis::parse(text).unwrap()).collect(), &[]).unwrap()
}

/// Races simulated programs whose slowness follows from their names. Returns the record and the
/// builds that were made.
fn raced(
    matrix: &Matrix,
    slower: &dyn Fn(&str) -> f64,
    seed: u64,
    broken: &[&str],
    fails: Option<&'static str>,
) -> (Record, Vec<usize>) {
    raced_from(record(matrix, seed, 1), slower, broken, fails)
}

/// Races the builds of a record in the same way.
fn raced_from(
    mut record: Record,
    slower: &dyn Fn(&str) -> f64,
    broken: &[&str],
    fails: Option<&'static str>,
) -> (Record, Vec<usize>) {
    let seed = record.seed;
    let names: Vec<String> = record.builds.iter().map(|build| build.name.clone()).collect();
    let slower: BTreeMap<String, f64> = names.iter().map(|name| (name.clone(), slower(name))).collect();
    let arena = Simulated { slower, rng: Rng::new(seed, "launches"), fails };
    let mut workshop = EmptyWorkshop { broken, names, made: Vec::new() };
    let contest = Contest {
        record: &mut record,
        arenas: vec![Box::new(arena)],
        workshop: &mut workshop,
        event: &mut |_| (),
        limits: Limits::default(),
        expected: &[],
        before: None,
        keep: &mut |_| Ok(()),
    };
    contest.run().unwrap();
    record.decision = decide(&record, None);
    (record, workshop.made)
}

/// Returns the sum of the costs of the changes in a name.
fn sum(costs: &[(&str, f64)]) -> impl Fn(&str) -> f64 {
    let costs: Vec<(String, f64)> = costs.iter().map(|(name, cost)| ((*name).to_owned(), *cost)).collect();
    move |name: &str| {
        let cost = |part: &str| costs.iter().find(|(other, _)| other == part).map_or(0.0, |(_, cost)| *cost);
        name.split('+').map(cost).sum()
    }
}

#[test]
fn the_best_combination_of_changes_is_found() {
    let matrix = matrix(&["opt=2,3", "cc=gcc,clang", "lto=off,thin,fat", "arch=v2,v3"]);
    let costs = sum(&[
        ("opt=3", 0.01),
        ("cc=clang", -0.03),
        ("lto=thin", -0.02),
        ("lto=fat", -0.015),
        ("arch=v3", -0.05),
    ]);
    for seed in 0..5 {
        let (record, made) = raced(&matrix, &costs, seed, &[], None);
        assert_eq!(record.decision.chosen, "cc=clang+lto=thin+arch=v3", "{seed}");
        assert!(made.len() < record.builds.len(), "{made:?}");
        let baseline = record.decision.row("baseline").unwrap();
        assert!((baseline.expected - 0.095).abs() < 0.01, "{baseline:?}");
    }
}

#[test]
fn a_choice_among_known_speeds_loses_no_more_than_its_bound() {
    let matrix = matrix(&["work=1000,1003,1006,1010,1020,1040,1080,1300"]);
    let work = |name: &str| {
        let number = name.strip_prefix("work=").map_or(1000.0, |text| text.parse::<f64>().unwrap());
        (number / 1000.0).ln()
    };
    let losses: Vec<f64> = (0..40)
        .map(|seed| {
            let (record, _) = raced(&matrix, &work, seed, &[], None);
            let chosen = record.decision.row(&record.decision.chosen).unwrap();
            let lost = 1.0 - (-work(&chosen.build)).exp();
            assert!(lost <= chosen.bound, "{seed}: {chosen:?}");
            lost
        })
        .collect();
    let within = losses.iter().filter(|lost| **lost <= 0.005).count();
    assert!(within >= 38, "{losses:?}");
}

#[test]
fn the_plainest_build_is_taken_where_a_change_is_worth_nothing() {
    let matrix = matrix(&["a=0,1", "b=0,1", "c=0,1"]);
    for seed in 0..5 {
        let (record, _) = raced(&matrix, &sum(&[("b=1", -0.04)]), seed, &[], None);
        assert_eq!(record.decision.chosen, "b=1", "{seed}: {:#?}", record.decision);
    }
}

#[test]
fn a_change_that_interacts_is_tried_with_the_others() {
    let matrix = matrix(&["lto=off,on", "pgo=off,on", "cc=gcc,clang"]);
    // Link-time optimisation alone is worth nothing, and with a profile 3 %.
    let costs = sum(&[("pgo=on", -0.05), ("cc=clang", 0.03)]);
    let slower = |name: &str| costs(name) - if name.contains("lto=on+pgo=on") { 0.03 } else { 0.0 };
    let pgo = record(&matrix, 1, 1).build("pgo=on").unwrap().parts.clone();
    for seed in 0..5 {
        let record = Record { interacting: pgo.clone(), ..record(&matrix, seed, 1) };
        let (record, _) = raced_from(record, &slower, &[], None);
        assert_eq!(record.decision.chosen, "lto=on+pgo=on", "{seed}");
    }
}

#[test]
fn unmade_neighbours_of_the_chosen_build_are_named() {
    let matrix = matrix(&["lto=off,on", "pgo=off,on", "cc=gcc,clang"]);
    let interacting = record(&matrix, 1, 1).build("pgo=on").unwrap().parts.clone();
    let made = Record { interacting, ..record(&matrix, 1, 1) };
    let (mut record, _) = raced_from(made, &sum(&[("pgo=on", -0.05), ("cc=clang", 0.03)]), &[], None);
    assert_eq!((record.decision.chosen.as_str(), &record.decision.untried[..]), ("pgo=on", &[][..]));
    assert!(record.decision.not_made > 0 && record.decision.with_absent.is_some(), "{:?}", record.decision);
    // As if the run had been interrupted before this build was made.
    let is_neighbour = |name: &str| name == "lto=on+pgo=on";
    record
        .builds
        .iter_mut()
        .filter(|build| is_neighbour(&build.name))
        .for_each(|build| build.fate = Fate::NotMade);
    record.runs[0].rows.retain(|row| !is_neighbour(&row.candidate));
    let decision = decide(&record, None);
    assert_eq!(decision.untried, ["lto=on+pgo=on"]);
    assert_eq!(decision.with_absent, None);
}

#[test]
fn neighbours_of_a_build_that_a_guard_excludes_are_not_listed_as_untried() {
    let matrix = matrix(&["lto=off,on", "pgo=off,on"]);
    let interacting = record(&matrix, 1, 1).build("pgo=on").unwrap().parts.clone();
    let mut record = Record { interacting, ..record(&matrix, 1, 1) };
    record.builds[1..].iter_mut().for_each(|build| build.fate = Fate::Races);
    let pair = record.builds.len() - 1;
    record.builds[pair].fate = Fate::NotMade;
    let row = |name: &str, logs: [i32; 4]| Comparison {
        candidate: name.to_owned(),
        launches: logs.repeat(4).into_iter().map(Launch::of_centre).collect(),
    };
    record.runs[0].rows =
        vec![row("lto=on", [-900, 0, 100, 1_000]), row("pgo=on", [49_000, 50_000, 50_500, 51_000])];
    assert_eq!(decide(&record, None).untried, ["lto=on+pgo=on"]);
    // As if this were a run command under which the gain must be at least 10 %.
    record.runs[0].guard = Some(-0.1);
    let decision = decide(&record, None);
    assert_eq!((decision.chosen.as_str(), &decision.untried[..]), ("baseline", &[][..]));
}

#[test]
fn builds_that_an_earlier_run_found_fast_are_made_first() {
    let matrix = matrix(&["a=0,1,2,3"]);
    let costs = sum(&[("a=1", 0.02), ("a=2", 0.01), ("a=3", -0.05)]);
    let (before, made) = raced(&matrix, &costs, 1, &[], None);
    assert_eq!(made, [0, 1, 2, 3]);
    let mut later = record(&matrix, 2, 1);
    let mut workshop = EmptyWorkshop { broken: &[], names: vec![String::new(); 4], made: Vec::new() };
    let slower = before.builds.iter().map(|build| (build.name.clone(), costs(&build.name))).collect();
    let arena = Simulated { slower, rng: Rng::new(2, "launches"), fails: None };
    let contest = Contest {
        record: &mut later,
        arenas: vec![Box::new(arena)],
        workshop: &mut workshop,
        event: &mut |_| (),
        limits: Limits::default(),
        expected: &[],
        before: Some(&before),
        keep: &mut |_| Ok(()),
    };
    contest.run().unwrap();
    assert_eq!(workshop.made, [0, 3, 2, 1]);
}

#[test]
fn a_combination_that_an_earlier_run_found_best_is_made() {
    let matrix = matrix(&["a=0,1", "b=0,1"]);
    // The changes gain together and lose alone, so nothing but another run suggests the pair.
    let slower = [("baseline", 0.0), ("a=1", 0.03), ("b=1", 0.03), ("a=1+b=1", -0.04)];
    let race = |record: &mut Record, before: Option<&Record>, expected: &[Known], limits: Limits| {
        let slower = slower.map(|(name, cost)| (name.to_owned(), cost)).into();
        let arena = Simulated { slower, rng: Rng::new(record.seed, "launches"), fails: None };
        let mut workshop = EmptyWorkshop { broken: &[], names: vec![String::new(); 4], made: Vec::new() };
        let contest = Contest {
            record,
            arenas: vec![Box::new(arena)],
            workshop: &mut workshop,
            event: &mut |_| (),
            limits,
            expected,
            before,
            keep: &mut |_| Ok(()),
        };
        contest.run().unwrap();
        workshop.made
    };
    let full = || Limits { full: true, ..Limits::default() };
    let mut before = record(&matrix, 1, 1);
    race(&mut before, None, &[], full());
    before.decision = decide(&before, None);
    assert_eq!(before.decision.chosen, "a=1+b=1");
    let pair = before.builds.len() - 1;
    let is_made = |before: Option<&Record>, expected: &[Known], limits: Limits| {
        race(&mut record(&matrix, 2, 1), before, expected, limits).contains(&pair)
    };
    assert!(!is_made(None, &[], Limits::default()));
    assert!(is_made(Some(&before), &[], Limits::default()));
    let known = |gain: f64| Known { candidate: "a=1+b=1".to_owned(), gain, error: 0.001, runs: 1 };
    assert!(is_made(None, &[known(0.03)], Limits::default()));
    assert!(!is_made(None, &[known(-0.03)], Limits::default()));
    assert!(!is_made(None, &[known(0.03)], Limits { combinations: 0, ..Limits::default() }));
}

#[test]
fn builds_that_an_earlier_run_measured_take_part_in_the_estimate() {
    let matrix = matrix(&["a=0,1", "b=0,1"]);
    let lines = |mut record: Record| {
        record.builds.iter_mut().for_each(|build| build.build = Some(format!("make {}", build.name)));
        record
    };
    // The pair is slow, so a run makes it only with `full`.
    let costs = sum(&[("a=1", -0.05), ("b=1", 0.1)]);
    let race = |record: &mut Record, before: Option<&Record>, full: bool, made: bool| {
        let names: Vec<String> = record.builds.iter().map(|build| build.name.clone()).collect();
        let slower = names.iter().map(|name| (name.clone(), costs(name))).collect();
        let arena = Simulated { slower, rng: Rng::new(record.seed, "launches"), fails: None };
        let nothing = EmptyWorkshop { broken: &[], names, made: Vec::new() };
        let contest = Contest {
            record,
            arenas: vec![Box::new(arena)],
            workshop: &mut Reusing { nothing, made },
            event: &mut |_| (),
            limits: Limits { full, ..Limits::default() },
            expected: &[],
            before,
            // From the first build on, a record that is written has the control.
            keep: &mut |record| {
                assert!(record.control().is_some());
                Ok(())
            },
        };
        contest.run().unwrap();
    };
    let mut before = lines(record(&matrix, 1, 1));
    race(&mut before, None, true, false);
    before.decision = decide(&before, None);
    let launches = |record: &Record| {
        let rows = record.rows();
        rows.iter().find(|row| row.candidate == "a=1+b=1").map(|row| row.launches.clone())
    };
    for (made, expected) in [(true, launches(&before)), (false, None)] {
        let mut later = lines(record(&matrix, 2, 1));
        race(&mut later, Some(&before), false, made);
        assert_eq!(launches(&later), expected);
    }

    // The later run has one layout of each build, so launches in many do not count.
    before.builds.iter_mut().for_each(|build| build.layouts = 16);
    let mut later = lines(record(&matrix, 2, 1));
    race(&mut later, Some(&before), false, true);
    assert!(launches(&later) != launches(&before), "{:?}", launches(&later));
}

#[test]
fn builds_that_fail_or_give_other_answers_leave_the_race() {
    let matrix = matrix(&["a=0,1,2,3"]);
    let mut record = record(&matrix, 1, 1);
    let names: Vec<String> = record.builds.iter().map(|build| build.name.clone()).collect();
    let slower = [("baseline", 0.0), ("a=1", 0.01), ("a=3", -0.5)];
    let slower = slower.map(|(name, cost)| (name.to_owned(), cost)).into();
    let arena = Simulated { slower, rng: Rng::new(1, "launches"), fails: Some("a=3") };
    let mut workshop = EmptyWorkshop { broken: &["a=1"], names, made: Vec::new() };
    let mut events = Vec::new();
    let contest = Contest {
        record: &mut record,
        arenas: vec![Box::new(arena)],
        workshop: &mut workshop,
        event: &mut |event| {
            if let Event::Made(build) = event {
                events.push(format!("{} {:?}", build.name, build.fate));
            }
        },
        limits: Limits::default(),
        expected: &[],
        before: None,
        keep: &mut |_| Ok(()),
    };
    contest.run().unwrap();
    let fates: Vec<&Fate> = record.builds.iter().map(|build| &build.fate).collect();
    assert!(matches!(fates[1], Fate::Failed { why } if why.contains("the compiler failed")), "{fates:?}");
    assert!(matches!(fates[2], Fate::Unequal { how } if how.contains("answers `no`")), "{fates:?}");
    assert!(matches!(fates[3], Fate::Failed { why } if why == "ended"), "{fates:?}");
    assert_eq!(events.len(), 4);
    let decision = decide(&record, None);
    assert_eq!((decision.chosen.as_str(), decision.rows.len()), ("baseline", 1));
}

#[test]
fn a_change_that_fails_in_several_builds_is_not_tried_in_others() {
    let matrix = matrix(&["a=0,1", "b=0,1", "c=0,1", "d=0,1"]);
    let names: Vec<String> = record(&matrix, 1, 1).builds.into_iter().map(|build| build.name).collect();
    let has_broken = |name: &&str| name.split('+').any(|change| change == "a=1");
    let broken: Vec<&str> = names.iter().map(String::as_str).filter(has_broken).collect();
    let costs = sum(&[("b=1", -0.02), ("c=1", -0.02), ("d=1", -0.02)]);
    let (record, made) = raced(&matrix, &costs, 1, &broken, None);
    let failed = made.iter().filter(|&&at| broken.contains(&names[at].as_str())).count();
    assert!((2..=3).contains(&failed), "{failed} builds with a change that never works were made");
    assert_eq!(record.hopeless(), if failed == 3 { vec![0] } else { Vec::new() });
    assert_eq!(decide(&record, None).chosen, "b=1+c=1+d=1");

    // Beside a change that interacts, the broken change is not tried as a neighbour either.
    let mut other = self::record(&matrix, 1, 1);
    other.interacting = other.build("b=1").unwrap().parts.clone();
    let (other, made) = raced_from(other, &costs, &broken, None);
    let failed = made.iter().filter(|&&at| broken.contains(&names[at].as_str())).count();
    assert!(failed <= 3, "{failed} builds with a change that never works were made");
    let untried = decide(&other, None).untried;
    assert!(failed < 3 || untried.iter().all(|name| !broken.contains(&name.as_str())), "{untried:?}");
}

#[test]
fn a_guard_excludes_a_build_that_loses_under_one_run_command() {
    let matrix = matrix(&["a=0,1"]);
    let mut record = record(&matrix, 1, 2);
    let names: Vec<String> = record.builds.iter().map(|build| build.name.clone()).collect();
    let arena = |cost: f64, seed: u64| -> Box<dyn Arena> {
        let slower = [("baseline".to_owned(), 0.0), ("a=1".to_owned(), cost)].into();
        Box::new(Simulated { slower, rng: Rng::new(seed, "launches"), fails: None })
    };
    let mut workshop = EmptyWorkshop { broken: &[], names, made: Vec::new() };
    let contest = Contest {
        record: &mut record,
        // The change wins 10 % under one run command and loses 3 % under the other.
        arenas: vec![arena(-0.1, 1), arena(0.03, 2)],
        workshop: &mut workshop,
        event: &mut |_| (),
        limits: Limits::default(),
        expected: &[],
        before: None,
        keep: &mut |_| Ok(()),
    };
    contest.run().unwrap();
    let free = decide(&record, None);
    assert_eq!(free.chosen, "a=1");
    assert!((free.row("a=1").unwrap().gain - 0.0356).abs() < 0.01, "{free:?}");
    record.runs[1].guard = Some(0.01);
    let guarded = decide(&record, None);
    assert_eq!(guarded.chosen, "baseline");
    assert_eq!(guarded.row("a=1").unwrap().guarded.as_deref(), Some("run-1"));
}

#[test]
fn a_damaged_record_is_refused() {
    let (record, _) = raced(&matrix(&["a=0,1"]), &sum(&[("a=1", -0.04)]), 1, &[], None);
    let bytes = sealed::write(&record).unwrap();
    let again: Record = sealed::read(&bytes, std::path::Path::new("choice.json")).unwrap();
    assert_eq!(decide(&again, None), record.decision);
    for interaction in [-0.01, 0.0, 1.0] {
        let bytes = sealed::write(&Record { interaction: Some(interaction), ..record.clone() });
        let read = |bytes: Vec<u8>| sealed::read::<Record>(&bytes, std::path::Path::new("choice.json"));
        let error = bytes.and_then(read).unwrap_err().to_string();
        assert!(error.contains("an assumed interaction"), "{error}");
    }
    let text = String::from_utf8(bytes).unwrap().replace("\"a=1\"", "\"a=2\"");
    let error = sealed::read::<Record>(text.as_bytes(), std::path::Path::new("choice.json"));
    assert!(error.is_err());
}

/// Changes the times of all launches. The machine's log speed is drawn by `machine`, and each
/// program's own time varies by the standard deviation `own`.
fn with_times(record: &Record, machine: &dyn Fn(&mut Rng) -> f64, own: f64) -> Record {
    let (mut record, mut rng) = (record.clone(), Rng::new(1, "times"));
    for launch in record.runs.iter_mut().flat_map(|run| &mut run.rows).flat_map(|row| &mut row.launches) {
        let [baseline, candidate] = [(); 2].map(|()| own * rng.normal());
        launch.took(Some(0.01 * (machine(&mut rng) + baseline).exp()));
        let ratio = (1e6 * (baseline - candidate)) as i32;
        let samples = launch.baseline_first.iter_mut().chain(&mut launch.candidate_first);
        samples.for_each(|sample| *sample += ratio);
    }
    record
}

/// Returns a record with `rows` builds, each with this many launches that do not differ.
fn launched(rows: usize, launches: usize) -> Record {
    let row =
        |at| Comparison { candidate: format!("build {at}"), launches: vec![Launch::of_centre(0); launches] };
    let run = RecordedRun { rows: (0..rows).map(row).collect(), ..RecordedRun::default() };
    Record { runs: vec![run], ..Record::default() }
}

#[test]
fn only_what_both_programs_share_counts_as_the_speed_of_the_machine() {
    let unsteadiness = |record: &Record, machine: &dyn Fn(&mut Rng) -> f64, own: f64| {
        with_times(record, machine, own).unsteadiness()
    };
    let normal = |rng: &mut Rng| 0.1 * rng.normal();
    // A third slower, in a fifth of the launches: a standard deviation of 11.4 %.
    let seldom_slow = |rng: &mut Rng| if rng.below(5) == 0 { 1.33f64.ln() } else { 0.0 };
    for (rows, launches) in [(3, 400), (100, 12), (600, 2)] {
        let record = launched(rows, launches);
        let found = unsteadiness(&record, &normal, 0.07);
        assert!((0.085..0.115).contains(&found), "{found} {launches}");
        let found = unsteadiness(&record, &seldom_slow, 0.0);
        assert!((0.1..0.13).contains(&found), "{found} {launches}");
        let found = unsteadiness(&record, &|_| 0.0, 0.07);
        assert!(found < 0.025, "{found} {launches}");
    }
    assert_eq!(unsteadiness(&launched(50, 1), &normal, 0.0), 0.0);
    assert_eq!(launched(3, 400).unsteadiness(), 0.0);
    let mut lines = with_times(&launched(3, 400), &normal, 0.0);
    lines.runs[0].workload = Workload::Benches;
    assert_eq!(lines.unsteadiness(), 0.0);
}

#[test]
fn the_parts_of_the_machine_and_of_the_control_add_as_squares() {
    let mut record = launched(3, 400);
    let launches = vec![Launch::of_centre(10_000); 400];
    record.runs[0].rows[0] = Comparison { candidate: CONTROL.to_owned(), launches };
    record.layouts = Some(Layouts { twin: true, ..Layouts::default() });
    let with_speed = |deviation: f64| with_times(&record, &|rng| deviation * rng.normal(), 0.0);
    let varied = with_speed(0.1);
    let (machine, found) = (0.07 * varied.unsteadiness(), decide::between(&varied));
    assert!((found - machine.hypot(0.01)).abs() < 1e-4, "{found} {machine}");
    // The control's part is no reason for a note on the machine.
    assert!(difference_by_unsteadiness(&varied).is_some());
    assert!(difference_by_unsteadiness(&with_speed(0.02)).is_none());
}

#[test]
fn a_machine_of_varying_speed_makes_the_bound_larger() {
    let (steady, _) = raced(&matrix(&["a=0,1", "b=0,1"]), &sum(&[("a=1", -0.04)]), 1, &[], None);
    let with_speed = |deviation: f64| with_times(&steady, &|rng| deviation * rng.normal(), 0.0);
    let bound = |record: &Record| decide(record, None).row("a=1").unwrap().bound;
    let varied = with_speed(0.2);
    assert!(bound(&varied) > 1.5 * bound(&steady), "{} {}", bound(&varied), bound(&steady));
    // 7 % of 1 % is less than the 0.3 % that is assumed in any case.
    assert_eq!(bound(&with_speed(0.01)), bound(&steady));
    let check = |record: &Record| decide(record, Some(0.045)).loses.unwrap();
    assert!(check(&varied) > check(&steady), "{} {}", check(&varied), check(&steady));
    let has_note = |record: &Record| {
        let record = Record { decision: decide(record, None), ..record.clone() };
        let sentences = crate::report::choice::sentences(&record);
        sentences.iter().any(|(_, text)| text.contains("the machine's speed varied"))
    };
    assert!(has_note(&varied) && !has_note(&steady) && !has_note(&with_speed(0.01)));
    // Earlier runs have shown the difference, so nothing is assumed.
    let known = |record: &Record| Record { between: Some(0.003), ..record.clone() };
    assert_eq!(bound(&known(&varied)), bound(&known(&steady)));
    assert!(!has_note(&known(&varied)));
}
