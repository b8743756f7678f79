//! Arenas, in which the programs of a run command race: the workload, which follows from the
//! baseline, and the admission of further programs.

use std::path::{Path, PathBuf};
use std::time::Duration;

use super::Choose;
use crate::choose::{Arena, ArenaOf, Enter, Entrant, Way};
use crate::cli::options::Kind;
use crate::cli::run::{batches, kind};
use crate::compare::Workload;
use crate::error::{Context, Result, ensure};
use crate::measure::lockstep::{Answers, Cores, SAMPLES};
use crate::programs::Executable;
use crate::programs::asked::Asked;
use crate::rng::Rng;
use crate::workloads::command::{self, Around, Input, Runs, WholeCommand};
use crate::workloads::lines::{self, LineProgram};
use crate::workloads::uci::ready::{Ready, ready, silent_on_one_cpu};
use crate::workloads::uci::{self, UciEngine};
use crate::workloads::{Program, answers};

/// Returns the arena of a run command; its workload follows from the baseline's program.
pub(super) fn arena(
    options: &Choose,
    baseline: &Asked,
    folder: &Path,
    seed: u64,
) -> Result<(Box<dyn Arena>, Workload)> {
    let ran = &options.ran;
    let kind = kind(&ran.task, false, &ran.option, baseline, folder)?.kind;
    let purpose = |what: &str| Rng::new(seed, what);
    let way = |answers, cores| Way { folder: folder.to_owned(), answers, load: options.load, cores };
    let slice = Duration::from_millis(ran.slice.into());
    Ok(match kind {
        Kind::Uci => {
            let Ready { uci_engine: first, keeps_nodes, .. } = ready(baseline, folder)?;
            let calibrate = if keeps_nodes { uci::calibrate } else { uci::calibrate_depths };
            let slices = calibrate(&first, uci::POSITIONS, slice, folder, &mut purpose("slices"))?;
            let silent = silent_on_one_cpu(&first, keeps_nodes, folder, &mut purpose("one CPU"))?;
            let cores = if silent.is_some() { Cores::Any } else { ran.cores.clone() };
            let workload = Workload::Uci { slice: slice.as_secs_f64(), positions: slices.clone() };
            let folder = folder.to_owned();
            let enter: Enter<UciEngine> = Box::new(move |name, asked| {
                let asked = Asked { name: name.to_owned(), ..asked.clone() };
                let Ready { uci_engine, sha256, bytes, in_place, .. } = ready(&asked, &folder)?;
                Ok(Entrant { asked: uci_engine.clone(), program: uci_engine, sha256, bytes, in_place })
            });
            let way = way(Answers::Equal, cores);
            (Box::new(ArenaOf::new(enter, slices, way, Some(SAMPLES), purpose("launches"))), workload)
        }
        Kind::Lines => {
            let path = ran.task.ask.as_deref().context("--ask names the questions")?;
            let (questions, sha256) = lines::read(path)?;
            let file = path.display().to_string();
            let first = LineProgram { name: "baseline".to_owned(), executable: Executable::find(baseline)? };
            let batches = batches(&first, &file, &questions, slice, options.load, folder)?;
            let workload =
                Workload::Lines { file, lines: questions.len(), sha256, slice: slice.as_secs_f64() };
            let few = batches.get(..1).unwrap_or_default().to_vec();
            let enter = entering(folder, few, |name, executable, _| LineProgram {
                name: name.to_owned(),
                executable: executable.clone(),
            });
            let way = way(Answers::Equal, ran.cores.clone());
            let samples = Some(lines::SAMPLES_OF_CHOICE);
            (Box::new(ArenaOf::new(enter, batches, way, samples, purpose("launches"))), workload)
        }
        Kind::Command => {
            let input = ran.task.input.clone();
            ensure!(
                input.as_ref().is_none_or(|path| path.is_file() || path.as_path() == Path::new("/dev/null")),
                "--input {}: every run reads it from its beginning, so it must be a file",
                input.as_deref().unwrap_or(Path::new("")).display()
            );
            let tasks = vec![input.map_or(Input::Nothing, Input::File)];
            let (any_status, any_output) = (ran.task.any_status, ran.any_output);
            let enter = entering(folder, tasks.clone(), move |name, executable, is_asked| WholeCommand {
                name: name.to_owned(),
                executable: executable.clone(),
                compares_output: is_asked && !any_output,
                may_fail: any_status,
                limit: command::LIMIT,
                around: Around::default(),
                runs: Runs::default(),
                is_interleaved: false,
            });
            let way = way(Answers::Equal, ran.cores.clone());
            (Box::new(ArenaOf::new(enter, tasks, way, None, purpose("launches"))), Workload::Command)
        }
    })
}

/// Returns a function that makes an entrant of the race from a file; `made` makes its programs. The
/// entrant runs as a fresh copy if a copy answers these tasks as the file itself does. The last
/// argument of `made` is true if the program's answers are compared.
fn entering<P: Program + 'static>(
    folder: &Path,
    tasks: Vec<P::Task>,
    made: impl Fn(&str, &Executable, bool) -> P + 'static,
) -> Enter<P> {
    let folder: PathBuf = folder.to_owned();
    Box::new(move |name, asked| {
        let mut executable = Executable::find(asked)?;
        let mut rng = Rng::new(0, "copies");
        let mut answer = |executable: &Executable| -> Result<Vec<String>> {
            let replies = answers::replies(&made(name, executable, true), &tasks, &folder, &mut rng)?;
            Ok(replies.into_iter().map(|reply| reply.answer.to_string()).collect())
        };
        let original = answer(&executable)?;
        let in_place = executable.try_copies(&original, answer, |answer| answer.join(" "))?;
        let Executable { sha256, bytes, .. } = executable.clone();
        let (program, asked) = (made(name, &executable, false), made(name, &executable, true));
        Ok(Entrant { program, asked, sha256, bytes, in_place })
    })
}
