//! Tests of rules on known positions, and of bytes that are not a packed tree.

use super::*;
use crate::endings::Wdl;
use crate::recipe::Portable;
use crate::types::{Colour, Random};

#[test]
fn any_bytes_are_some_tree() {
    let layout = Layout::of("KRKP".parse().unwrap());
    let view = View::new(Portable::PORTABLE, layout.pieces(), &layout.squares(0), Colour::White);
    let mut random = Random::new(8);
    for length in 0..300 {
        let bytes: Vec<u8> = (0..length).map(|_| random.word() as u8).collect();
        // The walk ends.
        let _ = Flat::new(&unpack(&bytes)).walk(&view);
    }
}

/// Claim 29: the rules know Lucena's position on either wing and Philidor's position, each with
/// White and with Black as the stronger side.
#[test]
fn lucena_and_philidor_are_known_by_name() {
    use crate::board::Position;
    let ask = |fen: &str| {
        let position: Position = fen.parse().unwrap();
        Ready::get().ask(Portable::PORTABLE, position.placement()).map(|answer| answer.wdl)
    };
    assert_eq!(ask("1K1k4/1P6/8/8/8/8/r7/2R5 w - - 0 1"), Some(Wdl::Win));
    assert_eq!(ask("4k1K1/6P1/8/8/8/8/7r/5R2 b - - 0 1"), Some(Wdl::Loss));
    assert_eq!(ask("2r5/R7/8/8/8/8/1p6/1k1K4 b - - 0 1"), Some(Wdl::Win));
    assert_eq!(ask("4k3/7R/r7/3KP3/8/8/8/8 b - - 0 1"), Some(Wdl::Draw));
    assert_eq!(ask("4k3/7R/r7/3KP3/8/8/8/8 w - - 0 1"), Some(Wdl::Draw));
    assert_eq!(ask("8/8/8/8/3kp3/R7/7r/4K3 w - - 0 1"), Some(Wdl::Draw));
}

#[test]
fn both_colours_and_both_wings_get_the_same_answer() {
    use crate::board::Position;
    let ready = Ready::get();
    let ask = |fen: &str| {
        let position: Position = fen.parse().unwrap();
        ready.ask(Portable::PORTABLE, position.placement()).map(|answer| answer.wdl)
    };
    // The wrong bishop: a rook's pawn does not win if the other king is in the corner.
    for fen in [
        "k7/8/8/P7/8/8/8/4B1K1 w - - 0 1",
        "7k/8/8/7P/8/8/8/1K1B4 w - - 0 1",
        "4b1k1/8/8/8/p7/8/8/K7 b - - 0 1",
        "1k1b4/8/8/8/7p/8/8/7K b - - 0 1",
    ] {
        assert_eq!(ask(fen), Some(Wdl::Draw), "{fen}");
    }
}
