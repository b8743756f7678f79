//! Tests that every variant gives the same answers: sizes of sets and repetitions in random games,
//! and numbers of moves. The promises of each axis alone are tested next to that axis, and the
//! values of positions next to the evaluation and the network. Endgame knowledge changes the moves
//! that are played, so its variants only have to agree where they answer.

mod positions;

use plywright::board::{Position, Undo};
use plywright::endgame::{self, Endgame};
use plywright::endings::{Endings, Material, Wdl};
use plywright::eval::{self, Evaluator, Values};
use plywright::movegen::{self, MoveList};
use plywright::popcount::{self, Popcount};
use plywright::recipe::{Entry, Of, Portable, Recipe, enter, with};
use plywright::repetition::{self, Repetition};
use plywright::score;
use plywright::sliders::{self, Sliders};
use plywright::types::{Key, Kind, Move, Random};
use plywright::weights;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

use positions::random_position;

const SEED: u64 = 20_120_122;

/// A game of random moves that often returns to earlier positions, with null moves and with moves
/// taken back.
struct Walk {
    random: Xoshiro256PlusPlus,
    position: Position,
    line: Vec<(Option<Move>, Undo)>,
}

/// Direction of a step of a walk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    Forth,
    Back,
}

impl Walk {
    fn new(seed: u64) -> Self {
        Self {
            random: Xoshiro256PlusPlus::seed_from_u64(seed),
            position: Position::start(),
            line: Vec::new(),
        }
    }

    fn below(&mut self, bound: usize) -> usize {
        (self.random.next_u64() >> 32) as usize % bound
    }

    fn in_check(&self) -> bool {
        movegen::checkers(Portable::PORTABLE.sliders(), self.position.placement()).any()
    }

    fn step(&mut self) -> Step {
        let mut moves = MoveList::new();
        movegen::legal(Portable::PORTABLE, self.position.placement(), &mut moves);
        let percent = self.below(100);
        if moves.is_empty() || percent < 25 && !self.line.is_empty() {
            let Some((mv, undo)) = self.line.pop() else { return Step::Back };
            match mv {
                Some(mv) => self.position.unmake(mv, undo),
                None => self.position.unmake_null(undo),
            }
            return Step::Back;
        }
        if percent < 30 && !self.in_check() {
            let undo = self.position.make_null();
            self.line.push((None, undo));
            return Step::Forth;
        }
        let own_last = self.line.len().checked_sub(2).and_then(|at| self.line[at].0);
        let way_back = own_last.and_then(|last| {
            moves.iter().copied().find(|mv| mv.from() == last.to() && mv.to() == last.from())
        });
        let mv = match way_back {
            Some(mv) if percent < 85 => mv,
            _ => moves[self.below(moves.len())],
        };
        let undo = self.position.make(mv);
        self.line.push((Some(mv), undo));
        Step::Forth
    }
}

/// The rule for a draw of the axis `repetition` (`Repetition::is_draw`), computed by a search
/// through all distances.
fn is_draw(game: &[(Key, u32)], ply: u32) -> bool {
    let Some((&(key, reversible), earlier)) = game.split_last() else { return false };
    let distances: Vec<u32> = (1..=reversible)
        .filter(|&distance| {
            earlier.len().checked_sub(distance as usize).is_some_and(|at| earlier[at].0 == key)
        })
        .collect();
    distances.len() >= 2 || distances.iter().any(|&distance| distance < ply)
}

/// Walks with a repetition memory, and asks it for draws after every step. Returns the numbers of
/// draws and of questions.
fn walk_with<R: Repetition>(mut memory: R) -> (u32, u32) {
    let mut walk = Walk::new(SEED);
    let mut game = vec![(walk.position.key(), walk.position.reversible_plies())];
    memory.push(game[0].0, game[0].1);
    let (mut draws, mut questions) = (0, 0);
    for _ in 0..4_000 {
        match walk.step() {
            Step::Forth => {
                game.push((walk.position.key(), walk.position.reversible_plies()));
                memory.push(walk.position.key(), walk.position.reversible_plies());
            }
            Step::Back if game.len() > 1 => {
                game.pop();
                memory.pop();
            }
            Step::Back => {}
        }
        assert_eq!(game.last().map(|&(key, _)| key), Some(walk.position.key()));
        for ply in [0, 4, 5, 9, 40] {
            let expected = is_draw(&game, ply);
            assert_eq!(memory.is_draw(ply), expected, "{} at ply {ply}, seed {SEED}", R::NAME);
            draws += u32::from(expected);
            questions += 1;
        }
    }
    (draws, questions)
}

macro_rules! repetitions {
    ({} $(($file:ident, $Variant:ident))*) => {
        mod repetitions {
            $(
                #[test]
                fn $file() {
                    let (draws, questions) = super::walk_with(<super::repetition::$Variant as super::Repetition>::new());
                    assert!(draws > questions / 50 && draws < questions / 2, "{draws} of {questions}");
                }
            )*
        }
    };
}
plywright::repetition_variants!(repetitions {});

/// Positions of a walk in which the side to move is not in check.
fn positions() -> Vec<Position> {
    let mut walk = Walk::new(SEED + 1);
    let mut positions = Vec::new();
    for _ in 0..2_000 {
        walk.step();
        if !walk.in_check() {
            positions.push(walk.position.clone());
        }
    }
    assert!(positions.len() > 1_000);
    positions
}

/// Counts moves and compares with the published number.
fn same_moves<R: Recipe>(recipe: R) {
    assert_eq!(movegen::perft(recipe, &Position::start(), 3), 8_902);
}

macro_rules! popcounts {
    ({} $(($file:ident, $Variant:ident))*) => {
        mod popcounts {
            use super::*;
            $(
                #[test]
                fn $file() {
                    let Some(variant) = popcount::$Variant::new() else {
                        eprintln!("skipped: this CPU does not run popcount-{}", stringify!($file));
                        return;
                    };
                    same_moves(Of::<_, _>::new(variant, sliders::Magic));
                    for position in positions() {
                        for kind in Kind::ALL {
                            let set = position.kind(kind);
                            let counted = set.into_iter().count() as u32;
                            assert_eq!((variant.count(set.0), variant.count_few(set.0)), (counted, counted));
                        }
                    }
                }
            )*
        }
    };
}
plywright::popcount_variants!(popcounts {});

macro_rules! attacks {
    ({} $(($file:ident, $Variant:ident))*) => {
        mod attacks {
            use super::*;
            $(
                #[test]
                fn $file() {
                    let Some(variant) = sliders::$Variant::new() else {
                        eprintln!("skipped: this CPU does not run sliders-{}", stringify!($file));
                        return;
                    };
                    same_moves(Of::<_, _>::new(popcount::Swar, variant));
                }
            )*
        }
    };
}
plywright::sliders_variants!(attacks {});

/// Other weights make another evaluation, but the packed variant, the split variant and the sum of
/// the explained terms still give equal values.
#[test]
fn any_table_gives_the_same_values_in_every_variant() {
    type Variable<S> = Of<popcount::Swar, sliders::Magic, with::Score<S, with::Weights<weights::Runtime>>>;
    fn evaluator<S: score::Score>(values: &Values) -> Evaluator<Variable<S>> {
        let weights = values.weights::<S>().expect("one step from the shipped table keeps within the limits");
        Evaluator::with_weights(Variable::new(popcount::Swar, sliders::Magic), weights).expect("variables")
    }
    fn same(values: &Values, positions: &[Position]) -> Vec<i32> {
        let (packed, split) = (evaluator::<score::Packed>(values), evaluator::<score::Split>(values));
        let same = |position: &Position| {
            let (value, table) = (packed.evaluate(position), packed.explain(position));
            assert_eq!(split.evaluate(position), value, "{position}");
            assert_eq!(table.value(), value, "{position}");
            let sum = table.rows().iter().map(eval::Row::total).fold((0, 0), |a, b| (a.0 + b.0, a.1 + b.1));
            assert_eq!(sum, table.total(), "{position}");
            value
        };
        positions.iter().map(same).collect()
    }
    let ranges: Vec<(i32, i32)> = eval::ENTRIES
        .iter()
        .flat_map(|entry| std::iter::repeat_n((entry.low, entry.high), entry.len()))
        .collect();
    let shipped = Values::SHIPPED.numbers();
    assert_eq!(ranges.len(), shipped.len());
    // Up by one, or down at the end of the range.
    let step =
        |numbers: &mut [i32], at: usize| numbers[at] += if numbers[at] < ranges[at].1 { 1 } else { -1 };

    let positions = positions();
    let few: Vec<Position> = positions.iter().step_by(positions.len() / 40).cloned().collect();
    let before = same(&Values::SHIPPED, &few);
    let mut felt = 0;
    for at in 0..shipped.len() {
        let mut numbers = shipped.clone();
        step(&mut numbers, at);
        felt += usize::from(same(&Values::from_numbers(&numbers), &few) != before);
    }
    assert!(felt > shipped.len() / 4, "{felt} of {} numbers change a value", shipped.len());
    let mut numbers = shipped;
    for at in 0..numbers.len() {
        step(&mut numbers, at);
    }
    assert_ne!(same(&Values::from_numbers(&numbers), &positions), same(&Values::SHIPPED, &positions));
}

/// `none` never answers; where the rules answer, the tables answer the same.
#[test]
fn no_two_variants_contradict_each_other_on_an_endgame() {
    type With<N> = Of<popcount::Swar, sliders::Magic, with::Endgame<N>>;
    fn ask<N: Endgame>(position: &Position) -> Option<Wdl> {
        let recipe = With::<N>::new(popcount::Swar, sliders::Magic);
        Endings::new(recipe).ask(recipe, position).map(|answer| answer.wdl)
    }
    let mut random = Random::new(SEED + 2);
    // The program has no tables of five pieces, only rules. `crates/tables/tests/knowledge.rs`
    // compares those rules with the exact results in `tests/judged.txt`.
    for text in ["KRKP", "KBKP", "KNKP", "KPK", "KBPK", "KNPK", "KNNK", "KPKP", "KQKR"] {
        let material: Material = text.parse().expect(text);
        let mut asked = 0;
        while asked < 1_000 {
            let Some(position) = random_position(&mut random, material) else { continue };
            asked += 1;
            let [nothing, rules, exact] = [
                ask::<endgame::Nothing>(&position),
                ask::<endgame::Rules>(&position),
                ask::<endgame::Exact>(&position),
            ];
            assert_eq!(nothing, None, "{position}");
            assert!(
                rules.is_none() || rules == exact,
                "{position}: {rules:?} and {exact:?}, seed {}",
                SEED + 2
            );
        }
    }
}

#[test]
fn the_selected_recipe_is_the_same_engine_or_says_what_is_missing() {
    struct Same;
    impl Entry for Same {
        type Output = ();

        fn run<R: Recipe>(self, recipe: R) {
            same_moves(recipe);
            for position in positions() {
                let value = Evaluator::new(Portable::PORTABLE).evaluate(&position);
                assert_eq!(Evaluator::new(recipe).evaluate(&position), value, "seed {}", SEED + 1);
            }
        }
    }
    if let Err(error) = enter(Same) {
        assert!(error.to_string().contains(error.feature));
    }
}
