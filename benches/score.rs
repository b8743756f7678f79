//! The variants of the axis `score`, timed: see `kernels/score.rs` for what, `operands/score.rs` for on what.

mod corpus;
mod kernels;
mod lockstep;
mod operands;
mod suite;

fn main() {
    let recorded = || operands::score::recorded(&operands::corpus());
    if lockstep::serves("score", kernels::score::all, recorded) {
        return;
    }
    if let Some(request) = lockstep::asked() {
        return lockstep::run(&request, "score", kernels::score::all, recorded());
    }
    let mut criterion = suite::criterion();
    let mut kernels = kernels::score::all();
    for mut set in operands::score::all(&operands::corpus()) {
        suite::time(&mut criterion, "score", &mut kernels, &mut set);
    }
    criterion.final_summary();
}
