//! The prediction of a table's bits, which makes them take little space. Packing and unpacking use
//! the same prediction.
//!
//! The code visits a table set by set, and the words of a set one after another, Black to move
//! first. It predicts a bit from these facts: the same bit in sets in which one of the fixed pieces
//! stands a step away; its neighbours in the word; the pieces that are attacked, and check; and for
//! White to move also Black's words. The members of a set that agree in the main facts form a part
//! of it. Parts whose value has been nearly certain before are predicted as a whole: one bit says
//! that all of them are as predicted. So three positions in four are never coded one by one.

use super::super::coder::{Coder, Probability};
use super::super::layout::Squares;
use super::super::moves::{Set, attackers, attacking, attacks};
use super::super::symmetry::Symmetry;
use super::shape::{Bit, Shape, Side};
use crate::sliders::Sliders;
use crate::types::{Bitboard, Colour, Kind, Square};

/// A part of a set is nearly certain if, among earlier members like it, one value was at least this
/// many times as frequent as the other.
const NEARLY_CERTAIN: u32 = 8;

/// The two counts of a part are halved when their sum exceeds this value, so that recent members
/// weigh most.
const MOST_COUNTED: u32 = 4096;

/// Number of signs: facts known in advance about the members of a set, which may predict the bits.
const SIGNS: usize = 10;

/// Number of signs that are the same bit in earlier sets.
const BEFORE: usize = 5;

/// Statistics of one bit of the positions.
struct Lessons {
    /// By the signs and the neighbours in the word.
    probabilities: Vec<Probability>,
    /// Probability that a set has exceptions.
    exceptions: Vec<Probability>,
    /// Probability that a part has exceptions, in a set that has some.
    exceptional: [Probability; 256],
    /// Number of clear and of set members seen in each part.
    parts: [[u32; 2]; 32],
    /// One bit for each recent set, the latest lowest: set if the set had exceptions.
    recent: usize,
}

impl Lessons {
    fn new() -> Self {
        Self {
            probabilities: vec![Probability::EVEN; 1 << (SIGNS + 4)],
            exceptions: vec![Probability::EVEN; 1 << 12],
            exceptional: [Probability::EVEN; 256],
            parts: [[0; 2]; 32],
            recent: 0,
        }
    }

    /// Codes the `needed` bits of a word; the other bits become their most likely values. `truth`
    /// is the word that an encoder must code.
    fn word<C: Coder>(&mut self, coder: &mut C, signs: &[u64; SIGNS], needed: u64, truth: u64) -> u64 {
        let [last_aside, last_below, middle_aside, middle_below, first_aside, takes, _, check, _, hint] =
            *signs;
        let agreed = !(last_aside ^ last_below | last_aside ^ middle_aside);
        let of_three = majority(last_aside, last_below, middle_aside);
        let mut word = last_aside & agreed | majority(of_three, middle_below, first_aside) & !agreed;

        let mut parts = [(0, needed & agreed); 32];
        let mut count = usize::from(needed & agreed != 0);
        for (bit, sign) in [last_aside, middle_below, takes, check, hint].into_iter().enumerate() {
            let so_far = count;
            for part in 0..so_far {
                let (number, members) = parts[part];
                let with = members & sign;
                if with == members {
                    parts[part].0 |= 1 << bit;
                } else if with != 0 {
                    parts[part].1 = members & !sign;
                    parts[count] = (number | 1 << bit, with);
                    count += 1;
                }
            }
        }
        let parts = &parts[..count];
        let (mut certain, mut set) = (0, 0);
        for &(number, members) in parts {
            let [clear, sets] = self.parts[number];
            if clear >= NEARLY_CERTAIN * (sets + 1) {
                certain |= members;
            } else if sets >= NEARLY_CERTAIN * (clear + 1) {
                certain |= members;
                set |= members;
            }
        }
        word = word & !certain | set;

        let mut open = needed & !certain;
        if certain != 0 {
            let eighths = |members: u64| members.count_ones().div_ceil(4) as usize;
            let like = match set {
                0 => 0,
                _ if set == certain => 1,
                _ => 2,
            };
            let seen = self.recent & 7
                | eighths(certain).div_ceil(2).min(7) << 3
                | like << 6
                | eighths(open).min(15) << 8;
            let differs = coder.code(&mut self.exceptions[seen], (truth ^ set) & certain != 0);
            self.recent = self.recent << 1 | usize::from(differs);
            if differs {
                for &(number, members) in parts {
                    let members = members & certain;
                    if members != 0 {
                        let probability =
                            &mut self.exceptional[number << 3 | eighths(members).div_ceil(2).min(7)];
                        if coder.code(probability, (truth ^ set) & members != 0) {
                            open |= members;
                        }
                    }
                }
            }
        }
        while open != 0 {
            let at = open.trailing_zeros();
            open &= open - 1;
            let around = word.rotate_right(at);
            let near = around >> 1 & 1 | around >> 7 & 2 | around >> 54 & 4 | around >> 60 & 8;
            let seen = signs.iter().fold(near as usize, |seen, sign| seen << 1 | (sign >> at) as usize & 1);
            let bit = coder.code(&mut self.probabilities[seen], truth >> at & 1 == 1);
            word = word & !(1 << at) | u64::from(bit) << at;
        }
        for &(number, members) in parts {
            let [clear, sets] = &mut self.parts[number];
            *sets += (members & word).count_ones();
            *clear += (members & !word).count_ones();
            if *sets + *clear > MOST_COUNTED {
                *sets /= 2;
                *clear /= 2;
            }
        }
        word
    }
}

/// The majority of three words, bit by bit.
fn majority(one: u64, other: u64, third: u64) -> u64 {
    one & other | third & (one | other)
}

/// Codes a table and returns its words, by set and then by bit, Black's before White's. `truth`
/// gives the word of a bit in a set with a colour to move; it is called only if `coder` encodes.
pub fn code<S: Sliders, C: Coder>(
    shape: &Shape,
    sides: [Option<Side>; 2],
    sliders: S,
    coder: &mut C,
    truth: impl Fn(usize, Colour, Bit) -> u64,
) -> Vec<u64> {
    let layout = &shape.layout;
    let bits = |colour: Colour| sides[colour.index()].map_or(&[][..], Side::bits);
    let (blacks, width) = (bits(Colour::Black).len(), bits(Colour::Black).len() + bits(Colour::White).len());
    let mut words = vec![0; layout.sets() * width];
    if width == 0 {
        return words;
    }
    let mut lessons: Vec<Lessons> = (0..width).map(|_| Lessons::new()).collect();
    let mut is_coded = vec![false; layout.sets()];
    let mut last = 0;
    for set in 0..layout.sets() {
        let squares = layout.squares(set);
        let at = Set::new(layout, sliders, squares);
        if at.valid.is_empty() {
            continue;
        }
        let kept = at.valid & shape.kept(&squares);
        if kept.is_empty() {
            continue;
        }
        let checks = Colour::ALL.map(|colour| at.checks(colour));
        let legal = [kept & !checks[1], kept & !checks[0]];
        if (legal[0] | legal[1]).is_empty() {
            continue;
        }
        let before = before(shape, &squares, set, &is_coded, last);
        let [takes, loses] = Colour::ALL.map(|colour| hanging(&at, colour));
        let (mut won, mut lost) = (0, Bitboard::EMPTY);
        for colour in [Colour::Black, Colour::White] {
            let Some(side) = sides[colour.index()] else { continue };
            let us = colour.index();
            let first = if colour.is_white() { blacks } else { 0 };
            let (hung, hangs) = if colour.is_white() { (takes, loses) } else { (loses, takes) };
            let mut needed = legal[us].0;
            for (bit, &what) in side.bits().iter().enumerate() {
                let number = first + bit;
                let hint = match what {
                    _ if !colour.is_white() => 0,
                    Bit::Won if at.last().colour.is_white() => {
                        at.last_reaches(lost & legal[1 - us], Bitboard::EMPTY).0
                    }
                    Bit::Won => lost.0,
                    Bit::Lost => won,
                };
                let [last_aside, last_below, middle_aside, middle_below, first_aside] =
                    before.map(|set| words[set * width + number]);
                let check = checks[us].0;
                let signs = [
                    last_aside,
                    last_below,
                    middle_aside,
                    middle_below,
                    first_aside,
                    hung.loose.0,
                    hung.any.0,
                    check,
                    hangs.loose.0,
                    hint,
                ];
                let known = if C::DECODES { 0 } else { truth(set, colour, what) };
                let word = lessons[number].word(coder, &signs, needed, known);
                words[set * width + number] = word;
                if what == Bit::Won {
                    needed &= !word;
                }
            }
            if !colour.is_white() {
                let found = &words[set * width..set * width + blacks];
                lost = side.lost(found);
                won = found.first().copied().unwrap_or_default();
            }
        }
        is_coded[set] = true;
        last = set;
    }
    words
}

/// Returns earlier sets that are probably similar to a set: two for the last of the fixed pieces, in
/// which it stands a step aside and a step below, two for the piece before it, and one for the first
/// piece. If one is missing, another replaces it.
fn before(shape: &Shape, squares: &Squares, set: usize, is_coded: &[bool], last: usize) -> [usize; BEFORE] {
    const STRAIGHT: [&[(i8, i8)]; 2] = [&[(-1, 0)], &[(0, -1)]];
    // A bishop never reaches the next square of its rank or file, and the values for one colour of
    // squares need not hold for the other.
    const BISHOP: [&[(i8, i8)]; 2] = [&[(-1, -1), (1, -1), (0, -2)], &[(1, -1), (-1, -1), (-2, 0)]];
    let layout = &shape.layout;
    let fixed = layout.fixed();
    let mut found = [None; BEFORE];
    for (pair, index) in [fixed - 1, fixed.saturating_sub(2), 0].into_iter().enumerate() {
        let ways = if layout.pieces()[index].kind == Kind::Bishop { BISHOP } else { STRAIGHT };
        let from = squares[index];
        for (found, ways) in found[2 * pair..].iter_mut().zip(ways) {
            *found = ways.iter().find_map(|&(files, ranks)| {
                let file = from.file().checked_add_signed(files).filter(|&file| file < 8)?;
                let to = Square::at(file, from.rank().checked_add_signed(ranks)?);
                let other = if index > 0 {
                    set - ((from.index() - to.index()) << (6 * (fixed - 1 - index)))
                } else {
                    let mut squares = *squares;
                    squares[0] = to;
                    let is_there = layout.symmetry(&squares) == Symmetry::default()
                        && (layout.pieces()[0].kind != Kind::Pawn || to.rank() > 0);
                    if is_there { layout.set(&squares) } else { set }
                };
                is_coded[other].then_some(other)
            });
        }
    }
    let any = found.iter().find_map(|&set| set).unwrap_or(last);
    std::array::from_fn(|which| found[which].or(found[(which ^ 1).min(BEFORE - 1)]).unwrap_or(any))
}

/// The members of a set in which a piece other than a king can be captured.
#[derive(Clone, Copy)]
struct Hanging {
    /// Members in which the piece is also undefended.
    loose: Bitboard,
    any: Bitboard,
}

/// Finds the members in which this colour can capture something, judged by the attacks alone.
fn hanging<S: Sliders>(at: &Set<'_, S>, by: Colour) -> Hanging {
    let mut found = Hanging { loose: Bitboard::EMPTY, any: Bitboard::EMPTY };
    let mut add = |attacked: Bitboard, guarded: Bitboard| {
        found.loose |= attacked & !guarded;
        found.any |= attacked;
    };
    let last = at.last();
    for (index, piece, square) in at.pieces(!by) {
        if piece.kind == Kind::King {
            continue;
        }
        let by_last = attackers(at.sliders, last, square, at.fixed);
        let by_fixed = |colour: Colour| {
            at.pieces(colour)
                .filter(|&(other, ..)| other != index)
                .fold(Bitboard::EMPTY, |sum, (_, piece, from)| sum | attacking(piece, from, square, at.fixed))
        };
        let (attacked, guarded) = (by_fixed(by), by_fixed(!by));
        if last.colour == by {
            add(attacked | by_last, guarded);
        } else {
            add(attacked, guarded | by_last);
        }
    }
    if last.colour != by {
        let [attacked, guarded] = [by, !by].map(|colour| {
            at.pieces(colour).fold(Bitboard::EMPTY, |sum, (_, piece, from)| {
                sum | attacks(at.sliders, piece, from, at.fixed)
            })
        });
        add(attacked, guarded);
    }
    found
}
