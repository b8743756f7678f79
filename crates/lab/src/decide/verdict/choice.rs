//! The choice. A record is converted for [`outpace::choose`], which makes the choice, and the
//! result is converted back into a build of the engine.

use super::absent::absent;
use crate::build::candidates;
use crate::build::engines::Plan;
use crate::record::{
    Axis, Build, COMPILER, CONTROL, Choice, Comparison, Engine, Estimate, Known, Launch, Loss, LossRules,
    PROFILE, Record, TARGET, WholeEngines, Winner,
};
use crate::terminal::format::share;
use outpace::choose::{self, Fate, RecordedAxis, RecordedBuild, RecordedRun};
use outpace::compare::Workload;
use outpace::decide::choice::{self, Belief};
use outpace::statistics;

/// Assumed difference between the speed of an engine and the sum of its variants' gains, before any
/// measurement (standard deviation of the log speed). The variants are small parts of one program,
/// so it is smaller than that of compilers and their flags.
const INTERACTION: f64 = 0.003;

/// Converts a record for [`outpace::choose`]; `known` are the gains from earlier runs. Engines with
/// a variant that the default build also has are left out: any gain measured for them is luck.
pub fn of_matrix(record: &Record, known: &[Known], rules: LossRules) -> choose::Record {
    let is_candidate = |engine: &&Engine| engine.slug != CONTROL && !is_default(engine, &record.axes);
    let builds: Vec<RecordedBuild> =
        record.engines.iter().filter(is_candidate).map(|engine| stored_build(engine, &record.axes)).collect();
    let is_of_build = |row: &&Comparison| {
        row.candidate == CONTROL || builds.iter().any(|build| build.name == row.candidate)
    };
    let rows = record.whole_engines.survey.comparisons.iter().filter(is_of_build).cloned().collect();
    let axes: Vec<RecordedAxis> = record.axes.iter().map(recorded_axis).collect();
    let profiles = record.axis(PROFILE).map_or(&[][..], |axis| &axis.variants);
    let profiles = profiles.iter().map(|profile| Build::default().with(PROFILE, profile));
    let WholeEngines { slice_seconds: slice, positions, .. } = &record.whole_engines;
    let workload = Workload::Uci { slice: *slice, positions: positions.clone() };
    choose::Record {
        seed: record.seed,
        machine: record.machine.clone(),
        axes,
        // A profile is recorded with the same build that it then guides, so its gain depends on the
        // other changes of the build.
        interacting: profiles.flat_map(|build| parts(&build, &record.axes)).collect(),
        interaction: Some(INTERACTION),
        builds,
        runs: vec![RecordedRun { name: "search".to_owned(), workload, rows, ..RecordedRun::default() }],
        known: known.to_vec(),
        between: record.between,
        rules,
        noise: record.noise,
        counters: record.counters.clone(),
        ..choose::Record::default()
    }
}

/// Converts a record as [`of_matrix`] does, and adds combined builds that were not made, but may be
/// better than those that were.
pub fn with_unmade(record: &Record, known: &[Known], rules: LossRules) -> choose::Record {
    let mut matrix = of_matrix(record, known, rules);
    let unmade = candidates::combined(record, &choose::losses(&matrix));
    for plan in unmade.iter().filter(|plan| record.engine(&plan.slug).is_none()) {
        matrix.builds.push(combination(plan, &record.axes));
    }
    matrix
}

/// Returns a combined build that has not been made yet.
pub fn combination(plan: &Plan, axes: &[Axis]) -> RecordedBuild {
    RecordedBuild { name: plan.slug.clone(), parts: parts(&plan.build, axes), ..RecordedBuild::default() }
}

/// Returns true if the default build also has the engine's variant.
fn is_default(engine: &Engine, axes: &[Axis]) -> bool {
    let has_default = |axis: &Axis| {
        engine.axis.as_ref() == Some(&axis.name) && engine.variant.as_ref() == Some(&axis.default)
    };
    axes.iter().any(has_default)
}

fn recorded_axis(axis: &Axis) -> RecordedAxis {
    let others = axis.variants.iter().filter(|variant| **variant != axis.default);
    let values = std::iter::once(&axis.default).chain(others).cloned().collect();
    RecordedAxis { name: axis.name.clone(), values }
}

/// Converts an engine. Its build time is left out, because it depends on what cargo had already
/// built, and must not decide between builds with the same number of changes. Of builds with the
/// same number of changes, the choice takes the first one: features come before target levels, and
/// target levels before profiles and other compilers.
fn stored_build(engine: &Engine, axes: &[Axis]) -> RecordedBuild {
    let fate = match (&engine.fault, &engine.same_code_as) {
        (Some(why), _) => Fate::Failed { why: why.clone() },
        (None, Some(twin)) => Fate::Same { of: twin.clone() },
        (None, None) => Fate::Races,
    };
    RecordedBuild {
        name: engine.slug.clone(),
        parts: parts(&engine.build, axes),
        build: Some(engine.command.clone()),
        commands: vec![engine.slug.clone()],
        sha256: Some(code_of(engine).to_owned()),
        fate,
        ..RecordedBuild::default()
    }
}

/// Returns the SHA-256 that tells whether two engines are the same: that of the code and constants,
/// or that of the file if the former is not known.
pub fn code_of(engine: &Engine) -> &str {
    engine.code_sha256.as_ref().unwrap_or(&engine.sha256)
}

/// Returns the numbers of the changes that make up a build ([`RecordedBuild::parts`]).
pub fn parts(build: &Build, axes: &[Axis]) -> Vec<usize> {
    let winners = winners(build, axes);
    let mut before = 0;
    let mut parts = Vec::new();
    for RecordedAxis { name, values } in axes.iter().map(recorded_axis) {
        let winner = winners.iter().find(|winner| winner.axis == name);
        let at = winner.and_then(|winner| values[1..].iter().position(|value| *value == winner.variant));
        parts.extend(at.map(|at| before + at));
        before += values.len() - 1;
    }
    parts
}

/// Chooses a build, and returns the choice with the losses of all builds. The losses also allow for
/// the differences between the speeds of a build in different runs. More launches in one run cannot
/// reduce that part of a loss.
pub(super) fn choose(record: &Record, rules: LossRules) -> (Choice, Vec<Loss>) {
    let matrix = of_matrix(record, &record.known, rules);
    let chosen = choose::decide(&matrix, None).chosen;
    let loss_of_chosen = |losses: &[Loss]| losses.iter().find(|loss| loss.candidate == chosen).cloned();
    let is_sure = loss_of_chosen(&choose::losses(&matrix)).is_some_and(|loss| loss.bound <= rules.loss);
    let stated = choose::stated(&matrix);
    let chosen = loss_of_chosen(&stated);
    let engine = chosen.as_ref().and_then(|loss| record.engine(&loss.candidate));
    let build = engine.map_or_else(Build::default, |engine| engine.build.clone());
    let absent = absent(record, chosen.as_ref(), &build, rules);
    let nothing = || "nothing was raced against the default, so it stands".to_owned();
    let choice = Choice {
        winners: winners(&build, &record.axes),
        gain: chosen.as_ref().filter(|_| !build.is_default()).and_then(|loss| gain(record, loss)),
        because: chosen.as_ref().map_or_else(nothing, |loss| because(loss, is_sure, absent.is_some(), rules)),
        absent,
        command: build.command(),
        loss: chosen,
        build,
    };
    (choice, stated)
}

/// Returns the axes in which a build differs from the default, each with its variant.
fn winners(build: &Build, axes: &[Axis]) -> Vec<Winner> {
    let variant = |axis: &str| match axis {
        TARGET => build.target_cpu.clone(),
        PROFILE => (!build.profile.is_plain()).then(|| build.profile.name().to_owned()),
        COMPILER => build.compiler.clone(),
        _ => build.features.iter().find_map(|feature| {
            let variant = feature.strip_prefix(axis)?.strip_prefix('-')?;
            axes.iter()
                .find(|known| known.name == axis)?
                .variants
                .iter()
                .find(|known| *known == variant)
                .cloned()
        }),
    };
    let winner = |axis: &Axis| {
        let variant = variant(&axis.name)?;
        (variant != axis.default).then(|| Winner { axis: axis.name.clone(), variant })
    };
    axes.iter().filter_map(winner).collect()
}

/// Returns an engine's gain over the default build, with its 95 % interval, as the choice used it
/// (with the gains of earlier runs); `None` for the default itself.
pub fn gain(record: &Record, loss: &Loss) -> Option<Estimate> {
    let comparison = record.whole_engines.survey.comparison(&loss.candidate)?;
    Some(estimate(comparison, (loss.gain.ln_1p(), loss.error)))
}

/// Returns the gain of the control over the default build, with its 95 % interval.
pub fn gain_of_control(record: &Record) -> Option<Estimate> {
    let comparison = record.whole_engines.survey.comparison(CONTROL)?;
    Some(estimate(comparison, Belief::of_control(Some(comparison)).measured(CONTROL)?))
}

/// Returns the estimate for a speed ratio, given by its logarithm and standard error, with a 95 %
/// interval.
fn estimate(comparison: &Comparison, (log, error): (f64, f64)) -> Estimate {
    let centres: Vec<f64> = comparison.launches.iter().filter_map(Launch::centre).collect();
    let (low, high) = choice::interval(log, error);
    Estimate {
        gain: log.exp_m1(),
        low,
        high,
        spread: statistics::spread(&centres) / 1e6,
        launches: centres.len(),
        samples: comparison.launches.iter().map(Launch::samples).sum(),
    }
}

/// Returns the reason for the choice, as the pages print it.
fn because(loss: &Loss, is_sure: bool, is_better_absent: bool, rules: LossRules) -> String {
    let [expected, bound, most] = [loss.expected, loss.bound, rules.loss].map(share);
    if is_better_absent {
        return "it is one of the best builds that took part, and no build with fewer changes is; one that took no part may be \
                better"
            .to_owned();
    }
    if is_sure {
        format!(
            "it loses at most {most} against the best by this run's launches, and no build with fewer changes does; over runs its \
             expected loss is {expected}, at most {bound}"
        )
    } else {
        format!(
            "its expected loss against the best, {expected}, is nearly the smallest, and no build with fewer changes comes as \
             near; the loss may be up to {bound}, since the time was over before a loss of at most {most} was sure"
        )
    }
}
