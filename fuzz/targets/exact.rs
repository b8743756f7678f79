//! Fuzzes the packed endgame tables: overwrites the shipped tables with any bytes at any place, may
//! cut off their end, and adds the right checksum or none. Damage that the checksum does not show
//! may only lead to other answers or to an error.

#![no_main]

use libfuzzer_sys::fuzz_target;
use plywright::endings::Exact;

static PACKED: &[u8] = include_bytes!("../../crates/engine/src/endings/exact/tables.bin");

/// CRC-32 as in zip.
fn crc32(bytes: &[u8]) -> u32 {
    !bytes.iter().fold(!0, |sum, &byte| {
        (0..8).fold(
            sum ^ u32::from(byte),
            |sum, _| if sum & 1 == 1 { sum >> 1 ^ 0xedb8_8320 } else { sum >> 1 },
        )
    })
}

fuzz_target!(|parts: (u32, Option<u32>, bool, &[u8])| {
    let (place, end, has_checksum, bytes) = parts;
    let mut packed = PACKED[..PACKED.len() - 4].to_vec();
    assert_eq!(PACKED[PACKED.len() - 4..], crc32(&packed).to_le_bytes());
    let place = place as usize % packed.len();
    let length = bytes.len().min(packed.len() - place);
    packed[place..place + length].copy_from_slice(&bytes[..length]);
    packed.truncate(end.map_or(packed.len(), |end| end as usize % (packed.len() + 1)));
    if has_checksum {
        packed.extend(crc32(&packed).to_le_bytes());
    }
    if let Ok(exact) = Exact::unpack(&packed) {
        assert!(exact.bytes() > 0);
    }
});
