//! Tests of the network's values, of its file, and of its updates, which must give the same values
//! as a computation from scratch.

use proptest::prelude::*;

use super::*;
use crate::board::Position;
use crate::movegen::{self, MoveList};
use crate::popcount::Swar;
use crate::recipe::{Of, Portable, Usual};
use crate::simd::{LARGEST_SUM, LARGEST_WEIGHT, Scalar};
use crate::simd_variants;
use crate::sliders::Magic;
use crate::types::Random;

/// Builds a network of random weights within their ranges.
fn random_network(seed: u64) -> Box<Network> {
    let mut random = Random::new(seed);
    let mut number = |size: i16| random.below(2 * size as u64 + 1) as i16 - size;
    let mut columns = vec![[0; HIDDEN]; INPUTS];
    columns.iter_mut().flatten().for_each(|weight| *weight = number(500));
    let biases = std::array::from_fn(|_| number(300));
    let most = LARGEST_WEIGHT.min((LARGEST_SUM / (2 * HIDDEN as i32)) as i16);
    let mut weights = || std::array::from_fn(|_| std::array::from_fn(|_| number(most)));
    let outputs = std::array::from_fn(|output| (weights(), 1_234 * output as i32));
    let columns = columns.as_slice().try_into().expect("a column for each input");
    Network::of(columns, biases, outputs).expect("no sum can overflow")
}

/// Visits positions on a random walk of up to `plies` moves, forward or back.
fn walk(random: &mut Random, plies: u64, mut visit: impl FnMut(&Position, usize)) {
    let recipe = Portable::PORTABLE;
    let mut position = Position::start();
    let mut line = Vec::new();
    visit(&position, 0);
    for _ in 0..plies {
        // Two steps forward for each step back, on average, so that the walk meets siblings at all
        // depths.
        if line.len() > 40 || !line.is_empty() && random.below(3) == 0 {
            let Some((mv, undo)) = line.pop() else { return };
            position.unmake(mv, undo);
            continue;
        }
        let mut moves = MoveList::new();
        movegen::legal(recipe, &position, &mut moves);
        if moves.is_empty() {
            let Some((mv, undo)) = line.pop() else { return };
            position.unmake(mv, undo);
            continue;
        }
        let mv = moves[random.below(moves.len() as u64) as usize];
        line.push((mv, position.make(mv)));
        // Some nodes are never evaluated.
        if random.below(4) > 0 {
            visit(&position, line.len());
        }
    }
}

#[test]
fn an_updated_value_equals_the_value_from_scratch() {
    let network = random_network(1);
    for seed in 0..8 {
        let mut accumulators = Accumulators::new(64);
        walk(&mut Random::new(seed), 600, |position, ply| {
            let value = accumulators.evaluate(Portable::PORTABLE, &network, position, ply);
            assert_eq!(value, network.evaluate(Scalar, position), "{position}");
        });
    }
}

#[test]
fn rows_of_another_network_are_forgotten() {
    let (first, second) = (random_network(1), random_network(2));
    let mut accumulators = Accumulators::new(1);
    let position = Position::start();
    let mut value = |network: &Network| accumulators.evaluate(Portable::PORTABLE, network, &position, 0);
    assert_eq!(value(&first), first.evaluate(Scalar, &position));
    assert_ne!(
        value(&second),
        second.evaluate(Scalar, &position),
        "the old row is used until it is forgotten"
    );
    accumulators.clear();
    let value = accumulators.evaluate(Portable::PORTABLE, &second, &position, 0);
    assert_eq!(value, second.evaluate(Scalar, &position));
}

/// Compares the values of `simd`, from scratch and by updates, with those of [`Scalar`] from
/// scratch, on a walk.
fn same_values<D: Simd>(simd: D) {
    let network = random_network(3);
    let recipe = Of::<_, _, Usual, D>::with(Swar, Magic, simd);
    let mut accumulators = Accumulators::new(64);
    walk(&mut Random::new(1), 400, |position, ply| {
        let value = network.evaluate(Scalar, position);
        assert_eq!(network.evaluate(simd, position), value, "{position}");
        assert_eq!(accumulators.evaluate(recipe, &network, position, ply), value, "{position} by updates");
    });
}

macro_rules! equal {
    ({} $(($file:ident, $Variant:ident))*) => {
        mod every_variant_gives_the_same_value {
            $(
                #[test]
                fn $file() {
                    if let Some(simd) = <crate::simd::$Variant as super::Simd>::new() {
                        super::same_values(simd);
                    }
                }
            )*
        }
    };
}
simd_variants!(equal {});

#[test]
fn mirrored_positions_have_the_same_value() {
    let network = random_network(4);
    let value = |fen: &str| network.evaluate(Scalar, &fen.parse().expect("a position"));
    let white = value("r4rk1/1pp1qppp/p1np1n2/4p3/4P3/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10");
    assert_eq!(value("r4rk1/1pp1qppp/p1np1n2/4p3/4P3/P1NP1N2/1PP1QPPP/R4RK1 b - - 0 10"), white);
    let (board, turned) = ("4k3/2p5/8/8/8/5N2/8/4K2R w - - 0 1", "4k2r/8/5n2/8/8/8/2P5/4K3 b - - 0 1");
    assert_eq!(value(board), value(turned));
    assert_eq!(value(board), value("3k4/5p2/8/8/8/2N5/8/R2K4 w - - 0 1"));
    assert_ne!(value(board), value("4k3/2p5/8/8/8/5N2/8/4K2R b - - 0 1"));
}

#[test]
fn a_value_stays_within_the_limit() {
    let columns = vec![[500; HIDDEN]; INPUTS];
    let weights = [[LARGEST_WEIGHT; HIDDEN], [0; HIDDEN]];
    for sign in [1, -1] {
        let weights = weights.map(|row| row.map(|weight| sign * weight));
        let columns = columns.as_slice().try_into().expect("a column for each input");
        let outputs = [(weights, i32::from(sign) * i32::MAX); OUTPUTS];
        let network = Network::of(columns, [0; HIDDEN], outputs).expect("it fits");
        assert_eq!(network.evaluate(Scalar, &Position::start()), i32::from(sign) * LIMIT);
    }
}

#[test]
fn a_written_network_is_read_back() {
    let network = random_network(5);
    let bytes = network.to_bytes();
    assert_eq!(bytes.len(), Network::BYTES);
    assert_eq!(Network::from_bytes(&bytes), Ok(network));
    assert_eq!(SHIPPED.to_bytes(), include_bytes!("shipped.net"));
}

#[test]
fn the_shipped_network_knows_the_worth_of_a_queen() {
    let value = |fen: &str| SHIPPED.evaluate(Scalar, &fen.parse().expect("a position"));
    let ahead = value("rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    assert!(ahead > 400, "{ahead}");
    assert!(value(Position::START_FEN).abs() < 100);
}

#[test]
fn an_error_says_why_bytes_are_no_network() {
    let good = random_network(6).to_bytes();
    let with = |at: usize, bytes: &[u8]| {
        let mut file = good.clone();
        file[at..at + bytes.len()].copy_from_slice(bytes);
        file
    };
    for (file, reason) in [
        (Vec::new(), "does not begin with PLYWRNET"),
        (b"PLYWRNET".to_vec(), "does not begin with PLYWRNET"),
        (with(0, b"x"), "does not begin with PLYWRNET"),
        (with(8, &[1]), "version 1; this engine reads version 2"),
        (with(12, &[1, 2]), "513 inputs"),
        (with(16, &[7, 0, 0, 0]), "7 neurons"),
        (with(20, &[1]), "units are 1,"),
        (good[..good.len() - 1].to_vec(), "should have"),
        ([&good[..], &[0]].concat(), "should have"),
        (with(28, &[9]), "9 outputs"),
        (with(32, &[!good[32]]), "checksum"),
        (with(5_000, &[!good[5_000]]), "checksum"),
    ] {
        let error = Network::from_bytes(&file).expect_err(reason).to_string();
        assert!(error.contains(reason), "{error}");
    }
}

#[test]
fn weights_whose_sum_might_overflow_are_refused() {
    let columns = vec![[1_024; HIDDEN]; INPUTS];
    let columns: &[[i16; HIDDEN]; INPUTS] = columns.as_slice().try_into().expect("a column for each input");
    let zero = [0; HIDDEN];
    let outputs = |weights| [(weights, 0); OUTPUTS];
    let small = outputs([[1; HIDDEN]; 2]);
    assert_eq!(Network::of(columns, zero, small), Err(Damaged::Neuron(0)));
    let columns = Box::new([[1_000; HIDDEN]; INPUTS]);
    assert!(Network::of(&columns, zero, small).is_ok());
    assert_eq!(Network::of(&columns, [1_000; HIDDEN], small), Err(Damaged::Neuron(0)));
    for row in [[LARGEST_WEIGHT + 1; HIDDEN], [i16::MIN; HIDDEN]] {
        let mut outputs = small;
        outputs[3].0[1] = row;
        assert_eq!(Network::of(&columns, zero, outputs), Err(Damaged::Output(3)));
    }
    let most = outputs([[LARGEST_WEIGHT; HIDDEN]; 2]);
    let overflows = 2 * HIDDEN as i32 * i32::from(LARGEST_WEIGHT) > LARGEST_SUM;
    assert_eq!(Network::of(&columns, zero, most).is_err(), overflows);
}

#[test]
fn the_number_of_pieces_decides_which_output_is_used() {
    assert_eq!([1, 4, 5, 8, 9, 28, 29, 32].map(output_of), [0, 0, 1, 1, 2, 6, 7, 7]);
    // Outputs that give their own index times `SCALE`, whatever the board.
    let unit = i32::from(ONE) * OUTPUT_ONE;
    let outputs = std::array::from_fn(|output| ([[0; HIDDEN]; 2], unit * output as i32));
    let network = Network::of(&Box::new([[0; HIDDEN]; INPUTS]), [0; HIDDEN], outputs).expect("it fits");
    for (fen, output) in [
        (Position::START_FEN, 7),
        ("4k3/8/8/8/8/8/8/4K2R w - - 0 1", 0),
        ("4k3/pp6/8/8/8/8/8/4K2R w - - 0 1", 1),
    ] {
        let position = fen.parse().expect("a position");
        assert_eq!(network.evaluate(Scalar, &position), SCALE * output, "{fen}");
        let value = Accumulators::new(1).evaluate(Portable::PORTABLE, &network, &position, 0);
        assert_eq!(value, SCALE * output, "{fen}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn any_bytes_are_a_network_or_an_error(bytes in proptest::collection::vec(any::<u8>(), 0..64), tail in any::<bool>()) {
        let mut file = bytes;
        if tail {
            file.splice(..0, *b"PLYWRNET\x02\0\0\0\0\x03\0\0");
        }
        prop_assert!(Network::from_bytes(&file).is_err());
    }
}
