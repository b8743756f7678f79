//! The protocol: UCI (<https://backscattering.de/chess/uci/>), and the engine's own commands.
//!
//! # Commands
//!
//! - `uci`, `isready`, `ucinewgame`, `debug on|off`, `register ...`: as in the protocol. The last
//!   two change nothing.
//! - `setoption name N [value V]`: sets an option; see below.
//! - `position startpos|fen F [moves M...]`: sets up a position. Castling is written as the king's
//!   move, `e1g1`, and read as its move to the rook too, `e1h1`. Capital letters in moves are read
//!   as small letters. A FEN may lack its last field (the move number), or its last two (the
//!   fifty-move clock and the move number).
//! - `go ...`: searches. Every limit of the protocol is known; without a limit the search is
//!   `infinite`. Words that cannot be read are left out.
//! - `stop`, `ponderhit`, `quit`: take effect at once, whatever runs.
//! - `bench [depth]`: searches a fixed set of positions. The last two lines are `N nodes` and
//!   `N nps`.
//! - `perft N [fen]`, `go perft N`: counts the positions N plies below, move by move. The last line
//!   is `Nodes searched: N`.
//! - `eval [fen]`: prints the evaluation: the network's value, or the classical one term by term.
//! - `weights`: prints the shipped weights in the format that `WeightsFile` reads.
//! - `d [fen]`: draws the board, with FEN, key, checkers and legal moves.
//!
//! If `perft`, `eval` or `d` gets a FEN, it uses that position and leaves the game's as it is.
//!
//! A FEN of `position` may name castling rights whose king or rook is not at home, and an
//! en-passant square that no pawn has just passed. They are left out, and an `info string` says so.
//! The other commands refuse such a FEN. Castling of Chess960 is not supported: there is no option
//! `UCI_Chess960`, and a FEN whose rights name the rook of another file than a or h is refused.
//!
//! # Options
//!
//! - `Hash`: size of the transposition table in MiB.
//! - `Clear Hash`: forgets everything learnt.
//! - `Move Overhead`: time of each move that the operating system and the interface may take, in
//!   ms. More is reserved after moves that have cost more on the clock.
//! - `Threads`: number of threads that search, up to 256. With one thread the same search always
//!   takes the same nodes. Only one thread searches if the strength is limited, if the search is
//!   limited to fewer than 50,000 nodes, or if a clock leaves it less than 10 ms.
//! - `Ponder`: accepted without effect, because `go ponder` says everything that is needed.
//! - `MultiPV`: number of lines that are searched and printed, the best first, each with a first
//!   move of its own.
//! - `Skill Level`: 0 to 9 is the greatest depth of the main search in plies (0 counts as 1), 10 is
//!   full strength. At level 0 a fifth and at level 1 a tenth of the moves are chosen at random.
//!   The level limits every `go`; for an analysis, set `UCI_AnalyseMode`.
//! - `UCI_LimitStrength`, `UCI_Elo`: play about as well as a player with that Elo number, by a
//!   limit of nodes and, at low numbers, random moves. They take precedence over `Skill Level`.
//! - `Skill Seed`: seed of the random moves. A random move depends only on the seed and on the
//!   position with its fifty-move clock; an `info string` says that the move is random.
//! - `UCI_AnalyseMode`: full strength, whatever the options above say.
//! - `UCI_ShowWDL`: prints the probabilities of a win, a draw and a loss with each score, in
//!   thousandths.
//! - `OwnBook`: plays from a book if the book has a legal move. A `go` that is `infinite` or has
//!   `ponder`, `mate` or `searchmoves` always searches, and so does every `go` in
//!   `UCI_AnalyseMode`.
//! - `BookFile`: the book, in Plywright's own format or Polyglot's; `<empty>` is the small one in
//!   the program.
//! - `BookDepth`: number of plies from the start of the game in which the book is used.
//! - `BookSeed`: seed of the choice, which depends only on the seed and on the position. 0 means a
//!   random seed for each game, and an `info string` names it.
//! - `SyzygyPath`: folders with Syzygy files, separated as the operating system separates paths. A
//!   folder that cannot be read is named and ignored; if none can be read, the files stay as they
//!   were. `<empty>` means no files.
//! - `SyzygyProbeDepth`: least remaining depth, in plies, at which the positions with the most
//!   pieces are looked up: with as many pieces as the largest file has, or `SyzygyProbeLimit` if
//!   that is less. Positions with fewer pieces are looked up at any depth.
//! - `SyzygyProbeLimit`: greatest number of pieces of a position that is looked up.
//! - `Syzygy50MoveRule`: true if a win that the fifty-move rule spoils counts as a draw.
//! - `EvalFile`: if a network evaluates, the file of another network; `<empty>` is the shipped one.
//! - `WeightsFile`: with the features `weights-runtime` and `evaluation-classical`, a TOML file of
//!   the evaluation's weights; `<empty>` means the shipped weights.
//! - `Handicap`: with the feature `handicap`, the share of its own time by which every search lasts
//!   longer, in hundredths of a per cent. It serves to measure which differences the lab can see.
//! - `UCI_EngineAbout`: the engine's description of itself; it cannot be set.
//!
//! # Behaviour
//!
//! One thread reads; another thread owns all state and works. It executes the commands in the order
//! in which they came. A third thread sleeps. If a search with a clock or a `movetime` gets no CPU
//! in time, this thread answers instead: it takes the last report whose value is not an upper bound
//! (with `MultiPV`, the last such report of the best line), and plays the first move of that
//! report's line. It does not answer for a search without such a report, an `infinite` search, a
//! strength that plays random moves, or a search with a handicap.
//!
//! - While a search with a limit, `bench` or `perft` runs, later commands wait for its end. `stop`,
//!   `ponderhit`, `quit`, `isready` and `uci` do not wait. While more than 32 MiB of commands wait,
//!   nothing more is read.
//! - While a search runs that may never end without `stop` (such as `infinite` or `ponder`),
//!   commands that would have to wait are refused, with one line.
//! - `stop` ends every search, `bench` and `perft` that was requested before it. An `infinite` or
//!   `ponder` search holds its best move back until then. A `ponderhit` turns a `ponder` search
//!   into an ordinary search with the limits of its `go`: the clock counts from the beginning of
//!   the pondering, the `movetime` from the `ponderhit`.
//! - Each finished iteration is printed, with an output line for each of the lines that `MultiPV`
//!   asks for. After three seconds the engine also prints each move that it begins to search and,
//!   if only one line is searched, the bounds of values that fell out of their window. If a search
//!   is broken off with another best move than the one it printed last, it prints the new one, as a
//!   `lowerbound`.
//! - However early a search ends (`stop` right after `go`, `go nodes 1`, a clock that has run out),
//!   it finishes the first line of its first iteration. So its move was searched, and a line with
//!   the move was printed. For this a search may exceed a limit of nodes by a few dozen to some
//!   hundred nodes. If that line takes some thousand nodes more than the search should (a board
//!   full of queens), it is broken off all the same. With `UCI_Elo` a search may end as soon as it
//!   has searched one move, because the lowest Elo numbers were measured with fewer nodes than a
//!   first iteration may take.
//! - The move after `ponder` is the second move of the line that was printed last for the best
//!   move. If that line has only one move, there is no `ponder`.
//! - At the end of the input, the engine finishes everything requested; a search that may never end
//!   without `stop` is stopped.
//! - With Syzygy files, `tbhits` is the number of positions found in them. A file that turns out to
//!   be damaged is reported once, after the search.
//! - Every accepted `go`, except `go perft`, ends with a `bestmove`. As the protocol asks, unknown
//!   words are left out and the rest is used: `go wtime 100 foo 7` means `go wtime 100`, and a
//!   clock of `1.5` is 1 ms. An illegal move of `searchmoves` is left out; if all of them are
//!   illegal, all moves are searched. If a limit was asked for and none can be read, 10,000 nodes
//!   are searched. An `info string` names the words left out. The `go` is never refused for them,
//!   because a refusal would lose the game on time.
//! - After a `position` that was refused, `go` searches nothing until a `position` is accepted: an
//!   `info string` says so, and `bestmove (none)` follows. A move in the last accepted position
//!   would belong to another game. (Stockfish used to play on from the last legal move, and later
//!   ended the program; its pull request 7001 proposed the answer given here.) `d`, `eval` and
//!   `perft` still use the last accepted position.
//! - As the protocol asks, unknown words before a command are passed over: `joho isready` means
//!   `isready`, and an `info string` names the words passed over. The command begins with the first
//!   word that is the name of a command, and the text from there on must be a command without a
//!   fault; otherwise the whole line is no command. So a line such as `please stop` is obeyed, and
//!   prose that goes on after the name of a command does nothing. A `go` counts only if words
//!   follow it and nothing has to be left out: `here we go` does not begin a search that nobody
//!   would stop.
//! - A line that is no command gets one `info string`, which says what is wrong and where, and
//!   changes nothing. A command that is refused leaves everything as it was. A blank line is
//!   ignored.

mod answer;
mod bench;
mod command;
mod control;
mod deadline;
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
mod overhead;
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
