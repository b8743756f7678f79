//! The settings by which the tree of each rule is grown.

/// The settings by which a tree is grown.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Growth {
    /// Greatest size of the packed tree, in bytes.
    pub bytes: usize,
    /// Size in bytes to which the unpacked tree grows before it is cut down. A question takes about
    /// 5 bytes.
    pub overgrown: usize,
    /// Number of draws that count as much as one position that is not a draw.
    pub weight: f64,
    /// Exponent of a leaf's share of draws. The share to this power is a factor of the leaf's
    /// promise, by which the next leaf to split is chosen.
    pub preference: f64,
    /// Number of positions of a leaf that are examined to find its question.
    pub sample: u64,
}

/// The rule's material, the bytes, the bytes before cutting down, and the examined positions of a
/// leaf.
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
    /// Returns the settings for the rule of this material, or `None` if there is no such rule.
    pub fn for_material(material: &str) -> Option<Self> {
        let (_, bytes, overgrown, sample) = *GROWTHS.iter().find(|(name, ..)| *name == material)?;
        Some(Self { bytes, overgrown, weight: 64.0, preference: 0.5, sample })
    }
}
