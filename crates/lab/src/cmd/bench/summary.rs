//! The times of a run of the suites: for each axis and mode a table of variants by operands, and a
//! sentence about the break-even.

use std::collections::BTreeSet;

use plywright_benches::grid;

use crate::decide::density::{Curve, crossing};
use crate::record::{KernelFigure, Mode};
use crate::terminal::table::{Cell, Table};

/// Returns the tables of all axes that have figures, or an empty text.
pub(super) fn text(figures: &[KernelFigure]) -> String {
    let mut axes: Vec<&str> = figures.iter().map(|figure| &*figure.axis).collect();
    axes.dedup();
    let text = |axis| {
        let figures: Vec<&KernelFigure> = figures.iter().filter(|figure| figure.axis == axis).collect();
        let tables = Mode::ALL.map(|mode| table(axis, &figures, mode));
        tables.concat() + &break_evens(axis, &figures)
    };
    axes.into_iter().map(text).collect::<Vec<_>>().join("\n")
}

/// Returns the table of an axis in one mode, of the representative operands alone if there are
/// others too; empty if nothing was timed in that mode.
fn table(axis: &str, figures: &[&KernelFigure], mode: Mode) -> String {
    let figures: Vec<&KernelFigure> = figures.iter().filter(|figure| figure.mode == mode).copied().collect();
    let mut variants: Vec<&str> = Vec::new();
    let mut operands: Vec<&str> = Vec::new();
    for figure in &figures {
        for (name, names) in [(&figure.variant, &mut variants), (&figure.operands, &mut operands)] {
            if !names.contains(&&**name) {
                names.push(name);
            }
        }
    }
    if figures.is_empty() {
        return String::new();
    }
    let measured = operands.len();
    if operands.iter().any(|name| grid::is_telling(axis, name)) {
        operands.retain(|name| grid::is_telling(axis, name));
    }
    operands.sort_by_key(|&name| {
        let (family, number) = grid::split(name);
        (family, number.and_then(|number| number.parse::<u32>().ok()))
    });
    let figure = |variant: &str, operands: &str| {
        let found = figures.iter().find(|figure| figure.variant == variant && figure.operands == operands);
        found.map(|figure| figure.nanoseconds_per_op)
    };
    let mut table =
        Table::new(std::iter::once(mode.name()).chain(operands.iter().copied()).map(str::to_owned));
    for variant in &variants {
        let cell = |operands: &&str| {
            let Some(own) = figure(variant, operands) else { return Cell::none() };
            let least = variants.iter().filter_map(|variant| figure(variant, operands)).fold(own, f64::min);
            let mark = if time(own) == time(least) { "*" } else { "" };
            Cell::number(format!("{mark}{}", time(own)))
        };
        table.row(
            &[],
            std::iter::once(Cell::word(*variant)).chain(operands.iter().map(cell)).collect::<Vec<_>>(),
        );
    }
    let others = match measured - operands.len() {
        0 => String::new(),
        others => format!("{others} more operands are in criterion's own output.\n"),
    };
    format!("{axis}, {}: nanoseconds an operation, * the fastest\n\n{table}\n{others}\n", mode.name())
}

/// Formats nanoseconds with three digits, without their unit.
fn time(nanoseconds: f64) -> String {
    match nanoseconds {
        100.0.. => format!("{nanoseconds:.0}"),
        10.0.. => format!("{nanoseconds:.1}"),
        _ => format!("{nanoseconds:.2}"),
    }
}

/// Returns a line for each mode of each family of operands with several numbers; the line says
/// which variant is the best one up to which number.
fn break_evens(axis: &str, figures: &[&KernelFigure]) -> String {
    let families: BTreeSet<&str> = figures
        .iter()
        .filter_map(|figure| {
            let (family, number) = grid::split(&figure.operands);
            number.map(|_| family)
        })
        .collect();
    let mut text = String::new();
    for (family, mode) in families.iter().flat_map(|family| Mode::ALL.map(|mode| (family, mode))) {
        if let Some(sentence) = break_even(axis, family, &curves(figures, family, mode)) {
            text += &format!("{}: {sentence}.\n", mode.name());
        }
    }
    text
}

/// Returns each variant's time by number.
fn curves<'a>(figures: &[&'a KernelFigure], family: &str, mode: Mode) -> Vec<(&'a str, Curve)> {
    let mut curves: Vec<(&str, Curve)> = Vec::new();
    for figure in figures.iter().filter(|figure| figure.mode == mode) {
        let (of_family, number) = grid::split(&figure.operands);
        let number = number.filter(|_| of_family == family).and_then(|number| number.parse().ok());
        let Some(number) = number else { continue };
        let at = curves.iter().position(|curve| curve.0 == figure.variant).unwrap_or_else(|| {
            curves.push((&figure.variant, Curve::new()));
            curves.len() - 1
        });
        curves[at].1.insert(number, figure.nanoseconds_per_op);
    }
    curves
}

/// Says where one variant stops being faster than another. For `popcount`, these are the loop and
/// shift and multiply; for another axis, the fastest at the smallest number and the fastest at the
/// largest.
fn break_even(axis: &str, family: &str, curves: &[(&str, Curve)]) -> Option<String> {
    let numbers: BTreeSet<u32> = curves.iter().flat_map(|curve| curve.1.keys().copied()).collect();
    let (least, largest) = (*numbers.first()?, *numbers.last()?);
    if least == largest {
        return None;
    }
    let fastest = |number: u32| {
        let timed = curves.iter().filter_map(|curve| Some((curve, *curve.1.get(&number)?)));
        timed.min_by(|a, b| a.1.total_cmp(&b.1)).map(|(curve, _)| curve)
    };
    let named = |name: &str| curves.iter().find(|curve| curve.0 == name);
    let (rising, other) = match axis {
        "popcount" => (named("sparse")?, named("swar")?),
        _ => (fastest(least)?, fastest(largest)?),
    };
    let unit = match family {
        "bits" | "about" => "bits",
        "pieces" => "pieces",
        _ => "numbers a row",
    };
    let (a, b) = (rising.0, other.0);
    if a == b {
        let is_throughout = numbers.iter().all(|&number| fastest(number).is_some_and(|curve| curve.0 == a));
        return is_throughout.then(|| format!("`{a}` is the fastest from {least} to {largest} {unit}"));
    }
    let Some(point) = crossing(&rising.1, &other.1) else {
        let is_faster = rising.1.get(&least)? < other.1.get(&least)?;
        let word = if is_faster { "faster" } else { "slower" };
        return Some(format!("`{a}` is {word} than `{b}` from {least} to {largest} {unit}"));
    };
    let (below, above) = (numbers.range(..=point as u32).last()?, numbers.range(point as u32 + 1..).next()?);
    let unit = if *below == 1 { unit.strip_suffix('s').unwrap_or(unit) } else { unit };
    let sentence = format!("`{a}` is faster than `{b}` up to {below} {unit}, slower from {above} on");
    // Between adjacent numbers there is nothing to interpolate.
    let is_gap = above - below > 1;
    Some(if is_gap { format!("{sentence}, by interpolation even at {point:.1}") } else { sentence })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn figure(id: &str, nanoseconds: f64) -> KernelFigure {
        let [axis, operands, mode, variant] = id.split('/').collect::<Vec<_>>()[..] else { panic!("{id}") };
        KernelFigure {
            axis: axis.to_owned(),
            variant: variant.to_owned(),
            operands: operands.to_owned(),
            mode: Mode::named(mode).unwrap(),
            nanoseconds_per_op: nanoseconds,
            low: nanoseconds,
            high: nanoseconds,
        }
    }

    /// Returns figures for the representative operands of `popcount`: a loop of half a nanosecond
    /// per bit, and a variant of 2 ns at any density.
    fn figures() -> Vec<KernelFigure> {
        let mut figures = Vec::new();
        for operands in grid::telling("popcount").unwrap() {
            let bits = grid::split(operands).1.map_or(4.0, |number| number.parse().unwrap());
            for (mode, chain) in [("latency", 1.0), ("throughput", 0.0)] {
                figures.push(figure(&format!("popcount/{operands}/{mode}/swar"), 2.0 + chain));
                figures.push(figure(&format!("popcount/{operands}/{mode}/sparse"), bits / 2.0 + 0.25));
            }
        }
        figures
    }

    #[test]
    fn an_axis_has_a_table_for_each_mode_with_the_break_evens_below() {
        let mut figures = figures();
        let text_of_telling = text(&figures);
        let wanted = [
            "popcount, latency: nanoseconds an operation, * the fastest\n\n| latency | bits-01 | bits-03 |",
            "| swar    |    3.00 |    3.00 |    3.00 |   *3.00 |   *3.00 |   *3.00 |",
            "| sparse  |   *0.75 |   *1.75 |   *2.75 |    4.25 |    8.25 |    16.2 |",
            "popcount, throughput: ",
            "latency: `sparse` is faster than `swar` up to 5 bits, slower from 8 on, by interpolation even at 5.5.\n\
             throughput: `sparse` is faster than `swar` up to 3 bits, slower from 5 on, by interpolation even at 3.5.\n",
        ];
        crate::fixtures::assert_says(&text_of_telling, &wanted);
        for bits in (33..64).rev() {
            figures.push(figure(&format!("popcount/bits-{bits}/latency/swar"), 3.0));
        }
        let rows = |text: &str| text.lines().filter(|line| line.starts_with('|')).count();
        let text = text(&figures);
        assert!(text.contains("\n31 more operands are in criterion's own output.\n"), "{text}");
        assert_eq!(rows(&text), rows(&text_of_telling));
    }

    #[test]
    fn without_a_crossing_it_says_who_is_faster_and_without_figures_nothing() {
        let curve = |times: [f64; 2]| Curve::from([(6, times[0]), (28, times[1])]);
        let sentence = |axis, family, one: (&'static str, _), other: (&'static str, _)| {
            break_even(axis, family, &[(one.0, curve(one.1)), (other.0, curve(other.1))])
        };
        let sentence_at_1 = || {
            let (sparse, swar) = (Curve::from([(1, 1.0), (2, 3.0)]), Curve::from([(1, 2.0), (2, 2.0)]));
            break_even("popcount", "bits", &[("sparse", sparse), ("swar", swar)])
        };
        for (found, wanted) in [
            (
                sentence("popcount", "bits", ("sparse", [3.0, 9.0]), ("swar", [2.0, 2.0])),
                "`sparse` is slower than `swar` from 6 to 28 bits",
            ),
            (sentence_at_1(), "`sparse` is faster than `swar` up to 1 bit, slower from 2 on"),
            (
                sentence("sliders", "pieces", ("magic", [3.0, 3.0]), ("pext", [2.0, 2.0])),
                "`pext` is the fastest from 6 to 28 pieces",
            ),
            (
                sentence("simd", "evaluate", ("avx2", [1.0, 9.0]), ("avx512", [2.0, 2.0])),
                "`avx2` is faster than `avx512` up to 6 numbers a row, slower from 28 on, by interpolation even at 8.8",
            ),
        ] {
            assert_eq!(found.as_deref(), Some(wanted));
        }
        assert_eq!(text(&[]), "");
    }
}
