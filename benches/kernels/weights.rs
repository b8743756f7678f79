//! The kernels of the axis `weights`. One operation is the evaluation of one position with the
//! shipped weights.
//!
//! The other axes are those of the portable recipe.

use plywright::eval::Evaluator;
use plywright::recipe::{Of, with};
use plywright::weights::Weights;
use plywright::{popcount, sliders, weights};

use super::evaluation::kernels;
use super::{Kernel, evaluation, opaque_zero};

/// Positions to evaluate, none of them in check.
pub(crate) type Positions = evaluation::Positions;

/// An evaluator of the portable recipe with a variant of this axis.
type With<V> = Evaluator<Of<popcount::Swar, sliders::Magic, with::Weights<V>>>;

fn with<V: Weights>() -> With<V> {
    Evaluator::new(Of::new(popcount::Swar, sliders::Magic))
}

plywright::weights_variants!(kernels { weights Weights });
