//! The statistics of comparisons: centres and intervals over launches, tests, corrections and the variances of samples.

mod bootstrap;
mod holm;
pub mod looks;
mod ranks;
#[cfg(test)]
mod scipy;
mod variance;
mod wilson;

pub use bootstrap::{Sampled, midmean, trimmed_mean};
pub use holm::holm;
pub use ranks::{sign_test, signed_rank_test};
pub use variance::Variances;
pub use wilson::wilson;

/// The median; none of nothing.
pub fn median(samples: &[i32]) -> Option<f64> {
    let mut sorted = samples.to_vec();
    sorted.sort_unstable();
    let upper = *sorted.get(sorted.len() / 2)?;
    let lower = sorted[(sorted.len() - 1) / 2];
    Some(f64::midpoint(lower.into(), upper.into()))
}
