//! Parses the limits that may follow the UCI command `go`.

use std::fmt;
use std::iter::Peekable;
use std::time::{Duration, Instant};

use super::notation::MoveText;
use super::number::number;
use crate::board::quoted;
use crate::search::{Clock, Limits, MAX_PLY, Ponderhit};
use crate::types::Colour;

/// Longest time that a clock may show, in ms, about 34 years. Longer times are reduced to it, so
/// that no sum of a point in time and a clock overflows.
const LONGEST: i64 = 1 << 40;

/// Number of nodes to search if a limit was asked for and none can be read. A move then comes at
/// once, and no game is lost on time.
const UNREAD_NODES: u64 = 10_000;

/// Number of notes of one command that are kept. Further ones are only counted.
const MOST_NOTES: usize = 4;

/// The words that `go` knows. They are never read as the value of the word before them.
const KEYWORDS: [&str; 12] = [
    "searchmoves",
    "ponder",
    "infinite",
    "wtime",
    "btime",
    "winc",
    "binc",
    "movestogo",
    "depth",
    "nodes",
    "mate",
    "movetime",
];

/// The limits of a `go`, before the position is known.
///
/// Every text gives some limits, because the sender of `go` waits for a `bestmove`, and in a game a
/// refusal would lose on time. As the protocol asks, unknown words are left out, and the rest is
/// used. Unusual numbers are accepted: a negative clock has run out, a number that is too large
/// becomes the largest, and a fraction is cut to its whole part.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Go {
    /// The only moves to search, or empty for all moves.
    pub searchmoves: Vec<MoveText>,
    /// True if the opponent has yet to play the move that led here. No time limit applies before
    /// `ponderhit`.
    pub ponder: bool,
    /// True if the best move must not be printed before `stop`.
    pub infinite: bool,
    /// Time left, by colour.
    pub time: [Option<Duration>; 2],
    /// Time added for each move, by colour.
    pub increment: [Duration; 2],
    /// Moves until more time is added.
    pub moves_to_go: Option<u32>,
    /// Depth of the deepest iteration, in plies.
    pub depth: Option<u32>,
    /// Greatest number of nodes.
    pub nodes: Option<u64>,
    /// Number of moves of the mate to search for.
    pub mate: Option<u32>,
    /// Time for the move, from which the overhead is subtracted.
    pub movetime: Option<Duration>,
    /// Notes about the words left out of the command, each for an `info string`.
    pub notes: Vec<String>,
}

impl Go {
    /// Reads the words after `go`. The search is `infinite` if they name neither a limit that ends
    /// a search nor `mate` nor `ponder`.
    pub(super) fn parse<'a>(words: impl Iterator<Item = &'a str>) -> Self {
        let mut reader = Reader { words: words.peekable(), notes: Notes::default(), has_unread_limit: false };
        let mut go = Self::default();
        while let Some(word) = reader.words.next() {
            match word {
                "searchmoves" => reader.moves(&mut go.searchmoves),
                "ponder" => go.ponder = true,
                "infinite" => go.infinite = true,
                "wtime" => reader.clock(word, &mut go.time[Colour::White.index()]),
                "btime" => reader.clock(word, &mut go.time[Colour::Black.index()]),
                "winc" => reader.increment(word, &mut go.increment[Colour::White.index()]),
                "binc" => reader.increment(word, &mut go.increment[Colour::Black.index()]),
                "movestogo" => {
                    if let Some(moves) = reader.value(word, 0, 1_000) {
                        go.moves_to_go = Some(moves as u32).filter(|&moves| moves > 0);
                    }
                }
                "depth" => {
                    go.depth = reader.limit(word, MAX_PLY as i64).map(|plies| plies as u32).or(go.depth);
                }
                "nodes" => go.nodes = reader.limit(word, i64::MAX).map(|nodes| nodes as u64).or(go.nodes),
                "mate" => {
                    go.mate = reader.limit(word, MAX_PLY as i64).map(|moves| moves as u32).or(go.mate);
                }
                "movetime" => reader.clock(word, &mut go.movetime),
                _ => reader.notes.add(format_args!("{} is no limit and is left out", quoted(word))),
            }
        }
        if reader.has_unread_limit && !go.is_bounded() && go.mate.is_none() && !go.infinite {
            go.nodes = Some(UNREAD_NODES);
            reader.notes.add_always(format_args!("no limit can be read; {UNREAD_NODES} nodes are searched"));
        }
        go.infinite |= !go.is_bounded() && go.mate.is_none() && !go.ponder;
        go.notes = reader.notes.finish();
        go
    }

    /// Returns true if any good move will do, including one from a book: no analysis is asked for,
    /// and no move is excluded.
    pub(super) fn is_for_a_move(&self) -> bool {
        self.searchmoves.is_empty() && self.mate.is_none() && !self.ponder && !self.infinite
    }

    /// Returns true if a limit is sure to end the search.
    fn is_bounded(&self) -> bool {
        self.depth.is_some()
            || self.nodes.is_some()
            || self.movetime.is_some()
            || self.time.iter().any(Option::is_some)
    }

    /// Returns true if the search may never end without `stop`, even once it is the engine's turn
    /// to move.
    pub(super) fn is_endless(&self) -> bool {
        self.infinite || !self.is_bounded()
    }

    /// Returns the limits for `side`. The time of a search with a clock counts from when the
    /// command was `read`, because the clock has run since then. The time of a search without a
    /// clock counts from when the command's turn came: when it was `read`, or when the engine
    /// became `idle`, whichever is later.
    ///
    /// If only the other side's clock was sent, it is used for `side` too.
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

/// The words that are still to be read, and the notes about those left out.
struct Reader<I: Iterator> {
    words: Peekable<I>,
    notes: Notes,
    /// True if a limit that would end the search has no readable number.
    has_unread_limit: bool,
}

impl<'a, I: Iterator<Item = &'a str>> Reader<I> {
    /// Reads the number after a keyword and clamps it to a range. Without a readable number, adds a
    /// note and returns `None`.
    fn value(&mut self, keyword: &str, low: i64, high: i64) -> Option<i64> {
        let Some(word) = self.words.next_if(|word| !KEYWORDS.contains(word)) else {
            self.notes.add(format_args!("{keyword}: the number is missing"));
            return None;
        };
        let value = number(word).or_else(|| decimal(word));
        if value.is_none() {
            self.notes.add(format_args!("{keyword}: expected a whole number, found {}", quoted(word)));
        }
        value.map(|value| value.clamp(low, high))
    }

    /// Like `value`, for a limit that ends a search. The least value is 1.
    fn limit(&mut self, keyword: &str, high: i64) -> Option<i64> {
        let value = self.value(keyword, 1, high);
        self.has_unread_limit |= value.is_none();
        value
    }

    fn milliseconds(&mut self, keyword: &str) -> Option<Duration> {
        self.value(keyword, 0, LONGEST).map(|ms| Duration::from_millis(ms as u64))
    }

    fn clock(&mut self, keyword: &str, clock: &mut Option<Duration>) {
        match self.milliseconds(keyword) {
            None => self.has_unread_limit = true,
            time => *clock = time,
        }
    }

    fn increment(&mut self, keyword: &str, increment: &mut Duration) {
        if let Some(time) = self.milliseconds(keyword) {
            *increment = time;
        }
    }

    /// Reads the moves up to the next keyword, and adds a note for each word that is not a move.
    fn moves(&mut self, moves: &mut Vec<MoveText>) {
        let before = moves.len();
        while let Some(word) = self.words.next_if(|word| !KEYWORDS.contains(word)) {
            match word.parse() {
                Ok(mv) => moves.push(mv),
                Err(error) => self.notes.add(format_args!("searchmoves: {error}, found {}", quoted(word))),
            }
        }
        if moves.len() == before {
            self.notes.add(format_args!("searchmoves: no move can be read; all moves are searched"));
        }
    }
}

/// The notes of a command: the first few, and the number of the others.
#[derive(Default)]
struct Notes {
    notes: Vec<String>,
    omitted: usize,
}

impl Notes {
    fn add(&mut self, note: fmt::Arguments<'_>) {
        if self.notes.len() < MOST_NOTES {
            self.add_always(note);
        } else {
            self.omitted += 1;
        }
    }

    fn add_always(&mut self, note: fmt::Arguments<'_>) {
        self.notes.push(format!("go: {note}"));
    }

    fn finish(mut self) -> Vec<String> {
        if self.omitted > 0 {
            let omitted = self.omitted;
            self.add_always(format_args!("{omitted} more words are left out"));
        }
        self.notes
    }
}

/// Parses a number with a point or an exponent, such as `1000.5` or `1e6`, and returns its whole
/// part.
fn decimal(text: &str) -> Option<i64> {
    let is_decimal = |byte: u8| byte.is_ascii_digit() || matches!(byte, b'.' | b'e' | b'E' | b'+' | b'-');
    // No number in use is longer, so a longer text is not parsed.
    if text.len() > 64 || !text.bytes().all(is_decimal) {
        return None;
    }
    // The cast drops the fraction and clamps to the range of `i64`, so nothing overflows.
    text.parse::<f64>().ok().map(|value| value as i64)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn go(line: &str) -> Go {
        Go::parse(line.split_ascii_whitespace())
    }

    fn ms(milliseconds: u64) -> Duration {
        Duration::from_millis(milliseconds)
    }

    #[test]
    fn every_limit_is_read() {
        let limits =
            go("searchmoves e2e4 d2d4 ponder wtime 1 btime 2 winc 3 binc 4 movestogo 5 depth 6 nodes 7 \
                      mate 8 movetime 9 infinite");
        assert_eq!(
            limits,
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
                notes: Vec::new(),
            }
        );
    }

    #[test]
    fn numbers_outside_the_range_are_clamped() {
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
    fn an_unreadable_limit_is_named_and_the_rest_is_used() {
        let moves =
            |texts: &[&str]| texts.iter().map(|text| text.parse().unwrap()).collect::<Vec<MoveText>>();
        for (line, expected, parts) in [
            ("wtime 100 btime 100 foo 7", go("wtime 100 btime 100"), &["`foo`", "`7`"][..]),
            ("dpeth 5", go(""), &["`dpeth`", "`5`"]),
            ("depth 3 now", go("depth 3"), &["`now`"]),
            ("infinite depth", go("infinite"), &["go: depth: the number is missing"]),
            ("wtime btime 1000", go("btime 1000"), &["wtime: the number is missing"]),
            ("depth five wtime 9", go("wtime 9"), &["depth: expected a whole number, found `five`"]),
            ("movestogo x depth 2", go("depth 2"), &["movestogo: expected"]),
            ("winc x binc depth 2", go("depth 2"), &["winc: expected", "binc: the number is missing"]),
            ("depth 4 depth x", go("depth 4"), &["found `x`"]),
            ("searchmoves", go(""), &["searchmoves: no move can be read"]),
            ("searchmoves depth 5", go("depth 5"), &["searchmoves: no move can be read"]),
            ("searchmoves e2e4 e2e9 d2d4 depth 1", go("searchmoves e2e4 d2d4 depth 1"), &["`e2e9`"]),
            ("wtime 1.5 btime 1000", go("wtime 1 btime 1000"), &[]),
            ("wtime 1000.999", go("wtime 1000"), &[]),
            ("nodes 1e6", go("nodes 1000000"), &[]),
            ("movetime 2.5e2", go("movetime 250"), &[]),
            ("wtime -0.5", go("wtime 0"), &[]),
        ] {
            let found = go(line);
            assert_eq!(
                Go { notes: Vec::new(), ..found.clone() },
                Go { notes: Vec::new(), ..expected },
                "{line}"
            );
            assert_eq!(found.notes.len(), parts.len(), "{line}: {:?}", found.notes);
            for (note, part) in found.notes.iter().zip(parts) {
                assert!(note.starts_with("go: ") && note.contains(part), "{line}: {note}");
            }
        }
        assert_eq!(go("searchmoves e2e4 depth 1 searchmoves d2d4").searchmoves, moves(&["e2e4", "d2d4"]));
        let many = go(&"foo ".repeat(100_000));
        assert_eq!(many.notes.len(), MOST_NOTES + 1);
        assert_eq!(many.notes[MOST_NOTES], "go: 99996 more words are left out");
        for text in ["\u{221e}", "0x5", "--5", "inf", "nan", "infinity", ".", "e", "1e", "\u{663}", "1,5"] {
            assert_eq!(decimal(text), None, "{text}");
        }
        assert_eq!((decimal("1e400"), decimal("-1e400")), (Some(i64::MAX), Some(i64::MIN)));
    }

    /// A sender that asks for a limit waits for a move.
    #[test]
    fn a_limit_that_cannot_be_read_ends_the_search_soon() {
        for line in
            ["depth", "depth deep", "movetime \u{221e}", "wtime x btime y", "mate one", "nodes 0x5 winc 3"]
        {
            let go = go(line);
            assert!(go.nodes == Some(UNREAD_NODES) && !go.infinite && !go.is_endless(), "{line}: {go:?}");
            assert!(go.notes.last().is_some_and(|note| note.contains("no limit can be read")), "{line}");
        }
        assert!(go("infinite depth x").nodes.is_none() && go("depth 3 nodes x").nodes.is_none());
        assert_eq!(go("ponder wtime x").nodes, Some(UNREAD_NODES));
    }

    #[test]
    fn only_a_limit_that_is_sure_to_be_met_ends_a_search() {
        for line in
            ["", "infinite", "searchmoves e2e4", "infinite depth 3", "ponder", "mate 3", "winc 100", "foo"]
        {
            assert!(go(line).is_endless(), "{line}");
        }
        for line in ["depth 3", "nodes 3", "movetime 3", "wtime 3", "btime 3", "ponder wtime 3"] {
            assert!(!go(line).is_endless(), "{line}");
        }
        assert!(go("").infinite && !go("ponder").infinite && !go("mate 3").infinite);
    }

    #[test]
    fn clocks_count_from_reading_the_command() {
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
