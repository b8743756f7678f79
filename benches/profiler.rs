//! Flamegraphs from criterion's profiling mode: `cargo lab profile`, or
//! `cargo bench -p plywright-suites --features flamegraphs --bench X -- --profile-time N`.
//!
//! There is one graph per bench file, not one per measurement: its lowest frames are the parts of
//! the measurement's id, so that variants stand side by side over the operands they share. The
//! folded stacks are kept next to the graph, for other tools and for diffs; both files are replaced
//! whole after each measurement.
//!
//! Work in the system's libraries and its kernel is neither unwound nor sampled. If there is much
//! of it (starting threads, waiting for locks), a profiler made with [`Flamegraphs::with_system`]
//! reports its amount: the CPU time without samples.
//!
//! pprof's own bridge to criterion is not used, because it pins an older criterion, and its graphs
//! use an unmaintained parser.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use plywright_benches::names::plain;
use pprof::{ProfilerGuard, ProfilerGuardBuilder};
use whole_files::replace;

/// Environment variable with the folder for the graphs; without it they go to criterion's own
/// folder.
const FOLDER: &str = "PLYWRIGHT_PROFILES";

/// Samples per second. A prime, so that no loop keeps step with it.
const FREQUENCY: i32 = 997;

type Failure = Box<dyn std::error::Error>;

/// Samples the stacks while criterion profiles.
#[derive(Default)]
pub(crate) struct Flamegraphs {
    running: Option<ProfilerGuard<'static>>,
    /// Number of times that each folded stack was seen.
    stacks: BTreeMap<String, u64>,
    /// The data for the system's share, if that is reported.
    system: Option<System>,
}

/// The data for the system's share: samples per tick of CPU time spent only in our code, and the
/// ticks at the start of sampling.
struct System {
    samples_per_tick: f64,
    begun: u64,
}

/// The frame that represents the work without samples.
const SYSTEM: &str = "the system's libraries and kernel";

impl criterion::profiler::Profiler for Flamegraphs {
    fn start_profiling(&mut self, _id: &str, _folder: &Path) {
        if let Some(system) = &mut self.system {
            if system.samples_per_tick == 0.0 {
                system.samples_per_tick = samples_per_tick().unwrap_or_else(|error| fail(&*error));
            }
            system.begun = ticks();
        }
        self.running = Some(sampler());
    }

    fn stop_profiling(&mut self, id: &str, folder: &Path) {
        if let Some(guard) = self.running.take() {
            self.add(id, &guard).and_then(|()| self.write(folder)).unwrap_or_else(|error| fail(&*error));
        }
    }
}

fn sampler() -> ProfilerGuard<'static> {
    let builder = ProfilerGuardBuilder::default().frequency(FREQUENCY);
    // Unwinding through these libraries from a signal handler can hang. On 32-bit x86 pprof cannot
    // find the origin of a signal, so the list does not exist there.
    #[cfg(not(target_arch = "x86"))]
    let builder = builder.blocklist(&["libc", "libgcc", "pthread", "vdso"]);
    builder.build().unwrap_or_else(|error| fail(&error))
}

/// Returns the CPU time of all our threads in the system's ticks, or 0 if the system does not
/// report it.
fn ticks() -> u64 {
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let fields = stat.rsplit_once(')').map_or("", |(_, fields)| fields).split_whitespace();
    fields.skip(11).take(2).filter_map(|word| word.parse::<u64>().ok()).sum()
}

impl Flamegraphs {
    /// Creates a profiler that also reports the system's share.
    #[allow(dead_code, reason = "most suites do not ask the system for anything")]
    pub(crate) fn with_system() -> Self {
        Self { system: Some(System { samples_per_tick: 0.0, begun: 0 }), ..Self::default() }
    }

    /// Adds the samples of one measurement, with the parts of its id as the outermost callers.
    fn add(&mut self, id: &str, guard: &ProfilerGuard<'_>) -> Result<(), Failure> {
        let mut seen = 0;
        let ticks = ticks();
        for (stack, count) in guard.report().build()?.data {
            seen += u64::try_from(count)?;
            let frames = stack.frames.iter().rev().flat_map(|frame| frame.iter().rev());
            let names: Vec<_> = frames.map(|symbol| plain(&symbol.name())).collect();
            // The measured code is what the last frame of criterion calls.
            let harness = names.iter().rposition(|name| name.contains("criterion::"));
            let measured = &names[harness.map_or(0, |at| at + 1)..];
            let parts = id.split('/').map(plain).chain(measured.iter().cloned());
            let folded = parts.collect::<Vec<_>>().join(";");
            *self.stacks.entry(folded).or_default() += u64::try_from(count)?;
        }
        if let Some(system) = &self.system {
            let expected =
                (ticks.saturating_sub(system.begun) as f64 * system.samples_per_tick).round() as u64;
            let folded = id.split('/').map(plain).chain([SYSTEM.to_owned()]).collect::<Vec<_>>().join(";");
            // A difference of a few samples does not show work of the system.
            if expected > seen + seen / 50 {
                *self.stacks.entry(folded).or_default() += expected - seen;
            }
        }
        Ok(())
    }

    /// Replaces the graph and the folded stacks.
    fn write(&self, folder: &Path) -> Result<(), Failure> {
        let folder = std::env::var_os(FOLDER).map_or_else(|| folder.to_owned(), PathBuf::from);
        std::fs::create_dir_all(&folder)?;
        let lines: Vec<_> = self.stacks.iter().map(|(stack, count)| format!("{stack} {count}")).collect();
        if lines.is_empty() {
            return Ok(());
        }
        let bench = env!("CARGO_CRATE_NAME");
        let mut options = inferno::flamegraph::Options::default();
        options.title = format!("plywright, bench {bench}");
        options.deterministic = true;
        let mut graph = Vec::new();
        inferno::flamegraph::from_lines(&mut options, lines.iter().map(String::as_str), &mut graph)?;
        replace(&folder.join(format!("{bench}.folded")), (lines.join("\n") + "\n").as_bytes())?;
        replace(&folder.join(format!("{bench}.svg")), &graph)?;
        Ok(())
    }
}

/// Measures the number of samples per tick of CPU time without calls to the system.
fn samples_per_tick() -> Result<f64, Failure> {
    let (guard, begun, until) = (sampler(), ticks(), Instant::now() + Duration::from_secs(1));
    let mut word = 1_u64;
    while Instant::now() < until {
        (0..1_000_000).for_each(|_| word = std::hint::black_box(word.wrapping_mul(3)));
    }
    let ticks = ticks().saturating_sub(begun);
    let samples: isize = guard.report().build()?.data.into_values().sum();
    Ok(samples as f64 / ticks.max(1) as f64)
}

fn fail(error: &dyn std::fmt::Display) -> ! {
    eprintln!("error: the profiler failed: {error}");
    std::process::exit(1)
}
