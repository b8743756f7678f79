//! The trees of the rules: grown over whole tables (`grow`), checked against them (`check`),
//! packed, and shown.

mod check;
mod domain;
mod features;
mod grow;
mod growth;
mod show;
#[cfg(test)]
mod tests;

pub use check::Accuracy;
pub(crate) use check::check;
pub use grow::Grown;
pub(crate) use grow::grow;
pub use growth::Growth;
pub use show::show;

use plywright::endings::rules::packed;
use plywright::endings::rules::tree::Tree;

use crate::encoder::Encoder;

/// Packs a tree into bytes.
fn pack(tree: &Tree) -> Vec<u8> {
    let mut encoder = Encoder::new();
    packed::code(&mut encoder, tree);
    encoder.finish()
}
