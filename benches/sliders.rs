//! The variants of the axis `sliders`, timed: see `kernels/sliders.rs` for what, `operands/sliders.rs` for on what.

mod corpus;
mod kernels;
mod operands;
mod suite;

fn main() {
    let mut criterion = suite::criterion();
    let mut kernels = kernels::sliders::all();
    for mut set in operands::sliders::all(&operands::corpus()) {
        suite::time(&mut criterion, "sliders", &mut kernels, &mut set);
    }
    criterion.final_summary();
}
