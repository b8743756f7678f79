//! The kernels of the axis `danger`. One operation lists the legal moves of one evaluated position.
//!
//! The other axes are those of the portable recipe. In the latency kernel the index of the next
//! position depends on the number of moves of the previous one.

use plywright::danger::Danger;
use plywright::recipe::{Of, with};
use plywright::{danger, popcount, sliders};

pub(crate) use super::evasions::Positions;
use super::evasions::{generate, kernels};
use super::{Kernel, opaque_zero};

/// The portable recipe with a variant of this axis.
type With<D> = Of<popcount::Swar, sliders::Magic, with::Danger<D>>;

plywright::danger_variants!(kernels { danger Danger });
