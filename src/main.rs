//! The engine binary: without arguments it serves the protocol on standard input and output, with
//! arguments it runs one command.

use std::env;
use std::ffi::OsString;
use std::fmt::Display;
use std::io::{self, Write};
use std::process::ExitCode;

use plywright::about;
use plywright::cpu::guard;
use plywright::recipe::{self, Entry, Recipe};
use plywright::search::AnyRecipe;
use plywright::uci::{self, Command, Output};

mod cli;

/// The output of `--help`.
const HELP: &str = include_str!("cli/help.txt");

/// The request in the arguments.
enum Invocation {
    Protocol,
    Help,
    Version,
    Command(Command),
    Book(cli::book::Verb),
    Suite(cli::suite::Verb),
}

/// The arguments are not understood.
#[derive(Debug, thiserror::Error)]
enum Misused {
    #[error(transparent)]
    Command(#[from] uci::Wrong),
    #[error(transparent)]
    Book(#[from] cli::book::Misused),
    #[error(transparent)]
    Suite(#[from] cli::suite::Misused),
}

/// The reason why a request failed.
#[derive(Debug, thiserror::Error)]
enum Failure {
    #[error(transparent)]
    Protocol(#[from] uci::Failure),
    #[error(transparent)]
    Book(#[from] cli::book::Failure),
    #[error(transparent)]
    Suite(#[from] cli::suite::Failure),
}

impl Failure {
    /// Returns true if the reader of the output has closed it.
    fn is_broken_pipe(&self) -> bool {
        match self {
            Self::Book(failure) => failure.is_broken_pipe(),
            Self::Suite(failure) => failure.is_broken_pipe(),
            Self::Protocol(_) => false,
        }
    }

    /// Returns the exit status of the program.
    fn status(&self) -> u8 {
        if matches!(self, Self::Suite(failure) if failure.is_of_the_file()) { 2 } else { 1 }
    }
}

fn main() -> ExitCode {
    // This comes first, because later code may use instructions that this CPU lacks.
    if let Err(missing) = guard::check() {
        complain(missing);
        return ExitCode::FAILURE;
    }
    uci::end_process_on_panic();
    let invocation = match read_arguments() {
        Ok(invocation) => invocation,
        Err(wrong) => {
            complain(format!("{wrong}\ntry `plywright --help`"));
            return ExitCode::from(2);
        }
    };
    let recipe = match recipe::enter(Selected) {
        Ok(recipe) => recipe,
        Err(unavailable) => {
            complain(unavailable);
            return ExitCode::FAILURE;
        }
    };
    match run(recipe, invocation) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) if failure.is_broken_pipe() => ExitCode::SUCCESS,
        Err(failure) => {
            complain(&failure);
            ExitCode::from(failure.status())
        }
    }
}

/// Parses the arguments, which are the words of one request.
fn read_arguments() -> Result<Invocation, Misused> {
    let words: Vec<OsString> = env::args_os().skip(1).collect();
    if let [verb, rest @ ..] = &words[..] {
        match verb.to_str() {
            Some("book") => return Ok(Invocation::Book(cli::book::parse(rest)?)),
            Some("suite") => return Ok(Invocation::Suite(cli::suite::parse(rest)?)),
            _ => {}
        }
    }
    let words: Vec<Vec<u8>> = words.into_iter().map(OsString::into_encoded_bytes).collect();
    match words.first().map(Vec::as_slice) {
        None => Ok(Invocation::Protocol),
        Some(b"-h" | b"--help" | b"help") => Ok(Invocation::Help),
        Some(b"-V" | b"--version") => Ok(Invocation::Version),
        Some(_) => Ok(uci::parse(&words.join(&b' '))?.map_or(Invocation::Help, Invocation::Command)),
    }
}

/// Entry that returns the recipe of this run. The rules and the search are compiled for each recipe
/// that may be picked, the rest of the program once.
struct Selected;

impl Entry for Selected {
    type Output = AnyRecipe;

    fn run<R: Recipe>(self, recipe: R) -> AnyRecipe {
        recipe.into()
    }
}

/// Carries out the request.
fn run(recipe: AnyRecipe, invocation: Invocation) -> Result<(), Failure> {
    let output = Output::new(io::stdout());
    match invocation {
        Invocation::Protocol => return Ok(uci::serve(recipe, io::stdin().lock(), &output)?),
        Invocation::Command(command) => return Ok(uci::once(recipe, &command, &output)?),
        Invocation::Book(verb) => {
            return Ok(cli::book::run(recipe.rules(), &verb, &mut io::stdout().lock())?);
        }
        Invocation::Suite(verb) => return Ok(cli::suite::run(recipe, &verb, &mut io::stdout())?),
        Invocation::Help => output.send(HELP),
        Invocation::Version => output.send(&(uci::version(recipe.names()) + &about::text())),
    }
    Ok(output.result().map_err(uci::Failure::from)?)
}

/// Prints an error message; a closed standard error is ignored.
fn complain(message: impl Display) {
    let _ = writeln!(io::stderr(), "plywright: {message}");
}
