//! Fuzzes the reader of FEN with any text. A position that is accepted must survive writing and
//! reading, and its moves must be made, taken back, written and read without a fault.

#![no_main]

use libfuzzer_sys::fuzz_target;
use plywright::board::Position;
use plywright::movegen::{self, MoveList, parse_san, san};
use plywright::recipe::Portable;

const RECIPE: Portable = Portable::PORTABLE;

fuzz_target!(|text: &str| {
    let mut position = match text.parse::<Position>() {
        Ok(position) => position,
        Err(error) => {
            let message = error.to_string();
            assert!(!message.contains(['\n', '\r', '\0']) && message.len() < 500, "{message:?}");
            return;
        }
    };
    let fen = position.to_string();
    assert_eq!(fen.parse().as_ref(), Ok(&position), "{fen}");
    let mut moves = MoveList::new();
    movegen::legal(RECIPE, &position, &mut moves);
    let before = position.clone();
    for &mv in &moves {
        let undo = position.make(mv);
        let after = position.to_string();
        let read: Position = after.parse().unwrap_or_else(|error| panic!("{fen} {mv}: {error}"));
        assert_eq!(read.key(), position.key(), "{fen} {mv}");
        position.unmake(mv, undo);
        assert_eq!(position, before, "{fen} {mv}");
        let text = san(RECIPE, &position, mv);
        assert_eq!(parse_san(RECIPE, &position, &text), Ok(mv), "{fen} {text}");
    }
});
