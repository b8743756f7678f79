//! The line that builds an engine, for a shell.

/// The command that builds the engine with these features and that target level, exactly as the lab builds it.
pub(crate) fn build(features: &[String], target_cpu: Option<&str>) -> String {
    let flags = target_cpu.map_or_else(String::new, |cpu| format!("RUSTFLAGS=\"-C target-cpu={cpu}\" "));
    let features =
        if features.is_empty() { String::new() } else { format!(" --features {}", features.join(",")) };
    format!("{flags}cargo build --release --no-default-features{features} --bin plywright")
}

#[cfg(test)]
mod tests {
    use super::build;

    #[test]
    fn the_command_names_only_what_is_not_the_default() {
        assert_eq!(build(&[], None), "cargo build --release --no-default-features --bin plywright");
        assert_eq!(
            build(&["popcount-hardware".into(), "sliders-pext".into()], Some("x86-64-v3")),
            "RUSTFLAGS=\"-C target-cpu=x86-64-v3\" cargo build --release --no-default-features \
             --features popcount-hardware,sliders-pext --bin plywright"
        );
    }
}
