//! The frame of every page: its head, its content security policy, its style and its script.
//!
//! A page is one file. Its policy allows no content from outside, and only the styles and scripts
//! below, each by its hash: if text from a record were mistaken for markup, it could neither run
//! nor load anything. A page is complete without its script, which sorts, filters and folds.

use data_encoding::BASE64;
use maud::{DOCTYPE, Markup, PreEscaped, html};

use super::chart;
use crate::terminal::stdout;

const STYLE: &str = include_str!("style.css");
const SCRIPT: &str = include_str!("script.js");

/// The parts of a page that go into the frame.
pub(super) struct Frame {
    /// Title that the browser shows.
    pub title: String,
    /// Line above the heading that tells the reader the page's place.
    pub eyebrow: Markup,
    pub heading: String,
    pub main: Markup,
    /// Origin of the page, and links to other pages.
    pub footer: Markup,
}

impl Frame {
    /// Draws the whole page. A character from a record that would change how the browser displays
    /// text is written as its number.
    pub(super) fn draw(&self) -> String {
        let page = html! {
            (DOCTYPE)
            html lang="en" {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    meta http-equiv="Content-Security-Policy" content=(policy());
                    title { (self.title) }
                    style { (PreEscaped(STYLE)) }
                }
                body {
                    header {
                        p.eyebrow { (self.eyebrow) }
                        h1 { (self.heading) }
                    }
                    main { (self.main) }
                    footer { p { (self.footer) } }
                    script { (PreEscaped(SCRIPT)) }
                }
            }
        }
        .into_string();
        stdout::plain_lines(&page) + "\n"
    }
}

/// Returns the page's content security policy. It allows the page's own style, its charts' style,
/// its script, and embedded pictures, and nothing else.
fn policy() -> String {
    let hash = |text: &str| format!("'sha256-{}'", BASE64.encode(&hmac_sha256::Hash::hash(text.as_bytes())));
    format!(
        "default-src 'none'; style-src {} {}; script-src {}; img-src data:; base-uri 'none'; form-action 'none'",
        hash(STYLE),
        hash(chart::STYLE),
        hash(SCRIPT)
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_policy_allows_exactly_the_style_and_script_of_the_frame() {
        let text = |text: &str| html! { (text) };
        let frame = Frame {
            title: "a <b>".to_owned(),
            eyebrow: text("where"),
            heading: "a <b>\u{202e}\u{1}".to_owned(),
            main: text("<script>alert(1)</script>"),
            footer: text("end"),
        };
        let page = frame.draw();
        let heads = ["<title>a &lt;b&gt;</title>", "<h1>a &lt;b&gt;\\u{202e}\\u{1}</h1>"];
        crate::fixtures::assert_says(&page, &heads);
        crate::fixtures::assert_says(&page, &["&lt;script&gt;alert", "default-src 'none'"]);
        assert_eq!(page.matches("<script>").count(), 1, "one script, the frame's");
        assert!(!page.contains("unsafe"), "{page}");
        for part in [STYLE, SCRIPT, chart::STYLE] {
            let bad = ["</s", "url(", "@import"].into_iter().find(|bad| part.contains(bad));
            assert_eq!(bad, None, "it would end its own element, or load");
        }
    }
}
