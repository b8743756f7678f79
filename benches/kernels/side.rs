//! The kernels of the axis `side`. One operation is the complete evaluation of one position,
//! because a single term cannot show the effect of a second copy of the code on the caches.
//!
//! The other axes are those of the portable recipe.

use plywright::eval::Evaluator;
use plywright::recipe::{Of, with};
use plywright::side::Sides;
use plywright::{popcount, side, sliders};

use super::evaluation::kernels;
use super::{Kernel, evaluation, opaque_zero};

/// Positions to evaluate, none of them in check.
pub(crate) type Positions = evaluation::Positions;

/// An evaluator of the portable recipe with a variant of this axis.
type With<V> = Evaluator<Of<popcount::Swar, sliders::Magic, with::Sides<V>>>;

fn with<V: Sides>() -> With<V> {
    Evaluator::new(Of::new(popcount::Swar, sliders::Magic))
}

plywright::side_variants!(kernels { side Sides });
