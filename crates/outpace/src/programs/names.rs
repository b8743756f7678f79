//! Derives names for commands that the user did not name: the program's name, with the words that
//! distinguish its line from other lines of that program.

use std::collections::BTreeSet;
use std::path::{Component, Path};

use super::shell::is_variable;
use crate::label::is_letter;

/// Greatest length of a command's name in characters, so that a table has room for it.
pub(super) const LONGEST: usize = 40;

/// A command as it was typed, in parts.
#[derive(Clone, Debug, Default)]
struct Typed {
    /// Program without its folder and its extension.
    stem: String,
    /// Variables, folders of the program, and its arguments.
    parts: [Vec<String>; 3],
}

/// Returns a new name for each of these lines, and adds the names to `taken`. Examples: `gzip-1`
/// and `gzip-6` for `gzip -1 f` and `gzip -6 f`, `old-app` and `new-app` for `old/app` and
/// `new/app`. Lines that nothing distinguishes are numbered.
pub(super) fn names(lines: &[&str], taken: &mut BTreeSet<String>) -> Vec<String> {
    let commands: Vec<Typed> = lines.iter().map(|line| Typed::read(line)).collect();
    let wanted: Vec<String> = commands.iter().map(|command| command.name(&commands)).collect();
    // Names are in lower case, unless two names differ only in the case of their letters.
    let wanted = wanted.iter().map(|name| {
        let differs_in_case = |other: &String| other != name && other.to_lowercase() == name.to_lowercase();
        if wanted.iter().any(differs_in_case) { name.clone() } else { name.to_lowercase() }
    });
    let wanted: Vec<String> = wanted.collect();
    let free = |name: String, taken: &mut BTreeSet<String>| {
        let numbered = (2_u64..).map(|number| {
            let end = format!("-{number}");
            cut(&name, LONGEST - end.len()) + &end
        });
        let mut names = std::iter::once(name.clone()).chain(numbered);
        names.find(|name| taken.insert(name.clone())).unwrap_or_default()
    };
    wanted.into_iter().map(|name| free(name, taken)).collect()
}

impl Typed {
    /// Returns the command's name, with the words that distinguish it from the others of
    /// `commands`. The letters keep the case in which they were typed.
    fn name(&self, commands: &[Self]) -> String {
        let is_alike = |other: &&Self| other.stem.to_lowercase() == self.stem.to_lowercase();
        let alike: Vec<&Self> = commands.iter().filter(is_alike).collect();
        let differing = |part: usize| {
            let lists: Vec<&[String]> = alike.iter().map(|other| other.parts[part].as_slice()).collect();
            differing_words(&self.parts[part], &lists)
        };
        let [variables, folders, arguments] = [0, 1, 2].map(differing);
        let stem = std::iter::once(self.stem.as_str());
        let words = folders.into_iter().chain(stem).chain(variables).chain(arguments);
        slug(&words.collect::<Vec<_>>().join(" "))
    }

    fn read(line: &str) -> Self {
        // A line for a shell may have a quote that other splitters see as unclosed.
        let words =
            shlex::split(line).unwrap_or_else(|| line.split_whitespace().map(str::to_owned).collect());
        // One argument may be a line of its own: `sh -c 'a < b'`.
        let parted = |word: &String| word.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
        let is_set = |word: &&String| word.split_once('=').is_some_and(|(name, _)| is_variable(name));
        let variables: Vec<String> = words.iter().take_while(is_set).cloned().collect();
        let mut rest = words.iter().skip(variables.len());
        let program = Path::new(rest.next().map_or("", String::as_str));
        let folders = program.parent().into_iter().flat_map(Path::components).filter_map(|part| match part {
            Component::Normal(name) => Some(name.to_string_lossy().into_owned()),
            _ => None,
        });
        let stem = slug(&program.file_stem().unwrap_or_default().to_string_lossy());
        Self { stem, parts: [variables, folders.collect(), rest.flat_map(parted).collect()] }
    }
}

/// Returns `words` without the words at its beginning and at its end that all these lists share. If
/// all lists have the same length, the words between that they share at the same position are left
/// out too.
fn differing_words<'a>(words: &'a [String], lists: &[&[String]]) -> Vec<&'a str> {
    let shortest = lists.iter().map(|list| list.len()).min().unwrap_or(0);
    let is_common = |at: usize| lists.iter().all(|list| list.get(at) == words.get(at));
    let front = (0..shortest).take_while(|at| is_common(*at)).count();
    let is_common_at_end =
        |at: &usize| lists.iter().all(|list| list[list.len() - 1 - at] == words[words.len() - 1 - at]);
    let back = (0..shortest - front).take_while(is_common_at_end).count();
    let is_even = lists.iter().all(|list| list.len() == words.len());
    (front..words.len() - back)
        .filter(|at| !is_even || !is_common(*at))
        .map(|at| words[at].as_str())
        .collect()
}

/// Turns a text into a name: letters, digits and dots, with `-` between words.
fn slug(text: &str) -> String {
    let words = text.split(|letter: char| !is_letter(letter) && letter != '.');
    let words: Vec<&str> = words.map(|word| word.trim_matches('.')).filter(|word| !word.is_empty()).collect();
    let name = cut(&words.join("-"), LONGEST);
    if name.is_empty() { "program".to_owned() } else { name }
}

/// Cuts a name to at most `length` characters, without punctuation at its end.
fn cut(name: &str, length: usize) -> String {
    let end = name.char_indices().nth(length).map_or(name.len(), |(end, _)| end);
    name[..end].trim_end_matches(['-', '.']).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_of_one_program_are_named_by_what_differs() {
        for (lines, wanted) in [
            (&["gzip -1 -k f", "gzip -6 -k f"][..], &["gzip-1", "gzip-6"][..]),
            (&["zstd --level 1 f", "zstd --level 19 f", "xz f"], &["zstd-1", "zstd-19", "xz"]),
            (&["./app --threads=1", "./app --threads=4"], &["app-threads-1", "app-threads-4"]),
            (&["sort f", "sort -u f"], &["sort", "sort-u"]),
            (&["./old/app x", "./new/app x"], &["old-app", "new-app"]),
            (&["/opt/a/1.0/bin/app", "/opt/a/1.1/bin/app"], &["1.0-app", "1.1-app"]),
            (&["A=1 ./x", "A=2 ./x", "./x"], &["x-a-1", "x-a-2", "x"]),
            (&["sh -c './r < small'", "sh -c './r < big'"], &["sh-small", "sh-big"]),
            (&["true", "true", "true"], &["true", "true-2", "true-3"]),
            (&["cc -O2 f", "cc -o2 f", "cc -O3 f"], &["cc-O2", "cc-o2", "cc-o3"]),
            (&["./App", "./app", "App"], &["App", "app", "App-2"]),
            (
                &["./naïve", "./Élan", "./हिन्दी", "./nai\u{308}ve"],
                &["naïve", "élan", "हिन्दी", "nai\u{308}ve"],
            ),
            (&["'/d/…'", "control"], &["program", "control-2"]),
            (&["app a b c", "app x b y"], &["app-a-c", "app-x-y"]),
            (&["", "  "], &["program", "program-2"]),
        ] {
            let mut taken = BTreeSet::from(["control".to_owned()]);
            assert_eq!(names(lines, &mut taken), wanted, "{lines:?}");
        }
    }

    #[test]
    fn long_names_are_cut_and_stay_distinct() {
        let [first, second] = ["a", "b"].map(|end| format!("app {} {end}", "word ".repeat(40)));
        assert_eq!(names(&[&first, &second], &mut BTreeSet::new()), ["app-a", "app-b"]);
        let [first, second] = ["a", "b"].map(|end| format!("app {}{end}", "x".repeat(90)));
        let found = names(&[&first, &second], &mut BTreeSet::new());
        assert!(found[0] != found[1] && found.iter().all(|name| name.len() <= LONGEST), "{found:?}");
    }
}
