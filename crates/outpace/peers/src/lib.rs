//! The work that is timed: small arrays of random numbers are sorted and hashed.
//!
//! The slow program is this one with another [`REPEATED`], and nothing else. Its answers are the same, since what it does again is left out of them.

use std::hint::black_box;
use std::io::{self, BufRead, Write};
use std::time::Instant;

/// How many of its units a part does again: 1 is 1 % more work. The environment gives it when this is compiled.
pub const REPEATED: u64 = match option_env!("REPEATED") {
    Some(text) => match text.as_bytes() {
        [digit @ b'0'..=b'9'] => (*digit - b'0') as u64,
        _ => panic!("REPEATED is one digit"),
    },
    None => 0,
};

/// How many units a part has.
const UNITS: u64 = 100;

/// How many parts a command has: about 100 ms of work.
pub const PARTS: u64 = 2000;

/// How many numbers a unit sorts: about 0.5 µs of work.
const NUMBERS: usize = 64;

/// Does one part of the work, about 50 µs, and some units of it again; its checksum, in which those do not count. Which units are
/// done again depends on the turn, so that over 100 turns it is each of them as often.
#[inline(never)]
pub fn part(turn: u64, repeated: u64) -> u64 {
    for again in 0..repeated {
        black_box(unit(black_box((turn + again) % UNITS)));
    }
    (0..UNITS).fold(0, |sum: u64, number| sum.rotate_left(5) ^ unit(black_box(number)))
}

/// Sorts random numbers and hashes them.
#[inline(never)]
fn unit(seed: u64) -> u64 {
    let mut state = seed.wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    let mut numbers: [u32; NUMBERS] = std::array::from_fn(|_| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state >> 32) as u32
    });
    numbers.sort_unstable();
    numbers.iter().fold(0, |hash: u64, number| (hash ^ u64::from(*number)).wrapping_mul(0x0100_0000_01B3))
}

/// Does so many parts of the work; their checksum.
pub fn parts(count: u64) -> u64 {
    (0..count).fold(0, |sum: u64, turn| sum.rotate_left(1) ^ part(turn, black_box(REPEATED)))
}

/// Does the parts of a command and prints the speed on the standard error as chess engines do, by units of the unchanged program.
pub fn bench() {
    let begun = Instant::now();
    let sum = parts(PARTS);
    let nodes = PARTS * UNITS;
    let speed = nodes as f64 / begun.elapsed().as_secs_f64();
    eprintln!("Checksum        : {sum:016x}\nNodes searched  : {nodes}\nNodes/second    : {speed:.0}");
}

/// Answers each line, a number of parts, by their checksum.
///
/// # Errors
///
/// A line is no number, or nobody reads the answers.
pub fn serve() -> io::Result<()> {
    let mut out = io::stdout().lock();
    for line in io::stdin().lock().lines() {
        let count = line?.trim().parse().map_err(io::Error::other)?;
        writeln!(out, "{:016x}", parts(count))?;
        out.flush()?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_done_again_changes_no_answer() {
        for turn in [0, 99, 100] {
            assert_eq!(part(turn, 0), part(turn, 2));
        }
    }
}
