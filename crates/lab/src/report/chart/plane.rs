//! Points in a plane, each axis linear or logarithmic: single ones, or joined to lines, with intervals where there are any.

use maud::{Markup, html};

use super::{Scale, Titles, WIDTH, frame, marker, one_two_five, spread, tick};

/// How an axis runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Run {
    /// From zero, or from what is below it.
    Linear,
    /// So that what doubles is equally far apart. Nothing on it may be zero or less.
    Log,
}

/// A value with its interval.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Value {
    /// The estimate.
    pub(crate) at: f64,
    /// The lower end of its interval; the estimate itself where there is none.
    pub(crate) low: f64,
    /// The upper end.
    pub(crate) high: f64,
}

impl Value {
    /// One that is exact.
    pub(crate) const fn exact(at: f64) -> Self {
        Self { at, low: at, high: at }
    }
}

/// Points of one name, by growing x: a single one, or several that are joined.
pub(crate) struct Trace {
    /// Its label.
    pub(crate) name: String,
    /// The points: across and upwards.
    pub(crate) points: Vec<(Value, Value)>,
    /// Whether its line is broken: it was worked out and not measured.
    pub(crate) is_broken: bool,
}

/// The chart; with a diagonal where both axes have one unit and the label says what lies on it. None without points, or where one cannot
/// be shown.
pub(crate) fn plane(
    titles: &Titles<'_>,
    runs: [Run; 2],
    traces: &[Trace],
    diagonal: Option<&str>,
) -> Option<Markup> {
    const HEIGHT: f64 = 420.0;
    let points = || traces.iter().flat_map(|trace| &trace.points);
    let x = scale(runs[0], points().map(|point| point.0), [56.0, WIDTH - 150.0])?;
    let y = scale(runs[1], points().map(|point| point.1), [HEIGHT - 48.0, 36.0])?;
    let (across, up) = (|value: f64| place(x, runs[0], value), |value: f64| place(y, runs[1], value));
    let mut ends: Vec<(usize, f64)> = traces
        .iter()
        .enumerate()
        .filter_map(|(index, trace)| trace.points.last().map(|end| (index, up(end.1.at))))
        .collect();
    spread(&mut ends, 15.0, HEIGHT - 48.0);
    let body = html! {
        @for value in ticks(y, runs[1]) {
            line.grid x1=(x.from) x2=(x.to) y1=(up(value)) y2=(up(value)) {}
            text.tick x=(x.from - 8.0) y=(up(value) + 4.0) text-anchor="end" { (tick(value)) }
        }
        @for value in ticks(x, runs[0]) {
            line.grid x1=(across(value)) x2=(across(value)) y1=(y.from) y2=(y.from + 4.0) {}
            text.tick x=(across(value)) y=(y.from + 18.0) text-anchor="middle" { (tick(value)) }
        }
        text.label x=(x.from - 48.0) y="20" { (titles.y) }
        text.label x=((x.from + x.to) / 2.0) y=(HEIGHT - 8.0) text-anchor="middle" { (titles.x) }
        @if let Some(label) = diagonal && let Some((low, high)) = shared(x, y) {
            line.mark x1=(across(undo(runs[0], low))) x2=(across(undo(runs[0], high))) y1=(up(undo(runs[1], low))) y2=(up(undo(runs[1], high))) {}
            text.label x=(across(undo(runs[0], high)) - 6.0) y=(up(undo(runs[1], high)) + 14.0) text-anchor="end" { (label) }
        }
        @for (index, trace) in traces.iter().enumerate() {
            @let path = trace.points.iter().map(|(a, b)| format!("{},{}", across(a.at), up(b.at))).collect::<Vec<_>>();
            g class=(format!("series s{}{}", index % 8, if trace.is_broken { " broken" } else { "" })) {
                @if path.len() > 1 { polyline points=(path.join(" ")) {} }
                @for (a, b) in &trace.points {
                    g {
                        title { (trace.name) ": " (tick(a.at)) " across, " (tick(b.at)) " up" }
                        @if b.low < b.high { line x1=(across(a.at)) x2=(across(a.at)) y1=(up(b.low)) y2=(up(b.high)) {} }
                        @if a.low < a.high { line x1=(across(a.low)) x2=(across(a.high)) y1=(up(b.at)) y2=(up(b.at)) {} }
                        (marker(index, across(a.at), up(b.at)))
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

/// A scale that holds all these values with their intervals; none if there are none, or one of them cannot be on it.
fn scale(run: Run, values: impl Iterator<Item = Value>, [from, to]: [f64; 2]) -> Option<Scale> {
    let ends: Vec<f64> = values.flat_map(|value| [value.low, value.at, value.high]).collect();
    if ends.is_empty() || !ends.iter().all(|end| end.is_finite()) {
        return None;
    }
    let low = ends.iter().copied().fold(f64::INFINITY, f64::min);
    let high = ends.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let (low, high) = match run {
        Run::Linear => (low.min(0.0), high.max(0.0)),
        Run::Log if low > 0.0 => (low.ln(), high.ln()),
        Run::Log => return None,
    };
    let margin = if low < high { (high - low) * 0.05 } else { 0.5 + low.abs() * 0.05 };
    let low = if run == Run::Linear && low == 0.0 { 0.0 } else { low - margin };
    let scale = Scale { low, high: high + margin, from, to };
    // What ticks are worked out of must be numbers too, with the margins.
    let is_sound = |end: f64| end.is_finite() && (run == Run::Linear || undo(run, end).is_normal());
    (is_sound(scale.low) && is_sound(scale.high) && scale.low < scale.high).then_some(scale)
}

/// A value as the scale counts it.
fn counted(run: Run, value: f64) -> f64 {
    if run == Run::Log { value.ln() } else { value }
}

/// And back.
fn undo(run: Run, value: f64) -> f64 {
    if run == Run::Log { value.exp() } else { value }
}

fn place(scale: Scale, run: Run, value: f64) -> f64 {
    scale.at(counted(run, value))
}

/// What both scales have.
fn shared(x: Scale, y: Scale) -> Option<(f64, f64)> {
    let (low, high) = (x.low.max(y.low), x.high.min(y.high));
    (low < high).then_some((low, high))
}

/// Round numbers on the scale.
fn ticks(scale: Scale, run: Run) -> Vec<f64> {
    let (low, high) = (undo(run, scale.low), undo(run, scale.high));
    let round = if run == Run::Log { one_two_five(low, high) } else { Vec::new() };
    // A span that holds few powers is so short that it might as well be linear.
    if round.len() > 2 { round } else { Scale { low, high, ..scale }.ticks(6.0) }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TITLES: Titles<'_> = Titles { id: "t", title: "t", x: "x", y: "y" };

    fn trace(points: &[(f64, f64)]) -> Trace {
        let points = points.iter().map(|&(x, y)| (Value::exact(x), Value::exact(y))).collect();
        Trace { name: "one".to_owned(), points, is_broken: false }
    }

    fn drawn(runs: [Run; 2], points: &[(f64, f64)]) -> Option<String> {
        plane(&TITLES, runs, &[trace(points)], None).map(maud::PreEscaped::into_string)
    }

    #[test]
    fn what_cannot_be_on_an_axis_makes_no_chart() {
        assert!(plane(&TITLES, [Run::Linear; 2], &[], None).is_none());
        assert!(drawn([Run::Linear; 2], &[]).is_none());
        assert!(drawn([Run::Log; 2], &[(1.0, 0.0)]).is_none());
        for (one, other) in [(1.0, 1e300), (5e-324, 1.0), (1.0, f64::MAX)] {
            assert!(drawn([Run::Log; 2], &[(one, one), (other, other)]).is_none(), "{one} {other}");
        }
        for mad in [f64::NAN, f64::INFINITY] {
            assert!(drawn([Run::Linear; 2], &[(1.0, mad), (2.0, 1.0)]).is_none(), "{mad}");
        }
        assert!(drawn([Run::Linear, Run::Log], &[(0.0, 3.0)]).is_some(), "a single point is a chart");
    }

    #[test]
    fn what_doubles_is_equally_far_apart_on_a_logarithmic_axis() {
        let scale = scale(Run::Log, [1.0, 2.0, 4.0].map(Value::exact).into_iter(), [0.0, 100.0]).unwrap();
        let at = [1.0, 2.0, 4.0].map(|value| place(scale, Run::Log, value));
        assert!((at[1] - at[0] - (at[2] - at[1])).abs() < 0.2, "{at:?}");
        assert!(ticks(scale, Run::Log).contains(&2.0));
    }

    #[test]
    fn intervals_and_joined_points_are_drawn() {
        let mut one = trace(&[(1.0, 1.0), (2.0, 3.0)]);
        one.points[1].1 = Value { at: 3.0, low: 2.0, high: 5.0 };
        let chart = plane(&TITLES, [Run::Linear; 2], &[one], Some("equal")).unwrap().into_string();
        assert!(chart.contains("<polyline") && chart.contains(">equal<"), "{chart}");
        assert_eq!(chart.matches("<title>one: ").count(), 2, "{chart}");
    }
}
