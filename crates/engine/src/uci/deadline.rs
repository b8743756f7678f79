//! The thread that answers for a search that is late.
//!
//! The threads of a search poll their clock, but on a busy machine they may wait for a CPU longer
//! than the clock runs. A thread that has slept gets a CPU sooner than threads that have used up
//! their share. So one thread sleeps until a search must have ended. If the search has not answered
//! by then, this thread answers with the first move of the best line, taken from the last report
//! whose score was not an upper bound. When the search gets a CPU again, it ends without a further
//! report or answer. A search that has reported nothing by its deadline answers by itself.

use super::control::Control;
use super::output::Output;

/// Answers for each search that is late. Returns once the engine executes no further commands.
pub(super) fn watch(control: &Control, output: &Output) {
    while let Some(ticket) = control.next_late() {
        control.answer.give_prepared(ticket, output, || {
            control.stop(ticket);
            control.end(ticket);
        });
    }
}

#[cfg(test)]
mod tests {
    use std::io::{self, Write};
    use std::sync::{Arc, Mutex};
    use std::time::{Duration, Instant};

    use super::*;
    use crate::search::{Deadline, Limits};
    use crate::uci::control::Run;

    #[derive(Clone, Default)]
    struct Written(Arc<Mutex<String>>);

    impl Write for Written {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0.lock().unwrap().push_str(&String::from_utf8_lossy(bytes));
            Ok(bytes.len())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    /// Begins a search whose time was over before it began.
    fn begin(control: &Control, ticket: u64) {
        let limits = Limits {
            movetime: Some(Duration::ZERO),
            start: Instant::now().checked_sub(Duration::from_secs(1)),
            ..Limits::default()
        };
        control.answer.begin(ticket);
        control.begin(Run { deadline: Deadline::new(&limits, 1), ..Run::bounded(ticket) });
    }

    #[test]
    fn a_late_search_is_answered_once_and_reports_nothing_more() {
        let (written, control) = (Written::default(), Control::default());
        let output = Output::new(written.clone());
        let answer = &control.answer;
        begin(&control, 3);
        answer.report(&output, "info depth 8\n");
        answer.prepare("bestmove e2e4\n".to_owned());
        std::thread::scope(|scope| {
            scope.spawn(|| watch(&control, &output));
            while !control.is_stopping() {
                std::thread::yield_now();
            }
            answer.report(&output, "info depth 9\n");
            answer.give(&output, "bestmove d2d4\n", || panic!("the answer was given"));
            control.abandon();
        });
        assert!(control.has_finished(3));
        assert_eq!(*written.0.lock().unwrap(), "info depth 8\nbestmove e2e4\n");
    }

    #[test]
    fn a_late_answer_needs_a_line_of_its_own_search() {
        let (written, control) = (Written::default(), Control::default());
        let output = Output::new(written.clone());
        let answer = &control.answer;
        let never = || panic!("nothing is to be answered");
        answer.begin(3);
        answer.give_prepared(3, &output, never);
        answer.prepare("bestmove e2e4\n".to_owned());
        answer.give_prepared(2, &output, never);
        answer.give(&output, "bestmove d2d4\n", || control.end(3));
        answer.give_prepared(3, &output, never);
        answer.begin(4);
        answer.prepare("bestmove e7e5\n".to_owned());
        answer.give_prepared(3, &output, never);
        assert_eq!(*written.0.lock().unwrap(), "bestmove d2d4\n");
        assert!(control.has_finished(3) && !control.has_finished(4));
    }
}
