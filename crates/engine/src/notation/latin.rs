//! Decodes text that is not UTF-8 as Latin-1.

use std::borrow::Cow;

/// Decodes bytes as UTF-8 if they are valid, else as Latin-1 with the two dashes and the ellipsis
/// of Windows-1252.
pub(super) fn text(bytes: &[u8]) -> String {
    let letter = |&byte: &u8| match byte {
        0x85 => '…',
        0x96 => '\u{2013}',
        0x97 => '\u{2014}',
        byte => char::from(byte),
    };
    str::from_utf8(bytes).map_or_else(|_| bytes.iter().map(letter).collect(), str::to_owned)
}

/// Decodes a line word by word, so that a name in Latin-1 does not spoil a figurine beside it.
pub(super) fn line(bytes: &[u8]) -> Cow<'_, str> {
    match str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => Cow::Owned(bytes.split_inclusive(u8::is_ascii_whitespace).map(text).collect()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_word_is_decoded_by_itself() {
        assert_eq!(line("a \u{2658}f3".as_bytes()), "a \u{2658}f3");
        let mixed = line(b"\xe9t\xe9 \xe2\x99\x98f3\tO\x96O");
        assert_eq!(mixed, "\u{e9}t\u{e9} \u{2658}f3\tO\u{2013}O");
    }
}
