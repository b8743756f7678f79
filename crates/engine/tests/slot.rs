//! Checks a slot of the transposition table with loom, under every order in which the accesses of
//! several threads can be seen. It needs the feature `model`.

#[path = "../src/search/slot.rs"]
mod slot;

use loom::sync::Arc;
use loom::sync::atomic::{AtomicU64, Ordering};
use slot::{Slot, Word};

impl Word for AtomicU64 {
    fn read(&self) -> u64 {
        self.load(Ordering::Relaxed)
    }

    fn write(&self, value: u64) {
        self.store(value, Ordering::Relaxed);
    }
}

/// Pairs of key and data so different that no mix of the two looks like a stored pair.
const STORED: [(u64, u64); 2] = [(0x1111, 0xaaaa_0000), (0x2222, 0x5555_0000)];

/// Two threads write one slot, and a third reads it.
#[test]
fn a_read_never_mixes_two_writes() {
    loom::model(|| {
        let slot: Arc<Slot<AtomicU64>> = Arc::default();
        let writers = STORED.map(|(key, data)| {
            let slot = slot.clone();
            loom::thread::spawn(move || slot.write(key, data))
        });
        let (found, data) = slot.read();
        if let Some((_, stored)) = STORED.iter().find(|(key, _)| *key == found) {
            assert_eq!(data, *stored);
        }
        for writer in writers {
            writer.join().unwrap();
        }
        let (found, data) = slot.read();
        if let Some((_, stored)) = STORED.iter().find(|(key, _)| *key == found) {
            assert_eq!(data, *stored);
        }
    });
}

/// Two threads write different data under one key. A read finds the data of one of them, or another
/// key.
#[test]
fn two_results_for_one_key_are_not_mixed() {
    loom::model(|| {
        let slot: Arc<Slot<AtomicU64>> = Arc::default();
        let data = STORED.map(|(_, data)| data);
        let writers = data.map(|data| {
            let slot = slot.clone();
            loom::thread::spawn(move || slot.write(7, data))
        });
        let (key, found) = slot.read();
        assert!(key != 7 || data.contains(&found), "{found:#x}");
        for writer in writers {
            writer.join().unwrap();
        }
        let (key, found) = slot.read();
        assert!(key != 7 || data.contains(&found), "{found:#x}");
    });
}

/// Shows that the tests above can fail: two plain words, without the exclusive or, do get mixed.
#[test]
fn plain_pairs_are_mixed() {
    let seen = std::sync::Arc::new(std::sync::atomic::AtomicBool::new(false));
    let mixed = seen.clone();
    loom::model(move || {
        let pair = Arc::new([AtomicU64::new(0), AtomicU64::new(0)]);
        let writers = STORED.map(|(key, data)| {
            let pair = pair.clone();
            loom::thread::spawn(move || {
                pair[0].write(key);
                pair[1].write(data);
            })
        });
        for writer in writers {
            writer.join().unwrap();
        }
        let found = (pair[0].read(), pair[1].read());
        if !STORED.contains(&found) {
            mixed.store(true, std::sync::atomic::Ordering::Relaxed);
        }
    });
    assert!(seen.load(std::sync::atomic::Ordering::Relaxed), "the model checker finds what can go wrong");
}
