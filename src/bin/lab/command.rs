//! The line that builds an engine, for a shell.

/// The command that builds the engine with these features and that target level, exactly as the lab builds it:
/// flags that the user's own configuration may set do not get in.
pub(crate) fn build(features: &[String], target_cpu: Option<&str>) -> String {
    let flags = target_cpu.map_or_else(String::new, |cpu| format!("-C target-cpu={cpu}"));
    let features =
        if features.is_empty() { String::new() } else { format!(" --features {}", features.join(",")) };
    format!("RUSTFLAGS=\"{flags}\" cargo build --release --no-default-features{features} --bin plywright")
}

#[cfg(test)]
mod tests {
    use super::build;

    #[test]
    fn the_command_names_what_differs_and_lets_no_other_flag_in() {
        assert_eq!(
            build(&[], None),
            "RUSTFLAGS=\"\" cargo build --release --no-default-features --bin plywright"
        );
        assert_eq!(
            build(&["popcount-hardware".into(), "sliders-pext".into()], Some("x86-64-v3")),
            "RUSTFLAGS=\"-C target-cpu=x86-64-v3\" cargo build --release --no-default-features \
             --features popcount-hardware,sliders-pext --bin plywright"
        );
    }
}
