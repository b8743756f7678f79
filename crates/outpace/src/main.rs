//! `outpace`: is the new build faster, by how much, and how sure is that? See [`outpace::cli`].

#![forbid(unsafe_code)]

fn main() -> std::process::ExitCode {
    outpace::cli::main(std::env::args_os())
}
