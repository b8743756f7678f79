//! `minimal-engine [POSITION]`: prints the position's perft to depth 3 (the number of lines of
//! three plies) and the move that the engine would play.

#![forbid(unsafe_code)]

use std::process::ExitCode;

use minimal_engine::board::Board;
use minimal_engine::engine::Engine;
use minimal_engine::{Task, enter};
use plywright_parts::popcount::Popcount;
use plywright_parts::repetition::Repetition;
use plywright_parts::score::Score;
use plywright_parts::sliders::Sliders;

/// Task that describes a position, with the engine that [`enter`] makes for this CPU.
struct Show(Board);

impl Task for Show {
    type Answer = String;

    fn run<P: Popcount, S: Sliders, V: Score, R: Repetition>(self, mut engine: Engine<P, S, V, R>) -> String {
        let parts = Engine::<P, S, V, R>::parts().join(", ");
        engine.push(&self.0, 0);
        let (best, value) = engine.search(&self.0, 4, 0);
        let best = best.map_or_else(|| "none".to_owned(), |step| step.to_string());
        format!("made of {parts}\nperft 3: {}\nbest move: {best} ({value} cp)", engine.perft(&self.0, 3))
    }
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let text =
        if arguments.is_empty() { "4k3/8/3r4/8/8/2B5/3R4/4K3 w".to_owned() } else { arguments.join(" ") };
    match Board::parse(&text) {
        Ok(board) => {
            println!("{}", enter(Show(board)));
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("minimal-engine: {error}");
            ExitCode::from(2)
        }
    }
}
