//! An interval drawn as a line of text.

use crate::compare::Judged;
use crate::text::percent;

/// Width of a plot on each side of zero, in characters.
const HALF: i32 = 24;

/// Draws an interval as a line of text around zero, on the smallest scale of 1, 2, 5, 10, 20, 50 or
/// 100 per cent that contains it. A longer interval is drawn as far as it reaches. The text is
/// empty if there is no interval.
pub(crate) fn plot(judged: &Judged) -> String {
    let (Some(low), Some(high)) = (judged.low, judged.high) else { return String::new() };
    let far = low.abs().max(high.abs());
    let scale = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0].into_iter().find(|scale| far <= *scale).unwrap_or(far);
    let place = |gain: f64| (gain / scale * f64::from(HALF)).round() as i32;
    let (low, gain, high) = (place(low), place(judged.gain), place(high));
    let bar: String = (-HALF..=HALF)
        .map(|at| match at {
            _ if at == gain => '●',
            _ if at == low => '├',
            _ if at == high => '┤',
            _ if at > low && at < high => '─',
            0 => '┊',
            _ => ' ',
        })
        .collect();
    format!("{} {bar} {}", percent(-scale), percent(scale))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::compare::Answer;

    #[test]
    fn a_plot_has_the_interval_on_its_side_of_zero() {
        let judged = Judged {
            answer: Answer::Faster,
            gain: 0.012,
            low: Some(0.004),
            high: Some(0.019),
            error: 0.002,
            visible: None,
            launches: 40,
            samples: 1280,
        };
        let plot = plot(&judged);
        assert!(plot.starts_with("\u{2212}2.0 %") && plot.ends_with("+2.0 %"), "{plot}");
        let places = ['┊', '├', '●', '┤'].map(|letter| plot.find(letter).unwrap());
        assert!(places.is_sorted(), "{plot}");
    }
}
