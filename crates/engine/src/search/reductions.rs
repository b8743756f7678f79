//! Late move reductions: the number of plies by which the search of late moves is shallower.
//!
//! The customary formula is a constant plus a multiple of the product of the logarithms of depth
//! and move number. The logarithms are computed here bit by bit in integers, because the
//! floating-point logarithm of a library may round differently on another target, and the search
//! would then count other nodes.

/// Returns the base 2 logarithm of `n` in 1024ths, rounded down, or 0 if `n` is 0.
const fn log2(n: u32) -> u32 {
    if n == 0 {
        return 0;
    }
    let whole = n.ilog2();
    // The mantissa, from 1 to 2, has 31 bits behind the point. The next bit of the logarithm is 1
    // if the square of the mantissa is at least 2.
    let mut mantissa = (n as u64) << (31 - whole);
    let mut log = whole;
    let mut bit = 0;
    while bit < 10 {
        mantissa = (mantissa * mantissa) >> 31;
        log <<= 1;
        if mantissa >= 2 << 31 {
            mantissa >>= 1;
            log |= 1;
        }
        bit += 1;
    }
    log
}

/// Reductions in 1024ths of a ply, by depth and move number.
static TABLE: [[u16; 64]; 64] = {
    let mut logs = [0; 64];
    let mut n = 1;
    while n < 64 {
        logs[n] = log2(n as u32) as u64;
        n += 1;
    }
    let mut table = [[0; 64]; 64];
    let mut depth = 1;
    while depth < 64 {
        let mut number = 1;
        while number < 64 {
            let product = (logs[depth] * logs[number]) >> 10;
            table[depth][number] = (1311 + product * 199 / 1024) as u16;
            number += 1;
        }
        depth += 1;
    }
    table
};

/// Returns the usual reduction of the `number`th move at `depth`, in 1024ths of a ply.
#[inline(always)]
pub(super) fn reduction(depth: i32, number: i32) -> i32 {
    i32::from(TABLE[depth.clamp(0, 63) as usize][number.clamp(0, 63) as usize])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_integer_logarithm_is_the_logarithm_rounded_down() {
        for n in 1..=4096 {
            let exact = f64::from(n).log2() * 1024.0;
            assert!((f64::from(log2(n)) - exact).abs() <= 1.0, "{n}");
        }
        assert_eq!((log2(0), log2(1), log2(2), log2(64)), (0, 0, 1024, 6144));
    }

    #[test]
    fn deeper_and_later_moves_are_reduced_more() {
        for depth in 1..63 {
            for number in 1..63 {
                assert!(reduction(depth + 1, number) >= reduction(depth, number));
                assert!(reduction(depth, number + 1) >= reduction(depth, number));
            }
        }
        assert_eq!(reduction(-1, 70), 0);
        assert!(reduction(200, 200) < 10 * 1024);
    }
}
