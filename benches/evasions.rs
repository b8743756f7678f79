//! The variants of the axis `evasions`, timed: see `kernels/evasions.rs` for what, `operands/evasions.rs` for on what.

mod corpus;
mod kernels;
mod lockstep;
mod operands;
mod suite;

fn main() {
    let recorded = || operands::evasions::recorded(&operands::corpus());
    if lockstep::serves("evasions", kernels::evasions::all, recorded) {
        return;
    }
    if let Some(request) = lockstep::asked() {
        return lockstep::run(&request, "evasions", kernels::evasions::all, recorded());
    }
    let mut criterion = suite::criterion();
    let mut kernels = kernels::evasions::all();
    for mut set in operands::evasions::all(&operands::corpus()) {
        suite::time(&mut criterion, "evasions", &mut kernels, &mut set);
    }
    criterion.final_summary();
}
