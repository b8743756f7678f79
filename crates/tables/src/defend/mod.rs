//! Games against a perfect defender: `cargo tables defend`.
//!
//! The engine plays the side that wins according to the tables. The tables play the other side.
//! They choose among the moves with the best result, avoid a mate by the engine's next move, and
//! leave the engine as few winning moves as they can (`Judge::defend` has all criteria).

mod play;

use std::fmt::Write as _;
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use clap::Args;
use plywright::board::Position;
use plywright::endings::{Material, Wdl};
use plywright::movegen::{self, MoveList};
use plywright::recipe::Recipe;
use plywright::search::{Limits, Searcher};
use plywright::types::Random;
use plywright_tables::Tables;
use rayon::prelude::*;

use self::play::{End, Game, Judge};
use crate::making::Making;
use crate::random::random_position;
use crate::rules::thousands;
use crate::{note, print};

/// The endings with five pieces that are played by default, in addition to all with four.
const FIVE: [&str; 6] = ["KBNKN", "KQRKR", "KRRKR", "KRBKR", "KRNKR", "KRPKR"];

/// Size of a game's transposition table, in MiB.
const HASH_MIB: usize = 16;

/// Number of random positions that are tried in search of a hard one. If none is hard, the first
/// position that is won, but not at once, is taken.
const TRIES: u32 = 100_000;

/// The games to play.
#[derive(Args, Clone, Debug)]
pub(crate) struct Defence {
    /// Number of games, an equal share for each ending.
    #[arg(long, default_value = "200", value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    games: u32,
    /// Time per move, in milliseconds.
    #[arg(long, value_name = "TIME", default_value = "100")]
    milliseconds: u64,
    /// Nodes to search per move, without a time limit: the same command then plays the same games.
    #[arg(long, conflicts_with = "milliseconds")]
    nodes: Option<u64>,
    /// Seed of the random positions.
    #[arg(long, default_value = "1")]
    seed: u64,
    /// Play only this position, given as a FEN.
    #[arg(long, value_name = "FEN", conflicts_with_all = ["materials", "games"])]
    position: Option<Position>,
}

/// The start position of a game.
struct Start {
    material: Material,
    position: Position,
    /// True if at most a third of the moves win.
    is_hard: bool,
}

/// The results of the games of an ending.
#[derive(Default)]
struct Tally {
    games: u32,
    hard: u32,
    won: u32,
    moves: u32,
    longest: u32,
    spoilt: u32,
    fifty: u32,
    repeated: u32,
}

impl Tally {
    fn add(&mut self, is_hard: bool, game: &Game) {
        self.games += 1;
        self.hard += u32::from(is_hard);
        match game.end {
            End::Won => {
                self.won += 1;
                self.moves += game.moves;
                self.longest = self.longest.max(game.moves);
            }
            End::Spoilt { .. } => self.spoilt += 1,
            End::FiftyMoves => self.fifty += 1,
            End::Repeated => self.repeated += 1,
        }
    }

    fn line(&self, name: &str) -> String {
        let mean = f64::from(self.moves) / f64::from(self.won.max(1));
        format!(
            "{name:8} {:>5} {:>6} {:>5} {mean:>8.1} {:>8} {:>8} {:>11} {:>11}\n",
            self.games, self.hard, self.won, self.longest, self.spoilt, self.fifty, self.repeated
        )
    }
}

impl Defence {
    /// Plays the games.
    ///
    /// # Errors
    ///
    /// Fails if the engine did not win a position that was won, if no won position was found, if
    /// the tables take too much memory, or if the results cannot be written.
    pub(crate) fn run<R: Recipe>(
        &self,
        recipe: R,
        materials: &[Material],
        head: &str,
        making: &Making,
    ) -> Result<()> {
        let limits = self.limits();
        let mut tables = Tables::new();
        let starts = match &self.position {
            Some(position) => vec![given(recipe, position, &mut tables, making)?],
            None => self.starts(recipe, materials, &mut tables, making)?,
        };
        let games: Vec<Game> = starts
            .par_iter()
            .enumerate()
            .map_init(
                || Searcher::new(recipe, HASH_MIB),
                |searcher, (number, start)| {
                    searcher.new_game();
                    let judge = Judge { recipe, tables: &tables };
                    let random = Random::new(self.seed.wrapping_add(number as u64));
                    play::play(&judge, &start.position, searcher, &limits, random)
                },
            )
            .collect::<Result<_>>()?;
        self.report(head, &starts, &games)
    }

    fn limits(&self) -> Limits {
        match self.nodes {
            Some(_) => Limits { nodes: self.nodes, ..Limits::default() },
            None => Limits { movetime: Some(Duration::from_millis(self.milliseconds)), ..Limits::default() },
        }
    }

    /// Returns the arguments of this run, with the defaults spelled out. With `--nodes`, they play
    /// the same games again.
    pub(crate) fn arguments(&self, materials: &[Material]) -> String {
        let limit = match self.nodes {
            Some(nodes) => format!("--nodes {nodes}"),
            None => format!("--milliseconds {}", self.milliseconds),
        };
        let what = match &self.position {
            Some(position) => format!("--position '{position}'"),
            None => format!("--games {}", self.games),
        };
        let what = format!("{what} --seed {}", self.seed);
        let named: String = materials.iter().map(|material| format!(" {material}")).collect();
        format!("defend {what} {limit}{named}")
    }

    /// Finds random positions that the side to move wins, preferably hard ones.
    fn starts<R: Recipe>(
        &self,
        recipe: R,
        materials: &[Material],
        tables: &mut Tables,
        making: &Making,
    ) -> Result<Vec<Start>> {
        let mut played = materials.to_vec();
        if played.is_empty() {
            played = Material::all(4);
            for name in FIVE {
                played.push(name.parse()?);
            }
        }
        if let Some(bare) = played.iter().find(|material| material.piece_count() == 2) {
            bail!("{bare} has no table: two kings alone are a draw");
        }
        making.make_all(recipe, &played, tables, |_, _| Ok(()))?;
        let mut random = Random::new(self.seed);
        let (mut endings, mut left_out) = (Vec::new(), Vec::new());
        let judge = Judge { recipe, tables };
        for material in played {
            // Endings whose only wins are immediate are not played.
            match find_start(&judge, &mut random, material)? {
                Some(start) => endings.push((material, vec![start])),
                None => left_out.push(material.to_string()),
            }
        }
        ensure!(!endings.is_empty(), "{}: every win there is immediate", left_out.join(", "));
        if !left_out.is_empty() {
            note(&format!("not played, because every win there is immediate: {}", left_out.join(", ")));
        }
        let (games, count) = (self.games as usize, endings.len());
        for (number, (material, starts)) in endings.iter_mut().enumerate() {
            let share = games / count + usize::from(number < games % count);
            starts.truncate(share);
            while starts.len() < share {
                starts.extend(find_start(&judge, &mut random, *material)?);
            }
        }
        Ok(endings.into_iter().flat_map(|(_, starts)| starts).collect())
    }

    /// Prints the results.
    fn report(&self, head: &str, starts: &[Start], games: &[Game]) -> Result<()> {
        let mut text = format!(
            "{head}\nGames from won positions against the tables. A position is hard if at most a third of its moves win. Moves: to mate, \
             on average and at most.\n\n{:8} {:>5} {:>6} {:>5} {:>8} {:>8} {:>8} {:>11} {:>11}\n",
            "", "games", "hard", "won", "moves", "at most", "spoilt", "fifty moves", "repetition"
        );
        let (mut total, mut details) = (Tally::default(), String::new());
        let mut tally = Tally::default();
        for (number, (start, game)) in starts.iter().zip(games).enumerate() {
            tally.add(start.is_hard, game);
            total.add(start.is_hard, game);
            if starts.get(number + 1).is_none_or(|next| next.material != start.material) {
                text.push_str(&tally.line(&start.material.to_string()));
                tally = Tally::default();
            }
            let from = &start.position;
            match &game.end {
                End::Won => {}
                End::Spoilt { position, mv, after } => {
                    let after = if *after == Wdl::Draw { "drawn" } else { "lost" };
                    writeln!(details, "{}: {mv} in {position}: won before, {after} after", start.material)?;
                }
                End::FiftyMoves => writeln!(details, "{}: fifty moves, from {from}", start.material)?,
                End::Repeated => writeln!(details, "{}: repetition, from {from}", start.material)?,
            }
        }
        text.push_str(&total.line("in all"));
        if !details.is_empty() {
            write!(text, "\nNot won\n\n{details}")?;
        }
        print(&text)?;
        if total.won < total.games {
            bail!(
                "{} of {} won positions were not won",
                thousands((total.games - total.won).into()),
                total.games
            );
        }
        Ok(())
    }
}

/// Returns the start position that the user has given.
fn given<R: Recipe>(recipe: R, position: &Position, tables: &mut Tables, making: &Making) -> Result<Start> {
    let material = Material::of(position).context("the position has too many pieces")?;
    ensure!(material.piece_count() > 2, "{material} has no table: two kings alone are a draw");
    making.make_all(recipe, &[material], tables, |_, _| Ok(()))?;
    let judge = Judge { recipe, tables };
    if judge.worth(position)? != Wdl::Win {
        bail!("{position} is not won for the side to move");
    }
    Ok(Start {
        material,
        position: position.clone(),
        is_hard: is_hard(&judge, position)?.unwrap_or_default(),
    })
}

/// Finds a random position that is won, but not at once, and prefers a hard one. Returns `None` if
/// no position was found.
fn find_start<R: Recipe>(
    judge: &Judge<'_, R>,
    random: &mut Random,
    material: Material,
) -> Result<Option<Start>> {
    let mut easy = None;
    for _ in 0..TRIES {
        let material = if random.below(2) == 0 { material } else { material.flipped() };
        let Some(position) = random_position(random, material) else { continue };
        if judge.worth(&position)? != Wdl::Win {
            continue;
        }
        let material = material.canonical().0;
        match is_hard(judge, &position)? {
            Some(true) => return Ok(Some(Start { material, position, is_hard: true })),
            Some(false) if easy.is_none() => easy = Some(Start { material, position, is_hard: false }),
            _ => {}
        }
    }
    Ok(easy)
}

/// Returns true if at most a third of the moves win, or `None` if a winning move mates at once or
/// captures the last piece besides the defender's king.
fn is_hard<R: Recipe>(judge: &Judge<'_, R>, position: &Position) -> Result<Option<bool>> {
    let mut moves = MoveList::new();
    movegen::legal(judge.recipe, position, &mut moves);
    let mut winning = 0;
    for &mv in &moves {
        let after = position.after(mv);
        if judge.worth(&after)? == Wdl::Loss {
            if judge.is_mate(&after) || mv.is_capture() && judge.is_bare(&after) {
                return Ok(None);
            }
            winning += 1;
        }
    }
    Ok(Some(winning * 3 <= moves.len()))
}
