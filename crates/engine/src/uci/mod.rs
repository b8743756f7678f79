//! The protocol: UCI (<https://backscattering.de/chess/uci/>), and the engine's own commands.
//!
//! # Commands
//!
//! | command | what it does |
//! |---|---|
//! | `uci`, `isready`, `ucinewgame`, `debug on\|off`, `register ...` | as the protocol says; the last two change nothing |
//! | `setoption name N [value V]` | sets an option; see below |
//! | `position startpos\|fen F [moves M...]` | sets up a position; castling is the king's move, `e1g1`; capitals are taken for small letters; a FEN may lack its clocks or the number of the move |
//! | `go ...` | searches; every limit of the protocol, and none is `infinite`; what cannot be read is left out |
//! | `stop`, `ponderhit`, `quit` | at once, whatever runs |
//! | `bench [depth]` | searches a fixed set of positions; the last two lines are `N nodes` and `N nps` |
//! | `perft N [fen]`, `go perft N` | counts the positions N plies below, move by move; `Nodes searched: N` comes last |
//! | `eval [fen]` | prints the evaluation: the network's value, or the classical one term by term |
//! | `weights` | prints the shipped weights, as `WeightsFile` reads them |
//! | `d [fen]` | draws the board, with FEN, key, checkers and legal moves |
//!
//! With a FEN, `perft`, `eval` and `d` look at that position and leave the game's as it is.
//!
//! A FEN of `position` may name castling rights whose king or rook is not at home, and an en-passant square that no pawn has just passed:
//! they are left out, and an `info string` says so. The other commands refuse them.
//!
//! # Options
//!
//! | option | what it is for |
//! |---|---|
//! | `Hash`, `Clear Hash` | the transposition table's size in MiB; forget all that was learnt |
//! | `Move Overhead` | what the operating system and the interface may eat of each move, in ms |
//! | `Threads` | how many threads search, up to 256; with one the same search always takes the same nodes. There is one where the strength is limited, a search is to fewer than 50,000 nodes, or a clock leaves it less than 10 ms |
//! | `Ponder` | taken, and needed for nothing: `go ponder` says it all |
//! | `MultiPV` | how many lines are searched and printed, the best first, each with a first move of its own |
//! | `Skill Level` | 0 to 9 is the greatest depth of the main search, 10 is full strength; at 0 and 1 a fifth and a tenth of the moves are chosen at random. It limits every `go`; an analysis sets `UCI_AnalyseMode` |
//! | `UCI_LimitStrength`, `UCI_Elo` | play about as well as a player with that number, by a limit of nodes; outdoes `Skill Level` |
//! | `Skill Seed` | what the random choice is seeded with; a random move depends on it and on the position alone, and says so in an `info string` |
//! | `UCI_AnalyseMode` | full strength, whatever the options above say |
//! | `UCI_ShowWDL` | prints the probabilities of a win, a draw and a loss with each score, of a thousand |
//! | `OwnBook` | play from a book where it has a legal move; a search for an analysis, for a mate, of certain moves or on the opponent's time is always one |
//! | `BookFile` | the book, of our own format or Polyglot's; `<empty>` is the small one in the program |
//! | `BookDepth` | up to which ply of the game the book is asked |
//! | `BookSeed` | what the choice is seeded with, which depends on it and on the position alone; 0 draws a seed for each game, and an `info string` gives it |
//! | `SyzygyPath` | folders with Syzygy files, separated as the system separates them; one that is not there is named and passed over; `<empty>` is none |
//! | `SyzygyProbeDepth` | positions with as many pieces as there are files for are looked up where at least so many plies are left |
//! | `SyzygyProbeLimit` | positions with more pieces are not looked up |
//! | `Syzygy50MoveRule` | whether a win that the fifty-move rule spoils is a draw |
//! | `EvalFile` | where the evaluation is a network: the file of another one; `<empty>` is the shipped one |
//! | `WeightsFile` | with the features `weights-runtime` and `evaluation-classical`: the evaluation's weights, as TOML; `<empty>` is the shipped ones |
//! | `Handicap` | with the feature `handicap`: by how much every search lasts longer, for measuring what the lab can see |
//! | `UCI_EngineAbout` | says what the engine is |
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
//!   `ponderhit`, from which on the same search goes on as one of the engine's own: its clock counts from where the
//!   pondering began, `movetime` from the `ponderhit`.
//! - Each finished iteration is printed, a line for each of the lines that were asked for. From the third second on the moves
//!   that are being tried are printed too, and bounds of values that fell out of their window; and where a search is broken off
//!   with another best move than the one it printed last, that one is printed, as a `lowerbound`.
//! - However early a search ends (`stop` right behind `go`, `go nodes 1`, a clock that has run out), the first line of its first iteration is
//!   finished, so the move was searched and a line with it was printed. A limit of nodes may be exceeded by so many, a few dozen to some hundred.
//!   Where that line takes some thousand nodes more than the search should (a board full of queens), it is broken off all the same.
//!   `UCI_Elo` needs no more than one searched move, since its numbers rest on fewer nodes.
//! - The move behind `ponder` is the second one of the line that was printed last for the best move; where that line has one move, there
//!   is none.
//! - At the end of the input, what was asked for is done; a search that only `stop` ends is stopped.
//! - Where there are Syzygy files, `tbhits` says how many positions were found in them; a file that turns out to be damaged is reported once,
//!   behind the search.
//! - Every `go` ends with a `bestmove`. As the protocol asks, words that are not known are left out and what can be read is used:
//!   `go wtime 100 foo 7` is `go wtime 100`, a clock of `1.5` is 1 ms, an illegal move of `searchmoves` is left out, and where all of them
//!   are illegal all moves are searched. Where a limit was asked for and none can be read, 10,000 nodes are searched. An `info string`
//!   names what was left out. A refusal would be a loss on time.
//! - Behind a `position` that was refused, `go` searches nothing: an `info string` says so, and `bestmove (none)` follows, until a
//!   `position` is taken. A move of the position before it would be one of another game. (Stockfish has played
//!   on from the last legal move, later it ended the program; its pull request 7001 proposed the answer given here.)
//!   `d`, `eval` and `perft` show the game that stayed.
//! - As the protocol asks, unknown words before a command are passed over: `joho isready` is `isready`, and an `info string` names what was
//!   passed over. The command begins with the first word that is one, and all that follows must be a command without a fault; else the line
//!   is none. So prose that holds such a word early does nothing, and what ends with `stop` or `quit` is obeyed. A `go` counts only with
//!   limits and with nothing to leave out: `here we go` begins no search that nobody would stop.
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
mod network;
mod notation;
mod number;
mod opening;
mod option;
mod output;
mod perft;
mod print;
mod session;
#[cfg(feature = "weights-file")]
mod weights;
mod whole_file;

pub use command::{Command, Setup, Subject, Wrong, parse};
pub use engine::Refused;
pub use game::IllegalMove;
pub use go::Go;
pub use notation::{MoveText, NotAMove};
pub use option::Setting;
pub use output::Output;
pub use print::version;
pub use session::{Failure, end_process_on_panic, once, serve};
