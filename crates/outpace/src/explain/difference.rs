//! The changes between two listings.

use std::ops::Range;
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};
use similar::{Algorithm, ChangeTag, DiffOp, capture_diff_slices_deadline, group_diff_ops};

/// Equal lines shown around a change.
const CONTEXT: usize = 3;

/// Most lines shown for a function.
const MOST: usize = 60;

/// Time after which a diff need not be the shortest. All but the longest functions take a few
/// milliseconds.
const PATIENCE: Duration = Duration::from_secs(5);

/// Difference between the machine code of two functions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", tag = "kind")]
pub enum Difference {
    /// The code is the same, wherever it lies.
    Same,
    /// The code has changed.
    Changed {
        /// A unified diff of the two listings, without a head.
        lines: Vec<String>,
        /// Number of further lines that are left out.
        more: usize,
    },
    /// The code could not be compared.
    Unknown {
        /// Reason why it could not.
        why: String,
    },
}

impl Difference {
    /// Returns the difference between two listings.
    ///
    /// Labels are numbered in the order of their addresses, so one more label renumbers all that
    /// follow. Lines that differ only by such a number count as equal here, unless nothing else
    /// differs.
    pub(super) fn between(old: &[String], new: &[String]) -> Self {
        if old == new {
            return Self::Same;
        }
        let unlabelled = |lines: &[String]| lines.iter().map(|line| without_label(line)).collect::<Vec<_>>();
        let mut lines = unified([old, new], [&unlabelled(old), &unlabelled(new)]);
        if lines.is_empty() {
            lines = unified([old, new], [old, new]);
        }
        let more = lines.len().saturating_sub(MOST);
        lines.truncate(MOST);
        Self::Changed { lines, more }
    }
}

/// Returns the line without the number of its label.
fn without_label(line: &str) -> String {
    match line.rsplit_once(".L") {
        Some((before, rest)) => {
            before.to_owned() + ".L" + rest.trim_start_matches(|one: char| one.is_ascii_digit())
        }
        None => line.to_owned(),
    }
}

/// Returns a unified diff of two texts. Two lines count as equal if their counterparts in the keys
/// are equal.
fn unified(texts: [&[String]; 2], [old, new]: [&[String]; 2]) -> Vec<String> {
    let mut lines = Vec::new();
    let deadline = Some(Instant::now() + PATIENCE);
    let changes = capture_diff_slices_deadline(Algorithm::Myers, old, new, deadline);
    for hunk in group_diff_ops(changes, CONTEXT) {
        let (Some(first), Some(last)) = (hunk.first(), hunk.last()) else { continue };
        let span = |of: fn(&DiffOp) -> Range<usize>| {
            format!("{},{}", of(first).start + 1, of(last).end - of(first).start)
        };
        lines.push(format!("@@ -{} +{} @@", span(DiffOp::old_range), span(DiffOp::new_range)));
        for change in hunk.iter().flat_map(|op| op.iter_changes(old, new)) {
            let (sign, line) = match change.tag() {
                ChangeTag::Delete => ('-', change.old_index().and_then(|at| texts[0].get(at))),
                ChangeTag::Insert => ('+', change.new_index().and_then(|at| texts[1].get(at))),
                ChangeTag::Equal => (' ', change.new_index().and_then(|at| texts[1].get(at))),
            };
            lines.extend(line.map(|line| format!("{sign}{line}")));
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    fn between(old: &str, new: &str) -> Difference {
        let lines = |text: &str| text.lines().map(str::to_owned).collect::<Vec<_>>();
        Difference::between(&lines(old), &lines(new))
    }

    #[test]
    fn only_what_has_changed_is_shown_and_new_numbers_of_labels_are_no_change() {
        let old = ".L0:\na\nb\nc\nd\njne .L1\ne\nf\ng\nret\n.L1:\nret";
        let new = ".L0:\na\nb\nje .L1\n.L1:\nc\nd\njne .L2\ne\nf\ng\nret\n.L2:\nret";
        let lines = ["@@ -1,6 +1,8 @@", " .L0:", " a", " b", "+je .L1", "+.L1:", " c", " d", " jne .L2"];
        let lines = lines.map(str::to_owned).to_vec();
        assert_eq!(between(old, new), Difference::Changed { lines, more: 0 });
        assert_eq!(between(old, old), Difference::Same);
    }

    #[test]
    fn another_target_of_a_jump_is_shown_where_nothing_else_has_changed() {
        let lines =
            ["@@ -1,4 +1,4 @@", "-je .L0", "+je .L1", " .L0:", " a", " .L1:"].map(str::to_owned).to_vec();
        let found = between("je .L0\n.L0:\na\n.L1:", "je .L1\n.L0:\na\n.L1:");
        assert_eq!(found, Difference::Changed { lines, more: 0 });
    }

    #[test]
    fn a_long_difference_is_cut_and_says_how_much_is_left_out() {
        let many = |word: &str| (0..50).map(|number| format!("{word} {number}\n")).collect::<String>();
        let Difference::Changed { lines, more } = between(&many("a"), &many("b")) else { panic!() };
        assert_eq!((lines.len(), more), (MOST, 41));
    }
}
