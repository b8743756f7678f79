//! The choice of records that were made before losses were known: what was proved faster.
//!
//! A faster variant was measured again with every launch of either engine in another code layout. The fastest of an axis's variants that were
//! faster there too won it; without one the axis kept its default. All winners together (of a bundle, which has no engine with several, the
//! strongest alone) had to be faster than the default on fresh launches, as built and over layouts, or the default stood. So it did where the
//! control, a byte-identical copy of the baseline, was told apart from it.

use crate::record::{Axis, Build, Choice, Judgement, LayoutCheck, Record, Rules, Verdict, Winner};
use outpace::verdict::noise;

/// What to build.
pub(super) fn choose(
    record: &Record,
    control: Option<&Judgement>,
    judgements: &[Judgement],
    confirmation: Option<&Judgement>,
    rules: Rules,
) -> Choice {
    let winner = |Axis { name, default, .. }: &Axis| {
        let (variant, gain) = winner(name, default, judgements, rules)?;
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
    Choice { winners, command: build.command(), build, gain, loss: None, because }
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
pub(super) fn to_check(axes: &[Axis], judgements: &[Judgement]) -> Vec<(String, String)> {
    let wins = judgements.iter().filter(|one| one.verdict == Verdict::Faster && one.layouts.is_none());
    wins.filter(|judgement| axes.iter().any(|axis| is_candidate(judgement, &axis.name, &axis.default)))
        .filter_map(|judgement| Some((judgement.family.clone()?, judgement.variant.clone())))
        .collect()
}

/// The fastest of an axis' faster variants, and its gain: over layouts, unless all of its launches were.
pub(crate) fn winner<'a>(
    axis: &str,
    default: &str,
    judgements: &'a [Judgement],
    rules: Rules,
) -> Option<(&'a str, f64)> {
    let faster =
        judgements.iter().filter(|one| is_candidate(one, axis, default) && one.verdict == Verdict::Faster);
    let gains = faster.filter_map(|judgement| {
        let estimate = match &judgement.layouts {
            Some(layouts) if layouts.survived => layouts.estimate,
            None if rules.loss.is_some() => judgement.estimate?,
            _ => return None,
        };
        Some((judgement.variant.as_str(), estimate.gain))
    });
    gains.max_by(|a, b| a.1.total_cmp(&b.1))
}
