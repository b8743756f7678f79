//! Choices among builds whose speeds are known, to measure the errors of choices on real launches.
//!
//! All builds of a matrix are one program, and each build wastes a share of its time: the
//! baseline's 4 %, plus the effects of its changes (which may be negative), plus an interaction if
//! it has both of two particular changes. For half of the matrices the choice is told in advance
//! which change interacts, just as real choices are told that a profile does. Choices come in pairs
//! with the same matrix, which shows whether a second run chooses as the first did.

use std::collections::BTreeMap;
use std::time::Instant;

use super::arena::{Admitted, Arena, Refusal};
use super::contest::{Contest, Entry, Limits, Workshop};
use super::decide::{decide, stated};
use super::record::{Fate, KIND, Record, RecordedAxis, RecordedBuild, RecordedRun, SCHEMA};
use crate::builds::matrix::{Axis, Matrix};
use crate::compare::Workload;
use crate::compare::calibration::decisions::Decision;
use crate::error::{Context, Result, ensure};
use crate::measure::lockstep::{self, Setup};
use crate::programs::asked::{self, Asked};
use crate::record::{Launch, LossRules};
use crate::rng::Rng;
use crate::workloads::Program;

/// Axes of a matrix. It has twelve builds; five of them are the baseline and the single changes.
const AXES: [&str; 3] = ["a=0,1", "b=0,1", "c=0,1,2"];

/// The possible effects of a change, in hundredths of a per cent of the time.
const EFFECTS: [i32; 5] = [-100, -50, 0, 50, 100];

/// The possible interactions of two changes, which are added to their single effects.
const INTERACTIONS: [i32; 4] = [-100, -50, 50, 100];

/// Handicap of the baseline. It is large enough that no build of a matrix has a handicap below 0.
const OF_BASELINE: i32 = 400;

/// A matrix of builds of known speeds.
#[derive(Clone, Debug, PartialEq)]
pub struct Planted {
    matrix: Matrix,
    /// Names of the builds, the baseline's first: `a1+c2` has the second value of `a` and the third
    /// of `c`. Files of the lab allow no `=` in a name.
    pub builds: Vec<String>,
    /// Extra time that each build takes, in hundredths of a per cent.
    pub handicaps: Vec<u32>,
    interacting: Vec<usize>,
    /// Kind of work that the programs do.
    pub workload: Workload,
}

impl Planted {
    /// Draws the matrix for the choice with this number, for whole commands. Both choices of a pair
    /// have the same matrix.
    ///
    /// # Errors
    ///
    /// Fails if the axes form no valid matrix.
    pub fn drawn(seed: u64, number: usize) -> Result<Self> {
        let pair = number / 2;
        let mut rng = Rng::new(seed, &format!("matrix {pair}"));
        let axes = AXES.iter().map(|text| Axis::parse(text)).collect::<Result<Vec<_>>>()?;
        let matrix = Matrix::new(axes, &[])?;
        let builds = matrix.builds()?;
        let changes = matrix.axes().iter().map(|axis| axis.values.len() - 1).sum();
        let effects: Vec<i32> = (0..changes).map(|_| EFFECTS[rng.below(EFFECTS.len())]).collect();
        // The first changes of two axes.
        let together = [0, [1, 2][rng.below(2)]];
        let interaction = INTERACTIONS[rng.below(INTERACTIONS.len())];
        let handicap = |parts: Vec<usize>| {
            let sum: i32 = parts.iter().map(|&part| effects[part]).sum();
            let has_both = together.iter().all(|part| parts.contains(part));
            (OF_BASELINE + sum + if has_both { interaction } else { 0 }).unsigned_abs()
        };
        let handicaps = builds.iter().map(|build| handicap(matrix.parts(build))).collect();
        let names = builds.iter().map(|build| matrix.name(build).replace('=', "")).collect();
        let interacting = if (pair / 2).is_multiple_of(2) { vec![together[0]] } else { Vec::new() };
        Ok(Self { matrix, builds: names, handicaps, interacting, workload: Workload::Command })
    }

    fn record(&self, seed: u64, rules: LossRules) -> Result<Record> {
        let axis = |axis: &Axis| RecordedAxis {
            name: axis.name.clone(),
            values: axis.values.iter().map(|value| value.label.clone()).collect(),
        };
        let builds = self.matrix.builds()?;
        let build = |(name, build)| RecordedBuild {
            name: String::clone(name),
            parts: self.matrix.parts(build),
            ..RecordedBuild::default()
        };
        Ok(Record {
            schema: SCHEMA,
            kind: KIND.to_owned(),
            seed,
            axes: self.matrix.axes().iter().map(axis).collect(),
            interacting: self.interacting.clone(),
            builds: self.builds.iter().zip(&builds).map(build).collect(),
            runs: vec![RecordedRun {
                name: "run".to_owned(),
                workload: self.workload.clone(),
                ..RecordedRun::default()
            }],
            rules,
            ..Record::default()
        })
    }
}

/// Chooses among the builds of a matrix. `program` makes a program with this name and this
/// handicap.
///
/// # Errors
///
/// A program fails, or the user interrupts.
pub fn choose<P: Program>(
    planted: &Planted,
    program: &dyn Fn(&str, u32) -> P,
    setup: &Setup<'_, P::Task>,
    limits: Limits,
    rules: LossRules,
    rng: &mut Rng,
) -> Result<Decision> {
    let begun = Instant::now();
    let mut record = planted.record(rng.below(1 << 30) as u64, rules)?;
    let known = planted.builds.iter().cloned().zip(planted.handicaps.iter().copied()).collect();
    let arena =
        Handicapped { program, known, setup, programs: Vec::new(), rng: Rng::new(record.seed, "launches") };
    let quick = limits.combinations < usize::MAX;
    let contest = Contest {
        record: &mut record,
        arenas: vec![Box::new(arena)],
        workshop: &mut AtOnce,
        event: &mut |_| (),
        limits,
        expected: &[],
        before: None,
        keep: &mut |_| Ok(()),
    };
    contest.run()?;
    crate::os::children::check()?;
    let failed = record.builds.iter().find_map(|build| match &build.fate {
        Fate::Failed { why } | Fate::Unequal { how: why } => Some((&build.name, why)),
        _ => None,
    });
    ensure!(failed.is_none(), "a program of known speed failed: {failed:?}");
    let decision = decide(&record, None);
    let chosen = planted.builds.iter().position(|name| *name == decision.chosen).unwrap_or(0);
    let loss = stated(&record).into_iter().find(|loss| loss.candidate == decision.chosen);
    Ok(Decision {
        handicaps: planted.handicaps.clone(),
        chosen,
        loss: loss.context("nothing was chosen")?,
        launches: record.launches(),
        seconds: begun.elapsed().as_secs_f64(),
        raced: (0..record.builds.len()).filter(|&at| record.builds[at].fate == Fate::Races).collect(),
        whole: decision.with_absent,
        quick,
    })
}

/// The arena of programs of known speeds.
struct Handicapped<'a, P: Program> {
    program: &'a dyn Fn(&str, u32) -> P,
    known: BTreeMap<String, u32>,
    setup: &'a Setup<'a, P::Task>,
    /// The programs that were admitted, the baseline first.
    programs: Vec<P>,
    rng: Rng,
}

impl<P: Program> Arena for Handicapped<'_, P> {
    fn admit(&mut self, name: &str, _: &Asked) -> Result<Result<Admitted, Refusal>> {
        // The control is no build of the matrix; it is the baseline again.
        let handicap = self.known.get(name).copied().unwrap_or(OF_BASELINE.unsigned_abs());
        self.programs.push((self.program)(name, handicap));
        Ok(Ok(Admitted::default()))
    }

    fn launch(&mut self, names: &[String]) -> Result<Vec<Launch>> {
        let (baseline, others) = self.programs.split_first().context("there is no baseline")?;
        let find = |name: &String| others.iter().find(|program| program.name() == name);
        let group: Vec<&P> = names.iter().filter_map(find).collect();
        lockstep::launch(baseline, &group, self.setup, &mut self.rng)
    }
}

/// A workshop in which every build is made without delay, because there is nothing to build.
struct AtOnce;

impl Workshop for AtOnce {
    fn make(&mut self, _: usize) -> Result<Result<Entry, String>> {
        Ok(Ok(Entry { runs: vec![asked::one("run", "program", &[])?], ..Entry::default() }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_matrix_has_main_effects_and_one_interaction() {
        for number in 0..40 {
            let planted = Planted::drawn(1, number).unwrap();
            assert_eq!(planted, Planted::drawn(1, number ^ 1).unwrap());
            let handicap = |name: &str| {
                let at = planted.builds.iter().position(|build| build == name).unwrap();
                planted.handicaps[at] as i32
            };
            let effect = |name: &str| handicap(name) - handicap("baseline");
            // The effect of two changes together is the sum of their effects, except for the pair
            // that interacts.
            let pairs = [("a1", "b1"), ("a1", "c1"), ("a1", "c2"), ("b1", "c1"), ("b1", "c2")];
            let extra = |(first, second): (&str, &str)| {
                effect(&format!("{first}+{second}")) - effect(first) - effect(second)
            };
            let interactions = pairs.into_iter().map(extra).filter(|extra| *extra != 0).count();
            assert_eq!(interactions, 1, "{planted:?}");
            assert!(planted.handicaps.iter().all(|handicap| *handicap <= 800));
        }
        assert_ne!(Planted::drawn(1, 0).unwrap().handicaps, Planted::drawn(2, 0).unwrap().handicaps);
    }
}
