//! Formatting of an explanation as text.

use std::fmt;

use super::{By, Code, Difference, Explanation, Row, Side};
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
            let rest = |of: fn(&Row) -> Option<u64>, total: u64| {
                self.functions.iter().filter_map(of).fold(total, u64::saturating_sub)
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
                write!(out, " (of {instances} functions of this name the one with the most {what})")?;
            }
            match difference {
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
