//! The kernels of the axis `repetition`. One operation is one visit of a position: take back the
//! positions above it, push it, and in most cases ask whether it is a draw.
//!
//! A trace of visits is the sequence of calls that a search makes to its memory of positions. In
//! the latency kernel the key of the next visit depends on the previous answer.

use plywright::repetition::Repetition;
use plywright::types::Key;

use super::{Kernel, opaque_zero};
use plywright_benches::corpus::Visit;

/// Traces; the memory is empty at the beginning of each.
pub(crate) type Traces = Vec<Vec<Visit>>;

/// Returns the answer of every kernel: the number of draws by the rule, found by examining all
/// positions since the last irreversible move.
pub(crate) fn answer(traces: &Traces) -> u64 {
    let mut draws = 0;
    for trace in traces {
        let mut line: Vec<Key> = Vec::new();
        for visit in trace {
            line.truncate(line.len().saturating_sub(visit.pops.into()));
            let within = line.iter().rev().zip(1..=visit.reversible);
            let equal: Vec<u16> = within.filter(|(key, _)| **key == visit.key).map(|(_, at)| at).collect();
            line.push(visit.key);
            if let Some(ply) = visit.ply {
                draws += u64::from(equal.len() >= 2 || equal.first().is_some_and(|&at| at < ply));
            }
        }
    }
    draws
}

#[inline(always)]
fn play<R: Repetition>(memory: &mut R, traces: &Traces, zero: u64) -> u64 {
    let mut draws = 0;
    for trace in traces {
        memory.clear();
        let mut link = 0;
        for visit in trace {
            for _ in 0..visit.pops {
                memory.pop();
            }
            memory.push(Key(visit.key.0 ^ link), visit.reversible.into());
            if let Some(ply) = visit.ply {
                let draw = u64::from(memory.is_draw(ply.into()));
                draws += draw;
                link = draw & zero;
            }
        }
    }
    draws
}

macro_rules! kernels {
    ({} $(($file:ident, $Variant:ident))*) => {
        $(
            pub(crate) mod $file {
                use plywright::repetition::$Variant;

                use super::{Traces, opaque_zero, play};

                #[inline(never)]
                #[unsafe(export_name = concat!("kernels/repetition/", stringify!($file), "/throughput"))]
                pub(crate) fn throughput(memory: &mut $Variant, traces: &Traces) -> u64 {
                    play(memory, traces, 0)
                }

                #[inline(never)]
                #[unsafe(export_name = concat!("kernels/repetition/", stringify!($file), "/latency"))]
                pub(crate) fn latency(memory: &mut $Variant, traces: &Traces) -> u64 {
                    play(memory, traces, opaque_zero())
                }
            }
        )*

        /// Returns the kernels of every variant.
        pub(crate) fn all() -> Vec<Kernel<Traces>> {
            vec![
                $({
                    let mut chained = <plywright::repetition::$Variant as Repetition>::new();
                    let mut free = chained.clone();
                    Kernel {
                        name: plywright::repetition::$Variant::NAME,
                        latency: Box::new(move |traces| $file::latency(&mut chained, traces)),
                        throughput: Box::new(move |traces| $file::throughput(&mut free, traces)),
                    }
                }),*
            ]
        }
    };
}
plywright::repetition_variants!(kernels {});
