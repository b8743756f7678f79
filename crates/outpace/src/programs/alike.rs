//! Whether the commands answer alike: builds of one engine search the same nodes, come to the same score and play the same move.
//!
//! All of them go through all slices in the same order, each in a fresh process, as they will when they are timed. So an engine
//! that remembers something over `ucinewgame` is no other engine for that. The first goes through them twice: one that does
//! not answer alike itself cannot be compared so.

use std::path::Path;

use anyhow::{Context, Result, bail};

use super::Difference;
use crate::record::{CONTROL, Slice};
use crate::rng::Rng;
use crate::uci::{self, Answer, UciEngine};
use crate::workload::Reply;

/// What the check of all commands came to.
#[derive(Debug)]
pub struct Checked {
    /// Who answers otherwise than the first, at the first slice at which it does.
    pub differences: Vec<Difference>,
    /// The slices that are timed.
    pub slices: Vec<Slice>,
}

/// Lets all of them answer all slices. The first of the uci_engines is what the others are compared with.
///
/// # Errors
///
/// If one of them fails; if one answers otherwise, unless `unequal` allows it; or if then some engine is done with most positions
/// before their nodes are searched.
pub fn check(
    uci_engines: &[UciEngine],
    slices: Vec<Slice>,
    unequal: bool,
    folder: &Path,
    rng: &mut Rng,
) -> Result<Checked> {
    let (first, others) = uci_engines.split_first().context("there is a first command")?;
    let mut replies = |uci_engine| uci::replies(uci_engine, &slices, folder, rng);
    let expected = replies(first)?;
    let mut control = first.clone();
    CONTROL.clone_into(&mut control.slug);
    let mut differences = Vec::new();
    let mut all = vec![expected.clone()];
    for uci_engine in std::iter::once(&control).chain(others) {
        let found = replies(uci_engine)?;
        let Some(at) = (0..slices.len()).find(|&at| found[at].answer != expected[at].answer) else {
            continue;
        };
        let difference = Difference {
            of: uci_engine.slug.clone(),
            slice: slices[at].clone(),
            answer: found[at].answer.to_string(),
            first: expected[at].answer.to_string(),
        };
        if !unequal {
            bail!("{}", refusal(&first.slug, &difference));
        }
        differences.push(difference);
        all.push(found);
    }
    // Other searches may be over before their nodes are searched.
    let slices = if differences.is_empty() { slices } else { searched_by_all(slices, &all)? };
    Ok(Checked { differences, slices })
}

/// Why such commands are not compared.
fn refusal(first: &str, Difference { of, slice, answer, first: expected }: &Difference) -> String {
    let at = slice;
    if of == CONTROL {
        format!(
            "`{first}` does not answer alike when it is asked again: first `{expected}`, then `{answer}` ({at}). What does not repeat itself \
             cannot be held to equal answers; `--unequal` compares nodes a second instead"
        )
    } else {
        format!(
            "`{of}` answers `{answer}` where `{first}` answers `{expected}` ({at}). These are not builds of one engine, or not with the same options; \
             `--unequal` compares their nodes a second instead"
        )
    }
}

/// The slices at which no engine was done with a node in a quarter of its usual time: there it has not searched.
fn searched_by_all(slices: Vec<Slice>, all: &[Vec<Reply<Answer>>]) -> Result<Vec<Slice>> {
    let quick: Vec<bool> = (0..slices.len())
        .map(|at| {
            all.iter().any(|replies| {
                let cost = |at: usize| replies[at].seconds_per_unit;
                let mut costs: Vec<f64> = (0..slices.len()).map(cost).collect();
                costs.sort_by(f64::total_cmp);
                cost(at) < costs[costs.len() / 2] / 4.0
            })
        })
        .collect();
    let count = slices.len();
    let kept: Vec<Slice> =
        slices.into_iter().zip(quick).filter(|(_, quick)| !quick).map(|(slice, _)| slice).collect();
    if kept.len() < count / 2 {
        bail!(
            "in {} of {count} positions an engine is done before its nodes are searched",
            count - kept.len()
        );
    }
    Ok(kept)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_that_one_of_them_does_not_search_is_left_out() {
        let slices: Vec<Slice> =
            (0..6).map(|at| Slice { fen: format!("position {at}"), nodes: 1000 }).collect();
        let reply = |seconds: f64, nodes: Option<u64>| Reply {
            seconds,
            seconds_per_unit: seconds / nodes.map_or(1000, |told| told.max(1000)) as f64,
            answer: Answer { best: "bestmove e2e4".into(), depth: None, score: None, nodes },
        };
        let steady = vec![reply(0.002, None); 6];
        let mut hasty = vec![reply(0.02, Some(900)); 6];
        hasty[2] = reply(0.001, Some(20));
        // Quick, but for a good reason: it searched more nodes than it was asked for, at the usual cost.
        hasty[4] = reply(0.2, Some(10_000));
        let kept = searched_by_all(slices.clone(), &[steady, hasty]).unwrap();
        let names: Vec<&str> = kept.iter().map(|slice| slice.fen.as_str()).collect();
        assert_eq!(names, ["position 0", "position 1", "position 3", "position 4", "position 5"]);

        let mut lazy = vec![reply(0.0001, None); 6];
        lazy[0] = reply(1.0, None);
        lazy[1] = reply(1.0, None);
        lazy[2] = reply(1.0, None);
        lazy[3] = reply(1.0, None);
        assert_eq!(searched_by_all(slices.clone(), &[lazy]).unwrap().len(), 4);
    }
}
