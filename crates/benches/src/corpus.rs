//! The recorded operands in `benches/corpus/`: their content, their format, and their reader.
//!
//! `cargo lab bench record` writes six text files with one operand per line, so that a change of
//! the engine shows in a diff:
//!
//! | file | a line |
//! |---|---|
//! | `popcount.txt` | a word in hexadecimal, below the `site` that counted it |
//! | `sliders.txt` | a square and all occupied squares in hexadecimal, below the `kind` of slider |
//! | `repetition.txt` | one visit of a position, below the header of a trace (`tape`) |
//! | `positions.fen` | an evaluated position |
//! | `checks.fen` | a position in check, whose moves were generated |
//! | `endgames.fen` | a position with few pieces that the endgame sources were asked about |
//!
//! A visit has the key, the number of positions taken back before it, the reversible plies, and the
//! plies below the root or `-`.
//!
//! A file begins with its origin and ends with a checksum of everything before. The reader trusts
//! nothing: a file that was cut, edited or damaged gives one error that names the place, and no
//! operand.

use std::fmt::Write;
use std::fs;
use std::path::Path;

use plywright::board::Position;
use plywright::types::{Bitboard, Key, Square};

/// The version of the format.
const VERSION: u32 = 1;

/// Greatest number of entries in a section of a file; a larger number is refused.
const LONGEST: usize = 1 << 20;

/// All recorded operands.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Corpus {
    /// The counted words, by call site.
    pub popcount: Vec<Site>,
    /// The queries for attacks, by kind of slider.
    pub sliders: Vec<Asked>,
    /// The calls of searches to their memory of positions.
    pub repetition: Vec<Vec<Visit>>,
    /// The evaluated positions.
    pub positions: Vec<Position>,
    /// The positions in check whose moves were generated.
    pub checks: Vec<Position>,
    /// The positions with few pieces that the endgame sources were asked about.
    pub endgames: Vec<Position>,
}

/// A call site that counts bits, with a sample of its words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Site {
    /// Its file below the engine's `src/`, and its number among the call sites in that file, from
    /// the top: `eval-king-2`. A line number would change with every edit.
    pub name: String,
    /// True if it expects fewer than seven bits.
    pub few: bool,
    /// Number of times that it was run.
    pub calls: u64,
    /// A sample of the words; all words of the run are equally likely.
    pub words: Vec<u64>,
}

/// A kind of slider, with a sample of its queries.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asked {
    /// The kind of slider.
    pub kind: Slider,
    /// Number of queries.
    pub calls: u64,
    /// A sample of the queries.
    pub queries: Vec<Query>,
}

/// A kind of slider.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Slider {
    /// A rook.
    Rook,
    /// A bishop.
    Bishop,
    /// A queen.
    Queen,
}

impl Slider {
    /// All kinds.
    pub const ALL: [Self; 3] = [Self::Rook, Self::Bishop, Self::Queen];

    /// Returns its name in the file.
    const fn name(self) -> &'static str {
        match self {
            Self::Rook => "rook",
            Self::Bishop => "bishop",
            Self::Queen => "queen",
        }
    }
}

/// A query: the attacks of a slider on this square of this board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Query {
    /// The square of the slider.
    pub square: Square,
    /// All occupied squares.
    pub occupied: Bitboard,
}

/// A visit of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Visit {
    /// The key of the position.
    pub key: Key,
    /// Number of positions taken back before this one is visited.
    pub pops: u16,
    /// Greatest number of plies ago at which an equal position can have occurred.
    pub reversible: u16,
    /// Distance from the root, in plies, at which the search asks whether the position is a draw;
    /// `None` if it does not ask, as for positions of the game.
    pub ply: Option<u16>,
}

/// A fault of a corpus.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
pub enum Damage {
    /// A file cannot be read.
    #[error("cannot read {file}: {reason}; `cargo lab bench record` makes it")]
    Unreadable {
        /// The name of the file.
        file: String,
        /// The message of the operating system.
        reason: String,
    },
    /// A file differs from the recorder's output.
    #[error("{file}, line {line}: expected {expected}; `cargo lab bench record` makes the file anew")]
    Unexpected {
        /// The name of the file.
        file: String,
        /// The number of the line, from 1.
        line: usize,
        /// The expected content.
        expected: String,
    },
}

type Checked<T> = Result<T, Damage>;

/// The name of a kind of operands in the first line, and its file.
const POPCOUNT: (&str, &str) = ("popcount", "popcount.txt");
const SLIDERS: (&str, &str) = ("sliders", "sliders.txt");
const REPETITION: (&str, &str) = ("repetition", "repetition.txt");
const POSITIONS: (&str, &str) = ("positions", "positions.fen");
const CHECKS: (&str, &str) = ("checks", "checks.fen");
/// The name of the recorded endgames, and their file.
pub const ENDGAMES: (&str, &str) = ("endgames", "endgames.fen");

/// The names of all files.
pub const FILES: [&str; 6] = [POPCOUNT.1, SLIDERS.1, REPETITION.1, POSITIONS.1, CHECKS.1, ENDGAMES.1];

/// The name and the text of each file.
pub type Files = [(&'static str, String); 6];

impl Corpus {
    /// Reads the corpus in a folder.
    pub fn load(folder: &Path) -> Checked<Self> {
        let read = |file: &'static str| {
            let path = folder.join(file);
            let text = fs::read_to_string(&path).map_err(|error| Damage::Unreadable {
                file: path.display().to_string(),
                reason: error.to_string(),
            })?;
            Ok((file, text))
        };
        Self::parse(&[
            read(POPCOUNT.1)?,
            read(SLIDERS.1)?,
            read(REPETITION.1)?,
            read(POSITIONS.1)?,
            read(CHECKS.1)?,
            read(ENDGAMES.1)?,
        ])
    }

    /// Reads the corpus from the names and texts of its files, in the order of [`Self::files`].
    pub fn parse(files: &Files) -> Checked<Self> {
        let [popcount, sliders, repetition, positions, checks, endgames] = files;
        Ok(Self {
            popcount: Lines::open(POPCOUNT.0, popcount)?.sections(Lines::site)?,
            sliders: Lines::open(SLIDERS.0, sliders)?.sections(Lines::asked)?,
            repetition: Lines::open(REPETITION.0, repetition)?.sections(Lines::trace)?,
            positions: Lines::open(POSITIONS.0, positions)?.sections(Lines::position)?,
            checks: Lines::open(CHECKS.0, checks)?.sections(Lines::position)?,
            endgames: Lines::open(ENDGAMES.0, endgames)?.sections(Lines::position)?,
        })
    }

    /// Returns the names and texts of the files; `seed` and `command` describe their origin.
    pub fn files(&self, seed: u64, command: &str) -> Files {
        let file = |(kind, name): (&str, &'static str), body: String| {
            let mut text =
                format!("# plywright corpus {VERSION}: {kind}\n# seed {seed}\n# command: {command}\n");
            text.push_str(&body);
            let sum = checksum(&text);
            _ = writeln!(text, "# end {sum:016x}");
            (name, text)
        };
        [
            file(POPCOUNT, self.popcount.iter().map(Site::text).collect()),
            file(SLIDERS, self.sliders.iter().map(Asked::text).collect()),
            file(REPETITION, self.repetition.iter().map(|trace| trace_text(trace)).collect()),
            file(POSITIONS, lines(&self.positions)),
            file(CHECKS, lines(&self.checks)),
            file(ENDGAMES, lines(&self.endgames)),
        ]
    }
}

impl Site {
    fn text(&self) -> String {
        let Self { name, few, calls, words } = self;
        let expects = if *few { "few" } else { "any" };
        let mut text = format!("site {name} {expects} calls {calls} words {}\n", words.len());
        for word in words {
            _ = writeln!(text, "{word:016x}");
        }
        text
    }
}

impl Asked {
    fn text(&self) -> String {
        let Self { kind, calls, queries } = self;
        let mut text = format!("kind {} calls {calls} queries {}\n", kind.name(), queries.len());
        for Query { square, occupied } in queries {
            _ = writeln!(text, "{square} {:016x}", occupied.0);
        }
        text
    }
}

fn lines(positions: &[Position]) -> String {
    positions.iter().map(|position| format!("{position}\n")).collect()
}

/// Returns the text of a trace of visits; its keyword in the file is `tape`.
fn trace_text(trace: &[Visit]) -> String {
    let mut text = format!("tape visits {}\n", trace.len());
    for Visit { key, pops, reversible, ply } in trace {
        let ply = ply.map_or("-".to_owned(), |ply| ply.to_string());
        _ = writeln!(text, "{key} {pops} {reversible} {ply}");
    }
    text
}

/// The hash FNV-1a, which suffices to notice damage; forgery of a bench is not a concern.
fn checksum(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

/// The lines of a file between its head and its end.
struct Lines<'a> {
    file: &'static str,
    lines: Vec<&'a str>,
    /// Number of lines read so far.
    read: usize,
    /// Number, in the file, of the first of these lines.
    first: usize,
}

impl<'a> Lines<'a> {
    /// Checks the head, and the checksum at the end.
    fn open(kind: &str, (file, text): &'a (&'static str, String)) -> Checked<Self> {
        let unexpected =
            |line: usize, expected: String| Damage::Unexpected { file: (*file).to_owned(), line, expected };
        let head = format!("# plywright corpus {VERSION}: {kind}");
        if text.lines().next() != Some(&head) {
            return Err(unexpected(1, format!("`{head}`")));
        }
        let last = text.lines().count();
        let body = text.trim_end_matches('\n').rfind('\n').map_or("", |end| &text[..=end]);
        let end = format!("# end {:016x}", checksum(body));
        if text[body.len()..] != format!("{end}\n") {
            return Err(unexpected(last, format!("`{end}`, the checksum of the lines before")));
        }
        let comments = body.lines().take_while(|line| line.starts_with('#')).count();
        Ok(Self { file, lines: body.lines().skip(comments).collect(), read: 0, first: comments + 1 })
    }

    /// Returns an error about the line that was read last.
    fn unexpected<T>(&self, expected: impl Into<String>) -> Checked<T> {
        let line = self.first + self.read.saturating_sub(1);
        Err(Damage::Unexpected { file: self.file.to_owned(), line, expected: expected.into() })
    }

    fn next(&mut self, expected: &str) -> Checked<&'a str> {
        let line = self.lines.get(self.read).copied();
        self.read += 1;
        line.map_or_else(|| self.unexpected(expected), Ok)
    }

    /// Reads all sections, at least one.
    fn sections<T>(mut self, section: impl Fn(&mut Self) -> Checked<T>) -> Checked<Vec<T>> {
        let mut sections = vec![section(&mut self)?];
        while self.read < self.lines.len() {
            sections.push(section(&mut self)?);
        }
        Ok(sections)
    }

    /// Reads `count` lines, at least one, each with `entry`.
    fn entries<T>(
        &mut self,
        count: &str,
        expected: &str,
        entry: impl Fn(&str) -> Option<T>,
    ) -> Checked<Vec<T>> {
        let Some(count) = count.parse().ok().filter(|count| (1..=LONGEST).contains(count)) else {
            return self.unexpected(format!("a number of entries from 1 to {LONGEST}"));
        };
        let mut entries = Vec::new();
        for _ in 0..count {
            let line = self.next(expected)?;
            let Some(read) = entry(line) else { return self.unexpected(expected) };
            entries.push(read);
        }
        Ok(entries)
    }

    fn site(&mut self) -> Checked<Site> {
        const EXPECTED: &str = "`site NAME any|few calls N words N`";
        let fields: Vec<&str> = self.next(EXPECTED)?.split(' ').collect();
        let ["site", name, expects @ ("any" | "few"), "calls", calls, "words", words] = fields[..] else {
            return self.unexpected(EXPECTED);
        };
        let Ok(calls) = calls.parse() else { return self.unexpected(EXPECTED) };
        let words = self.entries(words, "a word of 16 hexadecimal digits", hexadecimal)?;
        Ok(Site { name: name.to_owned(), few: expects == "few", calls, words })
    }

    fn asked(&mut self) -> Checked<Asked> {
        const EXPECTED: &str = "`kind rook|bishop|queen calls N queries N`";
        let fields: Vec<&str> = self.next(EXPECTED)?.split(' ').collect();
        let ["kind", name, "calls", calls, "queries", queries] = fields[..] else {
            return self.unexpected(EXPECTED);
        };
        let kind = Slider::ALL.into_iter().find(|kind| kind.name() == name);
        let (Some(kind), Ok(calls)) = (kind, calls.parse()) else { return self.unexpected(EXPECTED) };
        let queries = self.entries(queries, "a square and 16 hexadecimal digits", |line| {
            let (square, occupied) = line.split_once(' ')?;
            Some(Query { square: square.parse().ok()?, occupied: Bitboard(hexadecimal(occupied)?) })
        })?;
        Ok(Asked { kind, calls, queries })
    }

    /// Reads a trace of visits; its keyword in the file is `tape`.
    fn trace(&mut self) -> Checked<Vec<Visit>> {
        const EXPECTED: &str = "`tape visits N`";
        let fields: Vec<&str> = self.next(EXPECTED)?.split(' ').collect();
        let ["tape", "visits", visits] = fields[..] else { return self.unexpected(EXPECTED) };
        let trace = self.entries(visits, "a key, two numbers, and a number or `-`", |line| {
            let fields: Vec<&str> = line.split(' ').collect();
            let [key, pops, reversible, ply] = fields[..] else { return None };
            Some(Visit {
                key: Key(hexadecimal(key)?),
                pops: pops.parse().ok()?,
                reversible: reversible.parse().ok()?,
                ply: if ply == "-" { None } else { Some(ply.parse().ok()?) },
            })
        })?;
        let mut line = 0_usize;
        for visit in &trace {
            match line.checked_sub(visit.pops.into()) {
                Some(rest) => line = rest + 1,
                None => return self.unexpected("a trace that takes back no more than it pushed"),
            }
        }
        Ok(trace)
    }

    fn position(&mut self) -> Checked<Position> {
        let line = self.next("a position")?;
        line.parse().or_else(|error| self.unexpected(format!("a legal position ({error})")))
    }
}

/// Parses a word of 16 hexadecimal digits.
fn hexadecimal(digits: &str) -> Option<u64> {
    let whole = digits.len() == 16 && digits.bytes().all(|digit| digit.is_ascii_hexdigit());
    u64::from_str_radix(digits, 16).ok().filter(|_| whole)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn committed() -> Corpus {
        Corpus::load(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../benches/corpus"))
            .unwrap_or_else(|damage| panic!("{damage}"))
    }

    /// Returns a corpus with a few operands of each kind.
    fn small() -> Corpus {
        let mut corpus = committed();
        corpus.popcount.iter_mut().for_each(|site| site.words.truncate(8));
        corpus.sliders.iter_mut().for_each(|asked| asked.queries.truncate(8));
        corpus.repetition.iter_mut().for_each(|trace| trace.truncate(64));
        for positions in [&mut corpus.positions, &mut corpus.checks, &mut corpus.endgames] {
            positions.truncate(8);
        }
        corpus
    }

    #[test]
    fn the_committed_corpus_is_complete() {
        let corpus = committed();
        assert!(corpus.popcount.iter().any(|site| site.few) && corpus.popcount.iter().any(|site| !site.few));
        assert_eq!(corpus.sliders.iter().map(|asked| asked.kind).collect::<Vec<_>>(), Slider::ALL);
        let count = |position: &Position| position.occupied().into_iter().count();
        assert!(corpus.endgames.iter().all(|position| count(position) <= plywright::endings::MOST_PIECES));
    }

    #[test]
    fn every_damage_gives_one_error_that_names_the_file() {
        let whole = small().files(7, "a test");
        for file in 0..whole.len() {
            let damaged = |damage: &dyn Fn(&str) -> String| {
                let mut files = whole.clone();
                files[file].1 = damage(&whole[file].1);
                let error = Corpus::parse(&files).expect_err("damage must be noticed").to_string();
                assert!(error.contains(whole[file].0) && error.contains("line "), "{error}");
            };
            let length = whole[file].1.len();
            for cut in [0, 1, length / 3, length / 2, length - 2, length - 1] {
                damaged(&|text| text[..cut].to_owned());
            }
            damaged(&|text| format!("{text}\n"));
            damaged(&|text| text.replacen("seed 7", "seed 8", 1));
            damaged(&|text| text.replacen("corpus 1", "corpus 2", 1));
            damaged(&|text| text.replace('\n', "\r\n"));
            for at in (0..length).step_by(97) {
                damaged(&|text| {
                    let mut bytes = text.as_bytes().to_vec();
                    bytes[at] = if bytes[at] == b'1' { b'2' } else { b'1' };
                    String::from_utf8(bytes).unwrap()
                });
            }
        }
    }

    type Break<'a> = (&'a str, &'a dyn Fn(&mut Corpus));

    #[test]
    fn a_malformed_corpus_is_refused_even_with_the_right_checksum() {
        let wrong: [Break<'_>; 4] = [
            ("a number of entries from 1", &|corpus| corpus.popcount[0].words.clear()),
            ("a number of entries from 1", &|corpus| corpus.sliders[0].queries.clear()),
            ("takes back no more than it pushed", &|corpus| corpus.repetition[0][3].pops = 9),
            ("`site NAME any|few calls N words N`", &|corpus| corpus.popcount[0].name.push(' ')),
        ];
        for (expected, damage) in wrong {
            let mut corpus = small();
            damage(&mut corpus);
            let error = Corpus::parse(&corpus.files(7, "a test")).unwrap_err().to_string();
            assert!(error.contains(expected), "{error}");
        }
    }
}
