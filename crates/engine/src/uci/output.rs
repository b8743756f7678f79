//! The output of the UCI session, which several threads share.

use std::fmt;
use std::io::{self, ErrorKind, Write};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The engine's output. Each group of lines is written and flushed as a whole, whichever thread
/// sends it.
///
/// The first error is kept, and nothing is written after it, because the reader has gone or would
/// miss lines. Loops that see [`is_broken`](Self::is_broken) then end.
pub struct Output {
    sink: Mutex<Sink>,
}

struct Sink {
    writer: Box<dyn Write + Send>,
    error: Option<io::Error>,
}

impl Output {
    /// Creates an output to `writer`.
    pub fn new(writer: impl Write + Send + 'static) -> Self {
        Self { sink: Mutex::new(Sink { writer: Box::new(writer), error: None }) }
    }

    /// Writes lines; each includes its line end.
    pub fn send(&self, lines: &str) {
        let mut sink = self.lock();
        if sink.error.is_none()
            && let Err(error) = sink.writer.write_all(lines.as_bytes()).and_then(|()| sink.writer.flush())
        {
            sink.error = Some(error);
        }
    }

    /// Writes `info string` and a message.
    pub(super) fn inform(&self, message: impl fmt::Display) {
        self.send(&format!("info string {message}\n"));
    }

    /// Returns true once writing has failed.
    pub fn is_broken(&self) -> bool {
        self.lock().error.is_some()
    }

    /// Returns and forgets the error of writing, if there was one. A broken pipe is not an error,
    /// because a reader that has gone away has seen what it wanted.
    pub fn result(&self) -> io::Result<()> {
        match self.lock().error.take() {
            Some(error) if error.kind() != ErrorKind::BrokenPipe => Err(error),
            _ => Ok(()),
        }
    }

    fn lock(&self) -> MutexGuard<'_, Sink> {
        self.sink.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl fmt::Debug for Output {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_struct("Output").field("error", &self.lock().error).finish_non_exhaustive()
    }
}
