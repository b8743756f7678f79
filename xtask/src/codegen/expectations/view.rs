//! Writes the text that FileCheck matches with expectations: a listing, followed by facts that no
//! single line of it shows.
//!
//! FileCheck matches text, and calculates only with numbers in the text. So the additional facts
//! are written as lines. One kind of line gives a number: the instructions of a function or a loop,
//! or the innermost loops of a function. It gives the number twice, because a directive can read
//! the first into a variable and compare the second with a bound. The other kind gives the
//! instructions of the innermost loops, each after the name of its loop, so that one pattern can
//! match all loops of a function and nothing else. `docs/codegen.md` shows examples.

use plywright_lab::code::listing::{Listing, loops};

/// Returns the view of a listing. Its lines have the same numbers as in the stored file. The lines
/// of the head are empty comments, because the head mentions instructions too.
pub(super) fn view(listing: &Listing) -> String {
    let mut text = "#\n".repeat(listing.head.len()) + &listing.print_code();
    for function in &listing.functions {
        let name = &function.name;
        let loops = loops::innermost(&function.lines);
        text += &format!("\n{name} has {0} instructions, that is {0}\n", function.instructions());
        text += &format!("{name} has {0} innermost loops, that is {0}\n", loops.len());
        for (number, found) in loops.iter().enumerate() {
            let size = found.instructions.len();
            text += &format!("loop {number} of {name} has {size} instructions, that is {size}\n");
            for line in &found.instructions {
                text += &format!("loop {number} of {name}: {line}\n");
            }
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_view_has_the_listing_and_then_the_facts() {
        let text = "# mix of 4 instructions: 1 popcnt\n# more\n\nlatency:\n    mov a\n.L0:\n    popcnt b\n    jne .L0\n    ret\n";
        let view = view(&Listing::parse(text).unwrap());
        let (listing, derived) = view.split_at(view.find("\nlatency has").unwrap());
        assert_eq!(listing, text.replace("# mix of 4 instructions: 1 popcnt", "#").replace("# more", "#"));
        let expected = "\nlatency has 4 instructions, that is 4\nlatency has 1 innermost loops, that is 1\n\
            loop 0 of latency has 2 instructions, that is 2\nloop 0 of latency: popcnt b\nloop 0 of latency: jne .L0\n";
        assert_eq!(derived, expected);
    }
}
