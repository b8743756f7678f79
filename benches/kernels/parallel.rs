//! The kernels of the axis `parallel`. One operation is the announcement of one move to the other
//! threads: the thread asks whether the move is being searched, marks it as being searched, and
//! removes the mark.
//!
//! There is one thread, so no move is ever being searched, and all variants answer alike: the
//! timing covers the announcement, not its effects. In the latency kernel the key of the next
//! position depends on the previous answer.

use plywright::parallel::Parallel;
use plywright::types::{Key, Move, MoveKind, Square};

use super::{Kernel, opaque, opaque_zero};

/// Keys of positions.
pub(crate) type Keys = Vec<Key>;

/// Returns the answer of every kernel: the number of moves that no other thread searches, which is
/// all of them.
pub(crate) fn answer(keys: &Keys) -> u64 {
    keys.len() as u64
}

#[inline(always)]
fn announce<P: Parallel>(shared: &P, keys: &Keys, zero: u64) -> u64 {
    let mv = Move::new(Square::E2, Square::E4, MoveKind::DoublePush);
    let (mut free, mut link) = (0, 0);
    for key in keys {
        let key = Key(opaque(key.0 ^ link));
        let is_free = opaque(u64::from(!shared.is_taken(key, mv)));
        let place = shared.take(key, mv);
        shared.release(key, mv, place);
        free += is_free;
        link = is_free & zero;
    }
    free
}

macro_rules! kernels {
    ({} $(($file:ident, $Variant:ident))*) => {
        $(
            pub(crate) mod $file {
                use plywright::parallel::$Variant;

                use super::{Keys, announce, opaque_zero};

                #[inline(never)]
                #[unsafe(export_name = concat!("kernels/parallel/", stringify!($file), "/throughput"))]
                pub(crate) fn throughput(shared: &$Variant, keys: &Keys) -> u64 {
                    announce(shared, keys, 0)
                }

                #[inline(never)]
                #[unsafe(export_name = concat!("kernels/parallel/", stringify!($file), "/latency"))]
                pub(crate) fn latency(shared: &$Variant, keys: &Keys) -> u64 {
                    announce(shared, keys, opaque_zero())
                }
            }
        )*

        /// Returns the kernels of every variant.
        pub(crate) fn all() -> Vec<Kernel<Keys>> {
            vec![
                $({
                    let [chained, free] = [(); 2].map(|()| <plywright::parallel::$Variant as Parallel>::new());
                    Kernel {
                        name: plywright::parallel::$Variant::NAME,
                        latency: Box::new(move |keys| $file::latency(&chained, keys)),
                        throughput: Box::new(move |keys| $file::throughput(&free, keys)),
                    }
                }),*
            ]
        }
    };
}
plywright::parallel_variants!(kernels {});
