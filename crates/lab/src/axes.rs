//! Looking up, by the names that a user types, the axes and variants that the library describes.

use anyhow::{Context, Result};
use plywright::recipe::{AXES, Axis, Variant};

/// The features that choose variants, in the order of the alphabet.
pub(crate) fn features() -> Vec<String> {
    let mut features: Vec<_> = AXES.iter().flat_map(|axis| axis.variants).map(Variant::feature).collect();
    features.sort();
    features
}

/// The axis of this name.
///
/// # Errors
///
/// If there is none, the error names those that there are.
pub(crate) fn axis(name: &str) -> Result<&'static Axis> {
    AXES.iter().find(|axis| axis.name == name).with_context(|| {
        let known: Vec<_> = AXES.iter().map(|axis| axis.name).collect();
        format!("there is no axis `{name}`; the axes are {}", known.join(", "))
    })
}

/// The variant of this name.
///
/// # Errors
///
/// If there is none, the error names those that there are.
pub(crate) fn variant(axis: &'static Axis, name: &str) -> Result<&'static Variant> {
    axis.variants.iter().find(|variant| variant.name == name).with_context(|| {
        let known: Vec<_> = axis.variants.iter().map(|variant| variant.name).collect();
        format!("`{}` has no variant `{name}`; its variants are {}", axis.name, known.join(", "))
    })
}
