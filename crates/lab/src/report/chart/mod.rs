//! Charts as SVG, emitted by hand: lines over a numeric axis, points with intervals in rows, and points in a plane.
//!
//! Each chart names itself for screen readers, labels its series at the line instead of in a legend, and gives every
//! series a marker of its own, so that colour is never the only sign. It looks right inside the page and as a file.

mod plane;

use maud::{Markup, PreEscaped, html};

pub(super) use plane::{Run, Trace, Value, plane};

use crate::terminal::stdout;

const WIDTH: f64 = 760.0;

/// The look of a chart, carried inside it so that the file alone looks like the page.
pub(super) const STYLE: &str = include_str!("chart.css");

/// One line of a [`lines`] chart.
pub(super) struct Series<'a> {
    /// Its label.
    pub(super) name: &'a str,
    /// Its points, by growing x.
    pub(super) points: Vec<(f64, f64)>,
}

/// What is marked on a [`lines`] chart by an upright line.
pub(super) struct Mark {
    /// Where.
    pub(super) x: f64,
    /// Its label.
    pub(super) label: String,
}

/// What a chart is called, and what stands at its axes.
pub(super) struct Titles<'a> {
    /// The id of the chart's title element, unique in the page.
    pub(super) id: &'a str,
    /// What one sees, in one sentence.
    pub(super) title: &'a str,
    /// Below the horizontal axis.
    pub(super) x: &'a str,
    /// Above the vertical axis.
    pub(super) y: &'a str,
}

/// One row of an [`intervals`] chart.
pub(super) struct Row {
    /// Its label.
    pub(super) name: String,
    /// The estimate.
    pub(super) value: f64,
    /// The lower end of its interval.
    pub(super) low: f64,
    /// The upper end.
    pub(super) high: f64,
    /// The class of its verdict: `faster`, `slower`, `same`.
    pub(super) class: &'static str,
    /// What is written at the right of the row.
    pub(super) note: String,
    /// Whether a rule separates it from the row above.
    pub(super) rule: bool,
}

/// From a span of values to a span of pixels.
#[derive(Clone, Copy)]
struct Scale {
    low: f64,
    high: f64,
    from: f64,
    to: f64,
}

impl Scale {
    fn at(self, value: f64) -> f64 {
        let share = (value - self.low) / (self.high - self.low);
        let pixels = self.from + share * (self.to - self.from);
        (pixels * 10.0).round() / 10.0
    }

    /// Round numbers within the span, about `count` of them.
    fn ticks(self, count: f64) -> Vec<f64> {
        let rough = (self.high - self.low) / count;
        let power = 10f64.powf(rough.log10().floor());
        let step =
            [1.0, 2.0, 5.0, 10.0].into_iter().map(|s| s * power).find(|&s| s >= rough).unwrap_or(power);
        let first = (self.low / step).ceil() as i64;
        let last = (self.high / step + 1e-9).floor() as i64;
        (first..=last).map(|n| n as f64 * step).collect()
    }
}

/// The numbers 1, 2 and 5 times a power of ten, from `low` to `high`, both above zero.
fn one_two_five(low: f64, high: f64) -> Vec<f64> {
    let powers = low.log10().floor() as i32..=high.log10().ceil() as i32;
    let all = powers.flat_map(|power| [1.0, 2.0, 5.0].map(|digit| digit * 10f64.powi(power)));
    all.filter(|&value| value >= low && value <= high).collect()
}

/// A number as a tick shows it: no more digits than it needs.
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

/// Lines over a numeric axis that begins at zero; the other axis is logarithmic, so that small differences between small
/// values show beside large ones. None without points, or where one is not above zero.
pub(super) fn lines(titles: &Titles<'_>, series: &[Series<'_>], mark: Option<&Mark>) -> Option<Markup> {
    let all = || series.iter().flat_map(|one| &one.points);
    let right = all().map(|point| point.0).fold(0.0, f64::max);
    let bottom = all().map(|point| point.1).fold(f64::INFINITY, f64::min);
    let top = all().map(|point| point.1).fold(0.0, f64::max);
    if !(right > 0.0 && bottom > 0.0 && right.is_finite() && bottom.is_finite() && top.is_finite()) {
        return None;
    }
    let height = 420.0;
    let x = Scale { low: 0.0, high: right, from: 48.0, to: WIDTH - 120.0 };
    let log = Scale { low: bottom.ln() - 0.1, high: top.ln() + 0.1, from: height - 48.0, to: 36.0 };
    let y = |value: f64| log.at(value.ln());
    let mut ends: Vec<(usize, f64)> = series
        .iter()
        .enumerate()
        .filter_map(|(index, one)| one.points.last().map(|end| (index, y(end.1))))
        .collect();
    spread(&mut ends, 15.0, height - 48.0);
    let body = html! {
        @for value in one_two_five(bottom, top) {
            line.grid x1=(x.from) x2=(x.to) y1=(y(value)) y2=(y(value)) {}
            text.tick x=(x.from - 8.0) y=(y(value) + 4.0) text-anchor="end" { (tick(value)) }
        }
        @for value in x.ticks(9.0) {
            text.tick x=(x.at(value)) y=(log.from + 18.0) text-anchor="middle" { (tick(value)) }
        }
        text.label x=(x.from - 40.0) y="20" { (titles.y) }
        text.label x=((x.from + x.to) / 2.0) y=(height - 8.0) text-anchor="middle" { (titles.x) }
        @if let Some(mark) = mark {
            line.mark x1=(x.at(mark.x)) x2=(x.at(mark.x)) y1=(log.from) y2=(log.to) {}
            text.label x=(x.at(mark.x) + 6.0) y=(log.to + 4.0) { (mark.label) }
        }
        @for (index, one) in series.iter().enumerate() {
            @let path = one.points.iter().map(|p| format!("{},{}", x.at(p.0), y(p.1))).collect::<Vec<_>>();
            g class=(format!("series s{}", index % 8)) {
                polyline points=(path.join(" ")) {}
                @for point in &one.points { (marker(index, x.at(point.0), y(point.1))) }
            }
        }
        @for (index, at) in ends {
            g class=(format!("series s{}", index % 8)) {
                (marker(index, x.to + 14.0, at))
                text.name x=(x.to + 24.0) y=(at + 4.0) { (series[index].name) }
            }
        }
    };
    Some(frame(titles, height, &body))
}

/// Points with intervals, a row each, around a line at zero. None without rows.
pub(super) fn intervals(titles: &Titles<'_>, rows: &[Row]) -> Option<Markup> {
    let reach = rows.iter().flat_map(|row| [row.low, row.high, row.value]).map(f64::abs).fold(0.0, f64::max);
    if rows.is_empty() || !reach.is_finite() {
        return None;
    }
    let low = rows.iter().map(|row| row.low.min(row.value)).fold(0.0, f64::min);
    let high = rows.iter().map(|row| row.high.max(row.value)).fold(0.0, f64::max);
    let margin = ((high - low) * 0.05).max(0.2);
    let height = 64.0 + 24.0 * rows.len() as f64;
    let x = Scale { low: low - margin, high: high + margin, from: 190.0, to: WIDTH - 130.0 };
    let body = html! {
        @for value in x.ticks(7.0) {
            line class=(if value == 0.0 { "zero" } else { "grid" })
                x1=(x.at(value)) x2=(x.at(value)) y1="16" y2=(height - 44.0) {}
            text.tick x=(x.at(value)) y=(height - 28.0) text-anchor="middle" { (tick(value)) }
        }
        text.label x=((x.from + x.to) / 2.0) y=(height - 8.0) text-anchor="middle" { (titles.x) }
        @for (index, row) in rows.iter().enumerate() {
            @let at = 28.0 + 24.0 * index as f64;
            @if row.rule { line.grid x1="8" x2=(WIDTH - 8.0) y1=(at - 12.0) y2=(at - 12.0) {} }
            text.name x=(x.from - 12.0) y=(at + 4.0) text-anchor="end" { (row.name) }
            g class=(row.class) {
                line.interval x1=(x.at(row.low)) x2=(x.at(row.high)) y1=(at) y2=(at) {}
                circle.point cx=(x.at(row.value)) cy=(at) r="4.5" {}
            }
            text.tick x=(x.to + 12.0) y=(at + 4.0) { (sign(row.class)) (row.note) }
        }
    };
    Some(frame(titles, height, &body))
}

/// A chart as a file of its own. Text of a record in it that would steer whoever shows it is told by its number, as on a page.
pub(super) fn file(chart: Markup) -> String {
    stdout::plain_lines(&chart.into_string()) + "\n"
}

/// What stands before a row's note, so that colour is not the only sign.
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

    #[test]
    fn ticks_are_round_and_within_the_span() {
        let scale = Scale { low: -3.3, high: 12.0, from: 0.0, to: 100.0 };
        assert_eq!(scale.ticks(6.0), [0.0, 5.0, 10.0]);
        assert_eq!(one_two_five(0.3, 12.0), [0.5, 1.0, 2.0, 5.0, 10.0]);
        assert_eq!([tick(0.5), tick(-2.0), tick(10.0)], ["0.5", "\u{2212}2", "10"]);
    }

    #[test]
    fn labels_are_moved_apart_and_stay_inside() {
        let mut ends = [(0, 100.0), (1, 100.0), (2, 99.0)];
        spread(&mut ends, 15.0, 110.0);
        let heights: Vec<f64> = ends.iter().map(|end| end.1).collect();
        assert!(heights.windows(2).all(|pair| pair[1] - pair[0] >= 15.0), "{heights:?}");
        assert!(heights.iter().all(|&height| height <= 110.0), "{heights:?}");
    }

    #[test]
    fn a_chart_of_nothing_is_none() {
        let titles = Titles { id: "t", title: "t", x: "x", y: "y" };
        assert!(lines(&titles, &[], None).is_none());
        assert!(intervals(&titles, &[]).is_none());
        for mad in [f64::INFINITY, f64::NAN, 0.0, -1.0] {
            let series = Series { name: "mad", points: vec![(1.0, mad)] };
            assert!(lines(&titles, &[series], None).is_none(), "{mad}");
        }
    }
}
