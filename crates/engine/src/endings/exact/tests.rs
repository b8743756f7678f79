//! Tests that damage is detected.

use super::*;
use crate::types::Random;

/// Appends the right checksum to `content`, so that only the content itself can be refused.
fn with_checksum(content: &[u8]) -> Vec<u8> {
    let mut packed = content.to_vec();
    packed.extend(checksum::crc32(content).to_le_bytes());
    packed
}

#[test]
fn the_shipped_tables_are_whole_and_small() {
    assert!(parcels(PACKED).is_ok());
    assert!(PACKED.len() < 800_000, "{}", PACKED.len());
    assert_eq!(materials().count(), 35);
}

#[test]
fn a_damaged_byte_is_noticed_wherever_it_is() {
    let mut packed = PACKED.to_vec();
    let mut random = Random::new(0x6461_6d61);
    let ends = (0..200).chain(packed.len() - 200..packed.len());
    for at in ends.chain((200..packed.len() - 200).step_by(1009)) {
        let bits = 1 + (random.word() % 255) as u8;
        packed[at] ^= bits;
        assert!(matches!(parcels(&packed), Err(Damage::Checksum { .. })), "{at} {bits:02x}");
        packed[at] ^= bits;
    }
    assert_eq!(packed, PACKED);
}

#[test]
fn damaged_tables_are_not_used_and_the_user_is_told() {
    let mut packed = PACKED.to_vec();
    packed[PACKED.len() / 2] ^= 0x10;
    let Loaded { exact, notice } = Loaded::of(&packed);
    assert!(exact.is_none());
    let notice = notice.expect("the damage is reported");
    assert!(notice.contains("checksum") && notice.ends_with(": they are not used"), "{notice}");
}

#[test]
fn tables_cut_off_too_long_or_random_are_refused() {
    for length in (0..300).chain((300..PACKED.len()).step_by(4999)).chain([PACKED.len() - 1]) {
        assert!(parcels(&PACKED[..length]).is_err(), "{length}");
    }
    let mut longer = PACKED.to_vec();
    longer.push(0);
    assert!(parcels(&longer).is_err());
    let mut random = Random::new(0x6761_7262);
    for length in (0..600).chain([5_000, PACKED.len()]) {
        let garbage: Vec<u8> = (0..length).map(|_| random.word() as u8).collect();
        assert!(parcels(&garbage).is_err(), "{length}");
        assert!(parcels(&vec![0; length]).is_err(), "{length} zeros");
    }
}

#[test]
fn an_impossible_head_is_refused_although_the_checksum_is_right() {
    let content = &PACKED[..PACKED.len() - 4];
    assert!(parcels(&with_checksum(content)).is_ok());
    for (at, byte) in [(0, 0), (0, 0xff), (1, 1), (2, 0xff), (139, 1)] {
        let mut content = content.to_vec();
        content[at] = content[at].wrapping_add(byte).wrapping_mul(u8::from(byte != 0));
        if content[at] != PACKED[at] {
            assert!(parcels(&with_checksum(&content)).is_err(), "{at}");
        }
    }
    for length in [0, 1, 139, 140, 1000] {
        assert!(parcels(&with_checksum(&content[..length])).is_err(), "{length}");
    }
}

#[test]
fn random_and_damaged_codes_are_unpacked_without_harm() {
    let mut random = Random::new(0x636f_6465);
    for length in [0, 1, 7, 13, 20, 500] {
        let code: Vec<u8> = (0..length).map(|_| random.word() as u8).collect();
        assert!(words(&code, 4096, 2).is_err(), "{length}");
    }
    let material = "KPK".parse().expect("a material");
    let found = parcels(PACKED).expect("they are whole").into_iter().find(|it| it.material == material);
    let whole = found.expect("KPK has a table").code;
    assert_eq!(words(whole, 4096, 2).map(|words| words.len()).ok(), Some(2 * 4096));
    assert!(words(whole, 4096, 3).is_err() && words(&whole[..whole.len() / 2], 4096, 2).is_err());
    for at in 0..200 {
        let mut code = whole.to_vec();
        code[at] ^= 1 + (random.word() % 255) as u8;
        if let Ok(words) = words(&code, 4096, 2) {
            assert_eq!(words.len(), 2 * 4096, "{at}");
        }
    }
}
