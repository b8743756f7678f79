//! The decision of a choice from the launches of its builds: the build to take, the loss that it
//! risks, and the losses of the other builds.

use super::record::{Decision, Record, RecordedBuild, RecordedRun, Row};
use crate::decide::choice::{self, Belief, Parts};
use crate::record::{CONTROL, Comparison, Loss};
use crate::rng::Rng;
use crate::statistics::NINETY_FIVE;

/// Difference of a build's speed between runs, as the standard deviation of its logarithm. Its
/// causes are the time of day, other load and, if all launches of a run have the same code layout,
/// that layout. The figure comes from the runs in `reports/amd-epyc-19-11-1/runs.json`. If no
/// earlier runs give one ([`Record::between`]), this figure is assumed; for whole commands it is the
/// least that is assumed.
pub const BETWEEN: f64 = 0.003;

/// Share of [`Record::unsteadiness`] that is assumed as the difference of a build's speed between
/// runs, if that is more than [`BETWEEN`]: a slow machine does not slow all builds down alike. The
/// unsteadiness is 0 unless whole commands are run. The figure comes from choices among builds of
/// five programs (`docs/tried.md`).
const UNSTEADY: f64 = 0.07;

/// Worth of a change alone, as a log speed. If a change is surely worth less, it is not tried
/// together with a change that interacts.
const HARMFUL: f64 = -0.01;

/// Number of standard deviations above the mean below which 95 % of a normal distribution lie.
const ONE_SIDE: f64 = 1.645;

/// Returns the belief about all builds that follows from these rows.
pub(super) fn belief(record: &Record, rows: &[Comparison]) -> Belief {
    let changes_of = |name: &str| record.build(name).map(|build| build.parts.clone()).unwrap_or_default();
    Belief::from_matrix(
        rows,
        &record.known,
        Parts {
            effects: record.effects(),
            changes_of: &changes_of,
            interacting: &record.interacting,
            interaction: record.interaction.unwrap_or(choice::INTERACTION),
        },
    )
}

/// Returns the random number generator for the losses after the launches so far.
pub(super) fn draws(record: &Record) -> Rng {
    Rng::new(record.seed, &format!("loss {}", record.launches()))
}

/// Returns the loss of each build that takes part, the baseline's last, by the speeds of this run.
/// The choice is made by these losses. The random draws depend only on the seed and the number of
/// launches.
pub fn losses(record: &Record) -> Vec<Loss> {
    losses_by(record, &belief(record, &record.rows()))
}

/// Returns the losses of [`losses`] for a belief that was computed before.
pub(super) fn losses_by(record: &Record, belief: &Belief) -> Vec<Loss> {
    belief.losses(record.baseline(), record.rules, &mut draws(record))
}

/// Returns the losses of [`losses`] at the confidence at which the race ends.
pub(super) fn ending(record: &Record, belief: &Belief) -> Vec<Loss> {
    belief.losses(record.baseline(), choice::ending(record.rules), &mut draws(record))
}

/// Returns the losses as they are stated to the user. They also include the differences of builds
/// from run to run.
pub fn stated(record: &Record) -> Vec<Loss> {
    stated_by(record, &belief(record, &record.rows()), between(record))
}

fn stated_by(record: &Record, belief: &Belief, between: f64) -> Vec<Loss> {
    let rng = &mut Rng::new(record.seed, "statement");
    belief.losses_between_runs(record.baseline(), record.rules, between, rng)
}

/// Returns the standard deviation of a build's log speed from run to run. The parts that this run
/// shows are independent, so their squares add; it is at least what is assumed for any run.
pub(super) fn between(record: &Record) -> f64 {
    assumed(record).max(by_unsteadiness(record).hypot(by_control(record)))
}

/// Returns [`between`] without the part that comes from the varying speed of the machine.
fn between_at_steady_speed(record: &Record) -> f64 {
    assumed(record).max(by_control(record))
}

fn assumed(record: &Record) -> f64 {
    record.between.unwrap_or(BETWEEN)
}

/// Returns the part of [`between`] that comes from the varying speed of the machine; 0 if earlier
/// runs show how builds differ.
fn by_unsteadiness(record: &Record) -> f64 {
    if record.between.is_some() { 0.0 } else { UNSTEADY * record.unsteadiness() }
}

/// Returns the part of [`between`] that the control shows.
fn by_control(record: &Record) -> f64 {
    let control = record.control();
    if record.has_twin() {
        choice::beyond_noise(control.as_ref())
    } else {
        choice::surely_beyond_noise(control.as_ref())
    }
}

/// Returns how much the gain of a build may differ between two runs because the speed of the
/// machine varies, as a share with 95 % confidence; `None` if that is within what is assumed anyway.
pub(crate) fn difference_by_unsteadiness(record: &Record) -> Option<f64> {
    let part = by_unsteadiness(record);
    (part > assumed(record)).then(|| difference(part))
}

/// Returns the largest difference, as a share with 95 % confidence, of two values that each vary
/// by the standard deviation `between` of their logarithms.
fn difference(between: f64) -> f64 {
    (NINETY_FIVE * between * std::f64::consts::SQRT_2).exp_m1()
}

/// Returns the build to take by these losses: the plainest (with the fewest changes) of those that
/// no guard excludes and that surely lose no more than is accepted. If no build surely does so, it
/// is the plainest of those whose expected loss is little more than the smallest and which are the
/// baseline or were measured as faster. If no build meets that either, it is the baseline.
pub(super) fn chosen<'a>(record: &'a Record, losses: &[Loss]) -> Option<&'a RecordedBuild> {
    let rules = record.rules;
    let plainness = |loss: &Loss| {
        record
            .build(&loss.candidate)
            .map(|build| (build.parts.len(), build.seconds.round() as u64, build.bytes))
    };
    let is_eligible = |loss: &&Loss| guarding(record, &loss.candidate).is_none();
    let eligible: Vec<Loss> = losses.iter().filter(is_eligible).cloned().collect();
    let taken = match choice::choose(&eligible, rules, plainness) {
        Some(loss) if loss.bound > rules.loss => {
            let most = loss.expected + rules.loss / 2.0;
            // A build whose measured gain over the baseline is not positive is not taken.
            let is_good = |other: &&Loss| {
                other.expected <= most && (other.gain > 0.0 || other.candidate == record.baseline())
            };
            eligible.iter().filter(is_good).min_by_key(|other| plainness(other))
        }
        taken => taken,
    };
    taken.and_then(|loss| record.build(&loss.candidate)).or_else(|| record.builds.first())
}

/// Returns the run command whose guard excludes a build, if there is one.
fn guarding<'a>(record: &'a Record, build: &str) -> Option<&'a RecordedRun> {
    record.runs.iter().find(|run| may_lose(run.guard, &run.rows, build))
}

/// Returns unmade builds next to the chosen one that the race should still make, as indices:
///
/// - Builds with one change less, if that change may be worth no more than the accepted loss. They
///   show whether each change of the chosen build earns its place.
/// - If the chosen build has a change that is known to interact with others: builds with one more
///   or one replaced change, if that change may be worth something beside it.
pub(super) fn untried(record: &Record, belief: &Belief, losses: &[Loss], rng: &mut Rng) -> Vec<usize> {
    let rules = record.rules;
    let Some(RecordedBuild { parts: chosen, .. }) = chosen(record, losses) else { return Vec::new() };
    let interacts = chosen.iter().any(|part| record.interacting.contains(part));
    let mut is_untried = |build: &RecordedBuild| {
        let parts = &build.parts;
        let lacking: Vec<usize> = chosen.iter().copied().filter(|part| !parts.contains(part)).collect();
        let added: Vec<usize> = parts.iter().copied().filter(|part| !chosen.contains(part)).collect();
        match (lacking.as_slice(), added.as_slice()) {
            (&[part], []) => belief.chance_of_more(part, rules.loss, rng) < rules.confidence,
            (lacking, &[part]) => {
                let only_replaces = lacking.iter().all(|other| record.is_one_axis(*other, part));
                let mut may_help = || belief.chance_of_more(part, HARMFUL, rng) > 1.0 - rules.confidence;
                interacts && only_replaces && may_help()
            }
            _ => false,
        }
    };
    record.unmade().into_iter().filter(|&at| is_untried(&record.builds[at])).collect()
}

/// Decides from the launches. With `check`, a share of the speed, it also gives the probability
/// that the baseline loses more than that share.
pub fn decide(record: &Record, check: Option<f64>) -> Decision {
    let rows = record.rows();
    let belief = belief(record, &rows);
    let (rules, baseline) = (record.rules, record.baseline());
    let rng = |purpose: &str| Rng::new(record.seed, purpose);
    let within = losses_by(record, &belief);
    let control = record.control();
    let between = between(record);
    let stated = stated_by(record, &belief, between);
    let row = |loss: &Loss| {
        let build = loss.candidate.clone();
        let is_baseline = build == baseline;
        let interval = if is_baseline { (0.0, 0.0) } else { choice::interval(loss.gain.ln_1p(), loss.error) };
        Row {
            gain: loss.gain,
            interval,
            expected: loss.expected,
            bound: loss.bound,
            best: loss.best,
            launches: rows.iter().find(|row| row.candidate == build).map_or(0, |row| row.launches.len()),
            guarded: guarding(record, &build).map(|run| run.name.clone()),
            build,
        }
    };
    let mut sorted: Vec<Row> = stated.iter().map(row).collect();
    sorted.sort_by(|a, b| b.gain.total_cmp(&a.gain));
    let missing = untried(record, &belief, &within, &mut rng("untried"));
    let chosen = chosen(record, &within).map_or_else(String::new, |build| build.name.clone());
    let unmade = record.unmade();
    let parts: Vec<Vec<usize>> = unmade.iter().map(|&at| record.builds[at].parts.clone()).collect();
    // The changes of untried builds may interact by any amount, so no bound covers them.
    let with_absent = (!parts.is_empty() && !rows.is_empty() && missing.is_empty())
        .then(|| belief.bound_with_others(&chosen, &parts, (rules, between), &mut rng("loss with absent")));
    let absent = belief.promising(&parts, &mut rng("absent")).first().map(|promising| {
        let round = |figure: f64| (figure * 1e6).round() / 1e6;
        (record.builds[unmade[promising.at]].name.clone(), round(promising.gain), round(promising.best))
    });
    let names = |places: &[usize]| places.iter().map(|&at| record.builds[at].name.clone()).collect();
    let loses = check.map(|most| belief.chance_of_losing(most, between, &mut rng("check")));
    let layout = (!record.in_one_layout().is_empty()).then(|| {
        let most = difference(between_at_steady_speed(record));
        (most * 1e6).round() / 1e6
    });
    let control =
        Belief::of_control(control.as_ref()).measured(CONTROL).map(|(log, error)| (log.exp_m1(), error));
    Decision {
        rows: sorted,
        chosen,
        absent,
        control,
        layout,
        untried: names(&missing),
        not_made: unmade.len(),
        with_absent,
        loses,
    }
}

/// Returns true if a build may lose more of the baseline's speed under a run command than its guard
/// allows.
fn may_lose(guard: Option<f64>, rows: &[Comparison], build: &str) -> bool {
    let Some(most) = guard else { return false };
    let belief = Belief::new(rows, &[]);
    let Some((gain, error)) = belief.measured(build) else { return false };
    gain - ONE_SIDE * error < (-most).ln_1p()
}
