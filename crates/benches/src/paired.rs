//! What the lab asks of a suite that is to compare two kernels in lock-step, and what the suite answers.
//!
//! The suite of an axis is asked by its arguments: `--lockstep BASELINE VARIANT MODE SAMPLES SEED`. It answers with two
//! lines, a word and numbers each: `baseline-first` with the samples of the turns in which the baseline came first, and
//! `variant-first` with the others. A sample is a log speed ratio in millionths, `1e6 · ln(baseline's time / variant's time)`.
//!
//! How many samples there are to be is known beforehand and the second line must end, so an answer that was cut anywhere is
//! noticed.

use std::fmt;

/// The argument that asks for it.
const OPTION: &str = "--lockstep";

/// The most samples that may be asked for: a bound against typing errors.
const MOST_SAMPLES: u32 = 100_000;

/// The words before the samples of each line.
const BASELINE_FIRST: &str = "baseline-first";
const VARIANT_FIRST: &str = "variant-first";

/// A comparison that is asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    /// The variant that the other is measured against.
    pub baseline: String,
    /// The variant that is measured; the baseline's own name makes it a control.
    pub variant: String,
    /// What of them.
    pub mode: Mode,
    /// How many samples, an even number, since each order comes equally often.
    pub samples: u32,
    /// The seed of every random choice.
    pub seed: u64,
}

/// What of a variant is timed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// The chain.
    Latency,
    /// The independent operations.
    Throughput,
}

impl Mode {
    /// Its name, the same as in bench ids.
    pub fn name(self) -> &'static str {
        match self {
            Self::Latency => "latency",
            Self::Throughput => "throughput",
        }
    }
}

/// Why a request is refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// Words are missing, or there are more.
    #[error("`{OPTION}` takes five words, BASELINE VARIANT MODE SAMPLES SEED, but was given {0}")]
    Words(usize),
    /// No such mode.
    #[error("there is no mode `{0}`; the modes are latency and throughput")]
    Mode(String),
    /// No such number of samples.
    #[error("`{0}` is not an even number of samples from 2 to {MOST_SAMPLES}")]
    Samples(String),
    /// No seed.
    #[error("`{0}` is not a seed: it must be a number from 0 to {max}", max = u64::MAX)]
    Seed(String),
    /// No such variant.
    #[error("there is no variant `{name}` here; the variants that this CPU runs are {known}")]
    Variant {
        /// The name that was asked for.
        name: String,
        /// The names there are.
        known: String,
    },
}

impl Request {
    /// The request among a suite's arguments; none where they do not begin with one.
    pub fn parse(arguments: &[String]) -> Result<Option<Self>, Refusal> {
        let Some((OPTION, words)) = arguments.split_first().map(|(first, rest)| (first.as_str(), rest))
        else {
            return Ok(None);
        };
        let [baseline, variant, mode, samples, seed] = words else {
            return Err(Refusal::Words(words.len()));
        };
        let known = [Mode::Latency, Mode::Throughput].into_iter().find(|known| known.name() == mode);
        let even = |count: &u32| count.is_multiple_of(2) && (2..=MOST_SAMPLES).contains(count);
        Ok(Some(Self {
            baseline: baseline.clone(),
            variant: variant.clone(),
            mode: known.ok_or_else(|| Refusal::Mode(mode.clone()))?,
            samples: samples.parse().ok().filter(even).ok_or_else(|| Refusal::Samples(samples.clone()))?,
            seed: seed.parse().map_err(|_| Refusal::Seed(seed.clone()))?,
        }))
    }

    /// The arguments that ask for it.
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

/// The samples of one launch.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Answer {
    /// Those of the turns in which the baseline came first.
    pub baseline_first: Vec<i32>,
    /// Those of the turns in which the variant did.
    pub variant_first: Vec<i32>,
}

/// What is wrong with an answer.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Torn {
    /// A line is not there, or another one is.
    #[error("the line `{0}` is missing")]
    Missing(&'static str),
    /// The line ends before its end.
    #[error("the line `{0}` is cut short")]
    Cut(&'static str),
    /// A word is no sample.
    #[error("`{word}` in the line `{line}` is not a sample")]
    Sample {
        /// The line.
        line: &'static str,
        /// The word.
        word: String,
    },
    /// There are not as many samples as were asked for.
    #[error("the line `{line}` has {found} samples instead of {wanted}")]
    Count {
        /// The line.
        line: &'static str,
        /// How many there are.
        found: usize,
        /// How many there should be.
        wanted: usize,
    },
    /// Something comes after the answer.
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
    /// Reads what a suite printed that was asked for so many samples.
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

/// The samples of the line of that name, with which the text begins, and what comes after it.
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
    fn a_request_comes_back_as_it_was_asked() {
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
    }

    #[test]
    fn a_wrong_request_is_refused_by_the_word_that_is_wrong() {
        for (arguments, refusal) in [
            ("", Refusal::Words(0)),
            ("a b latency 12", Refusal::Words(4)),
            ("a b latency 12 1 2", Refusal::Words(6)),
            ("a b sideways 12 1", Refusal::Mode("sideways".into())),
            ("a b latency 12 -1", Refusal::Seed("-1".into())),
        ] {
            assert_eq!(Request::parse(&words(&format!("--lockstep {arguments}"))), Err(refusal));
        }
        for samples in ["0", "1", "13", "-2", "1e3", "100002", "99999999999"] {
            let line = format!("--lockstep a b latency {samples} 1");
            assert_eq!(Request::parse(&words(&line)), Err(Refusal::Samples(samples.into())));
        }
    }

    #[test]
    fn a_torn_answer_is_refused_by_what_is_wrong_with_it() {
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
