//! Parses cargo's messages in JSON.

use std::path::PathBuf;

/// Returns the path of a program that cargo has built. The path cannot be derived, because the
/// user's configuration may name any folder and any target.
pub fn executable(messages: &str, kind: &str, name: &str) -> Option<PathBuf> {
    let mut messages =
        messages.lines().filter_map(|line| serde_json::from_str::<serde_json::Value>(line).ok());
    messages.find_map(|message| {
        let target = &message["target"];
        let path = (target["name"] == name && target["kind"][0] == kind).then_some(&message["executable"])?;
        path.as_str().map(PathBuf::from)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_is_where_cargo_says() {
        let messages = "warning: something\n\
            {\"target\":{\"name\":\"plywright\",\"kind\":[\"lib\"]},\"executable\":null}\n\
            {\"target\":{\"name\":\"lab\",\"kind\":[\"bin\"]},\"executable\":\"/t/lab\"}\n\
            {\"target\":{\"name\":\"plywright\",\"kind\":[\"bin\"]},\"executable\":\"/t/x/plywright\"}\n";
        assert_eq!(executable(messages, "bin", "plywright"), Some(PathBuf::from("/t/x/plywright")));
        assert_eq!(executable(messages, "bench", "plywright"), None);
        assert_eq!(executable("{}\nnone\n", "bin", "plywright"), None);
    }
}
