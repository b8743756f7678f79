//! The difference between the machine code of two versions of a function, as a unified diff of
//! their listings.

use std::ops::Range;
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};
use similar::{Algorithm, ChangeTag, DiffOp, capture_diff_slices_deadline, group_diff_ops};

/// Equal lines shown around a change.
const CONTEXT: usize = 3;

/// Largest number of lines shown for a function.
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
        /// A unified diff of the two listings, without the lines that name the two files.
        lines: Vec<String>,
        /// Number of further lines that are left out.
        more: usize,
        /// True if lines begin with the percentage points of the old program's total that their
        /// instruction takes.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        weighted: bool,
    },
    /// The code could not be compared.
    Unknown {
        /// Reason why it could not.
        why: String,
    },
}

impl Difference {
    /// Returns the difference between two listings. The changes whose instructions take the largest
    /// share of the total come first. The line of an instruction begins with the points (percentage
    /// points of the old program's total) that the instruction takes, if these are at least a
    /// twentieth of a point.
    ///
    /// Labels are numbered in the order of their addresses, so one more label renumbers all that
    /// follow. Lines that differ only by such a number count as equal here, unless nothing else
    /// differs.
    pub(super) fn between(old: &[Line], new: &[Line]) -> Self {
        let texts = [old, new].map(|lines| lines.iter().map(|line| line.text.clone()).collect::<Vec<_>>());
        if texts[0] == texts[1] {
            return Self::Same;
        }
        let unlabelled = texts.each_ref().map(|texts| texts.iter().map(|text| without_label(text)).collect());
        let mut hunks = hunks([old, new], &unlabelled);
        if hunks.is_empty() {
            hunks = self::hunks([old, new], &texts);
        }
        // Changes of equal weight stay in the order of the code.
        hunks.sort_by(|hunk, other| other.share().total_cmp(&hunk.share()));
        let weighted = hunks.iter().flat_map(|hunk| &hunk.lines).any(|(_, line)| line.is_heavy());
        let mut lines: Vec<String> = hunks.iter().flat_map(|hunk| hunk.words(weighted)).collect();
        let more = lines.len().saturating_sub(MOST);
        lines.truncate(MOST);
        Self::Changed { lines, more, weighted }
    }
}

/// Returns the line without the number of its label.
fn without_label(line: &str) -> String {
    match line.rsplit_once(".L") {
        Some((before, rest)) => {
            before.to_owned() + ".L" + rest.trim_start_matches(|character: char| character.is_ascii_digit())
        }
        None => line.to_owned(),
    }
}

/// A line of a listing.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Line {
    pub(super) text: String,
    /// Address of the instruction; `None` for a label.
    pub(super) address: Option<u64>,
    /// Share of the old program's total that the instruction takes, if it is known.
    pub(super) share: Option<f64>,
}

impl Line {
    fn is_heavy(&self) -> bool {
        self.share.is_some_and(|share| share >= 0.0005)
    }

    /// Returns the text, preceded by the points that the instruction takes. Points that would round
    /// to 0.0 are left out.
    fn weighted(&self) -> String {
        match self.share.filter(|_| self.is_heavy()) {
            Some(share) => format!("{:>5.1}  {}", share * 100.0, self.text),
            None => format!("       {}", self.text),
        }
    }
}

/// A change with the equal lines around it.
struct Hunk<'a> {
    head: String,
    /// Lines, each with its sign in a unified diff.
    lines: Vec<(char, &'a Line)>,
}

impl Hunk<'_> {
    /// Returns the share that the changed lines take.
    fn share(&self) -> f64 {
        let changed = self.lines.iter().filter(|(sign, _)| *sign != ' ');
        changed.map(|(_, line)| line.share.unwrap_or(0.0)).sum()
    }

    fn words(&self, weighted: bool) -> impl Iterator<Item = String> {
        let words = move |(sign, line): &(char, &Line)| {
            let text = if weighted { line.weighted() } else { line.text.clone() };
            format!("{sign}{text}")
        };
        std::iter::once(self.head.clone()).chain(self.lines.iter().map(words))
    }
}

/// Returns the hunks of a unified diff of two listings. `old` and `new` have one text for each line
/// of the listings, and two lines count as equal if these texts are equal.
fn hunks<'a>(listings: [&'a [Line]; 2], [old, new]: &[Vec<String>; 2]) -> Vec<Hunk<'a>> {
    let mut hunks = Vec::new();
    let deadline = Some(Instant::now() + PATIENCE);
    let changes = capture_diff_slices_deadline(Algorithm::Myers, old, new, deadline);
    for hunk in group_diff_ops(changes, CONTEXT) {
        let (Some(first), Some(last)) = (hunk.first(), hunk.last()) else { continue };
        let span = |range: fn(&DiffOp) -> Range<usize>| {
            format!("{},{}", range(first).start + 1, range(last).end - range(first).start)
        };
        let head = format!("@@ -{} +{} @@", span(DiffOp::old_range), span(DiffOp::new_range));
        let changes = hunk.iter().flat_map(|op| op.iter_changes(old, new));
        let line = |at: Option<usize>, side: usize| listings[side].get(at?);
        let lines = changes.filter_map(|change| {
            Some(match change.tag() {
                ChangeTag::Delete => ('-', line(change.old_index(), 0)?),
                ChangeTag::Insert => ('+', line(change.new_index(), 1)?),
                ChangeTag::Equal => (' ', line(change.new_index(), 1)?),
            })
        });
        hunks.push(Hunk { head, lines: lines.collect() });
    }
    hunks
}

#[cfg(test)]
mod tests {
    use super::*;

    fn between(old: &str, new: &str) -> Difference {
        // A number at the end of a line, after `#`, is its share in thousandths.
        let line = |text: &str| {
            let (text, share) = text.split_once('#').unwrap_or((text, ""));
            Line {
                text: text.to_owned(),
                share: share.parse().ok().map(|share: f64| share / 1e3),
                address: None,
            }
        };
        let lines = |text: &str| text.lines().map(line).collect::<Vec<_>>();
        Difference::between(&lines(old), &lines(new))
    }

    #[test]
    fn renumbered_labels_are_no_change() {
        let old = ".L0:\na\nb\nc\nd\njne .L1\ne\nf\ng\nret\n.L1:\nret";
        let new = ".L0:\na\nb\nje .L1\n.L1:\nc\nd\njne .L2\ne\nf\ng\nret\n.L2:\nret";
        let lines = ["@@ -1,6 +1,8 @@", " .L0:", " a", " b", "+je .L1", "+.L1:", " c", " d", " jne .L2"];
        let lines = lines.map(str::to_owned).to_vec();
        assert_eq!(between(old, new), Difference::Changed { lines, more: 0, weighted: false });
        assert_eq!(between(old, old), Difference::Same);
    }

    #[test]
    fn a_changed_jump_target_is_shown_if_nothing_else_differs() {
        let lines =
            ["@@ -1,4 +1,4 @@", "-je .L0", "+je .L1", " .L0:", " a", " .L1:"].map(str::to_owned).to_vec();
        let found = between("je .L0\n.L0:\na\n.L1:", "je .L1\n.L0:\na\n.L1:");
        assert_eq!(found, Difference::Changed { lines, more: 0, weighted: false });
    }

    #[test]
    fn the_most_costly_changes_come_first_with_their_points() {
        let same = "e\nf\ng\nh\ni\nj\nk\nl\n";
        let Difference::Changed { lines, .. } =
            between(&format!("a#1\n{same}add#10\nz"), &format!("b#2\n{same}div#123\nz"))
        else {
            panic!()
        };
        let changed: Vec<&str> =
            lines.iter().map(String::as_str).filter(|line| !line.starts_with(' ')).collect();
        assert_eq!(
            changed,
            ["@@ -7,5 +7,5 @@", "-  1.0  add", "+ 12.3  div", "@@ -1,4 +1,4 @@", "-  0.1  a", "+  0.2  b"]
        );
    }

    #[test]
    fn a_long_difference_is_cut_and_counts_the_other_lines() {
        let many = |word: &str| (0..50).map(|number| format!("{word} {number}\n")).collect::<String>();
        let Difference::Changed { lines, more, .. } = between(&many("a"), &many("b")) else { panic!() };
        assert_eq!((lines.len(), more), (MOST, 41));
    }

    #[test]
    fn points_of_hidden_lines_do_not_make_a_diff_weighted() {
        let far = "b\nc\nd\ne\n";
        let Difference::Changed { weighted, lines, .. } =
            between(&format!("a#100\n{far}f"), &format!("a#100\n{far}g"))
        else {
            panic!()
        };
        assert!(!weighted && lines.contains(&"+g".to_owned()), "{lines:?}");
    }
}
