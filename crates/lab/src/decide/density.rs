//! Curves that give, for each number of set bits, the time to count them. This module makes the
//! curves from figures, and finds where two of them cross.

use std::collections::BTreeMap;

use crate::record::{KernelFigure, Mode};

/// Prefix of operands whose words all have the same number of set bits, so that the CPU can predict
/// the number of iterations of a loop.
pub const EXACT: &str = "bits-";

/// Prefix of operands whose bits are set at random, with a given number on average, so that the CPU
/// cannot predict the number of iterations.
pub const ABOUT: &str = "about-";

/// Nanoseconds per count, by number of set bits.
pub type Curve = BTreeMap<u32, f64>;

/// Returns the curve of each variant, in the order of the figures. Leaves out figures whose
/// operands are not named `operands` followed by a number of set bits.
pub fn curves<'a>(figures: &'a [KernelFigure], operands: &str, mode: Mode) -> Vec<(&'a str, Curve)> {
    let mut curves: Vec<(&str, Curve)> = Vec::new();
    for figure in figures.iter().filter(|figure| figure.axis == "popcount" && figure.mode == mode) {
        let bits: Option<u32> = figure.operands.strip_prefix(operands).and_then(|bits| bits.parse().ok());
        let Some(bits) = bits else { continue };
        let index = curves.iter().position(|curve| curve.0 == figure.variant).unwrap_or_else(|| {
            curves.push((&figure.variant, Curve::new()));
            curves.len() - 1
        });
        curves[index].1.insert(bits, figure.nanoseconds_per_op);
    }
    curves
}

pub fn curve<'a>(curves: &'a [(&str, Curve)], name: &str) -> Option<&'a Curve> {
    curves.iter().find(|curve| curve.0 == name).map(|curve| &curve.1)
}

/// Returns the number of set bits at which the loop (`sparse`) takes as long as shift and multiply
/// (`swar`), or `None` if the curves do not cross.
pub fn break_even(curves: &[(&str, Curve)]) -> Option<f64> {
    crossing(curve(curves, "sparse")?, curve(curves, "swar")?)
}

/// Returns the point where a curve that begins below another reaches it, by linear interpolation
/// between the measured densities, or `None` if they do not cross.
pub fn crossing(rising: &Curve, other: &Curve) -> Option<f64> {
    let difference = |(bits, time): (&u32, &f64)| Some((f64::from(*bits), time - other.get(bits)?));
    let differences: Vec<(f64, f64)> = rising.iter().filter_map(difference).collect();
    differences.windows(2).find(|pair| pair[0].1 < 0.0 && pair[1].1 >= 0.0).map(|pair| {
        let [(x0, y0), (x1, y1)] = [pair[0], pair[1]];
        x0 + (x1 - x0) * -y0 / (y1 - y0)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_break_even_is_where_the_curves_cross() {
        let swar: Curve = (1..=10).map(|bits| (bits, 2.0)).collect();
        let sparse: Curve = (1..=10).map(|bits| (bits, 0.4 * f64::from(bits) - 0.2)).collect();
        let found = break_even(&[("sparse", sparse.clone()), ("swar", swar.clone())]).expect("they cross");
        assert!((found - 5.5).abs() < 1e-9, "{found}");
        assert_eq!(break_even(&[("sparse", swar), ("swar", sparse)]), None);
        assert_eq!(break_even(&[]), None);
    }
}
