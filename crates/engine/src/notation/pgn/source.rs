//! The bytes of a PGN text, with the line and column of each.

use std::io::{self, BufRead, ErrorKind};

use super::Place;
use crate::lines::{ENDLESS, endless};

/// An input, with a buffer of the bytes that were taken from it to look ahead. Some of them may
/// have been read since.
struct Ahead<I> {
    input: I,
    bytes: Vec<u8>,
    /// Number of bytes at the beginning of `bytes` that have been read.
    read: usize,
}

impl<I: BufRead> Ahead<I> {
    /// Returns the next bytes, up to and including the first for which `stop` holds, but at most
    /// `most` of them.
    fn look(&mut self, most: usize, stop: impl Fn(u8) -> bool) -> io::Result<&[u8]> {
        // Drops the bytes that have been read, but not on each call, since dropping them moves all
        // later bytes.
        if 2 * self.read >= self.bytes.len() {
            self.bytes.drain(..self.read);
            self.read = 0;
        }
        let (start, most) = (self.read, self.read + most);
        let mut seen = start;
        loop {
            let end = self.bytes.len().min(most);
            if let Some(at) = self.bytes[seen..end].iter().position(|&byte| stop(byte)) {
                return Ok(&self.bytes[start..=seen + at]);
            }
            seen = end;
            if seen == most {
                return Ok(&self.bytes[start..most]);
            }
            let more = match self.input.fill_buf() {
                Ok(more) => more,
                Err(error) if error.kind() == ErrorKind::Interrupted => continue,
                Err(error) => return Err(error),
            };
            let length = more.len().min(most - seen);
            self.bytes.extend_from_slice(&more[..length]);
            self.input.consume(length);
            if length == 0 {
                return Ok(&self.bytes[start..]);
            }
        }
    }

    #[inline]
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        if self.read < self.bytes.len() { Ok(&self.bytes[self.read..]) } else { self.input.fill_buf() }
    }

    #[inline]
    fn consume(&mut self, count: usize) {
        if self.read < self.bytes.len() {
            self.read += count;
        } else {
            self.input.consume(count);
        }
    }
}

/// The bytes of a text, one at a time, each with its place. Every line end becomes one `\n`,
/// whatever system wrote it.
pub(super) struct Source<I> {
    input: Ahead<I>,
    /// Place of the next byte.
    place: Place,
    /// True if the last byte was a carriage return, which was returned as `\n`.
    after_return: bool,
    /// Number of bytes in the line before the next byte.
    length: u64,
    /// True if only blanks precede the next byte in its line.
    is_first: bool,
}

impl<I: BufRead> Source<I> {
    pub(super) const fn new(input: I) -> Self {
        let input = Ahead { input, bytes: Vec::new(), read: 0 };
        Self { input, place: Place { line: 1, column: 1 }, after_return: false, length: 0, is_first: true }
    }

    /// Place of the next byte.
    pub(super) const fn place(&self) -> Place {
        self.place
    }

    /// Returns true if the next byte is the first in its line that is not a blank.
    pub(super) const fn is_first_in_line(&self) -> bool {
        self.is_first
    }

    /// Returns true if the next byte is the first of its line. The column alone does not show this:
    /// if a line begins with bytes that continue a UTF-8 character, the column stays 1 after them.
    pub(super) const fn begins_line(&self) -> bool {
        self.is_first && self.place.column == 1
    }

    /// Returns the next byte without taking it, or `None` at the end.
    #[inline]
    pub(super) fn peek(&mut self) -> io::Result<Option<u8>> {
        loop {
            let byte = match self.input.fill_buf() {
                Ok(bytes) => bytes.first().copied(),
                Err(error) if error.kind() == ErrorKind::Interrupted => continue,
                Err(error) => return Err(error),
            };
            let was_return = std::mem::take(&mut self.after_return);
            match byte {
                Some(b'\n') if was_return => self.input.consume(1),
                Some(b'\r') => return Ok(Some(b'\n')),
                byte => return Ok(byte),
            }
        }
    }

    /// Takes the next byte. Returns an error if its line is longer than [`ENDLESS`] bytes.
    #[inline]
    pub(super) fn next(&mut self) -> io::Result<Option<u8>> {
        let Some(byte) = self.peek()? else { return Ok(None) };
        if byte == b'\n' {
            self.after_return = self.input.fill_buf()?.first() == Some(&b'\r');
            self.place = Place { line: self.place.line + 1, column: 1 };
            (self.length, self.is_first) = (0, true);
        } else {
            // Only the first byte of a character counts, not the bytes that continue it.
            self.place.column += u64::from(!matches!(byte, 0x80..0xc0));
            self.is_first &= byte.is_ascii_whitespace();
            self.length += 1;
            if self.length > ENDLESS {
                return Err(endless());
            }
        }
        self.input.consume(1);
        Ok(Some(byte))
    }

    /// Returns the next bytes without taking them: up to and including the first for which `stop`
    /// holds, but at most `most` of them. Line ends are as they were written.
    pub(super) fn look_ahead(&mut self, most: usize, stop: impl Fn(u8) -> bool) -> io::Result<&[u8]> {
        // Skips the second byte of a line end `\r\n`, which is not one of the next bytes.
        self.peek()?;
        self.input.look(most, stop)
    }

    /// Makes the next byte count as the first of its line.
    pub(super) const fn begin_line(&mut self) {
        self.place.column = 1;
        self.is_first = true;
    }

    /// Takes bytes up to, but not including, the first for which `stop` holds. Returns true if
    /// there was such a byte.
    pub(super) fn skip_until(&mut self, stop: impl Fn(u8) -> bool) -> io::Result<bool> {
        while let Some(byte) = self.peek()? {
            if stop(byte) {
                return Ok(true);
            }
            self.next()?;
        }
        Ok(false)
    }

    /// Takes bytes as long as `belongs` holds. Appends each to `kept` if that has fewer than `most`
    /// bytes.
    pub(super) fn take_while(
        &mut self,
        most: usize,
        kept: &mut Vec<u8>,
        belongs: impl Fn(u8) -> bool,
    ) -> io::Result<()> {
        while let Some(byte) = self.peek()?.filter(|&byte| belongs(byte)) {
            if kept.len() < most {
                kept.push(byte);
            }
            self.next()?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::BufReader;

    #[test]
    fn a_line_without_an_end_is_an_error() {
        let mut source = Source::new(BufReader::with_capacity(1 << 20, io::repeat(b'x')));
        let error = source.skip_until(|_| false).unwrap_err();
        assert_eq!(error.to_string(), "a line of more than 256 MiB");
    }

    #[test]
    fn peeked_bytes_are_still_read() {
        for capacity in [1, 3, 100] {
            let mut source = Source::new(BufReader::with_capacity(capacity, &b"ab\r\ncd}ef"[..]));
            assert_eq!(source.look_ahead(100, |byte| byte == b'}').unwrap(), b"ab\r\ncd}");
            assert_eq!(source.look_ahead(2, |byte| byte == b'}').unwrap(), b"ab");
            assert!(source.skip_until(|byte| byte == b'\n').unwrap());
            source.next().unwrap();
            assert_eq!(source.look_ahead(100, |byte| byte == b'x').unwrap(), b"cd}ef");
            assert_eq!((source.place().line, source.place().column), (2, 1));
            let mut rest = Vec::new();
            source.take_while(10, &mut rest, |_| true).unwrap();
            assert_eq!((rest.as_slice(), source.look_ahead(3, |_| true).unwrap()), (&b"cd}ef"[..], &b""[..]));
        }
    }

    #[test]
    fn all_line_ends_are_counted() {
        let mut source = Source::new(BufReader::with_capacity(1, &b"a\r\nb\n\r\rc\r\n\r\nd"[..]));
        let mut found = Vec::new();
        while let Some(byte) = source.peek().unwrap() {
            let place = source.place();
            found.push((char::from(byte), place.line, place.column));
            source.next().unwrap();
        }
        assert_eq!(
            found,
            [
                ('a', 1, 1),
                ('\n', 1, 2),
                ('b', 2, 1),
                ('\n', 2, 2),
                ('\n', 3, 1),
                ('\n', 4, 1),
                ('c', 5, 1),
                ('\n', 5, 2),
                ('\n', 6, 1),
                ('d', 7, 1)
            ]
        );
    }
}
