//! The work as a program: a command, a server that answers lines (`peers lines`), and the bench of
//! a chess engine (`peers bench`).

use std::process::ExitCode;

fn main() -> ExitCode {
    match std::env::args().nth(1).as_deref() {
        None => println!("{:016x}", outpace_peers::parts(outpace_peers::PARTS)),
        Some("bench") => outpace_peers::bench(),
        Some("lines") => {
            if let Err(error) = outpace_peers::serve() {
                eprintln!("peers: {error}");
                return ExitCode::FAILURE;
            }
        }
        Some(other) => {
            eprintln!("peers: `{other}` is neither `bench` nor `lines`");
            return ExitCode::from(2);
        }
    }
    ExitCode::SUCCESS
}
