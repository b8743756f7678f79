//! The names of frames in flamegraphs.

/// Returns a frame's name without its hash and its type arguments, and with `:` in place of `;`,
/// which separates the frames of a folded stack.
pub fn plain(name: &str) -> String {
    let bare = match name.rsplit_once("::h") {
        Some((bare, hash)) if hash.len() == 16 && hash.chars().all(|c| c.is_ascii_hexdigit()) => bare,
        _ => name,
    };
    // In `<Type as Trait>::name` the first pair of brackets is not a list of type arguments.
    let mut base_depth = usize::from(bare.starts_with('<'));
    let (mut depth, mut before, mut kept) = (0, ' ', String::new());
    for letter in bare.chars() {
        let is_end = letter == '>' && before != '-' && depth > 0;
        depth += usize::from(letter == '<');
        if depth <= base_depth {
            kept.push(if letter == ';' { ':' } else { letter });
        }
        if is_end {
            depth -= 1;
            base_depth = base_depth.min(depth);
        }
        before = letter;
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn frames_are_named_without_hashes_types_and_separators() {
        for (name, wanted) in [
            ("engine::search::h0123456789abcdef", "engine::search"),
            ("engine::eval::Evaluator<R>::evaluate", "engine::eval::Evaluator::evaluate"),
            ("<engine::A<B> as engine::C>::d", "<engine::A as engine::C>::d"),
            ("engine::map<fn(u8) -> u8>::go", "engine::map::go"),
            ("a;b", "a:b"),
        ] {
            assert_eq!(plain(name), wanted);
        }
    }
}
