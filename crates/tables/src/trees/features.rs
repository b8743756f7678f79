//! The features that apply to given pieces, and their names.

use plywright::endings::rules::feature::{Feature, pair_of, pawns};
use plywright::types::{Kind, Piece};

/// Returns the numbers of all features that apply to these pieces.
pub(crate) fn of_pieces(pieces: &[Piece]) -> Vec<u8> {
    let applies = |feature: &Feature| match *feature {
        Feature::Square(index)
        | Feature::Rank(index)
        | Feature::File(index)
        | Feature::Moves(index)
        | Feature::Edge(index)
        | Feature::Roam(index) => usize::from(index) < pieces.len(),
        Feature::Offset(pair)
        | Feature::Gap(pair)
        | Feature::Freedom(pair)
        | Feature::Distance(pair)
        | Feature::Rise(pair)
        | Feature::Shift(pair) => pair_of(pair).1 < pieces.len(),
        Feature::Race(index) => pieces.get(usize::from(index)).is_some_and(|piece| piece.kind != Kind::King),
        Feature::RaceAhead(pawn)
        | Feature::RaceHome(pawn)
        | Feature::Way(pawn)
        | Feature::Chase(pawn)
        | Feature::Escort(pawn)
        | Feature::Lead(pawn)
        | Feature::Contest(pawn)
        | Feature::Guard(pawn)
        | Feature::Fence(pawn) => pawns(pieces).nth(pawn.into()).is_some(),
        Feature::Hops(pair) => {
            let (first, second) = pair_of(pair);
            second < pieces.len()
                && [first, second].into_iter().any(|index| pieces[index].kind == Kind::Knight)
        }
        Feature::Status | Feature::Tactics | Feature::Shades | Feature::Checks | Feature::Shots => true,
    };
    (0..=u8::MAX).filter(|&number| Feature::of(number).as_ref().is_some_and(applies)).collect()
}

/// Returns the name of a feature with the letters of the pieces.
pub(crate) fn name(feature: Feature, pieces: &[Piece]) -> String {
    let letter = |at: u8| pieces.get(usize::from(at)).map_or('?', |piece| piece.letter());
    let pawn = |at: u8| pawns(pieces).nth(at.into()).map_or('?', |at| letter(at as u8));
    let pair = |at: u8| {
        let (first, second) = pair_of(at);
        format!("{}, {}", letter(first as u8), letter(second as u8))
    };
    match feature {
        Feature::Square(at) => format!("square of {}", letter(at)),
        Feature::Offset(at) => format!("offset of {}", pair(at)),
        Feature::Gap(at) => format!("gap of {}", pair(at)),
        Feature::Freedom(at) => format!("freedom of {}", pair(at)),
        Feature::Race(at) => format!("race to {}", letter(at)),
        Feature::RaceAhead(at) => format!("race before {}", pawn(at)),
        Feature::RaceHome(at) => format!("race to the promotion of {}", pawn(at)),
        Feature::Status => "status".to_owned(),
        Feature::Tactics => "tactics".to_owned(),
        Feature::Way(at) => format!("way of {}", pawn(at)),
        Feature::Chase(at) => format!("chase of {}", pawn(at)),
        Feature::Escort(at) => format!("escort of {}", pawn(at)),
        Feature::Lead(at) => format!("lead of {}", pawn(at)),
        Feature::Contest(at) => format!("contest before {}", pawn(at)),
        Feature::Guard(at) => format!("guard before {}", pawn(at)),
        Feature::Distance(at) => format!("distance of {}", pair(at)),
        Feature::Rise(at) => format!("rise of {}", pair(at)),
        Feature::Shift(at) => format!("shift of {}", pair(at)),
        Feature::Rank(at) => format!("rank of {}", letter(at)),
        Feature::File(at) => format!("file of {}", letter(at)),
        Feature::Moves(at) => format!("moves of {}", letter(at)),
        Feature::Edge(at) => format!("edge of {}", letter(at)),
        Feature::Shades => "shades".to_owned(),
        Feature::Roam(at) => format!("roam of {}", letter(at)),
        Feature::Checks => "checks".to_owned(),
        Feature::Fence(at) => format!("fence of {}", pawn(at)),
        Feature::Shots => "shots".to_owned(),
        Feature::Hops(at) => format!("hops of {}", pair(at)),
    }
}
