//! What every variant promises. That both ways find the same moves is tested with the move generator, which has them
//! (`tests/perft.rs`).

use super::*;

/// Says which way was taken.
struct Asked;

impl InCheck for Asked {
    type Found = &'static str;

    fn answers(self) -> &'static str {
        "special"
    }

    fn filtered(self) -> &'static str {
        "general"
    }
}

macro_rules! suite {
    ({} $(($file:ident, $variant:ident))*) => {
        $(
            mod $file {
                use super::*;

                #[test]
                fn the_name_is_the_file_and_the_way_that_is_taken() {
                    assert_eq!($variant::NAME, stringify!($file));
                    assert_eq!($variant::find(Asked), stringify!($file));
                }
            }
        )*
    };
}
evasions_variants!(suite {});
