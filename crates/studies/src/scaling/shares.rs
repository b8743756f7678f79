//! Shares of the time that the minimax study's program spends on each activity, from the folded
//! stacks of `cargo lab profile minimax` (claim 17).

use std::collections::BTreeMap;

use std::path::Path;

use anyhow::{Context, Result, ensure};

use super::Share;
use outpace::os::files;
use outpace::record::is_name;
use plywright_lab::workspace;

/// Activities that take time, as named in the tables.
pub(crate) const RUNTIME: &str = "threads, locks and the system";
pub(crate) const LAST_PLY: &str = "the greedy last ply";
pub(crate) const ATTACKS: &str = "attack tests";
pub(crate) const GENERATION: &str = "move generation";
pub(crate) const SEARCH: &str = "the search above";

/// Functions of each activity. Their time includes that of the functions that they call, unless
/// these have an activity of their own. Each text is the last part of a function's name, or the
/// beginning of that part.
const PARTS: [(&str, &[&str]); 5] = [
    (ATTACKS, &["is_attacked", "is_exposed"]),
    (LAST_PLY, &["last_ply"]),
    (GENERATION, &["candidates", "pawn", "slide", "castle", "moves", "legal", "write_down"]),
    (SEARCH, &["below", "value", "search_in_parallel", "share"]),
    (
        RUNTIME,
        &["the system", "spawn", "scope", "lock", "unlock", "join", "wait", "park", "thread", "start_thread"],
    ),
];

/// Function by which bitboards count a last ply in one step, which includes generating the moves.
const COUNTED: &str = "reach";

/// Largest file of folded stacks that is read, in bytes.
const MOST: u64 = 16 << 20;

/// Reads the shares from a file of folded stacks; empty if there is no such file.
pub(super) fn read(path: &Path) -> Result<Vec<Share>> {
    let cannot = || format!("cannot read {}", path.display());
    ensure!(workspace::is_plain(path), "{} is a link, a pipe or a device", path.display());
    if !path.try_exists().with_context(cannot)? {
        return Ok(Vec::new());
    }
    Ok(parse(&String::from_utf8_lossy(&files::read(path, MOST)?)))
}

/// Shares of each board and split in folded stacks, the largest first. Skips lines in another
/// format.
pub(crate) fn parse(folded: &str) -> Vec<Share> {
    let mut counts: BTreeMap<(&str, &str), BTreeMap<&str, u64>> = BTreeMap::new();
    for line in folded.lines() {
        let Some((stack, count)) = line.rsplit_once(' ') else { continue };
        let Ok(count) = count.parse::<u64>() else { continue };
        let mut frames = stack.split(';');
        let (Some("minimax"), Some(board), Some(split)) = (frames.next(), frames.next(), frames.next())
        else {
            continue;
        };
        if count == 0 || !is_name(board) || !is_name(split) {
            continue;
        }
        let part = part(&frames.collect::<Vec<_>>());
        let sum = counts.entry((board, split)).or_default().entry(part).or_default();
        *sum = sum.saturating_add(count);
    }
    let mut shares = Vec::new();
    for ((board, split), parts) in counts {
        let total: f64 = parts.values().map(|&count| count as f64).sum();
        let mut parts: Vec<_> = parts.into_iter().collect();
        parts.sort_by_key(|&(part, count)| (std::cmp::Reverse(count), part));
        shares.extend(parts.into_iter().map(|(part, count)| Share {
            board: board.to_owned(),
            split: split.to_owned(),
            part: part.to_owned(),
            fraction: count as f64 / total,
        }));
    }
    shares
}

/// Activity of the innermost frame that has one. A stack with [`COUNTED`] belongs to the last ply,
/// whatever its innermost frame is, and a stack without any known frame to the runtime.
fn part(frames: &[&str]) -> &'static str {
    let name = |frame: &str| frame.rsplit("::").next().unwrap_or_default().to_owned();
    if frames.iter().any(|frame| name(frame) == COUNTED) {
        return LAST_PLY;
    }
    let part_of = |frame: &&str| {
        let name = name(frame);
        let is_named = |known: &&str| {
            name.strip_prefix(known).is_some_and(|rest| !rest.starts_with(char::is_alphanumeric))
        };
        PARTS.iter().find(|(_, names)| names.iter().any(&is_named)).map(|&(part, _)| part)
    };
    frames.iter().rev().find_map(part_of).unwrap_or(RUNTIME)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stack_belongs_to_its_innermost_known_function() {
        let folded = "\
minimax;mailbox;root;std::thread::scope;plywright_study::search::below;<Mailbox as Board>::last_ply;make 60
minimax;mailbox;root;plywright_study::search::below;last_ply;moves;Mailbox::is_attacked;core::iter 30
minimax;mailbox;root;below;<plywright_study::mailbox::Mailbox as plywright_study::Board>::moves;at 10
minimax;mailbox;leaves;share;scope;{closure#1};std::thread::scoped::spawn_unchecked;new 3
minimax;mailbox;leaves;the system's libraries and kernel 1
minimax;bitboards;root;below;last_ply;reach;legal;attacks 5
something else
popcount;recorded;x 7
minimax;odd board;root;below 7
minimax;mailbox;none;below 0
";
        let shares: Vec<_> =
            parse(folded).into_iter().map(|share| (share.split, share.part, share.fraction)).collect();
        let wanted = [
            ("root", LAST_PLY, 1.0),
            ("leaves", RUNTIME, 1.0),
            ("root", LAST_PLY, 0.6),
            ("root", ATTACKS, 0.3),
            ("root", GENERATION, 0.1),
        ];
        let wanted = wanted.map(|(split, part, fraction)| (split.to_owned(), part.to_owned(), fraction));
        assert_eq!(shares, wanted);
    }
}
