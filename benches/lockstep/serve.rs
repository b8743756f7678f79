//! One side of a comparison between two processes: the suite does turns as it is asked (`turns.rs`).
//!
//! What is timed is what `mod.rs` times: passes over the same operands in the same orders, by the clock of this process, so
//! that neither the pipe nor the switch from the other process is in the figure. The pass before them, which is not timed, fetches
//! back what the other process has pushed out of the caches.

#![allow(dead_code, reason = "a suite serves variants or recipes, not both")]

use std::io::{BufRead, Write};

use super::{Orders, Run, refuse, turn};
use crate::kernels::{CONTROL, Kernel, Whole};
use crate::operands::Set;
use crate::suite;
use plywright_benches::turns::{self, Question, Reply};

/// A kernel that can be taken, by the name under which it is asked for.
pub(crate) struct Served<T> {
    name: String,
    run: Run<T>,
}

/// Both modes of every variant that this CPU runs.
pub(crate) fn variants<T>(kernels: Vec<Kernel<T>>) -> Vec<Served<T>> {
    let variants = kernels.into_iter().filter(|kernel| kernel.name != CONTROL);
    let both = |kernel: Kernel<T>| {
        let served = |mode, run| Served { name: format!("{}/{mode}", kernel.name), run };
        [served("latency", kernel.latency), served("throughput", kernel.throughput)]
    };
    variants.flat_map(both).collect()
}

/// Every recipe; their operations do not wait for one another.
pub(crate) fn wholes<T>(kernels: Vec<Whole<T>>) -> Vec<Served<T>> {
    let served = |kernel: Whole<T>| Served { name: format!("{}/throughput", kernel.name), run: kernel.run };
    kernels.into_iter().map(served).collect()
}

/// Whose kernels the command line asks to serve; none where it asks for something else. A wrong one ends the suite with one
/// clear error.
pub(crate) fn asked() -> Option<String> {
    let arguments = super::arguments();
    turns::asked(&arguments).unwrap_or_else(|reason| refuse(&reason)).map(str::to_owned)
}

/// Serves until nobody asks any more.
pub(crate) fn run<T: Clone>(mut kernels: Vec<Served<T>>, set: Set<T>) {
    say(&Reply::Serves {
        operands: set.name.clone(),
        operations: set.operations,
        kernels: kernels.iter().map(|kernel| kernel.name.clone()).collect(),
    });
    let (operands, right) = (set.name.clone(), set.right.clone());
    let mut orders = Orders::draw(set);
    let mut taken = None;
    for line in std::io::stdin().lock().lines() {
        let Ok(line) = line else { return };
        match Question::parse(&line).unwrap_or_else(|reason| refused(reason)) {
            Question::Take(name) => {
                let Some(at) = kernels.iter().position(|kernel| kernel.name == name) else {
                    refused(format!("there is no kernel `{name}` here"))
                };
                let found = (kernels[at].run)(orders.pass(0));
                let right = right.of(name.split('/').next().unwrap_or_default());
                if let Some(wrong) = suite::wrong(&format!("{operands}/{name}"), found, right) {
                    refused(wrong);
                }
                taken = Some(at);
                say(&Reply::Answer(found));
            }
            Question::Turn { begin, passes } => {
                let Some(at) = taken else { refused("no kernel was taken".to_owned()) };
                let took = turn(&mut kernels[at].run, &mut orders, begin as usize, passes as usize);
                say(&Reply::Took(took.as_nanos() as u64));
            }
        }
    }
}

/// Says it at once. Whoever asked may have gone: then nothing is left to do.
fn say(reply: &Reply) {
    let mut out = std::io::stdout().lock();
    if write!(out, "{reply}").and_then(|()| out.flush()).is_err() {
        std::process::exit(1);
    }
}

/// Tells the asker why not, and ends.
fn refused(reason: String) -> ! {
    say(&Reply::Refused(reason));
    std::process::exit(2)
}
