//! Names in braces in a command line.

/// What a line is made of.
#[derive(Debug, PartialEq, Eq)]
enum Piece<'a> {
    Text(&'a str),
    Name(&'a str),
}

/// Letters, digits, `-` and `_`, a letter first.
pub(super) fn is_name(text: &str) -> bool {
    text.starts_with(|first: char| first.is_ascii_alphabetic())
        && text.chars().all(|letter| letter.is_ascii_alphanumeric() || "-_".contains(letter))
}

/// The name in braces that `rest` begins with, and how many bytes it takes there.
fn name(rest: &str) -> Option<(&str, usize)> {
    let inner = rest.strip_prefix('{')?;
    let (name, _) = inner.split_once('}')?;
    is_name(name).then(|| (name, name.len() + 2))
}

/// The pieces of a line. `{{name}}` is the text `{name}`, and so is what follows a dollar.
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

/// The names in braces in a line.
pub fn placeholders(line: &str) -> Vec<&str> {
    let names = pieces(line).into_iter().filter_map(|piece| match piece {
        Piece::Name(name) => Some(name),
        Piece::Text(_) => None,
    });
    names.collect()
}

/// The line with a text in the place of each of these names in braces; other names stay.
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
