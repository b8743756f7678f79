//! Instructions of every kernel on its recorded operands, counted by iai-callgrind under valgrind.
//!
//! The crate is published as `gungraun` now, and its macros name it so.
//!
//! A bench's id ends with its number of operations, so that a reader of the results needs no other source to tell
//! instructions per operation. What surrounds the kernel's loop is some twenty instructions in thousands of operations.
//! A variant that this CPU does not run (valgrind passes the CPU's features on) does nothing and counts next to none.

extern crate iai_callgrind as gungraun;

mod corpus;
mod kernels;
mod operands;

use gungraun::main;

use kernels::Kernel;
use operands::Set;

/// Which kernel of a variant.
#[derive(Clone, Copy)]
enum Mode {
    Latency,
    Throughput,
}

/// A kernel and its operands. They are never freed, since freeing would be counted.
type Work<T> = (&'static mut dyn FnMut(&T) -> u64, &'static T);

/// The variant's kernel of that mode, checked against the reference.
fn ready<T>(file: &str, mode: Mode, operations: u64, kernels: Vec<Kernel<T>>, set: Set<T>) -> Work<T> {
    assert_eq!(set.operations, operations, "the number of operations in the bench's id");
    let operands = Box::leak(Box::new(set.operands));
    let name = file.replace('_', "-");
    let Some(kernel) = kernels.into_iter().find(|kernel| kernel.name == name) else {
        return (Box::leak(Box::new(|_: &T| 0)), operands);
    };
    let run = Box::leak(match mode {
        Mode::Latency => kernel.latency,
        Mode::Throughput => kernel.throughput,
    });
    let found = run(operands);
    assert!(kernel.name == kernels::CONTROL || found == set.answer, "the variant `{name}` answers {found}");
    (run, operands)
}

macro_rules! count {
    (
        { $axis:ident in $benches:ident of $Operands:ident $operations:literal $latency:ident $throughput:ident
            $($control:ident)? }
        $(($file:ident, $Variant:ident))*
    ) => {
        mod $benches {
            use gungraun::{library_benchmark, library_benchmark_group};

            use crate::kernels::$axis::{$Operands, all};
            use crate::operands::{$axis::recorded, corpus};
            use crate::{Mode, Work};

            fn ready(file: &str, mode: Mode) -> Work<$Operands> {
                crate::ready(file, mode, $operations, all(), recorded(&corpus()))
            }

            count!(@bench $latency $throughput $Operands: $($control)? $($file)*);
            library_benchmark_group!(name = $axis, benchmarks = [$($control,)? $($file),*]);
        }
        use $benches::$axis;
    };
    (@bench $latency:ident $throughput:ident $Operands:ident: $($name:ident)*) => {
        $(
            #[library_benchmark]
            #[bench::$latency(args = (stringify!($name), Mode::Latency), setup = ready)]
            #[bench::$throughput(args = (stringify!($name), Mode::Throughput), setup = ready)]
            fn $name((run, operands): Work<$Operands>) -> u64 {
                run(operands)
            }
        )*
    };
}
plywright::popcount_variants!(count {
    popcount in counts_of_popcount of Words 16384 latency_16384 throughput_16384 control
});
plywright::sliders_variants!(count {
    sliders in counts_of_sliders of Queries 4096 latency_4096 throughput_4096 control
});
plywright::score_variants!(count {
    score in counts_of_score of Evaluations 10240 latency_10240 throughput_10240
});
plywright::repetition_variants!(count {
    repetition in counts_of_repetition of Tapes 4096 latency_4096 throughput_4096
});

main!(library_benchmark_groups = [popcount, sliders, score, repetition]);
