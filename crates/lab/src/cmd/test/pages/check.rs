//! What is asked of one page.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use data_encoding::BASE64;
use serde_json::{Value, json};

use super::browser::{Browser, Tab, text};
use crate::files;

/// The questions, which the page answers itself.
const QUESTIONS: &str = include_str!("page.js");

/// The rules of axe-core that are asked for: WCAG 2.1, levels A and AA, and what is held to be good practice.
const TAGS: [&str; 5] = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"];

/// The windows: of a desk and of a telephone.
const WIDE: u32 = 1280;
const NARROW: u32 = 400;
const HEIGHT: u32 = 900;

/// A picture is at most so high: what is longer a browser does not draw in one piece.
const PICTURE: f64 = 16_000.0;

/// What was found in a page.
#[derive(Debug, Default)]
pub(super) struct Seen {
    /// What is wrong, a sentence each.
    pub(super) findings: Vec<String>,
    /// What axe-core holds to be minor or moderate.
    pub(super) lesser: Vec<String>,
}

impl Seen {
    fn add(&mut self, how: &str, found: &Value) {
        let found = found.as_array().map(Vec::as_slice).unwrap_or_default();
        self.findings.extend(found.iter().map(|one| format!("{how}{}", text(one))));
    }
}

/// A page in a browser, and what it is held to.
pub(super) struct Check<'a> {
    tab: Tab<'a>,
    file: &'a Path,
    address: String,
    seen: Seen,
}

impl<'a> Check<'a> {
    /// Opens the page.
    pub(super) fn open(browser: &'a mut Browser, file: &'a Path) -> Result<Self> {
        let mut check = Self { tab: browser.open()?, file, address: address(file), seen: Seen::default() };
        check.window(WIDE)?;
        check.light(true)?;
        check.go("")?;
        Ok(check)
    }

    /// Everything that every page is held to, with axe-core's script where there is one, and pictures where they are wanted.
    pub(super) fn everything(mut self, axe: Option<&str>, pictures: Option<&Path>) -> Result<Seen> {
        self.looks(pictures)?;
        self.ask("", "identity()")?;
        self.links()?;
        self.folds()?;
        self.tables()?;
        self.happened();
        if let Some(axe) = axe {
            self.accessible(axe)?;
        }
        self.without_script()?;
        self.tab.close()?;
        Ok(self.seen)
    }

    /// The order of a table's rows, by their first cells, after a click on a column's button.
    pub(super) fn sorted(&mut self, table: &str, column: usize) -> Result<Vec<String>> {
        let rows = self.value(&format!("sorted({}, {column})", json!(table)))?;
        Ok(rows.as_array().into_iter().flatten().map(text).collect())
    }

    /// No wider than the window, be it wide or narrow and the folds closed or open; and dark where that is asked for.
    fn looks(&mut self, pictures: Option<&Path>) -> Result<()> {
        let light = self.value("ground()")?;
        self.ask("", "layout()")?;
        self.ask("", "charts()")?;
        self.picture(pictures, "light", WIDE)?;
        self.light(false)?;
        if self.value("ground()")? == light {
            self.seen.findings.push("has the same ground in the dark".to_owned());
        }
        self.ask("in the dark: ", "charts()")?;
        self.picture(pictures, "dark", WIDE)?;
        self.light(true)?;
        self.window(NARROW)?;
        self.ask("in a narrow window: ", "layout()")?;
        self.picture(pictures, "narrow", NARROW)?;
        self.value("openAll()")?;
        self.ask("in a narrow window with open folds: ", "layout()")?;
        self.window(WIDE)?;
        self.ask("with open folds: ", "layout()")
    }

    /// What its links name is there.
    fn links(&mut self) -> Result<()> {
        let links = self.value("links()")?;
        for link in links.as_array().into_iter().flatten() {
            let (path, fragment) = (PathBuf::from(text(&link[0])), text(&link[1]));
            let shown = path.file_name().unwrap_or(path.as_os_str()).to_string_lossy();
            if !path.exists() {
                self.seen.findings.push(format!("has a link to {shown}, which is not there"));
            } else if !fragment.is_empty() {
                let target = std::fs::read_to_string(&path)
                    .with_context(|| format!("cannot read {}", path.display()))?;
                if !target.contains(&format!("id=\"{fragment}\"")) {
                    self.seen.findings.push(format!("has a link to {shown}#{fragment}, which is not in it"));
                }
            }
        }
        Ok(())
    }

    /// Folds open by click and by key, all at once, and where the address names what is in them.
    fn folds(&mut self) -> Result<()> {
        self.ask("", "bar()")?;
        let middle = self.value("summary()")?;
        if let (Some(x), Some(y)) = (middle[0].as_f64(), middle[1].as_f64()) {
            self.tab.click(x, y)?;
            self.expect_fold(true, "a click does not open a fold")?;
            self.tab.press("Enter", 13, "\r")?;
            self.expect_fold(false, "the enter key does not close a fold")?;
            self.tab.press(" ", 32, " ")?;
            self.expect_fold(true, "the space key does not open a fold")?;
        }
        let folded = self.value("folded()")?;
        if let Some(id) = folded.as_array().and_then(|ids| ids.last()) {
            self.go(&format!("#{}", text(id)))?;
            self.ask("when opened: ", &format!("inSight({id})"))?;
            self.ask("", "reach()")?;
        }
        self.go("")
    }

    fn expect_fold(&mut self, open: bool, otherwise: &str) -> Result<()> {
        if self.value("isOpen()")? != open {
            self.seen.findings.push(otherwise.to_owned());
        }
        Ok(())
    }

    /// Tables sort by every column, and filter by what is typed.
    fn tables(&mut self) -> Result<()> {
        self.value("openAll()")?;
        self.ask("", "sorting()")?;
        let (without, words) = (self.value("filters()")?, self.value("words()")?);
        self.seen.add("", &without);
        if without.as_array().is_some_and(|without| !without.is_empty()) {
            return Ok(());
        }
        for (index, words) in words.as_array().into_iter().flatten().enumerate() {
            let words = words.as_array().map(Vec::as_slice).unwrap_or_default();
            for word in words.iter().chain([&json!("")]) {
                self.value(&format!("focusFilter({index})"))?;
                let word = text(word);
                if word.is_empty() {
                    self.tab.press("Backspace", 8, "")?;
                } else {
                    self.tab.call("Input.insertText", &json!({ "text": word }))?;
                }
                self.ask("", &format!("filtered({index}, {})", json!(word)))?;
            }
        }
        Ok(())
    }

    /// axe-core finds nothing serious, with every fold open: by all rules in the light, by that of contrast in the dark.
    fn accessible(&mut self, axe: &str) -> Result<()> {
        self.go("")?;
        self.tab.evaluate(&format!("{axe}; 0"))?;
        self.value("openAll()")?;
        let all = self.value(&format!("axe({})", json!({ "type": "tag", "values": TAGS })))?;
        self.violations("", &all);
        self.light(false)?;
        let contrast =
            self.value(&format!("axe({})", json!({ "type": "rule", "values": ["color-contrast"] })))?;
        self.violations("in the dark: ", &contrast);
        self.light(true)
    }

    fn violations(&mut self, how: &str, found: &Value) {
        for one in found.as_array().into_iter().flatten() {
            let (rule, impact, help) = (text(&one["id"]), text(&one["impact"]), text(&one["help"]));
            let targets: Vec<_> = one["targets"].as_array().into_iter().flatten().map(text).collect();
            let shown = targets.iter().take(5).map(String::as_str).collect::<Vec<_>>().join(", ");
            let told = format!("{how}axe-core's {rule} ({impact}): {help}: {} times: {shown}", targets.len());
            let heavy = matches!(impact.as_str(), "serious" | "critical");
            if heavy { &mut self.seen.findings } else { &mut self.seen.lesser }.push(told);
        }
    }

    /// All that it has to say it says without its script.
    fn without_script(&mut self) -> Result<()> {
        self.tab.call("Emulation.setScriptExecutionDisabled", &json!({ "value": true }))?;
        self.go("")?;
        self.ask("", "plain()")?;
        self.tab.call("Emulation.setScriptExecutionDisabled", &json!({ "value": false }))?;
        Ok(())
    }

    /// What the browser has told since the page was opened: nothing but that it has read the file.
    fn happened(&mut self) {
        for event in self.tab.happened() {
            let params = &event["params"];
            let finding = match text(&event["method"]).as_str() {
                "Runtime.exceptionThrown" => {
                    let thrown = &params["exceptionDetails"];
                    let what = text(&thrown["exception"]["description"]);
                    format!("throws {}", what.lines().next().unwrap_or("something"))
                }
                "Runtime.consoleAPICalled" => {
                    let said = params["args"].as_array().into_iter().flatten();
                    let said: Vec<_> = said.map(|one| text(&one["value"])).collect();
                    format!("writes to the console ({}): {}", text(&params["type"]), said.join(" "))
                }
                "Log.entryAdded" => {
                    let entry = &params["entry"];
                    format!("makes the browser say ({}): {}", text(&entry["source"]), text(&entry["text"]))
                }
                "Network.requestWillBeSent" => {
                    let wanted = text(&params["request"]["url"]);
                    let own =
                        wanted == self.address || wanted.starts_with("data:") || wanted == "about:blank";
                    if own {
                        continue;
                    }
                    format!("asks for {wanted}")
                }
                "Network.loadingFailed" => {
                    format!("could not load something: {}", text(&params["errorText"]))
                }
                _ => continue,
            };
            if !self.seen.findings.contains(&finding) {
                self.seen.findings.push(finding);
            }
        }
    }

    /// Opens the page anew, at a fragment if one is given, and puts the questions into it.
    fn go(&mut self, fragment: &str) -> Result<()> {
        let address = format!("{}{fragment}", self.address);
        self.tab.go(&address)?;
        self.tab.evaluate(&format!("globalThis.asked = (() => {{ {QUESTIONS} }})(); 0"))?;
        Ok(())
    }

    /// The answer to a question.
    fn value(&mut self, question: &str) -> Result<Value> {
        self.tab.evaluate(&format!("asked.{question}"))
    }

    /// Asks what is found.
    fn ask(&mut self, how: &str, question: &str) -> Result<()> {
        let found = self.value(question)?;
        self.seen.add(how, &found);
        Ok(())
    }

    fn window(&mut self, width: u32) -> Result<()> {
        let metrics = json!({ "width": width, "height": HEIGHT, "deviceScaleFactor": 1, "mobile": false });
        self.tab.call("Emulation.setDeviceMetricsOverride", &metrics)?;
        Ok(())
    }

    fn light(&mut self, light: bool) -> Result<()> {
        let value = if light { "light" } else { "dark" };
        let features = json!([{ "name": "prefers-color-scheme", "value": value }]);
        self.tab.call("Emulation.setEmulatedMedia", &json!({ "features": features }))?;
        Ok(())
    }

    /// Writes a picture of the whole page, if pictures are wanted.
    fn picture(&mut self, folder: Option<&Path>, look: &str, width: u32) -> Result<()> {
        let Some(folder) = folder else { return Ok(()) };
        let height = self.tab.evaluate("document.scrollingElement.scrollHeight")?;
        let height = height.as_f64().unwrap_or_default().min(PICTURE);
        let clip = json!({ "x": 0, "y": 0, "width": width, "height": height, "scale": 1 });
        let asked = json!({ "format": "png", "captureBeyondViewport": true, "clip": clip });
        let picture = self.tab.call("Page.captureScreenshot", &asked)?;
        let bytes = BASE64.decode(text(&picture["data"]).as_bytes()).context("no picture came")?;
        let machine = self.file.parent().and_then(Path::file_name).unwrap_or_default().to_string_lossy();
        let page = self.file.file_stem().unwrap_or_default().to_string_lossy();
        files::replace(&folder.join(format!("{machine}-{page}-{look}-{width}.png")), &bytes)
    }
}

/// A file's address. What would mean something else in an address is written by its number.
fn address(file: &Path) -> String {
    let mut address = "file://".to_owned();
    for byte in file.as_os_str().as_encoded_bytes() {
        if byte.is_ascii_alphanumeric() || b"/-_.~".contains(byte) {
            address.push(char::from(*byte));
        } else {
            address += &format!("%{byte:02X}");
        }
    }
    address
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_names_any_file() {
        assert_eq!(address(Path::new("/a-b/c d#1.html")), "file:///a-b/c%20d%231.html");
    }
}
