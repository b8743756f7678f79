//! Tests the engine with the network, over the protocol: the output of `eval`, and networks that
//! others wrote. A refused file leaves the network in use unchanged.

use std::fs;
use std::io::{self, Write};
use std::path::Path;
use std::sync::{Arc, Mutex};

use plywright::evaluation;
use plywright::network::{Network, OUTPUTS, SHIPPED};
use plywright::popcount::Swar;
use plywright::recipe::{Of, with};
use plywright::search::AnyRecipe;
use plywright::sliders::Magic;
use plywright::uci::{self, Output};

/// Collects written lines.
#[derive(Clone, Default)]
struct Lines(Arc<Mutex<Vec<u8>>>);

impl Write for Lines {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().expect("nobody panicked").write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Answers of an engine to these lines.
fn answers(recipe: impl Into<AnyRecipe>, lines: &[String]) -> Vec<String> {
    let kept = Lines::default();
    uci::serve(recipe, lines.join("\n").as_bytes(), &Output::new(kept.clone()))
        .expect("it speaks the protocol");
    let bytes = kept.0.lock().expect("nobody panicked").clone();
    String::from_utf8(bytes).expect("text").lines().map(str::to_owned).collect()
}

fn with_network(lines: &[String]) -> Vec<String> {
    answers(Of::<_, _, with::Evaluation<evaluation::Network>>::new(Swar, Magic), lines)
}

fn eval_file(path: &Path) -> String {
    format!("setoption name EvalFile value {}", path.display())
}

const OPTION: &str = "option name EvalFile type string default <empty>";
const EVAL: &str = "The network's value for the side to move (White), in centipawns: ";

#[test]
fn the_network_evaluates_and_can_be_replaced() {
    let folder = tempfile::tempdir().expect("a folder can be made");
    let path = folder.path().join("none.net");
    let zeros = vec![[0; plywright::network::HIDDEN]; plywright::network::INPUTS];
    let columns = zeros.as_slice().try_into().expect("a column for each input");
    let other =
        Network::of(columns, zeros[0], [([zeros[0]; 2], 64 * 255); OUTPUTS]).expect("it cannot overflow");
    fs::write(&path, other.to_bytes()).expect("it can be written");
    let lines = ["uci".to_owned(), "eval".to_owned(), eval_file(&path), "eval".to_owned()];
    let back = ["setoption name EvalFile value <empty>", "eval"].map(str::to_owned);
    let output = with_network(&[&lines[..], &back].concat());
    assert!(output.iter().any(|line| line == OPTION), "{output:#?}");
    let values: Vec<_> = output.iter().filter_map(|line| line.strip_prefix(EVAL)).collect();
    let start = plywright::board::Position::start();
    let shipped = SHIPPED.evaluate(plywright::simd::Scalar, &start).to_string();
    assert_eq!(values, [&shipped, "400", &shipped]);
}

#[test]
fn a_bad_network_is_refused_in_one_line() {
    let folder = tempfile::tempdir().expect("a folder can be made");
    let good = SHIPPED.to_bytes();
    let with = |at: usize, byte: u8| {
        let mut bytes = good.clone();
        bytes[at] = byte;
        bytes
    };
    for (name, content, reason) in [
        ("empty", Vec::new(), "does not begin with PLYWRNET"),
        ("text", b"a page of text, longer than a header is, is no network either".to_vec(), "does not begin"),
        ("later", with(8, 3), "version 3"),
        ("wider", with(17, 1), "neurons"),
        ("short", good[..good.len() - 1].to_vec(), "should have"),
        ("long", [&good[..], &[0]].concat(), "it has more than"),
        ("flipped", with(9_999, !good[9_999]), "its checksum is"),
    ] {
        let path = folder.path().join(name);
        fs::write(&path, content).expect("it can be written");
        assert_refused(&path, reason);
    }
    assert_refused(&folder.path().join("missing"), "cannot read");
    assert_refused(folder.path(), "it is no file");
    if cfg!(unix) {
        assert_refused(Path::new("/dev/zero"), "it is no file");
    }
}

#[track_caller]
fn assert_refused(path: &Path, reason: &str) {
    let output = with_network(&["eval".to_owned(), eval_file(path), "eval".to_owned()]);
    let [before, refused, after] = output.as_slice() else { panic!("{}: {output:#?}", path.display()) };
    assert!(refused.starts_with("info string setoption EvalFile: "), "{refused}");
    assert!(refused.contains(reason) && refused.len() < 300, "expected `{reason}`, found {refused}");
    assert_eq!(before, after);
}

#[test]
fn the_classical_evaluation_has_no_such_option() {
    let classical = Of::<_, _, with::Evaluation<evaluation::Classical>>::new(Swar, Magic);
    let output = answers(classical, &["uci".to_owned(), eval_file(Path::new("any.net"))]);
    assert!(!output.iter().any(|line| line.contains("EvalFile type")), "{output:#?}");
    let last = output.last().expect("it answers");
    assert!(last.contains("build with the feature `evaluation-network`"), "{last}");
}

#[test]
#[cfg(feature = "weights-runtime")]
fn a_build_with_the_network_takes_no_weights() {
    let output = with_network(&["uci", "setoption name WeightsFile value any.toml"].map(str::to_owned));
    assert!(!output.iter().any(|line| line.contains("WeightsFile type")), "{output:#?}");
    let last = output.last().expect("it answers");
    assert!(last.contains("a network evaluates in this build"), "{last}");
}
