//! Decision trees as bytes.
//!
//! A tree is a leaf or a question. A leaf is one byte, what is known there: open, or who wins. A question is
//!
//! - the number of a feature: one byte, its highest bit being set if the set that follows has repeated rows;
//! - the set of its values for which the answer is yes, in eight rows of eight: a byte that tells which rows are not empty; if rows are
//!   repeated, a byte that tells which of those are not as the one before; and the rows that are to be told, a byte each;
//! - the tree behind a yes: a leaf, or how many bytes it has (one byte up to 127, else two, the higher one first with its highest bit
//!   set) and then itself;
//! - the tree behind a no.

use std::fmt::Write as _;

use super::view::{Feature, View};
use crate::endings::Wdl;
use crate::recipe::Recipe;
use crate::types::{Colour, Piece};

/// The first of the bytes that are leaves.
const LEAVES: u8 = 0xf0;

/// Beside a feature: rows are repeated.
const REPEATS: u8 = 0x80;

/// The first of the bytes that are the higher ones of a length.
const LONG: u8 = 0x80;

/// What a leaf knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Leaf {
    /// Nothing.
    Open,
    /// Nobody wins.
    Draw,
    /// White wins.
    White,
    /// Black wins.
    Black,
}

impl Leaf {
    /// What a position is worth that is worth so much for the side to move.
    #[cfg(any(feature = "tables", test))]
    pub(super) fn from_wdl(wdl: Wdl, to_move: Colour) -> Self {
        match (wdl, to_move.is_white()) {
            (Wdl::Draw, _) => Self::Draw,
            (Wdl::Win, true) | (Wdl::Loss, false) => Self::White,
            (Wdl::Win, false) | (Wdl::Loss, true) => Self::Black,
        }
    }

    /// What the position is worth for the side to move, if that is known.
    #[inline]
    pub(super) fn wdl(self, to_move: Colour) -> Option<Wdl> {
        match self {
            Self::Open => None,
            Self::Draw => Some(Wdl::Draw),
            Self::White => Some(if to_move.is_white() { Wdl::Win } else { Wdl::Loss }),
            Self::Black => Some(if to_move.is_white() { Wdl::Loss } else { Wdl::Win }),
        }
    }

    /// Its byte.
    #[cfg(any(feature = "tables", test))]
    pub(super) const fn byte(self) -> u8 {
        LEAVES + self as u8
    }

    const fn of(byte: u8) -> Self {
        match byte {
            0xf1 => Self::Draw,
            0xf2 => Self::White,
            0xf3 => Self::Black,
            _ => Self::Open,
        }
    }
}

/// A question's parts: its feature, its values in rows, and the trees behind it.
pub(super) struct Question<'a> {
    pub(super) feature: u8,
    /// The rows that are not empty, and those that are told.
    present: u8,
    told: u8,
    rows: &'a [u8],
    pub(super) yes: &'a [u8],
    pub(super) no: &'a [u8],
}

impl Question<'_> {
    /// Whether the answer for a value is yes.
    #[inline(always)]
    pub(super) fn is(&self, value: u8) -> bool {
        let row = 1_u8 << (value >> 3 & 7);
        if self.present & row == 0 {
            return false;
        }
        // The last one that was told, up to this.
        let at = (self.told & (row | (row - 1))).count_ones() as usize;
        self.rows.get(at.wrapping_sub(1)).is_some_and(|row| row >> (value & 7) & 1 != 0)
    }
}

/// A leaf, or a question.
pub(super) enum Node<'a> {
    Leaf(Leaf),
    Question(Question<'a>),
}

/// What stands at the beginning of these bytes; an open leaf, if they are no tree.
#[inline(always)]
pub(super) fn node(bytes: &[u8]) -> Node<'_> {
    question(bytes).unwrap_or_else(|| Node::Leaf(bytes.first().map_or(Leaf::Open, |&byte| Leaf::of(byte))))
}

/// A question, if there is one and it is whole.
#[inline(always)]
fn question(bytes: &[u8]) -> Option<Node<'_>> {
    let (&feature, rest) = bytes.split_first().filter(|(feature, _)| **feature < LEAVES)?;
    let (&present, rest) = rest.split_first()?;
    let (told, rest) = if feature & REPEATS == 0 {
        (present, rest)
    } else {
        let (&told, rest) = rest.split_first()?;
        (told, rest)
    };
    let (rows, rest) = rest.split_at_checked(told.count_ones() as usize)?;
    let (&length, behind) = rest.split_first()?;
    let (yes, no) = if length >= LEAVES {
        rest.split_at_checked(1)?
    } else if length < LONG {
        behind.split_at_checked(length.into())?
    } else {
        let (&low, behind) = behind.split_first()?;
        behind.split_at_checked(usize::from(length - LONG) << 8 | usize::from(low))?
    };
    Some(Node::Question(Question { feature: feature & !REPEATS, present, told, rows, yes, no }))
}

/// A question's bytes, up to the trees behind it: of a feature, those of its values that were seen for which the answer is yes. What is
/// answered for others is what is shortest.
#[cfg(any(feature = "tables", test))]
pub(super) fn question_bytes(feature: u8, values: u64, seen: u64) -> Vec<u8> {
    let (values, seen) = (values.to_le_bytes(), seen.to_le_bytes());
    let (mut present, mut told, mut rows) = (0_u8, 0_u8, Vec::<u8>::new());
    // What the last row that was told must be.
    let mut fixed = 0_u8;
    for row in 0..8 {
        if values[row] == 0 {
            continue;
        }
        present |= 1 << row;
        match rows.last_mut() {
            Some(last) if (*last ^ values[row]) & fixed & seen[row] == 0 => *last |= values[row],
            _ => {
                told |= 1 << row;
                rows.push(values[row]);
                fixed = 0;
            }
        }
        fixed |= seen[row];
    }
    if told.count_ones() + 1 < present.count_ones() {
        return [feature | REPEATS, present, told].into_iter().chain(rows).collect();
    }
    let rows = values.into_iter().filter(|&row| row != 0);
    [feature, present].into_iter().chain(rows).collect()
}

/// Adds a question to a tree's bytes. The tree behind a yes is the shorter one.
#[cfg(any(feature = "tables", test))]
pub(super) fn ask(bytes: &mut Vec<u8>, question: &[u8], yes: &[u8], no: &[u8]) {
    bytes.extend(question);
    match yes.len() {
        1 => {}
        length @ ..0x80 => bytes.push(length as u8),
        length => bytes.extend([LONG + (length >> 8) as u8, length as u8]),
    }
    bytes.extend(yes);
    bytes.extend(no);
}

/// What the tree knows of a position.
#[inline]
pub(super) fn walk<R: Recipe>(mut bytes: &[u8], view: &View<'_, R>) -> Leaf {
    loop {
        match node(bytes) {
            Node::Leaf(leaf) => return leaf,
            Node::Question(question) => {
                let is = question.is(view.value(question.feature));
                bytes = if is { question.yes } else { question.no };
            }
        }
    }
}

/// A tree to be read: a line a question or a leaf, what is behind a yes further in.
pub(super) fn show(tree: &[u8], men: &[Piece]) -> String {
    fn add(bytes: &[u8], men: &[Piece], depth: usize, text: &mut String) {
        let indent = 2 * depth;
        match node(bytes) {
            Node::Leaf(leaf) => {
                let _ = writeln!(text, "{:indent$}{}", "", format!("{leaf:?}").to_lowercase());
            }
            Node::Question(question) => {
                let name =
                    Feature::of(question.feature).map_or_else(String::new, |feature| feature.name(men));
                let values: Vec<String> =
                    (0..64).filter(|&value| question.is(value)).map(|value| value.to_string()).collect();
                let _ = writeln!(text, "{:indent$}if {name} is one of {}", "", values.join(" "));
                add(question.yes, men, depth + 1, text);
                add(question.no, men, depth, text);
            }
        }
    }
    let mut text = String::new();
    add(tree, men, 0, &mut text);
    text
}
