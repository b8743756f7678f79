//! Judges claims 35 and 36 of `docs/claims.md`, on counting bits, from comparisons of two targets
//! (the records of `cargo studies targets`).
//!
//! Every word of a finding follows from figures of the comparison. The source (the engine iCE's
//! blog) measured programs of 32 bits, made by compilers of 2012, on an Intel CPU whose exact model
//! it does not name.

use std::collections::BTreeSet;

use crate::finding::{Finding, Holds, LAYOUT};
use crate::targets::page::break_evens;
use crate::targets::{Compared, Question, Side, engines};
use outpace::statistics::{mean, median};
use plywright_lab::build::kernels::BUILTIN;
use plywright_lab::decide::density::{Curve, EXACT, curve, curves};
use plywright_lab::record::Mode;
use plywright_lab::terminal::format::{interval, percent, share};

/// Judges claim 35 on one side of a comparison of targets. All parts but the last rest on times by
/// throughput. They are open if [`roughness`] shows that the machine was too noisy for those.
pub(crate) fn findings(side: &Side) -> Vec<Finding> {
    let exact = curves(side.density.figures(), EXACT, Mode::Throughput);
    let waited_for = curves(side.density.figures(), EXACT, Mode::Latency);
    let curve_of = |variant: &str| curve(&exact, variant);
    let by_density = [
        (
            "shift and multiply costs the same for every density, by throughput",
            curve_of("swar").and_then(flat),
        ),
        ("the loop wins below about 7 bits, or 6 with another compiler", crossing(side, &exact)),
        ("with one compiler the loop has a dip between 2 and 3 bits", curve_of("sparse").and_then(dip)),
        (
            "hand-written 32-bit assembler is slightly slower than the compiled loop",
            curve_of("asm").zip(curve_of("sparse")).and_then(|(asm, sparse)| hand_written(asm, sparse)),
        ),
        (
            "the compiler's builtin is the slowest",
            curve_of(BUILTIN).and_then(|builtin| slowest(builtin, &exact)),
        ),
    ];
    let noise = curve_of("swar").and_then(roughness).filter(|&noise| noise > SAME);
    let undecided = |(holds, seen): (Holds, String)| match noise {
        Some(noise) => (
            Holds::Unknown,
            format!(
                "{seen}; too noisy to decide (the times of shift and multiply scatter by {}, more than {})",
                share(noise),
                share(SAME)
            ),
        ),
        None => (holds, seen),
    };
    let mut findings: Vec<Finding> =
        by_density.into_iter().map(|(said, seen)| Finding::new(35, said, seen.map(undecided))).collect();
    let latency = curve(&waited_for, "swar").and_then(flat);
    findings.push(Finding::new(
        35,
        "shift and multiply costs the same for every density, by latency",
        latency,
    ));
    findings
}

/// Times that differ by at most this share count as the same.
const SAME: f64 = 0.05;

/// Returns the scatter of a curve: the median distance of a time from the mean of its two
/// neighbours (one bit less, one bit more), as a share of the time. Shift and multiply does the same
/// work for every number of bits, so the scatter of its curve is the noise of the machine. None if
/// the curve has fewer than three times.
fn roughness(curve: &Curve) -> Option<f64> {
    let times: Vec<f64> = curve.values().copied().collect();
    median(times.windows(3).map(|near| ((near[0] + near[2]) / 2.0 / near[1] - 1.0).abs()))
}

/// Target without vector instructions, like those that the source's compilers built for.
const PLAIN: &str = "i586";

/// Judges claim 36 for each pair of a 32-bit target and an evaluation, by the first comparison that
/// measured the pair. The source's engine had the classical evaluation and was built for a target
/// like [`PLAIN`]. The other cases cannot deny the claim before something is sure about that one.
/// Returns the findings, and the comparisons that they rest on.
pub(crate) fn on_engines<'a>(comparisons: &[&'a Compared]) -> (Vec<Finding>, Vec<&'a Compared>) {
    const FASTER: &str =
        "the loop where few bits are expected makes the engine faster than shift and multiply everywhere";
    const MUCH: &str = "it makes the engine more than 10 % faster";
    let (mut findings, mut used, mut measured) = (Vec::new(), Vec::new(), BTreeSet::new());
    let (mut has_plain, mut is_sure) = (false, false);
    for &compared in comparisons {
        let before = findings.len();
        for side in [&compared.a, &compared.b].into_iter().filter(|side| side.bits == 32) {
            let Some(judged) = mixed(compared, side) else { continue };
            if !measured.insert((&side.name, compared.is_classical())) {
                continue;
            }
            if side.name == PLAIN && compared.is_classical() {
                has_plain = true;
                is_sure = judged.iter().any(|part| part.0 != Holds::Unknown);
            }
            let evaluation =
                if compared.is_classical() { "the classical evaluation" } else { "the default evaluation" };
            for (said, (holds, seen)) in [FASTER, MUCH].into_iter().zip(judged) {
                let seen = format!("on {} with {evaluation} {seen}", side.name);
                findings.push(Finding::new(36, said, Some((holds, seen))));
            }
        }
        if findings.len() > before {
            used.push(compared);
        }
    }
    if !is_sure {
        for finding in findings.iter_mut().filter(|finding| finding.holds == Holds::No) {
            finding.holds = Holds::Unknown;
            finding.seen += "; by this alone the claim would not hold";
        }
    }
    if !findings.is_empty() && !has_plain {
        let seen = format!(
            "not measured for the build of the source's engine ({PLAIN}, without vector instructions, with the classical evaluation): \
             `cargo studies targets i686 {PLAIN} --with evaluation-classical` measures it"
        );
        findings.push(Finding { seen, ..Finding::new(36, MUCH, None) });
    }
    (findings, used)
}

/// Compares the median time of shift and multiply for the sparser half of the densities with the
/// median for the denser half. With medians, one disturbed figure does not decide.
fn flat(swar: &Curve) -> Option<(Holds, String)> {
    let times: Vec<f64> = swar.values().copied().collect();
    let (sparser, denser) = times.split_at(times.len() / 2);
    let (sparser, denser) = (median(sparser.iter().copied())?, median(denser.iter().copied())?);
    let apart = denser / sparser - 1.0;
    let holds = if apart.abs() <= SAME { Holds::Yes } else { Holds::No };
    let seen = format!(
        "{sparser:.2} ns a count for the sparser half of the densities, {denser:.2} ns for the denser ({})",
        percent(apart)
    );
    Some((holds, seen))
}

/// Compares the cost of the third bit in the loop with the median cost of the other bits up to
/// [`FEW`].
fn dip(sparse: &Curve) -> Option<(Holds, String)> {
    let step = |bits: u32| Some(sparse.get(&(bits + 1))? - sparse.get(&bits)?);
    let third = step(2)?;
    let usual = median((1..FEW).filter(|&bits| bits != 2).filter_map(step))?;
    let holds = if third > 1.5 * usual { Holds::Yes } else { Holds::No };
    Some((holds, format!("the third bit costs {third:.2} ns, the median of the others {usual:.2} ns")))
}

/// Finds the number of bits from which shift and multiply is faster than the loop.
fn crossing(side: &Side, exact: &[(&str, Curve)]) -> Option<(Holds, String)> {
    curve(exact, "sparse").zip(curve(exact, "swar"))?;
    let crossings = break_evens(side);
    let places = crossings.map(|(name, bits)| match bits {
        Some(bits) => format!("{bits:.1} bits ({name})"),
        None => format!("no measured number of bits ({name})"),
    });
    let near = |bits: &Option<f64>| bits.is_some_and(|bits| (5.5..=7.5).contains(&bits));
    let holds = match (near(&crossings[0].1), crossings.iter().any(|(_, bits)| near(bits))) {
        (true, _) => Holds::Yes,
        (false, true) => Holds::Partly,
        (false, false) => Holds::No,
    };
    Some((holds, format!("break-even at {}", places.join(", "))))
}

/// Geometric mean of the ratio of two curves (`curve` over `other`), over densities up to `bits`.
fn ratio(curve: &Curve, other: &Curve, bits: u32) -> Option<f64> {
    let logs = curve.range(..=bits).filter_map(|(bits, time)| Some((time / other.get(bits)?).ln()));
    mean(logs).map(f64::exp)
}

/// Largest number of set bits for which the source recommends its loops.
const FEW: u32 = 7;

fn hand_written(asm: &Curve, sparse: &Curve) -> Option<(Holds, String)> {
    let ratio = ratio(asm, sparse, FEW)?;
    let holds = match ratio {
        1.02..=1.25 => Holds::Yes,
        1.25.. => Holds::Partly,
        _ => Holds::No,
    };
    Some((holds, format!("it takes {ratio:.2} times as long, up to {FEW} bits")))
}

fn slowest(builtin: &Curve, curves: &[(&str, Curve)]) -> Option<(Holds, String)> {
    // The source compared the builtin with these three.
    let time_ratio = |name: &'static str| Some((name, ratio(builtin, curve(curves, name)?, FEW)?));
    let others: Vec<(&str, f64)> = ["swar", "sparse", "asm"].into_iter().filter_map(time_ratio).collect();
    let slower = others.iter().filter(|(_, ratio)| *ratio > 1.02).count();
    let holds = match slower {
        _ if others.is_empty() => return None,
        _ if slower == others.len() => Holds::Yes,
        0 => Holds::No,
        _ => Holds::Partly,
    };
    let ratios: Vec<String> =
        others.iter().map(|(name, ratio)| format!("{ratio:.2} times `{name}`")).collect();
    Some((holds, format!("up to {FEW} bits it takes {}", ratios.join(", "))))
}

/// Claim 36: the gain that the source names.
const CLAIMED: f64 = 0.1;

/// Judges the engine that mixes the loop with shift and multiply against the engine that uses shift
/// and multiply alone: whether it is faster, and whether by more than [`CLAIMED`]. Adds to the
/// words the result of the engine that uses the loop everywhere. Each engine was timed in one code
/// layout, so the interval is widened by [`LAYOUT`] at both ends.
fn mixed(compared: &Compared, side: &Side) -> Option<[(Holds, String); 2]> {
    let judged = |build: &str| {
        let slug = engines::slug(&side.name, build);
        let mut rows = compared.comparisons.iter().filter(|row| row.question == Question::Popcount);
        let judgement = rows.find(|row| row.comparison.candidate == slug)?.judgement.as_ref()?;
        let estimate = judgement.estimate?;
        let text = format!("{} ({})", percent(estimate.gain), interval(estimate.low, estimate.high));
        Some((estimate, text))
    };
    let (estimate, mut seen) = judged("mixed")?;
    if let Some((_, sparse)) = judged("sparse") {
        seen += &format!("; with the loop everywhere {sparse}");
    }
    let (least, most) = (estimate.low - LAYOUT, estimate.high + LAYOUT);
    let widened = format!(
        "{}, since the code layout alone may change the speed by {}",
        interval(least, most),
        share(LAYOUT)
    );
    Some([
        (Holds::from_interval(0.0, least, most), seen),
        (Holds::from_interval(CLAIMED, least, most), widened),
    ])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::targets::tests::{compared, estimated};
    use plywright_lab::record::{Figures, KernelFigure, Verdict};

    fn line(at: impl Fn(f64) -> f64) -> Curve {
        (1..=10).map(|bits| (bits, at(f64::from(bits)))).collect()
    }

    #[test]
    fn findings_follow_from_the_figures() {
        assert_eq!(flat(&line(|_| 2.0)).unwrap().0, Holds::Yes);
        assert_eq!(flat(&line(|bits| 2.0 + bits)).unwrap().0, Holds::No);
        let sparse = line(|bits| bits);
        assert_eq!(dip(&sparse).unwrap().0, Holds::No);
        assert_eq!(dip(&line(|bits| if bits > 2.0 { bits + 1.0 } else { bits })).unwrap().0, Holds::Yes);
        for (times, holds) in [(0.9, Holds::No), (1.1, Holds::Yes), (1.6, Holds::Partly)] {
            assert_eq!(hand_written(&line(|bits| times * bits), &sparse).unwrap().0, holds, "{times}");
        }
        let curves = [("swar", line(|_| 2.0)), ("sparse", sparse), ("asm", line(|bits| 1.1 * bits))];
        // Up to seven bits `sparse` takes 3.4 on average, `asm` 3.7.
        for (time, holds) in [(9.0, Holds::Yes), (3.2, Holds::Partly), (2.01, Holds::No), (0.5, Holds::No)] {
            assert_eq!(slowest(&line(|_| time), &curves).unwrap().0, holds, "{time}");
        }
        assert_eq!(slowest(&line(|_| 2.0), &[]), None);
    }

    #[test]
    fn roughness_is_noise_and_not_a_slope() {
        assert_eq!(roughness(&line(|_| 2.0)), Some(0.0));
        assert!(roughness(&line(|bits| 2.0 + bits)).unwrap() < 1e-9);
        let two_speeds = line(|bits| if bits % 2.0 == 0.0 { 1.7 } else { 2.4 });
        assert!(roughness(&two_speeds).unwrap() > SAME);
        assert_eq!(roughness(&Curve::new()), None);
    }

    /// Judges claim 35 by these times of shift and multiply by throughput. The loop takes 0.3 ns
    /// a bit, and by latency shift and multiply always takes 5 ns.
    fn judged(mut side: Side, swar: impl Fn(u32) -> f64) -> Vec<Holds> {
        let figure = |variant: &str, bits: u32, mode, nanoseconds_per_op| KernelFigure {
            axis: "popcount".to_owned(),
            variant: variant.to_owned(),
            operands: format!("{EXACT}{bits:02}"),
            mode,
            nanoseconds_per_op,
            low: nanoseconds_per_op,
            high: nanoseconds_per_op,
        };
        let of_bits = |bits: u32| {
            [
                figure("swar", bits, Mode::Throughput, swar(bits)),
                figure("sparse", bits, Mode::Throughput, 0.3 * f64::from(bits)),
                figure("swar", bits, Mode::Latency, 5.0),
            ]
        };
        side.density = Figures::Measured { figures: (1..=20).flat_map(of_bits).collect() };
        findings(&side).iter().map(|finding| finding.holds).collect()
    }

    #[test]
    fn noisy_times_by_throughput_decide_nothing() {
        let side = || compared().b;
        let [quiet, noisy] =
            [judged(side(), |_| 2.0), judged(side(), |bits| if bits % 2 == 0 { 1.7 } else { 2.4 })];
        assert_eq!(quiet, [Holds::Yes, Holds::Yes, Holds::No, Holds::Unknown, Holds::Unknown, Holds::Yes]);
        let mut wanted = [Holds::Unknown; 6];
        wanted[5] = Holds::Yes;
        assert_eq!(noisy, wanted);
    }

    #[test]
    fn claim_36_asks_whether_all_of_the_interval_gains_and_more_than_ten_percent() {
        let judged = |low: f64, high: f64| {
            let mut compared = plain(compared());
            for row in compared.comparisons.iter_mut().filter(|row| row.question == Question::Popcount) {
                row.judgement = Some(estimated(low, high, Verdict::NoDifference { smallest_visible: 0.3 }));
            }
            let (findings, _) = on_engines(&[&compared]);
            [findings[0].holds, findings[1].holds]
        };
        assert_eq!(judged(0.12, 0.14), [Holds::Yes, Holds::Yes]);
        // The code layout alone may explain what is above or below 10 % here.
        assert_eq!(judged(0.105, 0.13), [Holds::Yes, Holds::Unknown]);
        assert_eq!(judged(0.03, 0.095), [Holds::Yes, Holds::Unknown]);
        assert_eq!(judged(0.03, 0.08), [Holds::Yes, Holds::No]);
        // The code layout may be all that there is.
        assert_eq!(judged(0.005, 0.08), [Holds::Unknown, Holds::No]);
        assert_eq!(judged(-0.2, 0.15), [Holds::Unknown, Holds::Unknown]);
        assert_eq!(judged(-0.12, -0.1), [Holds::No, Holds::No]);
        let mut none = compared();
        none.comparisons.clear();
        assert_eq!(on_engines(&[&none]), (Vec::new(), Vec::new()));
    }

    /// The comparison, changed as if its engines had the classical evaluation.
    fn classical(mut compared: Compared) -> Compared {
        for engine in &mut compared.engines {
            engine.build.features.push("evaluation-classical".to_owned());
        }
        compared
    }

    /// The comparison, changed as if its engines had the classical evaluation and ran on [`PLAIN`].
    fn plain(compared: Compared) -> Compared {
        let mut compared = classical(compared);
        compared.b.name = PLAIN.to_owned();
        for row in &mut compared.comparisons {
            row.comparison.candidate = row.comparison.candidate.replace("i686", PLAIN);
        }
        compared
    }

    #[test]
    fn nothing_denies_claim_36_before_i586_is_sure() {
        let network = compared();
        let classical = classical(network.clone());
        let (findings, used) = on_engines(&[&classical, &network, &classical]);
        assert_eq!(used, [&classical, &network]);
        let [first, _, second, _, missing] = &findings[..] else { panic!("{findings:?}") };
        assert!(first.seen.starts_with("on i686 with the classical evaluation "), "{}", first.seen);
        assert!(second.seen.starts_with("on i686 with the default evaluation "), "{}", second.seen);
        assert!(!missing.is_measured && missing.seen.contains(PLAIN), "{}", missing.seen);
        assert!(findings.iter().all(|finding| finding.holds != Holds::No), "{findings:?}");
        let mut plain = plain(network.clone());
        let (findings, _) = on_engines(&[&plain, &network]);
        assert!(findings.iter().all(|finding| finding.is_measured), "{findings:?}");
        assert_eq!(findings.last().map(|finding| finding.holds), Some(Holds::No), "{findings:?}");
        for row in &mut plain.comparisons {
            row.judgement = Some(estimated(-0.2, 0.3, Verdict::NoDifference { smallest_visible: 0.3 }));
        }
        let (findings, _) = on_engines(&[&plain, &network]);
        assert!(findings.iter().all(|finding| finding.holds == Holds::Unknown), "{findings:?}");
    }
}
