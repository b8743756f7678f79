//! The promises of every variant. The effect on a search is tested with the search.

use super::*;
use crate::types::{MoveKind, Square};

fn moves() -> [Move; 2] {
    [Square::E4, Square::E3].map(|to| Move::new(Square::E2, to, MoveKind::Quiet))
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
                fn a_taken_move_is_seen_until_it_is_released() {
                    let mut shared = $variant::new();
                    let [mv, other] = moves();
                    assert!(!shared.is_taken(Key(7), mv));
                    let place = shared.take(Key(7), mv);
                    assert_eq!(shared.is_taken(Key(7), mv), $variant::DEFERS);
                    assert!(!shared.is_taken(Key(7), other) && !shared.is_taken(Key(8), mv));
                    shared.release(Key(7), other, place);
                    assert_eq!(shared.is_taken(Key(7), mv), $variant::DEFERS);
                    shared.release(Key(7), mv, place);
                    assert!(!shared.is_taken(Key(7), mv));
                    let _ = shared.take(Key(7), mv);
                    shared.clear();
                    assert!(!shared.is_taken(Key(7), mv));
                }

                #[test]
                fn more_moves_than_slots_do_no_harm() {
                    let shared = $variant::new();
                    let [mv, _] = moves();
                    let take = |key| {
                        let place = shared.take(Key(key), mv);
                        assert_eq!(shared.is_taken(Key(key), mv), $variant::DEFERS);
                        place
                    };
                    let places: Vec<_> = (0..1 << 17).map(take).collect();
                    for (key, place) in (0..).zip(places) {
                        shared.release(Key(key), mv, place);
                        assert!(!shared.is_taken(Key(key), mv));
                    }
                }

                #[test]
                fn a_move_that_two_threads_search_is_taken_until_both_have_released_it() {
                    let shared = $variant::new();
                    let [mv, _] = moves();
                    let places = [(); 2].map(|()| shared.take(Key(7), mv));
                    shared.release(Key(7), mv, places[0]);
                    assert_eq!(shared.is_taken(Key(7), mv), $variant::DEFERS);
                    shared.release(Key(7), mv, places[1]);
                    assert!(!shared.is_taken(Key(7), mv));
                }
            }
        )*
    };
}
parallel_variants!(suite {});
