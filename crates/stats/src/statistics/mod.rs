//! The statistics of comparisons: medians and intervals over launches, shares of trials, and the
//! variances of samples.

pub mod anytime;
mod variance;
mod wilson;

pub use variance::{Variances, spread};
pub use wilson::wilson;

/// Number of standard deviations on either side of the mean that enclose 95 % of a normal
/// distribution.
pub const NINETY_FIVE: f64 = 1.96;

/// Returns the mean, or `None` for no values.
pub fn mean(values: impl IntoIterator<Item = f64>) -> Option<f64> {
    let (mut sum, mut count) = (0.0, 0_u64);
    for value in values {
        sum += value;
        count += 1;
    }
    (count > 0).then(|| sum / count as f64)
}

/// Returns the median, which for an even number of values is the mean of the middle two, or `None`
/// for no values.
pub fn median(values: impl IntoIterator<Item = f64>) -> Option<f64> {
    middle(values.into_iter().collect())
}

/// Does the work of [`median`], compiled here rather than in each crate that calls it.
fn middle(mut values: Vec<f64>) -> Option<f64> {
    values.sort_by(f64::total_cmp);
    let upper = *values.get(values.len() / 2)?;
    Some(f64::midpoint(values[(values.len() - 1) / 2], upper))
}
