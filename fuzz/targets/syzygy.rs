//! Fuzzes the reader of Syzygy files: overwrites one of the two files of an ending with any bytes
//! at any place, and may cut off its end. A probe may return any value or None.

#![no_main]

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;
use plywright::board::Position;
use plywright::recipe::Portable;
use plywright::syzygy::Files;

const ENDINGS: [(&str, &[&str]); 4] = [
    (
        "KQvK",
        &[
            "8/8/8/8/4k3/8/1Q6/K7 w - - 0 1",
            "8/8/8/8/4k3/8/1Q6/K7 b - - 0 1",
            "7k/8/8/q7/8/8/8/1K6 w - - 0 1",
        ],
    ),
    (
        "KPvK",
        &["8/8/8/4k3/8/8/1P6/K7 w - - 0 1", "8/8/8/8/4k3/7p/8/K7 b - - 0 1", "k7/P7/1K6/8/8/8/8/8 b - - 0 1"],
    ),
    ("KBvKN", &["8/8/2n5/8/4k3/8/1B6/K7 w - - 0 1", "8/8/2n5/8/4k3/8/1B6/K7 b - - 0 1"]),
    ("KNvKN", &["8/8/2n5/8/4k3/8/1N6/K7 w - - 0 1", "7n/8/8/8/4k3/8/1N6/K7 b - - 0 1"]),
];

/// A folder that only this process uses.
static FOLDER: LazyLock<PathBuf> = LazyLock::new(|| {
    let folder = std::env::temp_dir().join(format!("plywright-fuzz-syzygy-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder can be made");
    folder
});

fuzz_target!(|parts: (u8, bool, u32, Option<u32>, &[u8])| {
    let (which, of_distances, place, end, bytes) = parts;
    let (name, fens) = ENDINGS[usize::from(which) % ENDINGS.len()];
    let kept = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/fixtures/syzygy"));
    for (kind, is_changed) in [("rtbw", !of_distances), ("rtbz", of_distances)] {
        let mut file = fs::read(kept.join(name).with_extension(kind)).expect("the fixtures are there");
        if is_changed {
            let place = place as usize % file.len();
            let length = bytes.len().min(file.len() - place);
            file[place..place + length].copy_from_slice(&bytes[..length]);
            file.truncate(end.map_or(file.len(), |end| end as usize % (file.len() + 1)));
        }
        fs::write(FOLDER.join(name).with_extension(kind), file).expect("the folder can be written");
    }
    let (files, _) = Files::open(&FOLDER.to_string_lossy()).expect("the folder is there");
    for fen in fens {
        let position: Position = fen.parse().expect("a position");
        let _ = files.wdl(Portable::PORTABLE, position.placement());
        let _ = files.dtz(Portable::PORTABLE, position.placement());
    }
    for message in files.newly_damaged() {
        assert!(!message.contains(['\n', '\r', '\0']), "{message:?}");
    }
    for kind in ["rtbw", "rtbz"] {
        let _ = fs::remove_file(FOLDER.join(name).with_extension(kind));
    }
});
