//! Converts a value into the chances of a win, a draw and a loss, in thousandths.
//!
//! The chances follow a logistic curve in the value. Its middle and width depend on the material
//! left: with less material, a win needs a larger advantage. All arithmetic uses integers, so every
//! target gives the same result.

use super::{UciScore, Value};
use crate::board::Position;
use crate::types::Kind;

/// The chances of the side to move, in thousandths; they sum up to a thousand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chances {
    /// Chance to win.
    pub win: u32,
    /// Chance to draw.
    pub draw: u32,
    /// Chance to lose.
    pub loss: u32,
}

/// The value at which a win is as likely as not, in centipawns, with no material on the board and
/// with all of it.
///
/// This and [`WIDTH`] are straight lines over the material, fitted by maximum likelihood to the
/// results of 33,368 positions. These are the positions from the sixteenth ply on of 300 games of
/// the engine (signature 1,278,799) against itself. Each game began with eight random plies, and
/// each further move had 6,000 nodes. The lines need a new fit if the scale of the evaluation
/// changes, or if the play becomes much stronger.
const MIDDLE: (Value, Value) = (315, 80);

/// Centipawns that change the odds from even to *e* to one, with no material on the board and with
/// all of it.
const WIDTH: (Value, Value) = (130, 100);

/// Material of the start position.
const FULL_MATERIAL: Value = 78;

/// The material on the board, of both colours and without kings: a pawn counts 1, a knight or a
/// bishop 3, a rook 5, a queen 9.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Material(Value);

impl Material {
    /// Counts the material of a position.
    pub fn of(position: &Position) -> Self {
        let worth =
            [(Kind::Pawn, 1), (Kind::Knight, 3), (Kind::Bishop, 3), (Kind::Rook, 5), (Kind::Queen, 9)];
        Self(
            worth.iter().map(|&(kind, worth)| worth * position.kind(kind).into_iter().count() as Value).sum(),
        )
    }
}

/// The logistic function in thousandths, at steps of an eighth: `1000 / (1 + exp(-n / 8))` for `n`
/// from 0 up.
const LOGISTIC: [u32; 65] = [
    500, 531, 562, 593, 622, 651, 679, 706, 731, 755, 777, 798, 818, 835, 852, 867, 881, 893, 905, 915, 924,
    932, 940, 947, 953, 958, 963, 967, 971, 974, 977, 980, 982, 984, 986, 988, 989, 990, 991, 992, 993, 994,
    995, 995, 996, 996, 997, 997, 998, 998, 998, 998, 998, 999, 999, 999, 999, 999, 999, 999, 999, 1_000,
    1_000, 1_000, 1_000,
];

impl Chances {
    /// Returns the chances that a score gives with this material on the board. A mate is a certain
    /// win or loss.
    pub fn new(score: UciScore, Material(material): Material) -> Self {
        let value = match score {
            UciScore::Mate(moves) if moves > 0 => return Self { win: 1_000, draw: 0, loss: 0 },
            UciScore::Mate(_) => return Self { win: 0, draw: 0, loss: 1_000 },
            UciScore::Centipawns(value) => value,
        };
        let material = material.clamp(0, FULL_MATERIAL);
        let at = |(bare, full): (Value, Value)| bare + (full - bare) * material / FULL_MATERIAL;
        let (middle, width) = (at(MIDDLE), at(WIDTH));
        let (win, loss) = (logistic(value - middle, width), logistic(-value - middle, width));
        Self { win, draw: 1_000 - win - loss, loss }
    }
}

/// Computes `1000 / (1 + exp(-x / width))` from the table, with linear interpolation between its
/// entries.
fn logistic(x: Value, width: Value) -> u32 {
    const STEP: u32 = 64;
    let eighths = x.unsigned_abs().saturating_mul(8 * STEP) / width.max(1) as u32;
    let (at, part) = ((eighths / STEP) as usize, eighths % STEP);
    let positive = match (LOGISTIC.get(at), LOGISTIC.get(at + 1)) {
        (Some(&low), Some(&high)) => (low * (STEP - part) + high * part + STEP / 2) / STEP,
        _ => 1_000,
    };
    if x < 0 { 1_000 - positive } else { positive }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_the_logistic_function() {
        for (n, &entry) in LOGISTIC.iter().enumerate() {
            let exact = 1000.0 / (1.0 + (-(n as f64) / 8.0).exp());
            assert_eq!(f64::from(entry), exact.round(), "{n}");
        }
        for x in -2_000..2_000 {
            let exact = 1000.0 / (1.0 + (-f64::from(x) / 70.0).exp());
            assert!((f64::from(logistic(x, 70)) - exact).abs() < 1.5, "{x}: {exact}");
        }
    }

    #[test]
    fn the_chances_are_consistent() {
        for material in [-1, 0, 1, 20, 78, 1_000] {
            let mut before = Chances { win: 0, draw: 0, loss: 1_000 };
            for value in -31_900..=31_900 {
                let chances = Chances::new(UciScore::Centipawns(value), Material(material));
                let mirrored = Chances::new(UciScore::Centipawns(-value), Material(material));
                assert_eq!(chances.win + chances.draw + chances.loss, 1_000, "{value}");
                assert_eq!((chances.win, chances.loss), (mirrored.loss, mirrored.win), "{value}");
                assert!(chances.win >= before.win && chances.loss <= before.loss, "{value} {material}");
                before = chances;
            }
            let level = Chances::new(UciScore::Centipawns(0), Material(material));
            assert!(level.draw > level.win && level.win == level.loss, "{level:?}");
        }
    }

    #[test]
    fn with_less_material_a_small_advantage_is_worth_less() {
        let whole = Material::of(&Position::start());
        assert_eq!(whole, Material(FULL_MATERIAL));
        let wins = |material| Chances::new(UciScore::Centipawns(150), material).win;
        assert!(
            wins(whole) > wins(Material(FULL_MATERIAL / 2))
                && wins(Material(FULL_MATERIAL / 2)) > wins(Material(4))
        );
    }

    #[test]
    fn a_mate_is_certain() {
        for (score, expected) in [
            (UciScore::Mate(1), [1_000, 0, 0]),
            (UciScore::Mate(60), [1_000, 0, 0]),
            (UciScore::Mate(0), [0, 0, 1_000]),
            (UciScore::Mate(-5), [0, 0, 1_000]),
        ] {
            let Chances { win, draw, loss } = Chances::new(score, Material(30));
            assert_eq!([win, draw, loss], expected, "{score}");
        }
        for value in [Value::MIN, Value::MAX] {
            let _ = Chances::new(UciScore::Centipawns(value / 2), Material(0));
        }
    }
}
