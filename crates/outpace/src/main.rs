//! `outpace`: is the new build faster, by how much, and how sure is that? See [`outpace::tool`].

#![forbid(unsafe_code)]

fn main() -> std::process::ExitCode {
    outpace::tool::main(std::env::args_os())
}
