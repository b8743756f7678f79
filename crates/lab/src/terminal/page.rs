//! A page of text and tables: its parts are told once, and it is drawn as Markdown and as HTML.
//!
//! In a text what stands between backticks is code; whatever else a record holds stands there as text.

use maud::{Markup, html};

use crate::terminal::markdown;
use crate::terminal::table::{Table, address, inline};

/// A page.
#[derive(Clone, Debug)]
pub(crate) struct Page {
    title: String,
    parts: Vec<Part>,
}

#[derive(Clone, Debug)]
enum Part {
    Section(String),
    Text(String),
    List(Vec<String>),
    Files(Vec<String>),
    Table(String, Table),
}

impl Page {
    /// A page with that heading.
    pub(crate) fn new(title: impl Into<String>) -> Self {
        Self { title: title.into(), parts: Vec::new() }
    }

    /// Begins a section.
    pub(crate) fn section(&mut self, title: impl Into<String>) {
        self.parts.push(Part::Section(title.into()));
    }

    /// Adds a paragraph.
    pub(crate) fn text(&mut self, text: impl Into<String>) {
        self.parts.push(Part::Text(text.into()));
    }

    /// Adds a list, if it has entries.
    pub(crate) fn list<T: Into<String>>(&mut self, entries: impl IntoIterator<Item = T>) {
        let entries: Vec<String> = entries.into_iter().map(Into::into).collect();
        if !entries.is_empty() {
            self.parts.push(Part::List(entries));
        }
    }

    /// Adds links to files of the checkout. The page lies two folders below it.
    pub(crate) fn files(&mut self, paths: &[String]) {
        self.parts.push(Part::Files(paths.to_vec()));
    }

    /// Adds a table, with its name.
    pub(crate) fn table(&mut self, name: impl Into<String>, table: Table) {
        self.parts.push(Part::Table(name.into(), table));
    }

    /// The page as Markdown.
    pub(crate) fn markdown(&self) -> String {
        let mut text = format!("# {}\n", markdown::text(&self.title));
        for part in &self.parts {
            text.push('\n');
            text += &match part {
                Part::Section(title) => format!("## {}\n", markdown::text(title)),
                Part::Text(words) => markdown::text(words) + "\n",
                Part::List(entries) => {
                    entries.iter().map(|entry| format!("- {}\n", markdown::text(entry))).collect()
                }
                Part::Files(paths) => {
                    let links: Vec<String> =
                        paths.iter().map(|path| format!("[`{path}`](../../{path})")).collect();
                    format!("See {}.\n", links.join(", "))
                }
                Part::Table(_, table) => table.markdown() + "\n",
            };
        }
        text
    }

    /// The page as HTML, below its heading.
    pub(crate) fn html(&self) -> Markup {
        let begins = |part: &Part| matches!(part, Part::Section(_));
        html! {
            @for parts in self.parts.chunk_by(|_, next| !begins(next)) {
                @match &parts[0] {
                    Part::Section(title) => section id=(address(&[&title.to_lowercase()])) {
                        h2 { (inline(title)) }
                        @for part in &parts[1..] { (part.html()) }
                    },
                    _ => { @for part in parts { (part.html()) } },
                }
            }
        }
    }
}

impl Part {
    fn html(&self) -> Markup {
        html! {
            @match self {
                Self::Section(title) => h2 { (inline(title)) },
                Self::Text(words) => p { (inline(words)) },
                Self::List(entries) => ul { @for entry in entries { li { (inline(entry)) } } },
                Self::Files(paths) => p {
                    "See "
                    @for (at, path) in paths.iter().enumerate() {
                        @if at > 0 { ", " }
                        a href={ "../../" (path) } { code { (path) } }
                    }
                    "."
                },
                Self::Table(name, table) => (table.html(name, name)),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::terminal::table::Cell;

    #[test]
    fn the_same_page_is_markdown_and_html_and_what_a_record_holds_is_text() {
        let mut page = Page::new("On <b>");
        page.text("Made by `cargo lab`.\n## forged");
        page.section("Claim 1");
        page.list(["a `b`", "<i>"]);
        page.list(Vec::<String>::new());
        page.files(&["src/lib.rs".to_owned()]);
        let mut table = Table::new(["what"]);
        table.row(&["one"], [Cell::word("it")]);
        page.table("All", table);
        assert_eq!(
            page.markdown(),
            "# On &lt;b&gt;\n\nMade by `cargo lab`.\\\\u{a}## forged\n\n## Claim 1\n\n- a `b`\n- &lt;i&gt;\n\n\
             See [`src/lib.rs`](../../src/lib.rs).\n\n| what |\n|---|\n| it |\n"
        );
        let html = page.html().into_string();
        assert!(html.starts_with("<p>Made by <code>cargo lab</code>."), "{html}");
        assert!(
            html.contains("<section id=\"claim-1\"><h2>Claim 1</h2><ul><li>a <code>b</code></li>"),
            "{html}"
        );
        assert!(html.contains("<a href=\"../../src/lib.rs\"><code>src/lib.rs</code></a>"), "{html}");
        assert!(html.contains("<td>it</td>") && html.ends_with("</div></section>"), "{html}");
    }
}
