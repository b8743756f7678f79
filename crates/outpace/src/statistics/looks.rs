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
/// The levels add up to `alpha`, so the chance of a false alarm at any look stays below it, however the looks depend on one
/// another.
pub fn spending(looks: &[u32], alpha: f64) -> Vec<f64> {
    debug_assert!(looks.is_sorted_by(|before, after| before < after), "looks that do not rise: {looks:?}");
    let most = looks.last().copied().map_or(1.0, f64::from);
    let before = std::iter::once(0).chain(looks.iter().copied());
    looks.iter().zip(before).map(|(look, before)| alpha * f64::from(look - before) / most).collect()
}

#[cfg(test)]
mod tests {
    use statrs::distribution::{ContinuousCDF, Normal};

    use super::*;
    use crate::rng::Rng;

    #[test]
    fn a_plan_rises_by_half_and_ends_with_the_most() {
        assert_eq!(plan(16, 1.5, 273), [16, 24, 36, 54, 81, 122, 182, 273]);
        assert_eq!(plan(16, 1.5, 200), [16, 24, 36, 54, 81, 122, 200]);
        assert_eq!(plan(16, 1.5, 16), [16]);
        assert_eq!(plan(16, 1.5, 12), [12]);
        assert_eq!(plan(0, 2.0, 8), [1, 2, 4, 8]);
        assert!(plan(16, 1.5, 0).is_empty());
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

    /// Of so many comparisons without a difference, the share that some look tells apart at its level.
    fn alarms(looks: &[u32], levels: &[f64], comparisons: u32) -> f64 {
        let borders: Vec<f64> =
            levels.iter().map(|level| Normal::standard().inverse_cdf(1.0 - level / 2.0)).collect();
        let mut rng = Rng::new(5, "looks");
        let fooled = (0..comparisons)
            .filter(|_| {
                let (mut sum, mut launches) = (0.0, 0);
                // All looks are looked at, so that each comparison takes as much chance as the next.
                let seen: Vec<bool> = looks
                    .iter()
                    .zip(&borders)
                    .map(|(look, border)| {
                        sum += (launches..*look).map(|_| rng.normal()).sum::<f64>();
                        launches = *look;
                        sum.abs() / f64::from(launches).sqrt() > *border
                    })
                    .collect();
                seen.contains(&true)
            })
            .count();
        fooled as f64 / f64::from(comparisons)
    }

    #[test]
    fn peeking_at_the_full_level_is_fooled_far_more_often_and_the_spent_levels_are_not() {
        let looks = plan(16, 1.5, 273);
        assert_eq!(looks.len(), 8);
        let peeking = alarms(&looks, &[0.05; 8], 6000);
        let spent = alarms(&looks, &spending(&looks, 0.05), 6000);
        let once = alarms(&looks[7..], &[0.05], 6000);
        assert!(peeking > 0.15, "{peeking}");
        // Not so low either that nothing could be seen.
        assert!((0.02..=0.05).contains(&spent), "{spent}");
        // Three standard errors: the simulation itself is not off.
        assert!((once - 0.05).abs() < 0.0085, "{once}");
    }

    #[test]
    fn looks_that_know_nothing_of_one_another_use_the_level_up_but_do_not_exceed_it() {
        // The worst case but one: each look has launches of its own.
        let levels = spending(&plan(16, 1.5, 273), 0.05);
        let quiet: f64 = levels.iter().map(|level| 1.0 - level).product();
        assert!((0.048..0.05).contains(&(1.0 - quiet)), "{}", 1.0 - quiet);
    }
}
