//! How two records came about: what was the same, and what was not.

use jiff::Timestamp;

use super::Kept;
use crate::record::{Judgement, Record, Verdict};

/// One circumstance in both.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Circumstance {
    /// What.
    pub(crate) what: &'static str,
    /// In A and in B.
    pub(crate) both: [String; 2],
}

impl Circumstance {
    /// Whether it is the same in both.
    pub(crate) fn is_same(&self) -> bool {
        self.both[0] == self.both[1]
    }
}

/// More of the CPUs' time than this taken by others is worth a word, and so is a difference of so much.
const BUSY: f64 = 0.05;

/// All of them.
pub(super) fn find(a: &Kept, b: &Kept) -> Vec<Circumstance> {
    let of = |what, told: fn(&Record) -> String| Circumstance {
        what,
        both: [a, b].map(|kept| told(&kept.record)),
    };
    vec![
        of("CPU", |record| record.machine.brand.clone()),
        of("machine", |record| record.machine.key.clone()),
        of("CPUs", |record| record.machine.cpus.to_string()),
        of("hypervisor", |record| record.machine.hypervisor.clone().unwrap_or_else(|| "none".to_owned())),
        of("target levels", |record| record.machine.levels.join(", ")),
        of("system", |record| record.machine.os.clone()),
        of("compiler", |record| record.compiler.version.clone()),
        of("LLVM", |record| record.compiler.llvm.clone()),
        of("host", |record| record.compiler.host.clone()),
        of("engines", |record| {
            record.bundle.as_ref().map_or("built there", |_| "out of a bundle, linked statically").to_owned()
        }),
        of("plywright", |record| record.source.version.clone()),
        of("revision", |record| record.source.short(12)),
        of("source's SHA-256", |record| record.source.sha256.chars().take(12).collect()),
        of("axes", |record| {
            let axes = record.axes.iter().map(|axis| format!("{} ({})", axis.name, axis.default));
            axes.collect::<Vec<_>>().join(", ")
        }),
        of("bench", |record| {
            let depth = record.signature.depth.map_or(String::new(), |depth| format!(" at depth {depth}"));
            format!("{} nodes{depth}", record.signature.nodes)
        }),
        of("run", |record| if record.quick { "quick" } else { "full" }.to_owned()),
        of("slice", |record| format!("{} ms", record.duel.slice_seconds * 1e3)),
        of("seed", |record| record.seed.to_string()),
        of("other work", |record| {
            let others = record.noise.others.map(|share| format!("{:.1} % of the CPUs", share * 100.0));
            others.unwrap_or_else(|| "unknown".to_owned())
        }),
        of("began", |record| date(record.started)),
        of("command", |record| record.command.clone()),
    ]
}

/// What a reader should know before believing.
pub(super) fn remarks(a: &Kept, b: &Kept) -> Vec<String> {
    let mut told = Vec::new();
    if a.record.sha256 == b.record.sha256 {
        told.push("It is the very same record twice.".to_owned());
    }
    let others = [a, b].map(|kept| kept.record.noise.others.unwrap_or(0.0));
    if (others[0] - others[1]).abs() > BUSY {
        told.push(format!(
            "The machine was not equally busy: other processes took {:.0} % of the CPUs' time in A, {:.0} % in B. What shares a core \
             with other work is slowed down unevenly, so a difference may be the load's.",
            others[0] * 100.0,
            others[1] * 100.0
        ));
    }
    for (letter, kept) in ["A", "B"].into_iter().zip([a, b]) {
        let apart = |one: &Judgement| matches!(one.verdict, Verdict::Faster | Verdict::Slower);
        if kept.record.decision.control.as_ref().is_some_and(apart) {
            told.push(format!("In {letter} the default build was told apart from its own copy."));
        }
    }
    told
}

/// A moment, to the minute.
fn date(seconds: u64) -> String {
    let moment = i64::try_from(seconds).ok().and_then(|seconds| Timestamp::from_second(seconds).ok());
    moment.map_or_else(
        || format!("{seconds} s after 1970"),
        |moment| moment.strftime("%Y-%m-%d %H:%M UTC").to_string(),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_moment_is_told_in_utc_whatever_it_is() {
        assert_eq!(date(1_795_223_341), "2026-11-21 01:09 UTC");
        assert_eq!(date(0), "1970-01-01 00:00 UTC");
        assert_eq!(date(u64::MAX), "18446744073709551615 s after 1970");
        assert_eq!(date(1 << 62), "4611686018427387904 s after 1970");
    }
}
