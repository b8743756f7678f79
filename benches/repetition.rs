//! The variants of the axis `repetition`, timed: see `kernels/repetition.rs` for what, `operands/repetition.rs` for on what.

mod corpus;
mod kernels;
mod lockstep;
mod operands;
mod suite;

fn main() {
    let recorded = || operands::repetition::recorded(&operands::corpus());
    if lockstep::serves("repetition", kernels::repetition::all, recorded) {
        return;
    }
    if let Some(request) = lockstep::asked() {
        return lockstep::run(&request, "repetition", kernels::repetition::all, recorded());
    }
    let mut criterion = suite::criterion();
    let mut kernels = kernels::repetition::all();
    for mut set in operands::repetition::all(&operands::corpus()) {
        suite::time(&mut criterion, "repetition", &mut kernels, &mut set);
    }
    criterion.final_summary();
}
