//! The record: everything that one run of `cargo lab choose` saw, and what it concluded from it.
//!
//! `reports/<machine>/record.json` holds one [`Record`]. The report is drawn from it, and the decision is a pure
//! function of it, so it keeps the raw samples, not only their summary. What could not be measured is in it too, with
//! the reason and the way to get it.
//!
//! # Units and signs
//!
//! - A *sample* is a log speed ratio in millionths: `1e6 · ln(baseline's time / candidate's time)` for the same nodes of
//!   the same positions. Positive means that the candidate is the faster one.
//! - A *gain* is a plain fraction of speed: `0.031` is 3.1 % more nodes a second than the baseline, `-0.02` is 2 % fewer.
//! - Times are seconds unless the name says nanoseconds.
//! - An engine is known by its *slug*: `baseline`, `popcount-swar`, `target-x86-64-v3`, `control` (the byte-identical
//!   copy of the baseline), `combined`.

use std::io::{self, Write};
use std::path::Path;

use anyhow::{Context, Result, bail};
use serde::{Deserialize, Serialize};

/// The version of the schema that this lab writes and reads. It grows with every change that an older reader would
/// misunderstand.
pub(crate) const SCHEMA: u32 = 1;

/// The slug of the default build, against which everything is measured.
pub(crate) const BASELINE: &str = "baseline";

/// The slug of the byte-identical copy of the baseline, measured as if it were one more candidate.
pub(crate) const CONTROL: &str = "control";

/// The slug of the build with all winners together.
pub(crate) const COMBINED: &str = "combined";

/// The axis whose variants are target levels (`-C target-cpu`) instead of cargo features.
pub(crate) const TARGET: &str = "target";

/// One run of `cargo lab choose`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Record {
    /// [`SCHEMA`] when it was written.
    pub(crate) schema: u32,
    /// The command that made it, with the seed spelled out.
    pub(crate) command: String,
    /// When the run began, in seconds since 1970-01-01 UTC.
    pub(crate) started: u64,
    /// The seed of every random choice in the run.
    pub(crate) seed: u64,
    /// Whether it was a `--quick` run.
    pub(crate) quick: bool,
    /// The machine.
    pub(crate) machine: Machine,
    /// The compiler.
    pub(crate) compiler: Compiler,
    /// The engine's source.
    pub(crate) source: Source,
    /// The axes that were looked at, in the order of the tables.
    pub(crate) axes: Vec<Axis>,
    /// Variants that cannot run here, or cannot be built.
    pub(crate) unavailable: Vec<Unavailable>,
    /// Every engine that was built; the baseline is the first.
    pub(crate) engines: Vec<Engine>,
    /// Rung 1: the depth of the `bench` runs and the node count that all must reach.
    pub(crate) signature: Signature,
    /// Rung 2: time per operation.
    pub(crate) kernels: Rung<KernelFigure>,
    /// Rung 2: instructions per operation.
    pub(crate) instructions: Rung<InstructionFigure>,
    /// Rung 3: whole engines in lock-step.
    pub(crate) duel: Duel,
    /// Rung 3 on fresh launches: the combined recipe against the baseline, where there was a winner to confirm.
    pub(crate) confirmation: Option<Comparison>,
    /// Rung 4: the machine code.
    pub(crate) listings: Rung<ListingFigure>,
    /// What follows from all this.
    pub(crate) decision: Decision,
    /// How long each phase took, in their order.
    pub(crate) phases: Vec<Phase>,
}

/// The machine, as far as it bears on the figures. Nothing in it changes from boot to boot.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Machine {
    /// The name of its folder in `reports/`: `intel-xeon-6-cf-2`.
    pub(crate) key: String,
    /// `GenuineIntel`, `AuthenticAMD`, ...
    pub(crate) vendor: String,
    /// What the CPU calls itself.
    pub(crate) brand: String,
    /// CPUID family, the extended part added in; 0 where there is no CPUID.
    pub(crate) family: u32,
    /// CPUID model, with the extended part.
    pub(crate) model: u32,
    /// CPUID stepping.
    pub(crate) stepping: u32,
    /// Logical CPUs that this process may use.
    pub(crate) cpus: usize,
    /// The hypervisor's name, where the machine is a virtual one.
    pub(crate) hypervisor: Option<String>,
    /// The target levels that it runs, lowest first: `x86-64`, `x86-64-v2`, ...
    pub(crate) levels: Vec<String>,
    /// The operating system.
    pub(crate) os: String,
}

/// The compiler.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Compiler {
    /// The first line of `rustc -vV`.
    pub(crate) version: String,
    /// The host triple, for which the engines are built.
    pub(crate) host: String,
    /// The version of LLVM.
    pub(crate) llvm: String,
}

/// The engine's source.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Source {
    /// The package's version.
    pub(crate) version: String,
    /// The git revision; none outside a checkout.
    pub(crate) revision: Option<String>,
    /// Whether files that git knows differ from that revision.
    pub(crate) dirty: bool,
    /// SHA-256 over the engine's source files and manifests, which tells apart what the revision does not.
    pub(crate) sha256: String,
}

/// One axis: a decision with several answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Axis {
    /// `popcount`, `sliders`, `score`, `repetition`, `target`.
    pub(crate) name: String,
    /// The variant that the default build has here; where it picks one at start-up, what it picks on this machine.
    pub(crate) default: String,
    /// All variants that the library knows, whether or not they run here.
    pub(crate) variants: Vec<String>,
}

/// A variant that is not measured because it cannot be.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Unavailable {
    /// Its axis.
    pub(crate) axis: String,
    /// Its name.
    pub(crate) variant: String,
    /// Why: `this CPU has no AVX-512`.
    pub(crate) reason: String,
}

/// One engine binary.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Engine {
    /// What it is called in this record.
    pub(crate) slug: String,
    /// The axis in which it differs from the baseline; none for the baseline, the control and the combined build.
    pub(crate) axis: Option<String>,
    /// Its variant of that axis.
    pub(crate) variant: Option<String>,
    /// The cargo features.
    pub(crate) features: Vec<String>,
    /// `-C target-cpu`, where it is set.
    pub(crate) target_cpu: Option<String>,
    /// The line that builds it, for a shell.
    pub(crate) command: String,
    /// SHA-256 of the file, in hexadecimal.
    pub(crate) sha256: String,
    /// SHA-256 of its machine code and constants alone (sections `.text` and `.rodata`), where the format is known.
    pub(crate) code_sha256: Option<String>,
    /// The file's size in bytes.
    pub(crate) bytes: u64,
    /// How long its build took; next to nothing where cargo found it fresh.
    pub(crate) build_seconds: f64,
    /// The slug of an earlier engine with the very same code, which is then not timed again.
    pub(crate) same_code_as: Option<String>,
    /// The node count of its `bench`; none where `bench` failed.
    pub(crate) nodes: Option<u64>,
    /// Nodes a second in that one run. A side figure: the verdict comes from the duel.
    pub(crate) nps: Option<u64>,
    /// Why it is not timed, where it is not: a wrong signature, a crash.
    pub(crate) fault: Option<String>,
}

/// Rung 1.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Signature {
    /// The depth given to `bench`; none for its own.
    pub(crate) depth: Option<u32>,
    /// The baseline's node count.
    pub(crate) nodes: u64,
}

/// A rung's figures, or why there are none.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "state", rename_all = "kebab-case")]
pub(crate) enum Rung<T> {
    /// It was measured.
    Measured {
        /// One entry a figure.
        figures: Vec<T>,
    },
    /// It was not.
    Unmeasured {
        /// Why not.
        reason: String,
        /// The command that would get it, where there is one.
        remedy: Option<String>,
    },
}

impl<T> Rung<T> {
    /// The figures of what may have failed: the error becomes the reason.
    pub(crate) fn from_result(figures: Result<Vec<T>>, remedy: Option<&str>) -> Self {
        match figures {
            Ok(figures) if figures.is_empty() => Self::Unmeasured {
                reason: "the run gave no figures".to_owned(),
                remedy: remedy.map(str::to_owned),
            },
            Ok(figures) => Self::Measured { figures },
            Err(error) => {
                Self::Unmeasured { reason: format!("{error:#}"), remedy: remedy.map(str::to_owned) }
            }
        }
    }

    /// The figures; none where it was not measured.
    pub(crate) fn figures(&self) -> &[T] {
        match self {
            Self::Measured { figures } => figures,
            Self::Unmeasured { .. } => &[],
        }
    }
}

/// What a kernel's figure is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Mode {
    /// A chain in which each operation waits for the one before.
    Latency,
    /// Operations that do not wait for one another.
    Throughput,
}

/// Time per operation of one variant on one kind of operands, by criterion.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct KernelFigure {
    /// Its axis.
    pub(crate) axis: String,
    /// Its variant.
    pub(crate) variant: String,
    /// The operands: `density-04`, `recorded-mobility`, ...
    pub(crate) operands: String,
    /// Latency or throughput.
    pub(crate) mode: Mode,
    /// The estimate.
    pub(crate) nanoseconds_per_op: f64,
    /// The lower end of its 95 % interval.
    pub(crate) low: f64,
    /// The upper end.
    pub(crate) high: f64,
}

/// Instructions per operation of one variant on one kind of operands, counted under valgrind.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct InstructionFigure {
    /// Its axis.
    pub(crate) axis: String,
    /// Its variant.
    pub(crate) variant: String,
    /// The operands, named as in [`KernelFigure::operands`].
    pub(crate) operands: String,
    /// Latency or throughput.
    pub(crate) mode: Mode,
    /// Exact, but blind to what an instruction costs.
    pub(crate) instructions_per_op: f64,
}

/// The listing of one kernel.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct ListingFigure {
    /// Its axis.
    pub(crate) axis: String,
    /// Its variant.
    pub(crate) variant: String,
    /// The target level that it was compiled for.
    pub(crate) target_cpu: String,
    /// Where it is kept, from the package's root.
    pub(crate) path: String,
    /// How many instructions it has.
    pub(crate) instructions: usize,
    /// The variant that was compiled to the same code, where there is one before it in the list.
    pub(crate) same_code_as: Option<String>,
}

/// Rung 3: what was run, and its samples.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Duel {
    /// Size of the transposition table in every process, in MiB.
    pub(crate) hash_mib: u32,
    /// What one slice was meant to last, in seconds.
    pub(crate) slice_seconds: f64,
    /// Samples a launch was meant to give; each takes two slices of either engine.
    pub(crate) samples_per_launch: u32,
    /// The positions and how many nodes of each make a slice.
    pub(crate) positions: Vec<Slice>,
    /// One for the control and one for each candidate that was timed.
    pub(crate) comparisons: Vec<Comparison>,
}

/// What is searched in one slice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Slice {
    /// The position.
    pub(crate) fen: String,
    /// `go nodes` this many.
    pub(crate) nodes: u64,
}

/// The samples of one candidate against the baseline.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Comparison {
    /// The candidate's slug.
    pub(crate) candidate: String,
    /// One row a launch of both processes; each holds the samples of that launch in their order, in millionths.
    pub(crate) launches: Vec<Vec<i32>>,
}

/// What the run concluded; a pure function of the rest of the record.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Decision {
    /// The rules that were applied.
    pub(crate) rules: Rules,
    /// The A/A control's estimate, which should be nothing; none where it was not measured.
    pub(crate) control: Option<Judgement>,
    /// Every variant's verdict, axis by axis, in the order of the axes.
    pub(crate) judgements: Vec<Judgement>,
    /// The combined recipe's verdict on fresh launches, where there was a winner to confirm.
    pub(crate) confirmation: Option<Judgement>,
    /// What to build.
    pub(crate) choice: Choice,
}

/// The constants of the decision.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Rules {
    /// The confidence of an interval: 0.95.
    pub(crate) confidence: f64,
    /// The smallest gain that is worth a decision: 0.005.
    pub(crate) relevance: f64,
    /// The chance with which the smallest visible effect would have been seen: 0.9.
    pub(crate) power: f64,
    /// Bootstrap resamples.
    pub(crate) resamples: u32,
    /// Fewer launches than this decide nothing.
    pub(crate) min_launches: usize,
}

/// One variant's verdict.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Judgement {
    /// Its axis; none for the control and the combined build.
    pub(crate) axis: Option<String>,
    /// Its variant, or the slug where there is no axis.
    pub(crate) variant: String,
    /// The verdict.
    pub(crate) verdict: Verdict,
    /// The figures behind it, where it was timed.
    pub(crate) estimate: Option<Estimate>,
}

/// A verdict.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "is", rename_all = "kebab-case")]
pub(crate) enum Verdict {
    /// Faster than the baseline, by more than the relevance threshold, after correction.
    Faster,
    /// Slower, likewise.
    Slower,
    /// Neither could be shown.
    NoDifference {
        /// The smallest gain or loss that this run would have seen.
        smallest_visible: f64,
    },
    /// The compiler made the same code of both: nothing to time.
    SameCode {
        /// The slug of the engine with that code.
        of: String,
    },
    /// It is what the default build has on this axis; there is no other build of it.
    Default,
    /// It was not judged: it cannot run here, gave a wrong node count, or could not be launched often enough.
    Unjudged {
        /// Why.
        reason: String,
    },
}

/// The figures of one comparison.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Estimate {
    /// The gain.
    pub(crate) gain: f64,
    /// The lower end of its interval at [`Rules::confidence`].
    pub(crate) low: f64,
    /// The upper end.
    pub(crate) high: f64,
    /// The lower end of the wider interval that the verdict looked at: corrected for the number of variants.
    pub(crate) corrected_low: f64,
    /// The upper end.
    pub(crate) corrected_high: f64,
    /// The standard deviation of the launches' medians, as a fraction: what two launches differ by.
    pub(crate) spread: f64,
    /// How many launches.
    pub(crate) launches: usize,
    /// How many samples in all.
    pub(crate) samples: usize,
}

/// What to build.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Choice {
    /// The winners; an axis that is not named keeps its default.
    pub(crate) winners: Vec<Winner>,
    /// The cargo features.
    pub(crate) features: Vec<String>,
    /// `-C target-cpu`, where it is set.
    pub(crate) target_cpu: Option<String>,
    /// The measured gain over the default build: the confirmation's, where there is one.
    pub(crate) gain: Option<Estimate>,
    /// Why, in one sentence.
    pub(crate) because: String,
    /// The line that builds it.
    pub(crate) command: String,
}

/// The variant that one axis chose.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Winner {
    /// The axis.
    pub(crate) axis: String,
    /// The variant.
    pub(crate) variant: String,
}

/// How long a phase took.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Phase {
    /// `build`, `verify`, `kernels`, `instructions`, `listings`, `engines`, `confirm`.
    pub(crate) name: String,
    /// Wall time.
    pub(crate) seconds: f64,
}

impl Record {
    /// The text of `record.json`.
    pub(crate) fn to_json(&self) -> Result<Vec<u8>> {
        let mut text = Vec::new();
        let mut serializer = serde_json::Serializer::with_formatter(&mut text, Rows::default());
        self.serialize(&mut serializer).context("cannot write the record as JSON")?;
        text.push(b'\n');
        Ok(text)
    }

    /// Reads a record; `origin` is where the text came from, for the error.
    pub(crate) fn from_json(text: &[u8], origin: &Path) -> Result<Self> {
        #[derive(Deserialize)]
        struct Version {
            schema: u32,
        }
        let broken = || format!("{} is not a whole record", origin.display());
        let version: Version = serde_json::from_slice(text).with_context(broken)?;
        if version.schema != SCHEMA {
            bail!(
                "{} has schema {}, but this lab reads schema {SCHEMA}: measure again",
                origin.display(),
                version.schema
            );
        }
        serde_json::from_slice(text).with_context(broken)
    }
}

/// JSON for people and for `git diff`: an object's entries on lines of their own, a list of numbers or names on one line.
#[derive(Default)]
struct Rows {
    /// The open lists and objects, outermost first.
    open: Vec<Open>,
}

struct Open {
    is_list: bool,
    /// Whether an entry stands on a line of its own, so that the closing bracket does too.
    broken: bool,
}

impl Rows {
    fn line<W: Write + ?Sized>(&mut self, out: &mut W) -> io::Result<()> {
        if let Some(open) = self.open.last_mut() {
            open.broken = true;
        }
        out.write_all(b"\n")?;
        (0..self.open.len()).try_for_each(|_| out.write_all(b" "))
    }

    fn begin<W: Write + ?Sized>(&mut self, out: &mut W, is_list: bool) -> io::Result<()> {
        if self.open.last().is_some_and(|open| open.is_list) {
            self.line(out)?;
        }
        self.open.push(Open { is_list, broken: false });
        out.write_all(if is_list { b"[" } else { b"{" })
    }

    fn end<W: Write + ?Sized>(&mut self, out: &mut W) -> io::Result<()> {
        let Some(open) = self.open.pop() else { return Ok(()) };
        if open.broken {
            out.write_all(b"\n")?;
            (0..self.open.len()).try_for_each(|_| out.write_all(b" "))?;
        }
        out.write_all(if open.is_list { b"]" } else { b"}" })
    }
}

impl serde_json::ser::Formatter for Rows {
    fn begin_array<W: Write + ?Sized>(&mut self, out: &mut W) -> io::Result<()> {
        self.begin(out, true)
    }

    fn end_array<W: Write + ?Sized>(&mut self, out: &mut W) -> io::Result<()> {
        self.end(out)
    }

    fn begin_object<W: Write + ?Sized>(&mut self, out: &mut W) -> io::Result<()> {
        self.begin(out, false)
    }

    fn end_object<W: Write + ?Sized>(&mut self, out: &mut W) -> io::Result<()> {
        self.end(out)
    }

    fn begin_object_key<W: Write + ?Sized>(&mut self, out: &mut W, first: bool) -> io::Result<()> {
        if !first {
            out.write_all(b",")?;
        }
        self.line(out)
    }

    fn begin_object_value<W: Write + ?Sized>(&mut self, out: &mut W) -> io::Result<()> {
        out.write_all(b": ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn samples_stand_on_one_line_a_launch() {
        let comparison =
            Comparison { candidate: "popcount-swar".into(), launches: vec![vec![1, -2, 3], vec![], vec![4]] };
        let mut text = Vec::new();
        comparison
            .serialize(&mut serde_json::Serializer::with_formatter(&mut text, Rows::default()))
            .unwrap();
        assert_eq!(
            String::from_utf8(text.clone()).unwrap(),
            "{\n \"candidate\": \"popcount-swar\",\n \"launches\": [\n  [1,-2,3],\n  [],\n  [4]\n ]\n}"
        );
        assert_eq!(serde_json::from_slice::<Comparison>(&text).unwrap(), comparison);
    }

    #[test]
    fn a_record_of_another_schema_or_a_torn_one_gives_one_clear_error() {
        let origin = Path::new("reports/some-cpu/record.json");
        let other = Record::from_json(br#"{"schema": 99, "anything": 1}"#, origin).unwrap_err();
        assert!(format!("{other:#}").contains("record.json has schema 99"), "{other:#}");
        let torn = Record::from_json(br#"{"schema": 1, "command": "cargo l"#, origin).unwrap_err();
        assert!(format!("{torn:#}").contains("record.json is not a whole record"), "{torn:#}");
    }

    #[test]
    fn an_unmeasured_rung_keeps_its_reason() {
        let rung = Rung::<KernelFigure>::from_result(
            Err(anyhow::anyhow!("no valgrind")),
            Some("apt install valgrind"),
        );
        let text = serde_json::to_string(&rung).unwrap();
        assert_eq!(text, r#"{"state":"unmeasured","reason":"no valgrind","remedy":"apt install valgrind"}"#);
        assert!(rung.figures().is_empty());
    }
}
