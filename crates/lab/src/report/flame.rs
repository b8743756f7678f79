//! Where a bench's time goes, as an icicle out of the folded stacks that are kept in `profiles/`: who calls stands above, width is time.
//!
//! The flamegraph itself lies there too, with a script of its own, which no page of ours runs.

use std::collections::BTreeMap;

use maud::{Markup, PreEscaped, html};

use super::chart;

/// Frames: how many samples, and what they call.
#[derive(Debug, Default, PartialEq, Eq)]
struct Frame {
    samples: u64,
    calls: BTreeMap<String, Frame>,
}

const WIDTH: f64 = 760.0;
const ROW: f64 = 18.0;

/// What is narrower than this part of the whole is not drawn.
const LEAST: f64 = 0.004;

/// Frames further down are not drawn.
const DEEPEST: usize = 24;

/// The stacks that begin with these frames, without them; none if there are none. The id is of the chart's title.
pub(super) fn icicle(folded: &str, below: &[&str], id: &str, title: &str) -> Option<Markup> {
    let root = read(folded, below);
    if root.samples == 0 {
        return None;
    }
    let mut boxes = Vec::new();
    place(&root, 0.0, 0, root.samples, &mut boxes);
    let rows = boxes.iter().map(|one| one.row + 1).max()?;
    let height = ROW * rows as f64 + 4.0;
    Some(html! {
        svg.chart.flame xmlns="http://www.w3.org/2000/svg" viewBox=(format!("0 0 {WIDTH} {height}")) role="img" aria-labelledby=(id) {
            title id=(id) { (title) }
            style { (PreEscaped(chart::STYLE)) }
            rect.paper width=(WIDTH) height=(height) {}
            @for one in &boxes {
                g {
                    title { (one.name) ": " (format!("{:.1} %", one.share * 100.0)) }
                    rect.frame x=(one.x) y=(ROW * one.row as f64 + 2.0) width=(one.width) height=(ROW - 1.0) {}
                    @if let Some(label) = label(one) { text.tick x=(one.x + 3.0) y=(ROW * one.row as f64 + 14.5) { (label) } }
                }
            }
        }
    })
}

/// A line is the frames from the outermost inwards with `;` between, and how many samples. What is no such line is passed over.
fn read(folded: &str, below: &[&str]) -> Frame {
    let mut root = Frame::default();
    for line in folded.lines() {
        let Some((stack, samples)) = line.rsplit_once(' ') else { continue };
        let Ok(samples) = samples.parse::<u32>() else { continue };
        let mut frames = stack.split(';');
        if !below.iter().all(|name| frames.next() == Some(*name)) {
            continue;
        }
        let mut at = &mut root;
        at.samples += u64::from(samples);
        for name in frames.take(DEEPEST) {
            at = at.calls.entry(name.to_owned()).or_default();
            at.samples += u64::from(samples);
        }
    }
    root
}

/// A frame that is drawn.
struct Drawn<'a> {
    name: &'a str,
    x: f64,
    width: f64,
    row: usize,
    share: f64,
}

/// What a frame calls, below it from the left on, by name, so that the same profile is always the same picture.
fn place<'a>(frame: &'a Frame, from: f64, row: usize, all: u64, boxes: &mut Vec<Drawn<'a>>) {
    let mut x = from;
    for (name, called) in &frame.calls {
        let share = called.samples as f64 / all as f64;
        let width = share * WIDTH;
        if share >= LEAST {
            let round = |pixels: f64| (pixels * 10.0).round() / 10.0;
            boxes.push(Drawn { name, x: round(x), width: round(width), row, share });
            place(called, x, row + 1, all, boxes);
        }
        x += width;
    }
}

/// As much of the name as fits; none where that tells nothing.
fn label(one: &Drawn<'_>) -> Option<String> {
    let room = (one.width / 7.0) as usize;
    let name: String = one.name.chars().take(room).collect();
    (room >= 4).then(|| {
        if name.len() < one.name.len() {
            format!("{}…", name.chars().take(room - 1).collect::<String>())
        } else {
            name
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stacks_are_added_up_below_the_frames_that_were_asked_for() {
        let folded = "a;b;c 6\na;b;d 3\na;b;c;e 1\nother;b 99\nno number x\n\na;b;f -3\n";
        let root = read(folded, &["a", "b"]);
        assert_eq!(root.samples, 10);
        assert_eq!(root.calls.keys().collect::<Vec<_>>(), ["c", "d"]);
        assert_eq!((root.calls["c"].samples, root.calls["c"].calls["e"].samples), (7, 1));
        let drawn = icicle(folded, &["a", "b"], "id", "t").unwrap().into_string();
        assert!(drawn.contains("<title>c: 70.0 %</title>") && drawn.contains("width=\"532\""), "{drawn}");
        assert!(icicle(folded, &["nobody"], "id", "t").is_none());
    }

    #[test]
    fn a_stack_without_end_is_cut_and_a_name_is_text() {
        let deep = vec!["<b>"; 100_000].join(";") + " 1\n";
        let drawn = icicle(&deep, &[], "id", "t").unwrap().into_string();
        assert_eq!(drawn.matches("class=\"frame\"").count(), DEEPEST);
        assert!(drawn.contains("&lt;b&gt;") && !drawn.contains("<b>"));
    }
}
