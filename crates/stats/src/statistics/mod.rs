//! The statistics of comparisons: centres and intervals over launches, tests, corrections and the variances of samples.

pub mod anytime;
mod bootstrap;
mod holm;
pub mod looks;
mod ranks;
#[cfg(test)]
mod scipy;
mod variance;
mod wilson;

pub use bootstrap::Sampled;
pub use holm::holm;
pub use ranks::{sign_test, signed_rank_test};
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
