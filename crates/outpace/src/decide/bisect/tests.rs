use std::collections::BTreeSet;
use std::path::Path;

use super::*;
use crate::error::{Error, Result};
use crate::record::sealed;
use crate::rng::Rng;

/// Last step of the simulated histories.
const LAST: usize = 64;

/// A simulated history whose speeds are known.
struct World {
    /// Log speed of each step's build.
    speeds: Vec<f64>,
    /// Standard deviation of the speed over builds in other layouts.
    layouts: f64,
    /// Standard error of a comparison.
    noise: f64,
    broken: BTreeSet<usize>,
    built: BTreeSet<usize>,
    rng: Rng,
    /// Number of comparisons after which each further one fails, and the error.
    ends: Option<(usize, fn() -> Error)>,
    /// Messages of the errors that ended the search early.
    ended: Vec<String>,
}

impl World {
    /// Makes a history with these changes: each pair is a step, and the share of the speed that is
    /// lost from this step on. Builds of equally fast source differ by 0.2 %.
    fn new(seed: u64, changes: &[(usize, f64)]) -> Self {
        Self::of_builds(seed, changes, 0.002)
    }

    /// Makes a history in which builds of equally fast source differ by `deviation`, the standard
    /// deviation of the logarithm of their speed.
    fn of_builds(seed: u64, changes: &[(usize, f64)], deviation: f64) -> Self {
        let mut rng = Rng::new(seed, "world");
        let level = |step: usize| {
            changes.iter().filter(|(from, _)| *from <= step).map(|(_, loss)| (-loss).ln_1p()).sum::<f64>()
        };
        let speeds = (0..=LAST).map(|step| level(step) + deviation * rng.normal()).collect();
        let (broken, built) = (BTreeSet::new(), BTreeSet::new());
        Self { speeds, layouts: 0.0, noise: 0.005, broken, built, rng, ends: None, ended: Vec::new() }
    }

    /// Makes a history in which `after` comparisons succeed and all later ones fail with this
    /// error.
    fn ending(after: usize, error: fn() -> Error) -> Self {
        Self { ends: Some((after, error)), ..Self::new(1, &[(20, 0.05)]) }
    }
}

impl Bench for World {
    fn build(&mut self, step: usize) -> Result<Outcome<()>> {
        self.built.insert(step);
        Ok(if self.broken.contains(&step) { Err(format!("no step {step}")) } else { Ok(()) })
    }

    fn measure(&mut self, step: usize, baseline: usize) -> Result<Outcome<Measured>> {
        assert!([step, baseline].iter().all(|side| self.built.contains(side) && !self.broken.contains(side)));
        if let Some((left, error)) = &mut self.ends {
            *left = left.checked_sub(1).ok_or_else(*error)?;
        }
        let noise = self.noise.hypot(self.layouts).hypot(self.layouts);
        let ratio = self.speeds[step] - self.speeds[baseline] + noise * self.rng.normal();
        Ok(Ok(Measured { gain: ratio.exp_m1(), error: self.noise }))
    }

    fn report(&mut self, event: Event<'_>) {
        if let Event::Ended(error) = event {
            self.ended.push(error.to_string());
        }
    }
}

fn place(seed: u64) -> usize {
    1 + Rng::new(seed, "place").below(LAST)
}

#[test]
fn a_step_of_two_per_cent_is_found_and_confirmed() {
    let (mut right, mut confirmed) = (0, 0);
    for seed in 0..100 {
        let found = bisect(LAST, Rules::default(), &mut World::new(seed, &[(place(seed), 0.02)])).unwrap();
        let Answer::Slower { from, to, .. } = found.answer else { continue };
        right += u32::from((from, to) == (place(seed), place(seed)));
        confirmed += u32::from(found.confirmed.is_some_and(|confirmed| confirmed.is_slower));
    }
    assert!(right >= 97 && confirmed >= 97, "{right} of 100 found, {confirmed} confirmed");
}

#[test]
fn new_layouts_single_out_a_step_although_builds_differ() {
    let rules = Rules { layouts: true, ..Rules::default() };
    for layouts in [0.0, 0.002, 0.005] {
        let (mut alone, mut wrong) = (0, 0);
        for seed in 0..100 {
            let place = place(seed);
            let mut world = World { layouts, ..World::of_builds(seed, &[(place, 0.02)], 0.0) };
            let Answer::Slower { from, to, .. } = bisect(LAST, rules, &mut world).unwrap().answer else {
                continue;
            };
            alone += u32::from((from, to) == (place, place));
            wrong += u32::from(!(from..=to).contains(&place));
        }
        assert!(alone >= 95 && wrong <= 1, "{layouts}: {alone} alone, {wrong} wrong");
    }
}

#[test]
fn equally_fast_steps_give_no_slow_step() {
    for seed in 0..100 {
        let mut world = World::new(seed, &[]);
        let found = bisect(LAST, Rules::default(), &mut world).unwrap();
        assert!(matches!(found.answer, Answer::NotSlower { .. }), "{seed}: {:?}", found.answer);
        assert_eq!(world.built.len(), 2, "only the two ends are built");
        assert!(found.comparisons.len() <= MOST_END_COMPARISONS && found.confirmed.is_none());
    }
}

#[test]
fn the_first_of_two_slow_steps_is_found_and_the_other_mentioned() {
    let rules = Rules { share: 0.005, ..Rules::default() };
    let (mut right, mut named) = (0, 0);
    for seed in 0..50 {
        let found = bisect(LAST, rules, &mut World::new(seed, &[(20, 0.01), (45, 0.01)])).unwrap();
        let Answer::Slower { from, to, .. } = found.answer else { panic!("{seed}: {:?}", found.answer) };
        right += u32::from((from..=to).contains(&20));
        assert!(!(from > 20 && to < 45), "{seed}: {from} to {to} is neither");
        named += u32::from(
            record(found).lines().iter().any(|line| line.contains("other steps seem to have cost")),
        );
    }
    assert!(right >= 48 && named >= 10, "{right} of 50 hold the first, {named} name the second");
    let named = (0..50).filter(|seed| {
        let found = bisect(LAST, rules, &mut World::new(*seed, &[(place(*seed), 0.02)])).unwrap();
        record(found).lines().iter().any(|line| line.contains("other steps seem to have cost"))
    });
    assert!(named.count() <= 4, "a second step is named where there is none");
}

#[test]
fn a_step_between_broken_ones_is_reported_with_them() {
    for seed in 0..10 {
        let mut world = World::new(seed, &[(30, 0.05)]);
        world.broken = [27, 28, 29, 31, 40].into();
        let found = bisect(LAST, Rules::default(), &mut world).unwrap();
        let Answer::Slower { from, to, why, probability, .. } = found.answer else {
            panic!("{:?}", found.answer)
        };
        assert_eq!((from, to, why), (27, 30, Why::Skipped));
        assert!(
            probability >= 0.99 && found.skipped.iter().all(|skipped| world.broken.contains(&skipped.step))
        );
        let pair = found.comparisons.last().map(|comparison| (comparison.baseline, comparison.step));
        assert_eq!(pair, Some((26, 30)), "confirmed over the gap");
    }
    // The search tries few of the steps within a broken stretch.
    let mut world = World::new(1, &[(10, 0.05)]);
    world.broken = (16..50).collect();
    let found = bisect(LAST, Rules::default(), &mut world).unwrap();
    assert!(matches!(found.answer, Answer::Slower { from: 10, to: 10, .. }), "{:?}", found.answer);
    assert!(found.skipped.len() <= 8, "{} were tried", found.skipped.len());
    for end in [0, LAST] {
        let mut world = World::new(1, &[(10, 0.05)]);
        world.broken = [end].into();
        let error = bisect(LAST, Rules::default(), &mut world).unwrap_err().to_string();
        let wanted = format!("cannot be built, so nothing can be compared: no step {end}");
        assert!(error.contains(&wanted), "{error}");
    }
}

#[test]
fn too_few_comparisons_leave_several_steps() {
    let rules = Rules { most: 8, ..Rules::default() };
    let (mut held, mut width) = (0, 0);
    for seed in 0..50 {
        let found = bisect(LAST, rules, &mut World::new(seed, &[(place(seed), 0.03)])).unwrap();
        let Answer::Slower { from, to, why, .. } = found.answer else { panic!("{:?}", found.answer) };
        held += u32::from((from..=to).contains(&place(seed)));
        width += to - from + usize::from(why == Why::Spent);
    }
    assert!(held >= 48 && width > 50, "{held} of 50 runs hold the place, {width} steps in all");
}

#[test]
fn a_comparison_halves_the_possible_places() {
    let mut search = Search::new(1000, Rules::default()).unwrap();
    assert_eq!((search.next(), search.answer()), (Some(1000), Answer::Open));
    search.add(1000, -0.10, 0.005).unwrap();
    assert_eq!(search.next(), Some(1000), "one comparison may be disturbed");
    search.add(1000, -0.11, 0.005).unwrap();
    assert!(search.next().is_some_and(|step| (499..=501).contains(&step)), "{:?}", search.next());
    search.add(500, 0.001, 0.005).unwrap();
    assert!(search.next().is_some_and(|step| (740..=760).contains(&step)), "{:?}", search.next());
    let places = search.places();
    assert!((places.iter().sum::<f64>() - 1.0).abs() < 1e-9 && places[..500].iter().sum::<f64>() < 0.01);
    let mut search = Search::new(1, Rules::default()).unwrap();
    search.add(1, -0.5, 0.01).unwrap();
    search.add(1, -0.5, 0.01).unwrap();
    assert_eq!(search.next(), None);
    assert!(matches!(search.answer(), Answer::Slower { from: 1, to: 1, why: Why::Found, .. }));
}

#[test]
fn extreme_figures_give_probabilities() {
    for (gain, error) in [(-0.999_999, 1e-8), (-0.5, 9.0), (900_000.0, 1e-8), (-1e-9, 1e-8)] {
        let mut search = Search::new(9, Rules::default()).unwrap();
        search.add(9, -0.9, 0.001).unwrap();
        search.add(9, -0.9, 0.001).unwrap();
        for step in [4, 4, 5, 6] {
            search.add(step, gain, error).unwrap();
        }
        let sum: f64 = search.places().iter().sum();
        assert!((sum - 1.0).abs() < 1e-9, "{gain} {error}: {:?}", search.places());
    }
    let mut search = Search::new(9, Rules::default()).unwrap();
    for (step, gain, error) in [
        (0, 0.0, 0.1),
        (10, 0.0, 0.1),
        (1, f64::NAN, 0.1),
        (1, -1.0, 0.1),
        (1, 0.0, 0.0),
        (1, 0.0, f64::INFINITY),
    ] {
        assert!(search.add(step, gain, error).is_err(), "{step} {gain} {error}");
    }
    assert!(search.skip(0).is_err() && search.skip(9).is_err() && search.skip(3).is_ok());
    assert!(Search::new(0, Rules::default()).is_err());
    for rules in [
        Rules { share: 0.0, ..Rules::default() },
        Rules { error: f64::NAN, ..Rules::default() },
        Rules { most: 0, ..Rules::default() },
        Rules { most: 10_001, ..Rules::default() },
    ] {
        assert!(Search::new(3, rules).is_err(), "{rules:?}");
    }
}

#[test]
fn an_error_of_a_comparison_ends_the_search() {
    for after in [0, 3] {
        let mut world = World::ending(after, || Error::Invalid("broken".into()));
        assert_eq!(bisect(LAST, Rules::default(), &mut world).unwrap_err().to_string(), "broken");
    }
}

#[test]
fn a_full_disk_ends_the_search_with_the_result_so_far() {
    let full = |after| {
        World::ending(after, || {
            let cause = std::io::Error::from(std::io::ErrorKind::StorageFull).into();
            Error::Failed { what: "cannot copy".into(), cause }
        })
    };
    let failed = bisect(LAST, Rules::default(), &mut full(0));
    assert!(matches!(failed, Err(Error::Failed { .. })), "{failed:?}");
    let mut world = full(6);
    assert_eq!(bisect(LAST, Rules::default(), &mut world).unwrap().comparisons.len(), 6);
    let [ended] = &world.ended[..] else { panic!("{:?}", world.ended) };
    assert!(ended.starts_with("cannot copy: "), "{ended}");
}

#[test]
fn an_interrupted_search_returns_the_result_so_far() {
    let interrupted = || Error::Interrupted(crate::error::Interrupted);
    let searched = |after| bisect(LAST, Rules::default(), &mut World::ending(after, interrupted));
    assert!(matches!(searched(0), Err(Error::Interrupted(_))));
    let found = searched(6).unwrap();
    let Answer::Slower { from, to, why, .. } = found.answer else { panic!("{found:?}") };
    assert_eq!((found.comparisons.len(), why, found.confirmed), (6, Why::Spent, None));
    assert!((from..=to).contains(&20) && to - from < LAST / 2, "{from} to {to}");
    // Wherever the search is interrupted, the stored comparisons lead to the same answer, also if
    // a place is confirmed against step 0.
    for place in [1, 20] {
        for after in 1..20 {
            let World { speeds, .. } = World::new(1, &[(place, 0.05)]);
            let mut world = World { speeds, ..World::ending(after, interrupted) };
            let stored = record(bisect(LAST, Rules::default(), &mut world).unwrap());
            let mut again = stored.clone();
            again.decide().unwrap();
            assert!(again == stored, "{place}, {after}: {again:?}");
        }
    }
}

/// Makes a record of the result of a search.
fn record(found: Found) -> Record {
    let is_compared =
        |at| found.comparisons.iter().any(|comparison| [comparison.step, comparison.baseline].contains(&at));
    let step = |at: usize| Step {
        name: format!("{:x}", at + 0xabc).repeat(14)[..40].to_owned(),
        subject: format!("Change {at}\u{1b}[2J"),
        sha256: is_compared(at).then(|| sealed::sha256(&[])),
    };
    let steps = (0..=LAST).map(step).collect();
    let machine = crate::record::Machine { key: "some-machine".into(), ..Default::default() };
    let mut record = Record {
        schema: 1,
        kind: KIND.into(),
        command: "outpace bisect old new --seed 7".into(),
        started: 1,
        seed: u64::MAX,
        machine,
        build: "make".into(),
        run: "./app --bench".into(),
        steps,
        ..Record::default()
    };
    record.take(found);
    record
}

#[test]
fn a_record_is_read_back_and_its_answer_recomputed() {
    let mut world = World::new(3, &[(30, 0.03)]);
    world.broken = [32, 29].into();
    for last in [0.03, 0.0] {
        world.speeds[LAST] = -last;
        let record = record(bisect(LAST, Rules::default(), &mut world).unwrap());
        let bytes = sealed::write(&record).unwrap();
        let back: Record = sealed::read(&bytes, Path::new("bisection.json")).unwrap();
        let emptied = Record { places: Vec::new(), answer: Answer::Open, confirmed: None, ..back.clone() };
        let mut again = emptied.clone();
        again.decide().unwrap();
        assert!(again == back && emptied != back, "{again:?}");
        assert!(back.lines().iter().all(|line| !line.contains(char::is_control)), "{:?}", back.lines());
        let refused = |change: &dyn Fn(&mut Record)| {
            let mut changed = record.clone();
            change(&mut changed);
            sealed::write(&changed).unwrap_err().to_string()
        };
        let of_last = Skipped { step: 64, reason: String::new() };
        for (change, wanted) in [
            (&(|record: &mut Record| record.steps.truncate(1)) as &dyn Fn(&mut Record), "it has 1 steps"),
            (&|record| record.comparisons[0].step = 65, "it compares step 65 with step 0"),
            (&|record| record.comparisons[0].error = 0.0, "standard error of 0 of a gain is impossible"),
            (&|record| record.comparisons = vec![record.comparisons[0]; 10_001], "it has 10001 comparisons"),
            (&|record| record.places[0] += 0.5, "the probabilities of its places come to 1.5"),
            (&|record| record.skipped.push(of_last.clone()), "it leaves out step 64 of 64"),
            (&|record| record.steps[3].name = "$(x)".into(), "is no name"),
        ] {
            assert!(refused(change).contains(wanted), "{wanted}: {}", refused(change));
        }
    }
}

#[test]
fn the_lines_give_the_answer_first() {
    let mut found = bisect(LAST, Rules::default(), &mut World::new(3, &[(30, 0.03)])).unwrap();
    let lines = |found: &Found| record(found.clone()).lines();
    assert!(lines(&found)[0].ends_with(" (Change 30 [2J) is the first slow step."), "{:?}", lines(&found));
    let Answer::Slower { from, ends, .. } = found.answer else { panic!("{:?}", found.answer) };
    for (why, wanted) in [(Why::Skipped, "could not be built"), (Why::Spent, "did not suffice")] {
        found.answer = Answer::Slower { from, to: from + 2, probability: 0.99, why, ends };
        let lines = lines(&found);
        let begin = "The first slow step is one of 3: ";
        assert!(lines[0].starts_with(begin) && lines[0].contains(wanted), "{lines:?}");
        assert!(lines[2].contains("(Change 32 "), "{lines:?}");
    }
    for (sure, wanted) in [(true, " is not slower than "), (false, " is not surely slower than ")] {
        found.answer = Answer::NotSlower { ends, sure };
        assert!(lines(&found)[0].contains(wanted), "{:?}", lines(&found));
    }
}
