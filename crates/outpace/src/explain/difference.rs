//! What has changed between two listings.

use std::ops::Range;
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};
use similar::{Algorithm, ChangeTag, DiffOp, capture_diff_slices_deadline, group_diff_ops};

/// So many equal lines are shown around a change.
const CONTEXT: usize = 3;

/// The most lines that are shown of a function.
const MOST: usize = 60;

/// After so long, a diff need not be the shortest. That of all but the longest functions takes a few milliseconds.
const PATIENCE: Duration = Duration::from_secs(5);

/// How the machine code of two functions differs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", tag = "kind")]
pub enum Difference {
    /// It is the same, wherever it lies.
    Same,
    /// It is not.
    Changed {
        /// A unified diff of the two listings, without a head.
        lines: Vec<String>,
        /// How many more lines of it are left out.
        more: usize,
    },
    /// It is not known.
    Unknown {
        /// Why.
        why: String,
    },
}

impl Difference {
    /// Between these listings.
    ///
    /// Labels are numbered in the order of their places, so one more of them gives all that follow other numbers. Lines that differ only by
    /// such a number count as equal here, unless nothing else differs.
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

/// The line without the number of the label in it.
fn without_label(line: &str) -> String {
    match line.rsplit_once(".L") {
        Some((before, rest)) => {
            before.to_owned() + ".L" + rest.trim_start_matches(|one: char| one.is_ascii_digit())
        }
        None => line.to_owned(),
    }
}

/// A unified diff of two texts whose lines are equal where the lines of `keys` are.
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
