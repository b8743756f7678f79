//! Finds the x86 features that the compiler was asked to use but hides from `cfg` because they are
//! unstable, such as APX and AVX10.
//!
//! `-C target-cpu` may switch them on even in a stable build. Each feature that is on, stable or
//! not, becomes a cfg such as `cfg(hidden_feature = "apxf")`.

use std::env;
use std::process::Command;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-env-changed=CARGO_ENCODED_RUSTFLAGS");
    println!("cargo::rustc-check-cfg=cfg(hidden_feature, values(any()))");
    for line in cfg().unwrap_or_default().lines() {
        if let Some(name) = line.strip_prefix("target_feature=") {
            println!("cargo::rustc-cfg=hidden_feature={name}");
        }
    }
}

/// Returns the `cfg` output that the compiler would give to a build of its unstable channel.
/// Returns `None` if the target is not x86, if no flag sets target options, or if the compiler
/// cannot be run.
fn cfg() -> Option<String> {
    let is_x86 = matches!(env::var("CARGO_CFG_TARGET_ARCH").ok()?.as_str(), "x86" | "x86_64");
    let flags = env::var("CARGO_ENCODED_RUSTFLAGS").ok()?;
    if !is_x86 || !flags.contains("target-") {
        return None;
    }
    let mut compiler = Command::new(env::var_os("RUSTC")?);
    compiler.args(["--print", "cfg", "--target"]).arg(env::var_os("TARGET")?).args(flags.split('\u{1f}'));
    // This uses the unstable channel only to list names. Nothing is compiled.
    let output = compiler.env("RUSTC_BOOTSTRAP", "1").output().ok()?;
    String::from_utf8(output.stdout).ok()
}
