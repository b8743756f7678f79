//! The variants of the axis `repetition`, timed: see `kernels/repetition.rs` for what, `operands/repetition.rs` for on what.

mod corpus;
mod kernels;
mod lockstep;
mod operands;
mod suite;

fn main() {
    if let Some(request) = lockstep::asked() {
        let set = operands::repetition::recorded(&operands::corpus());
        return lockstep::run(&request, "repetition", kernels::repetition::all, set);
    }
    let mut criterion = suite::criterion();
    let mut kernels = kernels::repetition::all();
    for mut set in operands::repetition::all(&operands::corpus()) {
        suite::time(&mut criterion, "repetition", &mut kernels, &mut set);
    }
    criterion.final_summary();
}
