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

use crate::record::{
    Axis, Build, CONTROL, Choice, Comparison, Confirmation, Decision, Engine, Judgement, LayoutCheck, Record,
    Rules, Verdict, Winner,
};
pub(crate) use outpace::statistics::{holm, looks, trimmed_mean};
pub(crate) use outpace::uci::programs::{decide_commands, open_commands};
use outpace::verdict::{Judged, check_layouts, judge, judge_control, noise, still_open};
pub(crate) use outpace::verdict::{RULES, Stream, alone, control};
pub(crate) use paired::open_kernels;
pub(crate) use regret::best;

/// The streams of random numbers by which launches are judged, each named as its phase of a run.
pub(crate) mod launches {
    /// Kernels.
    pub(crate) const KERNELS: &str = "paired";
    /// Whole engines as built.
    pub(crate) const ENGINES: &str = "engines";
    /// Wins, over code layouts.
    pub(crate) const LAYOUTS: &str = "layouts";
    /// The winners together as built.
    pub(crate) const CONFIRM: &str = "confirm";
    /// The winners together over code layouts.
    pub(crate) const CONFIRM_LAYOUTS: &str = "confirm-layouts";
    /// Every combination of variants.
    pub(crate) const SCREENING: &str = "screening";
    /// The best combinations against the chosen one.
    pub(crate) const FINAL: &str = "final";
    /// The choice against a recipe that the user named, as built.
    pub(crate) const AGAINST: &str = "against";
    /// The same over code layouts.
    pub(crate) const AGAINST_LAYOUTS: &str = "against-layouts";
}

/// Decides by what the record says was measured; what it says was decided is not looked at. Without a confirmation in it the choice
/// names the winners that are yet to be confirmed.
pub(crate) fn decide(record: &Record, rules: Rules) -> Decision {
    let stream = |of| Stream { seed: record.seed, of };
    let survey = &record.duel.survey;
    let control = survey.comparison(CONTROL).and_then(|comparison| {
        let judged = judge_control(comparison, &survey.looks, stream(launches::ENGINES), rules)?;
        Some(judged.named(None, CONTROL))
    });
    let judgements: Vec<Judgement> =
        record.axes.iter().flat_map(|axis| judge_axis(record, axis, rules)).collect();
    let on_fresh_launches = |[of, over]: [&'static str; 2],
                             Confirmation { built, layouts }: &Confirmation| {
        let first = built.comparisons.first()?;
        alone(first, &built.looks, stream(of), (layouts, stream(over)), rules)
    };
    let streams = [launches::CONFIRM, launches::CONFIRM_LAYOUTS];
    let confirmation = record.confirmation.as_ref().and_then(|measured| on_fresh_launches(streams, measured));
    let streams = [launches::AGAINST, launches::AGAINST_LAYOUTS];
    let against = record.against.as_ref();
    let against = against.and_then(|against| on_fresh_launches(streams, &against.measured));
    Decision {
        rules,
        warnings: noise::warnings(&record.noise, survey, control.as_ref(), rules),
        kernels: paired::judge_kernels(&record.paired, record.listings.figures(), record.seed, rules),
        regret: record.regret.as_ref().and_then(|measured| regret::regret(measured, record.seed, rules)),
        choice: choose(record, control.as_ref(), &judgements, confirmation.as_ref(), rules),
        control,
        judgements,
        confirmation,
        against,
    }
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
    stream: Stream<'_>,
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

/// The verdicts of one axis, in the order of its variants.
fn judge_axis(record: &Record, axis: &Axis, rules: Rules) -> Vec<Judgement> {
    let engine = |variant: &str| {
        let mut of_axis =
            record.engines.iter().filter(|engine| engine.axis.as_deref() == Some(axis.name.as_str()));
        of_axis.find(|engine| engine.variant.as_deref() == Some(variant))
    };
    let survey = &record.duel.survey;
    let stream = Stream { seed: record.seed, of: launches::ENGINES };
    let (timed, family): (Vec<&str>, Vec<&Comparison>) = axis
        .variants
        .iter()
        .filter_map(|variant| Some((variant.as_str(), survey.comparison(&engine(variant)?.slug)?)))
        .unzip();
    let mut judged: Vec<Judgement> = judge(&family, &survey.looks, stream, rules)
        .into_iter()
        .zip(&timed)
        .map(|(judged, variant)| judged.named(Some(&axis.name), variant))
        .collect();
    let mut wins: Vec<&mut Judgement> =
        judged.iter_mut().filter(|judgement| judgement.verdict == Verdict::Faster).collect();
    let over_layouts = Stream { of: launches::LAYOUTS, ..stream };
    check_layouts(&mut wins, &record.layouts, over_layouts, rules, |judgement| {
        engine(&judgement.variant).map_or_else(String::new, |engine| engine.slug.clone())
    });
    let untimed = |variant: &String| {
        let missing = record.unavailable.iter().find(|one| one.axis == axis.name && one.variant == *variant);
        let unjudged = |reason: &str| Verdict::Unjudged { reason: reason.to_owned() };
        let verdict = match (engine(variant), missing) {
            (Some(Engine { fault: Some(fault), .. }), _) => unjudged(fault),
            (Some(Engine { same_code_as: Some(of), .. }), _) => Verdict::SameCode { of: of.clone() },
            (Some(_), _) => unjudged("it was not timed"),
            (None, Some(missing)) => unjudged(&missing.reason),
            (None, None) if axis.default == *variant => Verdict::Default,
            (None, None) => unjudged("it was not built"),
        };
        Judged { verdict, estimate: None, settled: true }.named(Some(&axis.name), variant)
    };
    let of_variant = |variant: &String| {
        let at = judged.iter().position(|judgement| judgement.variant == *variant);
        at.map_or_else(|| untimed(variant), |at| judged.swap_remove(at))
    };
    axis.variants.iter().map(of_variant).collect()
}

/// What to build.
fn choose(
    record: &Record,
    control: Option<&Judgement>,
    judgements: &[Judgement],
    confirmation: Option<&Judgement>,
    rules: Rules,
) -> Choice {
    let winner = |Axis { name, default, .. }: &Axis| {
        let (variant, gain) = winner(name, default, judgements)?;
        Some((Winner { axis: name.clone(), variant: variant.to_owned() }, gain))
    };
    let mut winners: Vec<(Winner, f64)> = record.axes.iter().filter_map(winner).collect();
    let all = winners.len();
    if record.bundle.is_some() {
        // The first of the strongest.
        winners.sort_by(|(_, one), (_, other)| other.total_cmp(one));
        winners.truncate(1);
    }
    let left_out = all - winners.len();
    let (stands, mut because) = match confirmation {
        _ if winners.is_empty() => (false, why_none(record, judgements)),
        _ if !noise::is_calm(control, rules) => (
            false,
            "a byte-identical copy of the baseline was told apart from it, or could not be judged: this machine is too \
             noisy now, so the default stands"
                .to_owned(),
        ),
        None => match &record.confirmation {
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
    if left_out > 0 {
        because += &format!("; the strongest of {all} alone, since a bundle holds no engine with several");
    }
    if !stands {
        winners.clear();
    }
    let winners: Vec<Winner> = winners.into_iter().map(|(winner, _)| winner).collect();
    let build =
        winners.iter().fold(Build::default(), |build, winner| build.with(&winner.axis, &winner.variant));
    let gain = confirmation.filter(|_| stands).and_then(|judgement| judgement.estimate);
    Choice { winners, command: build.command(), build, gain, because }
}

/// Why no axis has a winner.
fn why_none(record: &Record, judgements: &[Judgement]) -> String {
    if !to_check(&record.axes, judgements).is_empty() {
        let missing = record.layouts.missing.first();
        let why = missing.map_or("they were not measured", |missing| missing.reason.as_str());
        format!("what was faster could not be checked over code layouts, so the default stands: {why}")
    } else if judgements.iter().any(|judgement| judgement.layouts.is_some()) {
        "what was faster as built is not faster over code layouts, so the default stands".to_owned()
    } else if judgements.iter().all(|judgement| judgement.estimate.is_none()) {
        "no variant could be judged, so the default stands".to_owned()
    } else {
        "no variant is faster than the default build's by more than the threshold".to_owned()
    }
}

/// Whether a judgement is of another variant than the axis' default. The variant that the default build has anyway cannot win: it is the
/// same code in another layout, so what is measured of it is what layout does.
fn is_candidate(judgement: &Judgement, axis: &str, default: &str) -> bool {
    judgement.family.as_deref() == Some(axis) && judgement.variant != default
}

/// The variants whose win would decide a feature and was not yet checked over layouts: axis and variant.
pub(crate) fn to_check(axes: &[Axis], judgements: &[Judgement]) -> Vec<(String, String)> {
    let wins = judgements.iter().filter(|one| one.verdict == Verdict::Faster && one.layouts.is_none());
    wins.filter(|judgement| axes.iter().any(|axis| is_candidate(judgement, &axis.name, &axis.default)))
        .filter_map(|judgement| Some((judgement.family.clone()?, judgement.variant.clone())))
        .collect()
}

/// The fastest of an axis' faster variants, over code layouts, and its gain there.
pub(crate) fn winner<'a>(axis: &str, default: &str, judgements: &'a [Judgement]) -> Option<(&'a str, f64)> {
    let faster =
        judgements.iter().filter(|one| is_candidate(one, axis, default) && one.verdict == Verdict::Faster);
    let gains = faster.filter_map(|judgement| {
        let layouts = judgement.layouts.as_ref().filter(|layouts| layouts.survived)?;
        Some((judgement.variant.as_str(), layouts.estimate.gain))
    });
    gains.max_by(|a, b| a.1.total_cmp(&b.1))
}

#[cfg(test)]
mod tests;
