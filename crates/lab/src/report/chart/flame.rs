//! Flamegraphs of executed instructions, or of samples. The width of a frame is its share of all
//! instructions or samples, and a frame stands on its caller.
//!
//! Source: Brendan Gregg, "The Flame Graph" (Communications of the ACM 59(6), 2016). The
//! flamegraphs are drawn here instead of by a library, so that a file has no script and no
//! invisible elements, and the pictures of all variants are small enough to keep. A frame's full
//! name and figures are its title, which browsers show at the pointer.

use std::collections::BTreeMap;

use maud::{Markup, PreEscaped, html};

use crate::measure::stacks::Stacks;
use crate::terminal::format::{percent_to, thousands};

const WIDTH: f64 = 1200.0;
const ROW: f64 = 16.0;
/// Height of the space above the frames, in pixels.
const HEAD: f64 = 42.0;
/// Width of a letter of a frame's label, in pixels.
const LETTER: f64 = 6.7;
/// Share of all instructions or samples below which a frame is not drawn: it would be about a pixel
/// wide.
const LEAST: f64 = 0.001;
/// Least change that counts, as a share of all instructions of the other engine (`before` of
/// [`draw`]).
const SMALLEST: f64 = 0.00005;
/// Frames are thick lines, which need fewer characters than boxes. Neighbouring rows differ in
/// colour, but the colours mean nothing. In a picture of differences, a frame without a change is
/// grey; if nothing inside it changed either, the frames that it calls are not drawn.
const STYLE: &str = "text{font:11px monospace;pointer-events:none}.h{font:14px sans-serif}.k{font:12px sans-serif}.p{fill:#fff}\
path{stroke-width:15px}.c0{stroke:#ffb55a}.c1{stroke:#ffc873}.c2{stroke:#f7a35e}.d{stroke:#ebebeb}g text{stroke:none}";

#[derive(Default)]
struct Node<'a> {
    count: u64,
    /// Instructions in the other engine, in a picture of differences.
    before: u64,
    inner: BTreeMap<&'a str, Node<'a>>,
}

impl<'a> Node<'a> {
    fn add(&mut self, stacks: &'a Stacks, field: fn(&mut Self) -> &mut u64) {
        for (stack, &count) in stacks {
            let mut node = &mut *self;
            *field(node) += count;
            for name in stack.split(';') {
                node = node.inner.entry(name).or_default();
                *field(node) += count;
            }
        }
    }

    /// Returns the largest change of the frame and of the frames inside it that are wide enough to
    /// be drawn.
    fn change(&self, least: u64) -> u64 {
        let inner = self.inner.values().filter(|node| node.count >= least).map(|node| node.change(least));
        inner.max().unwrap_or_default().max(self.count.abs_diff(self.before))
    }
}

/// Properties that all frames of a picture share.
struct Picture {
    total: f64,
    least: u64,
    /// In a picture of differences: the total number of instructions of the other engine, and the
    /// largest change of a frame.
    changes: Option<(f64, f64)>,
    /// The frames, outermost row first.
    rows: Vec<Vec<Markup>>,
}

/// Draws a flamegraph with a title and a line about its subject. If `before` holds the stacks of
/// another engine, colours show the differences: red frames execute more instructions than in that
/// engine, blue ones fewer.
pub(in crate::report) fn draw(title: &str, about: &str, stacks: &Stacks, before: Option<&Stacks>) -> Markup {
    let mut root = Node::default();
    root.add(stacks, |node| &mut node.count);
    if let Some(before) = before {
        root.add(before, |node| &mut node.before);
    }
    let least = ((root.count as f64 * LEAST).ceil() as u64).max(1);
    let changes = before.map(|_| (root.before as f64, root.change(least).max(1) as f64));
    let mut picture = Picture { total: root.count as f64, least, changes, rows: Vec::new() };
    picture.frames("all", &root, (0.0, 0));
    let height = HEAD + picture.rows.len() as f64 * ROW + 6.0;
    let about = format!("{} {about}", thousands(root.count));
    let class = |row: usize| if before.is_some() { "d".to_owned() } else { format!("c{}", row % 3) };
    html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox=(format!("0 0 {WIDTH} {height}")) role="img" aria-labelledby="t" {
            title id="t" { (title) }
            style { (PreEscaped(STYLE)) }
            rect.p width=(WIDTH) height=(height) {}
            text.h x="6" y="17" { (title) }
            text.k x="6" y="34" { (about) }
            @for (at, frames) in picture.rows.iter().enumerate() {
                g class=(class(at)) transform=(format!("translate(0 {})", height - 6.0 - (at + 1) as f64 * ROW)) {
                    @for frame in frames { (frame) }
                }
            }
        }
    }
}

impl Picture {
    /// Adds a frame at `x` and the frames that stand on it.
    fn frames(&mut self, name: &str, node: &Node<'_>, (x, row): (f64, usize)) {
        let width = node.count as f64 / self.total * WIDTH;
        let label = label(name, ((width - 4.0) / LETTER) as usize);
        let change =
            self.changes.map(|(before, most)| (node.count as f64 - node.before as f64, before, most));
        let change = change.filter(|(change, before, _)| (change / before).abs() >= SMALLEST);
        let frame = html! {
            path stroke=[change.map(|(change, _, most)| colour(change / most))]
                d=(format!("M{} 8h{}", tenths(x), tenths((width - 0.5).max(0.5)))) {
                title {
                    (name) ": " (format!("{:.2} %", node.count as f64 / self.total * 100.0))
                    @if let Some((change, before, _)) = change { ", " (percent_to(2, change / before)) }
                }
            }
            @if let Some(label) = label { text x=((x + 2.0).round()) y="12" { (label) } }
        };
        if self.rows.len() == row {
            self.rows.push(Vec::new());
        }
        self.rows[row].push(frame);
        // A frame without any change inside is not worth opening.
        let is_changed = |(before, _): (f64, f64)| node.change(self.least) as f64 >= before * SMALLEST;
        if !self.changes.is_none_or(is_changed) {
            return;
        }
        let mut x = x;
        for (name, inner) in &node.inner {
            if inner.count >= self.least {
                self.frames(name, inner, (x, row + 1));
                x += inner.count as f64 / self.total * WIDTH;
            }
        }
    }
}

/// Rounds a length to a tenth of a pixel.
fn tenths(length: f64) -> f64 {
    (length * 10.0).round() / 10.0
}

/// Returns red for more instructions and blue for fewer, stronger for a larger share of the largest
/// change.
fn colour(change: f64) -> String {
    let pale = (14.0 - 10.0 * change.abs().sqrt()).round() as u8;
    if change > 0.0 { format!("#f{pale:x}{pale:x}") } else { format!("#{pale:x}{pale:x}f") }
}

/// Shortens a name to at most `room` letters. Returns `None` if too little of it would remain.
fn label(name: &str, room: usize) -> Option<String> {
    const FEWEST: usize = 5;
    let length = name.chars().count();
    // Tries the whole name, then the name without its leading path, then the beginning of its last
    // part.
    let parts = name.match_indices("::").map(|(at, _)| &name[at + 2..]);
    if let Some(whole) = std::iter::once(name).chain(parts).find(|part| part.chars().count() <= room) {
        return (length <= room || whole.chars().count() >= FEWEST).then(|| whole.to_owned());
    }
    let last = name.rsplit("::").next().unwrap_or(name);
    (room >= FEWEST).then(|| last.chars().take(room - 1).chain(['…']).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stacks<const N: usize>(counts: [(&str, u64); N]) -> Stacks {
        counts.map(|(stack, count)| (stack.to_owned(), count)).into()
    }

    #[test]
    fn the_width_of_a_frame_is_its_share_and_small_frames_are_left_out() {
        let counts =
            stacks([("bench;search", 4000), ("bench;search;eval::popcount", 5999), ("bench;tiny", 1)]);
        let text = draw("engine <a>", "instructions", &counts, None).into_string();
        crate::fixtures::assert_says(
            &text,
            &[
                "<title id=\"t\">engine &lt;a&gt;</title>",
                ">10,000 instructions</text>",
                "<title>search: 99.99 %</title>",
                // This is the top row of four.
                "translate(0 42)\"><path d=\"M0 8h719.4\"><title>eval::popcount: 59.99 %</title>",
            ],
        );
        assert!(!text.contains("tiny"), "{text}");
        assert_eq!(text.matches("<path").count(), 4);
    }

    #[test]
    fn frames_with_more_instructions_than_the_default_are_red_and_with_fewer_blue() {
        let before = stacks([
            ("bench;eval", 500),
            ("bench;gen", 400),
            ("bench;make;toggle", 100),
            ("bench;gone", 1000),
        ]);
        let after = stacks([("bench;eval", 700), ("bench;gen", 350), ("bench;make;toggle", 100)]);
        let text = draw("a", "b", &after, Some(&before)).into_string();
        for (name, shares) in [
            ("all", "100.00 %, \u{2212}42.50 %"),
            ("eval", "60.87 %, +10.00 %"),
            ("gen", "30.43 %, \u{2212}2.50 %"),
            ("make", "8.70 %"),
        ] {
            assert!(text.contains(&format!("<title>{name}: {shares}</title>")), "{name}\n{text}");
        }
        let colours: Vec<&str> =
            text.match_indices("<path stroke=\"").map(|(at, _)| &text[at + 14..at + 18]).collect();
        assert_eq!(
            colours,
            ["#44f", "#44f", "#f99", "#ccf"],
            "only frames without a change are grey\n{text}"
        );
        assert!(!text.contains("gone") && !text.contains("toggle"), "{text}");
    }

    #[test]
    fn a_label_is_shortened_to_fit_its_frame() {
        for (room, wanted) in
            [(20, Some("eval::popcount")), (9, Some("popcount")), (6, Some("popco…")), (4, None)]
        {
            assert_eq!(label("eval::popcount", room).as_deref(), wanted);
        }
        assert_eq!(label("f", 1).as_deref(), Some("f"));
    }
}
