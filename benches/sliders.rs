//! The variants of the axis `sliders`, timed: see `kernels/sliders.rs` for what, `operands/sliders.rs` for on what.

mod corpus;
mod kernels;
mod lockstep;
mod operands;
mod suite;

fn main() {
    let recorded = || operands::sliders::recorded(&operands::corpus());
    if lockstep::serves("sliders", kernels::sliders::all, recorded) {
        return;
    }
    if let Some(request) = lockstep::asked() {
        return lockstep::run(&request, "sliders", kernels::sliders::all, recorded());
    }
    let mut criterion = suite::criterion();
    let mut kernels = kernels::sliders::all();
    for mut set in operands::sliders::all(&operands::corpus()) {
        suite::time(&mut criterion, "sliders", &mut kernels, &mut set);
    }
    criterion.final_summary();
}
