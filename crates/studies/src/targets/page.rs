//! The page `reports/<machine>/compare-<A>-<B>.md`, which the terminal shows as well.

use super::{Compared, Question, Side, ratio};
use outpace::decide::{Rules, noise};
use plywright_lab::decide::density::{ABOUT, EXACT, break_even, curves};
use plywright_lab::record::{InstructionFigure, Mode};
use plywright_lab::terminal::format::sentence;
use plywright_lab::terminal::page::Page;
use plywright_lab::terminal::table::{Cell, Table};

/// Returns the title of the page: the two widths if they differ, and the names of the targets.
fn title(compared: &Compared) -> String {
    let (a, b) = (&compared.a, &compared.b);
    let quick = if compared.quick { " (a quick run)" } else { "" };
    if a.bits == b.bits {
        format!("{} against {}{quick}", b.name, a.name)
    } else {
        format!("{} against {} bits: {} and {}{quick}", b.bits, a.bits, b.name, a.name)
    }
}

/// Summarises the comparison in a sentence.
fn summary(compared: &Compared) -> String {
    let takes = |question| {
        let (times, low, high) = ratio(compared.judgement(question)?.estimate.as_ref()?);
        Some(format!("{times:.2} times as long ({low:.2} to {high:.2})"))
    };
    let Some(default) = takes(Question::Default) else {
        return "The whole engine was not compared.".to_owned();
    };
    let same = takes(Question::Portable).map_or_else(String::new, |same| {
        format!("; with the same recipe on both, shift and multiply and magic tables, {same}")
    });
    let (a, b) = (&compared.a.name, &compared.b.name);
    format!("The whole engine, as each target builds it, takes {default} on {b} as on {a}{same}.")
}

pub(crate) fn page(compared: &Compared) -> String {
    let mut page = Page::new(format!("{} on {}", title(compared), compared.machine.key));
    page.text(summary(compared));
    origin(&mut page, compared);
    engines(&mut page, compared);
    instructions(&mut page, compared);
    density(&mut page, compared);
    page.markdown()
}

fn origin(page: &mut Page, compared: &Compared) {
    let Compared { machine, compiler, source, command, a, b, .. } = compared;
    let side = |side: &Side| {
        let cpu = side.target_cpu.as_ref().map_or_else(String::new, |cpu| format!(", `-C target-cpu={cpu}`"));
        format!("{} is {}, {} bits{cpu}", side.name, side.triple, side.bits)
    };
    let (brand, cpus, version) = (&machine.brand, machine.cpus, &compiler.version);
    let (source, a, b, stem) = (source.short(12), side(a), side(b), compared.stem());
    page.text(format!(
        "Made by `{command}` on {brand} ({cpus} CPUs), of {source}, {version}. {a}; {b}. Every sample is in `{stem}.json`."
    ));
    let control = compared.judgement(Question::Control);
    let warnings = noise::warnings("engines", &compared.noise, [[]; 0], control, &Rules::default());
    page.list(warnings.iter().map(|warning| sentence(warning)));
}

fn engines(page: &mut Page, compared: &Compared) {
    let depth = compared.signature.depth.map_or_else(String::new, |depth| format!(" at depth {depth}"));
    page.section("Whole engines");
    page.text(format!(
        "Both processes search the same nodes of the same positions in turns of milliseconds on one CPU; each launch is a fresh copy of \
         each binary. Every build searches {} nodes in `bench`{depth}. The builds have one code layout each, which may account for about one \
         per cent of a figure.",
        compared.signature.nodes
    ));
    let mut table =
        Table::new(["question", "first", "second", "the second takes", "interval", "launches", "verdict"]);
    for row in &compared.comparisons {
        let question = match row.question {
            Question::Control => "a build and its copy (control)",
            Question::Default => "as each target builds it",
            Question::Portable => "the same recipe on both",
            Question::Popcount => "another popcount",
            Question::Variant => "another variant",
            Question::PopcountControl => "shift and multiply and its copy (control)",
        };
        let [takes, interval, launches] =
            match row.judgement.as_ref().and_then(|judgement| judgement.estimate) {
                Some(estimate) => {
                    let (times, low, high) = ratio(&estimate);
                    let [times, interval] = [format!("{times:.2} times"), format!("{low:.2} to {high:.2}")];
                    [Cell::number(times), Cell::number(interval), Cell::number(estimate.launches)]
                }
                None => std::array::from_fn(|_| Cell::none()),
            };
        let verdict = match (&row.fault, &row.judgement) {
            (Some(fault), _) => Cell::marked(("none", "✗"), fault, []),
            (None, Some(judgement)) => Cell::verdict(&judgement.verdict),
            (None, None) => Cell::marked(("none", "?"), "not judged", []),
        };
        let [first, second] = [&row.baseline, &row.comparison.candidate].map(|name| Cell::code(name));
        table.push([Cell::word(question), first, second, takes, interval, launches, verdict]);
    }
    page.table(&table);
}

/// Writes the table of every kernel for which at least one side has a count.
fn instructions(page: &mut Page, compared: &Compared) {
    let (a, b) = (&compared.a, &compared.b);
    page.section("Instructions");
    page.text(
        "Instructions of each kernel for one operation on its operands, counted by callgrind. Valgrind's CPU is not this one: it runs no popcnt in 32-bit mode. A \
         target has no count of a variant that its library does not have or that valgrind's CPU does not run.",
    );
    [a, b].into_iter().for_each(|side| unmeasured(page, side, side.instructions.why_not()));
    let count_on = |side: &Side, figure: &InstructionFigure| {
        let is_same = |other: &&InstructionFigure| {
            (&other.axis, &other.variant, &other.operands, other.mode)
                == (&figure.axis, &figure.variant, &figure.operands, figure.mode)
        };
        side.instructions.figures().iter().find(is_same).map(|figure| figure.instructions_per_op)
    };
    let only_b = b.instructions.figures().iter().filter(|figure| count_on(a, figure).is_none());
    let rows = a.instructions.figures().iter().chain(only_b).map(|figure| {
        let number = |value: Option<f64>| value.map_or_else(String::new, |value| format!("{value:.2}"));
        let counts = [count_on(a, figure), count_on(b, figure)];
        let ratio = counts[0].zip(counts[1]).map(|(ours, theirs)| theirs / ours);
        [
            format!("`{}/{}`", figure.axis, figure.variant),
            figure.operands.clone(),
            figure.mode.name().to_owned(),
            number(counts[0]),
            number(counts[1]),
            number(ratio),
        ]
    });
    let headings = ["kernel", "operands", "mode", &a.name, &b.name, "ratio"].map(str::to_owned);
    page.table(&Table::of_texts(3, headings, rows));
}

fn density(page: &mut Page, compared: &Compared) {
    let sides = [&compared.a, &compared.b];
    page.section("Counting bits, by density");
    page.text(
        "Number of set bits at which the loop that clears the lowest bit (`sparse`) costs as much as shift and multiply (`swar`):",
    );
    for side in sides {
        unmeasured(page, side, side.density.why_not());
    }
    let [a, b] = sides.map(break_evens);
    let bits = |bits: Option<f64>| bits.map_or_else(|| "no crossing".to_owned(), |bits| format!("{bits:.1}"));
    let rows = a.into_iter().zip(b).map(|((case, a), (_, b))| [case.to_owned(), bits(a), bits(b)]);
    page.table(&Table::of_texts(1, ["case", &compared.a.name, &compared.b.name].map(str::to_owned), rows));
}

/// The views on density: operands, mode, and a name.
const CASES: [(&str, Mode, &str); 3] = [
    (EXACT, Mode::Throughput, "throughput, the same number of bits in every word"),
    (EXACT, Mode::Latency, "latency, the same number of bits in every word"),
    (ABOUT, Mode::Throughput, "throughput, numbers of bits that vary by chance"),
];

/// Returns the break-even of each of [`CASES`] on one side.
pub(crate) fn break_evens(side: &Side) -> [(&'static str, Option<f64>); 3] {
    CASES.map(|(operands, mode, name)| (name, break_even(&curves(side.density.figures(), operands, mode))))
}

/// Writes the reason for missing figures of one side, if there is one.
fn unmeasured(page: &mut Page, side: &Side, why: Option<String>) {
    if let Some(why) = why {
        page.text(format!("Not measured on {}: {why}.", side.name));
    }
}
