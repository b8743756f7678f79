//! What the runs of `choose` and of `compare programs` share: how they begin, and a comparison that tells how far it is.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use anyhow::{Context, Result};

use crate::decide::verdict::Stream;
use crate::record::{Phase, Slice};
use crate::terminal::progress::Progress;
use outpace::lockstep::{Outcome, Setup, Until};
use outpace::rng::Rng;
use outpace::uci::UciEngine;

/// When the run begins, in seconds since 1970, and its seed: the one that is given, or one of the clock's.
pub(super) fn begin(seed: Option<u64>) -> Result<(u64, u64)> {
    let since_1970 = SystemTime::now().duration_since(UNIX_EPOCH).context("the clock stands before 1970")?;
    Ok((since_1970.as_secs(), seed.unwrap_or(since_1970.as_micros() as u64 % 1_000_000_000)))
}

/// Measures the candidates against the baseline, and how long that took. The phases that follow take `later`.
pub(super) fn measure(
    Stream { seed, of }: Stream<'static>,
    baseline: &UciEngine,
    candidates: &[UciEngine],
    setup: &Setup<'_, Slice>,
    until: &Until<'_>,
    later: Duration,
) -> Result<(Outcome, Phase)> {
    let progress = Progress::before(later, of, 100);
    let mut rng = Rng::new(seed, of);
    let outcome = outpace::lockstep::compare(baseline, candidates, setup, until, &mut rng, &|share| {
        progress.share(share);
    })?;
    let launches = outcome.comparisons.iter().map(|comparison| comparison.launches.len());
    let (fewest, most) = (launches.clone().min().unwrap_or(0), launches.max().unwrap_or(0));
    let took = progress.finish(&format!("{} candidates, {fewest} to {most} launches", candidates.len()));
    Ok((outcome, Phase { name: of.to_owned(), seconds: took.as_secs_f64() }))
}
