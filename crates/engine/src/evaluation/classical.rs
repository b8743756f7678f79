//! Evaluation by hand-written terms.

use super::Evaluation;

/// Material, mobility, pawns, kings and more, with weights that were fitted to games.
#[derive(Clone, Copy, Debug)]
pub struct Classical;

impl Evaluation for Classical {
    const NAME: &'static str = "classical";
    const USES_NETWORK: bool = false;
}
