//! A reader of lines from untrusted bytes, in bounded memory.

use std::io::{self, BufRead, ErrorKind};

/// A line without its line end.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Line<'a> {
    /// The bytes of the line, which may be arbitrary.
    Bytes(&'a [u8]),
    /// A line longer than the limit. It was read to its end; these are some of its first bytes,
    /// perhaps none.
    TooLong(&'a [u8]),
}

/// Reads lines of at most `limit` bytes.
pub(crate) struct Lines<I> {
    input: I,
    limit: usize,
    line: Vec<u8>,
}

/// Longest line that is read to its end, in bytes. A longer one is an error, since its end may
/// never come.
pub(crate) const ENDLESS: u64 = 1 << 28;

/// The error for a line longer than `ENDLESS`.
pub(crate) fn endless() -> io::Error {
    io::Error::new(ErrorKind::InvalidData, "a line of more than 256 MiB")
}

impl<I: BufRead> Lines<I> {
    /// Largest capacity of the line buffer that is kept for the next line, in bytes.
    const RETAINED: usize = 1 << 16;

    pub(crate) fn new(input: I, limit: usize) -> Self {
        Self { input, limit, line: Vec::new() }
    }

    /// Reads the next line; returns `None` at the end of the input. The last line needs no line
    /// end.
    pub(crate) fn next(&mut self) -> io::Result<Option<Line<'_>>> {
        self.line.clear();
        self.line.shrink_to(Self::RETAINED);
        let (mut begun, mut too_long, mut length) = (false, false, 0);
        loop {
            let bytes = match self.input.fill_buf() {
                Ok(bytes) => bytes,
                Err(error) if error.kind() == ErrorKind::Interrupted => continue,
                Err(error) => return Err(error),
            };
            if bytes.is_empty() && !begun {
                return Ok(None);
            }
            begun = true;
            let end = bytes.iter().position(|&byte| byte == b'\n');
            let part = &bytes[..end.unwrap_or(bytes.len())];
            length += part.len() as u64;
            if length > ENDLESS {
                return Err(endless());
            }
            too_long |= self.line.len() + part.len() > self.limit;
            if !too_long {
                self.line.extend_from_slice(part);
            }
            let (used, at_end) = (part.len() + usize::from(end.is_some()), end.is_some() || bytes.is_empty());
            self.input.consume(used);
            if at_end {
                return Ok(Some(if too_long { Line::TooLong(&self.line) } else { Line::Bytes(&self.line) }));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::BufReader;

    fn read(bytes: &[u8], limit: usize) -> Vec<Option<Vec<u8>>> {
        // Three bytes at a time, so that lines lie across the buffer's ends.
        let mut lines = Lines::new(BufReader::with_capacity(3, bytes), limit);
        let mut found = Vec::new();
        while let Some(line) = lines.next().unwrap() {
            found.push(match line {
                Line::Bytes(bytes) => Some(bytes.to_vec()),
                Line::TooLong(beginning) => {
                    assert!(
                        bytes
                            .windows(beginning.len().max(1))
                            .any(|part| beginning.is_empty() || part == beginning)
                    );
                    None
                }
            });
        }
        found
    }

    #[test]
    fn lines_are_read_one_by_one() {
        let line = |text: &str| Some(text.as_bytes().to_vec());
        assert_eq!(read(b"uci\nisready\n", 9), [line("uci"), line("isready")]);
        assert_eq!(read(b"\n\nabcdef", 9), [line(""), line(""), line("abcdef")]);
        assert_eq!(read(b"", 9), []);
    }

    #[test]
    fn a_line_without_an_end_is_an_error() {
        let mut lines = Lines::new(BufReader::with_capacity(1 << 20, io::repeat(0)), 9);
        assert_eq!(lines.next().unwrap_err().to_string(), "a line of more than 256 MiB");
    }

    #[test]
    fn the_line_after_one_that_is_too_long_is_complete() {
        assert_eq!(
            read(b"123456789\n1234567890\nnext\n12345678901234567890", 9),
            [Some(b"123456789".to_vec()), None, Some(b"next".to_vec()), None]
        );
    }
}
