//! Looking more than once without being fooled more often.
//!
//! A comparison that is clear after 24 launches need not take 200. But who looks after every few launches and stops at the
//! first "different" is given eight chances to be fooled instead of one: at the full 5 % a look, a fifth of the
//! comparisons of identical engines would be told apart. So the looks are planned before the run, and each has a level
//! of its own that it may spend; together they spend `alpha`, and not more.
//!
//! How much goes to which look is a spending function (Lan & DeMets, *Biometrika* 70, 1983), here the one that is linear in
//! the information, the share of the launches made (the power family of Kim & DeMets, *Biometrika* 74, 1987, with
//! exponent 1): twice the launches, twice as much spent. Group-sequential designs then work out, from the joint normal distribution
//! of all looks, that a look may be held to a little more than its share. We do not: the shares just add up (Bonferroni),
//! which is honest however the looks depend on one another, and a bootstrap over a dozen launches is not normal enough for
//! more. It costs little, since most of the level lies with the last looks anyway. The other side of it is that early looks
//! have small levels, which the bootstrap of a dozen launches hardly ever reaches: a first look much before the
//! twentieth launch sees only the very largest effects.

/// The looks of a full run.
pub fn full() -> Vec<u32> {
    plan(20, 1.5, 152)
}

/// The looks of a quick run: fewer launches, so only larger effects can be seen.
pub fn quick() -> Vec<u32> {
    plan(20, 1.5, 45)
}

/// The launches after which a run looks: from `first`, each `growth` times the one before, and `most` as the last.
///
/// A geometric plan looks about as often while a large effect would show as while a small one would. A look just before
/// the last is left out: it would see what the last one sees, and take most of its level. Looks always rise, whatever the
/// growth; with nothing to make there is nothing to look at.
pub fn plan(first: u32, growth: f64, most: u32) -> Vec<u32> {
    debug_assert!(growth > 1.0, "a plan that grows by {growth}");
    // Closer to the last look than half a step.
    let near = f64::from(most) / growth.sqrt();
    let mut looks = Vec::new();
    let mut exact = f64::from(first.max(1));
    while exact.round() < near {
        looks.push(exact.round() as u32);
        exact = (exact * growth).max(exact.round() + 1.0);
    }
    if most > 0 {
        looks.push(most);
    }
    looks
}

/// The level that each look of a plan may spend: `alpha` times the share of all launches that are new to it.
///
/// The levels add up to `alpha`, so the probability of a false alarm at any look stays below it, however the looks depend on one
/// another.
pub fn spending(looks: &[u32], alpha: f64) -> Vec<f64> {
    debug_assert!(looks.is_sorted_by(|before, after| before < after), "looks that do not rise: {looks:?}");
    let most = looks.last().copied().map_or(1.0, f64::from);
    let before = std::iter::once(0).chain(looks.iter().copied());
    looks.iter().zip(before).map(|(look, before)| alpha * f64::from(look - before) / most).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_plan_rises_by_half_and_ends_with_the_most() {
        let plans: [(u32, f64, u32, &[u32]); 6] = [
            (16, 1.5, 273, &[16, 24, 36, 54, 81, 122, 182, 273]),
            (16, 1.5, 200, &[16, 24, 36, 54, 81, 122, 200]),
            (16, 1.5, 16, &[16]),
            (16, 1.5, 12, &[12]),
            (0, 2.0, 8, &[1, 2, 4, 8]),
            (16, 1.5, 0, &[]),
        ];
        for (first, growth, most, looks) in plans {
            assert_eq!(plan(first, growth, most), looks);
        }
    }

    #[test]
    fn a_plan_always_rises() {
        for first in [0, 1, 2, 3, 7, 16] {
            for growth in [1.01, 1.1, 1.5, 2.0, 10.0] {
                for most in [1, 2, 3, 50, 999, u32::MAX] {
                    let looks = plan(first, growth, most);
                    assert!(looks.is_sorted_by(|before, after| before < after), "{looks:?}");
                    assert_eq!(looks.last(), Some(&most));
                }
            }
        }
    }

    #[test]
    fn the_levels_add_up_to_alpha_and_follow_the_launches() {
        let looks = plan(16, 1.5, 500);
        let levels = spending(&looks, 0.05);
        assert!((levels.iter().sum::<f64>() - 0.05).abs() < 1e-15);
        let mut spent = 0.0;
        for (look, level) in looks.iter().zip(&levels) {
            spent += level;
            assert!((spent - 0.05 * f64::from(*look) / 500.0).abs() < 1e-15);
        }
        assert_eq!(spending(&[40], 0.05), [0.05]);
        assert!(spending(&[], 0.05).is_empty());
        // The last look, the one that sees most, keeps a fair part of the level.
        for most in 17..400 {
            let last = spending(&plan(16, 1.5, most), 0.05).pop().unwrap();
            assert!(last > 0.05 * 0.18, "{last} of {most}");
        }
    }
}
