//! The work that is timed: small arrays of random numbers are sorted and hashed.
//!
//! Two programs are compared: the *even* one, compiled with [`REPEATED`] = 0, and a slower one,
//! which differs from it only in that number. Both give the same answers, because repeated work is
//! left out of them.

use std::hint::black_box;
use std::io::{self, BufRead, Write};
use std::time::Instant;

/// Work that is done a second time, in units for every two parts: 1 is 0.5 % more work. The
/// environment variable of this name sets it when the program is compiled.
pub const REPEATED: u64 = match option_env!("REPEATED") {
    Some(text) => match u64::from_str_radix(text, 10) {
        Ok(number) => number,
        Err(_) => panic!("REPEATED is not a number"),
    },
    None => 0,
};

/// Number of units in a part.
const UNITS: u64 = 100;

/// Number of parts that a command does: about 100 ms of work.
pub const PARTS: u64 = 2000;

/// Number of numbers that a unit sorts: about 0.5 µs of work.
const NUMBERS: usize = 64;

/// Does one part of the work, about 50 µs, and `repeated` units of every two parts a second time.
/// Returns the part's checksum, in which the repeated units do not count. The turn selects the units
/// that are repeated, so that they change from turn to turn.
#[inline(never)]
pub fn part(turn: u64, repeated: u64) -> u64 {
    for again in 0..(repeated + turn % 2) / 2 {
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

/// Does this many parts of the work, and returns their checksum.
pub fn parts(count: u64) -> u64 {
    (0..count).fold(0, |sum: u64, turn| sum.rotate_left(1) ^ part(turn, black_box(REPEATED)))
}

/// Does the parts of a command, and prints the speed on the standard error as the `bench` of chess
/// engines does. A unit counts as a node; units that are done a second time do not count again.
pub fn bench() {
    let begun = Instant::now();
    let sum = parts(PARTS);
    let nodes = PARTS * UNITS;
    let speed = nodes as f64 / begun.elapsed().as_secs_f64();
    eprintln!("Checksum        : {sum:016x}\nNodes searched  : {nodes}\nNodes/second    : {speed:.0}");
}

/// Reads a number of parts from each line, does that work, and answers with its checksum.
///
/// # Errors
///
/// Fails if a line is no number, or if the answers cannot be written.
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
    fn repeated_work_changes_no_answer() {
        for turn in [0, 99, 200] {
            assert_eq!(part(turn, 0), part(turn, 3));
        }
    }
}
