//! Tests claims in the blog of the engine iCE (see `docs/claims.md`) that no single module can
//! show: nodes at the horizon are counted once (claim 46), the effect of a bug in the repetition
//! counters (claim 33), the effect of rounding each term of the evaluation (claim 53), and the
//! errors of a rule of thumb for KRKP (claim 58).
//!
//! The tests of claims 46 and 33 watch a search from outside. Each has its own variant of the axis
//! `repetition`, to which the search pushes every position that it enters.

mod positions;

use std::cell::{Cell, RefCell};
use std::sync::atomic::AtomicBool;

use plywright::board::Position;
use plywright::endgame;
use plywright::endings::{Endings, Material, Wdl};
use plywright::eval::{Evaluator, FULL_PHASE, FULL_SCALE, Row};
use plywright::movegen::{self, MoveList};
use plywright::recipe::{Of, Recipe, with};
use plywright::repetition::{Repetition, Scan};
use plywright::search::{AnyListener, Limits, Searcher, Task};
use plywright::types::{Colour, Key, Kind, Random, Square};
use plywright::{popcount, sliders};

use positions::random_position;

/// The portable variants with another repetition memory.
type With<M> = Of<popcount::Swar, sliders::Magic, with::Repetition<M>>;

fn recipe<M: Repetition>() -> With<M> {
    Of::new(popcount::Swar, sliders::Magic)
}

fn task(fen: &str) -> Task {
    Task { position: fen.parse().expect(fen), history: Vec::new() }
}

thread_local! {
    /// Number of positions entered.
    static ENTERED: Cell<u64> = const { Cell::new(0) };
    /// Number of calls of `is_draw`, and number of those that exited early.
    static ASKED: Cell<[u64; 2]> = const { Cell::new([0; 2]) };
}

/// Counts the positions that a search enters.
#[derive(Clone, Debug)]
struct Entered(Scan);

impl Repetition for Entered {
    const NAME: &'static str = Scan::NAME;

    fn new() -> Self {
        Self(Scan::new())
    }

    fn clear(&mut self) {
        self.0.clear();
    }

    fn push(&mut self, key: Key, reversible: u32) {
        ENTERED.set(ENTERED.get() + 1);
        self.0.push(key, reversible);
    }

    fn pop(&mut self) {
        self.0.pop();
    }

    fn len(&self) -> usize {
        self.0.len()
    }

    fn is_draw(&self, ply: u32) -> bool {
        self.0.is_draw(ply)
    }

    fn earlier(&self, back: usize) -> Option<Key> {
        self.0.earlier(back)
    }

    fn exits_early(&self) -> bool {
        self.0.exits_early()
    }
}

/// Quiet and sharp positions, one of them in check.
const POSITIONS: [&str; 4] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r1bqk1nr/pppp1Bpp/2n5/2b1p3/4P3/8/PPPP1PPP/RNBQK1NR b KQkq - 0 4",
];

#[test]
fn every_position_that_is_entered_is_one_node() {
    let depth = |depth| Limits { depth: Some(depth), ..Limits::default() };
    let nodes = |nodes| Limits { nodes: Some(nodes), ..Limits::default() };
    for fen in POSITIONS {
        // At depth 1 every position entered is at the horizon: counting these twice would report
        // twice as many nodes.
        for limits in [depth(1), depth(2), depth(7), nodes(1), nodes(777), nodes(30_000)] {
            ENTERED.set(0);
            let mut searcher = Searcher::new(recipe::<Entered>(), 1);
            let outcome =
                searcher.search(&task(fen), &limits, &AtomicBool::new(false), &mut AnyListener::none());
            // The root is pushed too, but is not a node.
            assert_eq!(outcome.nodes, ENTERED.get() - 1, "{fen}: {limits:?}");
            assert!(outcome.nodes > 0, "{fen}: {limits:?}");
        }
    }
}

/// Number of slots, the same as in our own counters; the blog does not state iCE's.
const SLOTS: usize = 1 << 14;

/// iCE's counters, indexed by the low bits of the key: a count of one is taken to mean "never
/// seen". With the bug, taking back a null move decrements a slot that the move never incremented.
/// The answers come from a scan, so that the search is the same with the bug and without it.
#[derive(Clone, Debug)]
struct Counters<const HAS_BUG: bool> {
    scan: Scan,
    /// Kept beyond the end of a search, as in iCE.
    slots: RefCell<Vec<i32>>,
    /// Keys of the positions pushed and not yet taken back.
    pushed: Vec<Key>,
}

/// The bits by which a key changes if only the side to move changes, as by a null move.
fn turn() -> Key {
    let key = |side| -> Key {
        format!("4k3/8/8/8/8/8/8/4K3 {side} - - 0 1").parse::<Position>().expect("a position").key()
    };
    key('w') ^ key('b')
}

thread_local! {
    static TURN: Key = turn();
}

impl<const HAS_BUG: bool> Counters<HAS_BUG> {
    fn add(&self, key: Key, change: i32) {
        self.slots.borrow_mut()[key.0 as usize % SLOTS] += change;
    }
}

impl<const HAS_BUG: bool> Repetition for Counters<HAS_BUG> {
    const NAME: &'static str = "source";

    fn new() -> Self {
        Self { scan: Scan::new(), slots: RefCell::new(vec![0; SLOTS]), pushed: Vec::new() }
    }

    fn clear(&mut self) {
        while !self.pushed.is_empty() {
            self.pop();
        }
        self.scan.clear();
    }

    fn push(&mut self, key: Key, reversible: u32) {
        let is_null = reversible == 0
            && self.scan.earlier(0).is_some_and(|before| TURN.with(|turn| key ^ before == *turn));
        self.add(key, i32::from(!(HAS_BUG && is_null)));
        self.pushed.push(key);
        self.scan.push(key, reversible);
    }

    fn pop(&mut self) {
        if let Some(key) = self.pushed.pop() {
            self.add(key, -1);
            self.scan.pop();
        }
    }

    fn len(&self) -> usize {
        self.scan.len()
    }

    fn is_draw(&self, ply: u32) -> bool {
        let [asked, exits] = ASKED.get();
        ASKED.set([asked + 1, exits + u64::from(self.exits_early())]);
        self.scan.is_draw(ply)
    }

    fn earlier(&self, back: usize) -> Option<Key> {
        self.scan.earlier(back)
    }

    fn exits_early(&self) -> bool {
        self.pushed.last().is_some_and(|key| self.slots.borrow()[key.0 as usize % SLOTS] == 1)
    }
}

/// Share of early exits in each search of a game.
fn shares<M: Repetition>(searches: usize, nodes: u64) -> Vec<f64> {
    let mut searcher = Searcher::new(recipe::<M>(), 4);
    let mut task = task(POSITIONS[0]);
    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
    let share = |_| {
        ASKED.set([0; 2]);
        let best = searcher
            .search(&task, &limits, &AtomicBool::new(false), &mut AnyListener::none())
            .best
            .expect("the game goes on");
        task.history.push((task.position.key(), task.position.reversible_plies()));
        let _ = task.position.make(best);
        let [asked, exits] = ASKED.get();
        exits as f64 / asked as f64
    };
    (0..searches).map(share).collect()
}

#[test]
fn early_exits_fall_where_null_moves_are_taken_back_and_never_counted() {
    // The counts are thread-local, so both games can run at once.
    let (right, wrong) = std::thread::scope(|scope| {
        let right = scope.spawn(|| shares::<Counters<false>>(45, 60_000));
        let wrong = shares::<Counters<true>>(45, 60_000);
        (right.join().expect("a game is played to its end"), wrong)
    });
    println!("right {right:.3?}\nwrong {wrong:.3?}");
    assert!(right.iter().all(|&share| share > 0.99), "{right:?}");
    // With the bug the share begins high, and falls to the 20 % and then 10 % of the blog.
    assert!(wrong[0] > 0.5, "{wrong:?}");
    let below = |limit: f64| {
        wrong.iter().position(|&share| share < limit).unwrap_or_else(|| panic!("{limit}: {wrong:?}"))
    };
    assert!(below(0.2) < below(0.1), "{wrong:?}");
    assert!(wrong.last().is_some_and(|&share| share < 0.1), "{wrong:?}");
}

/// Every twentieth position of random games of at most 300 plies, except positions in which the
/// side to move is in check.
fn played(games: u32) -> Vec<Position> {
    let recipe = recipe::<Scan>();
    let mut random = Random::new(0x7375_6273);
    let mut positions = Vec::new();
    for _ in 0..games {
        let mut position: Position = POSITIONS[0].parse().expect("the beginning");
        for ply in 0..300 {
            let mut moves = MoveList::new();
            movegen::legal(recipe, position.placement(), &mut moves);
            if moves.is_empty() {
                break;
            }
            let _ = position.make(moves[random.below(moves.len() as u64) as usize]);
            if ply % 20 == 19 && movegen::checkers(recipe.sliders(), position.placement()).is_empty() {
                positions.push(position.clone());
            }
        }
    }
    positions
}

/// Claim 53: the terms are added exactly, and the sum is rounded once. If each term were mixed by
/// the phase and rounded, most values would change by a few centipawns.
#[test]
fn sub_scores_are_not_rounded_and_rounding_them_would_move_the_value() {
    let evaluator = Evaluator::new(recipe::<Scan>());
    let mut errors = Vec::new();
    for position in played(60) {
        let (table, parts) = (evaluator.explain(&position), evaluator.parts(&position));
        let scale = parts.scales[usize::from(table.total().1 <= 0)];
        let mixed = |(midgame, endgame): (i32, i32)| {
            (midgame * parts.phase + endgame * scale / FULL_SCALE * (FULL_PHASE - parts.phase)) / FULL_PHASE
        };
        let terms = || table.rows().iter().map(Row::total);
        let sum = terms().fold((0, 0), |sum, term| (sum.0 + term.0, sum.1 + term.1));
        assert_eq!(sum, table.total(), "{position}");
        assert_eq!(mixed(sum), table.value_for_white(), "{position}");
        let rounded: i32 = terms().map(mixed).sum();
        errors.push((rounded - table.value_for_white()).abs());
    }
    let changed = errors.iter().filter(|&&error| error > 0).count();
    let most = errors.iter().max().copied().unwrap_or_default();
    println!("{changed} of {} values change, by up to {most} centipawns", errors.len());
    assert!(errors.len() > 400 && 2 * changed > errors.len(), "{changed} of {}", errors.len());
    assert!((1..=10).contains(&most), "{most}");
}

/// The rule of thumb for White's pawn against Black's rook: a draw if White needs fewer moves than
/// Black. White's moves are those until the pawn promotes with its king next to the promotion
/// square. Black's moves are those until rook and king control that square.
fn is_drawn_by_count(position: &Position) -> bool {
    let square_of = |colour, kind| position.pieces(colour, kind).first().expect("one of each");
    let pawn = square_of(Colour::White, Kind::Pawn);
    let promotion = Square::at(pawn.file(), 7);
    let steps = 7 - pawn.rank() - u8::from(pawn.rank() == 1);
    let moves_to_neighbour = |king: Square| king.distance(promotion).saturating_sub(1);
    let rook = square_of(Colour::Black, Kind::Rook);
    let controls = rook.file() == promotion.file() || rook.rank() == promotion.rank();
    let white_moves = u32::from(steps) + u32::from(moves_to_neighbour(position.king(Colour::White)));
    let black_moves = u32::from(!controls) + u32::from(moves_to_neighbour(position.king(Colour::Black)));
    white_moves < black_moves
}

/// Claim 58: of the positions that the rule of thumb takes for draws, many are won by one side.
#[test]
fn counting_moves_in_krkp_takes_wins_and_losses_for_draws() {
    let exact = Of::<_, _, with::Endgame<endgame::Exact>>::new(popcount::Swar, sliders::Magic);
    let tables = Endings::new(exact);
    let material: Material = "KPKR".parse().expect("a material");
    let mut random = Random::new(0x7465_6d70);
    let [mut draws, mut won, mut lost] = [0; 3];
    while draws < 3_000 {
        let Some(position) = random_position(&mut random, material) else { continue };
        if !is_drawn_by_count(&position) {
            continue;
        }
        draws += 1;
        let answer = tables.ask(exact, position.placement()).expect("every position is known");
        let for_white = match (answer.wdl, position.side()) {
            (Wdl::Draw, _) => continue,
            (Wdl::Win, Colour::White) | (Wdl::Loss, Colour::Black) => &mut won,
            (Wdl::Win, Colour::Black) | (Wdl::Loss, Colour::White) => &mut lost,
        };
        *for_white += 1;
    }
    println!("of {draws} positions that the count calls drawn, the pawn wins {won} and the rook {lost}");
    assert!(10 * (won + lost) > draws && won > 0 && lost > 0, "{won} and {lost} of {draws}");
}
