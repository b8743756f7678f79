//! The engine binary.

fn main() {}
