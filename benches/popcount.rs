//! The variants of the axis `popcount`, timed: see `kernels/popcount.rs` for what, `operands/popcount.rs` for on what.

mod corpus;
mod kernels;
mod operands;
mod suite;

fn main() {
    let mut criterion = suite::criterion();
    let mut kernels = kernels::popcount::all();
    for mut set in operands::popcount::all(&operands::corpus()) {
        suite::time(&mut criterion, "popcount", &mut kernels, &mut set);
    }
    criterion.final_summary();
}
