//! Bytes with their places.

use std::io::{self, BufRead, ErrorKind};

use super::Place;
use crate::lines::{ENDLESS, endless};

/// An input of which some bytes have been looked at and are still to be read.
struct Ahead<I> {
    input: I,
    bytes: Vec<u8>,
    /// How many of the bytes have been read.
    read: usize,
}

impl<I: BufRead> Ahead<I> {
    /// The next bytes, up to and with the first for which `stop` holds, and at most so many.
    fn look(&mut self, most: usize, stop: impl Fn(u8) -> bool) -> io::Result<&[u8]> {
        // Not each time: what is left is moved.
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

/// The bytes of a text, one at a time, each with its place. Every line end is one `\n`, whatever system wrote it.
pub(super) struct Source<I> {
    input: Ahead<I>,
    /// Where the next byte stands.
    place: Place,
    /// The last byte was a carriage return, which has been returned as `\n`.
    after_return: bool,
    /// The bytes of the line before the next one.
    length: u64,
    /// Nothing but blanks stands before the next byte in its line.
    is_first: bool,
}

impl<I: BufRead> Source<I> {
    pub(super) const fn new(input: I) -> Self {
        let input = Ahead { input, bytes: Vec::new(), read: 0 };
        Self { input, place: Place { line: 1, column: 1 }, after_return: false, length: 0, is_first: true }
    }

    /// Where the next byte stands.
    pub(super) const fn place(&self) -> Place {
        self.place
    }

    /// Whether the next byte is the first of its line that is no blank.
    pub(super) const fn is_first_in_line(&self) -> bool {
        self.is_first
    }

    /// Whether the next byte is the first of its line. Bytes that continue a character have its column, so that alone does
    /// not show it.
    pub(super) const fn begins_line(&self) -> bool {
        self.is_first && self.place.column == 1
    }

    /// The next byte, which stays the next; none at the end.
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

    /// Takes the next byte. A line that may never end is an error.
    #[inline]
    pub(super) fn next(&mut self) -> io::Result<Option<u8>> {
        let Some(byte) = self.peek()? else { return Ok(None) };
        if byte == b'\n' {
            self.after_return = self.input.fill_buf()?.first() == Some(&b'\r');
            self.place = Place { line: self.place.line + 1, column: 1 };
            (self.length, self.is_first) = (0, true);
        } else {
            // What follows the first byte of a character is no other one.
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

    /// The next bytes, which stay the next: up to and with the first for which `stop` holds, and at most so many. Line ends are as they
    /// were written.
    pub(super) fn look_ahead(&mut self, most: usize, stop: impl Fn(u8) -> bool) -> io::Result<&[u8]> {
        // The second half of a line end is none of them.
        self.peek()?;
        self.input.look(most, stop)
    }

    /// Lets the line begin here.
    pub(super) const fn begin_line(&mut self) {
        self.place.column = 1;
        self.is_first = true;
    }

    /// Takes bytes up to and without the first for which `stop` holds; returns whether there was one.
    pub(super) fn skip_until(&mut self, stop: impl Fn(u8) -> bool) -> io::Result<bool> {
        while let Some(byte) = self.peek()? {
            if stop(byte) {
                return Ok(true);
            }
            self.next()?;
        }
        Ok(false)
    }

    /// Takes the bytes for which `belongs` holds and keeps up to `most` of them.
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
    fn what_is_looked_at_is_still_to_be_read() {
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
    fn every_line_end_is_one_and_places_are_counted() {
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
