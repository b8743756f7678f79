//! Finds and replaces names in braces (`{lto}`) in a command line.

/// A part of a line.
#[derive(Debug, PartialEq, Eq)]
enum Piece<'a> {
    Text(&'a str),
    Name(&'a str),
}

/// Returns true for a text of letters, digits, `-` and `_` that starts with a letter.
pub(super) fn is_name(text: &str) -> bool {
    text.starts_with(|first: char| first.is_ascii_alphabetic())
        && text.chars().all(|letter| letter.is_ascii_alphanumeric() || "-_".contains(letter))
}

/// Returns the name in braces at the start of `rest`, and its length in bytes with the braces.
fn name(rest: &str) -> Option<(&str, usize)> {
    let inner = rest.strip_prefix('{')?;
    let (name, _) = inner.split_once('}')?;
    is_name(name).then(|| (name, name.len() + 2))
}

/// Splits a line into pieces. `{{name}}` is the plain text `{name}`, and a name in braces after a
/// dollar sign is plain text too.
fn pieces(line: &str) -> Vec<Piece<'_>> {
    let mut pieces = Vec::new();
    let (mut begun, mut at) = (0, 0);
    while let Some(brace) = line[at..].find('{').map(|found| at + found) {
        let rest = &line[brace..];
        let doubled = name(&rest[1..]).filter(|(_, length)| rest[1 + length..].starts_with('}'));
        if let Some((_, length)) = doubled {
            pieces.push(Piece::Text(&line[begun..brace]));
            pieces.push(Piece::Text(&rest[1..=length]));
            at = brace + length + 2;
            begun = at;
        } else if let Some((name, length)) = name(rest).filter(|_| !line[..brace].ends_with('$')) {
            pieces.push(Piece::Text(&line[begun..brace]));
            pieces.push(Piece::Name(name));
            at = brace + length;
            begun = at;
        } else {
            at = brace + 1;
        }
    }
    pieces.push(Piece::Text(&line[begun..]));
    pieces
}

/// Returns the names in braces in a line.
pub fn placeholders(line: &str) -> Vec<&str> {
    let names = pieces(line).into_iter().filter_map(|piece| match piece {
        Piece::Name(name) => Some(name),
        Piece::Text(_) => None,
    });
    names.collect()
}

/// Replaces each of these names in braces by its text. Other names in braces are left as they are.
pub fn fill(line: &str, values: &[(&str, &str)]) -> String {
    let mut filled = String::new();
    for piece in pieces(line) {
        match piece {
            Piece::Text(text) => filled.push_str(text),
            Piece::Name(name) => match values.iter().find(|(other, _)| *other == name) {
                Some((_, value)) => filled.push_str(value),
                None => filled.extend(["{", name, "}"]),
            },
        }
    }
    filled
}
