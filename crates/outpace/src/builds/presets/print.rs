//! Prints a preset as an `outpace.toml`.

use std::fmt::Write;

use super::Preset;

impl Preset {
    /// Returns the `outpace.toml` that makes the same choice as the preset.
    pub fn text(&self) -> String {
        let mut text = String::new();
        let _ = writeln!(
            text,
            "# The builds that `{}` chooses from. Saved as `outpace.toml`, or named by `--file`, this file gives the same choice.",
            self.command
        );
        text += "# The first value of each axis is your own build. Remove what you do not want to try: a value, or a whole axis. With an axis, also remove its name in braces from the commands.\n";
        for note in &self.notes {
            let _ = writeln!(text, "# {note}");
        }
        let _ = writeln!(text, "\nbuild = {}", string(&self.build));
        match self.runs.as_slice() {
            [run] if run.name.is_none() => {
                let _ = writeln!(text, "run = {}", string(&run.command));
            }
            runs => {
                text += "run = [\n";
                for (run, at) in runs.iter().zip(1..) {
                    let name = run.name.clone().unwrap_or_else(|| format!("run-{at}"));
                    let _ = writeln!(
                        text,
                        "    {{ name = {}, command = {} }},",
                        string(&name),
                        string(&run.command)
                    );
                }
                text += "]\n";
            }
        }
        if let Some(artifact) = &self.artifact {
            let _ = writeln!(text, "artifact = {}", string(artifact));
        }
        if let Some(train) = &self.train {
            text += "# This command runs between the two builds of a value that has `learn`.\n";
            let _ = writeln!(text, "train = {}", string(train));
        }
        for (axis, what) in &self.axes {
            let _ = writeln!(text, "\n# {what}\n[[axis]]\nname = {}\nvalues = [", string(&axis.name));
            for value in &axis.values {
                let learn = value
                    .learn
                    .as_ref()
                    .map_or(String::new(), |learn| format!(", learn = {}", string(learn)));
                let _ = writeln!(
                    text,
                    "    {{ label = {}, text = {}{learn} }},",
                    string(&value.label),
                    string(&value.text)
                );
            }
            text += "]\n";
            if !axis.only_with.is_empty() {
                let with: Vec<String> = axis
                    .only_with
                    .iter()
                    .map(|(name, labels)| {
                        let labels: Vec<String> = labels.iter().map(|label| string(label)).collect();
                        format!("{} = [{}]", string(name), labels.join(", "))
                    })
                    .collect();
                let _ = writeln!(text, "only-with = {{ {} }}", with.join(", "));
            }
        }
        text
    }
}

/// Returns a TOML string, without escapes if possible.
fn string(text: &str) -> String {
    let is_plain = |text: &str| !text.chars().any(char::is_control);
    if is_plain(text) && !text.contains(['"', '\\']) {
        return format!("\"{text}\"");
    }
    if is_plain(text) && !text.contains('\'') {
        return format!("'{text}'");
    }
    if is_plain(text) && !text.contains("'''") && !text.ends_with('\'') {
        return format!("'''{text}'''");
    }
    let mut escaped = String::new();
    for letter in text.chars() {
        match letter {
            '"' | '\\' => escaped.extend(['\\', letter]),
            letter if letter.is_control() => _ = write!(escaped, "\\u{:04x}", u32::from(letter)),
            letter => escaped.push(letter),
        }
    }
    format!("\"{escaped}\"")
}
