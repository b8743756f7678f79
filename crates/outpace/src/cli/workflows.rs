//! Tests of the workflows that run in continuous integration here, and of those that the documents
//! recommend: no code from a fork runs with write permission, and `outpace` accepts every command.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use clap::Parser;
use saphyr::{LoadableYamlNode, Scalar, Yaml};
use serde_json::{Value, json};

use super::Cli;

fn package() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn text(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn workflow(name: &str) -> Value {
    yaml(&text(&package().join("../../.github/workflows").join(name)))
}

fn action() -> Value {
    yaml(&text(&package().join("action.yml")))
}

fn commenting() -> Value {
    yaml(&text(&package().join("comment/action.yml")))
}

/// Returns the two GitHub workflows and the GitLab configuration of the documents.
fn documented() -> [Value; 3] {
    let ci = text(&package().join("docs/ci.md"));
    let [speed, comment, gitlab] = blocks(&ci, "yaml")[..] else { panic!("three examples") };
    [speed, comment, gitlab].map(yaml)
}

fn yaml(text: &str) -> Value {
    fn value(yaml: &Yaml<'_>) -> Value {
        match yaml {
            Yaml::Mapping(entries) => entries
                .iter()
                .map(|(name, entry)| (name.as_str().unwrap().to_owned(), value(entry)))
                .collect(),
            Yaml::Sequence(entries) => entries.iter().map(value).collect(),
            Yaml::Value(Scalar::String(text)) => Value::from(&**text),
            Yaml::Value(Scalar::Boolean(truth)) => (*truth).into(),
            Yaml::Value(Scalar::Integer(number)) => (*number).into(),
            Yaml::Value(Scalar::Null) => Value::Null,
            other => panic!("no workflow has this: {other:?}"),
        }
    }
    let documents = Yaml::load_from_str(text).unwrap_or_else(|error| panic!("{error}:\n{text}"));
    let [document] = &documents[..] else { panic!("not one document:\n{text}") };
    value(document)
}

fn steps(workflow: &Value) -> Vec<&Value> {
    let jobs = workflow["jobs"].as_object().into_iter().flat_map(|jobs| jobs.values());
    let lists = jobs.map(|job| &job["steps"]).chain([&workflow["runs"]["steps"]]);
    lists.filter_map(Value::as_array).flatten().collect()
}

/// Returns the action that a step uses, if any.
fn used(step: &Value) -> Option<&str> {
    step["uses"].as_str()
}

/// Fails unless an action is this repository's own or is pinned to a commit.
fn check_pinned(uses: &str) {
    let commit = uses.split_once('@').map_or("", |(_, commit)| commit);
    let is_commit = commit.len() == 40 && commit.chars().all(|digit| digit.is_ascii_hexdigit());
    assert!(uses.starts_with("./") || is_commit, "`{uses}` is not named by its commit");
}

#[test]
fn actions_are_pinned_and_scripts_contain_no_foreign_text() {
    let folder = fs::read_dir(package().join("../../.github/workflows")).unwrap();
    let files: Vec<PathBuf> = folder.map(|entry| entry.unwrap().path()).collect();
    assert!(files.len() >= 5);
    let mut workflows = vec![action(), commenting()];
    for file in files {
        let (text, name) = (text(&file), file.display());
        let workflow = yaml(&text);
        assert_eq!(workflow["permissions"], json!({ "contents": "read" }), "{name}");
        assert!(workflow["on"].get("pull_request_target").is_none(), "{name}");
        assert!(!text.contains("secrets."), "{name}");
        workflows.push(workflow);
    }
    for workflow in &workflows {
        let steps = steps(workflow);
        assert!(!steps.is_empty(), "{workflow}");
        for step in steps {
            used(step).into_iter().for_each(check_pinned);
            if used(step).is_some_and(|uses| uses.starts_with("actions/checkout@")) {
                assert_eq!(step["with"]["persist-credentials"], false, "{step}");
            }
            // GitHub puts a text in place of `${{ ... }}` before the shell reads the script, so any
            // command in that text would run. Scripts take foreign text from environment variables,
            // whose values the shell does not run.
            assert!(!step["run"].as_str().is_some_and(|script| script.contains("${{")), "{step}");
        }
    }
}

#[test]
fn no_code_of_a_fork_runs_with_write_permission() {
    let [speed, comment, _] = documented();
    let output = action()["inputs"]["output"]["default"].clone();
    for (speed, comment) in [(workflow("speed.yml"), workflow("speed-comment.yml")), (speed, comment)] {
        check_permissions(&speed, &comment);
        let upload = steps(&speed).into_iter().find(|step| step["with"]["path"].is_string()).unwrap();
        assert_eq!(upload["with"]["path"], format!("{}/outpace.json", output.as_str().unwrap()));
        assert_eq!(upload["with"]["name"], commenting()["inputs"]["artifact"]["default"]);
    }
    let action = commenting();
    assert!(steps(&action).into_iter().all(|step| used(step).is_none()));
    let scripts: String = steps(&action).iter().filter_map(|step| step["run"].as_str()).collect();
    assert!(!scripts.contains("git ") && !scripts.contains("checkout"), "{scripts}");
    // The result of the fork's run is downloaded, and read only by `outpace show`.
    for line in scripts.lines().filter(|line| line.contains("kept")) {
        let shown = commands(line).pop().is_some_and(|words| words[..2] == ["show", "kept/outpace.json"]);
        assert!(shown || line.trim_start().starts_with("gh run download "), "{line}");
    }
    // Only the action's own comment is replaced.
    assert!(
        scripts.contains("echo \"<!-- outpace -->\";")
            && scripts.contains("startswith(\"<!-- outpace -->\")")
    );
    assert!(!scripts.contains("--edit-last"), "{scripts}");
    // A run without a record is reported too. Otherwise the comment on the pull request would still
    // show the result of an older commit.
    assert!(scripts.contains("||\n  echo \"Nothing could be measured: "), "{scripts}");
}

/// Fails unless the first workflow has no write permission, and the second runs nothing from the
/// first's results.
#[track_caller]
fn check_permissions(speed: &Value, comment: &Value) {
    let on = &speed["on"];
    assert!(on == "pull_request" || on.as_object().unwrap().keys().eq(["pull_request"]), "{on}");
    assert_eq!(speed["permissions"], json!({ "contents": "read" }));
    assert_eq!(comment["permissions"], json!({ "contents": "read" }));
    assert!(speed["jobs"].as_object().unwrap().values().all(|job| job.get("permissions").is_none()));

    assert!(comment["on"].as_object().unwrap().keys().eq(["workflow_run"]));
    assert_eq!(comment["on"]["workflow_run"]["workflows"], json!([speed["name"]]));
    let job = &comment["jobs"]["comment"];
    assert_eq!(comment["jobs"].as_object().unwrap().len(), 1);
    let rights = json!({ "contents": "read", "actions": "read", "pull-requests": "write" });
    assert_eq!(job["permissions"], rights);
    assert_eq!(job["if"], "github.event.workflow_run.event == 'pull_request'");
    // The second workflow may check out its own branch, but no other reference and no other
    // repository.
    let steps = steps(comment);
    let (last, before) = steps.split_last().unwrap();
    let action = used(last).unwrap();
    assert!(action.split('@').next().unwrap().ends_with("/crates/outpace/comment"), "{action}");
    for step in before {
        match used(step) {
            Some(uses) => {
                assert!(uses.starts_with("actions/checkout@"), "{step}");
                assert_eq!(step["with"], json!({ "persist-credentials": false }));
            }
            None => assert!(step["run"].as_str().unwrap().lines().all(|line| line.starts_with("rustup "))),
        }
    }
}

/// Returns the arguments of each call of `outpace` in a script.
fn commands(script: &str) -> Vec<Vec<String>> {
    let script = script.replace("\\\n", " ");
    let command = |line: &str| {
        let words = shlex::split(line)?;
        let is_call = |word: &String| word == "outpace" || word.ends_with("/bin/outpace");
        let by_cargo = words.windows(3).position(|words| words == ["-p", "outpace", "--"]).map(|at| at + 3);
        let begin = by_cargo.or(words.first().filter(|word| is_call(word)).map(|_| 1))?;
        let is_end = |word: &String| word.starts_with(['|', '>', '&', ';']);
        Some(words.into_iter().skip(begin).take_while(|word| !is_end(word)).collect())
    };
    script.lines().filter_map(command).collect()
}

#[track_caller]
fn check_parsed(words: &[String]) {
    let arguments = std::iter::once("outpace").chain(words.iter().map(String::as_str));
    Cli::try_parse_from(arguments).unwrap_or_else(|error| panic!("`outpace {}`: {error}", words.join(" ")));
}

fn blocks<'a>(document: &'a str, language: &str) -> Vec<&'a str> {
    let opened = document.split("\n```").filter_map(|part| part.strip_prefix(language)?.strip_prefix('\n'));
    opened.collect()
}

/// Fails unless the action accepts these inputs, and gets every input that it requires.
fn check_inputs(inputs: &Value) {
    let known = action()["inputs"].clone();
    for name in inputs.as_object().unwrap().keys() {
        assert!(known.get(name).is_some(), "the action has no input `{name}`");
    }
    for (name, input) in known.as_object().unwrap().iter().filter(|(_, input)| input["required"] == true) {
        assert!(inputs.get(name).is_some(), "`{name}` is missing: {input}");
    }
}

#[test]
fn the_action_calls_outpace_with_valid_arguments() {
    let (action, speed) = (action(), workflow("speed.yml"));
    let ours = steps(&speed).into_iter().find(|step| used(step) == Some("./crates/outpace")).unwrap();
    check_inputs(&ours["with"]);
    // Once with the inputs of this repository, once with only the required ones.
    for inputs in [&ours["with"], &json!({ "build": "make", "run": "./app" })] {
        let step = steps(&action).into_iter().find(|step| step["env"]["RULE"].is_string()).unwrap();
        let input = |variable: &Value| -> String {
            let name = variable.as_str().unwrap().trim_matches(['$', '{', '}', ' ']);
            let name = name.strip_prefix("inputs.").unwrap();
            let value = inputs.get(name).unwrap_or(&action["inputs"][name]["default"]);
            value.as_str().unwrap().to_owned()
        };
        let variables = step["env"].as_object().unwrap();
        let variables: BTreeMap<&str, String> =
            variables.iter().map(|(name, value)| (name.as_str(), input(value))).collect();
        let [words] = &commands(step["run"].as_str().unwrap())[..] else { panic!("{step}") };
        let fill = |word: &String| -> Vec<String> {
            if word == "${more[@]}" {
                return variables["ARGUMENTS"].split_whitespace().map(str::to_owned).collect();
            }
            let Some(name) = word.strip_prefix('$') else { return vec![word.clone()] };
            let (name, rest) =
                name.split_once('/').map_or((name, String::new()), |(name, rest)| (name, format!("/{rest}")));
            vec![variables[name].clone() + &rest]
        };
        check_parsed(&words.iter().flat_map(fill).collect::<Vec<String>>());
    }
}

#[test]
fn every_documented_command_is_valid() {
    let mut documented_commands = commands(steps(&commenting()).last().unwrap()["run"].as_str().unwrap());
    let ci = text(&package().join("docs/ci.md"));
    let [speed, comment, gitlab] = documented();
    for step in steps(&speed).into_iter().chain(steps(&comment)) {
        match used(step).unwrap().split_once("/crates/outpace") {
            Some((_, "@REVISION")) => check_inputs(&step["with"]),
            Some((_, path)) => assert_eq!(path, "/comment@REVISION"),
            None => check_pinned(used(step).unwrap()),
        }
    }
    let gitlab = &gitlab["speed"];
    assert_eq!(gitlab["variables"]["GIT_DEPTH"], 0, "both revisions are needed");
    let scripts: Vec<&str> = gitlab["script"].as_array().unwrap().iter().filter_map(Value::as_str).collect();
    let shown = commands(&scripts.join("\n"));
    for file in gitlab["artifacts"]["paths"].as_array().unwrap() {
        assert!(shown[0].iter().any(|word| file == word), "{file} is written by no command");
    }
    documented_commands.extend(shown);
    let readme = text(&package().join("README.md"));
    for document in [&ci, &readme, &text(&package().join("docs/tutorial.md"))] {
        documented_commands.extend(blocks(document, "sh").into_iter().flat_map(commands));
    }
    let rows = readme.lines().filter(|line| line.starts_with('|'));
    documented_commands.extend(rows.flat_map(|line| line.split('`').skip(1).step_by(2)).flat_map(commands));
    assert!(documented_commands.len() > 15, "{documented_commands:?}");
    documented_commands.iter().for_each(|words| check_parsed(words));
}
