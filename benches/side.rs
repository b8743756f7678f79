//! The variants of the axis `side`, timed: see `kernels/side.rs` for what, `operands/side.rs` for on what.

mod corpus;
mod kernels;
mod lockstep;
mod operands;
mod suite;

fn main() {
    let recorded = || operands::side::recorded(&operands::corpus());
    if lockstep::serves("side", kernels::side::all, recorded) {
        return;
    }
    if let Some(request) = lockstep::asked() {
        return lockstep::run(&request, "side", kernels::side::all, recorded());
    }
    let mut criterion = suite::criterion();
    let mut kernels = kernels::side::all();
    for mut set in operands::side::all(&operands::corpus()) {
        suite::time(&mut criterion, "side", &mut kernels, &mut set);
    }
    criterion.final_summary();
}
