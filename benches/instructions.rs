//! Counts instructions with iai-callgrind under valgrind. The kernels of every axis except
//! `evaluation` are counted for each variant, on recorded operands; those of the axis `endgame`
//! also on random positions of each recognised ending. The kernels `evaluation` (on recorded
//! positions) and `perft` (on positions with published counts) are counted for two recipes,
//! `default` and `portable`.
//!
//! The crate iai-callgrind is now published as `gungraun`, and its macros use that name.
//!
//! A group's name contains the axis or the kernel, the ending if there is one, and the number of
//! operations, so that instructions per operation can be computed from the results alone. The code
//! around the kernel's loop adds some twenty instructions to those of hundreds or thousands of
//! operations. A variant that this CPU does not run does nothing, so that hardly any instructions
//! are counted. Valgrind passes the CPU's features on, except those that it does not know: AVX-512
//! and AVX-VNNI.

extern crate iai_callgrind as gungraun;

mod kernels;
mod operands;

use gungraun::main;
use plywright::recipe::AXES;

use kernels::{Kernel, Whole};
use operands::Set;

/// The mode of a variant's kernel.
#[derive(Clone, Copy)]
enum Mode {
    Latency,
    Throughput,
}

/// A kernel and its operands. They are never freed, because freeing would be counted.
type Work<T> = (&'static mut dyn FnMut(&T) -> u64, &'static T);

/// Returns the variant's kernel of this mode, checked against the reference.
fn ready<T>(
    axis: &str,
    identifier: &str,
    mode: Mode,
    operations: u64,
    kernels: Vec<Kernel<T>>,
    set: Set<T>,
) -> Work<T> {
    assert_eq!(set.operations, operations, "the number of operations in the group's name");
    let operands = Box::leak(Box::new(set.operands));
    let variants = AXES.iter().filter(|known| known.name == axis).flat_map(|known| known.variants);
    let name = variants.into_iter().find(|variant| variant.identifier == identifier);
    let name = name.map_or(identifier, |variant| variant.name);
    let Some(kernel) = kernels.into_iter().find(|kernel| kernel.name == name) else {
        return (Box::leak(Box::new(|_: &T| 0)), operands);
    };
    let run = Box::leak(match mode {
        Mode::Latency => kernel.latency,
        Mode::Throughput => kernel.throughput,
    });
    let found = run(operands);
    assert!(
        kernel.name == kernels::CONTROL || Some(found) == set.right.answer(name),
        "the variant `{name}` answers {found}"
    );
    (run, operands)
}

/// Returns a kernel of the whole engine for this recipe, checked against the reference.
fn ready_whole<T>(recipe: &str, operations: u64, kernels: Vec<Whole<T>>, set: Set<T>) -> Work<T> {
    assert_eq!(set.operations, operations, "the number of operations in the group's name");
    let operands = Box::leak(Box::new(set.operands));
    let kernel = kernels.into_iter().find(|kernel| kernel.name == recipe).expect("every recipe is there");
    let run = Box::leak(kernel.run);
    assert_eq!(Some(run(operands)), set.right.answer(recipe), "the recipe `{recipe}`");
    (run, operands)
}

macro_rules! count_whole {
    ($what:ident as $group:ident in $benches:ident, $operations:literal of $Operands:ident by $set:expr) => {
        mod $benches {
            use gungraun::{library_benchmark, library_benchmark_group};

            use crate::kernels::$what::{all, $Operands};
            use crate::{Work, operands};

            fn ready(recipe: &str) -> Work<$Operands> {
                crate::ready_whole(recipe, $operations, all(), $set)
            }

            #[library_benchmark]
            #[bench::throughput(args = ("default"), setup = ready)]
            fn default((run, operands): Work<$Operands>) -> u64 {
                run(operands)
            }

            #[library_benchmark]
            #[bench::throughput(args = ("portable"), setup = ready)]
            fn portable((run, operands): Work<$Operands>) -> u64 {
                run(operands)
            }

            library_benchmark_group!(name = $group, benchmarks = [default, portable]);
        }
        use $benches::$group;
    };
}

macro_rules! count {
    (
        { $axis:ident as $group:ident in $benches:ident, $operations:literal of $Operands:ident $($control:ident)? }
        $($variants:tt)*
    ) => {
        count! {
            { $axis as $group in $benches, $operations of $Operands by operands::$axis::recorded(&operands::corpus()) $(, $control)? }
            $($variants)*
        }
    };
    (
        { $axis:ident as $group:ident in $benches:ident, $operations:literal of $Operands:ident by $set:expr $(, $control:ident)? }
        $(($file:ident, $Variant:ident))*
    ) => {
        mod $benches {
            use gungraun::{library_benchmark, library_benchmark_group};

            use crate::kernels::$axis::{$Operands, all};
            use crate::{Mode, Work, operands};

            fn ready(identifier: &str, mode: Mode) -> Work<$Operands> {
                crate::ready(stringify!($axis), identifier, mode, $operations, all(), $set)
            }

            count!(@bench $Operands: $($control)? $($file)*);
            library_benchmark_group!(name = $group, benchmarks = [$($control,)? $($file),*]);
        }
        use $benches::$group;
    };
    (@bench $Operands:ident: $($name:ident)*) => {
        $(
            #[library_benchmark]
            #[bench::latency(args = (stringify!($name), Mode::Latency), setup = ready)]
            #[bench::throughput(args = (stringify!($name), Mode::Throughput), setup = ready)]
            fn $name((run, operands): Work<$Operands>) -> u64 {
                run(operands)
            }
        )*
    };
}
plywright::popcount_variants!(count { popcount as popcount_16384 in counts_of_popcount, 16384 of Words control });
plywright::sliders_variants!(count { sliders as sliders_4096 in counts_of_sliders, 4096 of Queries control });
plywright::score_variants!(count { score as score_10240 in counts_of_score, 10240 of Evaluations });
plywright::repetition_variants!(count { repetition as repetition_4096 in counts_of_repetition, 4096 of Traces });
plywright::simd_variants!(count { simd as simd_512 in counts_of_simd, 512 of Sums });
plywright::side_variants!(count { side as side_512 in counts_of_side, 512 of Positions });
plywright::evasions_variants!(count { evasions as evasions_512 in counts_of_evasions, 512 of Positions });
plywright::danger_variants!(count { danger as danger_512 in counts_of_danger, 512 of Positions });
plywright::checks_variants!(count { checks as checks_1024 in counts_of_checks, 1024 of Reached });
plywright::weights_variants!(count { weights as weights_512 in counts_of_weights, 512 of Positions });
plywright::parallel_variants!(count { parallel as parallel_4096 in counts_of_parallel, 4096 of Keys });
plywright::endgame_variants!(count { endgame as endgame_1024 in counts_of_endgame, 1024 of Positions });
plywright::endgame_variants!(count { endgame as endgame_kpk_1024 in counts_of_kpk, 1024 of Positions by operands::endgame::with_pieces("KPk") });
plywright::endgame_variants!(count { endgame as endgame_kbpk_1024 in counts_of_kbpk, 1024 of Positions by operands::endgame::with_pieces("KBPk") });
plywright::endgame_variants!(count { endgame as endgame_knpk_1024 in counts_of_knpk, 1024 of Positions by operands::endgame::with_pieces("KNPk") });
plywright::endgame_variants!(count { endgame as endgame_knnk_1024 in counts_of_knnk, 1024 of Positions by operands::endgame::with_pieces("KNNk") });
plywright::endgame_variants!(count { endgame as endgame_krkp_1024 in counts_of_krkp, 1024 of Positions by operands::endgame::with_pieces("KRkp") });
plywright::endgame_variants!(count { endgame as endgame_kbkp_1024 in counts_of_kbkp, 1024 of Positions by operands::endgame::with_pieces("KBkp") });
plywright::endgame_variants!(count { endgame as endgame_knkp_1024 in counts_of_knkp, 1024 of Positions by operands::endgame::with_pieces("KNkp") });
plywright::endgame_variants!(count { endgame as endgame_kbnkn_1024 in counts_of_kbnkn, 1024 of Positions by operands::endgame::with_pieces("KBNkn") });
plywright::endgame_variants!(count { endgame as endgame_krpkr_1024 in counts_of_krpkr, 1024 of Positions by operands::endgame::with_pieces("KRPkr") });
count_whole!(
    evaluation as evaluation_512 in counts_of_evaluation,
    512 of Positions by operands::evaluation::recorded(&operands::corpus())
);
count_whole!(
    perft as perft_295143 in counts_of_perft,
    295_143 of Depths by operands::perft::published()
);

main!(
    library_benchmark_groups = [
        popcount_16384,
        sliders_4096,
        score_10240,
        repetition_4096,
        simd_512,
        side_512,
        evasions_512,
        danger_512,
        checks_1024,
        weights_512,
        parallel_4096,
        endgame_1024,
        endgame_kpk_1024,
        endgame_kbpk_1024,
        endgame_knpk_1024,
        endgame_knnk_1024,
        endgame_krkp_1024,
        endgame_kbkp_1024,
        endgame_knkp_1024,
        endgame_kbnkn_1024,
        endgame_krpkr_1024,
        evaluation_512,
        perft_295143
    ]
);
