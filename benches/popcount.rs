//! The variants of the axis `popcount`, timed: see `kernels/popcount.rs` for what, `operands/popcount.rs` for on what.

mod corpus;
mod kernels;
mod lockstep;
mod operands;
mod suite;

fn main() {
    if let Some(request) = lockstep::asked() {
        let set = operands::popcount::recorded(&operands::corpus());
        return lockstep::run(&request, "popcount", kernels::popcount::all, set);
    }
    let mut criterion = suite::criterion();
    let mut kernels = kernels::popcount::all();
    for mut set in operands::popcount::all(&operands::corpus()) {
        suite::time(&mut criterion, "popcount", &mut kernels, &mut set);
    }
    criterion.final_summary();
}
