//! Fuzzes the reader of PGN with any bytes, read in large pieces and three at a time, and the
//! building of books from the games.

#![no_main]

use std::io::BufReader;

use libfuzzer_sys::fuzz_target;
use plywright::book::{Builder, Format};
use plywright::movegen;
use plywright::notation::pgn::{Game, Reader};
use plywright::recipe::Portable;

const RECIPE: Portable = Portable::PORTABLE;

fuzz_target!(|bytes: &[u8]| {
    let read = |size: usize| -> Vec<Game> {
        let input = BufReader::with_capacity(size, bytes);
        // Only UTF-16 is refused as a whole.
        Reader::new(RECIPE, input).map_while(Result::ok).collect()
    };
    let (games, again) = (read(1 << 16), read(3));
    assert_eq!(games.len(), again.len());
    for (index, (game, again)) in games.iter().zip(&again).enumerate() {
        assert_eq!((game.number, &game.moves, &game.fault), (index as u64 + 1, &again.moves, &again.fault));
        let mut position = game.start.clone();
        for &mv in &game.moves {
            assert!(movegen::is_legal(RECIPE, &position, mv), "{mv} in {position}");
            let _ = position.make(mv);
        }
        if let Some(fault) = &game.fault {
            let message = fault.to_string();
            assert!(!message.contains(['\n', '\r', '\0']) && message.len() < 500, "{message:?}");
        }
    }
    for format in [Format::Compact, Format::Polyglot] {
        let mut builder = Builder::new(20);
        for game in &games {
            builder.add(RECIPE, game).expect("what was read is legal");
        }
        let built = builder.finish(1, format);
        if built.summary.entries > 0 {
            let found = built.survey(RECIPE).expect("what was built is a book");
            assert_eq!(found.illegal, 0, "{found:?}");
        }
    }
});
