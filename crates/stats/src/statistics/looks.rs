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

/// The launches after which a full run looks: from the twentieth, each half as many again as the one before.
///
/// A geometric plan looks about as often while a large effect would show as while a small one would. A look just before
/// the last is left out: it would see what the last one sees, and take most of its level.
pub const FULL: [u32; 6] = [20, 30, 45, 68, 101, 152];

/// Those of a quick run: fewer launches, so only larger effects can be seen.
pub const QUICK: [u32; 3] = [20, 30, 45];

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
    fn the_levels_add_up_to_alpha_and_follow_the_launches() {
        let levels = spending(&FULL, 0.05);
        assert!((levels.iter().sum::<f64>() - 0.05).abs() < 1e-15);
        let mut spent = 0.0;
        for (look, level) in FULL.iter().zip(&levels) {
            spent += level;
            assert!((spent - 0.05 * f64::from(*look) / 152.0).abs() < 1e-15);
        }
        assert_eq!(spending(&[40], 0.05), [0.05]);
        assert!(spending(&[], 0.05).is_empty());
        // The last look, the one that sees most, keeps a fair part of the level.
        for looks in [&FULL[..], &QUICK] {
            assert!(spending(looks, 0.05).pop().unwrap() > 0.05 * 0.18, "{looks:?}");
        }
    }
}
