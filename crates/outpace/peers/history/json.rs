//! Work for revisions of serde_json: parses a file, which is a JSON string full of `\u` escapes.
//! Prints the length of the string.

fn main() {
    let file = std::env::args().nth(1).expect("a file");
    let text = std::fs::read(file).expect("a file that can be read");
    for _ in 0..40 {
        let string: String = serde_json::from_slice(&text).expect("a JSON string");
        println!("{}", string.len());
    }
}
