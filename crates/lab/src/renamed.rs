//! The names that verbs and options had before they were grouped. For one release each answers with its new name; then this file goes.

/// Every old name, and the new one.
const RENAMED: [(&str, &str); 16] = [
    ("completions", "setup completions"),
    ("count", "bench count"),
    ("doctor", "setup"),
    ("endgame", "study endgame"),
    ("export", "report export"),
    ("man", "setup man"),
    ("record", "bench record"),
    ("scaling", "study scaling"),
    ("targets", "test targets"),
    ("threads", "study threads"),
    ("choose --command", "compare programs OLD NEW"),
    ("choose --for", "predict"),
    ("choose --option", "compare programs --option"),
    ("choose --replay", "decide"),
    ("choose --unequal", "compare programs --unequal"),
    ("compare programs --command", "compare programs OLD NEW"),
];

/// What to answer to a command line that was not understood: the new name of what it begins with, if that is an old name.
pub(crate) fn answer(words: &[String]) -> Option<String> {
    let (first, rest) = words.split_first()?;
    let is_choose = first == "choose" || first.starts_with("--");
    let has = |option: &str| words.iter().any(|word| word.split('=').next() == Some(option));
    let is_said = |(old, _): &&(&str, &str)| match old.rsplit_once(' ') {
        Some(("choose", option)) => is_choose && has(option),
        Some((verb, option)) => verb.split(' ').eq(words.iter().take(2)) && has(option),
        None => first == old,
    };
    if let Some((old, new)) = RENAMED.iter().find(is_said) {
        return Some(format!("`cargo lab {old}` is now `cargo lab {new}`"));
    }
    let kind = rest.first().filter(|kind| first == "compare" && !kind.starts_with('-'))?;
    let is_old = !["programs", "targets", "records", "help"].contains(&kind.as_str());
    is_old.then(|| {
        "`cargo lab compare A B` is now `cargo lab compare targets` or `cargo lab compare records`".to_owned()
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::help;

    #[test]
    fn every_new_name_is_a_verb_with_its_option_and_no_old_one_is() {
        let find = |name: &str| {
            let mut command = help::command();
            for word in name.split(' ').filter(|word| *word != word.to_uppercase()) {
                if let Some(option) = word.strip_prefix("--") {
                    return command.get_arguments().any(|one| one.get_long() == Some(option));
                }
                let Some(verb) = command.find_subcommand(word) else { return false };
                command = verb.clone();
            }
            true
        };
        for (old, new) in RENAMED {
            assert!(find(new), "{new}");
            assert!(!find(old), "{old}");
        }
        assert!(find("compare targets") && find("compare records"));
    }

    #[test]
    fn an_old_name_is_answered_with_the_new_one_whatever_follows_it() {
        let command = help::grouped();
        for (line, answered) in [
            ("count", "`cargo lab count` is now `cargo lab bench count`"),
            ("count --keep --help", "`cargo lab count` is now `cargo lab bench count`"),
            ("doctor --json", "`cargo lab doctor` is now `cargo lab setup`"),
            ("threads --replay x --any thing", "`cargo lab threads` is now `cargo lab study threads`"),
            ("choose --replay x --output y", "`cargo lab choose --replay` is now `cargo lab decide`"),
            ("--replay=x --replay y", "`cargo lab choose --replay` is now `cargo lab decide`"),
            ("--axis score --for znver4", "`cargo lab choose --for` is now `cargo lab predict`"),
            (
                "choose --command a --command b --option c=1 --unequal",
                "`cargo lab choose --command` is now `cargo lab compare programs OLD NEW`",
            ),
            (
                "compare programs --command=a --command=b --output c",
                "`cargo lab compare programs --command` is now `cargo lab compare programs OLD NEW`",
            ),
            (
                "compare x86-64 i686 --quick",
                "`cargo lab compare A B` is now `cargo lab compare targets` or `cargo lab compare records`",
            ),
        ] {
            let words: Vec<String> = line.split(' ').map(str::to_owned).collect();
            assert!(
                command.clone().try_get_matches_from(["lab".to_owned()].iter().chain(&words)).is_err(),
                "{line}"
            );
            assert_eq!(answer(&words).as_deref(), Some(answered));
        }
        for line in ["choose --quik", "compare targets --quik", "compare --help", "choosy"] {
            let words: Vec<String> = line.split(' ').map(str::to_owned).collect();
            assert_eq!(answer(&words), None, "{line}");
        }
    }
}
