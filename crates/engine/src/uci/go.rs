//! What may follow `go`.

use std::iter::Peekable;
use std::time::{Duration, Instant};

use super::command::Wrong;
use super::notation::MoveText;
use super::number::number;
use crate::board::shown;
use crate::search::{Clock, Limits, MAX_PLY, Ponderhit};
use crate::types::Colour;

/// The longest time that a clock may show, about 34 years: longer ones are taken for it, so that no sum of a point in
/// time and a clock overflows.
const LONGEST: i64 = 1 << 40;

/// The limits of a `go`, before a position is at hand.
///
/// Odd numbers are met half-way, as games must go on: a negative clock has run out, what is too large is the largest.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Go {
    /// Only these moves, if there are any.
    pub searchmoves: Vec<MoveText>,
    /// The move that led here is not made yet; a time limit counts from `ponderhit` on.
    pub ponder: bool,
    /// Say nothing final before `stop`.
    pub infinite: bool,
    /// Time left, by colour.
    pub time: [Option<Duration>; 2],
    /// Time added for each move, by colour.
    pub increment: [Duration; 2],
    /// Moves until more time is added.
    pub moves_to_go: Option<u32>,
    /// The deepest iteration, in plies.
    pub depth: Option<u32>,
    /// How many nodes.
    pub nodes: Option<u64>,
    /// A mate in so many moves.
    pub mate: Option<u32>,
    /// So long, less the overhead.
    pub movetime: Option<Duration>,
}

impl Go {
    /// Reads what follows `go`. Nothing at all, or nothing that ends a search, is `infinite`.
    pub(super) fn parse<'a>(words: impl Iterator<Item = &'a str>) -> Result<Self, Wrong> {
        let mut words = words.peekable();
        let mut go = Self::default();
        while let Some(word) = words.next() {
            match word {
                "searchmoves" => go.searchmoves = moves(&mut words)?,
                "ponder" => go.ponder = true,
                "infinite" => go.infinite = true,
                "wtime" => go.time[Colour::White.index()] = Some(milliseconds(word, &mut words)?),
                "btime" => go.time[Colour::Black.index()] = Some(milliseconds(word, &mut words)?),
                "winc" => go.increment[Colour::White.index()] = milliseconds(word, &mut words)?,
                "binc" => go.increment[Colour::Black.index()] = milliseconds(word, &mut words)?,
                "movestogo" => {
                    go.moves_to_go =
                        Some(value(word, &mut words, 0, 1_000)? as u32).filter(|&moves| moves > 0);
                }
                "depth" => go.depth = Some(value(word, &mut words, 1, MAX_PLY as i64)? as u32),
                "nodes" => go.nodes = Some(value(word, &mut words, 1, i64::MAX)? as u64),
                "mate" => go.mate = Some(value(word, &mut words, 1, MAX_PLY as i64)? as u32),
                "movetime" => go.movetime = Some(milliseconds(word, &mut words)?),
                _ => {
                    let reason = format!("{} is no limit", shown(word));
                    return Err(Wrong::Argument { place: "go".to_owned(), reason });
                }
            }
        }
        go.infinite |= !go.is_bounded() && go.mate.is_none() && !go.ponder;
        Ok(go)
    }

    /// Whether any good move will do, from a book too: nobody waits for an analysis, and no move is excluded.
    pub(super) fn is_for_a_move(&self) -> bool {
        self.searchmoves.is_empty() && self.mate.is_none() && !self.ponder && !self.infinite
    }

    /// Whether a limit is sure to end the search.
    fn is_bounded(&self) -> bool {
        self.depth.is_some()
            || self.nodes.is_some()
            || self.movetime.is_some()
            || self.time.iter().any(Option::is_some)
    }

    /// Whether only `stop` is sure to end the search, once it is the engine's turn.
    pub(super) fn is_endless(&self) -> bool {
        self.infinite || !self.is_bounded()
    }

    /// The limits for `side`, whose clock has run since the command was `read`. What runs by no clock begins when the command's turn
    /// has come: the engine has been `idle` for it since then.
    ///
    /// Where only the other side's clock was sent, it stands for both.
    pub(super) fn limits(&self, side: Colour, read: Instant, idle: Instant) -> Limits {
        let (us, them) = (side.index(), side.other().index());
        let clock = self.time[us].or(self.time[them]).map(|left| Clock {
            left,
            increment: self.increment[us],
            moves_to_go: self.moves_to_go,
        });
        let clock = clock.filter(|_| !self.infinite);
        Limits {
            depth: self.depth,
            nodes: self.nodes,
            movetime: self.movetime,
            mate: self.mate,
            clock,
            start: Some(if clock.is_some() { read } else { read.max(idle) }),
            ponderhit: self.ponder.then(Ponderhit::default),
            ..Limits::default()
        }
    }
}

/// The number after a keyword, brought into a range.
fn value<'a>(
    keyword: &str,
    words: &mut impl Iterator<Item = &'a str>,
    low: i64,
    high: i64,
) -> Result<i64, Wrong> {
    let place = || format!("go {keyword}");
    let Some(word) = words.next() else {
        return Err(Wrong::Argument { place: place(), reason: "the number is missing".to_owned() });
    };
    match number(word) {
        Some(number) => Ok(number.clamp(low, high)),
        None => {
            let reason = format!("expected a whole number, found {}", shown(word));
            Err(Wrong::Argument { place: place(), reason })
        }
    }
}

fn milliseconds<'a>(keyword: &str, words: &mut impl Iterator<Item = &'a str>) -> Result<Duration, Wrong> {
    Ok(Duration::from_millis(value(keyword, words, 0, LONGEST)? as u64))
}

/// The words that are moves, up to the first that is not.
fn moves<'a>(words: &mut Peekable<impl Iterator<Item = &'a str>>) -> Result<Vec<MoveText>, Wrong> {
    let mut moves = Vec::new();
    while let Some(mv) = words.peek().and_then(|word| word.parse().ok()) {
        moves.push(mv);
        words.next();
    }
    if moves.is_empty() {
        let found = words.peek().map_or_else(|| "nothing".to_owned(), |word| shown(word));
        let reason = format!("expected a move such as `e2e4`, found {found}");
        return Err(Wrong::Argument { place: "go searchmoves".to_owned(), reason });
    }
    Ok(moves)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn go(line: &str) -> Go {
        Go::parse(line.split_ascii_whitespace()).unwrap()
    }

    fn ms(milliseconds: u64) -> Duration {
        Duration::from_millis(milliseconds)
    }

    #[test]
    fn every_limit_is_read() {
        let all =
            go("searchmoves e2e4 d2d4 ponder wtime 1 btime 2 winc 3 binc 4 movestogo 5 depth 6 nodes 7 \
                      mate 8 movetime 9 infinite");
        assert_eq!(
            all,
            Go {
                searchmoves: ["e2e4", "d2d4"].map(|text| text.parse().unwrap()).to_vec(),
                ponder: true,
                infinite: true,
                time: [Some(ms(1)), Some(ms(2))],
                increment: [ms(3), ms(4)],
                moves_to_go: Some(5),
                depth: Some(6),
                nodes: Some(7),
                mate: Some(8),
                movetime: Some(ms(9)),
            }
        );
    }

    #[test]
    fn odd_numbers_are_met_half_way() {
        assert_eq!(go("wtime -5").time[0], Some(Duration::ZERO));
        assert_eq!(go("winc -5 wtime 1").increment[0], Duration::ZERO);
        assert_eq!(go("movestogo 0 wtime 1").moves_to_go, None);
        assert_eq!(go("movestogo -3 wtime 1").moves_to_go, None);
        assert_eq!(go("depth 0").depth, Some(1));
        assert_eq!(go("depth 4000000000").depth, Some(MAX_PLY as u32));
        assert_eq!(go("nodes -1").nodes, Some(1));
        let longest = go("movetime 99999999999999999999999").movetime.unwrap();
        assert!(Instant::now().checked_add(longest).is_some());
    }

    #[test]
    fn what_is_no_limit_is_named() {
        for (line, part) in [
            ("dpeth 5", "`dpeth`"),
            ("depth", "go depth: the number is missing"),
            ("depth five", "go depth: expected a whole number, found `five`"),
            ("wtime 1000.5", "`1000.5`"),
            ("searchmoves", "go searchmoves: expected a move"),
            ("searchmoves depth 5", "found `depth`"),
            ("searchmoves e2e4 e2e9", "`e2e9`"),
        ] {
            let error = Go::parse(line.split_ascii_whitespace()).expect_err(line).to_string();
            assert!(error.contains(part), "{line}: {error}");
        }
    }

    #[test]
    fn only_a_limit_that_is_sure_to_be_met_ends_a_search() {
        for line in ["", "infinite", "searchmoves e2e4", "infinite depth 3", "ponder", "mate 3", "winc 100"] {
            assert!(go(line).is_endless(), "{line}");
        }
        for line in ["depth 3", "nodes 3", "movetime 3", "wtime 3", "btime 3", "ponder wtime 3"] {
            assert!(!go(line).is_endless(), "{line}");
        }
        assert!(go("").infinite && !go("ponder").infinite && !go("mate 3").infinite);
    }

    #[test]
    fn a_clock_runs_since_the_command_was_read_and_all_else_since_its_turn_came() {
        let read = Instant::now();
        let idle = read + ms(700);
        let start = |line, idle| go(line).limits(Colour::White, read, idle).start;
        assert_eq!(start("wtime 1000", idle), Some(read));
        assert_eq!(start("movetime 1000", idle), Some(idle));
        assert_eq!(start("infinite wtime 1000", idle), Some(idle));
        assert_eq!(start("movetime 1000", read - ms(1)), Some(read));
    }

    #[test]
    fn a_side_without_a_clock_takes_the_other_one() {
        let limits = go("wtime 1000 winc 10").limits(Colour::Black, Instant::now(), Instant::now());
        assert_eq!(limits.clock, Some(Clock { left: ms(1000), increment: ms(0), moves_to_go: None }));
    }
}
