//! The choice by losses ([`outpace::decide::choice`]), and the selection of the engines that a race
//! launches next.

use super::absent::absent;
use crate::decide::pool;
use crate::record::{
    Axis, BASELINE, Build, COMPILER, CONTROL, Choice, Comparison, Engine, Estimate, Known, Launch, Loss,
    LossRules, PROFILE, Record, TARGET, Winner,
};
use crate::terminal::format::share;
use outpace::decide::choice::{self, Belief};
use outpace::measure::lockstep::with_control;
use outpace::rng::Rng;
use outpace::statistics;

/// Number of launches of the control for each of the candidate with the most launches.
const CONTROL_SHARE: f64 = 0.25;

/// Returns the loss from taking each engine of a record. The default build is included; gains known
/// from earlier runs count.
pub fn losses(record: &Record, known: &[Known], rules: LossRules) -> Vec<Loss> {
    let comparisons = &record.whole_engines.survey.comparisons;
    let belief = belief(comparisons, &defaults(&record.axes, &record.engines), known);
    belief.losses(BASELINE, rules, &mut stream(comparisons, record.seed))
}

/// Returns the losses as they are stated to the user, which also include how much a build's speed
/// differs from run to run.
pub(super) fn stated(record: &Record, rules: LossRules) -> Vec<Loss> {
    let survey = &record.whole_engines.survey;
    let belief = belief(&survey.comparisons, &defaults(&record.axes, &record.engines), &record.known);
    let between = choice::between_runs(record.between.unwrap_or(pool::UNKNOWN), survey.comparison(CONTROL));
    let rng = &mut stream(&survey.comparisons, record.seed);
    belief.losses_between_runs(BASELINE, rules, between, rng)
}

/// Returns the engines that equal the default build: the control, and those that name a variant
/// which it has anyway. Any gain measured for them is luck.
pub fn defaults<'a>(axes: &[Axis], engines: impl IntoIterator<Item = &'a Engine>) -> Vec<&'a str> {
    let is_default = |engine: &&Engine| {
        let own = |axis: &Axis| {
            engine.axis.as_ref() == Some(&axis.name) && engine.variant.as_ref() == Some(&axis.default)
        };
        engine.slug == CONTROL || axes.iter().any(own)
    };
    engines.into_iter().filter(is_default).map(|engine| engine.slug.as_str()).collect()
}

/// Returns the engines that a race should launch next; empty once the choice is certain. `defaults`
/// are not candidates for the choice.
pub fn next(
    comparisons: &[Comparison],
    defaults: &[&str],
    known: &[Known],
    (seed, rules): (u64, LossRules),
    rng: &mut Rng,
) -> Vec<String> {
    let belief = belief(comparisons, defaults, known);
    if choice::is_sure(&belief.losses(BASELINE, rules, &mut stream(comparisons, seed)), rules) {
        return Vec::new();
    }
    with_control(belief.next(rng), comparisons, CONTROL_SHARE)
}

fn belief(comparisons: &[Comparison], defaults: &[&str], known: &[Known]) -> Belief {
    let is_other = |comparison: &&Comparison| !defaults.contains(&comparison.candidate.as_str());
    let others: Vec<Comparison> = comparisons.iter().filter(is_other).cloned().collect();
    Belief::of(&others, known)
}

/// Returns a random stream that depends only on the seed and the number of launches, so that the
/// rule that ends the race and the later decision draw the same numbers.
fn stream(comparisons: &[Comparison], seed: u64) -> Rng {
    let launches: usize = comparisons.iter().map(|comparison| comparison.launches.len()).sum();
    Rng::new(seed, &format!("loss {launches}"))
}

/// Chooses by the losses from this run's launches, and states the loss of the choice over runs:
/// more launches cannot reduce it below the difference between runs.
pub(super) fn choose(record: &Record, losses: &[Loss], stated: &[Loss], rules: LossRules) -> Choice {
    let engine = |loss: &Loss| record.engine(&loss.candidate);
    let rank = |loss: &Loss| engine(loss).map(|engine| plainness(&engine.build)).ok_or(());
    let chosen = choice::choose(losses, rules, rank);
    let is_sure = chosen.is_some_and(|loss| loss.bound <= rules.loss);
    let chosen = chosen.and_then(|chosen| stated.iter().find(|loss| loss.candidate == chosen.candidate));
    let engine = chosen.and_then(engine).or_else(|| record.engine(BASELINE));
    let build = engine.map_or_else(Build::default, |engine| engine.build.clone());
    let absent = absent(record, chosen, &build, rules);
    let nothing = || "nothing was raced against the default, so it stands".to_owned();
    Choice {
        winners: winners(&build, &record.axes),
        gain: chosen.filter(|_| !build.is_default()).and_then(|loss| gain(record, loss)),
        because: chosen.map_or_else(nothing, |loss| because(loss, is_sure, absent.is_some(), rules)),
        absent,
        command: build.command(),
        loss: chosen.cloned(),
        build,
    }
}

/// Sort key that is lower for the plainer of two builds: the default comes first, then a build that
/// runs everywhere before one that runs only here, this compiler before another, a plain build
/// before a guided one, and fewer features before more.
fn plainness(build: &Build) -> impl Ord + use<> {
    let target = build.target_cpu.as_deref();
    (
        target == Some("native"),
        target.map(str::to_owned),
        build.compiler.clone(),
        build.profile,
        build.features.len(),
        build.slug(),
    )
}

/// Returns the axes in which a build departs from the default, each with its variant.
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

/// Returns an engine's gain over the default build, with its 95 % interval, from everything that
/// the choice considered; `None` for the default itself.
pub fn gain(record: &Record, loss: &Loss) -> Option<Estimate> {
    let comparison = record.whole_engines.survey.comparison(&loss.candidate)?;
    Some(estimate(comparison, (loss.gain.ln_1p(), loss.error)))
}

/// Returns the gain of the control over the default build in the same way.
pub fn gain_of_control(record: &Record) -> Option<Estimate> {
    let comparison = record.whole_engines.survey.comparison(CONTROL)?;
    Some(estimate(comparison, Belief::of_control(Some(comparison)).measured(CONTROL)?))
}

/// An estimate from the logarithm of a speed ratio and its standard error, with a 95 % interval.
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

fn because(loss: &Loss, is_sure: bool, is_better_absent: bool, rules: LossRules) -> String {
    let [expected, bound, most] = [loss.expected, loss.bound, rules.loss].map(share);
    if is_better_absent {
        return "the plainest of the best builds that took part; one that did not may be better".to_owned();
    }
    if is_sure {
        format!(
            "the plainest build that loses at most {most} against the best by this run's launches; over runs its expected loss is \
             {expected}, at most {bound}"
        )
    } else {
        format!(
            "the build with the smallest expected loss against the best, {expected}; it may be up to {bound}, \
             since the time was over before a loss of at most {most} was sure"
        )
    }
}

/// Returns two lists. The first has the best variant of each axis where it is likely to be faster
/// than the default, largest gain first; builds that combine several variants are made from these.
/// The second has their rivals: other variants of the same axis that are also likely to be faster
/// than the default and lie within two standard errors of the best. `native` comes before other
/// rivals, since it tunes for this very CPU.
pub fn leaders(record: &Record, losses: &[Loss]) -> [Vec<Winner>; 2] {
    let mut leaders: Vec<(f64, Winner)> = Vec::new();
    let mut rivals: Vec<(bool, f64, Winner)> = Vec::new();
    for axis in &record.axes {
        let engines = record.engines.iter().filter(|engine| engine.axis.as_ref() == Some(&axis.name));
        let gains = engines.filter_map(|engine| {
            let variant = engine.variant.clone().filter(|variant| *variant != axis.default)?;
            let loss = losses.iter().find(|loss| loss.candidate == engine.slug)?;
            Some((loss, variant))
        });
        let mut gains: Vec<(&Loss, String)> = gains.collect();
        gains.sort_by(|(one, _), (other, _)| other.gain.total_cmp(&one.gain));
        let mut gains = gains.into_iter();
        let winner = |variant| Winner { axis: axis.name.clone(), variant };
        if let Some((best, variant)) = gains.next().filter(|(loss, _)| loss.gain > LIKELY * loss.error) {
            leaders.push((best.gain, winner(variant)));
            let may_be_as_fast =
                |loss: &Loss| best.gain - loss.gain < 2.0 * LIKELY * best.error.hypot(loss.error);
            let near = gains.filter(|(loss, _)| loss.gain > LIKELY * loss.error && may_be_as_fast(loss));
            rivals.extend(near.map(|(loss, variant)| (variant != "native", loss.gain, winner(variant))));
        }
    }
    leaders.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    rivals.sort_by(|a, b| a.0.cmp(&b.0).then(b.1.total_cmp(&a.1)));
    [
        leaders.into_iter().map(|(_, winner)| winner).collect(),
        rivals.into_iter().map(|(_, _, winner)| winner).collect(),
    ]
}

/// Number of standard errors by which a variant must lead to count as likely to be faster: a
/// probability of five in six.
const LIKELY: f64 = 1.0;

/// Returns the variants of each combined build that may have been the best of earlier runs, surest
/// first. Only builds whose variants are all sound in this run count, and only those that may, with
/// a gain one standard error above the known one, lose no more than a choice may against the surest
/// of them or the default. Without these builds, each run would choose among different ones.
pub fn best_known(record: &Record, rules: LossRules) -> Vec<Vec<Winner>> {
    let features = record.with();
    let variant = |part: &str| {
        record.engines.iter().filter(|engine| engine.fault.is_none()).find_map(|engine| {
            let (axis, variant) = (engine.axis.as_ref()?, engine.variant.as_ref()?);
            let winner = || Winner { axis: axis.clone(), variant: variant.clone() };
            (format!("{axis}-{variant}") == part).then(winner)
        })
    };
    let variants = |slug: &str| -> Option<Vec<Winner>> {
        let parts = slug.split('+').filter(|part| !features.iter().any(|feature| feature == part));
        parts.map(variant).collect::<Option<Vec<_>>>().filter(|variants| variants.len() > 1)
    };
    let mut builds: Vec<(&Known, Vec<Winner>)> = record
        .known
        .iter()
        .chain(&record.expected)
        .filter_map(|figure| Some((figure, variants(&figure.candidate)?)))
        .collect();
    // A large gain seen in few launches may be luck.
    let least = |known: &Known| known.gain - known.error;
    builds.sort_by(|(one, _), (other, _)| least(other).total_cmp(&least(one)));
    let surest = builds.first().map_or(0.0, |(one, _)| least(one)).max(0.0);
    let loss = |known: &Known| 1.0 - (1.0 + known.gain + known.error) / (1.0 + surest);
    builds.into_iter().filter(|(one, _)| loss(one) <= rules.loss).map(|(_, variants)| variants).collect()
}
