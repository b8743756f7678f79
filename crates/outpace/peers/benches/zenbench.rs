//! The work as a benchmark of zenbench, which compares functions of one program. The work of the
//! even program and that of this build take turns, and both run the same machine code. The
//! environment variable `SECONDS` sets the duration.

use std::time::Duration;

use outpace_peers::{REPEATED, part};
use zenbench::prelude::*;

fn work(suite: &mut Suite) {
    let seconds = std::env::var("SECONDS").ok().and_then(|text| text.parse().ok()).unwrap_or(10.0);
    suite.group("part", |group| {
        // By default a comparison ends after 30 rounds.
        group.config().max_time(Duration::from_secs_f64(seconds)).max_rounds(100_000).auto_rounds(false);
        for (name, repeated) in [("even", 0), ("other", REPEATED)] {
            let mut turn = 0;
            group.bench(name, move |bencher| {
                bencher.iter(|| {
                    turn += 1;
                    part(turn, black_box(repeated))
                });
            });
        }
    });
}

zenbench::main!(work);
