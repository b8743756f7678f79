//! The protocol: UCI (<https://backscattering.de/chess/uci/>), and the engine's own commands.
//!
//! # Commands
//!
//! | command | what it does |
//! |---|---|
//! | `uci`, `isready`, `ucinewgame`, `debug on\|off`, `register ...` | as the protocol says; the last two change nothing |
//! | `setoption name N [value V]` | `Hash` (MiB), `Clear Hash`, `Move Overhead` (ms), `Threads` (1), `Ponder` |
//! | `position startpos\|fen F [moves M...]` | sets up a position; castling is the king's move, `e1g1` |
//! | `go ...` | searches; every limit of the protocol, and none is `infinite` |
//! | `stop`, `ponderhit`, `quit` | at once, whatever runs |
//! | `bench [depth]` | searches a fixed set of positions; the last two lines are `N nodes` and `N nps` |
//! | `perft N [fen]`, `go perft N` | counts the positions N plies below, move by move; `Nodes searched: N` comes last |
//! | `eval [fen]` | prints the evaluation, term by term |
//! | `d [fen]` | draws the board, with FEN, key, checkers and legal moves |
//!
//! With a FEN, `perft`, `eval` and `d` look at that position and leave the game's as it is.
//!
//! # What happens when
//!
//! One thread reads, another one owns all state and works. Commands are done in the order in which they came:
//!
//! - While a search with a limit, `bench` or `perft` runs, later commands wait for its end. `stop`, `ponderhit`,
//!   `quit`, `isready` and `uci` do not wait. (Behind 32 MiB of waiting commands
//!   nothing more is read until one has had its turn.)
//! - While a search runs that only `stop` ends (`infinite`, `ponder`), commands that would have to wait are refused,
//!   with one line.
//! - `stop` ends all that was asked for before it. `infinite` and `ponder` keep their best move until then, or until
//!   `ponderhit`, from which on a pondering search goes on as one of the engine's own.
//! - At the end of the input, what was asked for is done; a search that only `stop` ends is stopped.
//! - A line that is no command gets one `info string`, and nothing changes: it says what is wrong and where. A command
//!   that is refused leaves all as it was. A blank line is nothing.

mod bench;
mod command;
mod control;
mod engine;
mod game;
mod go;
#[cfg(feature = "handicap")]
mod handicap;
mod lines;
mod notation;
mod number;
mod option;
mod output;
mod perft;
mod print;
mod session;

pub use command::{Command, Setup, Subject, Wrong, parse};
pub use engine::Refused;
pub use game::IllegalMove;
pub use go::Go;
pub use notation::{MoveText, NotAMove};
pub use option::Setting;
pub use output::Output;
pub use print::version;
pub use session::{Failure, once, serve};
