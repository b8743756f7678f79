//! Worth of threads: the variants of the axis `parallel` by time to a depth, by games at equal
//! time, and by the time to stop a search.
//!
//! The variants of most axes search the same nodes, so the lab compares them by speed. Threads
//! change which nodes are searched, so nodes per second say nothing; what counts is how soon a
//! search reaches a depth, and whether the engine plays better.
//!
//! The record is stored in `reports/<machine>/threads.json`; the speed-ups are computed from it
//! alone.

pub(crate) mod measure;
pub(crate) mod page;

use serde::{Deserialize, Serialize};
use statrs::distribution::{ContinuousCDF, StudentsT};

use crate::games::Match;
use crate::provenance::Provenance;
use outpace::statistics::mean;
use plywright_lab::record::parts::{InParts, Parts};

pub(crate) type Record = InParts<Threads>;

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Threads {
    pub(crate) times: Option<Times>,
    pub(crate) matches: Vec<Match<Player>>,
}

impl Parts for Threads {
    const WHAT: &'static str = "record of threads";
}

/// Times to a depth, and times to stop a search.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Times {
    pub(crate) made: Provenance,
    /// Size of the transposition table in MiB; it is empty at the beginning of each search.
    pub(crate) hash_mib: u32,
    /// Positions, each with the depth of its searches.
    pub(crate) positions: Vec<Place>,
    pub(crate) runs: Vec<Run>,
    pub(crate) stops: Vec<Stops>,
}

impl Times {
    /// Amount of data, to compare two records: number of kinds of searches and stops, and total
    /// number of repetitions.
    pub(crate) fn size(&self) -> (usize, usize) {
        let searches = self.runs.iter().flat_map(|run| &run.seconds).map(Vec::len);
        let stops = self.stops.iter().map(|stops| stops.milliseconds.len());
        (self.runs.len() + self.stops.len(), searches.chain(stops).sum())
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Place {
    pub(crate) fen: String,
    /// Depth of the searches, in plies.
    pub(crate) depth: u32,
}

/// A variant of the axis `parallel` with a number of threads.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Run {
    pub(crate) variant: String,
    pub(crate) threads: usize,
    /// Seconds of each search, a list for each position.
    pub(crate) seconds: Vec<Vec<f64>>,
    /// Nodes of each search, a list for each position.
    pub(crate) nodes: Vec<Vec<u64>>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Stops {
    pub(crate) variant: String,
    pub(crate) threads: usize,
    /// Number of stops that came while the search was starting.
    pub(crate) early: usize,
    /// Time from sending `stop` to reading `bestmove`, in milliseconds, for each stop.
    pub(crate) milliseconds: Vec<f64>,
}

/// Player in a match: a variant with a number of threads.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Player {
    pub(crate) variant: String,
    pub(crate) threads: usize,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Ratio {
    /// Geometric mean over positions.
    pub(crate) mean: f64,
    /// 95 % interval of the mean: Student's, over the logarithms.
    pub(crate) interval: Option<(f64, f64)>,
}

/// Gain of several threads over one.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Speedup {
    pub(crate) variant: String,
    pub(crate) threads: usize,
    /// Factor by which the same depth is reached sooner.
    pub(crate) time: Ratio,
    /// Factor by which more nodes are searched to the same depth.
    pub(crate) nodes: Ratio,
    /// Factor by which more nodes are searched a second.
    pub(crate) speed: Ratio,
}

/// Compares every variant and number of threads with one thread of the same variant.
pub(crate) fn speedups(times: &Times) -> Vec<Speedup> {
    let alone =
        |run: &Run| times.runs.iter().find(|single| single.variant == run.variant && single.threads == 1);
    let several = times.runs.iter().filter(|run| run.threads > 1);
    several.filter_map(|run| speedup(run, alone(run)?)).collect()
}

fn speedup(several: &Run, single: &Run) -> Option<Speedup> {
    let seconds = |run: &Run| logs(&run.seconds, |seconds| seconds);
    let nodes = |run: &Run| logs(&run.nodes, |nodes| nodes as f64);
    let speed = |run: &Run| -> Vec<f64> {
        nodes(run).iter().zip(seconds(run)).map(|(nodes, seconds)| nodes - seconds).collect()
    };
    Some(Speedup {
        variant: several.variant.clone(),
        threads: several.threads,
        time: ratio(&seconds(single), &seconds(several))?,
        nodes: ratio(&nodes(several), &nodes(single))?,
        speed: ratio(&speed(several), &speed(single))?,
    })
}

/// Mean logarithm of each position's values.
fn logs<T: Copy>(positions: &[Vec<T>], number: fn(T) -> f64) -> Vec<f64> {
    positions
        .iter()
        .map(|values| mean(values.iter().map(|&value| number(value).ln())).unwrap_or(f64::NAN))
        .collect()
}

/// Geometric mean of quotients, from the logarithms of their two sides, position by position. None
/// for empty lists, or lists of different lengths.
fn ratio(above: &[f64], below: &[f64]) -> Option<Ratio> {
    if above.is_empty() || above.len() != below.len() {
        return None;
    }
    let logs = above.iter().zip(below).map(|(above, below)| above - below);
    let (centre, count) = (mean(logs.clone())?, logs.len() as f64);
    let interval = StudentsT::new(0.0, 1.0, count - 1.0).ok().map(|student| {
        let variance = logs.map(|log| (log - centre).powi(2)).sum::<f64>() / (count - 1.0);
        let reach = student.inverse_cdf(0.975) * (variance / count).sqrt();
        ((centre - reach).exp(), (centre + reach).exp())
    });
    Some(Ratio { mean: centre.exp(), interval })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn computes_a_geometric_mean_and_students_interval() {
        // Logarithms 0, ln 2, ln 4: mean ln 2, standard deviation ln 2, and t(0.975, 2) = 4.302653.
        let logs = [0.0, 2_f64.ln(), 4_f64.ln()];
        let ratio = ratio(&logs, &[0.0; 3]).unwrap();
        assert!((ratio.mean - 2.0).abs() < 1e-12);
        let (low, high) = ratio.interval.unwrap();
        let reach = 4.302_653 * 2_f64.ln() / 3_f64.sqrt();
        assert!((low - 2.0 * (-reach).exp()).abs() < 1e-5, "{ratio:?}");
        assert!((high - 2.0 * reach.exp()).abs() < 1e-3, "{ratio:?}");
    }

    #[test]
    fn one_position_has_no_interval_and_none_has_no_ratio() {
        assert_eq!(ratio(&[1.0], &[1.0]), Some(Ratio { mean: 1.0, interval: None }));
        assert_eq!(ratio(&[], &[]), None);
    }
}
