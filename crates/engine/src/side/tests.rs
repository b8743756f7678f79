//! The promises of every variant.

use super::*;

/// Records the sides that it is called with, and returns the number of the call and the side.
#[derive(Default)]
struct Log(Vec<Colour>);

impl Visit for Log {
    type Output = (usize, Colour);

    fn visit(&mut self, side: impl Side) -> Self::Output {
        self.0.push(side.colour());
        (self.0.len(), side.colour())
    }
}

macro_rules! suite {
    ({} $(($file:ident, $variant:ident))*) => {
        $(
            mod $file {
                use super::*;

                #[test]
                fn each_side_is_visited_once_white_first() {
                    let mut log = Log::default();
                    assert_eq!($variant::both(&mut log), [(1, Colour::White), (2, Colour::Black)]);
                    assert_eq!(log.0, Colour::ALL);
                }
            }
        )*

        #[test]
        fn every_name_is_that_of_its_type() {
            assert_eq!([$($variant::NAME),*], [$(stringify!($variant).to_lowercase()),*]);
        }
    };
}
side_variants!(suite {});
