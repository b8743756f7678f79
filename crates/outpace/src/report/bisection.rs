//! A bisection as text.

use crate::decide::bisect::{Answer, Comparison, Confirmed, Gain, Record, Skipped, Why};
use crate::text::{exact, percent_to};

/// Formats the record for a terminal.
#[cfg(feature = "tool")]
pub(crate) fn text(record: &Record) -> String {
    record.lines().iter().map(|line| crate::text::plain(line) + "\n").collect()
}

impl Record {
    /// Returns a summary in lines of plain text, the answer first.
    pub fn lines(&self) -> Vec<String> {
        let mut lines = self.answer_lines();
        lines.extend(self.notes.iter().map(|note| format!("Note: {note}.")));
        lines.push(String::new());
        let built = self.steps.iter().filter(|step| step.sha256.is_some()).count();
        let (steps, comparisons) = (self.steps.len(), self.comparisons.len());
        lines.push(format!("{steps} steps, {built} built, {comparisons} comparisons:"));
        for &Comparison { step, baseline, gain, error } in &self.comparisons {
            let probability =
                self.places.get(step.wrapping_sub(1)).map_or(0.0, |probability| probability * 100.0);
            let (pair, gain, error) = (self.pair(step, baseline), percent_to(2, gain), error * 100.0);
            lines.push(format!(
                "  {pair}: {gain} ± {error:.2} %; the former is the first slow step with a probability of {probability:.1} %"
            ));
        }
        for Skipped { step, reason } in &self.skipped {
            let end = reason.lines().next_back().unwrap_or_default();
            lines.push(format!("  {} was left out: {end}", self.step(*step)));
        }
        lines
    }

    fn answer_lines(&self) -> Vec<String> {
        let share = exact(self.rules.share);
        let surely = exact(1.0 - self.rules.error);
        let last = self.steps.len().saturating_sub(1);
        let mut lines = Vec::new();
        match self.answer {
            Answer::Open => lines.push(
                "Nothing can be said: the last step was not compared often enough with the first.".to_owned(),
            ),
            Answer::NotSlower { ends, sure } => lines.push(format!(
                "{} is not {}slower than {} by more than {share}: {}.",
                self.step(last),
                if sure { "" } else { "surely " },
                self.step(0),
                interval(ends)
            )),
            Answer::Slower { from, to, probability, why, ends } => {
                let one_of = format!("The first slow step is one of {}", to - from + 1);
                lines.push(match why {
                    Why::Found => format!("{} is the first slow step.", self.full(to)),
                    Why::Skipped => format!("{one_of}: all but the latest could not be built or run."),
                    Why::Spent => format!("{one_of}: the comparisons did not suffice to tell which."),
                });
                if from < to {
                    lines.push(format!("  the earliest: {}", self.full(from)));
                    lines.push(format!("  the latest:   {}", self.full(to)));
                }
                lines.push(format!("Probability: {:.1} % ({surely} was required).", probability * 100.0));
                lines.push(format!("{}: {}.", self.pair(last, 0), interval(ends)));
                lines.extend(self.confirmed.map(|confirmed| self.confirmed_line(confirmed, from, to, ends)));
            }
        }
        lines
    }

    fn confirmed_line(&self, confirmed: Confirmed, from: usize, to: usize, ends: Gain) -> String {
        let Confirmed { gain, is_slower } = confirmed;
        let line = format!("{}, directly: {}", self.pair(to, from - 1), interval(gain));
        if !is_slower {
            return format!("{line}. That does not confirm that {} is slower.", self.step(to));
        }
        if let Some(loss) = self.lost_elsewhere(gain, ends) {
            let cost = loss * 100.0;
            return format!("{line}. That is not the whole loss: other steps seem to have cost {cost:.2} %.");
        }
        format!("{line}.")
    }

    /// Returns the short name of a step.
    fn step(&self, at: usize) -> String {
        let name = self.steps.get(at).map_or("?", |step| step.name.as_str());
        let is_hash = name.len() >= 40 && name.chars().all(|digit| digit.is_ascii_hexdigit());
        if is_hash { name.chars().take(12).collect() } else { name.to_owned() }
    }

    fn pair(&self, step: usize, baseline: usize) -> String {
        format!("{} against {}", self.step(step), self.step(baseline))
    }

    fn full(&self, at: usize) -> String {
        let subject = self.steps.get(at).map_or("", |step| step.subject.as_str());
        if subject.is_empty() {
            return self.step(at);
        }
        let printable: String =
            subject.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect();
        format!("{} ({printable})", self.step(at))
    }
}

fn interval(Gain { gain, low, high, comparisons }: Gain) -> String {
    let times = if comparisons == 1 { "comparison" } else { "comparisons" };
    let [gain, low, high] = [gain, low, high].map(|gain| percent_to(2, gain));
    format!("{gain} [{low} to {high}] in {comparisons} {times}")
}
