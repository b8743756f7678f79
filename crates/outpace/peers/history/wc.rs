//! Work for revisions of uutils' `wc`: counts the bytes of a file that come through a pipe. Prints
//! their number.

use std::ffi::OsString;
use std::process::{Command, Stdio};

fn main() {
    let file = std::env::args_os().nth(1).expect("a file");
    if file == "count" {
        let words = ["wc", "-c"].map(OsString::from);
        std::process::exit(uu_wc::uumain(words.into_iter()));
    }
    let mut cat = Command::new("cat").arg(file).stdout(Stdio::piped()).spawn().expect("cat starts");
    let pipe = cat.stdout.take().expect("a pipe");
    let program = std::env::current_exe().expect("a path");
    let counted = Command::new(program).arg("count").stdin(pipe).status().expect("it starts");
    assert!(counted.success() && cat.wait().expect("cat ends").success());
}
