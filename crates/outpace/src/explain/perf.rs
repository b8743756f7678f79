//! Reader of the output of `perf report`: the number of samples of each function.

use super::{Counts, Function};
use crate::error::{Context, Result};

/// Separator of the fields. Where a name contains it, `perf` prints another character instead.
pub(super) const SEPARATOR: &str = "\t";

/// The fields that `perf report` is asked for.
pub(super) const FIELDS: &str = "sample,sym,dso";

/// Reads the samples of each function. A line is `689 <tab> [.] symbol <tab> object`, padded with
/// spaces.
///
/// # Errors
///
/// Fails if a line has another form.
pub fn parse(text: &str) -> Result<Counts> {
    let mut counts = Counts::new();
    for line in text.lines().filter(|line| !line.trim().is_empty() && !line.starts_with('#')) {
        let read = || {
            let mut fields = line.split(SEPARATOR).map(str::trim);
            let samples: u64 = fields.next()?.parse().ok()?;
            // The mode of the sample precedes the name: `[.]` for the program, `[k]` for the
            // kernel.
            let symbol = fields.next()?.split_once(']')?.1.trim();
            Some((Function { symbol: symbol.to_owned(), object: fields.next()?.to_owned() }, samples))
        };
        let (function, samples) = read().with_context(|| format!("`perf report` printed: {line:.200}"))?;
        let count = counts.entry(function).or_default();
        *count = count.saturating_add(samples);
    }
    Ok(counts)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn samples_are_read_with_their_functions() {
        let printed = " 689        \t[.] work                         \ta                   \n\
            \n# Samples: 3\n 2\t[k] 0xffff\t[kernel.kallsyms]\n1\t[.] work\ta\n";
        let function = |symbol: &str, object: &str| Function { symbol: symbol.into(), object: object.into() };
        let wanted =
            Counts::from([(function("work", "a"), 690), (function("0xffff", "[kernel.kallsyms]"), 2)]);
        assert_eq!(parse(printed).unwrap(), wanted);
        for line in ["Error:", "x\t[.] f\ta", "1\tf\ta", "1\t[.] f"] {
            assert_eq!(parse(line).unwrap_err().to_string(), format!("`perf report` printed: {line}"));
        }
    }
}
