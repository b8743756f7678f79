//! The example of the README, which no documentation test runs: this file contains all its lines.

use plywright_parts::sliders::{Magic, Sliders};
use plywright_parts::types::{Bitboard, Square};

#[test]
fn the_example_of_the_readme_is_right() {
    let occupied = Bitboard(1 << 3 | 1 << 16); // d1 and a3
    let attacks = Magic.rook(Square::A1, occupied);
    assert_eq!(attacks.0, 0b1110 | 1 << 8 | 1 << 16); // up to the blockers, these included

    let readme = include_str!("../README.md");
    let (_, rest) = readme.split_once("```rust\n").expect("an example");
    let (example, _) = rest.split_once("```").expect("its end");
    for line in example.lines() {
        assert!(include_str!("readme.rs").lines().any(|source| source.trim_start() == line), "{line}");
    }
}
