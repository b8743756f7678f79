//! EPD: a position with operations, in one line.
//!
//! A line has the first four fields of a FEN, then operations, each of which is a word, its
//! operands and a semicolon. A FEN of five or six fields is read too, with or without operations,
//! since lists come in all these forms. The operations that test suites and matches use are
//! interpreted; of all others the operands are kept as text.
//!
//! Text in Latin-1 is read too, as in PGN. [`Position::from_foreign_fen`] reads the position; a
//! part that it drops gives a warning.
//!
//! Two more faults give only a warning, and the line is still read. `bm`, `am`, `id` or a comment
//! may lack its operand (the list of moves may be empty: PGN standard, 16.2.5). And the last
//! operation of a line may lack its semicolon; it then ends with the line.

use std::io::{self, BufRead};

use crate::board::{FenError, FenField, FenRepair, Position, quoted};
use crate::lines::{Line, Lines};
use crate::movegen::{Rules, SanError, parse_san};
use crate::notation::latin;
use crate::types::Move;

/// Longest line that is read, in bytes.
pub const LONGEST_LINE: usize = 1 << 16;

/// Largest number of operations in a line; the standard defines fewer.
pub const MOST_OPERATIONS: usize = 64;

/// A position with its operations.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Epd {
    /// The position. Its clocks come from `hmvc` and `fmvn`, else from the fields of a FEN, else
    /// they are 0 and 1.
    pub position: Position,
    /// `bm`: the best moves.
    pub best: Vec<Move>,
    /// `am`: the moves to avoid.
    pub avoid: Vec<Move>,
    /// `id`: the name of the position.
    pub id: Option<String>,
    /// `dm`: the number of moves to mate.
    pub mate: Option<u32>,
    /// `acd`: depth of the analysis in plies.
    pub depth: Option<u32>,
    /// `c0` to `c9`: comments.
    pub comments: [Option<String>; 10],
    /// All other operations.
    pub others: Vec<Operation>,
    /// A harmless fault in the line: a dropped part of the position; else a missing semicolon after
    /// the last operation; else the first operation that lacks its operands.
    pub warning: Option<EpdError>,
}

/// An operation with its operands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Operation {
    /// Name of the operation, such as `bm`.
    pub opcode: String,
    /// The operands, without quotes.
    pub operands: Vec<String>,
}

/// The error or warning about a line that is not a correct EPD.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, column {column}: {reason}")]
pub struct EpdError {
    /// Line number, from 1.
    pub line: u64,
    /// Character within the line, from 1.
    pub column: usize,
    /// The fault at this place.
    pub reason: EpdFault,
}

/// The reason why a line is not a correct EPD.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum EpdFault {
    /// The text is UTF-16, which cannot be read.
    #[error("the text is UTF-16: convert it to UTF-8 or Latin-1")]
    NotText,
    /// An impossible part of the position was dropped. This is a warning.
    #[error(transparent)]
    Repaired(#[from] FenRepair),
    /// The line is too long.
    #[error("the line is longer than {LONGEST_LINE} bytes")]
    TooLong,
    /// There are too many operations.
    #[error("the line has more than {MOST_OPERATIONS} operations")]
    TooMany,
    /// The fields of the position are wrong.
    #[error(transparent)]
    Fen(#[from] FenError),
    /// A move of `bm` or `am` is illegal or not a move.
    #[error("{opcode}: {error}")]
    Move {
        /// `bm` or `am`.
        opcode: String,
        /// The move and the reason why it is wrong.
        error: SanError,
    },
    /// An operation has the wrong operands. If it takes moves or a text and has no operand, this is
    /// a warning.
    #[error("{opcode}: expected {expected}, found {found}")]
    Operand {
        /// Name of the operation.
        opcode: String,
        /// The operands that it takes.
        expected: &'static str,
        /// The operands found.
        found: String,
    },
    /// The word of an operation is not a name.
    #[error("expected the name of an operation, such as `bm`, found {0}")]
    Opcode(String),
    /// An operation occurs twice.
    #[error("{0} is there twice")]
    Twice(String),
    /// The last operation lacks its semicolon. This is a warning.
    #[error("{0} is not closed by a semicolon")]
    NotClosed(String),
    /// A quote is not closed.
    #[error("the quote that begins here has no end")]
    OpenQuote,
}

/// The number of a byte in the line, from 1, and the fault there.
type Located = (usize, EpdFault);
type Checked<T> = Result<T, Located>;

impl Epd {
    /// Reads a line as an EPD. An error or a warning has the line number 1.
    pub fn parse(rules: impl Into<Rules>, text: &str) -> Result<Self, EpdError> {
        read(rules.into(), text).map_err(|(byte, reason)| EpdError {
            line: 1,
            column: column(text.as_bytes(), byte),
            reason,
        })
    }
}

/// Reads the EPDs of a text, one in each line. Skips blank lines, and lines that begin with `#`
/// after any blanks.
pub struct Reader<I> {
    rules: Rules,
    lines: Lines<I>,
    line: u64,
    /// True after the input has failed; nothing follows.
    ended: bool,
}

impl<I: BufRead> Reader<I> {
    /// Creates a reader of the EPDs in `input`.
    pub fn new(rules: impl Into<Rules>, input: I) -> Self {
        Self { rules: rules.into(), lines: Lines::new(input, LONGEST_LINE), line: 0, ended: false }
    }

    /// Number of the line that was read last.
    pub const fn line(&self) -> u64 {
        self.line
    }
}

impl<I: BufRead> Iterator for Reader<I> {
    /// A fault in a line takes the place of its EPD, and the next line is read normally. The outer
    /// error is an error of the input.
    type Item = io::Result<Result<Epd, EpdError>>;

    fn next(&mut self) -> Option<Self::Item> {
        while !self.ended {
            let line = match self.lines.next() {
                Ok(Some(line)) => line,
                Ok(None) => return None,
                Err(error) => {
                    self.ended = true;
                    return Some(Err(error));
                }
            };
            self.line += 1;
            let (line, bytes) = match line {
                // The line as a whole is at fault, so the error names its first column.
                Line::TooLong(_) => {
                    let error = EpdError { line: self.line, column: 1, reason: EpdFault::TooLong };
                    return Some(Ok(Err(error)));
                }
                Line::Bytes(bytes) => {
                    // A text may begin with a byte order mark; joined files may have several.
                    let mut bytes = bytes;
                    while let Some(unmarked) = bytes.strip_prefix(b"\xef\xbb\xbf") {
                        bytes = unmarked;
                    }
                    (self.line, bytes)
                }
            };
            let is_utf_16 = self.line == 1 && matches!(bytes, [0xfe, 0xff, ..] | [0xff, 0xfe, ..]);
            let text = latin::line(bytes);
            let is_nothing = text.trim_ascii().is_empty() || text.trim_ascii_start().starts_with('#');
            let epd = match () {
                () if is_utf_16 => Err((1, EpdFault::NotText)),
                () if is_nothing => Ok(None),
                () => read(self.rules, &text).map(Some),
            };
            match epd.map_err(|(byte, reason)| EpdError {
                line,
                column: column(text.as_bytes(), byte),
                reason,
            }) {
                Ok(None) => {}
                Ok(Some(mut epd)) => {
                    if let Some(warning) = &mut epd.warning {
                        warning.line = line;
                    }
                    return Some(Ok(Ok(epd)));
                }
                Err(error) => return Some(Ok(Err(error))),
            }
        }
        None
    }
}

/// Returns the number of the character to which a byte of a line belongs, both counted from 1. The
/// line must be UTF-8 up to that byte.
fn column(line: &[u8], byte: usize) -> usize {
    let before = line.iter().take(byte.saturating_sub(1));
    1 + before.filter(|byte| !matches!(byte, 0x80..0xc0)).count()
}

/// A piece of a line.
#[derive(Clone, Copy)]
struct Part<'a> {
    text: &'a str,
    /// Number of the byte (not of the character) at which it begins, from 1.
    column: usize,
}

/// An operation as it is written.
struct RawOperation<'a> {
    opcode: Part<'a>,
    operands: Vec<Part<'a>>,
}

fn read(rules: Rules, text: &str) -> Checked<Epd> {
    let mut scanner = Scanner { text, at: 0, not_closed: None };
    let mut fields = Vec::with_capacity(4);
    for index in 0..4 {
        let field = scanner.word();
        if field.text.is_empty() {
            let reason = format!("expected at least 4, found {index}");
            return Err((field.column, FenError { field: FenField::Fields, reason }.into()));
        }
        fields.push(field);
    }
    // A number in the place of an operation's name is a clock of a FEN, since no name is a number.
    let behind_the_fields = scanner.at;
    let mut clocks = [Part { text: "0", column: 1 }, Part { text: "1", column: 1 }];
    let mut behind_the_clocks = scanner.at;
    for clock in &mut clocks {
        let word = scanner.word();
        if !is_number(word.text) {
            break;
        }
        *clock = word;
        behind_the_clocks = scanner.at;
    }
    scanner.at = behind_the_clocks;
    // Some lists end the FEN like an operation, with a semicolon.
    if behind_the_clocks > behind_the_fields {
        scanner.skip_semicolon();
    }

    let mut operations: Vec<RawOperation<'_>> = Vec::new();
    while let Some(operation) = scanner.operation()? {
        if operations.iter().any(|known| known.opcode.text == operation.opcode.text) {
            return Err((operation.opcode.column, EpdFault::Twice(quoted(operation.opcode.text))));
        }
        if operations.len() == MOST_OPERATIONS {
            return Err((operation.opcode.column, EpdFault::TooMany));
        }
        operations.push(operation);
    }
    for operation in &operations {
        let clock = match operation.opcode.text {
            "hmvc" => 0,
            "fmvn" => 1,
            _ => continue,
        };
        operation.number()?;
        clocks[clock] = operation.operands[0];
    }
    fields.extend(clocks);
    let (position, repair) = position(&fields)?;

    let mut epd = Epd {
        position,
        best: Vec::new(),
        avoid: Vec::new(),
        id: None,
        mate: None,
        depth: None,
        comments: Default::default(),
        others: Vec::new(),
        warning: None,
    };
    let mut warning = repair.or(scanner.not_closed);
    for operation in &operations {
        match operation.opcode.text.as_bytes() {
            b"hmvc" | b"fmvn" => {}
            b"bm" => epd.best = operation.moves(rules, &epd.position, &mut warning)?,
            b"am" => epd.avoid = operation.moves(rules, &epd.position, &mut warning)?,
            b"id" => epd.id = operation.text(&mut warning),
            b"dm" => epd.mate = Some(operation.number()?),
            b"acd" => epd.depth = Some(operation.number()?),
            [b'c', digit @ b'0'..=b'9'] => {
                epd.comments[usize::from(digit - b'0')] = operation.text(&mut warning);
            }
            _ => epd.others.push(Operation {
                opcode: operation.opcode.text.to_owned(),
                operands: operation.operands.iter().map(|operand| operand.text.to_owned()).collect(),
            }),
        }
    }
    let to_error = |(byte, reason)| EpdError { line: 1, column: column(text.as_bytes(), byte), reason };
    epd.warning = warning.map(to_error);
    Ok(epd)
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// Reads the position from the six fields of a FEN, and returns the first part that was dropped. An
/// error gets the place of its field.
fn position(fields: &[Part<'_>]) -> Checked<(Position, Option<Located>)> {
    let place = |error: &FenError| {
        let index = match error.field {
            FenField::Fields | FenField::Placement => 0,
            FenField::Side => 1,
            FenField::Castling => 2,
            FenField::EnPassant => 3,
            FenField::Halfmove => 4,
            FenField::Fullmove => 5,
        };
        fields[index].column
    };
    let fen = fields.iter().map(|field| field.text).collect::<Vec<_>>().join(" ");
    let (position, repairs) =
        Position::from_foreign_fen(&fen).map_err(|error| (place(&error), error.into()))?;
    let first = repairs.into_iter().next();
    Ok((position, first.map(|repair| (place(&repair.error), repair.into()))))
}

struct Scanner<'a> {
    text: &'a str,
    at: usize,
    /// The fault of the last operation, if it lacks its semicolon.
    not_closed: Option<Located>,
}

impl<'a> Scanner<'a> {
    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn skip_blanks(&mut self) {
        self.at = self.text.len() - self.rest().trim_ascii_start().len();
    }

    fn skip_semicolon(&mut self) {
        self.skip_blanks();
        self.at += usize::from(self.rest().starts_with(';'));
    }

    /// Takes the next `length` bytes, which must end at a character boundary.
    fn take(&mut self, length: usize) -> Part<'a> {
        let part = Part { text: &self.rest()[..length], column: self.at + 1 };
        self.at += length;
        part
    }

    /// Takes the next word, up to a blank or a semicolon; returns an empty word if there is none.
    fn word(&mut self) -> Part<'a> {
        self.skip_blanks();
        let ends = |byte: u8| byte.is_ascii_whitespace() || byte == b';';
        let rest = self.rest();
        self.take(rest.bytes().position(ends).unwrap_or(rest.len()))
    }

    /// Takes the next operation; returns `None` at the end of the line.
    fn operation(&mut self) -> Checked<Option<RawOperation<'a>>> {
        let opcode = self.word();
        if opcode.text.is_empty() && self.rest().is_empty() {
            return Ok(None);
        }
        let is_name = opcode.text.bytes().enumerate().all(|(index, byte)| {
            byte.is_ascii_alphabetic() || index > 0 && (byte.is_ascii_digit() || byte == b'_' || byte == b'-')
        });
        if opcode.text.is_empty() || opcode.text.len() > 32 || !is_name {
            let found = if opcode.text.is_empty() { quoted(";") } else { quoted(opcode.text) };
            return Err((opcode.column, EpdFault::Opcode(found)));
        }
        let mut operands = Vec::new();
        loop {
            self.skip_blanks();
            match self.rest().bytes().next() {
                None => {
                    self.not_closed = Some((opcode.column, EpdFault::NotClosed(quoted(opcode.text))));
                    return Ok(Some(RawOperation { opcode, operands }));
                }
                Some(b';') => {
                    self.at += 1;
                    return Ok(Some(RawOperation { opcode, operands }));
                }
                Some(b'"') => {
                    let column = self.at + 1;
                    self.at += 1;
                    let end = self.rest().find('"').ok_or((column, EpdFault::OpenQuote))?;
                    operands.push(self.take(end));
                    self.at += 1;
                }
                Some(_) => operands.push(self.word()),
            }
        }
    }
}

impl RawOperation<'_> {
    /// Returns the fault of wrong or missing operands as an error.
    fn wrong<T>(&self, expected: &'static str) -> Checked<T> {
        Err(self.lacks(expected))
    }

    /// Returns the fault of wrong or missing operands.
    fn lacks(&self, expected: &'static str) -> Located {
        let place = self.operands.first().unwrap_or(&self.opcode).column;
        let found = match &self.operands[..] {
            [] => "nothing".to_owned(),
            [operand] => quoted(operand.text),
            many => format!("{} operands", many.len()),
        };
        (place, EpdFault::Operand { opcode: self.opcode.text.to_owned(), expected, found })
    }

    fn number(&self) -> Checked<u32> {
        match &self.operands[..] {
            [operand] if is_number(operand.text) => {
                operand.text.parse().or_else(|_| self.wrong("a number below 4294967296"))
            }
            _ => self.wrong("a number"),
        }
    }

    /// Reads a text. If it is missing, puts a warning into `warning` unless one is there already.
    fn text(&self, warning: &mut Option<Located>) -> Option<String> {
        if self.operands.is_empty() {
            warning.get_or_insert_with(|| self.lacks("a text"));
            return None;
        }
        // Names are often written without the quotes that they need.
        Some(self.operands.iter().map(|operand| operand.text).collect::<Vec<_>>().join(" "))
    }

    /// Reads a list of moves. If it is empty, puts a warning into `warning` unless one is there
    /// already.
    fn moves(&self, rules: Rules, position: &Position, warning: &mut Option<Located>) -> Checked<Vec<Move>> {
        if self.operands.is_empty() {
            warning.get_or_insert_with(|| self.lacks("a move"));
        }
        let read = |operand: &Part<'_>| {
            parse_san(rules, position, operand.text).map_err(|error| {
                (operand.column, EpdFault::Move { opcode: self.opcode.text.to_owned(), error })
            })
        };
        self.operands.iter().map(read).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::recipe::Portable;

    const BARE: &str = "4k3/8/8/8/8/8/4P3/4K3 w - -";

    fn read(text: &str) -> Epd {
        Epd::parse(Portable::PORTABLE, text).unwrap_or_else(|error| panic!("{text}: {error}"))
    }

    fn moves(moves: &[Move]) -> String {
        moves.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn an_epd_has_a_position_and_operations() {
        let epd = read(
            "2rr3k/pp3pp1/1nnqbN1p/3pN3/2pP4/2P3Q1/PPB4P/R4RK1 w - - bm Qg6; am Nxc6 Kh1; id \"WAC.001; first\"; \
             dm 3; acd 12; c0 \"a\"; c9 b c; hmvc 3; fmvn 27; pv Qg6 fxg6; noop;",
        );
        assert_eq!(epd.position.to_string(), "2rr3k/pp3pp1/1nnqbN1p/3pN3/2pP4/2P3Q1/PPB4P/R4RK1 w - - 3 27");
        assert_eq!((moves(&epd.best), moves(&epd.avoid)), ("g3g6".to_owned(), "e5c6 g1h1".to_owned()));
        assert_eq!((epd.id.as_deref(), epd.mate, epd.depth), (Some("WAC.001; first"), Some(3), Some(12)));
        assert_eq!((epd.comments[0].as_deref(), epd.comments[9].as_deref()), (Some("a"), Some("b c")));
        assert_eq!(epd.others.len(), 2);
        assert_eq!((epd.others[0].opcode.as_str(), epd.others[0].operands.len()), ("pv", 2));
    }

    #[test]
    fn a_fen_is_an_epd_too() {
        assert_eq!(read(&format!("{BARE} 7 40")).position.to_string(), format!("{BARE} 7 40"));
        assert_eq!(read(&format!("{BARE} 7 40 bm e4;")).best.len(), 1);
        assert_eq!(read(&format!("{BARE} 7")).position.to_string(), format!("{BARE} 7 1"));
        for operations in ["7 40; bm e4;", "7 40 ; bm e4;", "7 40;bm e4;", "7; fmvn 40; bm e4;"] {
            let epd = read(&format!("{BARE} {operations}"));
            assert_eq!(
                (epd.position.to_string(), epd.best.len(), epd.warning),
                (format!("{BARE} 7 40"), 1, None)
            );
        }
        assert_eq!(read(BARE).position.to_string(), format!("{BARE} 0 1"));
        assert_eq!(read(&format!("{BARE} \t bm   e4 ;\r")).best.len(), 1);
    }

    #[test]
    fn harmless_faults_of_an_epd_are_warnings() {
        for (operations, warning) in [
            ("bm e4", "column 29: `bm` is not closed by a semicolon"),
            ("bm e4 e3", "column 29: `bm` is not closed"),
            ("am e3; bm e4", "column 36: `bm` is not closed"),
            ("bm e4; id \"x\"", "column 36: `id` is not closed"),
            ("bm e4; id x y", "column 36: `id` is not closed"),
            ("bm e4; noop", "column 36: `noop` is not closed"),
            ("bm e4; am;", "column 36: am: expected a move, found nothing"),
            ("bm e4; am ;", "column 36: am: expected a move, found nothing"),
            ("bm e4; am", "column 36: `am` is not closed"),
            ("bm e4; id;", "column 36: id: expected a text, found nothing"),
            ("bm e4; c0 ; c1;", "column 36: c0: expected a text, found nothing"),
        ] {
            let epd = read(&format!("{BARE} {operations}"));
            let found = epd.warning.as_ref().map(ToString::to_string).unwrap_or_default();
            assert!(found.starts_with("line 1, ") && found.contains(warning), "{operations}: {found}");
            assert!(epd.best.iter().any(|mv| mv.to_string() == "e2e4"), "{operations}");
            assert_eq!(
                read(&format!("{BARE} 3 9 {operations}")).position.halfmove_clock(),
                3,
                "{operations}"
            );
        }
        for (fen, warning) in [
            ("4k3/8/8/8/8/8/4P3/4K3 w KQ -", "column 25: FEN field 3 (castling): `K` needs"),
            ("4k3/8/8/8/8/8/4P3/4K3 w - e6", "column 27: FEN field 4 (en passant): there is no pawn on e5"),
        ] {
            let epd = read(&format!("{fen} bm e4;"));
            assert_eq!((epd.position.to_string(), epd.best.len()), (format!("{BARE} 0 1"), 1));
            assert!(epd.warning.is_some_and(|it| it.to_string().contains(warning)), "{fen}");
        }
        for nothing in ["bm ;", "bm;", "bm", "am ;", "bm ; am ;", "bm ; dm 3;", "id ;"] {
            let epd = read(&format!("{BARE} {nothing}"));
            assert!(
                epd.best.is_empty() && epd.avoid.is_empty() && epd.id.is_none() && epd.warning.is_some(),
                "{nothing}"
            );
            assert_eq!(epd.position.to_string(), format!("{BARE} 0 1"));
        }
        assert_eq!(read("4k3/8/8/8/8/8/8/R3K3 w A - hmvc 3; bm O\u{2013}O\u{2013}O;").best.len(), 1);
        assert_eq!(read(&format!("{BARE} bm e4; id \"x\";")).warning, None);
    }

    #[test]
    fn faults_are_reported_with_their_column() {
        let many: String = (10..80).map(|index| format!(" o{index};")).collect();
        let many = format!("{BARE}{many}");
        for (text, expected) in [
            ("4k3/8/8/8/8/8/4P3/4K3 w -", "column 26: FEN fields: expected at least 4, found 3"),
            ("4k3/8/8/8/8/8/4P3/4K4 w - -", "column 1: FEN field 1"),
            ("4k3/8/8/8/8/8/4P3/4K3 x - -", "column 23: FEN field 2"),
            ("4k3/8/8/8/8/8/4P3/4K3 w X -", "column 25: FEN field 3"),
            ("4k3/8/8/8/8/8/4P3/4K3 w - e9", "column 27: FEN field 4"),
            (&format!("{BARE} bm e5"), "column 32: bm: `e5` is no move here"),
            (&format!("{BARE} bm e5 e4;"), "column 32: bm: `e5` is no move here: no pawn can go to e5"),
            (&format!("{BARE} am e4; am e3;"), "column 36: `am` is there twice"),
            (&format!("{BARE} dm two;"), "column 32: dm: expected a number, found `two`"),
            (&format!("{BARE} dm 99999999999;"), "column 32: dm: expected a number below"),
            (&format!("{BARE} hmvc 99999;"), "column 34: FEN field 5"),
            (&format!("{BARE} hmvc;"), "column 29: hmvc: expected a number, found nothing"),
            (&format!("{BARE} fmvn -1;"), "column 34: fmvn: expected a number"),
            (
                &format!("{BARE} 0 1 2"),
                "column 33: expected the name of an operation, such as `bm`, found `2`",
            ),
            (
                &format!("{BARE} 0 1;;"),
                "column 33: expected the name of an operation, such as `bm`, found `;`",
            ),
            (&format!("{BARE} ;"), "column 29: expected the name of an operation, such as `bm`, found `;`"),
            (&format!("{BARE} id \"x;"), "column 32: the quote that begins here has no end"),
            (&format!("{BARE} id \u{e9}\0;\0"), "column 35: expected the name of an operation"),
            (&format!("{BARE} id \"\u{fc}\u{2658}\"; bm e5;"), "column 41: bm: `e5` is no move here"),
            (&many, "column 349: the line has more than 64 operations"),
        ] {
            let error = Epd::parse(Portable::PORTABLE, text).expect_err(text).to_string();
            assert!(error.contains(expected), "{text}: {error}");
        }
    }

    #[test]
    fn a_faulty_line_spoils_no_other_line() {
        let long = "x".repeat(LONGEST_LINE + 1);
        let text = format!("\u{feff}{BARE} id \"1\";\r\n# note\n\n{long}\nrubbish\n{BARE} id \"2\";");
        let mut bytes = text.into_bytes();
        bytes.extend(b"\n4k3/8/\xff\n");
        bytes
            .extend(format!("\u{feff}{BARE} id \"3\";\n\u{feff}\u{feff}\n\u{feff}{BARE} id \"4\"\n").bytes());
        let results: Vec<_> = Reader::new(Portable::PORTABLE, &bytes[..]).collect::<io::Result<_>>().unwrap();
        let warning = results.last().and_then(|epd| epd.as_ref().ok()?.warning.clone());
        assert!(warning.is_some_and(|warning| warning.to_string().starts_with("line 10, column 29: `id`")));
        let read: Vec<String> = results
            .into_iter()
            .map(|epd| epd.map_or_else(|error| error.to_string(), |epd| epd.id.unwrap_or_default()))
            .collect();
        assert_eq!(read.len(), 7);
        assert_eq!((read[5].as_str(), read[6].as_str()), ("3", "4"));
        assert_eq!((read[0].as_str(), read[3].as_str()), ("1", "2"));
        assert!(read[1].starts_with("line 4, column 1: the line is longer"), "{}", read[1]);
        assert!(read[2].starts_with("line 5, column 8: FEN fields"), "{}", read[2]);
        assert_eq!(read[4], "line 7, column 8: FEN fields: expected at least 4, found 1");
    }

    #[test]
    fn latin_1_text_spoils_no_line() {
        let mut bytes = b"\xfc".to_vec();
        for operations in [
            &b"bm e4; id \"\xe9t\xe9\"; c0 \"M\xfcller\";"[..],
            b"bm \xe2\x99\x99e4; id \xe9t\xe9;",
            b"id \xe9; bm e\xe94;",
        ] {
            bytes.extend([b"\n", BARE.as_bytes(), b" ", operations].concat());
        }
        let results: Vec<_> = Reader::new(Portable::PORTABLE, &bytes[..]).collect::<io::Result<_>>().unwrap();
        assert_eq!(
            results[0].as_ref().unwrap_err().to_string(),
            "line 1, column 2: FEN fields: expected at least 4, found 1"
        );
        for epd in &results[1..3] {
            let epd = epd.as_ref().unwrap();
            assert_eq!((epd.id.as_deref(), moves(&epd.best).as_str()), (Some("\u{e9}t\u{e9}"), "e2e4"));
        }
        assert_eq!(results[1].as_ref().unwrap().comments[0].as_deref(), Some("M\u{fc}ller"));
        assert!(
            results[3].as_ref().unwrap_err().to_string().contains("column 38: bm: `e\\u{e9}4`"),
            "{:?}",
            results[3]
        );
    }
}
