//! The explanation as text.

use std::fmt;

use super::{By, Difference, Explanation};
use crate::text::{percent_to, thousands};

impl fmt::Display for Explanation {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (old, new) = (&self.old.name, &self.new.name);
        let what = match self.by {
            By::Instructions => "Instructions",
            By::Samples => "Samples",
        };
        writeln!(out, "{what} of each function, without those of the functions that it calls:\n")?;
        let count = |count: Option<u64>| count.map(thousands).unwrap_or_default();
        let widest = [old, new].map(|name| name.chars().count()).into_iter().max().unwrap_or(0);
        let largest = thousands(self.old.total.max(self.new.total)).len();
        let width = widest.max(largest);
        writeln!(out, "{old:>width$}  {new:>width$}  difference  function")?;
        for row in &self.functions {
            let (left, right) = (count(row.old), count(row.new));
            let function = row.function.as_deref().unwrap_or("(functions without a name)");
            write!(
                out,
                "{left:>width$}  {right:>width$}  {:>10}  {function}",
                percent_to(2, row.difference)
            )?;
            match &row.library {
                Some(library) => writeln!(out, " in {library}")?,
                None => writeln!(out)?,
            }
        }
        if self.more > 0 {
            let (left, right) =
                (self.rest(|row| row.old, self.old.total), self.rest(|row| row.new, self.new.total));
            let all = self.share(left, right);
            let (left, right) = (thousands(left), thousands(right));
            writeln!(out, "{left:>width$}  {right:>width$}  {:>10}  {} more", percent_to(2, all), self.more)?;
        }
        let all = self.share(self.old.total, self.new.total);
        let (left, right) = (thousands(self.old.total), thousands(self.new.total));
        writeln!(out, "{left:>width$}  {right:>width$}  {:>10}  total", percent_to(2, all))?;
        for side in [&self.old, &self.new].into_iter().filter(|side| side.stripped) {
            writeln!(
                out,
                "\n`{}` has no symbols, so its functions have no names and their code cannot be compared. Build it without stripping it.",
                side.name
            )?;
        }
        for code in &self.code {
            write!(out, "\n{}", code.function)?;
            if code.instances > 1 {
                write!(
                    out,
                    " (of {} functions of this name the one with the most {})",
                    code.instances,
                    what.to_lowercase()
                )?;
            }
            match &code.difference {
                Difference::Same => writeln!(out, ": the same machine code in both")?,
                Difference::Unknown { why } => writeln!(out, ": its machine code cannot be compared: {why}")?,
                Difference::Changed { lines, more } => {
                    writeln!(out, ":\n--- {old}\n+++ {new}")?;
                    lines.iter().try_for_each(|line| writeln!(out, "{line}"))?;
                    if *more > 0 {
                        writeln!(out, "({more} more lines)")?;
                    }
                }
            }
        }
        Ok(())
    }
}

impl Explanation {
    /// What is left of a total beside the functions that are listed.
    fn rest(&self, of: impl Fn(&super::Row) -> Option<u64>, total: u64) -> u64 {
        self.functions.iter().filter_map(of).fold(total, u64::saturating_sub)
    }

    fn share(&self, old: u64, new: u64) -> f64 {
        (new as f64 - old as f64) / self.old.total as f64
    }
}
