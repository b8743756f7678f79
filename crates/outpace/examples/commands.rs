//! Compares two commands until the answer is sure, for a minute at most: `cargo run -p outpace
//! --example commands -- 'gzip -1 -k -c FILE' 'gzip -6 -k -c FILE'`.

use std::time::Duration;

use outpace::compare::{Plan, Rules, judge, measure};
use outpace::error::Result;
use outpace::measure::lockstep::Setup;
use outpace::programs::{Executable, asked};
use outpace::record::CONTROL;
use outpace::rng::Rng;
use outpace::workloads::command::{Input, WholeCommand};

fn main() -> Result<()> {
    let lines: Vec<String> = std::env::args().skip(1).collect();
    let asked = asked::read(&lines, &[])?;
    let program =
        |name: &str, at: usize| -> Result<_> { Ok(WholeCommand::new(name, Executable::find(&asked[at])?)) };
    let (old, control, new) = (program("old", 0)?, program(CONTROL, 0)?, program("new", 1)?);
    let folder = std::env::temp_dir();
    let setup = Setup::of_builds(&[Input::Nothing], &folder, 4);
    let plan = Plan {
        rules: Rules::default(),
        comparisons: 1,
        time: Duration::from_secs(60),
        estimate: None,
        watch: &|_| (),
    };
    for row in measure((&old, control), &[new], &setup, &plan, &mut Rng::new(1, "example"))?.comparisons {
        println!("{}: {:?}", row.candidate, judge(&row.launches, &plan.rules, 1));
    }
    Ok(())
}
