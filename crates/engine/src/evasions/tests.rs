//! The promises of every variant. `tests/perft.rs` checks that both ways find the same moves; it
//! tests them in the move generator, which contains both.

use super::*;

/// A side in check whose methods return the name of the variant that calls them.
struct WayName;

impl InCheck for WayName {
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
                fn the_name_is_that_of_the_way_taken() {
                    assert_eq!($variant::NAME, stringify!($file));
                    assert_eq!($variant::find(WayName), stringify!($file));
                }
            }
        )*
    };
}
evasions_variants!(suite {});
