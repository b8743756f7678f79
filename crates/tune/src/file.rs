//! The file format of self-play games: a header, then blocks of [`BLOCK`] games in the order of
//! their numbers. All numbers are little-endian.
//!
//! | bytes | header |
//! |---|---|
//! | 0..8 | `PLYWGAME` |
//! | 8..12 | version of the format, 1 |
//! | 12..16 | CRC-32 of the network's file, 0 for the classical evaluation |
//! | 16..24 | seed |
//! | 24..32 | number of games that the file is to have |
//! | 32..40 | nodes searched for each move |
//! | 40..44 | signature: CRC-32 of the first game, to refuse an engine that plays differently |
//! | 44..48 | 1 if the games cover endgames too (`Rules::endgames`), else 0 |
//! | 48..52 | CRC-32 of the bytes 0..48 |
//!
//! A block has the length of its content (`u32`), the CRC-32 of its content (`u32`), and its
//! content, the games ([`Game::pack`]). The last block has the remaining games.
//!
//! All other files of this program are replaced whole, but this one grows: a [`Writer`] adds blocks
//! while the games are played, and waits for the disk after each. So a kill leaves at most one
//! incomplete block, at the end. The next writer cuts it off and continues from there.

use std::collections::BTreeMap;
use std::fmt;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, BufReader, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail, ensure};
use outpace::os::files;
use plywright::checksum::crc32;

use crate::samples::{Game, Outcome};

pub(crate) const MAGIC: [u8; 8] = *b"PLYWGAME";
const VERSION: u32 = 1;

/// Number of games in a block.
const BLOCK: u64 = 64;

/// Largest size of a block in bytes.
const MOST_BYTES: usize = 8 + BLOCK as usize * Game::MOST_BYTES;

/// Header of a file of games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Header {
    pub(crate) seed: u64,
    /// Number of games that the file is to have.
    pub(crate) games: u64,
    /// Nodes searched for each move.
    pub(crate) nodes: u64,
    /// True if the games cover endgames too (`Rules::endgames`).
    pub(crate) endgames: bool,
    /// CRC-32 of the network's file, 0 for the classical evaluation.
    pub(crate) network: u32,
    /// CRC-32 of the first game.
    pub(crate) signature: u32,
}

impl Header {
    const BYTES: usize = 52;

    fn to_bytes(self) -> [u8; Self::BYTES] {
        let mut bytes = [0; Self::BYTES];
        bytes[..8].copy_from_slice(&MAGIC);
        for (at, number) in
            [(8, VERSION), (12, self.network), (40, self.signature), (44, self.endgames.into())]
        {
            bytes[at..at + 4].copy_from_slice(&number.to_le_bytes());
        }
        for (at, number) in [(16, self.seed), (24, self.games), (32, self.nodes)] {
            bytes[at..at + 8].copy_from_slice(&number.to_le_bytes());
        }
        let sum = crc32(&bytes[..48]);
        bytes[48..].copy_from_slice(&sum.to_le_bytes());
        bytes
    }

    fn from_bytes(bytes: &[u8]) -> Result<Self> {
        ensure!(bytes.starts_with(&MAGIC), "this is no file of games: it does not begin with PLYWGAME");
        let Ok(bytes): Result<&[u8; Self::BYTES], _> = bytes.try_into() else {
            bail!("its header is incomplete")
        };
        let long = |at: usize| u64::from_le_bytes(std::array::from_fn(|index| bytes[at + index]));
        let short = |at: usize| u32::from_le_bytes(std::array::from_fn(|index| bytes[at + index]));
        let version = short(8);
        ensure!(version == VERSION, "its format has version {version}; this program reads version {VERSION}");
        ensure!(short(48) == crc32(&bytes[..48]), "its header is damaged: its checksum does not match");
        let (seed, games, nodes) = (long(16), long(24), long(32));
        Ok(Self { seed, games, nodes, endgames: short(44) != 0, network: short(12), signature: short(40) })
    }

    /// Returns the options in which this header differs from the other one, as text.
    fn differences(&self, other: &Self) -> Vec<String> {
        let numbers = [
            ("seed", self.seed, other.seed),
            ("games", self.games, other.games),
            ("nodes", self.nodes, other.nodes),
        ];
        let differ = numbers.iter().filter(|(_, ours, theirs)| ours != theirs);
        let mut differences: Vec<_> =
            differ.map(|(name, ours, theirs)| format!("{name} {ours}, not {theirs}")).collect();
        if self.network != other.network {
            differences.push(format!("{}, not {}", Evaluated(self.network), Evaluated(other.network)));
        }
        if self.endgames != other.endgames {
            let option = if self.endgames { "--endgames" } else { "no --endgames" };
            differences.push(option.to_owned());
        }
        // An engine that plays differently is named only if all options agree, because different
        // options change the first game anyway.
        if differences.is_empty() && self.signature != other.signature {
            differences.push("an engine that plays differently from this one".to_owned());
        }
        differences
    }
}

impl fmt::Display for Header {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { seed, games, nodes, network, endgames, .. } = *self;
        let kind = if endgames { "games with endgames" } else { "games" };
        write!(out, "{games} {kind} of seed {seed} at {nodes} nodes a move by {}", Evaluated(network))
    }
}

/// The evaluation in words, by the checksum of the network.
struct Evaluated(u32);

impl fmt::Display for Evaluated {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            0 => write!(out, "the classical evaluation"),
            network => write!(out, "the network with the CRC-32 {network:08x}"),
        }
    }
}

/// Games by outcome, and their positions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tally {
    /// Counts in the order of [`Outcome::ALL`].
    outcomes: [u64; 3],
    positions: u64,
}

impl Tally {
    fn add(&mut self, games: &[Game]) {
        for game in games {
            self.outcomes[game.outcome as usize] += 1;
            self.positions += game.samples.len() as u64;
        }
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [white, drawn, black] = Outcome::ALL.map(|outcome| self.outcomes[outcome as usize]);
        let (games, positions) = (white + drawn + black, self.positions);
        write!(
            out,
            "{games} games: White won {white}, Black won {black}, {drawn} were drawn; {positions} positions"
        )
    }
}

/// Reads a file block by block.
#[derive(Debug)]
pub(crate) struct Reader {
    path: PathBuf,
    file: BufReader<File>,
    header: Header,
    /// Games read so far.
    games: u64,
    /// Bytes read so far.
    at: u64,
}

impl Reader {
    /// Opens the file.
    ///
    /// # Errors
    ///
    /// The file cannot be read, or is not a file of games.
    pub(crate) fn open(path: &Path) -> Result<Self> {
        let file = File::open(path).with_context(|| format!("cannot read {}", path.display()))?;
        Self::begin(path, file)
    }

    fn begin(path: &Path, file: File) -> Result<Self> {
        let mut file = BufReader::new(file);
        let bytes =
            take(&mut file, Header::BYTES).with_context(|| format!("cannot read {}", path.display()))?;
        let header = Header::from_bytes(&bytes).with_context(|| path.display().to_string())?;
        Ok(Self { path: path.to_owned(), file, header, games: 0, at: Header::BYTES as u64 })
    }

    pub(crate) const fn header(&self) -> &Header {
        &self.header
    }

    /// Reads the next block; None after the last one.
    fn block(&mut self) -> Result<Option<Vec<Game>>> {
        let left = self.header.games - self.games;
        let head = take(&mut self.file, 8)?;
        if left == 0 {
            ensure!(head.is_empty(), "something follows the last game");
            return Ok(None);
        }
        let (games, asked) = (self.games, self.header.games);
        ensure!(
            !head.is_empty(),
            "the file ends after {games} of {asked} games; `cargo tune games` continues it"
        );
        let Some((&length, sum)) = head.split_first_chunk() else { bail!("it is incomplete") };
        let Ok(sum) = sum.try_into().map(u32::from_le_bytes) else { bail!("it is incomplete") };
        let length = u32::from_le_bytes(length) as usize;
        ensure!(length <= MOST_BYTES - 8, "it has {length} bytes, more than {BLOCK} games can have");
        let content = take(&mut self.file, length)?;
        ensure!(content.len() == length, "it is incomplete");
        let found = crc32(&content);
        ensure!(found == sum, "it is damaged: its checksum is {found:08x}, not {sum:08x}");
        let mut rest = content.as_slice();
        let games = (0..left.min(BLOCK)).map(|_| Game::unpack(&mut rest)).collect::<Result<Vec<_>>>()?;
        ensure!(rest.is_empty(), "it has more than its games");
        self.games += games.len() as u64;
        self.at += 8 + length as u64;
        Ok(Some(games))
    }
}

/// Returns true if the unreadable block at the offset `at` may have been torn: never completely
/// written, because the writer was killed or the power failed. Two things must hold. From `at` to
/// its end, the file is no longer than the largest block. And behind the end of this block,
/// computed from the length in its head, the file has only zeros or nothing. The content of the
/// block is not looked at. `bytes` is the length of the file.
fn is_torn(mut file: &File, at: u64, bytes: u64) -> io::Result<bool> {
    file.seek(SeekFrom::Start(at))?;
    let block = take(&mut file, MOST_BYTES)?;
    let length = block.first_chunk().map_or(0, |length| u32::from_le_bytes(*length) as usize);
    let behind = block.get(length.saturating_add(8)..).unwrap_or_default();
    Ok(behind.iter().all(|byte| *byte == 0) && bytes - at <= MOST_BYTES as u64)
}

/// Reads this many bytes, or fewer at the end of the file.
fn take(file: &mut impl Read, bytes: usize) -> io::Result<Vec<u8>> {
    let mut taken = Vec::new();
    file.take(bytes as u64).read_to_end(&mut taken).map(|_| taken)
}

/// Iterates over the blocks. Callers should stop after an error.
impl Iterator for Reader {
    type Item = Result<Vec<Game>>;

    fn next(&mut self) -> Option<Self::Item> {
        let (number, at) = (self.games / BLOCK, self.at);
        let block = self.block();
        block.with_context(|| format!("{}, block {number} at byte {at}", self.path.display())).transpose()
    }
}

/// Adds games to a file in the order of their numbers, in whatever order they arrive. As long as it
/// exists, no second writer can open the file, unless the drive has no locks.
#[derive(Debug)]
pub(crate) struct Writer {
    path: PathBuf,
    file: File,
    asked: u64,
    written: u64,
    /// Games that wait for games with lower numbers.
    waiting: BTreeMap<u64, Game>,
    tally: Tally,
}

impl Writer {
    /// Begins the file, or continues after its last complete block.
    ///
    /// # Errors
    ///
    /// The file cannot be written, another process writes it, it was begun with other options, or
    /// it is damaged before its end.
    pub(crate) fn open(path: &Path, header: &Header) -> Result<Self> {
        // Makes the folders, and refuses anything but a plain file.
        files::check(path)?;
        let cannot_write = || format!("cannot write {}", path.display());
        let open = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path);
        let mut file = open.with_context(cannot_write)?;
        match file.try_lock() {
            Ok(()) => {}
            // Some network drives have no locks.
            Err(TryLockError::Error(error)) if error.kind() == io::ErrorKind::Unsupported => {}
            Err(TryLockError::Error(error)) => return Err(error).with_context(cannot_write),
            Err(TryLockError::WouldBlock) => {
                bail!("{}: another process is playing its games", path.display())
            }
        }
        let mut writer = Self {
            path: path.to_owned(),
            file: file.try_clone().with_context(cannot_write)?,
            asked: header.games,
            written: 0,
            waiting: BTreeMap::new(),
            tally: Tally::default(),
        };
        let (bytes, begun) = (header.to_bytes(), take(&mut file, Header::BYTES).with_context(cannot_write)?);
        let length = writer.file.metadata().with_context(cannot_write)?.len();
        let is_blank = length <= bytes.len() as u64 && begun.iter().all(|byte| *byte == 0);
        if is_blank || begun.len() < bytes.len() && bytes.starts_with(&begun) {
            end(&writer.file, 0, &bytes).with_context(cannot_write)?;
        } else {
            file.rewind().with_context(cannot_write)?;
            writer.resume(Reader::begin(path, file)?, header)?;
        }
        Ok(writer)
    }

    /// Reads the complete blocks of an existing file, and cuts off an incomplete one at the end.
    fn resume(&mut self, mut reader: Reader, header: &Header) -> Result<()> {
        let differences = reader.header.differences(header);
        let path = self.path.display();
        ensure!(
            differences.is_empty(),
            "{path} was begun with {}: name another file, or remove it",
            differences.join("; ")
        );
        let cannot_write = || format!("cannot write {path}");
        let bytes = self.file.metadata().with_context(cannot_write)?.len();
        loop {
            let at = reader.at;
            match reader.next() {
                None => return Ok(()),
                Some(Ok(games)) => {
                    self.written += games.len() as u64;
                    self.tally.add(&games);
                }
                Some(Err(error)) if error.root_cause().is::<io::Error>() => return Err(error),
                // Only a block that was being written can be torn, and no block is written after
                // the last game.
                Some(Err(_))
                    if self.written < self.asked
                        && is_torn(&self.file, at, bytes).with_context(cannot_write)? =>
                {
                    return end(&self.file, at, &[]).with_context(cannot_write);
                }
                Some(Err(error)) => {
                    return Err(error.context("the file is damaged: remove it to play its games again"));
                }
            }
        }
    }

    /// Number of games in the file.
    pub(crate) const fn written(&self) -> u64 {
        self.written
    }

    /// Outcomes and positions of the games in the file.
    pub(crate) const fn tally(&self) -> Tally {
        self.tally
    }

    /// Accepts the game with this number, and writes the blocks that are complete now.
    ///
    /// # Errors
    ///
    /// A game cannot be stored, or the block cannot be written.
    pub(crate) fn put(&mut self, number: u64, game: Game) -> Result<()> {
        self.waiting.insert(number, game);
        loop {
            let block = self.written..self.asked.min(self.written + BLOCK);
            let is_complete = self.waiting.range(block.clone()).count() as u64 == block.end - block.start;
            if block.is_empty() || !is_complete {
                return Ok(());
            }
            // These games leave `waiting` even if writing them fails. The same block is then still
            // the next to be written, but never complete again, so no later call writes anything
            // behind a torn block.
            let rest = self.waiting.split_off(&block.end);
            let games: Vec<Game> = std::mem::replace(&mut self.waiting, rest).into_values().collect();
            let games_of_block = || {
                format!("cannot write games {} to {} of {}", block.start, block.end - 1, self.path.display())
            };
            let mut content = Vec::new();
            games.iter().try_for_each(|game| game.pack(&mut content)).with_context(games_of_block)?;
            let mut bytes = (content.len() as u32).to_le_bytes().to_vec();
            bytes.extend(crc32(&content).to_le_bytes());
            bytes.extend(content);
            let at = self.file.metadata().with_context(games_of_block)?.len();
            end(&self.file, at, &bytes).with_context(games_of_block)?;
            self.written = block.end;
            self.tally.add(&games);
        }
    }
}

/// Cuts the file at this offset, appends these bytes, and waits until they are on the disk.
fn end(mut file: &File, at: u64, bytes: &[u8]) -> io::Result<()> {
    file.set_len(at)?;
    file.seek(SeekFrom::End(0))?;
    file.write_all(bytes)?;
    file.sync_all()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::samples::tests::games;
    use proptest::prelude::*;
    use std::sync::LazyLock;

    /// Enough games for two full blocks and one that is not full.
    static GAMES: LazyLock<Vec<Game>> = LazyLock::new(|| games(2 * BLOCK + 9));

    fn header() -> Header {
        Header { seed: 3, games: GAMES.len() as u64, nodes: 20, endgames: false, network: 7, signature: 5 }
    }

    /// Writes the games that the file lacks, the last ones first.
    fn write(path: &Path) -> Result<Tally> {
        let mut writer = Writer::open(path, &header())?;
        for number in (writer.written()..header().games).rev() {
            writer.put(number, GAMES[number as usize].clone())?;
        }
        assert_eq!(writer.written(), header().games);
        Ok(writer.tally())
    }

    fn read(path: &Path) -> Result<Vec<Game>> {
        let blocks = Reader::open(path)?.collect::<Result<Vec<_>>>()?;
        Ok(blocks.concat())
    }

    fn refusal<T: fmt::Debug>(result: Result<T>) -> String {
        format!("{:#}", result.unwrap_err())
    }

    /// Bytes of the complete file.
    static WHOLE: LazyLock<Vec<u8>> = LazyLock::new(|| {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("games.bin");
        write(&path).unwrap();
        std::fs::read(path).unwrap()
    });

    /// Offsets at which blocks begin, and the end of the last one.
    fn places(bytes: &[u8]) -> Vec<usize> {
        let mut places = vec![Header::BYTES];
        while let Some(length) = bytes[places[places.len() - 1]..].first_chunk() {
            places.push(places[places.len() - 1] + 8 + u32::from_le_bytes(*length) as usize);
        }
        places
    }

    #[test]
    fn a_file_is_read_as_it_was_written() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("new/games.bin");
        let tally = write(&path).unwrap();
        assert_eq!(*Reader::open(&path).unwrap().header(), header());
        assert_eq!(read(&path).unwrap(), *GAMES);
        assert_eq!(tally.outcomes.iter().sum::<u64>(), header().games);
        assert_eq!(tally.positions, GAMES.iter().map(|game| game.samples.len() as u64).sum::<u64>());
        assert_eq!(write(&path).unwrap(), tally);
        assert_eq!(std::fs::read(&path).unwrap(), *WHOLE);
    }

    #[test]
    fn other_options_are_refused() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("games.bin");
        std::fs::write(&path, &*WHOLE).unwrap();
        for (other, differs) in [
            (Header { seed: 4, signature: 1, ..header() }, "seed 3, not 4:"),
            (Header { games: 9, nodes: 7, ..header() }, "games 137, not 9; nodes 20, not 7:"),
            (
                Header { network: 0, ..header() },
                "the network with the CRC-32 00000007, not the classical evaluation:",
            ),
            (Header { endgames: true, ..header() }, "no --endgames:"),
            (Header { signature: 6, ..header() }, "an engine that plays differently from this one:"),
        ] {
            let error = refusal(Writer::open(&path, &other));
            assert!(error.contains(&format!("was begun with {differs}")), "{error}");
        }
        assert_eq!(std::fs::read(&path).unwrap(), *WHOLE);
    }

    #[test]
    fn a_second_writer_is_refused_as_long_as_the_first_one_writes() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("games.bin");
        let first = Writer::open(&path, &header()).unwrap();
        assert!(refusal(Writer::open(&path, &header())).contains("another process is playing its games"));
        drop(first);
        Writer::open(&path, &header()).unwrap();
    }

    #[test]
    fn damage_before_the_end_is_reported_and_left_alone() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("games.bin");
        let mut bytes = WHOLE.clone();
        let second = places(&bytes)[1];
        bytes[second + 20] ^= 1;
        // In the first file a block follows the damaged one; in the second the rest is longer than
        // any block.
        for length in [bytes.len(), second + MOST_BYTES + 1] {
            bytes.resize(length, 0);
            std::fs::write(&path, &bytes).unwrap();
            let error = refusal(Writer::open(&path, &header()));
            assert!(error.starts_with("the file is damaged: remove it"), "{error}");
            assert!(
                error.contains(&format!("block 1 at byte {second}: it is damaged: its checksum is")),
                "{error}"
            );
            assert_eq!(std::fs::read(&path).unwrap(), bytes);
        }
    }

    #[test]
    fn what_follows_the_last_game_is_reported_and_left_alone() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("games.bin");
        let bytes = [&WHOLE[..], b"a line"].concat();
        std::fs::write(&path, &bytes).unwrap();
        let error = refusal(Writer::open(&path, &header()));
        assert!(error.contains("something follows the last game"), "{error}");
        assert_eq!(std::fs::read(&path).unwrap(), bytes);
    }

    #[test]
    fn a_game_that_cannot_be_stored_ends_the_writing() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("games.bin");
        let mut writer = Writer::open(&path, &Header { games: 2, ..header() }).unwrap();
        let mut game = GAMES[0].clone();
        game.samples[0].value = 1 << 20;
        writer.put(1, GAMES[1].clone()).unwrap();
        let error = refusal(writer.put(0, game));
        assert!(error.contains("cannot write games 0 to 1 of"), "{error}");
        assert!(error.contains("1048576 does not fit 16 bits"), "{error}");
        assert_eq!(std::fs::metadata(&path).unwrap().len(), Header::BYTES as u64);
    }

    #[test]
    fn an_error_names_the_place_in_the_file() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("games.bin");
        let refused = |bytes: &[u8]| {
            std::fs::write(&path, bytes).unwrap();
            refusal(read(&path))
        };
        let changed = |at: usize| {
            let mut bytes = WHOLE.clone();
            bytes[at] ^= 4;
            bytes
        };
        let ends = places(&WHOLE);
        assert!(
            refused(b"game 1-0\n")
                .ends_with("games.bin: this is no file of games: it does not begin with PLYWGAME")
        );
        assert!(refused(&WHOLE[..20]).ends_with("its header is incomplete"));
        assert!(refused(&changed(8)).ends_with("its format has version 5; this program reads version 1"));
        assert!(refused(&changed(30)).ends_with("its header is damaged: its checksum does not match"));
        let at = ends[1];
        let place = format!("games.bin, block 1 at byte {at}: ");
        for (bytes, reason) in [
            (WHOLE[..at].to_vec(), "the file ends after 64 of 137 games; `cargo tune games` continues it"),
            (WHOLE[..at + 5].to_vec(), "it is incomplete"),
            (WHOLE[..at + 50].to_vec(), "it is incomplete"),
            (changed(at + 3), "more than 64 games can have"),
            (changed(at + 9), "it is damaged: its checksum is"),
        ] {
            let error = refused(&bytes);
            assert!(error.contains(&place) && error.contains(reason), "{error}");
        }
        let error = refused(&[&WHOLE[..], b"x"].concat());
        assert!(
            error.ends_with(&format!("at byte {}: something follows the last game", WHOLE.len())),
            "{error}"
        );
    }

    #[test]
    fn a_block_that_ends_in_zeros_is_torn() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("games.bin");
        let end = places(&WHOLE)[1];
        for kept in [end - 1, end - 5] {
            let mut bytes = WHOLE[..kept].to_vec();
            bytes.resize(end + 171, 0);
            std::fs::write(&path, bytes).unwrap();
            assert_eq!(Writer::open(&path, &header()).unwrap().written() % BLOCK, 0);
            write(&path).unwrap();
            assert!(std::fs::read(&path).unwrap() == *WHOLE, "{kept} of {end} bytes were kept");
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(48))]

        /// The file ends up with the same bytes, whatever a kill or a power failure left of the
        /// last block.
        #[test]
        fn a_torn_file_is_resumed(end in 0..WHOLE.len(), zeros in 0_usize..200, is_zeroed in any::<bool>()) {
            let folder = tempfile::tempdir().unwrap();
            let path = folder.path().join("games.bin");
            let mut bytes = WHOLE[..end].to_vec();
            if is_zeroed && end >= Header::BYTES {
                bytes.resize(end + zeros, 0);
            }
            std::fs::write(&path, bytes).unwrap();
            let writer = Writer::open(&path, &header()).unwrap();
            let whole = places(&WHOLE).iter().rposition(|&place| place <= end).unwrap_or(0);
            prop_assert!(writer.written() >= BLOCK * whole as u64);
            drop(writer);
            write(&path).unwrap();
            prop_assert!(std::fs::read(&path).unwrap() == *WHOLE);
        }

        /// Changed bytes are refused, unless they equal the original ones or their checksums match.
        /// Nothing panics even then.
        #[test]
        fn changed_bytes_are_refused(
            changes in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..6),
            end in any::<prop::sample::Index>(),
            is_cut in any::<bool>(),
            is_signed in any::<bool>(),
        ) {
            let folder = tempfile::tempdir().unwrap();
            let path = folder.path().join("games.bin");
            let mut bytes = WHOLE.clone();
            for (at, byte) in changes {
                let at = at.index(bytes.len());
                bytes[at] = byte;
            }
            if is_cut {
                bytes.truncate(end.index(bytes.len()));
            }
            if is_signed {
                sign(&mut bytes);
            }
            std::fs::write(&path, &bytes).unwrap();
            let found = read(&path);
            if bytes == *WHOLE {
                prop_assert_eq!(found.unwrap(), GAMES.clone());
            } else if let Err(error) = found {
                let text = format!("{error:#}");
                prop_assert!(text.contains("games.bin"), "{}", text);
            } else {
                prop_assert!(is_signed);
            }
        }
    }

    /// Sets all checksums to match the content.
    fn sign(bytes: &mut [u8]) {
        if bytes.len() >= Header::BYTES {
            let sum = crc32(&bytes[..48]);
            bytes[48..52].copy_from_slice(&sum.to_le_bytes());
        }
        let mut rest = bytes.get_mut(Header::BYTES..).unwrap_or_default();
        while let Some((head, content)) = rest.split_first_chunk_mut::<8>() {
            let length = u32::from_le_bytes([head[0], head[1], head[2], head[3]]) as usize;
            let Some((content, after)) = content.split_at_mut_checked(length) else { return };
            head[4..].copy_from_slice(&crc32(content).to_le_bytes());
            rest = after;
        }
    }
}
