//! The promises of all variants, tested for each variant of the registry.

use proptest::prelude::*;
use proptest::strategy::ValueTree;

use super::*;

/// The reference, slow and obvious: the game as a list, and the rule written out for every
/// distance.
#[derive(Default)]
struct Reference {
    game: Vec<(Key, u32)>,
}

impl Reference {
    fn is_draw(&self, ply: u32) -> bool {
        let Some(&(key, reversible)) = self.game.last() else { return false };
        let now = self.game.len() - 1;
        let equal_at = |distance: usize| distance <= now && self.game[now - distance].0 == key;
        let distances: Vec<usize> =
            (4..=reversible as usize).filter(|distance| distance % 2 == 0 && equal_at(*distance)).collect();
        let twofold_after_the_root = distances.iter().any(|&distance| distance < ply as usize);
        let threefold = distances.len() >= 2;
        twofold_after_the_root || threefold
    }

    /// Returns true if some move would lead to a position that is a draw by the rule of
    /// [`is_draw`](Self::is_draw) at `ply + 1`. `is_move` recognises a move by the difference of
    /// two keys.
    fn is_upcoming(&self, ply: u32, is_move: impl Fn(Key) -> bool) -> bool {
        let Some(&(key, reversible)) = self.game.last() else { return false };
        let now = self.game.len() - 1;
        (0..now).any(|then| {
            let back = now - then;
            let is_one_move =
                back % 2 == 1 && back >= 3 && back as u32 <= reversible && is_move(key ^ self.game[then].0);
            is_one_move && {
                let mut next = Self { game: self.game.clone() };
                next.game.push((self.game[then].0, reversible + 1));
                next.is_draw_with(back + 1, ply.saturating_add(1))
            }
        })
    }

    /// Returns true if the last position is a draw. It is known to equal the position `distance`
    /// plies back. So it is a draw if that earlier position comes after the root, or if a third
    /// equal position comes before the earlier one.
    fn is_draw_with(&self, distance: usize, ply: u32) -> bool {
        let (now, (key, reversible)) = (self.game.len() - 1, self.game[self.game.len() - 1]);
        let farther = (distance + 4..=reversible as usize)
            .filter(|farther| (farther - distance).is_multiple_of(2))
            .any(|farther| farther <= now && self.game[now - farther].0 == key);
        distance < ply as usize || farther
    }
}

/// An event in the life of a memory.
#[derive(Clone, Copy, Debug)]
enum Event {
    /// A reversible move leads to the position with this key.
    Quiet(Key),
    /// A capture, pawn move or null move leads to the position with this key.
    Irreversible(Key),
    /// A move is taken back.
    Back,
    /// A new game begins.
    Clear,
}

/// A few keys, some of which share their low bits, so that both repetitions and collisions are
/// common.
fn key() -> impl Strategy<Value = Key> {
    (0..3u64, 0..2u64).prop_map(|(low, high)| Key(high << 40 | low))
}

fn events() -> impl Strategy<Value = Vec<Event>> {
    let event = prop_oneof![
        30 => key().prop_map(Event::Quiet),
        2 => key().prop_map(Event::Irreversible),
        12 => Just(Event::Back),
    ];
    let games = prop::collection::vec(event, 0..200);
    (games.clone(), games).prop_map(|(mut first, second)| {
        first.push(Event::Clear);
        first.extend(second);
        first
    })
}

/// Replays the events on `memory` and the reference, compares both at every step and for several
/// distances from the root, and returns how many of the answers were a draw. The first position
/// comes `start` reversible plies into its game, as after a FEN.
fn replay<R: Repetition>(memory: &mut R, start: u32, events: &[Event]) -> usize {
    let mut reference = Reference::default();
    let mut draws = 0;
    for event in events {
        match *event {
            Event::Quiet(key) => {
                let reversible = reference.game.last().map_or(start, |&(_, before)| before + 1);
                reference.game.push((key, reversible));
                memory.push(key, reversible);
            }
            Event::Irreversible(key) => {
                reference.game.push((key, 0));
                memory.push(key, 0);
            }
            Event::Back => {
                reference.game.pop();
                memory.pop();
            }
            Event::Clear => {
                reference.game.clear();
                memory.clear();
            }
        }
        assert_eq!(memory.len(), reference.game.len());
        assert_eq!(memory.is_empty(), reference.game.is_empty());
        for ply in (0..12).chain([u32::MAX]) {
            let is_draw = reference.is_draw(ply);
            assert_eq!(memory.is_draw(ply), is_draw, "{} at ply {ply} after {:?}", R::NAME, reference.game);
            draws += usize::from(is_draw);
            let Some(&(_, reversible)) = reference.game.last() else { continue };
            let is_move = |difference: Key| !difference.0.is_multiple_of(3);
            let is_upcoming = reference.is_upcoming(ply, is_move);
            let answer = memory.is_upcoming(ply, reversible, is_move);
            assert_eq!(answer, is_upcoming, "{} at ply {ply} before {:?}", R::NAME, reference.game);
        }
    }
    draws
}

/// Moves two pieces out and back, again and again.
fn shuffle<R: Repetition>(moves: u32) -> R {
    let mut memory = R::new();
    for reversible in 0..=moves {
        memory.push(Key(u64::from(reversible % 4) + 1), reversible);
    }
    memory
}

macro_rules! suite {
    ({} $(($file:ident, $variant:ident))*) => {
        $(
            mod $file {
                use super::*;

                #[test]
                fn the_name_is_the_file() {
                    assert_eq!($variant::NAME, stringify!($file));
                }

                #[test]
                fn twofold_is_a_draw_only_after_the_root() {
                    let memory: $variant = shuffle(4);
                    assert!(memory.is_draw(5), "the first occurrence is one ply below the root");
                    assert!(!memory.is_draw(4), "the first occurrence is the root");
                    assert!(!memory.is_draw(0), "the first occurrence is in the game");
                }

                #[test]
                fn threefold_is_a_draw_wherever_the_root_is() {
                    let memory: $variant = shuffle(8);
                    assert!(memory.is_draw(0) && memory.is_draw(8) && memory.is_draw(9));
                }

                #[test]
                fn positions_before_an_irreversible_move_do_not_count() {
                    let mut memory: $variant = shuffle(7);
                    memory.push(Key(1), 0);
                    assert!(!memory.is_draw(100));
                    for reversible in 1..4 {
                        memory.push(Key(u64::from(reversible) + 1), reversible);
                        assert!(!memory.is_draw(100));
                    }
                    memory.push(Key(1), 4);
                    assert!(memory.is_draw(5) && !memory.is_draw(4));
                }

                #[test]
                fn an_empty_memory_is_no_draw() {
                    let mut memory = $variant::new();
                    memory.pop();
                    assert!(memory.is_empty() && !memory.is_draw(u32::MAX));
                }

                proptest! {
                    #[test]
                    fn every_answer_equals_the_reference(start in 0..9u32, events in events()) {
                        replay(&mut $variant::new(), start, &events);
                    }
                }
            }
        )*
    };
}
repetition_variants!(suite {});

#[test]
fn random_games_contain_enough_draws() {
    let mut runner = proptest::test_runner::TestRunner::deterministic();
    let draws: usize = (0..20)
        .map(|_| {
            let events = events().new_tree(&mut runner).unwrap().current();
            replay(&mut Scan::new(), 0, &events)
        })
        .sum();
    assert!(draws > 1_000, "{draws}");
}

proptest! {
    /// Guards against the bug of the engine iCE (claim 33), whose null moves decremented counters
    /// that they had never incremented. Here a null move is pushed and popped like any other move,
    /// and popping every push leaves all counters at zero.
    #[test]
    fn counters_are_zero_after_any_symmetric_sequence(events in events()) {
        let mut memory = Counter::new();
        replay(&mut memory, 0, &events);
        prop_assert_eq!(memory.counts(), memory.len());
        while !memory.is_empty() {
            memory.pop();
        }
        prop_assert_eq!(memory.counts(), 0);
        memory.pop();
        prop_assert_eq!(memory.counts(), 0, "one pop too many takes nothing away");
    }

    /// An early exit means "no draw", so it must not be taken in a drawn position. It must be taken
    /// in the first four positions, and whenever the slot of the last position holds no other
    /// position.
    #[test]
    fn the_counter_exits_early_only_where_the_scan_would_find_nothing(keys in prop::collection::vec(key(), 1..60)) {
        let mut memory = Counter::new();
        let mut reference = Reference::default();
        for (key, reversible) in keys.into_iter().zip(0..) {
            memory.push(key, reversible);
            reference.game.push((key, reversible));
            let seen = reference.game.iter().filter(|(other, _)| other.0 & 0xff == key.0 & 0xff).count() > 1;
            prop_assert_eq!(memory.is_alone(), !seen);
            prop_assert_eq!(memory.exits_early(), reversible < 4 || !seen);
            prop_assert!(!(memory.exits_early() && reference.is_draw(u32::MAX)));
        }
    }
}
