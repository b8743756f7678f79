//! The engine behind the protocol. It owns the game, the options and the searcher, and executes one
//! command after another.

use std::io;
use std::sync::Arc;
use std::sync::mpsc::Receiver;
use std::time::{Duration, Instant};

use super::answer::Ticket;
use super::bench;
use super::command::{Command, Subject, Wrong};
use super::control::{Control, Run};
use super::game::{Game, IllegalMove};
use super::go::Go;
#[cfg(feature = "handicap")]
use super::handicap::Handicap;
use super::network;
use super::notation::MoveText;
use super::opening::Opening;
use super::option::{self, Setting};
use super::output::Output;
use super::overhead::{Overhead, Turn};
#[cfg(feature = "weights-file")]
use super::weights;
use super::{perft, print};
use crate::board::Position;
use crate::eval::Values;
use crate::movegen::Rules;
use crate::search::{
    AnyListener, AnyRecipe, AnySearcher, BENCH_DEPTH, Bound, Chances, Deadline, ELO, FULL_LEVEL, Limits,
    Listener, Material, NoThreadMemory, OutOfMemory, Outcome, Ponderhit, Report, Strength, Tablebases,
    nodes_per_second,
};
use crate::syzygy::{Files, Found};
use crate::types::Move;

/// Greatest limit of nodes with which a search writes all its lines together at its end. Such a
/// search is over at once. So a program that drives the engine in small steps is woken only once
/// per step, and the engine spends none of a step on writing.
const FEW_NODES: u64 = 50_000;

/// A command that waits for its turn.
pub(super) struct Job {
    /// The command, or the fault of its line.
    pub(super) command: Result<Command, Wrong>,
    /// Number of the search, or 0 if the command is no search.
    pub(super) ticket: Ticket,
    /// Time at which the line was read.
    pub(super) read: Instant,
    /// Memory that the waiting command takes, in bytes.
    pub(super) size: usize,
    /// True if the reading thread refused the last `position` before this command.
    pub(super) position_refused: bool,
}

/// The reason why a command was not executed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Refused {
    /// The line has a fault.
    #[error(transparent)]
    Wrong(#[from] Wrong),
    /// A move of `position` is not legal.
    #[error("position: {0}")]
    IllegalMove(#[from] IllegalMove),
    /// There is no memory for the transposition table.
    #[error("setoption Hash: {0}; the table stays as large as it was")]
    OutOfMemory(#[from] OutOfMemory),
    /// There is no memory for the threads.
    #[error("setoption Threads: {0}; their number stays as it was")]
    NoThreadMemory(#[from] NoThreadMemory),
    /// The network in a file is refused.
    #[error(transparent)]
    Network(#[from] network::LoadError),
    /// The weights in a file are refused.
    #[cfg(feature = "weights-file")]
    #[error(transparent)]
    Weights(#[from] weights::LoadError),
    /// A file is not a usable book.
    #[error("setoption BookFile: {path} {reason}; the book stays as it was")]
    NoBook {
        /// The path of the file, in printable form.
        path: String,
        /// The reason why the file is not a book.
        reason: String,
    },
    /// Folders are named, and none of them can be read.
    #[error("setoption SyzygyPath: {0}; the files stay as they were")]
    NoFolder(String),
    /// The command was stopped before its end.
    #[error("{0} was stopped")]
    Stopped(&'static str),
}

/// The values of the options that the next `go` reads, except those of the book and the handicap.
/// All other options take effect at once.
struct Options {
    /// Time of each move that may be lost outside the engine.
    overhead: Duration,
    /// Number of lines to search and report.
    lines: usize,
    level: u32,
    /// True if the Elo number applies.
    limited: bool,
    elo: u32,
    seed: u64,
    analysing: bool,
    show_chances: bool,
}

impl Options {
    const DEFAULT: Self = Self {
        overhead: option::DEFAULT_OVERHEAD,
        lines: 1,
        level: FULL_LEVEL,
        limited: false,
        elo: ELO.1,
        seed: option::DEFAULT_SEED,
        analysing: false,
        show_chances: false,
    };

    /// Returns the strength to play with. Analysis takes precedence over the Elo number, and the
    /// Elo number over the level.
    fn strength(&self) -> Strength {
        match self {
            Self { analysing: true, .. } => Strength::Full,
            Self { limited: true, elo, .. } => Strength::Elo(*elo),
            Self { level, .. } => Strength::Level(*level),
        }
    }
}

/// The state on which commands act.
pub(super) struct Engine<'a> {
    recipe: AnyRecipe,
    rules: Rules,
    output: &'a Output,
    control: &'a Control,
    searcher: Box<dyn AnySearcher>,
    game: Game,
    /// True if the last `position` was refused. The game is then not the one that the sender of
    /// `go` has in mind.
    position_refused: bool,
    options: Options,
    opening: Opening,
    overhead: Overhead,
    /// A notice about the endgame tables that is still to be sent.
    notice: Option<&'static str>,
    /// Time at which the last command ended and the engine was free for the next one.
    idle: Instant,
    /// Share by which every search lasts longer.
    #[cfg(feature = "handicap")]
    handicap: Handicap,
}

impl<'a> Engine<'a> {
    pub(super) fn new(recipe: AnyRecipe, output: &'a Output, control: &'a Control) -> Self {
        let searcher = recipe.searcher(option::DEFAULT_HASH);
        Self {
            recipe,
            rules: recipe.rules(),
            output,
            control,
            notice: searcher.endings_notice(),
            searcher,
            game: Game::start(),
            position_refused: false,
            options: Options::DEFAULT,
            opening: Opening::default(),
            overhead: Overhead::default(),
            idle: Instant::now(),
            #[cfg(feature = "handicap")]
            handicap: Handicap::NONE,
        }
    }

    /// Executes jobs until no more can come, or until nobody reads the output any more. After
    /// `quit` no more come. Of the jobs that still wait, searches end as they begin, and all other
    /// commands are executed and answered.
    pub(super) fn serve(&mut self, jobs: &Receiver<Job>) {
        for Job { command, ticket, read, size, position_refused } in jobs {
            self.control.release(size);
            self.position_refused |= position_refused;
            if self.output.is_broken() {
                break;
            }
            let done = command.map_err(Refused::from).and_then(|it| self.perform(&it, ticket, read));
            // The end is noted before the line about a refusal is written, so that a program that
            // has read the line finds the engine idle.
            self.control.end(ticket);
            self.idle = Instant::now();
            if let Err(refused) = done {
                self.output.inform(refused);
            }
        }
    }

    /// Executes one command. A refused command changes nothing, except that after a refused
    /// `position` no `go` searches until a `position` is accepted.
    pub(super) fn perform(
        &mut self,
        command: &Command,
        ticket: Ticket,
        read: Instant,
    ) -> Result<(), Refused> {
        match command {
            Command::Uci => self.output.send(&print::identity(self.recipe)),
            Command::IsReady => {
                self.send_notice();
                self.output.send("readyok\n");
            }
            Command::SetOption(setting) => self.set(setting)?,
            Command::NewGame => {
                self.searcher.new_game();
                self.opening.new_game();
                self.overhead = Overhead::default();
            }
            Command::Position(setup) => {
                self.position_refused = true;
                self.game = Game::new(self.rules, setup)?;
                self.position_refused = false;
                for repair in &setup.repairs {
                    self.output.inform(format_args!("position: {repair}"));
                }
            }
            Command::Go(go) => self.go(go, ticket, read),
            Command::Bench(depth) => {
                self.control.begin(Run::bounded(ticket));
                let depth = depth.unwrap_or(BENCH_DEPTH);
                let last = bench::run(self.recipe, depth, self.output, self.control);
                self.end(ticket, &last.ok_or(Refused::Stopped("bench"))?);
            }
            Command::Perft(depth, subject) => {
                self.control.begin(Run::bounded(ticket));
                let last = self.perft(*depth, subject)?;
                self.end(ticket, &last);
            }
            Command::Eval(subject) => {
                let position = self.subject(subject);
                let in_check = self.rules.checkers(position).any();
                if self.recipe.uses_network() {
                    let value = self.searcher.evaluate(position);
                    self.output.send(&print::network_value(position.side(), value));
                } else {
                    let table = self.searcher.explain(position);
                    self.output.send(&format!("{table}\n"));
                }
                if in_check {
                    self.output.inform("the side to move is in check: the search never asks for this value");
                }
            }
            Command::Weights => self.output.send(&Values::SHIPPED.to_toml()),
            Command::Draw(subject) => {
                self.output.send(&print::drawing(self.rules, self.subject(subject)));
            }
            Command::Debug | Command::Register | Command::Stop | Command::PonderHit | Command::Quit => {}
        }
        Ok(())
    }

    /// Sends the notice about the endgame tables, if there is one that was not sent yet.
    fn send_notice(&mut self) {
        if let Some(notice) = self.notice.take() {
            self.output.inform(notice);
        }
    }

    fn subject<'b>(&'b self, subject: &'b Subject) -> &'b Position {
        subject.as_deref().unwrap_or(self.game.position())
    }

    fn set(&mut self, setting: &Setting) -> Result<(), Refused> {
        match *setting {
            Setting::Hash(size) => self.searcher.resize(size)?,
            Setting::ClearHash => self.searcher.new_game(),
            Setting::Threads(threads) => self.searcher.set_threads(threads)?,
            Setting::MoveOverhead(overhead) => self.options.overhead = overhead,
            Setting::Lines(lines) => self.options.lines = lines,
            Setting::SkillLevel(level) => self.options.level = level,
            Setting::LimitStrength(limited) => self.options.limited = limited,
            Setting::Elo(elo) => self.options.elo = elo,
            Setting::Seed(seed) => self.options.seed = seed,
            Setting::Analyse(analysing) => self.options.analysing = analysing,
            Setting::ShowChances(show) => self.options.show_chances = show,
            Setting::OwnBook(is_used) => self.opening.is_used = is_used,
            Setting::BookFile(ref path) => self.opening.open(path)?,
            Setting::BookDepth(plies) => self.opening.depth = plies,
            Setting::BookSeed(seed) => self.opening.seed(seed),
            Setting::SyzygyPath(ref folders) => self.open_tablebases(folders)?,
            Setting::SyzygyProbeDepth(depth) => self.use_tablebases(|tablebases| tablebases.depth = depth),
            Setting::SyzygyProbeLimit(most) => {
                self.use_tablebases(|tablebases| tablebases.most_pieces = most);
            }
            Setting::SyzygyRule(has_rule) => self.use_tablebases(|tablebases| tablebases.has_rule = has_rule),
            Setting::Nothing => {}
            #[cfg(feature = "handicap")]
            Setting::Handicap(share) => self.handicap = Handicap::new(share),
            Setting::EvalFile(_) if !self.recipe.uses_network() => {
                return Err(network::LoadError::NotUsed.into());
            }
            Setting::EvalFile(ref path) => self.searcher.set_network(network::load(path)?),
            #[cfg(feature = "weights-file")]
            Setting::WeightsFile(_) if self.recipe.uses_network() => {
                return Err(weights::LoadError::NotUsed.into());
            }
            #[cfg(feature = "weights-file")]
            Setting::WeightsFile(ref path) => {
                let values = weights::load(path)?;
                self.searcher.set_values(&values).map_err(weights::LoadError::from)?;
            }
        }
        Ok(())
    }

    /// Uses the Syzygy files in some folders from now on, or no files if `folders` is empty.
    /// Reports the number of files, and the files and folders that are not used.
    fn open_tablebases(&mut self, folders: &str) -> Result<(), Refused> {
        let mut usable = None;
        if !folders.is_empty() {
            let (files, passed) =
                Files::open(folders).map_err(|error| Refused::NoFolder(error.to_string()))?;
            for passed in passed {
                self.output.inform(format_args!("SyzygyPath: {passed}"));
            }
            let Found { wdl, dtz, most_pieces } = files.found();
            self.output.inform(format_args!(
                "SyzygyPath: {wdl} files with results, of up to {most_pieces} pieces, and {dtz} files with distances"
            ));
            usable = (wdl > 0).then(|| Arc::new(files));
        }
        self.use_tablebases(|tablebases| tablebases.files = usable);
        Ok(())
    }

    fn use_tablebases(&mut self, change: impl FnOnce(&mut Tablebases)) {
        let mut tablebases = self.searcher.tablebases().clone();
        change(&mut tablebases);
        self.searcher.set_tablebases(tablebases);
    }

    fn go(&mut self, go: &Go, ticket: Ticket, read: Instant) {
        self.send_notice();
        for note in &go.notes {
            self.output.inform(note);
        }
        if self.position_refused {
            return self.search_nothing(go, ticket);
        }
        let searchmoves = self.searchmoves(&go.searchmoves);
        if go.is_for_a_move() && !self.options.analysing {
            let answer = self.opening.answer(self.rules, self.game.position());
            if answer.is_move {
                self.control.end(ticket);
            }
            self.output.send(&answer.lines);
            if answer.is_move {
                return;
            }
        }
        let task = self.game.task();
        let Options { overhead, lines, .. } = self.options;
        let strength = self.options.strength();
        let mut limits =
            Limits { searchmoves, overhead, lines, ..go.limits(task.position.side(), read, self.idle) };
        strength.restrain(&mut limits);
        let (side, move_number) = (task.position.side(), task.position.fullmove_number());
        if let Some(clock) = limits.clock {
            self.overhead.see(side, move_number, clock);
            limits.overhead = self.overhead.reserve(overhead, clock.left);
        }
        let may_be_answered = !go.infinite && strength.random_share() == 0;
        #[cfg(feature = "handicap")]
        let may_be_answered = may_be_answered && self.handicap == Handicap::NONE;
        let deadline = may_be_answered.then(|| Deadline::new(&limits, move_number)).flatten();
        let has_deadline = deadline.is_some();
        self.control.answer.begin(ticket);
        self.control.begin(Run {
            ticket,
            endless: go.is_endless(),
            ponderhit: limits.ponderhit.clone(),
            deadline,
        });
        let mut reports = ReportWriter {
            output: self.output,
            control: self.control,
            has_deadline,
            lines: String::new(),
            at_the_end: !(go.infinite || go.ponder) && limits.nodes.is_some_and(|nodes| nodes <= FEW_NODES),
            material: self.options.show_chances.then(|| Material::of(&task.position)),
        };
        #[cfg(feature = "handicap")]
        let began = Instant::now();
        let mut outcome =
            self.searcher.search(&task, &limits, self.control.flag(), &mut AnyListener::to(&mut reports));
        #[cfg(feature = "handicap")]
        self.handicap.prolong(began, || self.control.is_stopping());
        if let Some(files) = &self.searcher.tablebases().files {
            for file in files.newly_damaged() {
                // This is not sent among the lines of the search, because these are dropped if the
                // thread that watches deadlines has answered already.
                self.output.inform(format_args!(
                    "Syzygy: {file} is damaged or cannot be read; it is not used any more"
                ));
            }
        }
        self.control.wait(go.infinite);
        if let Some(mv) = self.random_move(strength, &limits.searchmoves, outcome.best) {
            reports.lines.push_str(&format!(
                "info string {mv} by chance: the strength is limited, and the seed is {}\n",
                self.options.seed
            ));
            outcome = Outcome { best: Some(mv), ponder: None, ..outcome };
        }
        print::best_move(&mut reports.lines, outcome.best, outcome.ponder);
        let answered = self.control.answer.give(self.output, &reports.lines, || self.control.end(ticket));
        // If a search pondered to its end, the move that it pondered on was not played, so its
        // answer took no time from a clock.
        let began = limits.ponderhit.map_or(Some(read), |hit| hit.get().copied());
        if let (Some(clock), Some(began)) = (limits.clock, began) {
            self.overhead.answered(Turn {
                side,
                move_number,
                clock,
                counted: answered.saturating_duration_since(began),
            });
        }
    }

    /// Answers a `go` after a `position` that was refused, without a move: a move in the last
    /// accepted position would belong to another game.
    fn search_nothing(&self, go: &Go, ticket: Ticket) {
        self.output.inform("go: the last `position` was refused, so nothing is searched");
        let ponderhit = go.ponder.then(Ponderhit::default);
        self.control.begin(Run { endless: go.is_endless(), ponderhit, ..Run::bounded(ticket) });
        self.control.wait(go.infinite);
        self.end(ticket, "bestmove (none)\n");
    }

    /// Returns the random move to play instead of the best one, if the strength is limited and this
    /// turn gets a random move.
    fn random_move(&self, strength: Strength, searchmoves: &[Move], best: Option<Move>) -> Option<Move> {
        best?;
        let position = self.game.position();
        let legal = self.rules.legal(position);
        let moves = if searchmoves.is_empty() { &legal } else { searchmoves };
        strength.random_move(self.options.seed, position, moves)
    }

    /// Returns the legal moves among these, each once, and reports the illegal ones. An empty
    /// result means that all moves are searched.
    fn searchmoves(&self, texts: &[MoveText]) -> Vec<Move> {
        let legal = self.rules.legal(self.game.position());
        let (mut moves, mut illegal) = (Vec::new(), Vec::new());
        for &text in texts {
            match text.among(&legal) {
                Some(mv) if !moves.contains(&mv) => moves.push(mv),
                None if !illegal.contains(&text) => illegal.push(text),
                _ => {}
            }
        }
        if let Some(first) = illegal.first() {
            let more = match illegal.len() {
                1 => "is not legal here and is".to_owned(),
                count => format!("and {} more are not legal here and are", count - 1),
            };
            self.output.inform(format_args!("go searchmoves: `{first}` {more} left out"));
            if moves.is_empty() {
                self.output
                    .inform("go searchmoves: none of the moves is legal here, so all moves are searched");
            }
        }
        moves
    }

    /// Counts positions, writes a line for each move, and returns the last lines.
    fn perft(&self, depth: u32, subject: &Subject) -> Result<String, Refused> {
        let start = Instant::now();
        let total =
            perft::divide(self.rules, self.subject(subject), depth, self.control, &mut |mv, nodes| {
                self.output.send(&format!("{mv}: {nodes}\n"));
                if self.output.is_broken() {
                    self.control.quit();
                }
            });
        let nodes = total.ok_or(Refused::Stopped("perft"))?;
        let speed = nodes_per_second(nodes, start.elapsed());
        Ok(format!("\nNodes a second: {speed}\nNodes searched: {nodes}\n"))
    }

    /// Ends a search, and only then writes its last lines. So a program that has read them finds
    /// the engine idle, and an `isready` that it sends later waits for the commands sent before it.
    fn end(&self, ticket: Ticket, lines: &str) {
        self.control.end(ticket);
        self.output.send(lines);
    }
}

/// Writes the reports of a search.
struct ReportWriter<'a> {
    output: &'a Output,
    control: &'a Control,
    /// True if another thread may answer with what is reported.
    has_deadline: bool,
    /// Lines that are not written yet.
    lines: String,
    /// True if lines are written only at the end of the search.
    at_the_end: bool,
    /// The material on the board, if the probabilities of a win, a draw and a loss are reported.
    material: Option<Material>,
}

impl ReportWriter<'_> {
    fn send(&mut self) {
        if !self.at_the_end {
            self.control.answer.report(self.output, &self.lines);
            self.lines.clear();
            if self.output.is_broken() {
                self.control.quit();
            }
        }
    }
}

impl Listener for ReportWriter<'_> {
    fn report(&mut self, report: &Report<'_>) {
        let chances = self.material.map(|material| Chances::new(report.score, material));
        print::report(&mut self.lines, report, chances);
        self.send();
        if self.has_deadline && report.rank == 1 && report.bound != Bound::Upper {
            // Reports that wait for the end of the search belong to a late answer too.
            let mut lines = self.lines.clone();
            print::best_move(&mut lines, report.line.first().copied(), report.line.get(1).copied());
            self.control.answer.prepare(lines);
        }
    }

    fn short_of_threads(&mut self, started: usize, wanted: usize, error: &io::Error) {
        self.output.inform(format_args!("only {started} of {wanted} threads search: {error}"));
    }

    fn trying(&mut self, depth: u32, mv: Move, number: usize) {
        print::trying(&mut self.lines, depth, mv, number);
        self.send();
    }
}

#[cfg(test)]
mod tests {
    use std::io::Write;
    use std::sync::Mutex;

    use super::*;
    use crate::recipe::Portable;
    use crate::uci::command::parse;

    /// Keeps each group of lines, with true if search 1 had ended when the group was written.
    #[derive(Clone)]
    struct Heard {
        control: Arc<Control>,
        lines: Arc<Mutex<Vec<(String, bool)>>>,
    }

    impl Write for Heard {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            let lines = String::from_utf8_lossy(bytes).into_owned();
            self.lines.lock().unwrap().push((lines, self.control.has_finished(1)));
            Ok(bytes.len())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn a_search_has_ended_when_its_last_line_is_written() {
        for (text, last) in
            [("perft 1", "Nodes searched: 20"), ("bench 1", " nps"), ("go depth 1", "bestmove ")]
        {
            let heard = Heard { control: Arc::default(), lines: Arc::default() };
            let command = parse(text.as_bytes()).unwrap().unwrap();
            let output = Output::new(heard.clone());
            let mut engine = Engine::new(Portable::PORTABLE.into(), &output, &heard.control);
            engine.perform(&command, 1, Instant::now()).unwrap();
            let lines = heard.lines.lock().unwrap();
            let (end, before) = lines.split_last().unwrap();
            assert!(end.0.contains(last) && end.1, "{text}: {end:?}");
            assert!(before.iter().all(|(_, has_ended)| !has_ended), "{text}: {before:?}");
        }
    }
}
