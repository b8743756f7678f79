//! The promises of every variant, tested on each from the registry, and the promises of single
//! variants.

use super::*;

/// A table like the one of the evaluation.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Prices([i32; 3]);

impl Table for Prices {
    fn shipped() -> &'static Self {
        &Self([100, 300, 900])
    }
}

macro_rules! suite {
    ({} $(($file:ident, $variant:ident))*) => {
        $(
            mod $file {
                use super::*;

                type Holder = <$variant as Weights>::Of<Prices>;

                #[test]
                fn a_new_holder_has_the_compiled_in_table() {
                    assert_eq!(Holder::shipped().get(), Prices::shipped());
                    assert_eq!(Holder::shipped().clone().get(), Prices::shipped());
                }

                #[test]
                fn another_table_is_held_or_refused() {
                    let other = Prices([1, 2, 3]);
                    if let Ok(held) = Holder::of(other.clone()) {
                        assert_eq!(held.get(), &other);
                        assert_eq!(held.clone().get(), &other);
                    }
                }
            }
        )*

        #[test]
        fn every_name_is_that_of_its_type() {
            assert_eq!([$(<$variant as Weights>::NAME),*], [$(stringify!($variant).to_lowercase()),*]);
        }
    };
}
weights_variants!(suite {});

#[test]
fn constants_refuse_another_table() {
    let refused = <Const as Weights>::Of::<Prices>::of(Prices([0; 3])).expect_err("constants are constant");
    assert!(refused.to_string().contains("`weights-runtime`"));
    assert_eq!(size_of::<<Const as Weights>::Of<Prices>>(), 0);
}

#[test]
fn variables_can_be_changed() {
    assert!(<Runtime as Weights>::Of::<Prices>::of(Prices([0; 3])).is_ok());
}
