//! Formatting of an explanation as text.

use std::fmt;

use crate::explain::counters::{Counter, Counters};
use crate::explain::{By, Code, Difference, Explanation, Measured, Row, Side};
use crate::text::{percent_to, range, thousands};

impl fmt::Display for Explanation {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (old, new) = (&self.old.name, &self.new.name);
        let what = match self.by {
            By::Cycles => "Estimated cycles",
            By::Instructions => "Instructions",
            By::Samples => "Samples",
        };
        writeln!(out, "{what} of each function, without those of the functions that it calls:\n")?;
        let count = |count: Option<u64>| count.map(thousands).unwrap_or_default();
        let widest = [old, new].map(|name| name.chars().count()).into_iter().max().unwrap_or(0);
        let largest = thousands(self.old.total.max(self.new.total)).len();
        let width = widest.max(largest);
        writeln!(out, "{old:>width$}  {new:>width$}  difference  function")?;
        let mut line = |left: &str, right: &str, difference: f64, what: &str| {
            writeln!(out, "{left:>width$}  {right:>width$}  {:>10}  {what}", percent_to(2, difference))
        };
        for row in &self.functions {
            let function = row.function.as_deref().unwrap_or("(functions without a name)");
            let library = row.library.as_ref().map_or_else(String::new, |library| format!(" in {library}"));
            line(&count(row.old), &count(row.new), row.difference, &format!("{function}{library}"))?;
        }
        let mut sum = |old: u64, new: u64, what: &str| {
            let difference = (new as f64 - old as f64) / self.old.total as f64;
            line(&thousands(old), &thousands(new), difference, what)
        };
        if self.more > 0 {
            let rest = |count: fn(&Row) -> Option<u64>, total: u64| {
                self.functions.iter().filter_map(count).fold(total, u64::saturating_sub)
            };
            let (old, new) = (rest(|row| row.old, self.old.total), rest(|row| row.new, self.new.total));
            sum(old, new, &format!("{} more", self.more))?;
        }
        sum(self.old.total, self.new.total, "total")?;
        for Side { name, .. } in [&self.old, &self.new].into_iter().filter(|side| side.stripped) {
            writeln!(
                out,
                "\n`{name}` has no symbols, so its functions have no names and their code cannot be compared. Build it without stripping it."
            )?;
        }
        for Code { function, instances, difference } in &self.code {
            write!(out, "\n{function}")?;
            if *instances > 1 {
                let what = what.to_lowercase();
                write!(out, " (of {instances} functions of this name, the one with the most {what})")?;
            }
            match difference {
                Difference::Same => writeln!(out, ": the same machine code in both")?,
                Difference::Unknown { why } => writeln!(out, ": its machine code cannot be compared: {why}")?,
                Difference::Changed { lines, more, weighted } => {
                    let points = if *weighted {
                        " (before an instruction: its share of the old total, in per cent)"
                    } else {
                        ""
                    };
                    writeln!(out, "{points}:\n--- {old}\n+++ {new}")?;
                    lines.iter().try_for_each(|line| writeln!(out, "{line}"))?;
                    if *more > 0 {
                        writeln!(out, "({more} more lines)")?;
                    }
                }
            }
        }
        match &self.counters {
            Some(Counters::Absent { why }) => writeln!(out, "\nno hardware counters: {why}")?,
            Some(Counters::Counted { events }) => {
                writeln!(out, "\nHardware counters of whole runs, in user mode:\n")?;
                for Counter { event, old, new, difference, interval } in events {
                    let interval = interval.map_or_else(String::new, |(low, high)| range(low, high));
                    let [old, new] = [old, new].map(|&count| thousands(count as u64));
                    writeln!(
                        out,
                        "{event:>24}  {old:>16}  {new:>16}  {} {interval}",
                        percent_to(1, *difference)
                    )?;
                }
                let count = |name: &str| events.iter().find(|counter| counter.event == name);
                let counts = count("instructions").zip(count("cycles"));
                if let Some((instructions, cycles)) =
                    counts.filter(|(_, cycles)| cycles.old > 0.0 && cycles.new > 0.0)
                {
                    let [old, new] = [instructions.old / cycles.old, instructions.new / cycles.new];
                    writeln!(out, "{:>24}  {old:>16.2}  {new:>16.2}", "instructions a cycle")?;
                }
            }
            None => {}
        }
        writeln!(out, "\n{}", self.summary())
    }
}

/// Smallest difference of a function that the summary names, as a share of the old program's total.
const TELLING: f64 = 0.001;

/// Largest number of functions that the summary names.
const NAMED: usize = 4;

impl Explanation {
    /// Returns the increase from the old program to the new one, as a share of the old program's
    /// total.
    pub fn difference(&self) -> f64 {
        (self.new.total as f64 - self.old.total as f64) / self.old.total as f64
    }

    /// Says in sentences how many points of the difference come from which functions. If the time
    /// was measured, also says how many points of its difference are left unexplained.
    pub fn summary(&self) -> String {
        let figure = match self.by {
            By::Cycles => "estimated cycles",
            By::Instructions => "instructions",
            By::Samples => "samples",
        };
        let points = |share: f64| percent_to(1, share).trim_end_matches(" %").to_owned();
        let named: Vec<&Row> =
            self.functions.iter().filter(|row| row.difference.abs() >= TELLING).take(NAMED).collect();
        let mut parts: Vec<String> = named
            .iter()
            .map(|row| {
                let function = row.function.as_deref().unwrap_or("functions without a name");
                let causes = row.causes.map_or_else(String::new, |causes| {
                    let [instructions, misses, branches] = causes.map(points);
                    format!(" (instructions {instructions}, caches {misses}, branches {branches})")
                });
                format!("{} in {function}{causes}", points(row.difference))
            })
            .collect();
        let total = self.difference();
        let elsewhere = total - named.iter().map(|row| row.difference).sum::<f64>();
        if elsewhere.abs() >= TELLING {
            parts.push(format!("{} elsewhere", points(elsewhere)));
        }
        let new = &self.new.name;
        let mut text = if parts.is_empty() {
            format!(
                "`{new}` differs by {} in {figure}, and no function differs by {} points or more",
                percent_to(1, total),
                points(TELLING).trim_start_matches('+')
            )
        } else {
            let (total, parts) = (percent_to(1, total), parts.join("; "));
            format!("`{new}` differs by {total} in {figure}. By function, in points: {parts}")
        };
        if let Some(Measured { difference, low, high }) = self.measured {
            let left = range(low - total, high - total);
            text += &format!(
                "\nmeasured: {} of time {}; {figure} account for {} points, and {} {left} are left unexplained",
                percent_to(1, difference),
                range(low, high),
                points(total),
                points(difference - total)
            );
        }
        text
    }
}
