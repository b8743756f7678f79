//! Charts as SVG, written by hand: points and lines in a plane, and rows of one or several points
//! with intervals.
//!
//! Each chart names itself for screen readers, labels its traces at their ends instead of in a
//! legend, and gives each trace its own marker, so that colour is never the only distinction. It
//! looks right inside the page and as a file.

pub(super) mod flame;
mod scale;

use maud::{Markup, PreEscaped, html};

pub(super) use scale::{Run, Value};

use scale::Scale;

use crate::record::{Estimate, Judgement};
use crate::terminal::format::percent;
use crate::terminal::stdout;
use crate::terminal::table::mark;

const WIDTH: f64 = 760.0;

/// Average width of a letter of a name, in pixels.
const LETTER: f64 = 7.0;

/// The look of a chart, carried inside it so that the file alone looks like the page.
pub(super) const STYLE: &str = include_str!("chart.css");

/// The name of a chart, and the labels of its axes.
pub(super) struct Titles<'a> {
    /// The id of the chart's title element, unique in the page.
    pub(super) id: &'a str,
    /// Description of the chart's content in one sentence.
    pub(super) title: &'a str,
    /// Label below the horizontal axis.
    pub(super) x: &'a str,
    /// Label above the vertical axis.
    pub(super) y: &'a str,
}

/// Points under one name, in the order of x: a single point, or several that a line joins.
pub(super) struct Trace {
    pub(super) name: String,
    /// The points: horizontal and vertical value.
    pub(super) points: Vec<(Value, Value)>,
}

impl Trace {
    pub(super) fn new(name: impl Into<String>, points: Vec<(Value, Value)>) -> Self {
        Self { name: name.into(), points }
    }
}

pub(super) enum Mark {
    /// Line on which both axes have the same value.
    Diagonal(&'static str),
    /// Line at this value of the horizontal axis.
    Upright(f64, String),
}

/// Draws points in a plane, with their intervals. Returns `None` if there are no points, or if one
/// cannot be shown.
pub(super) fn plane(
    titles: &Titles<'_>,
    runs: [Run; 2],
    traces: &[Trace],
    mark: Option<&Mark>,
) -> Option<Markup> {
    const HEIGHT: f64 = 420.0;
    let points = || traces.iter().flat_map(|trace| &trace.points);
    let x = Scale::holding(runs[0], points().map(|point| point.0), [56.0, WIDTH - 150.0])?;
    let y = Scale::holding(runs[1], points().map(|point| point.1), [HEIGHT - 48.0, 36.0])?;
    let ends = traces.iter().enumerate();
    let ends = ends.filter_map(|(index, trace)| Some((index, y.at(trace.points.last()?.1.at))));
    let mut ends: Vec<(usize, f64)> = ends.collect();
    spread(&mut ends, 15.0, HEIGHT - 48.0);
    let body = html! {
        @for value in y.ticks(6.0) {
            line.grid x1=(x.from) x2=(x.to) y1=(y.at(value)) y2=(y.at(value)) {}
            text.tick x=(x.from - 8.0) y=(y.at(value) + 4.0) text-anchor="end" { (tick(value)) }
        }
        @for value in x.ticks(6.0) {
            line.grid x1=(x.at(value)) x2=(x.at(value)) y1=(y.from) y2=(y.from + 4.0) {}
            text.tick x=(x.at(value)) y=(y.from + 18.0) text-anchor="middle" { (tick(value)) }
        }
        text.label x=(x.from - 48.0) y="20" { (titles.y) }
        text.label x=((x.from + x.to) / 2.0) y=(HEIGHT - 8.0) text-anchor="middle" { (titles.x) }
        @match mark {
            Some(Mark::Diagonal(label)) => {
                @let (low, high) = (x.low.max(y.low), x.high.min(y.high));
                @if low < high {
                    line.mark x1=(x.counted_at(low)) x2=(x.counted_at(high)) y1=(y.counted_at(low)) y2=(y.counted_at(high)) {}
                    text.label x=(x.counted_at(high) - 6.0) y=(y.counted_at(high) + 14.0) text-anchor="end" { (label) }
                }
            }
            Some(Mark::Upright(value, label)) => {
                line.mark x1=(x.at(*value)) x2=(x.at(*value)) y1=(y.from) y2=(y.to) {}
                text.label x=(x.at(*value) + 6.0) y=(y.to + 4.0) { (label) }
            }
            None => {}
        }
        @for (index, trace) in traces.iter().enumerate() {
            @let path = trace.points.iter().map(|(a, b)| format!("{},{}", x.at(a.at), y.at(b.at))).collect::<Vec<_>>();
            g class=(format!("series s{}", index % 8)) {
                @if path.len() > 1 { polyline points=(path.join(" ")) {} }
                @for (a, b) in &trace.points {
                    g {
                        title { (trace.name) ": " (tick(a.at)) " across, " (tick(b.at)) " up" }
                        @if b.low < b.high { line x1=(x.at(a.at)) x2=(x.at(a.at)) y1=(y.at(b.low)) y2=(y.at(b.high)) {} }
                        @if a.low < a.high { line x1=(x.at(a.low)) x2=(x.at(a.high)) y1=(y.at(b.at)) y2=(y.at(b.at)) {} }
                        (marker(index, x.at(a.at), y.at(b.at)))
                    }
                }
            }
        }
        @for (index, at) in ends {
            g class=(format!("series s{}", index % 8)) {
                (marker(index, x.to + 14.0, at))
                text.name x=(x.to + 24.0) y=(at + 4.0) { (traces[index].name) }
            }
        }
    };
    Some(frame(titles, HEIGHT, &body))
}

/// One row of an [`intervals`] chart.
pub(super) struct Row {
    pub(super) name: String,
    pub(super) value: Value,
    /// The class of its verdict: `faster`, `slower`, `same`.
    pub(super) class: &'static str,
    /// Text at the right of the row.
    pub(super) note: String,
    /// True if a line separates the row from the row above.
    pub(super) rule: bool,
}

impl Row {
    /// Returns the row of a judgement, or `None` if nothing was timed.
    pub(super) fn new(name: impl Into<String>, judgement: &Judgement) -> Option<Self> {
        Some(Self::from_estimate(name, &judgement.estimate?, mark(&judgement.verdict).0))
    }

    /// Returns the row of an estimate, with that class.
    pub(super) fn from_estimate(name: impl Into<String>, estimate: &Estimate, class: &'static str) -> Self {
        let [at, low, high] = [estimate.gain, estimate.low, estimate.high].map(|share| share * 100.0);
        let (value, note) = (Value { at, low, high }, percent(estimate.gain));
        Self { name: name.into(), value, class, note, rule: false }
    }
}

/// Draws points with intervals, one per row, around a vertical line at zero. A name that is too
/// long for its column stands above its point. Returns `None` if there are no rows or if one cannot
/// be shown.
pub(super) fn intervals(titles: &Titles<'_>, rows: &[Row]) -> Option<Markup> {
    const ABOVE: f64 = 18.0;
    let x = around_zero(rows.iter(), [190.0, WIDTH - 130.0])?;
    let names = x.from - 12.0;
    let is_long = |row: &Row| 8.0 + LETTER * row.name.chars().count() as f64 > names;
    let mut next = 28.0;
    let place = |row| {
        let at = next + if is_long(row) { ABOVE } else { 0.0 };
        next = at + 24.0;
        (at, row)
    };
    let placed: Vec<_> = rows.iter().map(place).collect();
    let height = next + 36.0;
    let body = html! {
        (ground(titles, &x, height))
        @for (at, row) in placed {
            @let top = at - if is_long(row) { ABOVE } else { 0.0 };
            @if row.rule { line.grid x1="8" x2=(WIDTH - 8.0) y1=(top - 12.0) y2=(top - 12.0) {} }
            @if is_long(row) {
                text.name x="8" y=(top + 4.0) { (row.name) }
            } @else {
                text.name x=(names) y=(at + 4.0) text-anchor="end" { (row.name) }
            }
            g class=(row.class) { (point(&x, row, at, 4.5)) }
            text.tick x=(x.to + 12.0) y=(at + 4.0) { (sign(row.class)) (row.note) }
        }
    };
    Some(frame(titles, height, &body))
}

/// A text line of a [`strips`] chart: its name, and its points, each with a name of its own. A line
/// without points says that nothing was measured.
pub(super) type Strip = (String, Vec<Row>);

/// Draws points with intervals, in text lines, around a vertical line at zero. The lines stand in
/// groups, each below its name. The best point of a line is named before the points, where a narrow
/// window still shows it. A point shows its name when the pointer is on it. Returns `None` if there
/// are no points or if one cannot be shown.
pub(super) fn strips(titles: &Titles<'_>, groups: &[(String, Vec<Strip>)]) -> Option<Markup> {
    const PITCH: f64 = 18.0;
    let longest = groups.iter().flat_map(|group| &group.1).map(|(name, _)| name.chars().count()).max();
    let names = f64::max(164.0, 8.0 + LETTER * longest? as f64);
    let points = groups.iter().flat_map(|group| &group.1).flat_map(|strip| &strip.1);
    let x = around_zero(points, [names + 152.0, WIDTH - 16.0])?;
    let mut next = 28.0;
    let place = |group| {
        let (_, strips): &(String, Vec<Strip>) = group;
        let at = next;
        next += PITCH * (strips.len() + 1) as f64;
        (at, group)
    };
    let placed: Vec<_> = groups.iter().map(place).collect();
    let height = next + 36.0;
    let body = html! {
        (ground(titles, &x, height))
        @for (top, (group, strips)) in &placed {
            @if *top > 28.0 { line.grid x1="8" x2=(WIDTH - 8.0) y1=(top - PITCH / 2.0) y2=(top - PITCH / 2.0) {} }
            text.name x="8" y=(top + 4.0) font-weight="600" { (group) }
            @for (at, (name, points)) in (1..).map(|line| top + PITCH * f64::from(line)).zip(strips) {
                text.name x=(names) y=(at + 4.0) text-anchor="end" { (name) }
                @for dot in points {
                    g class=(dot.class) { title { (name) ", " (dot.name) ": " (dot.note) } (point(&x, dot, at, 3.5)) }
                }
                text.tick x=(names + 12.0) y=(at + 4.0) {
                    @match points.iter().max_by(|a, b| a.value.at.total_cmp(&b.value.at)) {
                        None => "not measured",
                        Some(best) => { (sign(best.class)) @if points.len() > 1 { (best.name) " " } (best.note) }
                    }
                }
            }
        }
    };
    Some(frame(titles, height, &body))
}

/// Returns the scale that holds all rows and zero, or `None` if there are no rows or one cannot be
/// shown.
fn around_zero<'a>(rows: impl Iterator<Item = &'a Row>, [from, to]: [f64; 2]) -> Option<Scale> {
    let ends: Vec<f64> = rows.flat_map(|row| [row.value.low, row.value.high, row.value.at]).collect();
    let low = ends.iter().copied().fold(0.0, f64::min);
    let high = ends.iter().copied().fold(0.0, f64::max);
    if ends.is_empty() || !ends.iter().all(|end| end.is_finite()) || !(high - low).is_finite() {
        return None;
    }
    let margin = ((high - low) * 0.05).max(0.2);
    Some(Scale { run: Run::Linear, low: low - margin, high: high + margin, from, to })
}

/// Draws the background of the rows: the lines of the scale, and its title.
fn ground(titles: &Titles<'_>, x: &Scale, height: f64) -> Markup {
    html! {
        @for value in x.ticks(7.0) {
            line class=(if value == 0.0 { "zero" } else { "grid" })
                x1=(x.at(value)) x2=(x.at(value)) y1="16" y2=(height - 44.0) {}
            text.tick x=(x.at(value)) y=(height - 28.0) text-anchor="middle" { (tick(value)) }
        }
        text.label x=((x.from + x.to) / 2.0) y=(height - 8.0) text-anchor="middle" { (titles.x) }
    }
}

fn point(x: &Scale, row: &Row, at: f64, radius: f64) -> Markup {
    html! {
        line.interval x1=(x.at(row.value.low)) x2=(x.at(row.value.high)) y1=(at) y2=(at) {}
        circle.point cx=(x.at(row.value.at)) cy=(at) r=(radius) {}
    }
}

/// Formats a number for a tick, with no more digits than needed.
fn tick(value: f64) -> String {
    let text = format!("{value:.2}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" { "0".to_owned() } else { text.replace('-', "\u{2212}") }
}

fn frame(titles: &Titles<'_>, height: f64, body: &Markup) -> Markup {
    html! {
        svg.chart xmlns="http://www.w3.org/2000/svg" viewBox=(format!("0 0 {WIDTH} {height}")) role="img"
            aria-labelledby=(titles.id) {
            title id=(titles.id) { (titles.title) }
            style { (PreEscaped(STYLE)) }
            rect.paper width=(WIDTH) height=(height) {}
            (body)
        }
    }
}

/// Returns a chart as a file of its own. A character from a record that would change how a viewer
/// displays the text is written as its number, as on a page.
pub(super) fn file(chart: Markup) -> String {
    stdout::plain_lines(&chart.into_string()) + "\n"
}

/// Returns the sign before a row's note, so that colour is not the only distinction.
fn sign(class: &str) -> &'static str {
    match class {
        "faster" => "▲ ",
        "slower" => "▼ ",
        _ => "",
    }
}

/// Moves labels apart where they would overlap, keeping their order.
fn spread(ends: &mut [(usize, f64)], gap: f64, bottom: f64) {
    ends.sort_by(|a, b| a.1.total_cmp(&b.1));
    let mut floor = f64::NEG_INFINITY;
    for end in ends.iter_mut() {
        end.1 = end.1.max(floor + gap);
        floor = end.1;
    }
    let mut ceiling = bottom + gap;
    for end in ends.iter_mut().rev() {
        end.1 = end.1.min(ceiling - gap);
        ceiling = end.1;
    }
}

/// The marker of the series with this index: eight shapes, filled or open.
fn marker(index: usize, x: f64, y: f64) -> Markup {
    let around = |points: &[(f64, f64)]| {
        points.iter().map(|(dx, dy)| format!("{:.1},{:.1}", x + dx, y + dy)).collect::<Vec<_>>().join(" ")
    };
    html! {
        @match index % 8 {
            0 => circle cx=(x) cy=(y) r="3.2" {},
            1 => rect x=(x - 2.9) y=(y - 2.9) width="5.8" height="5.8" {},
            2 => polygon points=(around(&[(0.0, -4.0), (3.7, 2.9), (-3.7, 2.9)])) {},
            3 => polygon points=(around(&[(0.0, -4.2), (4.2, 0.0), (0.0, 4.2), (-4.2, 0.0)])) {},
            4 => circle.open cx=(x) cy=(y) r="3" {},
            5 => rect.open x=(x - 2.7) y=(y - 2.7) width="5.4" height="5.4" {},
            6 => polygon.open points=(around(&[(0.0, 4.0), (3.7, -2.9), (-3.7, -2.9)])) {},
            _ => polygon.open points=(around(&[(0.0, -4.0), (4.0, 0.0), (0.0, 4.0), (-4.0, 0.0)])) {},
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TITLES: Titles<'_> = Titles { id: "t", title: "t", x: "x", y: "y" };

    fn trace(points: &[(f64, f64)]) -> Trace {
        let points = points.iter().map(|&(x, y)| (Value::exact(x), Value::exact(y))).collect();
        Trace::new("one", points)
    }

    fn drawn(runs: [Run; 2], points: &[(f64, f64)]) -> Option<String> {
        plane(&TITLES, runs, &[trace(points)], None).map(PreEscaped::into_string)
    }

    #[test]
    fn a_value_that_an_axis_cannot_show_gives_no_chart() {
        assert!(intervals(&TITLES, &[]).is_none());
        assert!(plane(&TITLES, [Run::Linear; 2], &[], None).is_none());
        assert!(drawn([Run::Linear; 2], &[]).is_none());
        assert!(drawn([Run::Log; 2], &[(1.0, 0.0)]).is_none());
        for (low, high) in [(1.0, 1e300), (5e-324, 1.0), (1.0, f64::MAX)] {
            assert!(drawn([Run::Log; 2], &[(low, low), (high, high)]).is_none(), "{low} {high}");
        }
        for mad in [f64::NAN, f64::INFINITY] {
            assert!(drawn([Run::Linear; 2], &[(1.0, mad), (2.0, 1.0)]).is_none(), "{mad}");
        }
        assert!(drawn([Run::Linear, Run::Log], &[(0.0, 3.0)]).is_some(), "a single point is a chart");
    }

    #[test]
    fn intervals_joined_points_and_marks_are_drawn() {
        let mut curve = trace(&[(1.0, 1.0), (2.0, 3.0)]);
        curve.points[1].1 = Value { at: 3.0, low: 2.0, high: 5.0 };
        let traces = [curve];
        for mark in [Mark::Diagonal("equal"), Mark::Upright(1.5, "equal".to_owned())] {
            let chart = plane(&TITLES, [Run::Linear; 2], &traces, Some(&mark)).unwrap().into_string();
            assert!(chart.contains("<polyline") && chart.contains(">equal<"), "{chart}");
            assert_eq!(chart.matches("<title>one: ").count(), 2, "{chart}");
        }
    }

    #[test]
    fn a_name_that_is_too_long_for_its_column_stays_inside() {
        let row = |name: &str| {
            let (value, note) = (Value::exact(1.0), String::new());
            Row { name: name.to_owned(), value, class: "same", note, rule: false }
        };
        let long = "repetition-scan+simd-avx2+sliders-hyperbola+target-native+profile-pgo";
        let chart = intervals(&TITLES, &[row(long), row("popcount-swar")]).unwrap().into_string();
        let wanted = [
            &*format!("<text class=\"name\" x=\"8\" y=\"32\">{long}<"),
            "<text class=\"name\" x=\"178\" y=\"74\" text-anchor=\"end\">popcount-swar<",
            "viewBox=\"0 0 760 130\"",
        ];
        crate::fixtures::assert_says(&chart, &wanted);
    }

    #[test]
    fn a_line_of_several_points_names_the_best_and_one_without_any_says_so() {
        let row = |name: &str, at: f64, class| {
            let value = Value { at, low: at - 1.0, high: at + 1.0 };
            Row { name: name.to_owned(), value, class, note: format!("{at} %"), rule: false }
        };
        let drawn = |points: Vec<Row>| {
            let strips = vec![("zen".to_owned(), points), ("old".to_owned(), Vec::new())];
            super::strips(&TITLES, &[("axis".to_owned(), strips)]).map(PreEscaped::into_string)
        };
        let two = drawn(vec![row("a", -2.0, "slower"), row("b", 1.0, "faster")]).unwrap();
        crate::fixtures::assert_says(
            &two,
            &[">▲ b 1 %<", "<title>zen, a: -2 %</title>", ">not measured<", ">axis<"],
        );
        assert!(drawn(vec![row("a", 1.0, "same")]).unwrap().contains(">1 %<"), "one alone needs no name");
        for mad in [f64::NAN, f64::INFINITY, f64::MAX] {
            assert!(drawn(vec![row("a", mad, "same"), row("b", -mad, "same")]).is_none(), "{mad}");
        }
        assert!(drawn(Vec::new()).is_none());
    }

    #[test]
    fn labels_are_moved_apart_and_stay_inside() {
        let mut ends = [(0, 100.0), (1, 100.0), (2, 99.0)];
        spread(&mut ends, 15.0, 110.0);
        let heights: Vec<f64> = ends.iter().map(|end| end.1).collect();
        assert!(heights.windows(2).all(|pair| pair[1] - pair[0] >= 15.0), "{heights:?}");
        assert!(heights.iter().all(|&height| height <= 110.0), "{heights:?}");
    }
}
