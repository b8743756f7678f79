//! The promises of every variant. `tests/perft.rs` checks that both ways find the same moves; it
//! tests them in the move generator, which contains both.

use super::*;

/// Steps whose methods return the name of the variant that calls them.
struct WayName;

impl Steps for WayName {
    type Attacked = &'static str;

    fn looked_up(self) -> &'static str {
        "lookups"
    }

    fn united(self) -> &'static str {
        "table"
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
danger_variants!(suite {});
