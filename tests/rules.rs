//! The rules of endings with up to four men, held to every position of their tables; those of five take longer, and are held by
//! `cargo tables --rules`.

use plywright::endings::{Material, RULES, Tables};
use plywright::recipe::{self, Entry, Recipe};

struct Run;

impl Entry for Run {
    type Output = ();

    fn run<R: Recipe>(self, recipe: R) {
        let record = include_str!("../reports/intel-xeon-6-cf-2/rules.txt");
        let mut tables = Tables::new();
        for rule in RULES {
            let material: Material = rule.material.parse().expect(rule.material);
            if material.men() > 4 {
                continue;
            }
            tables.make(recipe, material, |_, _| {});
            let found = tables.check(recipe, material, rule.tree, |_, _| true).expect("it was made");
            assert_eq!(found.incorrect, 0, "{}: {found:?}", rule.material);
            // What is on record was said of this very rule.
            let line = record.lines().find(|line| line.split(' ').next() == Some(rule.material));
            let told: Vec<u64> = line
                .unwrap_or_default()
                .split_whitespace()
                .filter_map(|word| word.replace(',', "").parse().ok())
                .collect();
            let counts = [found.incorrect, found.spotted, found.missed(), found.wins_kept()];
            assert_eq!(told.get(..4), Some(&counts[..]), "{}", rule.material);
        }
    }
}

#[test]
fn no_rule_is_ever_wrong() {
    recipe::enter(Run).expect("the build runs here");
}
