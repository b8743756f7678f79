//! The protocol in which the lab requests a comparison of two kernels in lock-step from a suite.
//!
//! The lab passes the request as arguments to the suite of an axis:
//! `--lockstep BASELINE VARIANT MODE SAMPLES SEED`. The suite answers with two lines, each a word
//! and numbers: `baseline-first` with the samples for which the baseline ran first, and
//! `variant-first` with those for which the variant ran first. A sample is a log speed ratio in
//! millionths, `1e6 · ln(baseline's time / variant's time)`.
//!
//! For the CPU's own counters, which count a whole process, the lab requests one kernel alone:
//! `--alone VARIANT MODE OPERATIONS`. The suite then answers nothing.
//!
//! The number of samples is known beforehand and the second line must be terminated, so an answer
//! that was cut anywhere is noticed.

use std::fmt;

/// The argument that starts a request.
const OPTION: &str = "--lockstep";

/// The argument that starts a request for one kernel alone.
const ALONE: &str = "--alone";

/// Greatest number of samples of a request, a limit against typing errors.
const MOST_SAMPLES: u32 = 100_000;

/// Greatest number of operations of a request, a limit against typing errors.
const MOST_OPERATIONS: u64 = 1_000_000_000_000;

/// The words before the samples of each line.
const BASELINE_FIRST: &str = "baseline-first";
const VARIANT_FIRST: &str = "variant-first";

/// A requested comparison.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    /// The variant that the other one is compared with.
    pub baseline: String,
    /// The variant that is compared; the baseline's own name makes it a control.
    pub variant: String,
    /// The mode of both kernels.
    pub mode: Mode,
    /// Number of samples; it is even, because each order occurs equally often.
    pub samples: u32,
    /// The seed of every random choice.
    pub seed: u64,
}

/// The mode in which a variant is timed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// A chain of operations: each waits for the result of the previous one.
    Latency,
    /// Operations that do not wait for one another.
    Throughput,
}

impl Mode {
    /// Returns the name of the mode, as in bench ids.
    pub fn name(self) -> &'static str {
        match self {
            Self::Latency => "latency",
            Self::Throughput => "throughput",
        }
    }

    fn parse(name: &str) -> Result<Self, Refusal> {
        let known = [Self::Latency, Self::Throughput].into_iter().find(|known| known.name() == name);
        known.ok_or_else(|| Refusal::Mode(name.to_owned()))
    }
}

/// The reason why a request is refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// Too few or too many words.
    #[error("`{OPTION}` takes five words, BASELINE VARIANT MODE SAMPLES SEED, but was given {0}")]
    Words(usize),
    /// Too few or too many words for one kernel alone.
    #[error("`{ALONE}` takes three words, VARIANT MODE OPERATIONS, but was given {0}")]
    SingleKernelWords(usize),
    /// An invalid number of operations.
    #[error("`{0}` is not a number of operations from 1 to {MOST_OPERATIONS}")]
    Operations(String),
    /// An unknown mode.
    #[error("there is no mode `{0}`; the modes are latency and throughput")]
    Mode(String),
    /// An invalid number of samples.
    #[error("`{0}` is not an even number of samples from 2 to {MOST_SAMPLES}")]
    Samples(String),
    /// An invalid seed.
    #[error("`{0}` is not a seed: it must be a number from 0 to {max}", max = u64::MAX)]
    Seed(String),
    /// An unknown variant.
    #[error("there is no variant `{name}` here; the variants that this CPU runs are {known}")]
    Variant {
        /// The requested name.
        name: String,
        /// The known names.
        known: String,
    },
}

impl Request {
    /// Parses the request in a suite's arguments; returns `None` if they do not start with one.
    pub fn parse(arguments: &[String]) -> Result<Option<Self>, Refusal> {
        let Some((OPTION, words)) = arguments.split_first().map(|(first, rest)| (first.as_str(), rest))
        else {
            return Ok(None);
        };
        let [baseline, variant, mode, samples, seed] = words else {
            return Err(Refusal::Words(words.len()));
        };
        let even = |count: &u32| count.is_multiple_of(2) && (2..=MOST_SAMPLES).contains(count);
        Ok(Some(Self {
            baseline: baseline.clone(),
            variant: variant.clone(),
            mode: Mode::parse(mode)?,
            samples: samples.parse().ok().filter(even).ok_or_else(|| Refusal::Samples(samples.clone()))?,
            seed: seed.parse().map_err(|_| Refusal::Seed(seed.clone()))?,
        }))
    }

    /// Returns the arguments of the request.
    pub fn arguments(&self) -> [String; 6] {
        [
            OPTION.to_owned(),
            self.baseline.clone(),
            self.variant.clone(),
            self.mode.name().to_owned(),
            self.samples.to_string(),
            self.seed.to_string(),
        ]
    }
}

/// A request to run one kernel alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SingleKernelRequest {
    /// Name of the variant to run.
    pub variant: String,
    /// The mode of its kernel.
    pub mode: Mode,
    /// Number of operations, which is rounded up to whole passes over the operands.
    pub operations: u64,
}

impl SingleKernelRequest {
    /// Parses the request in a suite's arguments; returns `None` if they do not start with one.
    pub fn parse(arguments: &[String]) -> Result<Option<Self>, Refusal> {
        let Some((ALONE, words)) = arguments.split_first().map(|(first, rest)| (first.as_str(), rest)) else {
            return Ok(None);
        };
        let [variant, mode, operations] = words else {
            return Err(Refusal::SingleKernelWords(words.len()));
        };
        let count = operations.parse().ok().filter(|count| (1..=MOST_OPERATIONS).contains(count));
        Ok(Some(Self {
            variant: variant.clone(),
            mode: Mode::parse(mode)?,
            operations: count.ok_or_else(|| Refusal::Operations(operations.clone()))?,
        }))
    }

    /// Returns the arguments of the request.
    pub fn arguments(&self) -> [String; 4] {
        let Self { variant, mode, operations } = self;
        [ALONE.to_owned(), variant.clone(), mode.name().to_owned(), operations.to_string()]
    }
}

/// The samples of one launch.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Answer {
    /// Samples for which the baseline ran first.
    pub baseline_first: Vec<i32>,
    /// Samples for which the variant ran first.
    pub variant_first: Vec<i32>,
}

/// A fault in an answer.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Torn {
    /// A line is missing, or another line is in its place.
    #[error("the line `{0}` is missing")]
    Missing(&'static str),
    /// The line is not terminated.
    #[error("the line `{0}` is cut short")]
    Cut(&'static str),
    /// A word is not a sample.
    #[error("`{word}` in the line `{line}` is not a sample")]
    Sample {
        /// The name of the line.
        line: &'static str,
        /// The faulty word.
        word: String,
    },
    /// The number of samples differs from the requested one.
    #[error("the line `{line}` has {found} samples instead of {wanted}")]
    Count {
        /// The name of the line.
        line: &'static str,
        /// Number of samples found.
        found: usize,
        /// Number of samples expected.
        wanted: usize,
    },
    /// Further text follows the answer.
    #[error("more comes after the line `{0}`")]
    More(&'static str),
}

impl fmt::Display for Answer {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, samples) in [(BASELINE_FIRST, &self.baseline_first), (VARIANT_FIRST, &self.variant_first)]
        {
            formatter.write_str(name)?;
            samples.iter().try_for_each(|sample| write!(formatter, " {sample}"))?;
            formatter.write_str("\n")?;
        }
        Ok(())
    }
}

impl Answer {
    /// Parses the output of a suite that was asked for this many samples.
    pub fn parse(text: &str, samples: u32) -> Result<Self, Torn> {
        let wanted = samples as usize / 2;
        let (baseline_first, rest) = line(text, BASELINE_FIRST, wanted)?;
        let (variant_first, rest) = line(rest, VARIANT_FIRST, wanted)?;
        if !rest.is_empty() {
            return Err(Torn::More(VARIANT_FIRST));
        }
        Ok(Self { baseline_first, variant_first })
    }
}

/// Parses the line with this name at the start of the text. Returns its samples and the text after
/// it.
fn line<'a>(text: &'a str, name: &'static str, wanted: usize) -> Result<(Vec<i32>, &'a str), Torn> {
    let rest = text.strip_prefix(name).ok_or(Torn::Missing(name))?;
    let (line, rest) = rest.split_once('\n').ok_or(Torn::Cut(name))?;
    let sample = |word: &str| word.parse().map_err(|_| Torn::Sample { line: name, word: word.to_owned() });
    let samples: Vec<i32> = line.split_whitespace().map(sample).collect::<Result<_, _>>()?;
    if samples.len() != wanted {
        return Err(Torn::Count { line: name, found: samples.len(), wanted });
    }
    Ok((samples, rest))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(line: &str) -> Vec<String> {
        line.split_whitespace().map(str::to_owned).collect()
    }

    #[test]
    fn requests_round_trip() {
        let request = Request {
            baseline: "hardware".into(),
            variant: "swar".into(),
            mode: Mode::Latency,
            samples: 12,
            seed: u64::MAX,
        };
        assert_eq!(Request::parse(&request.arguments()), Ok(Some(request)));
        assert_eq!(Request::parse(&words("--noplot popcount")), Ok(None));
        assert_eq!(Request::parse(&[]), Ok(None));
        let request =
            SingleKernelRequest { variant: "swar".into(), mode: Mode::Throughput, operations: 1 << 20 };
        assert_eq!(SingleKernelRequest::parse(&request.arguments()), Ok(Some(request)));
        assert_eq!(SingleKernelRequest::parse(&words("--lockstep a b latency 12 1")), Ok(None));
    }

    #[test]
    fn a_bad_request_is_refused_naming_the_bad_word() {
        for (arguments, refusal) in [
            ("", Refusal::Words(0)),
            ("a b latency 12", Refusal::Words(4)),
            ("a b latency 12 1 2", Refusal::Words(6)),
            ("a b sideways 12 1", Refusal::Mode("sideways".into())),
            ("a b latency 12 -1", Refusal::Seed("-1".into())),
        ] {
            assert_eq!(Request::parse(&words(&format!("--lockstep {arguments}"))), Err(refusal));
        }
        for (arguments, refusal) in [
            ("a latency", Refusal::SingleKernelWords(2)),
            ("a sideways 5", Refusal::Mode("sideways".into())),
            ("a latency 0", Refusal::Operations("0".into())),
            ("a latency 1e3", Refusal::Operations("1e3".into())),
        ] {
            assert_eq!(SingleKernelRequest::parse(&words(&format!("--alone {arguments}"))), Err(refusal));
        }
        for samples in ["0", "1", "13", "-2", "1e3", "100002", "99999999999"] {
            let line = format!("--lockstep a b latency {samples} 1");
            assert_eq!(Request::parse(&words(&line)), Err(Refusal::Samples(samples.into())));
        }
    }

    #[test]
    fn a_damaged_answer_is_refused_with_its_fault() {
        let (first, second) = (BASELINE_FIRST, VARIANT_FIRST);
        for (text, torn) in [
            ("", Torn::Missing(first)),
            ("baseline-first 1 2\n", Torn::Missing(second)),
            ("baseline-first 1 2\nvariant-first 3 4", Torn::Cut(second)),
            ("baseline-first 1 2 3\nvariant-first 3 4\n", Torn::Count { line: first, found: 3, wanted: 2 }),
            ("baseline-first 1 2\nvariant-first 3 inf\n", Torn::Sample { line: second, word: "inf".into() }),
            ("baseline-first 1 2\nvariant-first 3 4\n5", Torn::More(second)),
        ] {
            assert_eq!(Answer::parse(text, 4), Err(torn));
        }
        let whole = Answer { baseline_first: vec![1, -2], variant_first: vec![3, 4] };
        assert_eq!(Answer::parse(&whole.to_string(), 4), Ok(whole));
    }
}
