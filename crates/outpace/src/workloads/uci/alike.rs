//! Checks that UCI engines give the same answers ([`crate::workloads::answers`]): builds of one
//! engine search the same nodes, reach the same score and play the same move.

use std::path::Path;

use crate::error::{Result, bail};
use crate::record::Unequal;
use crate::rng::Rng;
use crate::statistics::median;
use crate::workloads::Reply;
use crate::workloads::answers::{self, Checked};
use crate::workloads::uci::{Answer, Limit, Slice, UciEngine};

/// Lets all engines search all slices, and compares the answers of the others with those of the
/// first. Returns the engines that answer differently, each with the first such slice, and the
/// slices to be timed.
///
/// # Errors
///
/// Fails if an engine fails, or if one answers differently and `unequal` does not allow it. With
/// `unequal` it also fails if an engine that searches to a depth does not report its nodes, or if
/// answers differ and in most positions some engine ends its search early.
pub fn check(
    uci_engines: &[UciEngine],
    slices: Vec<Slice>,
    unequal: bool,
    folder: &Path,
    rng: &mut Rng,
) -> Result<(Vec<Unequal>, Vec<Slice>)> {
    let Checked { differences, replies } = answers::check(uci_engines, &slices, unequal, folder, rng)?;
    if unequal {
        counted(uci_engines, &slices, &replies)?;
    }
    // With different answers, some searches may end before their nodes are searched.
    let slices = if differences.is_empty() { slices } else { searched_by_all(slices, &replies)? };
    Ok((differences, slices))
}

/// Looks for an engine that does not repeat its own answers, such as one that checks its node limit
/// by a clock. Its answers cannot be compared with those of another engine. Returns a message with
/// the engine and both answers, or `None` if all engines repeat their answers.
///
/// # Errors
///
/// Fails if an engine fails.
pub fn unrepeated(
    uci_engines: &[UciEngine],
    slices: &[Slice],
    folder: &Path,
    rng: &mut Rng,
) -> Result<Option<String>> {
    for engine in uci_engines {
        let [first, again] = [(); 2].map(|()| answers::replies(engine, slices, folder, rng));
        let (first, again) = (first?, again?);
        let differing = (0..slices.len()).find(|&at| first[at].answer != again[at].answer);
        if let Some(at) = differing {
            let (name, slice, first, again) =
                (&engine.slug, &slices[at], &first[at].answer, &again[at].answer);
            return Ok(Some(format!("`{name}` answers first `{first}`, then `{again}` ({slice})")));
        }
    }
    Ok(None)
}

/// Fails if an engine does not report the nodes of a search to a depth: without them, nodes per
/// second cannot be compared.
fn counted(uci_engines: &[UciEngine], slices: &[Slice], replies: &[Vec<Reply<Answer>>]) -> Result<()> {
    for (UciEngine { slug, .. }, replies) in uci_engines.iter().zip(replies) {
        let by_depth = |slice: &Slice| matches!(slice.limit, Limit::Depth(_));
        let silent =
            slices.iter().zip(replies).find(|(slice, reply)| by_depth(slice) && reply.answer.nodes.is_none());
        if let Some((slice, _)) = silent {
            bail!("`{slug}` does not report its nodes ({slice}), so nodes a second cannot be compared");
        }
    }
    Ok(())
}

/// Returns the slices that all engines really searched. If an engine took less than a quarter of
/// its usual time per node for a slice, it ended the search before it had searched the nodes.
fn searched_by_all(slices: Vec<Slice>, replies_by_engine: &[Vec<Reply<Answer>>]) -> Result<Vec<Slice>> {
    let usual: Vec<f64> = replies_by_engine
        .iter()
        .map(|replies| median(replies.iter().map(|reply| reply.seconds_per_unit)).unwrap_or_default())
        .collect();
    let is_searched = |at: usize| {
        replies_by_engine
            .iter()
            .zip(&usual)
            .all(|(replies, usual)| replies[at].seconds_per_unit >= usual / 4.0)
    };
    let count = slices.len();
    let kept: Vec<Slice> =
        slices.into_iter().enumerate().filter(|(at, _)| is_searched(*at)).map(|(_, slice)| slice).collect();
    if kept.len() < count / 2 {
        let over = count - kept.len();
        bail!("in {over} of {count} positions an engine ends its search before its nodes are searched");
    }
    Ok(kept)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_that_an_engine_does_not_search_is_left_out() {
        let slices: Vec<Slice> =
            (0..6).map(|at| Slice { fen: format!("position {at}"), limit: Limit::Nodes(1000) }).collect();
        let reply = |seconds: f64, nodes: u64| Reply {
            timed: seconds,
            seconds,
            seconds_per_unit: seconds / nodes.max(1000) as f64,
            answer: Answer { best: "bestmove e2e4".into(), depth: None, score: None, nodes: Some(nodes) },
            usage: None,
        };
        let steady = vec![reply(0.002, 1000); 6];
        let mut hasty = vec![reply(0.02, 900); 6];
        hasty[2] = reply(0.001, 20);
        // Many more nodes than the limit, at the usual time per node.
        hasty[4] = reply(0.2, 10_000);
        let kept = searched_by_all(slices.clone(), &[steady, hasty]).unwrap();
        assert_eq!(kept, [&slices[..2], &slices[3..]].concat());

        let mut lazy = vec![reply(1.0, 1000); 6];
        lazy[4..].fill(reply(0.0001, 1000));
        assert_eq!(searched_by_all(slices, &[lazy]).unwrap().len(), 4);
    }
}
