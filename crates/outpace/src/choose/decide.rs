//! The decision from the launches: the build to take, the loss that it risks, and the losses of the
//! others.

use super::record::{Decision, Fate, Kept, Record, Row};
use crate::decide::choice::{self, Belief, Parts};
use crate::record::{CONTROL, Comparison, Loss};
use crate::rng::Rng;

/// Difference of a build's speed between runs, as the standard deviation of its logarithm. It comes
/// from the time of day, from other load, and from the code layout where every launch has the same
/// one.
pub const BETWEEN: f64 = 0.003;

/// Worth of a change alone, as a log speed, below which it is not tried beside one that interacts.
const HARMFUL: f64 = -0.01;

/// Name of the baseline among the losses.
pub(super) const LEAST: &str = "";

/// Number of standard deviations above the mean below which 95 % of a normal distribution lie.
const ONE_SIDE: f64 = 1.645;

/// Returns the belief about all builds that follows from these rows.
pub(super) fn belief(record: &Record, rows: &[Comparison]) -> Belief {
    let of = |name: &str| record.build(name).map(|build| build.parts.clone()).unwrap_or_default();
    Belief::of_parts(
        rows,
        &[],
        Parts { effects: record.effects(), of: &of, interacting: &record.interacting },
    )
}

/// Returns the purpose of the random draws that give the losses after the launches so far.
pub(super) fn seed_of_losses(record: &Record) -> String {
    format!("loss {}", record.launches())
}

/// Returns the builds next to the chosen one that have not been made and without which it is not
/// known that each of its changes earns its place: those that lack a change that may be worth no
/// more than the accepted loss, and, if the chosen build has a change known to interact with others,
/// those with a further change that may be worth something beside it.
pub(super) fn untried(record: &Record, belief: &Belief, losses: &[Loss], rng: &mut Rng) -> Vec<usize> {
    let rules = record.rules;
    let changes = |loss: &Loss| record.build(&loss.candidate).map_or(0, |build| build.parts.len());
    let chosen = choice::choose(losses, rules, changes).and_then(|loss| record.build(&loss.candidate));
    let Some(Kept { parts: chosen, .. }) = chosen else { return Vec::new() };
    let interacts = chosen.iter().any(|part| record.interacting.contains(part));
    let idle = record.idle();
    let mut is_untried = |build: &Kept| {
        let parts = &build.parts;
        let lacking: Vec<usize> = chosen.iter().copied().filter(|part| !parts.contains(part)).collect();
        let added: Vec<usize> = parts.iter().copied().filter(|part| !chosen.contains(part)).collect();
        match (lacking.as_slice(), added.as_slice()) {
            (&[part], []) => belief.chance_of_more(part, rules.loss, rng) < rules.confidence,
            (lacking, &[part]) => {
                let only_replaces = lacking.iter().all(|other| record.is_one_axis(*other, part));
                let mut may_help = || belief.chance_of_more(part, HARMFUL, rng) > 1.0 - rules.confidence;
                interacts && only_replaces && !idle.contains(&part) && may_help()
            }
            _ => false,
        }
    };
    let unmade = (0..record.builds.len()).filter(|&at| record.builds[at].fate == Fate::NotMade);
    unmade.filter(|&at| is_untried(&record.builds[at])).collect()
}

/// Decides from the launches. With `check` it also gives the probability that the baseline loses
/// more than that.
pub fn decide(record: &Record, check: Option<f64>) -> Decision {
    let rows = record.rows();
    let belief = belief(record, &rows);
    let (rules, baseline) = (record.rules, record.baseline());
    let rng = |purpose: &str| Rng::new(record.seed, purpose);
    // The draws by which the race ended, so that the decision is the one that ended it.
    let within = belief.losses(LEAST, rules, &mut rng(&seed_of_losses(record)));
    let control = record.control();
    let between = choice::between_runs(BETWEEN, control.as_ref());
    let stated = belief.losses_between_runs(LEAST, rules, between, &mut rng("statement"));
    let name = |loss: &Loss| if loss.candidate.is_empty() { baseline } else { &loss.candidate }.to_owned();
    let guarded = |build: &str| record.runs.iter().find(|run| may_lose(run.guard, &run.rows, build));
    let row = |loss: &Loss| {
        let build = name(loss);
        let is_baseline = loss.candidate.is_empty();
        let interval = if is_baseline { (0.0, 0.0) } else { choice::interval(loss.gain.ln_1p(), loss.error) };
        Row {
            gain: loss.gain,
            interval,
            expected: loss.expected,
            bound: loss.bound,
            best: loss.best,
            launches: rows.iter().find(|row| row.candidate == build).map_or(0, |row| row.launches.len()),
            guarded: guarded(&build).map(|run| run.name.clone()),
            build,
        }
    };
    let mut sorted: Vec<Row> = stated.iter().map(row).collect();
    sorted.sort_by(|a, b| b.gain.total_cmp(&a.gain));
    let plainness = |loss: &Loss| {
        record.build(&name(loss)).map(|build| (build.parts.len(), build.seconds.round() as u64, build.bytes))
    };
    let missing = untried(record, &belief, &within, &mut rng("untried"));
    let eligible: Vec<Loss> = within.into_iter().filter(|loss| guarded(&name(loss)).is_none()).collect();
    let chosen = match choice::choose(&eligible, rules, plainness) {
        Some(one) if one.bound <= rules.loss => name(one),
        // The time ended before any bound was met: a build is good enough if its expected loss is
        // little more than the best one's.
        Some(one) => {
            let most = one.expected + rules.loss / 2.0;
            // A build whose measured gain over the baseline is not positive is not taken either.
            let is_good =
                |other: &&Loss| other.expected <= most && (other.gain > 0.0 || other.candidate.is_empty());
            let as_good = eligible.iter().filter(is_good);
            as_good.min_by_key(|other| plainness(other)).map_or(baseline.to_owned(), name)
        }
        None => baseline.to_owned(),
    };
    let idle = record.idle();
    let is_open =
        |build: &Kept| build.fate == Fate::NotMade && !build.parts.iter().any(|part| idle.contains(part));
    let unmade: Vec<usize> = (0..record.builds.len()).filter(|&at| is_open(&record.builds[at])).collect();
    let parts: Vec<Vec<usize>> = unmade.iter().map(|&at| record.builds[at].parts.clone()).collect();
    // The changes of untried builds may interact by any amount, so no bound covers them.
    let with_absent = (!parts.is_empty() && !rows.is_empty() && missing.is_empty())
        .then(|| belief.bound_with_others(&chosen, &parts, (rules, between), &mut rng("loss with absent")));
    let absent = belief.promising(&parts, &mut rng("absent")).first().map(|one| {
        let round = |figure: f64| (figure * 1e6).round() / 1e6;
        (record.builds[unmade[one.at]].name.clone(), round(one.gain), round(one.best))
    });
    let names = |places: &[usize]| places.iter().map(|&at| record.builds[at].name.clone()).collect();
    let loses = check.map(|most| belief.chance_of_losing(most, &mut rng("check")));
    let control =
        Belief::of_control(control.as_ref()).measured(CONTROL).map(|(log, error)| (log.exp_m1(), error));
    Decision {
        rows: sorted,
        chosen,
        absent,
        control,
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
    let belief = Belief::of(rows, &[]);
    let Some((gain, error)) = belief.measured(build) else { return false };
    gain - ONE_SIDE * error < (-most).ln_1p()
}
