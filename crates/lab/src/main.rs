//! `cargo lab`.

use std::process::ExitCode;

fn main() -> ExitCode {
    plywright_lab::main()
}
