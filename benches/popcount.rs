//! The variants of the axis `popcount`, timed: see `kernels/popcount.rs` for what, `operands/popcount.rs` for on what.

mod corpus;
mod kernels;
mod lockstep;
mod operands;
mod suite;

fn main() {
    let recorded = || operands::popcount::recorded(&operands::corpus());
    if lockstep::serves("popcount", kernels::popcount::all, recorded) {
        return;
    }
    if let Some(request) = lockstep::asked() {
        return lockstep::run(&request, "popcount", kernels::popcount::all, recorded());
    }
    let mut criterion = suite::criterion();
    let mut kernels = kernels::popcount::all();
    for mut set in operands::popcount::all(&operands::corpus()) {
        suite::time(&mut criterion, "popcount", &mut kernels, &mut set);
    }
    criterion.final_summary();
}
