//! Fuzzes the reader of network files: overwrites the shipped file with any bytes at any place, may
//! cut off its end, and may correct the checksum. A file that is not refused must be written back
//! byte for byte, and every variant of `simd` that this CPU runs must compute the same values with
//! it.

#![no_main]

use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;
use plywright::board::Position;
use plywright::checksum::crc32;
use plywright::network::Network;
use plywright::simd::{self, Scalar, Simd};

static SHIPPED: &[u8] = include_bytes!("../../crates/engine/src/network/shipped.net");

/// Offset of the checksum, and offset of the content that it covers.
const CHECKSUM: usize = 32;
const PAYLOAD: usize = CHECKSUM + 4;

/// Positions with few pieces, with many, and with a bare king.
static POSITIONS: LazyLock<Vec<Position>> = LazyLock::new(|| {
    let fens = [
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R b KQkq - 0 1",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        "4k3/8/8/8/8/8/PPPPPPPP/RNBQKBNR b KQ - 0 1",
    ];
    fens.map(|fen| fen.parse().expect("a position")).into()
});

fn same_values<S: Simd>(network: &Network) {
    let Some(simd) = S::new() else { return };
    for position in &*POSITIONS {
        assert_eq!(
            network.evaluate(simd, position),
            network.evaluate(Scalar, position),
            "{simd:?}: {position}"
        );
    }
}

macro_rules! each {
    ({ $network:ident } $(($file:ident, $Variant:ident))*) => {
        $( same_values::<simd::$Variant>($network); )*
    };
}

fn check(network: &Network) {
    plywright::simd_variants!(each { network });
}

fuzz_target!(|parts: (u32, Option<u32>, bool, &[u8])| {
    let (place, end, has_checksum, bytes) = parts;
    let mut file = SHIPPED.to_vec();
    let place = place as usize % file.len();
    let length = bytes.len().min(file.len() - place);
    file[place..place + length].copy_from_slice(&bytes[..length]);
    file.truncate(end.map_or(file.len(), |end| end as usize % (file.len() + 1)));
    if has_checksum && file.len() >= PAYLOAD {
        let sum = crc32(&file[PAYLOAD..]).to_le_bytes();
        file[CHECKSUM..PAYLOAD].copy_from_slice(&sum);
    }
    match Network::from_bytes(&file) {
        Ok(network) => {
            assert!(network.to_bytes() == file, "writing changes the file that was read");
            check(&network);
        }
        Err(error) => {
            let message = error.to_string();
            assert!(!message.contains('\n') && message.len() < 500, "{message:?}");
        }
    }
});
