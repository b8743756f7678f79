//! Fuzzes opening books of both formats with any bytes. Few of these pass the checks, so it also
//! makes valid books whose entries have any moves for the keys of known positions. A book may
//! return only legal moves.

#![no_main]

use libfuzzer_sys::fuzz_target;
use plywright::board::Position;
use plywright::book::{Book, polyglot, survey};
use plywright::movegen;
use plywright::recipe::Portable;

const RECIPE: Portable = Portable::PORTABLE;

const FENS: [&str; 6] = [
    Position::START_FEN,
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "rnbqkb1r/3ppppp/p4n2/1PpP4/8/8/PP2PPPP/RNBQKBNR w KQkq - 0 5",
    "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
    "7k/8/8/8/8/8/6K1/R3Q3 w - - 0 1",
    "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
];

fn ask(book: &mut Book, positions: &[Position]) {
    for (seed, position) in (1..).zip(positions) {
        let page = book.probe(RECIPE, position).expect("reading memory does not fail");
        for candidate in &page.moves {
            assert!(movegen::is_legal(RECIPE, position, candidate.mv), "{} in {position}", candidate.mv);
        }
        assert!(page.refused.iter().all(|refused| refused.len() < 40));
        if let Some(chosen) = page.choose(seed, position) {
            assert!(page.moves.contains(&chosen) && chosen.weight > 0);
        }
    }
    survey(RECIPE, book, positions).expect("reading memory does not fail");
}

fn fnv(bytes: impl Iterator<Item = u8>) -> u64 {
    bytes.fold(0xcbf2_9ce4_8422_2325, |sum, byte| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

/// Returns a valid book in the compact format with these entries.
fn compact(mut entries: Vec<u64>) -> Vec<u8> {
    entries.sort_unstable();
    entries.dedup_by_key(|entry| *entry >> 8);
    let mut bytes = b"PLYWBOOK".to_vec();
    bytes.extend([1_u32, 8].iter().flat_map(|word| word.to_be_bytes()));
    bytes.extend((entries.len() as u64).to_be_bytes());
    let body: Vec<u8> = entries.iter().flat_map(|entry| entry.to_be_bytes()).collect();
    let checksum = fnv(bytes.iter().chain(&body).copied());
    bytes.extend(checksum.to_be_bytes());
    bytes.extend(body);
    bytes
}

fuzz_target!(|bytes: &[u8]| {
    let positions = FENS.map(|fen| fen.parse::<Position>().expect("a FEN"));
    match Book::from_bytes(bytes.to_vec()) {
        Ok(mut book) => ask(&mut book, &positions),
        Err(error) => {
            let message = error.to_string();
            assert!(!message.contains(['\n', '\r', '\0']) && message.len() < 500, "{message:?}");
        }
    }
    let keys = positions.each_ref().map(polyglot::key);
    let key = |byte: u8| keys[usize::from(byte) % keys.len()];

    let entries = bytes
        .chunks_exact(3)
        .map(|part| key(part[0]) >> 16 << 16 | u64::from(part[1]) << 8 | u64::from(part[2].max(1)));
    let entries: Vec<_> = entries.collect();
    if !entries.is_empty() {
        ask(&mut Book::from_bytes(compact(entries)).expect("it is complete and sorted"), &positions);
    }

    let mut entries: Vec<_> = bytes
        .chunks_exact(5)
        .map(|part| {
            let mut entry = [0; 16];
            entry[..8].copy_from_slice(&key(part[0]).to_be_bytes());
            entry[8..12].copy_from_slice(&part[1..]);
            entry
        })
        .collect();
    entries.sort_unstable();
    if !entries.is_empty() {
        ask(&mut Book::from_bytes(entries.concat()).expect("it is sorted"), &positions);
    }
});
