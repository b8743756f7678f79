//! The promises of the parts, tested from an engine that they were not written for.

use minimal_engine::board::{Board, Step};
use minimal_engine::engine::Engine;
use minimal_engine::{Fixed, Task, enter};
use plywright::board::Position;
use plywright::movegen;
use plywright::recipe::{self, Entry, Recipe};
use plywright_parts::popcount::{self, Popcount};
use plywright_parts::repetition::{self, Repetition};
use plywright_parts::score::{self, Score};
use plywright_parts::sliders::{self, Sliders};

/// Positions without pawns: a rook ending, a king between bishops and knights, queens and checks, a
/// pinned queen.
const POSITIONS: [&str; 4] = [
    "4k3/8/3r4/8/8/2B5/3R4/4K3 w",
    "2b1k1n1/8/8/3N4/4B3/8/8/R3K3 b",
    "3qk3/8/8/Q7/8/8/4r3/R3K2R w",
    "k7/8/8/q7/8/8/Q7/K6r w",
];

/// Plywright's own move generator, which shares nothing with this engine except the parts.
struct Reference<'a>(&'a str, u32);

impl Entry for Reference<'_> {
    type Output = u64;

    fn run<R: Recipe>(self, recipe: R) -> u64 {
        let board: Position = format!("{} - - 0 1", self.0).parse().expect("a position");
        movegen::perft(recipe, &board, self.1)
    }
}

#[test]
fn perft_agrees_with_plywrights_own() {
    let engine = Fixed::new(popcount::Swar, sliders::Magic);
    for text in POSITIONS {
        let board = Board::parse(text).expect("a position");
        for depth in 1..=3 {
            let wanted = recipe::enter(Reference(text, depth)).expect("this CPU runs it");
            assert_eq!(engine.perft(&board, depth), wanted, "{text} to depth {depth}");
        }
    }
    // A position that can be counted by hand: five moves of the king, seven and three of the rook.
    let lone = Board::parse("8/8/8/4k3/8/8/8/R3K3 w").expect("a position");
    assert_eq!(engine.perft(&lone, 1), 15);
}

/// Task that searches all positions, and returns the best moves and their values.
struct Play;

impl Task for Play {
    type Answer = Vec<(Option<Step>, i32)>;

    fn run<P: Popcount, S: Sliders, V: Score, R: Repetition>(
        self,
        mut engine: Engine<P, S, V, R>,
    ) -> Self::Answer {
        let boards = POSITIONS.map(|text| Board::parse(text).expect("a position"));
        boards.iter().map(|board| engine.search(board, 3, 0)).collect()
    }
}

#[test]
fn every_recipe_plays_the_same() {
    let fixed = Play.run(Fixed::new(popcount::Swar, sliders::Magic));
    assert!(fixed.iter().any(|(step, _)| step.is_some()));
    assert_eq!(enter(Play), fixed);
    let small = Engine::<_, _, score::Split, repetition::Scan>::new(popcount::Table, sliders::Rays);
    assert_eq!(Play.run(small), fixed);
    let wide = Engine::<_, _, score::Wide, repetition::Distance>::new(popcount::Sparse, sliders::Hyperbola);
    assert_eq!(Play.run(wide), fixed);
}

#[test]
fn a_mate_is_found_and_a_third_repetition_is_a_draw() {
    let mut engine = Fixed::new(popcount::Swar, sliders::Magic);
    let board = Board::parse("k7/8/1K6/8/8/8/8/7R w").expect("a position");
    let (step, value) = engine.search(&board, 2, 0);
    assert_eq!((step.map(|step| step.to_string()).as_deref(), value), (Some("h1h8"), 29_999));

    let mut board = Board::parse("k7/8/8/8/8/8/8/K6R w").expect("a position");
    engine.push(&board, 0);
    for (ply, line) in ["h1h2", "a8b8", "h2h1", "b8a8"].iter().cycle().take(8).enumerate() {
        assert!(!engine.is_draw(), "after {ply} plies");
        let (_, next, _) =
            engine.moves(&board).into_iter().find(|(step, ..)| step.to_string() == *line).expect(line);
        board = next;
        engine.push(&board, ply as u32 + 1);
    }
    assert!(engine.is_draw());
}

#[test]
fn text_that_is_no_position_gives_a_clear_error() {
    for (text, expected) in [
        ("", "no position"),
        ("8/8 w", "2 ranks"),
        ("4k3/8/8/8/8/8/P7/4K3 w", "`P`"),
        ("4k3/8/8/8/8/8/8/4K4 w", "8 squares"),
        ("8/8/8/8/8/8/8/4K3 w", "king"),
        ("4k3/8/8/8/8/8/8/4K3 x", "`x`"),
    ] {
        let wrong = Board::parse(text).expect_err(text);
        assert!(wrong.contains(expected), "{wrong}");
    }
}
