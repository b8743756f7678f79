//! How the tree of each rule is grown.

/// How a tree is grown.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Growth {
    /// It has so many bytes at the most, packed.
    pub bytes: usize,
    /// It is cut down to that after it has grown to so many, not packed: about 5 for a question.
    pub overgrown: usize,
    /// A position that is no draw counts as much as so many that are.
    pub weight: f64,
    /// By which power of its share of draws a leaf is preferred.
    pub preference: f64,
    /// So many positions of a leaf are looked at to find its question.
    pub sample: u64,
}

/// By the rule's material: bytes, bytes before it is cut down, positions of a leaf that are looked at.
const GROWTHS: [(&str, usize, usize, u64); 9] = [
    ("KPK", 2_048, 4_096, 60_000),
    ("KBPK", 4_096, 15_000, 60_000),
    ("KNPK", 4_096, 15_000, 60_000),
    ("KNNK", 256, 600, 60_000),
    ("KRKP", 8_192, 30_000, 60_000),
    ("KBKP", 8_192, 30_000, 60_000),
    ("KNKP", 8_192, 30_000, 60_000),
    ("KBNKN", 16_384, 240_000, 60_000),
    ("KRPKR", 32_768, 160_000, 12_000),
];

impl Growth {
    /// How the tree of the rule for this material is grown; nothing where there is no such rule.
    pub fn of(material: &str) -> Option<Self> {
        let (_, bytes, overgrown, sample) = *GROWTHS.iter().find(|(name, ..)| *name == material)?;
        Some(Self { bytes, overgrown, weight: 64.0, preference: 0.5, sample })
    }
}
