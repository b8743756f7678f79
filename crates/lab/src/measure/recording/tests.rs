use std::collections::BTreeSet;

use super::*;
use plywright_benches::corpus::Files;

/// A recording of some thousand nodes, so many that the seldomest count is asked for more often than it is kept.
fn small(seed: u64) -> Files {
    let sizes = Sizes { words: 8, queries: 8, tapes: 2, visits: 64, positions: 8, checks: 8 };
    let plan = Plan { seed, games: 2, opening: 6, plies: 4, nodes: 2_000, sizes };
    let few = EndgamePlan { seed, games: 1, plies: 6, nodes: 500, kept: 8 };
    let (asked, endgames) = endgames(&few, || ());
    assert!(asked > 8, "{asked}");
    Corpus { endgames, ..play(&plan, |_| ()).corpus() }.files(seed, "a test")
}

#[test]
fn the_same_seed_records_the_same_bytes_and_another_seed_others() {
    let first = small(7);
    assert_eq!(first, small(7));
    assert!(first.iter().zip(small(8)).all(|(first, other)| first.0 == other.0 && first.1 != other.1));
}

#[test]
fn what_is_recorded_is_read_back() {
    let files = small(7);
    let corpus = Corpus::parse(&files).unwrap();
    assert_eq!(corpus.files(7, "a test"), files);
    let is_known = |name: &str| name.starts_with("eval-") || name.starts_with("endings-");
    assert!(corpus.popcount.iter().all(|site| is_known(&site.name) && site.calls >= 8));
    assert_eq!(corpus.repetition.iter().map(Vec::len).collect::<Vec<_>>(), [64, 64]);
    assert_eq!((corpus.positions.len(), corpus.checks.len(), corpus.endgames.len()), (8, 8, 8));
}

#[test]
fn endgames_begin_with_their_men_in_either_colours_and_with_either_side_to_move() {
    let random = &mut Xoshiro256StarStar::seed_from_u64(1);
    let mut seen = BTreeSet::new();
    for _ in 0..64 {
        let fen = plywright_benches::placement::place("KRPkr", random).to_string();
        let (board, rest) = fen.split_once(' ').unwrap();
        let mut men: Vec<char> = board.chars().filter(char::is_ascii_alphabetic).collect();
        men.sort_unstable();
        seen.insert((men.into_iter().collect::<String>(), rest.starts_with('w')));
    }
    let expected =
        ["KPRkr", "KRkpr"].into_iter().flat_map(|men| [false, true].map(|white| (men.to_owned(), white)));
    assert!(seen.into_iter().eq(expected));
}

#[test]
fn the_committed_corpus_is_whole() {
    let folder = &crate::workspace::checkout().join("benches/corpus");
    let corpus = Corpus::load(folder.as_ref()).unwrap_or_else(|damage| panic!("{damage}"));
    assert!(corpus.popcount.iter().any(|site| site.few) && corpus.popcount.iter().any(|site| !site.few));
    assert_eq!(corpus.sliders.iter().map(|asked| asked.kind).collect::<Vec<_>>(), Slider::ALL);
    let men = |position: &Position| position.occupied().into_iter().count();
    assert!(corpus.endgames.iter().all(|position| men(position) <= plywright::endings::MOST_MEN));
}

#[test]
fn every_damage_to_a_file_is_one_error_that_names_the_file() {
    let whole = small(7);
    for file in 0..whole.len() {
        let damaged = |damage: &dyn Fn(&str) -> String| {
            let mut files = whole.clone();
            files[file].1 = damage(&whole[file].1);
            let error = Corpus::parse(&files).expect_err("damage must be noticed").to_string();
            assert!(error.contains(whole[file].0) && error.contains("line "), "{error}");
        };
        let length = whole[file].1.len();
        for cut in [0, 1, length / 3, length / 2, length - 2, length - 1] {
            damaged(&|text| text[..cut].to_owned());
        }
        damaged(&|text| format!("{text}\n"));
        damaged(&|text| text.replacen("seed 7", "seed 8", 1));
        damaged(&|text| text.replacen("corpus 1", "corpus 2", 1));
        damaged(&|text| text.replace('\n', "\r\n"));
        for at in (0..length).step_by(97) {
            damaged(&|text| {
                let mut bytes = text.as_bytes().to_vec();
                bytes[at] = if bytes[at] == b'1' { b'2' } else { b'1' };
                String::from_utf8(bytes).unwrap()
            });
        }
    }
}

type Damage<'a> = (&'a str, &'a dyn Fn(&mut Corpus));

#[test]
fn a_body_that_is_no_corpus_is_refused_even_with_the_right_checksum() {
    let whole = Corpus::parse(&small(7)).unwrap();
    let wrong: [Damage<'_>; 4] = [
        ("a number of entries from 1", &|corpus| corpus.popcount[0].words.clear()),
        ("a number of entries from 1", &|corpus| corpus.sliders[0].queries.clear()),
        ("takes back no more than it pushed", &|corpus| corpus.repetition[0][3].pops = 9),
        ("`site NAME any|few calls N words N`", &|corpus| corpus.popcount[0].name.push(' ')),
    ];
    for (expected, damage) in wrong {
        let mut corpus = whole.clone();
        damage(&mut corpus);
        let error = Corpus::parse(&corpus.files(7, "a test")).unwrap_err().to_string();
        assert!(error.contains(expected), "{error}");
    }
}
