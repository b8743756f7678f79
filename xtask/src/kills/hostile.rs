//! Test that hostile values in the summary of kills do no harm ([`plywright_testing::hostile`]).

use plywright_testing::hostile::hold;

use super::record::{Kills, tests::kills};
use super::{printed, rows};

#[test]
fn the_summary_of_kills() {
    hold(serde_json::to_value(kills()).unwrap(), |kills: &mut Kills| {
        let text = printed(kills);
        assert!(!text.contains('\u{1b}') && !text.contains("\n## forged"), "{text}");
        vec![rows(kills).markdown()]
    });
}
