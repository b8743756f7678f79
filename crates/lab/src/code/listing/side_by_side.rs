//! Two listings side by side: what `cargo lab asm --diff` prints.
//!
//! A line in both stands in both columns; `-` marks one that only the left has, `+` one that only the right has, `~` one that
//! takes another's place.

use std::collections::BTreeSet;
use std::fmt::Write;

use similar::{Algorithm, DiffOp, capture_diff_slices};

use super::{Function, Listing};

/// One side.
pub(crate) struct Side<'a> {
    /// What it is: `popcount/swar@x86-64-v2`, or a file.
    pub(crate) name: &'a str,
    /// Its listing.
    pub(crate) listing: &'a Listing,
}

/// Both, in so many columns, with a summary at the end.
pub(crate) fn print(left: &Side<'_>, right: &Side<'_>, width: usize) -> String {
    let column = (width.max(40) - 3) / 2;
    let mut text = row(column, left.name, ' ', right.name);
    if left.listing.code() == right.listing.code() {
        let _ = writeln!(text, "\nthe same code: {}", size(left.listing));
        return text;
    }
    let none = Function::default();
    for name in names(left.listing, right.listing) {
        let of = |listing: &Listing| listing.functions.iter().find(|function| function.name == name).cloned();
        let (a, b) = (of(left.listing), of(right.listing));
        let title =
            |function: &Option<Function>| function.as_ref().map_or(String::new(), |_| format!("{name}:"));
        text.push('\n');
        text += &row(column, &title(&a), if a.is_some() == b.is_some() { ' ' } else { '~' }, &title(&b));
        let (a, b) = (a.unwrap_or_else(|| none.clone()).lines, b.unwrap_or_else(|| none.clone()).lines);
        for op in capture_diff_slices(Algorithm::Patience, &a, &b) {
            rows(&mut text, column, op, &a, &b);
        }
    }
    let _ = writeln!(text, "\n{}: {}", left.name, size(left.listing));
    let _ = writeln!(text, "{}: {}", right.name, size(right.listing));
    text
}

/// The functions of both: the left's in their order, then those that only the right has.
fn names<'a>(left: &'a Listing, right: &'a Listing) -> Vec<&'a str> {
    let mut seen = BTreeSet::new();
    let all = left.functions.iter().chain(&right.functions).map(|function| function.name.as_str());
    all.filter(|name| seen.insert(*name)).collect()
}

fn rows(text: &mut String, column: usize, op: DiffOp, a: &[String], b: &[String]) {
    let (old, new) = (op.old_range(), op.new_range());
    let mark = |left: Option<&String>, right: Option<&String>| match (left, right) {
        (Some(left), Some(right)) if left == right => ' ',
        (Some(_), Some(_)) => '~',
        (Some(_), None) => '-',
        _ => '+',
    };
    for at in 0..old.len().max(new.len()) {
        let left = a[old.clone()].get(at);
        let right = b[new.clone()].get(at);
        let shown = |line: Option<&String>| {
            line.map_or(String::new(), |line| {
                if line.starts_with('.') { line.clone() } else { format!("    {line}") }
            })
        };
        *text += &row(column, &shown(left), mark(left, right), &shown(right));
    }
}

/// One row; what does not fit is cut, and says so.
fn row(column: usize, left: &str, mark: char, right: &str) -> String {
    let cut = |text: &str| {
        if text.chars().count() <= column {
            text.to_owned()
        } else {
            text.chars().take(column - 1).chain(['…']).collect()
        }
    };
    let row = format!("{:column$} {mark} {}", cut(left), cut(right));
    format!("{}\n", row.trim_end())
}

fn size(listing: &Listing) -> String {
    let bytes: Vec<u64> =
        listing.functions.iter().filter_map(|function| listing.bytes(&function.name)).collect();
    let instructions = listing.instructions();
    if bytes.len() == listing.functions.len() {
        format!("{instructions} instructions, {} bytes", bytes.iter().sum::<u64>())
    } else {
        format!("{instructions} instructions")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn listing(lines: &[&str]) -> Listing {
        let lines: Vec<String> = lines.iter().map(|&line| line.to_owned()).collect();
        Listing::new(vec![], "00", vec![(Function { name: "latency".to_owned(), lines }, 9)])
    }

    fn diff(left: &Listing, right: &Listing) -> String {
        print(&Side { name: "a", listing: left }, &Side { name: "b", listing: right }, 43)
    }

    #[test]
    fn what_changed_is_marked_in_its_place() {
        let left = listing(&[".L0:", "add eax, 0x1", "popcnt rax, rdi", "dec ecx", "jne .L0", "ret"]);
        let right = listing(&[".L0:", "add eax, 0x2", "popcnt rax, rdi", "jne .L0", "nop", "ret"]);
        let text = diff(&left, &right);
        let marks: Vec<char> = text
            .lines()
            .filter(|line| line.starts_with("    ") || line.starts_with('.'))
            .map(|line| line.chars().nth(21).unwrap_or(' '))
            .collect();
        assert_eq!(marks, [' ', '~', ' ', '-', ' ', '+', ' '], "{text}");
        assert!(text.ends_with("a: 5 instructions, 9 bytes\nb: 4 instructions, 9 bytes\n"), "{text}");
    }

    #[test]
    fn equal_code_is_said_to_be_the_same_and_not_printed() {
        let one = listing(&["ret"]);
        assert!(diff(&one, &one).ends_with("the same code: 1 instructions, 9 bytes\n"));
    }

    #[test]
    fn no_row_is_wider_than_asked_for() {
        let left = listing(&["call plywright::sliders::a_very_long_name_that_does_not_fit"]);
        let text = diff(&left, &listing(&["ret"]));
        assert!(text.lines().all(|line| line.chars().count() <= 43), "{text}");
        assert!(text.contains('…'));
    }
}
