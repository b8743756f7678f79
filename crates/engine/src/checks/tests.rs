//! The promises of every variant. `tests/perft.rs` checks that a move and the position after it
//! give the same answer.

use super::*;

macro_rules! suite {
    ({} $(($file:ident, $variant:ident))*) => {
        $(
            mod $file {
                use super::*;

                #[test]
                fn the_name_is_the_file() {
                    assert_eq!($variant::NAME.replace('-', "_"), stringify!($file));
                }

                #[test]
                fn each_position_of_a_line_has_its_own_answer() {
                    let mut checks = $variant::new(3);
                    let mut line = [false, true, false];
                    for (ply, is_check) in line.into_iter().enumerate() {
                        checks.reach(ply, || is_check);
                    }
                    // Another move leads to another position two plies below the root.
                    line[2] = true;
                    checks.reach(2, || true);
                    for (ply, is_check) in line.into_iter().enumerate() {
                        assert_eq!(checks.is_check(ply, || is_check), is_check);
                    }
                }
            }
        )*
    };
}
checks_variants!(suite {});

#[test]
fn each_variant_looks_for_checks_at_its_own_moment() {
    let (mut entry, mut make) = (OnEntry::new(1), OnMake::new(1));
    entry.reach(0, || unreachable!("it does not look at the move"));
    assert!(entry.is_check(0, || true));
    make.reach(0, || true);
    assert!(make.is_check(0, || unreachable!("it does not look at the position")));
}
