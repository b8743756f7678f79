//! Tests of building revisions, in small repositories that are made for each test.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use super::*;
use crate::os::children;
use crate::programs::Executable;

struct Project {
    folder: tempfile::TempDir,
}

impl Project {
    fn new() -> Self {
        let project = Self { folder: tempfile::tempdir().unwrap() };
        fs::create_dir(project.path()).unwrap();
        project.git("init --quiet --initial-branch=main");
        project
    }

    fn path(&self) -> PathBuf {
        self.folder.path().join("project")
    }

    fn scratch(&self) -> PathBuf {
        let path = self.folder.path().join("scratch");
        fs::create_dir_all(&path).unwrap();
        path
    }

    fn git(&self, arguments: &str) -> String {
        let mut command = Command::new("git");
        let settings = "-c user.name=One -c user.email=one@example.org -c protocol.file.allow=always";
        command.args(settings.split(' ')).args(arguments.split(' ')).current_dir(self.path());
        let done = children::run(super::repository::without_git_variables(&mut command), None).unwrap();
        assert!(done.status.success(), "git {arguments}: {}", done.stderr);
        done.stdout
    }

    fn commit(&self, file: &str, content: &str) -> Commit {
        fs::write(self.path().join(file), content).unwrap();
        self.git("add --all");
        self.git(&format!("commit --quiet --message={file}:{}", content.trim().replace([' ', '\n'], "_")));
        self.repository().commit("HEAD").unwrap()
    }

    fn repository(&self) -> Repository {
        Repository::at(&self.path()).unwrap()
    }

    fn builder(&self, recipe: Recipe) -> Builder {
        let repository = self.repository();
        Builder::new(&repository, repository.commit("HEAD").unwrap(), recipe, &self.scratch()).unwrap()
    }
}

/// Returns a recipe with a build command that makes `out/app`.
fn recipe(build: &str) -> Recipe {
    Recipe { build: build.to_owned(), run: "LEVEL=3 out/app --bench 'a b'".to_owned(), ..Recipe::default() }
}

/// Without the refusal each program would load the library of the step that was built last.
#[cfg(all(target_os = "linux", feature = "explain"))]
#[test]
fn a_program_that_loads_a_library_of_its_build_folder_is_refused() {
    let project = Project::new();
    project.commit("part.c", "int part(void) { return 0; }\n");
    let commit = project.commit("source.c", "int part(void);\nint main(void) { return part(); }\n");
    let step = Step::Revision(commit);
    let shared = "cc -shared -fPIC -o out/libpart.so part.c && cc -o out/app source.c";
    for (rest, is_refused) in [
        (&*format!("{shared} -Lout -lpart -Wl,-rpath,\"$PWD/out\""), true),
        (&*format!("{shared} -Lout -lpart -Wl,-rpath,'$ORIGIN'"), true),
        (&*format!("{shared} out/libpart.so"), true),
        ("cc -o out/app source.c part.c -Wl,-rpath,\"$PWD/out\"", false),
    ] {
        let built = project.builder(recipe(&format!("mkdir -p out && {rest}"))).build(&step).unwrap();
        let refused = built.as_ref().is_err_and(|why| why.contains("link it statically"));
        assert_eq!(refused, is_refused, "{rest}: {built:?}");
    }
}

/// Build command of most tests.
const MAKE: &str = "mkdir -p out && { echo '#!/bin/sh'; cat source; } > out/app && chmod +x out/app";

fn says(program: &Executable) -> String {
    children::run(&mut Command::new(&program.file), None).unwrap().stdout
}

#[test]
fn a_revision_is_found_by_any_of_its_names() {
    let project = Project::new();
    let first = project.commit("source", "echo 1");
    let second = project.commit("source", "echo 2");
    project.git("tag --annotate --message=tag v2");
    let repository = project.repository();
    for (name, wanted) in [
        ("HEAD~1", &first),
        (&first.hash[..9], &first),
        ("v2", &second),
        ("main", &second),
        // `:/text` means the youngest commit whose message contains that text.
        (":/source:echo_1", &first),
        (":/echo_[12]", &second),
        ("HEAD^{/echo_1}", &first),
        ("v2^{commit}~1", &first),
    ] {
        assert_eq!(&repository.commit(name).unwrap(), wanted);
    }
    assert_eq!((second.short().len(), second.subject.as_str()), (12, "source:echo_2"));
    for name in [
        "nothing",
        "",
        "--all",
        "HEAD:source",
        ":/nothing",
        ":source",
        "v2^{tree}",
        "a\nb",
        "HEAD~9",
        &"0".repeat(40),
    ] {
        let error = repository.commit(name).unwrap_err().to_string();
        let wanted = format!("{} has no revision `{}`", project.path().display(), name.escape_debug());
        assert_eq!(error, wanted);
    }
    // A folder below the top of the repository belongs to the same repository.
    fs::create_dir(project.path().join("below")).unwrap();
    let below = Repository::at(&project.path().join("below")).unwrap();
    assert_eq!(below.commit("HEAD").unwrap(), second);
    assert_eq!([below.prefix().unwrap(), repository.prefix().unwrap()], [Path::new("below/"), Path::new("")]);
    let error = Repository::at(project.folder.path()).unwrap_err().to_string();
    assert!(error.contains("is in no git repository"), "{error}");
    let error = Repository::at(Path::new("/no/such/folder")).unwrap_err().to_string();
    assert_eq!(error, "there is no folder /no/such/folder");
}

#[test]
fn commits_between_two_follow_first_parents() {
    let project = Project::new();
    let commits = ["1", "2", "3"].map(|number| project.commit("source", number));
    project.git("checkout --quiet -b side HEAD~1");
    let side = project.commit("other", "side");
    project.git("checkout --quiet main");
    project.git("merge --quiet --no-ff --message=merged side");
    let repository = project.repository();
    let merged = repository.commit("HEAD").unwrap();
    let between = |good: &Commit, bad: &Commit| repository.between(good, bad);
    assert_eq!(
        between(&commits[0], &merged).unwrap(),
        [commits[1].clone(), commits[2].clone(), merged.clone()]
    );
    assert_eq!(between(&commits[1], &commits[2]).unwrap(), [commits[2].clone()]);
    for (good, bad, wanted) in [
        (&commits[2], &commits[0], "is no ancestor of"),
        (&side, &commits[2], "is no ancestor of"),
        (&side, &side, "there is nothing between them"),
    ] {
        let error = between(good, bad).unwrap_err().to_string();
        assert!(error.contains(wanted), "{error}");
    }
}

#[test]
fn a_shallow_clone_says_that_it_is_one() {
    let project = Project::new();
    let old = project.commit("source", "1");
    project.commit("source", "2");
    project.git("clone --quiet --depth=1 --no-local . ../clone");
    let clone = Repository::at(&project.folder.path().join("clone")).unwrap();
    assert!(clone.commit("HEAD").is_ok());
    for name in [&*old.hash, "HEAD~1"] {
        let error = clone.commit(name).unwrap_err().to_string();
        assert!(error.ends_with("; this clone is shallow: `git fetch --unshallow` gets the rest"), "{error}");
    }
}

#[test]
fn building_revisions_leaves_the_users_checkout_unchanged() {
    let project = Project::new();
    let hook = project.path().join(".git/hooks/post-checkout");
    fs::create_dir_all(hook.parent().unwrap()).unwrap();
    fs::write(&hook, format!("#!/bin/sh\ntouch {}/hooked\n", project.folder.path().display())).unwrap();
    children::run(Command::new("chmod").arg("+x").arg(&hook), None).unwrap();
    fs::write(project.path().join(".gitignore"), "out\n").unwrap();
    let commits = ["echo 1", "echo 2", "echo 1"].map(|source| project.commit("source", source));
    // The user has unfinished changes.
    fs::write(project.path().join("source"), "half done").unwrap();
    fs::write(project.path().join("new"), "a file of the user").unwrap();
    let asked = ["status --porcelain --branch", "rev-parse HEAD", "branch --all"];
    let state = || asked.map(|arguments| project.git(arguments));
    let before = state();

    let mut builder = project
        .builder(recipe(&format!("{MAKE} && pwd && echo $OUTPACE_REVISION $OUTPACE_LAYOUT >> out/app.log")));
    let place = builder.worktree().to_owned();
    let built = commits.clone().map(|commit| builder.build(&Step::Revision(commit)).unwrap().unwrap());
    assert_eq!(built.each_ref().map(says), ["1\n", "2\n", "1\n"]);
    assert!(built[0].sha256 == built[2].sha256 && built[0].sha256 != built[1].sha256);
    for (program, commit) in built.iter().zip(&commits) {
        assert!(program.file.ends_with(format!("{}/app", commit.short())), "{program:?}");
        assert_eq!(program.environment, [("LEVEL".to_owned(), "3".to_owned())]);
        assert_eq!(program.arguments, ["--bench", "a b"]);
        let log = fs::read_to_string(program.file.with_file_name("build.log")).unwrap();
        assert_eq!(fs::canonicalize(log.trim()).unwrap(), fs::canonicalize(&place).unwrap());
    }
    // Files that git ignores stayed, and a revision is not built twice.
    assert_eq!(builder.build(&Step::Revision(commits[0].clone())).unwrap(), Ok(built[0].clone()));
    let log = fs::read_to_string(place.join("out/app.log")).unwrap();
    let printed = commits.each_ref().map(|commit| format!("{} 1\n", commit.hash)).concat();
    assert_eq!(log, printed);
    assert_eq!(project.git("worktree list").lines().count(), 2);
    assert_eq!(state(), before);
    // In another layout the revision is built anew.
    builder.lay_out(7);
    let anew = builder.build(&Step::Revision(commits[0].clone())).unwrap().unwrap();
    assert_eq!((says(&anew), &anew.file), ("1\n".to_owned(), &built[0].file));
    let log = fs::read_to_string(place.join("out/app.log")).unwrap();
    assert_eq!(log, format!("{printed}{} 7\n", commits[0].hash));

    drop(builder);
    assert_eq!(state(), before);
    assert_eq!(project.git("worktree list").lines().count(), 1);
    assert!(!project.path().join(".git/worktrees").exists());
    assert!(!project.folder.path().join("hooked").exists());
    assert_eq!(fs::read_dir(project.scratch()).unwrap().count(), 0);
}

#[test]
fn a_failed_build_is_reported_and_the_next_one_succeeds() {
    let project = Project::new();
    fs::write(project.path().join(".gitignore"), "out\n").unwrap();
    let good = project.commit("source", "echo 1");
    let broken =
        project.commit("fails", "for i in $(seq 100); do echo line $i; done; echo no such type >&2; exit 3");
    project.git("rm --quiet fails");
    let none = project.commit("nothing", "");
    project.git("rm --quiet nothing");
    for setting in ["clean cat", "smudge false", "required true"] {
        project.git(&format!("config filter.broken.{setting}"));
    }
    fs::write(project.path().join(".gitattributes"), "large filter=broken\n").unwrap();
    let locked = project.commit("large", "what a filter of git would have to fetch");
    project.git("rm --quiet large");
    let last = project.commit("source", "echo 4");
    let build = format!(
        "if [ -e fails ]; then . ./fails; elif [ ! -e nothing ]; then {MAKE}; fi; touch stray; mkdir -p out; touch out/kept"
    );
    let mut builder = project.builder(recipe(&build));
    let mut built = |commit: &Commit| builder.build(&Step::Revision(commit.clone())).unwrap();
    assert_eq!(says(&built(&good).unwrap()), "1\n");
    let reason = built(&broken).unwrap_err();
    assert!(reason.starts_with("the build ended with status 3:\nline 90\n"), "{reason}");
    assert!(reason.ends_with("\nline 100\nno such type"), "{reason}");
    // The program of the revision before must not be taken for this one's.
    assert_eq!(built(&none), Err("the build made no file out/app".to_owned()));
    let reason = built(&locked).unwrap_err();
    assert!(reason.starts_with("git cannot check it out: ") && reason.contains("large"), "{reason}");
    assert_eq!(says(&built(&last).unwrap()), "4\n");

    let left = |clean| {
        let build = "ls -A > seen; mkdir -p out; cp seen out/app; touch stray out/kept".to_owned();
        let mut builder = project.builder(Recipe { clean, ..recipe(&build) });
        let [_, second] =
            [&good, &last].map(|commit| builder.build(&Step::Revision(commit.clone())).unwrap().unwrap());
        fs::read_to_string(second.file).unwrap()
    };
    assert_eq!(left(false), ".git\n.gitattributes\n.gitignore\nout\nseen\nsource\n");
    assert_eq!(left(true), ".git\n.gitattributes\n.gitignore\nseen\nsource\n");
}

/// Skipped if git-lfs is installed: git would then run the helper that is there.
#[test]
fn a_missing_git_helper_is_named() {
    let has_lfs =
        || Command::new("git").args(["lfs", "version"]).output().is_ok_and(|done| done.status.success());
    if has_lfs() {
        eprintln!("skipped: git-lfs is installed");
        return;
    }
    let project = Project::new();
    let good = project.commit("source", "echo 1");
    fs::write(project.path().join(".gitattributes"), "large filter=lfs\n").unwrap();
    let large = project.commit("large", "version https://git-lfs.github.com/spec/v1");
    let set = |name: &str, value: &str| {
        let mut command = Command::new("git");
        command.args(["config", name, value]).current_dir(project.path());
        assert!(children::run(&mut command, None).unwrap().status.success());
    };
    set("filter.lfs.required", "true");
    // The settings are written as `git lfs install` writes them; git prefers the second.
    for (name, value) in
        [("filter.lfs.smudge", "git-lfs smudge -- %f"), ("filter.lfs.process", "git-lfs filter-process")]
    {
        set(name, value);
        let repository = project.repository();
        let mut builder = Builder::new(&repository, good.clone(), recipe(MAKE), &project.scratch()).unwrap();
        let reason = builder.build(&Step::Revision(large.clone())).unwrap().unwrap_err();
        assert!(reason.contains("git-lfs, which is not installed"), "{name}: {reason}");
        let error = Builder::new(&repository, large.clone(), recipe(MAKE), &project.scratch()).unwrap_err();
        assert!(error.to_string().contains("git-lfs, which is not installed"), "{name}: {error}");
    }
}

#[test]
fn a_build_that_takes_too_long_is_ended() {
    let project = Project::new();
    let commit = project.commit("source", "echo 1");
    let mut builder =
        project.builder(Recipe { limit: Some(Duration::from_millis(200)), ..recipe("sleep 60 & wait") });
    let built = builder.build(&Step::Revision(commit)).unwrap();
    assert_eq!(built, Err("the build took too long".to_owned()));
    let mut builder = project.builder(recipe(
        "mkdir -p out && printf '#!/bin/sh\necho %s' $RUSTUP_TOOLCHAIN > out/app && chmod +x out/app",
    ));
    let step = Step::Toolchain(Toolchain::from_name("nightly-2025-03-01-x86_64-unknown-linux-gnu"));
    let program = builder.build(&step).unwrap().unwrap();
    assert_eq!(says(&program).trim(), step.name());
    assert!(program.file.ends_with(format!("{}/app", step.name())));
}

#[test]
fn a_program_that_no_build_can_make_is_refused() {
    let project = Project::new();
    let commit = project.commit("source", "echo 1");
    for (run, wanted) in [
        ("/usr/bin/env python3", "`/usr/bin/env` is not a file that a build makes"),
        ("../app", "`../app` is not a file that a build makes"),
        ("A=1 B=2", "`A=1 B=2` names no program"),
        ("'app", "a quote is not closed"),
        ("", "names no program"),
        (".", "is not a file"),
    ] {
        let recipe = Recipe { run: run.to_owned(), ..Recipe::default() };
        let error = Builder::new(&project.repository(), commit.clone(), recipe, &project.scratch())
            .unwrap_err()
            .to_string();
        assert!(error.contains(wanted), "{run}: {error}");
    }
    let nowhere = project.folder.path().join("nowhere");
    let error = Builder::new(&project.repository(), commit, recipe(MAKE), &nowhere).unwrap_err().to_string();
    assert!(error.starts_with("cannot make a folder in "), "{error}");
    assert!(!project.path().join(".git/worktrees").exists());
}

#[test]
fn the_users_configuration_does_not_move_the_target_folder() {
    let project = Project::new();
    let commit = project.commit("source", "one\n");
    let build = "mkdir -p out && echo \"#!/bin/sh\" > out/app && chmod +x out/app && \
                 echo \"$CARGO_TARGET_DIR $CARGO_BUILD_BUILD_DIR $CARGO_BUILD_TARGET_DIR\" >> out/app";
    let built = |commit: Commit| {
        let mut builder = project.builder(recipe(build));
        let executable = builder.build(&Step::Revision(commit)).unwrap().unwrap();
        fs::read_to_string(&executable.file).unwrap().lines().nth(1).unwrap().to_owned()
    };
    let first = built(commit);
    let folders: Vec<&str> = first.split_whitespace().collect();
    let [target, build_dir] = folders[..] else { panic!("{first}") };
    assert!(target == build_dir && target.ends_with("/target"), "{first}");
    // A target folder that the project itself names stays: its build command expects the program
    // there.
    fs::create_dir(project.path().join(".cargo")).unwrap();
    let commit = project.commit(".cargo/config.toml", "[build]\ntarget-dir = \"elsewhere\"\n");
    let second = built(commit);
    assert!(second.starts_with(' ') && second.trim().ends_with("/target"), "{second}");
}
