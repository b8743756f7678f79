//! The visits of one search, which are the positions that it reached one after the other, and a
//! trace of part of them.

use plywright::types::Key;
use rand_xoshiro::Xoshiro256StarStar;

use super::reservoir::below;
use plywright_benches::corpus::Visit;

/// The visits of one search so far.
#[derive(Debug, Default)]
pub(super) struct Visits {
    visits: Vec<Visit>,
    /// Pops since the last push.
    pops: u16,
}

impl Visits {
    pub(super) fn push(&mut self, key: Key, reversible: u32) {
        let pops = std::mem::take(&mut self.pops);
        let reversible = u16::try_from(reversible).unwrap_or(u16::MAX);
        self.visits.push(Visit { key, pops, reversible, ply: None });
    }

    pub(super) fn pop(&mut self) {
        self.pops += 1;
    }

    /// Notes a question about the position that was pushed last; a question about an earlier
    /// position is not kept.
    pub(super) fn ask(&mut self, ply: u32) {
        if self.pops == 0
            && let Some(visit) = self.visits.last_mut()
        {
            visit.ply = u16::try_from(ply).ok();
        }
    }

    /// Returns a trace of `size` visits for a random place in the search. It begins with the line
    /// that led to that place, in the game and in the search; the questions about that line are
    /// left out. The visits that follow the place fill the rest. Returns `None` if the search was
    /// too short, or if that line alone would fill the trace.
    pub(super) fn window(&self, size: usize, random: &mut Xoshiro256StarStar) -> Option<Vec<Visit>> {
        let latest = self.visits.len().checked_sub(size)?;
        let start = below(random, latest as u64 + 1) as usize;
        let (before, after) = self.visits.split_at(start);
        let mut window: Vec<Visit> = Vec::new();
        for visit in before {
            window.truncate(window.len().checked_sub(visit.pops.into())?);
            window.push(Visit { pops: 0, ply: None, ..*visit });
        }
        let room = size.checked_sub(window.len()).filter(|&room| room > 0)?;
        window.extend(&after[..room]);
        Some(window)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use rand_xoshiro::rand_core::SeedableRng;

    use super::*;

    #[test]
    fn a_window_begins_with_the_line_that_led_to_it() {
        let mut visits = Visits::default();
        for (key, pops) in [(1, 0), (2, 0), (3, 0), (4, 1), (5, 1), (6, 2)] {
            visits.pops = pops;
            visits.push(Key(key), 9);
            visits.ask(key as u32);
        }
        let random = &mut Xoshiro256StarStar::seed_from_u64(1);
        let mut windows = BTreeSet::new();
        for _ in 0..100 {
            let window = visits.window(4, random).unwrap_or_default();
            windows
                .insert(window.iter().map(|visit| (visit.key.0, visit.ply, visit.pops)).collect::<Vec<_>>());
        }
        let expected = [
            vec![(1, None, 0), (2, None, 0), (3, Some(3), 0), (4, Some(4), 1)],
            vec![(1, None, 0), (2, Some(2), 0), (3, Some(3), 0), (4, Some(4), 1)],
            vec![(1, Some(1), 0), (2, Some(2), 0), (3, Some(3), 0), (4, Some(4), 1)],
        ];
        assert_eq!(windows.into_iter().collect::<Vec<_>>(), expected);
        assert!((0..100).all(|_| visits.window(3, random).is_none_or(|window| window.len() == 3)));
        assert_eq!(visits.window(7, random), None);
    }
}
