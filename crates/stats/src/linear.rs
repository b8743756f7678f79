//! Linear equations with a symmetric, positive definite matrix.

/// Returns the dot product of two vectors.
pub fn dot(left: &[f64], right: &[f64]) -> f64 {
    left.iter().zip(right).map(|(a, b)| a * b).sum()
}

/// Returns the Cholesky factor: the lower triangular matrix whose product with its transpose is
/// this symmetric, positive definite matrix.
pub fn cholesky(matrix: &[Vec<f64>]) -> Vec<Vec<f64>> {
    let mut factor: Vec<Vec<f64>> = Vec::with_capacity(matrix.len());
    for (row, values) in matrix.iter().enumerate() {
        let mut next = vec![0.0; row + 1];
        for column in 0..row {
            next[column] = (values[column] - dot(&next[..column], &factor[column])) / factor[column][column];
        }
        let rest = values[row] - dot(&next[..row], &next);
        next[row] = rest.max(f64::MIN_POSITIVE).sqrt();
        factor.push(next);
    }
    factor
}

/// Returns the standard errors of the unknowns if the matrix with this Cholesky factor is their
/// precision (the inverse of their covariance), as in the normal equations of a weighted fit.
pub fn errors(factor: &[Vec<f64>]) -> Vec<f64> {
    let unit =
        |at: usize| (0..factor.len()).map(|other| f64::from(u8::from(other == at))).collect::<Vec<_>>();
    (0..factor.len()).map(|at| solve(factor, &unit(at))[at].sqrt()).collect()
}

/// Solves the equations whose matrix has this Cholesky factor.
pub fn solve(factor: &[Vec<f64>], right: &[f64]) -> Vec<f64> {
    let mut half: Vec<f64> = Vec::with_capacity(right.len());
    for (row, value) in factor.iter().zip(right) {
        half.push((value - dot(row, &half)) / row[half.len()]);
    }
    back(factor, half)
}

/// Solves the equations whose matrix is the transpose of this factor.
pub fn back(factor: &[Vec<f64>], mut right: Vec<f64>) -> Vec<f64> {
    for at in (0..right.len()).rev() {
        right[at] /= factor[at][at];
        let value = right[at];
        right[..at].iter_mut().zip(&factor[at]).for_each(|(before, factor)| *before -= factor * value);
    }
    right
}
