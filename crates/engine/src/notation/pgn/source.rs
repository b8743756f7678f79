//! Bytes with their places.

use std::io::{self, BufRead, ErrorKind};

use super::Place;
use crate::lines::{ENDLESS, endless};

/// The bytes of a text, one at a time, each with its place. Every line end is one `\n`, whatever system wrote it.
pub(super) struct Source<I> {
    input: I,
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
