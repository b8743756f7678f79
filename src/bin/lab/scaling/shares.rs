//! Where the time goes, by the folded stacks of `cargo lab profile minimax` (claim 17).

use std::collections::BTreeMap;

use super::Share;

/// What time is spent with, as the tables have it.
pub(crate) const RUNTIME: &str = "threads, locks and the system";
/// See [`RUNTIME`].
pub(crate) const LAST_PLY: &str = "the greedy last ply";
/// See [`RUNTIME`].
pub(crate) const ATTACKS: &str = "attack tests";
/// See [`RUNTIME`].
pub(crate) const GENERATION: &str = "move generation";
/// See [`RUNTIME`].
pub(crate) const SEARCH: &str = "the search above";

/// What a frame's name tells of the time spent in it and in what it has called without a name of its own here. The first that fits
/// decides.
const PARTS: [(&str, &str); 18] = [
    ("the system's libraries", RUNTIME),
    ("std::thread", RUNTIME),
    ("std::sys", RUNTIME),
    ("std::sync", RUNTIME),
    ("core::sync", RUNTIME),
    ("alloc::sync", RUNTIME),
    ("is_attacked", ATTACKS),
    ("is_exposed", ATTACKS),
    ("last_ply", LAST_PLY),
    ("reach::reach", LAST_PLY),
    ("reach::of", LAST_PLY),
    ("Mailbox::candidates", GENERATION),
    ("Mailbox::pawn", GENERATION),
    ("Mailbox::slide", GENERATION),
    ("Mailbox::castle", GENERATION),
    ("Board>::moves", GENERATION),
    ("movegen::legal", GENERATION),
    ("plywright::minimax", SEARCH),
];

/// The shares of each board and split in folded stacks, the largest first. Lines that are none are left out.
pub(crate) fn of(folded: &str) -> Vec<Share> {
    let mut counts: BTreeMap<(&str, &str), BTreeMap<&str, u64>> = BTreeMap::new();
    for line in folded.lines() {
        let Some((stack, count)) = line.rsplit_once(' ') else { continue };
        let Ok(count) = count.parse::<u64>() else { continue };
        let mut frames = stack.split(';');
        let (Some("minimax"), Some(board), Some(split)) = (frames.next(), frames.next(), frames.next())
        else {
            continue;
        };
        let part = part(&frames.collect::<Vec<_>>());
        *counts.entry((board, split)).or_default().entry(part).or_default() += count;
    }
    let mut shares = Vec::new();
    for ((board, split), parts) in counts {
        let all: u64 = parts.values().sum();
        let mut parts: Vec<_> = parts.into_iter().collect();
        parts.sort_by_key(|&(part, count)| (std::cmp::Reverse(count), part));
        shares.extend(parts.into_iter().map(|(part, count)| Share {
            board: board.to_owned(),
            split: split.to_owned(),
            part: part.to_owned(),
            fraction: count as f64 / all as f64,
        }));
    }
    shares
}

/// The last frame that tells something decides; whatever else there is, is the runtime's.
fn part(frames: &[&str]) -> &'static str {
    let of = |frame: &&&str| PARTS.iter().find(|(name, _)| frame.contains(name)).map(|&(_, part)| part);
    frames.iter().rev().find_map(|frame| of(&frame)).unwrap_or(RUNTIME)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stack_belongs_to_the_last_frame_that_tells_something() {
        let folded = "\
minimax;mailbox;root;std::thread::scope;plywright::minimax::search::below;<Mailbox as Board>::last_ply;make 60
minimax;mailbox;root;plywright::minimax::search::below;last_ply;Mailbox::is_attacked;core::iter 30
minimax;mailbox;root;plywright::minimax::search::below;<Mailbox as plywright::minimax::Board>::moves 10
minimax;mailbox;leaves;plywright::minimax::parallel::share;std::thread::scoped::spawn 3
minimax;mailbox;leaves;the system's libraries and kernel 1
something else
popcount;recorded;x 7
";
        let told: Vec<_> =
            of(folded).into_iter().map(|share| (share.split, share.part, share.fraction)).collect();
        let of = |split: &str, part: &str, fraction| (split.to_owned(), part.to_owned(), fraction);
        assert_eq!(
            told,
            [
                of("leaves", RUNTIME, 1.0),
                of("root", LAST_PLY, 0.6),
                of("root", ATTACKS, 0.3),
                of("root", GENERATION, 0.1),
            ]
        );
    }
}
