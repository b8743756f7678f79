//! Holm's correction: several candidates are compared, and each may raise a false alarm.

/// For each of some tests with these p-values, the level at which it is held to account, so that the
/// probability of any false alarm among them all stays below `alpha`; and whether it passes.
///
/// The smallest p-value must be below `alpha / m`, the next below `alpha / (m - 1)`, and so on; with the first that fails
/// all further ones fail, and are held to its level (Holm, *Scandinavian Journal of Statistics* 6, 1979).
pub fn holm(p_values: &[f64], alpha: f64) -> Vec<(f64, bool)> {
    let mut order: Vec<usize> = (0..p_values.len()).collect();
    order.sort_by(|&a, &b| p_values[a].total_cmp(&p_values[b]));
    let mut judged = vec![(alpha, false); p_values.len()];
    let mut failed_at = None;
    for (rank, &index) in order.iter().enumerate() {
        let level = failed_at.unwrap_or(alpha / (p_values.len() - rank) as f64);
        let passes = failed_at.is_none() && p_values[index] <= level;
        if !passes {
            failed_at = Some(level);
        }
        judged[index] = (level, passes);
    }
    judged
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_levels_step_down_until_one_fails() {
        // 0.001 <= 0.05/4 and 0.013 <= 0.05/3 and 0.02 <= 0.05/2 and 0.04 <= 0.05/1.
        let all = [(0.05, true), (0.05 / 4.0, true), (0.025, true), (0.05 / 3.0, true)];
        assert_eq!(holm(&[0.04, 0.001, 0.02, 0.013], 0.05), all);
        // 0.03 > 0.05/2, and so 0.04 is not looked at again, though it is below 0.05.
        let some = [(0.025, false), (0.05 / 4.0, true), (0.025, false), (0.05 / 3.0, true)];
        assert_eq!(holm(&[0.04, 0.001, 0.03, 0.013], 0.05), some);
    }

    #[test]
    fn one_test_alone_is_not_corrected_and_none_gives_none() {
        assert_eq!(holm(&[0.05], 0.05), [(0.05, true)]);
        assert_eq!(holm(&[], 0.05), []);
    }
}
