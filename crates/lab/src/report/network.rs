//! The effects of the network on a machine: an answer to each question, from kept figures alone.

use maud::{Markup, html};
use plywright::network::HIDDEN;

use super::losses::estimate;
use super::row;
use super::unfolded::Code;
use super::words::gained;
use crate::decide::differences;
use crate::decide::figures::Value;
use crate::record::profiles::{NARROW, Shares};
use crate::record::{KernelFigure, Mode, Record};
use crate::terminal::format::{interval, nanoseconds, percent, sentence, share};
use crate::terminal::table::inline;
use outpace::text::exact;

/// The answer to a question, or the reason why there is none.
type Answer = Result<String, String>;

/// Draws the section if the record's builds evaluate by the network.
pub(super) fn section(record: &Record, code: &Code) -> Markup {
    if !record.has_network() {
        return html! {};
    }
    let plain = code.plain.as_ref();
    let answers = [
        ("Is another variant of `popcount` the best with the network?", changes(record, plain, "popcount")),
        ("Is another variant of `sliders`?", changes(record, plain, "sliders")),
        ("What does each width of vector bring the engine?", widths(record)),
        ("Does VNNI pay?", pays(record, [("avx-vnni", "avx2"), ("avx512-vnni", "avx512")])),
        ("Do 512 bits pay?", pays(record, [("avx512", "avx2"), ("avx512-vnni", "avx-vnni")])),
        ("Update a row, or make it anew?", update(record)),
        ("Bytes or 16 bits in the output?", bytes(record)),
        ("What of a node's work is the network's?", shares(record, code)),
    ];
    html! {
        section #network {
            h2 { "The network" }
            p {
                "Engines are compared in lock-step, with intervals as in the tables below. A kernel's time is of one process: its interval "
                "says nothing of other processes, which differ by some per cent."
            }
            dl {
                @for (question, answer) in &answers {
                    dt { (inline(question)) }
                    @match answer {
                        Ok(text) => dd { (inline(&sentence(text))) },
                        Err(why) => dd.missing { (inline(&sentence(&format!("no answer: {why}")))) },
                    }
                }
            }
        }
    }
}

/// Answers whether the choice has another variant of an axis than it has without the network.
fn changes(record: &Record, plain: Option<&Record>, name: &str) -> Answer {
    let plain =
        plain.ok_or("no record without the network is kept of this machine (`cargo lab choose --with evaluation-classical` makes it)")?;
    let none = |with| format!("the record {with} the network did not look at `{name}`");
    let here = record.axis(name).ok_or_else(|| none("with"))?;
    let there = plain.axis(name).ok_or_else(|| none("without"))?;
    let now = record.decision.choice.variant_of(here);
    let then = plain.decision.choice.variant_of(there);
    // The figures shown are of a variant that is not the default: the one chosen with the network,
    // the one chosen without it, or the one with the largest gain.
    let others = here.variants.iter().filter(|variant| **variant != here.default);
    let nearest = others
        .filter_map(|variant| Some((variant.as_str(), estimate(record, name, variant)?)))
        .max_by(|(_, one), (_, other)| one.gain.total_cmp(&other.gain));
    let nearest = nearest.map(|(variant, _)| variant);
    let shown = [now, then].into_iter().find(|variant| *variant != here.default).or(nearest);
    let shown = shown.ok_or_else(|| format!("no variant of `{name}` was timed against the default"))?;
    let figure = |record| {
        estimate(record, name, shown)
            .map_or("an amount that was not measured".to_owned(), |estimate| gained(&estimate))
    };
    let choice = if now == then {
        format!("no: `{now}` is chosen with it and without")
    } else {
        format!("yes: `{now}` is chosen with it and `{then}` without")
    };
    let is_other = record.source.sha256 != plain.source.sha256;
    let source = if is_other { "; the record without it is of another source" } else { "" };
    let [with, without] = [record, plain].map(figure);
    Ok(format!("{choice}; `{shown}` gains {with} over the default with it and {without} without{source}"))
}

fn widths(record: &Record) -> Answer {
    let widths = [
        ("one number at a time", "scalar"),
        ("128 bits", "sse2"),
        ("128 bits", "neon"),
        ("256 bits", "avx2"),
        ("512 bits", "avx512"),
    ];
    let of = |(width, variant)| {
        let gain = gained(&estimate(record, "simd", variant)?);
        Some(format!("{width} (`{variant}`) {gain}"))
    };
    let all: Vec<String> = widths.into_iter().filter_map(of).collect();
    let default = record.axis("simd").filter(|_| !all.is_empty());
    let default = default.ok_or("the record has no engine with another variant of `simd`")?;
    Ok(format!("over the default, `{}`: {}", default.default, all.join(", ")))
}

/// Difference that occasionally appears between a kernel's times in two processes although nothing
/// differs.
const PROCESS: f64 = 0.1;

/// Returns the conclusion from the ends of a ratio's interval: `above` if both are above 1 by more
/// than `resolution`, `below` if both are below 1 by more than that, *no difference* if both are
/// within it, otherwise *not sure*.
fn verdict([low, high]: [f64; 2], resolution: f64, [above, below]: [&str; 2]) -> String {
    let (low, high, border) = (low.ln(), high.ln(), resolution.ln_1p());
    if low > border {
        above.to_owned()
    } else if high < -border {
        below.to_owned()
    } else if low >= -border && high <= border {
        format!("no difference of {}", exact(resolution))
    } else {
        let visible = (border + (high - low) / 2.0).exp_m1();
        format!("not sure (would have seen {})", share(visible))
    }
}

/// Answers whether the first variant of each pair is faster than the second.
fn pays(record: &Record, pairs: [(&str, &str); 2]) -> Answer {
    let of = |(one, other): (&str, &str)| {
        let both = [estimate(record, "simd", other)?, estimate(record, "simd", one)?];
        let (ratio, low, high) = differences::ratio(both.each_ref().map(Value::from))?;
        let verdict = verdict([low, high], record.decision.verdicts.resolution, ["yes", "no"]);
        let gain = percent(ratio - 1.0);
        Some(format!("{verdict}: `{one}` gains {gain} ({}) over `{other}`", interval(low - 1.0, high - 1.0)))
    };
    let all: Vec<String> = pairs.into_iter().filter_map(of).collect();
    if all.is_empty() {
        let names = pairs.map(|(one, other)| format!("`{one}` and `{other}`"));
        return Err(format!("the record has no engines with both {}", names.join(" or both ")));
    }
    Ok(all.join("; "))
}

/// Returns the time of a kernel of `simd` for independent operations.
fn time<'a>(record: &'a Record, operands: &str, variant: &str) -> Option<&'a KernelFigure> {
    row::time(record, ["simd", variant, operands], Mode::Throughput)
}

/// Returns the ratio of two times as text, with its smallest and largest value by the intervals of
/// the times.
fn times(long: &KernelFigure, short: &KernelFigure) -> (String, [f64; 2]) {
    let [low, high] = [long.low / short.high, long.high / short.low];
    let ratio = long.nanoseconds_per_op / short.nanoseconds_per_op;
    (format!("{ratio:.1} times ({low:.1} to {high:.1})"), [low, high])
}

fn update(record: &Record) -> Answer {
    let variant = record.axis("simd").map_or("dispatched", |axis| &axis.default);
    let find = |task: &str| {
        let operands = format!("{task}-{HIDDEN}");
        time(record, &operands, variant)
            .ok_or_else(|| format!("the record has no time of `{variant}` on `{operands}`"))
    };
    let (update, anew) = (find("update")?, find("anew")?);
    let (ratio, ends) = times(anew, update);
    let verdict = verdict(ends, PROCESS, ["update it", "make it anew"]);
    let [update, anew] = [update, anew].map(|figure| nanoseconds(figure.nanoseconds_per_op));
    Ok(format!(
        "{verdict}: a row of {HIDDEN} numbers is updated in {update} and made anew of all pieces in {anew}, {ratio} that, by `{variant}`"
    ))
}

/// Answers how much time bytes save in the output layer, by the variant that is fastest without
/// them.
fn bytes(record: &Record) -> Answer {
    let (wide, narrow) = (format!("output-{HIDDEN}"), format!("bytes-{HIDDEN}"));
    let variants = record.axis("simd").map_or(&[][..], |axis| &axis.variants);
    let both = variants.iter().filter_map(|variant| {
        Some((variant, time(record, &wide, variant)?, time(record, &narrow, variant)?))
    });
    let fastest =
        both.min_by(|(_, one, _), (_, other, _)| one.nanoseconds_per_op.total_cmp(&other.nanoseconds_per_op));
    let none = || format!("the record has no variant's times on both `{wide}` and `{narrow}`");
    let (variant, wide, narrow) = fastest.ok_or_else(none)?;
    let (ratio, ends) = times(wide, narrow);
    let verdict = verdict(ends, PROCESS, ["bytes are faster", "16 bits are faster"]);
    let [wide, narrow] = [wide, narrow].map(|figure| nanoseconds(figure.nanoseconds_per_op));
    Ok(format!(
        "{verdict}: the output of two rows of {HIDDEN} numbers takes {narrow} with bytes, which are not squared, and {wide} with 16 bits, \
         {ratio} that, by `{variant}`; what bytes cost in play is not measured"
    ))
}

/// Answers where a search with the network executes its instructions, by the kept flamegraph.
fn shares(record: &Record, code: &Code) -> Answer {
    let graphs = code.profiles.iter().flat_map(|profiles| &profiles.graphs);
    let mut graphs = graphs.filter(|graph| graph.target != NARROW);
    let none = "no flamegraph of its engine is kept of this machine (`cargo lab profile default` draws it)";
    let (network, graph) = graphs.find_map(|graph| graph.network.zip(Some(graph))).ok_or(none)?;
    let other = if graph.source == record.source.sha256 { "" } else { ", of another source" };
    Ok(format!("{} of the instructions of `bench`{other}", parts(network, graph.instructions)))
}

/// Returns the network's parts as shares of `all` instructions.
pub(super) fn parts(Shares { update, output }: Shares, all: u64) -> String {
    let share = |part: u64| format!("{:.1} %", part as f64 / all as f64 * 100.0);
    let rest = all.saturating_sub(update).saturating_sub(output);
    format!("update {}, output {}, the rest {}", share(update), share(output), share(rest))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::profiles::tests::graph;
    use crate::record::profiles::{Graph, Profiles, Subject};
    use crate::record::{Axis, Figures, Judgement, Verdict, Winner};

    /// Returns a record of builds with the network that has no figures about it.
    fn record() -> Record {
        let mut record = crate::fixtures::record();
        record.axes.clear();
        let [name, default] = ["evaluation", "network"].map(str::to_owned);
        record.axes.push(Axis { name, variants: vec![default.clone()], default });
        record.decision.judgements.clear();
        record.decision.losses.clear();
        record.decision.choice.winners.clear();
        record
    }

    /// Adds an axis with the default and variants of the given gains, each certain to a thousandth.
    fn add(record: &mut Record, name: &str, default: &str, gains: &[(&str, f64)]) {
        let kept = crate::fixtures::record();
        let variants = [default].into_iter().chain(gains.iter().map(|(variant, _)| *variant));
        let variants = variants.map(str::to_owned).collect();
        record.axes.push(Axis { name: name.to_owned(), default: default.to_owned(), variants });
        for &(variant, gain) in gains {
            let mut estimate = kept.decision.judgements[0].estimate.unwrap();
            (estimate.gain, estimate.low, estimate.high) = (gain, gain - 0.001, gain + 0.001);
            record.decision.judgements.push(Judgement {
                family: Some(name.to_owned()),
                variant: variant.to_owned(),
                verdict: Verdict::Unjudged { reason: "a test".to_owned() },
                estimate: Some(estimate),
            });
        }
    }

    fn figure(variant: &str, operands: &str, time: f64) -> KernelFigure {
        KernelFigure {
            axis: "simd".to_owned(),
            variant: variant.to_owned(),
            operands: format!("{operands}-{HIDDEN}"),
            mode: Mode::Throughput,
            nanoseconds_per_op: time,
            low: time * 0.99,
            high: time * 1.01,
        }
    }

    #[test]
    fn a_record_without_the_network_has_no_such_section_and_one_without_figures_answers_nothing() {
        let plain = crate::fixtures::record();
        assert_eq!(section(&plain, &Code::default()).into_string(), "");
        let page = section(&record(), &Code::default()).into_string();
        assert_eq!((page.matches("<dt>").count(), page.matches("No answer: ").count()), (8, 8), "{page}");
    }

    #[test]
    fn a_variant_that_only_one_record_chose_changes_with_the_network() {
        let (mut with, mut without) = (record(), record());
        add(&mut with, "sliders", "magic", &[("pext", 0.021), ("rays", -0.1)]);
        add(&mut without, "sliders", "magic", &[("pext", 0.002)]);
        let answer = |with: &Record, without: &Record| changes(with, Some(without), "sliders").unwrap();
        assert_eq!(
            answer(&with, &without),
            "no: `magic` is chosen with it and without; `pext` gains +2.1 % (+2.0 % to +2.2 %) over the default with it and \
             +0.2 % (+0.1 % to +0.3 %) without"
        );
        with.decision.choice.winners =
            vec![Winner { axis: "sliders".to_owned(), variant: "pext".to_owned() }];
        without.source.sha256 = "other".to_owned();
        let text = answer(&with, &without);
        let begin = "yes: `pext` is chosen with it and `magic` without; `pext` gains +2.1 %";
        assert!(text.starts_with(begin), "{text}");
        assert!(text.ends_with("; the record without it is of another source"), "{text}");
        let why = changes(&with, Some(&without), "popcount").unwrap_err();
        assert!(why.contains("did not look at `popcount`"), "{why}");
        assert!(changes(&with, None, "sliders").is_err());
        with.decision.choice.winners.clear();
        with.decision.judgements.clear();
        assert!(changes(&with, Some(&without), "sliders").unwrap_err().contains("against the default"));
    }

    #[test]
    fn two_variants_are_compared_by_what_each_gains_over_the_default() {
        let mut record = record();
        let gains =
            [("scalar", -0.5), ("avx2", 0.0), ("avx-vnni", 0.0008), ("avx512", 0.02), ("avx512-vnni", 0.01)];
        add(&mut record, "simd", "dispatched", &gains);
        let text = widths(&record).unwrap();
        let begin = "over the default, `dispatched`: one number at a time (`scalar`) −50.0 %";
        assert!(text.starts_with(begin), "{text}");
        assert!(text.contains("256 bits (`avx2`)") && !text.contains("128 bits"), "{text}");
        let text = pays(&record, [("avx-vnni", "avx2"), ("avx512-vnni", "avx512")]).unwrap();
        let [narrow, wide] = text.split("; ").collect::<Vec<_>>()[..] else { panic!("{text}") };
        assert!(narrow.starts_with("no difference of 0.5 %: `avx-vnni` gains +0.1 %"), "{text}");
        assert!(wide.starts_with("no: `avx512-vnni` gains −1.0 %"), "{text}");
        assert!(wide.ends_with("over `avx512`"), "{text}");
        let text = pays(&record, [("avx512", "avx2"), ("neon", "sse2")]).unwrap();
        assert!(text.starts_with("yes: `avx512` gains +2.0 %") && !text.contains("neon"), "{text}");
        let why = pays(&record, [("neon", "sse2"), ("neon", "avx2")]).unwrap_err();
        assert!(why.contains("both `neon` and `sse2` or both `neon` and `avx2`"), "{why}");
    }

    #[test]
    fn only_an_interval_within_the_resolution_is_no_difference() {
        let answer = |low, high| verdict([low, high], 0.005, ["yes", "no"]);
        assert_eq!(answer(1.006, 1.01), "yes");
        assert_eq!(answer(0.98, 0.99), "no");
        assert_eq!(answer(0.997, 1.004), "no difference of 0.5 %");
        assert_eq!(answer(0.97, 1.03), "not sure (would have seen 3.6 %)");
        assert_eq!(answer(1.001, 1.009), "not sure (would have seen 0.9 %)");
    }

    #[test]
    fn kernels_show_what_an_update_and_bytes_save() {
        let mut record = record();
        add(&mut record, "simd", "avx2", &[("avx512", 0.0)]);
        let none = format!("the record has no time of `avx2` on `update-{HIDDEN}`");
        assert_eq!(update(&record).unwrap_err(), none);
        let mut figures = vec![figure("avx2", "update", 5.0), figure("avx2", "anew", 40.0)];
        figures.extend([figure("avx2", "output", 16.0), figure("avx2", "bytes", 8.0)]);
        figures.extend([figure("avx512", "output", 10.0), figure("avx512", "bytes", 10.1)]);
        record.kernels = Figures::Measured { figures };
        let text = update(&record).unwrap();
        assert!(text.starts_with("update it: "), "{text}");
        assert!(text.ends_with("40.0 ns, 8.0 times (7.8 to 8.2) that, by `avx2`"), "{text}");
        let text = bytes(&record).unwrap();
        assert!(text.starts_with("no difference of 10 %: ") && text.contains("by `avx512`"), "{text}");
    }

    #[test]
    fn the_flamegraph_shows_the_parts() {
        let mut profiles = Profiles::none("zen", "Zen");
        let record = record();
        let mut graph = graph(Subject::Engine, Some(("evaluation", "network")), &record.source.sha256);
        graph.network = Some(Shares { update: 250, output: 125 });
        // On a target with half the registers, the network has a larger share.
        let narrow = Graph {
            target: "i686".to_owned(),
            network: Some(Shares { update: 900, output: 90 }),
            ..graph.clone()
        };
        profiles.merge(vec![narrow, graph], Vec::new());
        let code = Code { profiles: Some(profiles), ..Code::default() };
        let wanted = "update 25.0 %, output 12.5 %, the rest 62.5 % of the instructions of `bench`";
        assert_eq!(shares(&record, &code).unwrap(), wanted);
    }
}
