//! The statistics of comparisons: medians and intervals over launches, shares of trials, and the variances of samples.

pub mod anytime;
mod variance;
mod wilson;

pub use variance::{Variances, spread};
pub use wilson::wilson;

/// The median, the mean of the middle two of an even number; none of nothing.
pub fn median(values: impl IntoIterator<Item = f64>) -> Option<f64> {
    middle(values.into_iter().collect())
}

/// As [`median`], but compiled here and not in each crate that calls it.
fn middle(mut values: Vec<f64>) -> Option<f64> {
    values.sort_by(f64::total_cmp);
    let upper = *values.get(values.len() / 2)?;
    Some(f64::midpoint(values[(values.len() - 1) / 2], upper))
}
