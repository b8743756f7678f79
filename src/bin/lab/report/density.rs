//! The section on counting bits by density: where the loop stops paying.

use std::collections::BTreeMap;

use maud::{Markup, html};

use super::chart::{self, Mark, Series, Titles};
use super::words;
use crate::record::{KernelFigure, Mode, Record};

/// Words with exactly so many set bits: the number of rounds of a loop can be predicted.
const EXACT: &str = "bits-";

/// Words in which each bit is set by chance, so many on average: it cannot.
const ABOUT: &str = "about-";

/// The variants' times by number of set bits, in the registry's order of first appearance.
fn curves<'a>(record: &'a Record, operands: &str, mode: Mode) -> Vec<(&'a str, BTreeMap<u32, f64>)> {
    let mut curves: Vec<(&str, BTreeMap<u32, f64>)> = Vec::new();
    for figure in record.kernels.figures().iter().filter(|figure| figure.mode == mode) {
        let Some(bits) = bits(figure, operands) else { continue };
        let index = curves.iter().position(|curve| curve.0 == figure.variant).unwrap_or_else(|| {
            curves.push((&figure.variant, BTreeMap::new()));
            curves.len() - 1
        });
        curves[index].1.insert(bits, figure.nanoseconds_per_op);
    }
    curves
}

/// The density that a popcount figure's operands are named after.
fn bits(figure: &KernelFigure, operands: &str) -> Option<u32> {
    let is_popcount = figure.axis == "popcount";
    is_popcount.then(|| figure.operands.strip_prefix(operands)?.parse().ok()).flatten()
}

/// How many set bits it takes until the loop costs as much as shift and multiply, by linear interpolation between the
/// measured densities; none where the curves do not cross.
fn break_even(sparse: &BTreeMap<u32, f64>, swar: &BTreeMap<u32, f64>) -> Option<f64> {
    let differences: Vec<(f64, f64)> = sparse
        .iter()
        .filter_map(|(&bits, &time)| swar.get(&bits).map(|&other| (f64::from(bits), time - other)))
        .collect();
    differences.windows(2).find(|pair| pair[0].1 < 0.0 && pair[1].1 >= 0.0).map(|pair| {
        let [(x0, y0), (x1, y1)] = [pair[0], pair[1]];
        x0 + (x1 - x0) * -y0 / (y1 - y0)
    })
}

fn of_sparse_and_swar(curves: &[(&str, BTreeMap<u32, f64>)]) -> Option<f64> {
    let curve = |name| curves.iter().find(|curve| curve.0 == name).map(|curve| &curve.1);
    break_even(curve("sparse")?, curve("swar")?)
}

pub(super) fn section(record: &Record) -> Markup {
    let curves_now = curves(record, EXACT, Mode::Throughput);
    let Some(chart) = chart(record) else { return html! {} };
    html! {
        section #density {
            h2 { "Counting bits, by density" }
            p {
                @match of_sparse_and_swar(&curves_now) {
                    Some(bits) => {
                        "On this CPU the loop that clears the lowest bit (" code { "sparse" } ") beats shift and multiply ("
                        code { "swar" } ") below " strong { (format!("{bits:.1}")) " set bits" }
                        " (throughput, baseline target). Measurements of 2012 found about 6 or 7, depending on the compiler."
                    }
                    None => { "The curves of " code { "sparse" } " and " code { "swar" } " do not cross here." }
                }
                (unpredictable(record))
            }
            figure {
                (chart)
                figcaption {
                    "Time per count over words with exactly so many set bits, in random order; built for the baseline "
                    "target. At x86-64-v2 and above the compiler turns both into the instruction."
                }
            }
            details {
                summary { "The figures" }
                div.scroll tabindex="0" {
                    table {
                        caption { "Nanoseconds per count, throughput" }
                        thead {
                            tr { th scope="col" { "bits" } @for curve in &curves_now { th.n scope="col" { (curve.0) } } }
                        }
                        tbody {
                            @for bits in densities(&curves_now) {
                                tr {
                                    th scope="row" { (bits) }
                                    @for curve in &curves_now {
                                        td.n { (curve.1.get(&bits).map_or("–".to_owned(), |&t| words::nanoseconds(t))) }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// What becomes of the break-even where the branch predictor cannot know the number of rounds.
fn unpredictable(record: &Record) -> Markup {
    let curves = curves(record, ABOUT, Mode::Throughput);
    if curves.is_empty() {
        return html! {};
    }
    html! {
        " Those words all have the same number of bits; where the number varies by chance, so that no branch predictor can "
        "know when the loop ends, "
        @match of_sparse_and_swar(&curves) {
            Some(bits) => { "the loop wins below " strong { (format!("{bits:.1}")) " bits" } " on average." }
            None => { "the curves do not cross." }
        }
    }
}

fn densities(curves: &[(&str, BTreeMap<u32, f64>)]) -> Vec<u32> {
    let mut all: Vec<u32> = curves.iter().flat_map(|curve| curve.1.keys().copied()).collect();
    all.sort_unstable();
    all.dedup();
    all
}

/// Time by density, one line a variant; none where the kernels were not measured.
pub(super) fn chart(record: &Record) -> Option<Markup> {
    let curves = curves(record, EXACT, Mode::Throughput);
    let series: Vec<Series<'_>> = curves
        .iter()
        .map(|(name, curve)| Series {
            name,
            points: curve.iter().map(|(&bits, &time)| (f64::from(bits), time)).collect(),
        })
        .collect();
    let mark = of_sparse_and_swar(&curves)
        .map(|bits| Mark { x: bits, label: format!("sparse = swar at {bits:.1} bits") });
    let titles = Titles {
        id: "popcount-title",
        title: "Time to count the set bits of a word, by how many are set, for each variant",
        x: "set bits in the word",
        y: "nanoseconds per count",
    };
    chart::lines(&titles, &series, mark.as_ref())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_break_even_lies_where_the_curves_cross() {
        let swar: BTreeMap<u32, f64> = (1..=10).map(|bits| (bits, 2.0)).collect();
        let sparse: BTreeMap<u32, f64> = (1..=10).map(|bits| (bits, 0.4 * f64::from(bits) - 0.2)).collect();
        let found = break_even(&sparse, &swar).expect("they cross");
        assert!((found - 5.5).abs() < 1e-9, "{found}");
        assert_eq!(break_even(&swar, &sparse), None);
    }
}
