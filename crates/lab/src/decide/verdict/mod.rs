//! From samples to a choice, without looking at anything else.
//!
//! [`decide`] is a pure function of a record's samples, so a record can be decided again without measuring, and a change
//! of the rules can be judged on all records that were kept.
//!
//! 1. A launch gives the median of its samples, freed of what the order does; the launches give a centre and an interval
//!    ([`outpace::statistics`]).
//! 2. A variant is *faster* or *slower* where its interval, corrected for the number of variants of its axis ([`holm`]) and
//!    of looks ([`looks`]), lies wholly beyond the relevance threshold ([`judge`]). Otherwise there is *no difference*, and
//!    the smallest effect that would have been seen is named.
//! 3. A faster variant is measured again with every launch of either engine in another code layout. If it is not faster
//!    there, there is *no difference*.
//! 4. The fastest of an axis' faster variants wins it; without one the axis keeps its default.
//! 5. All winners together (of a bundle, which has no engine with several, the strongest alone) must be faster than the default on fresh launches, as built and over layouts, or the default
//!    stands. So it does where the control, a byte-identical copy of the baseline, was told apart from it: then the machine's
//!    noise has fooled us ([`noise`]).
//!
//! Kernels are judged by the same statistics ([`paired`]), but choose nothing: what a kernel gains alone, the whole engine need
//! not.

mod paired;
mod regret;

use crate::record::Build;
use crate::record::{
    Against, Axis, CONTROL, Choice, Comparison, Confirmation, Decision, Engine, Judgement, LayoutCheck,
    ListingFigure, Noise, Paired, Record, Regret, Rules, Survey, Unavailable, Verdict, Winner,
};
pub(crate) use outpace::programs::{decide_commands, open_commands};
pub(crate) use outpace::statistics::{holm, looks, trimmed_mean, wilson};
use outpace::verdict::{Judged, check_layouts, judge, judge_control, noise, still_open};
pub(crate) use outpace::verdict::{Launches, RULES, Stream, alone, control};
pub(crate) use paired::open_kernels;
pub(crate) use regret::best;

/// What a decision may look at.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Evidence<'a> {
    /// The seed of the bootstrap.
    pub(crate) seed: u64,
    /// The axes.
    pub(crate) axes: &'a [Axis],
    /// Variants that are not there.
    pub(crate) unavailable: &'a [Unavailable],
    /// The engines.
    pub(crate) engines: &'a [Engine],
    /// Whether they lay ready in a bundle, which has none with several winners.
    pub(crate) is_bundled: bool,
    /// The samples of the kernels.
    pub(crate) paired: &'a Paired,
    /// Which kernels are the same code.
    pub(crate) listings: &'a [ListingFigure],
    /// The samples of whole engines.
    pub(crate) duel: &'a Survey,
    /// The samples over code layouts.
    pub(crate) layouts: &'a Survey,
    /// The combined build's samples on fresh launches, if it came to that.
    pub(crate) confirmation: Option<&'a Confirmation>,
    /// Combinations of variants, if they were asked for.
    pub(crate) regret: Option<&'a Regret>,
    /// The choice against another recipe, if that was asked for.
    pub(crate) against: Option<&'a Against>,
    /// What the system told of other work.
    pub(crate) noise: &'a Noise,
}

impl<'a> From<&'a Record> for Evidence<'a> {
    fn from(record: &'a Record) -> Self {
        Self {
            seed: record.seed,
            axes: &record.axes,
            unavailable: &record.unavailable,
            engines: &record.engines,
            is_bundled: record.bundle.is_some(),
            paired: &record.paired,
            listings: record.listings.figures(),
            duel: &record.duel.survey,
            layouts: &record.layouts,
            confirmation: record.confirmation.as_ref(),
            regret: record.regret.as_ref(),
            against: record.against.as_ref(),
            noise: &record.noise,
        }
    }
}

/// Decides. Without a confirmation among the evidence the choice names the winners that are yet to be confirmed.
pub(crate) fn decide(evidence: Evidence<'_>, rules: Rules) -> Decision {
    let stream = |of| Stream { seed: evidence.seed, of };
    let control = evidence.duel.comparison(CONTROL).and_then(|comparison| {
        let judged = judge_control(comparison, &evidence.duel.looks, stream(Launches::Engines), rules)?;
        Some(judged.named(None, CONTROL))
    });
    let judgements: Vec<Judgement> =
        evidence.axes.iter().flat_map(|axis| judge_axis(evidence, axis, rules)).collect();
    let on_fresh_launches = |of, Confirmation { built, layouts }: &Confirmation| {
        alone(built.comparisons.first()?, layouts, &built.looks, stream(of), rules)
    };
    let confirmation =
        evidence.confirmation.and_then(|measured| on_fresh_launches(Launches::Confirm, measured));
    let against =
        evidence.against.and_then(|against| on_fresh_launches(Launches::Against, &against.measured));
    let warnings = noise::warnings(evidence.noise, evidence.duel, control.as_ref(), rules);
    let choice = choose(evidence, control.as_ref(), &judgements, confirmation.as_ref(), rules);
    let regret = evidence.regret.and_then(|measured| regret::regret(measured, evidence.seed, rules));
    let kernels = paired::judge_kernels(evidence.paired, evidence.listings, evidence.seed, rules);
    Decision { rules, control, warnings, judgements, kernels, confirmation, regret, against, choice }
}

/// What is decided before anything is: nothing.
pub(crate) fn undecided(rules: Rules) -> Decision {
    let choice = Choice {
        winners: Vec::new(),
        build: Build::default(),
        gain: None,
        because: String::new(),
        command: Build::default().command(),
    };
    Decision {
        rules,
        control: None,
        warnings: Vec::new(),
        judgements: Vec::new(),
        kernels: Vec::new(),
        confirmation: None,
        regret: None,
        against: None,
        choice,
    }
}

/// The candidates, by their slugs, that more launches could still say something of. A family is what is corrected together:
/// the variants of one axis. Candidates of no axis are each a family of their own. The control stays in as long as anything
/// does, since it answers for all of the run.
pub(crate) fn open(
    comparisons: &[Comparison],
    engines: &[Engine],
    looks: &[u32],
    stream: Stream,
    rules: Rules,
) -> Vec<String> {
    let axis_of = |slug: &str| engines.iter().find(|engine| engine.slug == slug)?.axis.as_deref();
    let mut families: Vec<(Option<&str>, Vec<&Comparison>)> = Vec::new();
    for comparison in comparisons.iter().filter(|comparison| comparison.candidate != CONTROL) {
        let axis = axis_of(&comparison.candidate);
        match families.iter_mut().find(|family| axis.is_some() && family.0 == axis) {
            Some(family) => family.1.push(comparison),
            None => families.push((axis, vec![comparison])),
        }
    }
    still_open(families.into_iter().map(|(_, family)| family), looks, stream, rules)
}

/// The variants whose win would decide a feature and was not yet checked over layouts: axis and variant.
pub(crate) fn to_check(axes: &[Axis], decision: &Decision) -> Vec<(String, String)> {
    let wins = decision.judgements.iter().filter(|judgement| judgement.layouts.is_none());
    wins.filter(|judgement| judgement.verdict == Verdict::Faster)
        .filter_map(|judgement| Some((judgement.axis.clone()?, judgement.variant.clone())))
        .filter(|(axis, variant)| !axes.iter().any(|one| one.name == *axis && one.default == *variant))
        .collect()
}

fn engine_of<'a>(evidence: Evidence<'a>, axis: &str, variant: &str) -> Option<&'a Engine> {
    evidence
        .engines
        .iter()
        .find(|engine| engine.axis.as_deref() == Some(axis) && engine.variant.as_deref() == Some(variant))
}

/// The verdicts of one axis, in the order of its variants.
fn judge_axis(evidence: Evidence<'_>, axis: &Axis, rules: Rules) -> Vec<Judgement> {
    let engine = |variant: &str| engine_of(evidence, &axis.name, variant);
    let stream = Stream { seed: evidence.seed, of: Launches::Engines };
    let timed: Vec<(&str, &Comparison)> = axis
        .variants
        .iter()
        .filter_map(|variant| Some((variant.as_str(), evidence.duel.comparison(&engine(variant)?.slug)?)))
        .collect();
    let family: Vec<&Comparison> = timed.iter().map(|(_, comparison)| *comparison).collect();
    let mut judged: Vec<Judgement> = judge(&family, &evidence.duel.looks, stream, rules)
        .into_iter()
        .zip(&timed)
        .map(|(judged, (variant, _))| judged.named(Some(&axis.name), variant))
        .collect();
    let mut wins: Vec<&mut Judgement> =
        judged.iter_mut().filter(|judgement| judgement.verdict == Verdict::Faster).collect();
    check_layouts(&mut wins, evidence.layouts, stream, rules, |judgement| {
        engine(&judgement.variant).map_or_else(String::new, |engine| engine.slug.clone())
    });
    axis.variants
        .iter()
        .map(|variant| {
            if let Some(at) = judged.iter().position(|judgement| judgement.variant == *variant) {
                return judged.swap_remove(at);
            }
            let verdict = if let Some(engine) = engine(variant) {
                match (&engine.fault, &engine.same_code_as) {
                    (Some(fault), _) => Verdict::Unjudged { reason: fault.clone() },
                    (None, Some(of)) => Verdict::SameCode { of: of.clone() },
                    (None, None) => Verdict::Unjudged { reason: "it was not timed".to_owned() },
                }
            } else if let Some(missing) = evidence
                .unavailable
                .iter()
                .find(|missing| missing.axis == axis.name && missing.variant == *variant)
            {
                Verdict::Unjudged { reason: missing.reason.clone() }
            } else if axis.default == *variant {
                Verdict::Default
            } else {
                Verdict::Unjudged { reason: "it was not built".to_owned() }
            };
            Judged { verdict, estimate: None, settled: true }.named(Some(&axis.name), variant)
        })
        .collect()
}

/// What to build.
fn choose(
    evidence: Evidence<'_>,
    control: Option<&Judgement>,
    judgements: &[Judgement],
    confirmation: Option<&Judgement>,
    rules: Rules,
) -> Choice {
    let axes = evidence.axes;
    let mut winners: Vec<(Winner, f64)> = axes.iter().filter_map(|axis| winner(axis, judgements)).collect();
    let all = winners.len();
    if evidence.is_bundled {
        // The first of the strongest.
        winners.sort_by(|(_, one), (_, other)| other.total_cmp(one));
        winners.truncate(1);
    }
    let left_out = all - winners.len();
    let winners: Vec<Winner> = winners.into_iter().map(|(winner, _)| winner).collect();
    let is_unchecked = |axis: &&Axis| {
        let faster = |judgement: &&Judgement| {
            judgement.axis.as_deref() == Some(&axis.name)
                && judgement.verdict == Verdict::Faster
                && judgement.variant != axis.default
        };
        judgements.iter().filter(faster).any(|judgement| judgement.layouts.is_none())
    };
    let (stands, because) = match confirmation {
        _ if winners.is_empty() => {
            let reason = if axes.iter().any(|axis| is_unchecked(&axis)) {
                let missing = evidence.layouts.missing.first();
                let why = missing.map_or("they were not measured", |missing| missing.reason.as_str());
                format!("what was faster could not be checked over code layouts, so the default stands: {why}")
            } else if judgements.iter().any(|judgement| judgement.layouts.is_some()) {
                "what was faster as built is not faster over code layouts, so the default stands".to_owned()
            } else if judgements.iter().all(|judgement| judgement.estimate.is_none()) {
                "no variant could be judged, so the default stands".to_owned()
            } else {
                "no variant is faster than the default build's by more than the threshold".to_owned()
            };
            (false, reason)
        }
        _ if !noise::is_calm(control, rules) => (
            false,
            "a byte-identical copy of the baseline was told apart from it, or could not be judged: this machine is too \
             noisy now, so the default stands"
                .to_owned(),
        ),
        None => match evidence.confirmation {
            None => (true, "the winners of their axes, not yet confirmed together".to_owned()),
            Some(tried) => {
                let missing = tried.built.missing.first();
                let why = missing.map_or("it was not measured", |missing| missing.reason.as_str());
                (false, format!("the winners of their axes could not be confirmed together, so the default stands: {why}"))
            }
        },
        Some(Judgement {
            verdict: Verdict::Faster, layouts: Some(LayoutCheck { survived: true, .. }), ..
        }) => (true, "the winners of their axes, confirmed together on fresh launches and layouts".to_owned()),
        Some(_) => (
            false,
            "the winners of their axes were not confirmed together on fresh launches, so the default stands".to_owned(),
        ),
    };
    let because = match left_out {
        0 => because,
        _ => format!("{because}; the strongest of {all} alone, since a bundle holds no engine with several"),
    };
    let chosen = if stands { winners } else { Vec::new() };
    let build =
        chosen.iter().fold(Build::default(), |build, winner| build.with(&winner.axis, &winner.variant));
    let command = build.command();
    let gain = if stands { confirmation.and_then(|judgement| judgement.estimate) } else { None };
    Choice { winners: chosen, build, gain, because, command }
}

/// The fastest of an axis' faster variants, over code layouts, and its gain there.
///
/// The variant that the default build has anyway cannot win: it is the same code in another layout, so what is measured of
/// it is what layout does.
fn winner(axis: &Axis, judgements: &[Judgement]) -> Option<(Winner, f64)> {
    let gain = |judgement: &Judgement| {
        judgement.layouts.as_ref().map_or(f64::NEG_INFINITY, |layouts| layouts.estimate.gain)
    };
    judgements
        .iter()
        .filter(|judgement| {
            judgement.axis.as_deref() == Some(&axis.name)
                && judgement.verdict == Verdict::Faster
                && judgement.layouts.as_ref().is_some_and(|layouts| layouts.survived)
                && judgement.variant != axis.default
        })
        .max_by(|a, b| gain(a).total_cmp(&gain(b)))
        .map(|judgement| {
            (Winner { axis: axis.name.clone(), variant: judgement.variant.clone() }, gain(judgement))
        })
}

#[cfg(test)]
mod tests;
