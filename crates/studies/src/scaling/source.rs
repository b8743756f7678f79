//! Figures of the published study with which ours is compared: "Parallel Chess Engine with OpenMP"
//! by Sebastian Montiel, tables 1 to 4 and the captions of its charts.

/// Columns of tables 1 to 3: split and schedule.
pub(crate) const COLUMNS: [&str; 4] = ["root static", "below-root static", "root dynamic", "root guided"];

/// Rows of tables 1 to 3: number of threads.
pub(crate) const THREADS: [usize; 4] = [1, 4, 16, 64];

/// Tables 1 to 3: run time in milliseconds at depth 7, by benchmark, number of threads and column.
pub(crate) const MILLISECONDS: [[[f64; 4]; 4]; 3] = [
    [
        [1337.0, 1340.0, 1226.0, 1326.0],
        [619.0, 870.0, 420.0, 456.0],
        [337.0, 868.0, 316.0, 310.0],
        [323.0, 868.0, 344.0, 314.0],
    ],
    [
        [44912.0, 45202.0, 41517.0, 44920.0],
        [16975.0, 26548.0, 12368.0, 17402.0],
        [10108.0, 26310.0, 7868.0, 10259.0],
        [8703.0, 26091.0, 9002.0, 8525.0],
    ],
    [
        [93924.0, 94609.0, 87054.0, 94615.0],
        [41794.0, 65673.0, 25904.0, 40513.0],
        [22297.0, 64999.0, 20127.0, 22859.0],
        [23556.0, 66081.0, 22105.0, 22987.0],
    ],
];

/// Table 4: speed-up at depth 6, normalised by positions, at the root and below it.
pub(crate) const NORMALISED: [[f64; 2]; 4] = [
    [1.0, 1.0],
    [2.684_904_14, 1.670_028_511],
    [4.893_697_453, 1.705_445_103],
    [4.928_354_622, 1.697_139_364],
];

/// Positions considered at depth 7, by benchmark.
pub(crate) const POSITIONS: [u64; 3] = [6_233_973, 218_886_619, 448_833_017];

/// Depth of tables 1 to 3, in plies.
pub(crate) const DEPTH: u32 = 7;

/// Highest speed-up in tables 1 to 3: dynamic schedule at the root, second benchmark, 16 threads.
pub(crate) fn best_speedup() -> f64 {
    let speedups = MILLISECONDS.iter().flat_map(|table| {
        table.iter().flat_map(move |row| table[0].iter().zip(row).map(|(single, several)| single / several))
    });
    speedups.fold(0.0, f64::max)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_highest_speed_up_is_the_one_in_its_text() {
        assert!((best_speedup() - 5.28).abs() < 0.005, "{}", best_speedup());
    }
}
