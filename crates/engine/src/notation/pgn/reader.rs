//! Reader of the games in a PGN text.

use std::io::{self, BufRead, ErrorKind};

use super::source::Source;
use super::tags::{LONGEST_NAME, LONGEST_VALUE};
use super::{Fault, Game, GameResult, Place, Reason, Tags};
use crate::board::{Position, quoted};
use crate::movegen::{Rules, SanError, parse_san, plain};
use crate::notation::latin::text;
use crate::types::{Move, MoveKind};

/// Plies of the longest game that the rules of FIDE allow: 75 moves without a capture or a pawn
/// move end it in a draw without a claim.
pub const LONGEST_GAME: usize = 17_697;

/// Largest part of a word that is kept, in bytes: more than any move has.
const LONGEST_WORD: usize = 64;

/// Largest distance from the end of a nested comment to the end of the outer comment, in bytes.
const LONGEST_REST: usize = 1 << 12;

/// Text at the start of a line that begins a game, even within a comment.
const BEGINNING: &[u8] = b"[Event \"";

/// Beginnings of the embedded commands, which normally stand in comments: clocks, evaluations,
/// coloured squares and arrows.
const COMMANDS: [&[u8]; 5] = [b"[%clk", b"[%emt", b"[%eval", b"[%csl", b"[%cal"];

/// Length of the longest of these commands' beginnings, in bytes.
const LONGEST_COMMAND: usize = 6;

/// The byte-order mark with which some systems begin a text in UTF-8.
const MARK: [u8; 3] = [0xef, 0xbb, 0xbf];

/// The no-break space in Latin-1.
const LATIN_BLANK: u8 = 0xa0;

/// Values of tags without content: empty, unknown, and not applicable, in the notation of the
/// standard.
const NOTHING: [&str; 3] = ["", "?", "-"];

/// Values of the tag `Variant` that mean ordinary chess.
const CHESS: [&str; 4] = ["chess", "standard", "normal", "from position"];

/// Reads games, one after another.
///
/// An error of the input ends the reading; a fault in a game is reported in that game.
pub struct Reader<I> {
    rules: Rules,
    source: Source<I>,
    games: u64,
    ended: bool,
    /// The first token of the next game, if it has already been read.
    next: Option<(Place, Token)>,
    /// Place of an opening bracket that has been read and begins a variation.
    opened: Option<Place>,
}

impl<I: BufRead> Iterator for Reader<I> {
    type Item = io::Result<Game>;

    fn next(&mut self) -> Option<io::Result<Game>> {
        if self.ended {
            return None;
        }
        let game = self.game();
        self.ended = !matches!(game, Ok(Some(_)));
        game.transpose()
    }
}

/// A token of the text.
enum Token {
    /// A tag. A malformed one is read as far as possible; its name may be empty.
    Tag { name: Vec<u8>, value: Vec<u8>, is_sound: bool },
    /// A move, a move number, an evaluation sign or a result.
    Word(String),
    /// A variation begins.
    Open,
    /// A variation ends.
    Close,
    /// A fault in the text.
    Wrong(Reason),
    /// The next game begins here.
    NextGame,
    /// The text ends.
    End,
}

/// The game being read.
struct Draft {
    game: Game,
    position: Position,
    has_movetext: bool,
    /// True after a fault that leaves the moves in doubt; no more of them are read.
    is_in_doubt: bool,
    /// Line of the last tag, malformed or not.
    last_tag: u64,
    /// Number of open variations.
    depth: u64,
    /// Place where the outermost open variation began.
    outermost: Place,
}

impl<I: BufRead> Reader<I> {
    /// Creates a reader of the games in `input`.
    pub fn new(rules: impl Into<Rules>, input: I) -> Self {
        Self {
            rules: rules.into(),
            source: Source::new(input),
            games: 0,
            ended: false,
            next: None,
            opened: None,
        }
    }

    /// Line that the reader has reached, from 1.
    pub const fn line(&self) -> u64 {
        self.source.place().line
    }

    fn game(&mut self) -> io::Result<Option<Game>> {
        if self.games == 0 {
            self.check_encoding()?;
        }
        let mut draft: Option<Draft> = None;
        loop {
            let part = draft.as_ref().map_or(Part::Tags, Draft::part);
            let (place, token) = match self.next.take() {
                Some(known) => known,
                None => self.token(part)?,
            };
            if matches!(token, Token::End | Token::NextGame) {
                return Ok(draft.map(|draft| draft.finish(None)));
            }
            if let Some(draft) = draft.take_if(|draft| draft.ends_before(place, &token)) {
                self.next = Some((place, token));
                return Ok(Some(draft.finish(None)));
            }
            let draft = draft.get_or_insert_with(|| {
                self.games += 1;
                Draft::new(self.games, place)
            });
            if let Some(result) = self.admit(draft, place, token) {
                let new = Draft::new(0, place);
                return Ok(Some(std::mem::replace(draft, new).finish(Some(result))));
            }
            if self.next.is_some() {
                let new = Draft::new(0, place);
                return Ok(Some(std::mem::replace(draft, new).finish(None)));
            }
        }
    }

    /// Adds a token to the game. If the token is a result in the main line, which ends the game,
    /// returns it.
    fn admit(&self, draft: &mut Draft, place: Place, token: Token) -> Option<GameResult> {
        match token {
            Token::Tag { name, value, is_sound } => {
                draft.last_tag = place.line;
                if !is_sound {
                    draft.record_fault(place, Reason::Tag);
                }
                if !name.is_empty() {
                    draft.game.tags.push(&name, &value);
                    draft.set_up(place, &name);
                }
            }
            Token::Open => {
                draft.has_movetext = true;
                if draft.depth == 0 {
                    draft.outermost = place;
                }
                draft.depth += 1;
            }
            Token::Close if draft.depth == 0 => draft.record_fault(place, Reason::Unexpected(')')),
            Token::Close => draft.depth -= 1,
            // A closing bracket too many makes the tag before it malformed.
            Token::Wrong(Reason::Unexpected(']'))
                if !draft.has_movetext && place.line == draft.last_tag && !draft.game.tags.is_empty() =>
            {
                draft.record_fault(place, Reason::Tag);
            }
            Token::Wrong(reason) => {
                draft.has_movetext = true;
                // Within a variation the only fault that counts is a comment without an end.
                if draft.depth == 0 || matches!(reason, Reason::Open(_)) {
                    draft.record_fault(place, reason);
                }
            }
            Token::Word(word) => {
                draft.has_movetext = true;
                if draft.depth > 0 {
                    return None;
                }
                if let Some(result) = GameResult::read(&word) {
                    return Some(result);
                }
                // A move number is ignored: the reader knows the number, and a wrong one changes
                // nothing.
                let is_number = word.chars().all(|letter| letter.is_ascii_digit() || letter == '…');
                if !is_number && !is_sign(&word) && !draft.is_en_passant_mark(&word) && !draft.is_in_doubt {
                    self.play(draft, place, &word);
                }
            }
            Token::NextGame | Token::End => {}
        }
        None
    }

    fn play(&self, draft: &mut Draft, place: Place, word: &str) {
        if draft.game.moves.len() >= LONGEST_GAME {
            return draft.record_fault(place, Reason::TooLong);
        }
        match read_move(self.rules, &draft.position, word) {
            Ok(mv) => {
                draft.game.moves.push(mv);
                let _ = draft.position.make(mv);
            }
            Err(error) => {
                let (number, side) = (draft.position.fullmove_number(), draft.position.side());
                draft.record_fault(place, Reason::Move { number, side, error });
            }
        }
    }

    /// Reads the next token and its place.
    fn token(&mut self, part: Part) -> io::Result<(Place, Token)> {
        if let Some(place) = self.opened.take() {
            return Ok((place, Token::Open));
        }
        loop {
            let place = self.source.place();
            let Some(byte) = self.source.peek()? else { return Ok((place, Token::End)) };
            // An escape: a line meant for particular other programs.
            if byte == b'%' && self.source.begins_line() {
                self.source.skip_until(|byte| byte == b'\n')?;
                continue;
            }
            // An embedded command, such as a clock, outside of a comment.
            if byte == b'[' && self.begins_command(part)? {
                self.source.skip_until(|byte| matches!(byte, b']' | b'\n'))?;
                self.source.next()?;
                continue;
            }
            if byte == b'[' && self.source.is_first_in_line() {
                match part {
                    Part::Tags => {}
                    Part::Moves => return Ok((place, Token::NextGame)),
                    Part::Variation if self.begins_tag(place)? => return Ok((place, Token::NextGame)),
                    Part::Variation => continue,
                }
            }
            if is_in_word(byte) || byte == b'*' {
                match self.word(byte)? {
                    word if word.is_empty() => continue,
                    word => return Ok((place, Token::Word(word))),
                }
            }
            self.source.next()?;
            let token = match byte {
                // DOS ends text files with the byte 0x1a.
                b'\n' | b'\t' | b'\x0b' | b'\x0c' | b' ' | b'.' | b'!' | b'?' | b'\x1a' => continue,
                b';' => {
                    self.source.skip_until(|byte| byte == b'\n')?;
                    continue;
                }
                b'$' => {
                    self.source.skip_until(|byte| !byte.is_ascii_digit())?;
                    continue;
                }
                b'{' => {
                    if self.skip_comment()? {
                        continue;
                    }
                    Token::Wrong(Reason::Open("comment"))
                }
                b'[' if part == Part::Tags => self.tag()?,
                b'(' => Token::Open,
                b')' => Token::Close,
                b'[' | b']' | b'}' | b'<' | b'>' => Token::Wrong(Reason::Unexpected(char::from(byte))),
                byte => Token::Wrong(Reason::Byte(byte)),
            };
            return Ok((place, token));
        }
    }

    /// Returns true if an embedded command begins here. Among the tags it must be one of
    /// [`COMMANDS`], because a malformed tag may also begin with `[%`.
    fn begins_command(&mut self, part: Part) -> io::Result<bool> {
        let ahead = self.source.look_ahead(LONGEST_COMMAND, |byte| byte.is_ascii_uppercase())?;
        let is_known = || COMMANDS.iter().any(|command| ahead.starts_with(command));
        Ok(ahead.starts_with(b"[%") && (part != Part::Tags || is_known()))
    }

    /// Skips a comment after its opening brace. Returns true if the comment is closed. An unclosed
    /// comment would swallow all later games, so a line that begins with [`BEGINNING`] ends any
    /// comment; the tag in that line becomes the next token.
    ///
    /// In the standard comments do not nest, but some programs nest them. Text between the first
    /// closing brace and the last is then not movetext.
    fn skip_comment(&mut self) -> io::Result<bool> {
        let mut open = 0_u64;
        while let Some(byte) = self.source.peek()? {
            if byte == MARK[0] {
                self.skip_blank(&mut Vec::new())?;
                continue;
            }
            let place = self.source.place();
            if !self.source.begins_line() || byte != BEGINNING[0] {
                self.source.next()?;
                open += u64::from(byte == b'{');
                if byte == b'}' {
                    while open > 0 && self.skip_to_brace()? {
                        open -= 1;
                    }
                    return Ok(true);
                }
                continue;
            }
            let mut fitting = BEGINNING;
            while let [first, rest @ ..] = fitting
                && self.source.peek()? == Some(*first)
            {
                self.source.next()?;
                fitting = rest;
            }
            if fitting.is_empty() {
                self.next = Some((place, self.value(b"Event".to_vec())?));
                return Ok(false);
            }
        }
        Ok(false)
    }

    /// Skips past the next brace if it is a closing one, at most [`LONGEST_REST`] bytes away, and
    /// before any line that begins with a bracket; otherwise skips nothing. Returns true if it
    /// skipped.
    fn skip_to_brace(&mut self) -> io::Result<bool> {
        let ahead = self.source.look_ahead(LONGEST_REST, |byte| matches!(byte, b'{' | b'}'))?;
        let begins_tag = |pair: &[u8]| matches!(pair, [b'\n' | b'\r', b'[']);
        let closes = ahead.last() == Some(&b'}') && !ahead.windows(2).any(begins_tag);
        if closes {
            self.source.skip_until(|byte| byte == b'}')?;
            self.source.next()?;
        }
        Ok(closes)
    }

    /// Reads a bracket and a name. If they begin a tag, which ends an unclosed variation, reads the
    /// rest of the tag too, keeps it as the next token and returns true.
    fn begins_tag(&mut self, place: Place) -> io::Result<bool> {
        self.source.next()?;
        let name = self.tag_name()?;
        if name.is_empty() || self.source.peek()? != Some(b'"') {
            return Ok(false);
        }
        self.source.next()?;
        self.next = Some((place, self.value(name)?));
        Ok(true)
    }

    /// Reads a word of the movetext that begins with the byte `first`. Returns an empty word if it
    /// is only a byte-order mark or a blank beyond ASCII.
    fn word(&mut self, first: u8) -> io::Result<String> {
        if first == b'*' {
            self.source.next()?;
            return Ok("*".to_owned());
        }
        let mut bytes = Vec::with_capacity(8);
        self.extend_word(&mut bytes, is_in_word)?;
        match bytes[..] {
            // A full stop ends a word, but not within `e.p.`, be it alone or as in `exd6e.p.`.
            [b'e'] | [.., b'1'..=b'8' | b'+' | b'#', b'e'] if self.source.peek()? == Some(b'.') => {
                self.extend_word(&mut bytes, |byte| is_in_word(byte) || byte == b'.')?;
                while bytes.ends_with(b"..") {
                    bytes.pop();
                }
            }
            // A bracket begins a variation, but not in `e8(Q)`: a pawn cannot stay a pawn on the
            // last rank.
            [b'a'..=b'h', .., b'1' | b'8'] if self.source.peek()? == Some(b'(') => {
                let place = self.source.place();
                self.source.next()?;
                let letter = self.source.peek()?.filter(|byte| b"QRBNqrbn".contains(byte));
                if letter.is_some() {
                    self.source.next()?;
                }
                let is_closed = self.source.peek()? == Some(b')');
                if let Some(letter) = letter.filter(|_| is_closed) {
                    self.source.next()?;
                    bytes.extend([b'(', letter, b')']);
                    self.extend_word(&mut bytes, is_in_word)?;
                } else {
                    // The bracket begins a variation after all. The letter that was read is part of
                    // the variation, whose content does not matter.
                    self.opened = Some(place);
                }
            }
            _ => {}
        }
        Ok(text(&bytes))
    }

    /// Appends the bytes for which `belongs` holds to a word, up to a blank of any kind. Skips that
    /// blank if it is beyond ASCII.
    fn extend_word(&mut self, word: &mut Vec<u8>, belongs: impl Fn(u8) -> bool) -> io::Result<()> {
        loop {
            self.source.take_while(LONGEST_WORD, word, |byte| belongs(byte) && !leads_blank(byte))?;
            if !self.source.peek()?.is_some_and(leads_blank) || self.skip_blank(word)? {
                return Ok(());
            }
        }
    }

    /// Reads the name of a tag after its bracket and skips the blanks around the name.
    fn tag_name(&mut self) -> io::Result<Vec<u8>> {
        let mut name = Vec::new();
        self.source.skip_until(|byte| !is_blank(byte))?;
        self.source
            .take_while(LONGEST_NAME, &mut name, |byte| byte.is_ascii_alphanumeric() || byte == b'_')?;
        self.source.skip_until(|byte| !is_blank(byte))?;
        Ok(name)
    }

    /// Reads a tag after its bracket. A tag without a closing bracket ends with its line.
    fn tag(&mut self) -> io::Result<Token> {
        let name = self.tag_name()?;
        if !name.is_empty() && self.source.peek()? == Some(b'"') {
            self.source.next()?;
            return self.value(name);
        }
        // The value has no quotes, or not the quotes of the standard.
        let mut value = Vec::new();
        self.source.take_while(LONGEST_VALUE, &mut value, |byte| !matches!(byte, b']' | b'\n'))?;
        if self.source.peek()? == Some(b']') {
            self.source.next()?;
        }
        let value = text(&value);
        let value = value.trim_matches(|letter: char| {
            letter.is_ascii_whitespace() || matches!(letter, '"' | '\'' | '\u{201c}'..='\u{201e}')
        });
        Ok(Token::Tag { name, value: value.as_bytes().to_vec(), is_sound: false })
    }

    /// Reads the rest of the tag `name` after the opening quote of its value.
    fn value(&mut self, name: Vec<u8>) -> io::Result<Token> {
        let mut value = Vec::new();
        let mut is_broken = false;
        let keep = |value: &mut Vec<u8>, byte| {
            if value.len() < LONGEST_VALUE {
                value.push(byte);
            }
        };
        loop {
            match self.source.peek()? {
                Some(b'\n') if !is_broken && !ends_tag(&value) => {
                    self.source.next()?;
                    is_broken = true;
                    if self.ends_value()? {
                        keep(&mut value, b' ');
                    } else {
                        return Ok(Token::Tag {
                            name,
                            value: value.trim_ascii_end().to_vec(),
                            is_sound: false,
                        });
                    }
                }
                None | Some(b'\n') => {
                    // The closing bracket is missing, and perhaps the closing quote too.
                    let bare = value.trim_ascii_end();
                    let value = bare.strip_suffix(b"\"").unwrap_or(bare).to_vec();
                    return Ok(Token::Tag { name, value, is_sound: false });
                }
                Some(b'\\') => {
                    self.source.next()?;
                    if let Some(byte @ (b'"' | b'\\')) = self.source.peek()? {
                        self.source.next()?;
                        keep(&mut value, byte);
                    } else {
                        keep(&mut value, b'\\');
                    }
                }
                Some(b'"') => {
                    self.source.next()?;
                    let mut blanks = 0;
                    while self.source.peek()?.is_some_and(is_blank) {
                        self.source.next()?;
                        blanks += 1;
                    }
                    if self.source.peek()? == Some(b']') {
                        self.source.next()?;
                        return Ok(Token::Tag { name, value, is_sound: !is_broken });
                    }
                    // A quote within the value, which should have been escaped.
                    keep(&mut value, b'"');
                    (0..blanks.min(LONGEST_VALUE)).for_each(|_| keep(&mut value, b' '));
                }
                Some(byte) => {
                    self.source.next()?;
                    keep(&mut value, byte);
                }
            }
        }
    }

    /// Returns true if the line that begins here ends a tag's value that was broken over two lines.
    fn ends_value(&mut self) -> io::Result<bool> {
        let ahead = self.source.look_ahead(2 * LONGEST_VALUE, |byte| matches!(byte, b'\n' | b'\r'))?;
        let line = ahead.trim_ascii();
        Ok(!line.starts_with(b"[")
            && line.strip_suffix(b"]").is_some_and(|line| line.trim_ascii_end().ends_with(b"\"")))
    }

    /// Skips the next character and returns true if it is a byte-order mark or a blank outside
    /// ASCII. Otherwise returns false, takes the character's first byte and appends it to `bytes`
    /// if they are fewer than [`LONGEST_WORD`]. After a byte-order mark a new line begins, because
    /// in joined files a text may begin there.
    fn skip_blank(&mut self, bytes: &mut Vec<u8>) -> io::Result<bool> {
        let ahead = self.source.look_ahead(MARK.len(), |_| false)?;
        let is_mark = ahead == MARK;
        let letter = ahead.utf8_chunks().next().and_then(|chunk| chunk.valid().chars().next());
        let width = match (ahead.first(), letter) {
            // A no-break space in Latin-1, if it does not continue a character.
            (Some(&LATIN_BLANK), _) if bytes.last().is_none_or(u8::is_ascii) => 1,
            (_, Some(letter)) if is_mark || is_invisible(letter) => letter.len_utf8(),
            _ => 0,
        };
        if width == 0 {
            let room = bytes.len() < LONGEST_WORD;
            bytes.extend(self.source.next()?.filter(|_| room));
        }
        for _ in 0..width {
            self.source.next()?;
        }
        if is_mark {
            self.source.begin_line();
        }
        Ok(width > 0)
    }

    /// Refuses a text in UTF-16, which cannot be read.
    fn check_encoding(&mut self) -> io::Result<()> {
        if let Some(0xfe | 0xff) = self.source.peek()? {
            let reason = "the text is UTF-16: convert it to UTF-8 or Latin-1";
            return Err(io::Error::new(ErrorKind::InvalidData, reason));
        }
        Ok(())
    }
}

/// The part of a game being read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    Tags,
    Moves,
    Variation,
}

/// Returns true for an evaluation sign that stands alone, such as `=`, `+-`, `±` or `N` (a
/// novelty). Two hyphens are not such a sign but a null move.
fn is_sign(word: &str) -> bool {
    let bare = word.trim_matches(|letter: char| !letter.is_alphanumeric());
    matches!(bare, "N" | "TN" | "D" | "RR") || bare.is_empty() && !plain(word).starts_with("--")
}

/// Finds the move that a word means. If the whole word is not a move, ignores signs around the move
/// and a move number before it: `Nf3=`, `Nf3±`, `Nf3N`, `□Nf3`, `1…e5`.
fn read_move(rules: Rules, position: &Position, word: &str) -> Result<Move, SanError> {
    parse_san(rules, position, word).or_else(|error| {
        let plain = plain(word);
        let is_number = |text: &str| text.chars().all(|letter| letter.is_ascii_digit() || letter == '…');
        let text = match plain.rsplit_once('…') {
            Some((number, text)) if is_number(number) => text,
            _ => &plain,
        };
        let is_sign = |letter: char| !letter.is_alphanumeric() && letter != ')';
        let bare = text.trim_matches(is_sign);
        let known = bare.strip_suffix("TN").or_else(|| bare.strip_suffix(['N', 'D'])).unwrap_or(bare);
        let read = |text| parse_san(rules, position, text).ok();
        read(bare).or_else(|| read(known.trim_end_matches(is_sign))).ok_or(error)
    })
}

/// Returns true for a value whose tag lacks only its closing bracket or its closing quote.
fn ends_tag(value: &[u8]) -> bool {
    matches!(value.trim_ascii_end(), [.., b'"' | b']'])
}

/// Returns true for the first byte of a character that may be a byte-order mark or a blank beyond
/// ASCII.
const fn leads_blank(byte: u8) -> bool {
    matches!(byte, LATIN_BLANK | 0xc2 | 0xe2 | 0xe3 | 0xef)
}

/// Returns true for blanks, such as the no-break space of web pages, and for marks of no width.
fn is_invisible(letter: char) -> bool {
    letter.is_whitespace() || matches!(letter, '\u{200b}'..='\u{200f}' | '\u{2060}')
}

const fn is_blank(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t')
}

/// Returns true for bytes of a move, a number or a result. All bytes beyond ASCII belong to a word:
/// a move may contain figurines and long dashes, and a message shows any others.
const fn is_in_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric()
        || matches!(byte, b'-' | b'+' | b'#' | b'=' | b':' | b'/' | b'_' | b'~' | b'^' | 0x80..)
}

impl Draft {
    fn new(number: u64, place: Place) -> Self {
        let game = Game {
            number,
            line: place.line,
            tags: Tags::default(),
            start: Position::start(),
            moves: Vec::new(),
            result: GameResult::Unknown,
            fault: None,
        };
        let position = Position::start();
        Self {
            game,
            position,
            has_movetext: false,
            is_in_doubt: false,
            last_tag: place.line,
            depth: 0,
            outermost: place,
        }
    }

    const fn part(&self) -> Part {
        match self {
            Self { depth: 1.., .. } => Part::Variation,
            Self { has_movetext: true, .. } => Part::Moves,
            _ => Part::Tags,
        }
    }

    /// Returns true if a token begins another game although this one has no moves: if it follows a
    /// line without a tag and is the tag `Event` or a tag that this game already has.
    fn ends_before(&self, place: Place, token: &Token) -> bool {
        let Token::Tag { name, .. } = token else { return false };
        !self.has_movetext
            && place.line > self.last_tag + 1
            && (name == b"Event" || str::from_utf8(name).is_ok_and(|name| self.game.tags.get(name).is_some()))
    }

    /// Returns true if a word says only that the last move was a capture en passant.
    fn is_en_passant_mark(&self, word: &str) -> bool {
        let is_passing = |mv: &Move| mv.kind() == MoveKind::EnPassant;
        ["e.p.", "ep"].contains(&word.trim_end_matches(['+', '#']))
            && self.game.moves.last().is_some_and(is_passing)
    }

    /// Records a fault. Keeps the first one that leaves the moves in doubt, after which no more
    /// moves are read, or else the first fault of any kind.
    fn record_fault(&mut self, place: Place, reason: Reason) {
        let is_worse = reason.leaves_moves_in_doubt() && !self.is_in_doubt;
        if is_worse || self.game.fault.is_none() {
            self.is_in_doubt |= is_worse;
            self.game.fault = Some(Fault { game: self.game.number, place, reason });
        }
    }

    /// Applies the tags that define the start position and the variant.
    fn set_up(&mut self, place: Place, name: &[u8]) {
        match name {
            b"FEN" | b"SetUp" if self.game.tags.get("SetUp") != Some("0") => {
                let fen = self.game.tags.get("FEN").filter(|fen| !NOTHING.contains(&fen.trim_ascii()));
                match fen.map(Position::from_foreign_fen) {
                    // Impossible parts of the FEN are dropped; a move that needs them is reported.
                    Some(Ok((position, _))) => {
                        self.position = position.clone();
                        self.game.start = position;
                    }
                    Some(Err(error)) => self.record_fault(place, error.into()),
                    None => {}
                }
            }
            // `SetUp "0"` after a position: it is unclear which of the two tags is meant.
            b"SetUp" if self.game.start != Position::start() => self.record_fault(place, Reason::SetUp),
            b"Variant" => {
                let variant = self.game.tags.get("Variant").unwrap_or_default();
                let names = NOTHING.iter().chain(&CHESS);
                if !names.into_iter().any(|name| name.eq_ignore_ascii_case(variant.trim_ascii())) {
                    self.record_fault(place, Reason::Variant(quoted(variant)));
                }
            }
            _ => {}
        }
    }

    /// Returns the game. `result` is the one that ended its movetext; if that is missing or `*`,
    /// the tag `Result` counts.
    fn finish(mut self, result: Option<GameResult>) -> Game {
        if self.depth > 0 {
            self.record_fault(self.outermost, Reason::Open("variation"));
        }
        let stated = || self.game.tags.get("Result").and_then(GameResult::read);
        self.game.result = match result {
            None | Some(GameResult::Unknown) => stated().unwrap_or_default(),
            Some(result) => result,
        };
        self.game
    }
}

#[cfg(test)]
#[path = "tests.rs"]
mod tests;
