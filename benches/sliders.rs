//! The variants of the axis `sliders`, timed: see `kernels/sliders.rs` for what, `operands/sliders.rs` for on what.

mod corpus;
mod kernels;
mod lockstep;
mod operands;
mod suite;

fn main() {
    if let Some(request) = lockstep::asked() {
        let set = operands::sliders::recorded(&operands::corpus());
        return lockstep::run(&request, "sliders", kernels::sliders::all, set);
    }
    let mut criterion = suite::criterion();
    let mut kernels = kernels::sliders::all();
    for mut set in operands::sliders::all(&operands::corpus()) {
        suite::time(&mut criterion, "sliders", &mut kernels, &mut set);
    }
    criterion.final_summary();
}
