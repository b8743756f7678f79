//! Chromium without a window, spoken to by its DevTools protocol.
//!
//! Messages are JSON with a NUL behind it, over two pipes which Chromium expects as its file descriptors 3 and 4. A shell puts our pipes
//! there; so nothing but pipes is needed, and no port is open to others.

use std::fs::{self, File};
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{ChildStdin, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::children::{self, Owned};

/// Longer than any answer takes on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// How long it may take to end by itself.
const FAREWELL: Duration = Duration::from_secs(5);

/// The shell's line that puts our pipes where Chromium expects them.
const WITH_PIPES: &str = r#"exec "$0" "$@" 3<&0 4>&1 </dev/null >&2"#;

/// What Chromium is started with. Its sandbox needs what containers do not allow, and would protect from pages that are not ours; it
/// opens ours alone, and knows no other host.
const OPTIONS: [&str; 10] = [
    "--headless",
    "--no-sandbox",
    "--remote-debugging-pipe",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-breakpad",
    "--disable-dev-shm-usage",
    "--disable-gpu",
    "--host-resolver-rules=MAP * ~NOTFOUND",
];

/// A Chromium of our own, with a fresh profile. It ends when this is dropped.
pub(super) struct Browser {
    process: Owned,
    to: ChildStdin,
    from: BufReader<ChildStdout>,
    calls: u64,
    events: Vec<Value>,
    profile: TempDir,
}

impl Browser {
    /// Starts it, with its profile below `folder`.
    pub(super) fn start(program: &Path, folder: &Path) -> Result<Self> {
        fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
        let profile = tempfile::Builder::new()
            .prefix("profile-")
            .tempdir_in(folder)
            .with_context(|| format!("cannot make a folder in {}", folder.display()))?;
        let mut data = std::ffi::OsString::from("--user-data-dir=");
        data.push(profile.path());
        let mut shell = Command::new("/bin/sh");
        shell.args(["-c", WITH_PIPES]).arg(program).args(OPTIONS).arg(data).arg("about:blank");
        let errors = File::create(errors(&profile)).context("cannot make a file for what Chromium says")?;
        // What it keeps for its user it keeps in its profile.
        shell.env("HOME", profile.path()).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(errors);
        let process = Owned::spawn_group(&mut shell).context("cannot run `/bin/sh`")?;
        let (to, from) = process.take_pipes().context("no pipes to Chromium")?;
        let mut browser =
            Self { process, to, from: BufReader::new(from), calls: 0, events: Vec::new(), profile };
        browser.call(None, "Browser.getVersion", &json!({}))?;
        Ok(browser)
    }

    /// A tab that shows nothing yet.
    pub(super) fn open(&mut self) -> Result<Tab<'_>> {
        self.events.clear();
        let target = self.call(None, "Target.createTarget", &json!({ "url": "about:blank" }))?;
        let target = text(&target["targetId"]);
        let attached =
            self.call(None, "Target.attachToTarget", &json!({ "targetId": target, "flatten": true }))?;
        let mut tab = Tab { browser: self, session: text(&attached["sessionId"]), target };
        for domain in ["Page", "Runtime", "Log", "Network"] {
            tab.call(&format!("{domain}.enable"), &json!({}))?;
        }
        Ok(tab)
    }

    /// Lets it end by itself, so that nobody writes into its profile any more when that is removed.
    pub(super) fn close(mut self) -> Result<()> {
        self.call(None, "Browser.close", &json!({}))?;
        self.process.expect_within(FAREWELL);
        self.process.wait().context("cannot wait for Chromium")?;
        Ok(())
    }

    fn call(&mut self, session: Option<&str>, method: &str, params: &Value) -> Result<Value> {
        children::check()?;
        self.process.expect_within(PATIENCE);
        self.calls += 1;
        let id = self.calls;
        let mut message = json!({ "id": id, "method": method, "params": params });
        if let Some(session) = session {
            message["sessionId"] = session.into();
        }
        let mut bytes = serde_json::to_vec(&message)?;
        bytes.push(0);
        let sent = self.to.write_all(&bytes).and_then(|()| self.to.flush());
        if sent.is_err() {
            return Err(self.lost(method));
        }
        loop {
            let mut bytes = Vec::new();
            let read = self.from.read_until(0, &mut bytes);
            if read.is_err() || bytes.pop() != Some(0) {
                return Err(self.lost(method));
            }
            let mut message: Value =
                serde_json::from_slice(&bytes).context("Chromium sent what is no JSON")?;
            if message["id"] == id {
                let error = &message["error"];
                ensure!(error.is_null(), "Chromium refuses `{method}`: {}", text(&error["message"]));
                return Ok(message["result"].take());
            }
            self.events.push(message);
        }
    }

    /// Why there was no answer.
    fn lost(&self, method: &str) -> anyhow::Error {
        if let Err(interrupted) = children::check() {
            return interrupted.into();
        }
        if self.process.is_expired() {
            return anyhow::anyhow!("Chromium did not answer `{method}` within {} s", PATIENCE.as_secs());
        }
        let said = fs::read_to_string(errors(&self.profile)).unwrap_or_default();
        let last = said.lines().map(str::trim).rfind(|line| !line.is_empty());
        anyhow::anyhow!("Chromium ended at `{method}`: {}", last.unwrap_or("it does not say why"))
    }
}

/// Where it writes what it has to say.
fn errors(profile: &TempDir) -> PathBuf {
    profile.path().join("stderr.txt")
}

/// A tab of the browser.
pub(super) struct Tab<'a> {
    browser: &'a mut Browser,
    session: String,
    target: String,
}

impl Tab<'_> {
    /// One call of the protocol.
    pub(super) fn call(&mut self, method: &str, params: &Value) -> Result<Value> {
        self.browser.call(Some(&self.session), method, params)
    }

    /// Opens an address anew and waits until all of it is there.
    pub(super) fn go(&mut self, address: &str) -> Result<()> {
        // Else an address that differs in its fragment alone would not be opened anew.
        for address in ["about:blank", address] {
            let gone = self.call("Page.navigate", &json!({ "url": address }))?;
            let error = text(&gone["errorText"]);
            ensure!(error.is_empty(), "Chromium cannot open {address}: {error}");
            let begun = Instant::now();
            let whole = format!("document.readyState === 'complete' && location.href === {}", json!(address));
            while self.evaluate(&whole)? != true {
                ensure!(begun.elapsed() < PATIENCE, "{address} is not loaded after {} s", PATIENCE.as_secs());
                std::thread::sleep(Duration::from_millis(5));
            }
        }
        Ok(())
    }

    /// The value of an expression in the page, awaited if it is a promise.
    pub(super) fn evaluate(&mut self, expression: &str) -> Result<Value> {
        let params = json!({ "expression": expression, "awaitPromise": true, "returnByValue": true });
        let mut answer = self.call("Runtime.evaluate", &params)?;
        if let Some(thrown) = answer.get("exceptionDetails") {
            bail!("a check broke off in the page: {}", text(&thrown["exception"]["description"]));
        }
        Ok(answer["result"]["value"].take())
    }

    /// Presses a key and lets it go.
    pub(super) fn press(&mut self, key: &str, code: u32, text: &str) -> Result<()> {
        for kind in ["keyDown", "keyUp"] {
            let typed = if kind == "keyDown" { text } else { "" };
            let params = json!({
                "type": kind, "key": key, "code": key, "text": typed, "windowsVirtualKeyCode": code,
            });
            self.call("Input.dispatchKeyEvent", &params)?;
        }
        Ok(())
    }

    /// Clicks there, in pixels from the window's corner.
    pub(super) fn click(&mut self, x: f64, y: f64) -> Result<()> {
        for kind in ["mousePressed", "mouseReleased"] {
            let params = json!({ "type": kind, "x": x, "y": y, "button": "left", "clickCount": 1 });
            self.call("Input.dispatchMouseEvent", &params)?;
        }
        Ok(())
    }

    /// What has happened in the tab since the last time: the protocol's events.
    pub(super) fn happened(&mut self) -> Vec<Value> {
        std::mem::take(&mut self.browser.events)
    }

    /// Closes it.
    pub(super) fn close(self) -> Result<()> {
        self.browser.call(None, "Target.closeTarget", &json!({ "targetId": self.target }))?;
        Ok(())
    }
}

/// A JSON string's text; nothing of what is no string.
pub(super) fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}
