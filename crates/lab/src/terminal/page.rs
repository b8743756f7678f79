//! A page of text and tables as Markdown.
//!
//! In a text, parts between backticks are code; anything else that a record holds appears as plain
//! text.

use crate::terminal::markdown;
use crate::terminal::table::Table;

#[derive(Clone, Debug)]
pub struct Page(String);

impl Page {
    pub fn new(title: impl AsRef<str>) -> Self {
        Self(format!("# {}\n", markdown::text(title.as_ref())))
    }

    fn add(&mut self, block: &str) {
        self.0.extend(["\n", block, "\n"]);
    }

    pub fn section(&mut self, title: impl AsRef<str>) {
        self.add(&format!("## {}", markdown::text(title.as_ref())));
    }

    pub fn text(&mut self, text: impl AsRef<str>) {
        self.add(&markdown::block(text.as_ref()));
    }

    /// Adds a list, unless it is empty.
    pub fn list(&mut self, entries: impl IntoIterator<Item = impl AsRef<str>>) {
        let entries = entries.into_iter().map(|entry| format!("- {}", markdown::block(entry.as_ref())));
        let entries: Vec<String> = entries.collect();
        if !entries.is_empty() {
            self.add(&entries.join("\n"));
        }
    }

    /// Adds links to files of the checkout. The page lies two folders below the checkout's root.
    pub fn files(&mut self, paths: &[String]) {
        let links: Vec<String> = paths.iter().map(|path| format!("[`{path}`](../../{path})")).collect();
        self.add(&format!("See {}.", links.join(", ")));
    }

    /// Adds a list of links to files, each with its text, unless it is empty.
    pub fn links(&mut self, links: impl IntoIterator<Item = (String, String)>) {
        let entries = links.into_iter().map(|(file, what)| format!("- [{}]({file})", markdown::text(&what)));
        let entries: Vec<String> = entries.collect();
        if !entries.is_empty() {
            self.add(&entries.join("\n"));
        }
    }

    /// Adds a picture that lies beside the page, with a caption.
    pub fn image(&mut self, caption: &str, file: &str) {
        self.add(&format!("![{}]({file})", markdown::text(caption)));
    }

    pub fn table(&mut self, table: &Table) {
        self.add(&table.markdown());
    }

    pub fn markdown(self) -> String {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::terminal::table::Cell;

    #[test]
    fn text_of_a_record_appears_on_a_page_as_plain_text() {
        let mut page = Page::new("On <b>");
        page.text("Made by `cargo lab`.\n## forged");
        page.section("Claim 1");
        page.list(["a `b`", "<i>"]);
        page.list([""; 0]);
        page.files(&["src/lib.rs".to_owned()]);
        let mut table = Table::new(["what"]);
        table.row(&["one"], [Cell::word("it")]);
        page.table(&table);
        assert_eq!(
            page.markdown(),
            "# On &lt;b&gt;\n\nMade by `cargo lab`.\\\\u{a}## forged\n\n## Claim 1\n\n- a `b`\n- &lt;i&gt;\n\n\
             See [`src/lib.rs`](../../src/lib.rs).\n\n| what |\n|---|\n| it |\n"
        );
    }
}
