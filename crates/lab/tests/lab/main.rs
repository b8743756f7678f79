//! Tests of the lab's program as users and scripts start it.

mod command_line;
mod output;
mod records;
#[cfg(unix)]
mod runs;

use plywright_testing::checkout;
use plywright_testing::scene::Scene;

const LAB: &str = env!("CARGO_BIN_EXE_lab");

/// Returns the contents of a small, complete file in one of the lab's formats.
fn fixture(name: &str) -> Vec<u8> {
    std::fs::read(checkout().join("tests/fixtures").join(name)).expect("it is kept")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("text")
}

/// Returns a folder with these files, and the lab.
fn lab_with(files: &[(&str, &[u8])]) -> Scene {
    Scene::new(LAB, files)
}
