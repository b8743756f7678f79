//! Terms that people have thought of.

use super::Evaluation;

/// Material, mobility, pawns, kings and the rest, each with weights that were fitted to games.
#[derive(Clone, Copy, Debug)]
pub struct Classical;

impl Evaluation for Classical {
    const NAME: &'static str = "classical";
    const USES_NETWORK: bool = false;
}
