//! The tags of a PGN game, such as `[White "..."]`.

/// Largest number of tags kept for a game. Further ones are read and dropped, except the first tag
/// of each name in [`DECISIVE`].
pub(super) const MOST_TAGS: usize = 64;
/// Largest number of bytes kept of a name; the rest is read and dropped.
pub(super) const LONGEST_NAME: usize = 255;
/// Largest number of bytes kept of a value; the rest is read and dropped.
pub(super) const LONGEST_VALUE: usize = 1024;

/// Tags without which a game would be read as a different game.
const DECISIVE: [&[u8]; 4] = [b"FEN", b"SetUp", b"Variant", b"Result"];

/// The tags of a game, in the order of the text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tags(Vec<(String, String)>);

impl Tags {
    /// Returns the value of a tag; if several have the same name, that of the first.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// All tags, in the order of the text.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (&str, &str)> {
        self.0.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// Returns true if there are no tags.
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Appends a tag if there is room for it, or if it is the first of a name in [`DECISIVE`].
    pub(super) fn push(&mut self, name: &[u8], value: &[u8]) {
        let has_room = self.0.len() < MOST_TAGS;
        if has_room || DECISIVE.contains(&name) && !self.0.iter().any(|(known, _)| known.as_bytes() == name) {
            self.0.push((text(name), text(value)));
        }
    }
}

/// Decodes bytes as UTF-8 if they are valid, else as Latin-1, the encoding of the standard.
fn text(bytes: &[u8]) -> String {
    str::from_utf8(bytes).map_or_else(|_| bytes.iter().copied().map(char::from).collect(), str::to_owned)
}
