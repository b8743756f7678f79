//! Static exchange evaluation: the worth of a series of captures on one square.

use super::Value;
use crate::board::Position;
use crate::movegen::attackers;
use crate::sliders::Sliders;
use crate::types::{Bitboard, Kind, Move, MoveKind};

/// Worth of a piece in an exchange, by its kind, in centipawns. A king is never lost in an
/// exchange.
const WORTH: [Value; 6] = [100, 320, 330, 500, 950, 0];

/// Returns the worth of a piece in an exchange, in centipawns.
#[inline(always)]
pub(super) const fn worth(kind: Kind) -> Value {
    WORTH[kind.index()]
}

/// Returns the immediate gain of a move in centipawns, before any answer: the captured piece, plus
/// the gain of a promotion.
#[inline]
pub(super) fn gain(position: &Position, mv: Move) -> Value {
    let taken = match mv.kind() {
        MoveKind::EnPassant => worth(Kind::Pawn),
        _ if mv.is_capture() => position.kind_at(mv.to()).map_or(0, worth),
        _ => 0,
    };
    taken + mv.promotion().map_or(0, |kind| worth(kind) - worth(Kind::Pawn))
}

/// Returns true if the exchange that `mv` begins wins at least `threshold` centipawns. Both sides
/// capture with their least valuable piece, and stop when that is better for them. Pins are
/// ignored.
///
/// The comparison with a threshold is cheaper than the exchange's exact value: the captures are
/// followed only until one side is beyond what the other can win back.
pub(super) fn see_ge<S: Sliders>(sliders: S, position: &Position, mv: Move, threshold: Value) -> bool {
    if mv.is_castling() {
        return threshold <= 0;
    }
    let (from, to) = (mv.from(), mv.to());
    let us = position.side();
    let Some(moved) = position.kind_at(from) else { return false };

    // If the exchange ended here, the side that made the last move would have this many centipawns
    // more than it needs.
    let mut margin = gain(position, mv) - threshold;
    if margin < 0 {
        return false;
    }
    // If the margin suffices even after the moved piece is lost for nothing, the answer is known.
    let mut at_risk = worth(mv.promotion().unwrap_or(moved));
    if margin - at_risk >= 0 {
        return true;
    }

    let mut occupied = position.occupied().without(from).with(to);
    if mv.kind() == MoveKind::EnPassant {
        occupied = occupied.without(to.ahead(!us));
    }
    let diagonal = position.kind(Kind::Bishop) | position.kind(Kind::Queen);
    let straight = position.kind(Kind::Rook) | position.kind(Kind::Queen);
    let mut all = attackers(sliders, position, to, occupied);
    let mut side = us;
    loop {
        side = !side;
        all &= occupied;
        let mine = all & position.colour(side);
        let Some((kind, set)) = least(position, mine) else { break };
        if kind == Kind::King && (all & position.colour(!side)).any() {
            // The king may not take a piece that is still defended.
            break;
        }
        // `side` captures the piece at risk and puts `kind` at risk. To win the exchange, it must
        // gain at least one centipawn more than the other side's margin.
        margin = at_risk - margin - 1;
        at_risk = worth(kind);
        if margin < 0 {
            // Even this capture does not suffice, so `side` loses the exchange.
            return side != us;
        }
        if margin - at_risk >= 0 {
            return side == us;
        }
        occupied = Bitboard(occupied.0 & !(set.0 & set.0.wrapping_neg()));
        if matches!(kind, Kind::Pawn | Kind::Bishop | Kind::Queen) {
            all |= sliders.bishop(to, occupied) & diagonal;
        }
        if matches!(kind, Kind::Rook | Kind::Queen) {
            all |= sliders.rook(to, occupied) & straight;
        }
    }
    // `side` cannot capture, so the other side's last capture stands.
    side != us
}

/// Returns the least valuable kind of piece in a set, and the pieces of that kind.
#[inline(always)]
fn least(position: &Position, set: Bitboard) -> Option<(Kind, Bitboard)> {
    Kind::ALL.into_iter().map(|kind| (kind, set & position.kind(kind))).find(|(_, set)| set.any())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::movegen::{MoveList, legal};
    use crate::recipe::Portable;
    use crate::sliders::Rays;

    fn find(position: &Position, name: &str) -> Move {
        let mut list = MoveList::new();
        legal(Portable::PORTABLE, position, &mut list);
        *list.iter().find(|mv| mv.to_string() == name).unwrap()
    }

    #[test]
    fn an_exchange_is_worth_exactly_its_value() {
        for (fen, mv, value) in [
            ("4k3/8/8/3p4/8/8/8/3RK3 w - - 0 1", "d1d5", 100),
            ("4k3/8/4p3/3p4/8/8/8/3RK3 w - - 0 1", "d1d5", 100 - 500),
            ("4k3/8/4p3/3p4/4P3/8/8/3RK3 w - - 0 1", "e4d5", 100),
            ("3rk3/8/8/3p4/8/8/3R4/3RK3 w - - 0 1", "d2d5", 100),
            ("3rk3/3r4/8/3p4/8/8/3R4/3RK3 w - - 0 1", "d2d5", 100 - 500),
            ("1k1r4/1pp4p/p7/4p3/8/P5P1/1PP4P/2K1R3 w - - 0 1", "e1e5", 100),
            ("1k1r3q/1ppn3p/p4b2/4p3/8/P2N2P1/1PP1R1BP/2K1Q3 w - - 0 1", "d3e5", 100 - 320),
            ("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", 0),
            ("4k3/8/8/2pP4/8/8/8/4K3 w - c6 0 1", "d5c6", 100),
            ("4k3/1p6/8/2pP4/8/8/8/4K3 w - c6 0 1", "d5c6", 0),
            ("1r2k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7b8q", 500 + 850),
            ("1rk5/P7/8/8/8/8/8/4K3 w - - 0 1", "a7b8q", 500 - 100),
            ("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8q", 850),
            ("4k3/4r3/8/8/8/8/4p3/4K3 w - - 0 1", "e1f2", 0),
            ("k7/8/8/3n4/4K3/8/8/8 w - - 0 1", "e4d5", 320),
            ("7k/8/8/8/3p4/2n5/1P6/4K3 w - - 0 1", "b2c3", 220),
            ("7k/8/8/8/3p4/2n5/1P6/B3K3 w - - 0 1", "b2c3", 320),
            ("7k/6b1/8/8/3p4/2n5/1P6/B3K3 w - - 0 1", "b2c3", 220),
        ] {
            let position: Position = fen.parse().unwrap();
            let mv = find(&position, mv);
            assert!(see_ge(Rays, &position, mv, value), "{fen} {mv} is worth {value}");
            assert!(!see_ge(Rays, &position, mv, value + 1), "{fen} {mv} is worth no more than {value}");
        }
    }

    /// The value of the exchange by plain minimax over the captures on the square, least valuable
    /// attacker first.
    fn slow(position: &Position, mv: Move) -> Value {
        fn reply(
            position: &Position,
            to: crate::types::Square,
            on: Value,
            mut occupied: Bitboard,
            us: bool,
        ) -> Value {
            let side = if us { position.side() } else { !position.side() };
            let attackers = attackers(Rays, position, to, occupied) & occupied;
            let Some((kind, set)) = least(position, attackers & position.colour(side)) else { return 0 };
            if kind == Kind::King && (attackers & position.colour(!side)).any() {
                return 0;
            }
            occupied = occupied.without(set.first().unwrap());
            0.max(on - reply(position, to, worth(kind), occupied, !us))
        }
        if mv.is_castling() {
            return 0;
        }
        let mut occupied = position.occupied().without(mv.from()).with(mv.to());
        if mv.kind() == MoveKind::EnPassant {
            occupied = occupied.without(mv.to().ahead(!position.side()));
        }
        let placed = mv.promotion().or(position.kind_at(mv.from())).unwrap();
        gain(position, mv) - reply(position, mv.to(), worth(placed), occupied, false)
    }

    #[test]
    fn thresholds_agree_with_the_plain_minimax() {
        use rand_xoshiro::Xoshiro256StarStar;
        use rand_xoshiro::rand_core::{Rng, SeedableRng};
        let mut random = Xoshiro256StarStar::seed_from_u64(46);
        let mut checked = 0;
        for _ in 0..20 {
            let mut position = Position::start();
            for _ in 0..120 {
                let mut list = MoveList::new();
                legal(Portable::PORTABLE, &position, &mut list);
                if list.is_empty() {
                    break;
                }
                for &mv in &list {
                    let value = slow(&position, mv);
                    assert!(see_ge(Rays, &position, mv, value), "{position} {mv} {value}");
                    assert!(!see_ge(Rays, &position, mv, value + 1), "{position} {mv} {value}");
                    checked += 1;
                }
                let mv = list[(random.next_u64() % list.len() as u64) as usize];
                let _ = position.make(mv);
            }
        }
        assert!(checked > 10_000, "{checked}");
    }
}
