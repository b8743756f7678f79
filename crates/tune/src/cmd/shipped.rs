//! `cargo tune shipped`: makes a network from scratch, in the way in which the shipped one was
//! made.
//!
//! [`PLAN`] says how the shipped network was made, with the search of [`REVISION`]. Another search
//! plays other games, and so makes another network. Each generation plays games, one file for each
//! seed; a network is trained on them, and plays the games of the next generation. An interrupted
//! run can be repeated: files that exist are not made again, and an unfinished file of games is
//! continued.

use std::fmt;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use clap::Args;
use outpace::os::files;
use outpace::os::lock;
use outpace::text;
use plywright::network::{self, OUTPUTS};

use super::games::{Request, pool, read_network};
use super::network::learn;
use crate::network::Method;
use crate::output::{note, say};

#[derive(Debug, Args)]
pub(crate) struct Options {
    /// Folder for the games and the networks.
    #[arg(long, default_value = "target/tune/shipped")]
    folder: PathBuf,
    /// Number of threads; the network does not depend on it.
    #[arg(long)]
    threads: Option<usize>,
}

/// Recipe of the shipped network.
const PLAN: Plan<'_> = Plan {
    generations: &[
        Generation {
            seeds: [1, 17],
            games: 12_000,
            nodes: 1_500,
            method: Method { epochs: 30, rate: 0.001, share: 0.7, seed: 1, outputs: 1 },
        },
        Generation {
            seeds: [101, LAST_SEED],
            games: 12_000,
            nodes: 600,
            method: Method { epochs: 4, rate: 0.0001, share: 0.7, seed: 1, outputs: OUTPUTS },
        },
    ],
};

/// Last revision whose search still plays the games that the shipped network learnt from.
const REVISION: &str = "e1c744a6";

/// Last seed of the games that the shipped network learnt from.
const LAST_SEED: u64 = 107;

/// Name of the file with the plan.
const PLAN_FILE: &str = "plan.txt";

/// Makes the network, or the files that are missing.
pub(crate) fn run(options: &Options) -> Result<()> {
    let Options { folder, threads } = options;
    let pool = pool(*threads)?;
    let wait = |holder: &str| note!("waiting for {}", text::plain(holder));
    let _lock = lock::folder(folder, "cargo tune shipped", wait)?;
    say!("A network from scratch, made as the shipped one was, in {}:\n{PLAN}", folder.display())?;
    say!("The shipped bytes come from the search of revision {REVISION}; later revisions play other games.")?;
    let left = PLAN.left(folder, pool.current_num_threads());
    say!("About {} remain, on {} threads.", hours(left), pool.current_num_threads())?;
    let made = pool.install(|| PLAN.make(folder))?;
    // A network has only one form as a file, so equal weights mean equal bytes.
    let is_shipped = *read_network(&made)? == network::SHIPPED;
    let relation = if is_shipped { "is byte for byte" } else { "differs from" };
    say!("{} {relation} the shipped one in this program", made.display())?;
    Ok(())
}

#[derive(Debug)]
struct Plan<'a> {
    generations: &'a [Generation],
}

/// Games of one player, and a network that learns from them. In the first generation the classical
/// evaluation plays, and the network begins from random weights. In each later one the previous
/// network plays, the games cover endgames too, and training goes on from the previous network.
#[derive(Debug)]
struct Generation {
    /// First and last seed.
    seeds: [u64; 2],
    /// Number of games of each seed.
    games: u64,
    /// Nodes searched for each move.
    nodes: u64,
    /// Training of the network.
    method: Method,
}

impl Plan<'_> {
    /// Seeds and files of a generation's games.
    fn games(&self, folder: &Path, number: usize) -> impl Iterator<Item = (u64, PathBuf)> {
        let [first, last] = self.generations[number].seeds;
        let folder = folder.to_owned();
        (first..=last).map(move |seed| (seed, folder.join(format!("games-{}-{seed}.bin", number + 1))))
    }

    /// File name of a generation's network.
    fn network(&self, number: usize) -> String {
        let is_last = number + 1 == self.generations.len();
        if is_last { "shipped.net".to_owned() } else { format!("network-{}.net", number + 1) }
    }

    /// Makes the missing files, and returns the path of the last network.
    fn make(&self, folder: &Path) -> Result<PathBuf> {
        // Networks of another plan would be mistaken for those of this one.
        let (path, text) = (folder.join(PLAN_FILE), self.to_string());
        if path.exists() {
            let found = files::read(&path, 1 << 20)?;
            ensure!(found == text.as_bytes(), "{} has another plan: name another --folder", path.display());
        } else {
            files::replace(&path, text.as_bytes())?;
        }
        let mut made = PathBuf::new();
        for (number, generation) in self.generations.iter().enumerate() {
            let player = (number > 0).then(|| read_network(&made)).transpose()?;
            made = folder.join(self.network(number));
            if made.exists() {
                continue;
            }
            let mut games = Vec::new();
            for (seed, path) in self.games(folder, number) {
                say!("generation {}, seed {seed}", number + 1)?;
                let &Generation { games: count, nodes, .. } = generation;
                let network = player.as_deref();
                let request = Request { seed, games: count, nodes, endgames: number > 0, network };
                say!("{}", request.play(&path)?)?;
                games.push(path);
            }
            say!("generation {}, {}", number + 1, self.network(number))?;
            // Sorted by name, as a shell lists them: another order of the same games makes another
            // network.
            games.sort();
            learn(&games, player.as_deref(), &generation.method, &made)
                .with_context(|| made.display().to_string())?;
        }
        Ok(made)
    }

    /// Approximate time to make the missing files.
    fn left(&self, folder: &Path, threads: usize) -> Duration {
        // The first network took 100 minutes of games and 17 of training on two virtual cores
        // (`docs/search.md`). Both constants are seconds of one core. A game takes `NODE` times the
        // nodes searched for each move. An epoch of training takes `POSITION` for each position.
        const NODE: f64 = 39e-6;
        const POSITION: f64 = 4.2e-6;
        // Quiet positions of a game, and bytes of each in a file.
        const POSITIONS: f64 = 80.0;
        const BYTES: f64 = 32.0;
        let missing =
            (0..self.generations.len()).filter(|&number| !folder.join(self.network(number)).exists());
        let seconds = missing.map(|number| {
            let Generation { games, nodes, ref method, .. } = self.generations[number];
            let (games, files) = (games as f64, self.games(folder, number));
            let play = |(_, path): (u64, PathBuf)| {
                let stored = path.metadata().map_or(0.0, |file| file.len() as f64 / (POSITIONS * BYTES));
                ((games - stored).max(0.0) * nodes as f64 * NODE, games * POSITIONS)
            };
            let (played, positions) =
                files.map(play).fold((0.0, 0.0), |sum, file| (sum.0 + file.0, sum.1 + file.1));
            played + positions * method.epochs as f64 * POSITION
        });
        Duration::from_secs_f64(seconds.sum::<f64>() / threads as f64)
    }
}

/// Lists the games and the networks in the order in which they are made.
impl fmt::Display for Plan<'_> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, Generation { seeds: [first, last], games, nodes, method }) in
            self.generations.iter().enumerate()
        {
            let player =
                if number == 0 { "the classical evaluation".to_owned() } else { self.network(number - 1) };
            let Method { epochs, rate, share, seed, outputs } = *method;
            let [kind, from] = if number == 0 {
                ["games", "random weights"].map(str::to_owned)
            } else {
                ["games with endgames".to_owned(), self.network(number - 1)]
            };
            writeln!(
                out,
                "{games} {kind} of each seed from {first} to {last}, at {nodes} nodes a move, by {player}\n\
                 {} from {from}: {epochs} epochs, rate {rate}, share {share}, seed {seed}, outputs {outputs}",
                self.network(number),
            )?;
        }
        Ok(())
    }
}

fn hours(time: Duration) -> String {
    format!("{:.1} hours", time.as_secs_f64() / 3600.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    const SMALL: Plan<'_> = Plan {
        generations: &[
            Generation { seeds: [1, 2], games: 70, nodes: 20, method: METHOD },
            Generation {
                seeds: [11, 11],
                games: 66,
                nodes: 20,
                method: Method { outputs: OUTPUTS, ..METHOD },
            },
        ],
    };
    const METHOD: Method = Method { epochs: 3, rate: 0.02, share: 0.7, seed: 1, outputs: 1 };

    fn make(folder: &Path) -> Result<PathBuf> {
        pool(Some(2)).unwrap().install(|| SMALL.make(folder))
    }

    /// All files of the folder with their bytes.
    fn files(folder: &Path) -> BTreeMap<String, Vec<u8>> {
        let name = |entry: std::fs::DirEntry| entry.file_name().into_string().unwrap();
        let entries = std::fs::read_dir(folder).unwrap().map(Result::unwrap);
        entries
            .map(|entry| (std::fs::read(entry.path()).unwrap(), name(entry)))
            .map(|(bytes, name)| (name, bytes))
            .collect()
    }

    #[test]
    fn only_missing_files_are_made() {
        let folder = tempfile::tempdir().unwrap();
        let folder = folder.path();
        let shipped = make(folder).unwrap();
        assert_eq!(shipped, folder.join("shipped.net"));
        let whole = files(folder);
        let names: Vec<&str> = whole.keys().map(String::as_str).collect();
        let [first, second, third] = ["games-1-1.bin", "games-1-2.bin", "games-2-11.bin"];
        assert_eq!(names, [first, second, third, "network-1.net", "plan.txt", "shipped.net"]);
        assert_ne!(whole["network-1.net"], whole["shipped.net"]);
        // Nothing is made again, not even games that are no longer needed.
        std::fs::remove_file(folder.join(second)).unwrap();
        make(folder).unwrap();
        assert_eq!(files(folder).len(), whole.len() - 1);
        // State after a kill during the games of the second generation.
        std::fs::remove_file(&shipped).unwrap();
        std::fs::write(folder.join(third), &whole[third][..whole[third].len() - 100]).unwrap();
        make(folder).unwrap();
        assert!(files(folder)[third] == whole[third] && files(folder)["shipped.net"] == whole["shipped.net"]);
        // State after a kill during the games of the first generation.
        std::fs::remove_file(folder.join("network-1.net")).unwrap();
        make(folder).unwrap();
        assert!(files(folder) == whole);
        std::fs::write(folder.join("plan.txt"), "another").unwrap();
        assert!(
            make(folder)
                .unwrap_err()
                .to_string()
                .ends_with("plan.txt has another plan: name another --folder")
        );
    }

    #[test]
    fn the_plan_states_the_games_and_the_time() {
        let printed = PLAN.to_string();
        let lines: Vec<&str> = printed.lines().collect();
        assert_eq!(lines.len(), 4);
        assert_eq!(
            lines[..3],
            [
                "12000 games of each seed from 1 to 17, at 1500 nodes a move, by the classical evaluation",
                "network-1.net from random weights: 30 epochs, rate 0.001, share 0.7, seed 1, outputs 1",
                &format!(
                    "12000 games with endgames of each seed from 101 to {LAST_SEED}, at 600 nodes a move, by network-1.net"
                ),
            ]
        );
        let folder = tempfile::tempdir().unwrap();
        let whole = PLAN.left(folder.path(), 2);
        assert!((2.0..20.0).contains(&(whole.as_secs_f64() / 3600.0)), "{whole:?}");
        assert_eq!(PLAN.left(folder.path(), 1), 2 * whole);
        std::fs::write(folder.path().join("network-1.net"), "").unwrap();
        let second = PLAN.left(folder.path(), 2);
        assert!(second < whole && !second.is_zero());
        std::fs::write(folder.path().join("shipped.net"), "").unwrap();
        assert!(PLAN.left(folder.path(), 2).is_zero());
    }
}
