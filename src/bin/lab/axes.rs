//! The axes and the names of their variants as data, stamped from the library's registries.

use anyhow::{Context, Result};

/// One axis.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Axis {
    /// Its name: `popcount`.
    pub(crate) name: &'static str,
    /// The names of its variants, in the registry's order.
    pub(crate) variants: &'static [&'static str],
}

macro_rules! names {
    ({ $axis:ident $Axis:ident } $(($file:ident, $Type:ident))*) => {
        &[$(<plywright::$axis::$Type as plywright::$axis::$Axis>::NAME),*]
    };
}

/// All axes, in the order of the tables.
pub(crate) const AXES: [Axis; 4] = [
    Axis { name: "popcount", variants: plywright::popcount_variants!(names { popcount Popcount }) },
    Axis { name: "sliders", variants: plywright::sliders_variants!(names { sliders Sliders }) },
    Axis { name: "score", variants: plywright::score_variants!(names { score Score }) },
    Axis { name: "repetition", variants: plywright::repetition_variants!(names { repetition Repetition }) },
];

/// The axis of this name.
pub(crate) fn axis(name: &str) -> Result<Axis> {
    AXES.into_iter().find(|axis| axis.name == name).with_context(|| {
        let known: Vec<_> = AXES.iter().map(|axis| axis.name).collect();
        format!("there is no axis `{name}`; the axes are {}", known.join(", "))
    })
}

impl Axis {
    /// The variant's name as the registry has it.
    pub(crate) fn variant(self, name: &str) -> Result<&'static str> {
        self.variants.iter().copied().find(|variant| *variant == name).with_context(|| {
            format!("`{}` has no variant `{name}`; its variants are {}", self.name, self.variants.join(", "))
        })
    }

    /// The cargo features that select its variants.
    pub(crate) fn features(self) -> impl Iterator<Item = String> {
        self.variants.iter().map(move |variant| format!("{}-{variant}", self.name))
    }
}
