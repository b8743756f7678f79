//! The times of a run of the suites: for each axis one table that fits the terminal, variants by
//! operands, and a sentence about the break-even.

use std::collections::BTreeSet;

use plywright_benches::grid;

use crate::decide::density::{Curve, crossing};
use crate::record::{KernelFigure, Mode};

/// Largest length of a heading's line; longer names are broken at their hyphens.
const HEADING: usize = 8;

/// Returns the tables of all axes that have figures, or an empty text. Their lines are at most
/// `width` wide if at least one column of figures fits, except the line above a table.
pub(super) fn text(figures: &[KernelFigure], width: usize) -> String {
    let mut axes: Vec<&str> = figures.iter().map(|figure| &*figure.axis).collect();
    axes.dedup();
    let text = |axis| {
        let figures: Vec<&KernelFigure> = figures.iter().filter(|figure| figure.axis == axis).collect();
        let sentences = break_evens(axis, &figures, width);
        let gap = if sentences.is_empty() { "" } else { "\n" };
        format!("{}{gap}{sentences}", table(axis, &figures, width))
    };
    axes.into_iter().map(text).collect::<Vec<_>>().join("\n")
}

/// A column of the table.
struct Column<'a> {
    operands: &'a str,
    heading: Vec<String>,
    width: usize,
}

impl<'a> Column<'a> {
    fn new(operands: &'a str, figures: &[&KernelFigure]) -> Self {
        let heading = match grid::split(operands) {
            (family, Some(number)) => vec![family.to_owned(), number.to_owned()],
            (name, None) => broken(name),
        };
        let cells = figures.iter().filter(|figure| figure.operands == operands);
        let cells = cells.map(|figure| time(figure.nanoseconds_per_op).len());
        // Each cell has room behind it for the mark of the fastest.
        let width = heading.iter().map(String::len).chain(cells.map(|cell| cell + 1)).max();
        Self { operands, heading, width: width.unwrap_or_default() + 2 }
    }
}

/// Breaks a name at its hyphens into lines of at most [`HEADING`] letters; a longer word has a line
/// of its own.
fn broken(name: &str) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in name.split('-') {
        match lines.last_mut() {
            Some(line) if line.len() + 1 + word.len() <= HEADING => *line += &format!("-{word}"),
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

fn table(axis: &str, figures: &[&KernelFigure], width: usize) -> String {
    let mut variants: Vec<&str> = Vec::new();
    let mut operands: Vec<&str> = Vec::new();
    for figure in figures {
        for (name, names) in [(&figure.variant, &mut variants), (&figure.operands, &mut operands)] {
            if !names.contains(&&**name) {
                names.push(name);
            }
        }
    }
    operands.sort_by_key(|&name| {
        let (family, number) = grid::split(name);
        (family, number.and_then(|number| number.parse::<u32>().ok()))
    });
    let first = variants.iter().map(|name| name.len() + 2).chain([Mode::Throughput.name().len()]).max();
    let first = first.unwrap_or_default();
    let (columns, left_out) = fitting(axis, &operands, figures, width.saturating_sub(first));

    let mut text = format!("{axis}: nanoseconds an operation, * the fastest of its column\n\n");
    let lines = columns.iter().map(|column| column.heading.len()).max().unwrap_or_default();
    for line in 0..lines {
        let cell = |column: &Column<'_>| {
            let word = column.heading.get(line).map_or("", String::as_str);
            // The mark's place stays free, so that figures stand below their headings.
            if word.len() + 3 <= column.width { format!("{word} ") } else { word.to_owned() }
        };
        text += &row("", first, columns.iter().map(|column| (cell(column), column.width)));
    }
    for mode in Mode::ALL {
        let figure = |variant: &str, operands: &str| {
            let is_it = |figure: &&&KernelFigure| {
                figure.mode == mode && figure.variant == variant && figure.operands == operands
            };
            figures.iter().find(is_it).map(|figure| figure.nanoseconds_per_op)
        };
        if !figures.iter().any(|figure| figure.mode == mode) {
            continue;
        }
        text += mode.name();
        text.push('\n');
        for variant in &variants {
            let cell = |column: &Column<'_>| {
                let times = variants.iter().filter_map(|variant| figure(variant, column.operands));
                let least = time(times.fold(f64::INFINITY, f64::min));
                let cell = figure(variant, column.operands).map(time).unwrap_or_default();
                let mark = if cell == least { '*' } else { ' ' };
                (format!("{cell}{mark}"), column.width)
            };
            text += &row(&format!("  {variant}"), first, columns.iter().map(cell));
        }
    }
    if left_out > 0 {
        text += &wrapped(
            &format!("{left_out} more operands do not fit here; criterion's own output has them."),
            width,
        );
    }
    text
}

/// Picks the columns: all if they fit, or else as many of the representative operands as there is
/// room for, but at least one. Also returns the number of columns left out.
fn fitting<'a>(
    axis: &str,
    operands: &[&'a str],
    figures: &[&KernelFigure],
    room: usize,
) -> (Vec<Column<'a>>, usize) {
    let mut columns: Vec<Column<'_>> = operands.iter().map(|name| Column::new(name, figures)).collect();
    let is_wide = |columns: &[Column<'_>]| columns.iter().map(|column| column.width).sum::<usize>() > room;
    if is_wide(&columns) && operands.iter().any(|name| grid::is_telling(axis, name)) {
        columns.retain(|column| grid::is_telling(axis, column.operands));
    }
    while columns.len() > 1 && is_wide(&columns) {
        columns.pop();
    }
    let left_out = operands.len() - columns.len();
    (columns, left_out)
}

fn row(name: &str, first: usize, cells: impl Iterator<Item = (String, usize)>) -> String {
    let cells: String = cells.map(|(cell, width)| format!("{cell:>width$}")).collect();
    format!("{}\n", format!("{name:<first$}{cells}").trim_end())
}

/// Formats nanoseconds with at least three digits, without their unit.
fn time(nanoseconds: f64) -> String {
    match nanoseconds {
        100.0.. => format!("{nanoseconds:.0}"),
        10.0.. => format!("{nanoseconds:.1}"),
        _ => format!("{nanoseconds:.2}"),
    }
}

/// Returns the sentences about the families of operands that have several numbers: `bits-08` has
/// the family `bits` and the number 8. A sentence is about one mode of a family. It says up to
/// which number one variant is faster than another, or which variant is faster at all numbers. If
/// neither can be said, there is no sentence.
fn break_evens(axis: &str, figures: &[&KernelFigure], width: usize) -> String {
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
            text += &wrapped(&format!("{}: {sentence}.", mode.name()), width);
        }
    }
    text
}

/// Returns, for each variant, the times on this family of operands in this mode, by number.
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

/// Says where one variant stops being faster than another. For `popcount`, the two are `sparse` (a
/// loop over the bits) and `swar` (shift and multiply). For another axis, they are the fastest
/// variant at the smallest number and the fastest at the largest.
fn break_even(axis: &str, family: &str, curves: &[(&str, Curve)]) -> Option<String> {
    let numbers: BTreeSet<u32> = curves.iter().flat_map(|curve| curve.1.keys().copied()).collect();
    let (least, largest) = (*numbers.first()?, *numbers.last()?);
    if least == largest {
        return None;
    }
    let fastest = |number: u32| {
        let timed = curves.iter().filter_map(|curve| Some((curve, *curve.1.get(&number)?)));
        timed.min_by(|left, right| left.1.total_cmp(&right.1)).map(|(curve, _)| curve)
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
    Some(if is_gap { format!("{sentence}; equally fast at {point:.1}, by interpolation") } else { sentence })
}

/// Breaks the line at spaces so that no part is wider than `width`, unless a single word is;
/// continuation lines are indented.
pub(super) fn wrapped(line: &str, width: usize) -> String {
    let (mut text, mut length) = (String::new(), 0);
    for word in line.split(' ') {
        if length > 0 && length + 1 + word.len() > width {
            text.push_str("\n ");
            length = 1;
        }
        if length > 0 {
            text.push(' ');
            length += 1;
        }
        text.push_str(word);
        length += word.len();
    }
    text + "\n"
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

    /// Returns figures for the representative operands of `popcount`: a loop that takes half a
    /// nanosecond per bit and a quarter more, and a variant whose time is the same at any density
    /// (2 ns for throughput, 3 ns for latency).
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
    fn an_axis_is_one_table_of_variants_by_operands_with_the_break_even_below() {
        let text = text(&figures(), 80);
        let wanted = "\
popcount: nanoseconds an operation, * the fastest of its column

            bits   bits   bits   bits   bits   bits   recorded  recorded
              01     03     05     08     16     32                eval
                                                                pieces-4
latency
  swar      3.00   3.00   3.00   3.00*  3.00*  3.00*     3.00      3.00
  sparse    0.75*  1.75*  2.75*  4.25   8.25   16.2      2.25*     2.25*
throughput
  swar      2.00   2.00   2.00*  2.00*  2.00*  2.00*     2.00*     2.00*
  sparse    0.75*  1.75*  2.75   4.25   8.25   16.2      2.25      2.25

latency: `sparse` is faster than `swar` up to 5 bits, slower from 8 on; equally
  fast at 5.5, by interpolation.
throughput: `sparse` is faster than `swar` up to 3 bits, slower from 5 on;
  equally fast at 3.5, by interpolation.
";
        assert_eq!(text, wanted);
    }

    #[test]
    fn columns_that_do_not_fit_are_left_out_and_their_number_is_printed() {
        let mut figures = figures();
        for bits in (33..64).rev() {
            figures.push(figure(&format!("popcount/bits-{bits}/latency/swar"), 3.0));
        }
        let wide = text(&figures, 80);
        assert!(wide.lines().all(|line| line.len() <= 80), "{wide}");
        assert!(wide.contains("\n31 more operands do not fit here"), "{wide}");
        let narrow = text(&figures, 40);
        // The line above the table may be longer.
        assert!(narrow.lines().skip(1).all(|line| line.len() <= 40), "{narrow}");
        assert!(narrow.contains("bits") && !narrow.contains("pieces-4"), "{narrow}");
    }

    #[test]
    fn without_a_break_even_the_faster_variant_is_named() {
        let curve = |times: [f64; 2]| Curve::from([(6, times[0]), (28, times[1])]);
        let sentence = |axis, family, first: (&'static str, _), second: (&'static str, _)| {
            break_even(axis, family, &[(first.0, curve(first.1)), (second.0, curve(second.1))])
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
                "`avx2` is faster than `avx512` up to 6 numbers a row, slower from 28 on; equally fast at 8.8, by interpolation",
            ),
        ] {
            assert_eq!(found.as_deref(), Some(wanted));
        }
        assert_eq!(text(&[], 80), "");
    }
}
