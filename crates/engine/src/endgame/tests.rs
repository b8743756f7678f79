//! The promises of every variant, and the sources that each asks.

use super::*;

/// Sources with fixed answers.
struct Known {
    rules: Option<u8>,
    tables: Option<u8>,
}

impl Sources for Known {
    type Answer = u8;

    fn rules(&self) -> Option<u8> {
        self.rules
    }

    fn tables(&self) -> Option<u8> {
        self.tables
    }
}

macro_rules! suite {
    ({} $(($file:ident, $variant:ident))*) => {
        $(
            mod $file {
                use super::*;

                #[test]
                fn the_name_is_the_file() {
                    assert_eq!($variant::NAME, stringify!($file));
                }

                #[test]
                fn a_position_that_no_source_knows_has_no_answer() {
                    assert_eq!($variant::ask(&Known { rules: None, tables: None }), None);
                }

                #[test]
                fn a_variant_has_an_answer_iff_it_asks_a_source() {
                    let both = Known { rules: Some(1), tables: Some(2) };
                    assert_eq!($variant::ask(&both).is_some(), $variant::ASKS);
                }
            }
        )*
    };
}
endgame_variants!(suite {});

#[test]
fn only_exact_prefers_tables_to_rules() {
    let both = Known { rules: Some(1), tables: Some(2) };
    let rules = Known { rules: Some(1), tables: None };
    assert_eq!([Rules::ask(&both), Rules::ask(&rules)], [Some(1), Some(1)]);
    assert_eq!([Exact::ask(&both), Exact::ask(&rules)], [Some(2), Some(1)]);
}
