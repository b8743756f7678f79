//! The variants of the axis `weights`, timed: see `kernels/weights.rs` for what, `operands/weights.rs` for on what.

mod corpus;
mod kernels;
mod lockstep;
mod operands;
mod suite;

fn main() {
    let recorded = || operands::weights::recorded(&operands::corpus());
    if lockstep::serves("weights", kernels::weights::all, recorded) {
        return;
    }
    if let Some(request) = lockstep::asked() {
        return lockstep::run(&request, "weights", kernels::weights::all, recorded());
    }
    let mut criterion = suite::criterion();
    let mut kernels = kernels::weights::all();
    for mut set in operands::weights::all(&operands::corpus()) {
        suite::time(&mut criterion, "weights", &mut kernels, &mut set);
    }
    criterion.final_summary();
}
