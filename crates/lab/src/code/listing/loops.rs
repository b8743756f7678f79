//! Finds the innermost loops of a function in the lines of its listing.
//!
//! The parts of a loop may be scattered, because compilers put rarely used code at the function's
//! end and jump back from there. So loops are found in the graph of jumps rather than in the text.
//! A loop is a set of blocks in which each block can be reached from every other one. It is
//! innermost if, without the jumps to its entries, it contains no such set. A jump through a table
//! or a register has no target in a listing, so loops that need such a jump are not found.

use std::collections::{BTreeMap, BTreeSet};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Loop<'a> {
    /// First label in the loop, such as `.L0`.
    pub label: &'a str,
    /// Instructions without padding, in the order of the listing.
    pub instructions: Vec<&'a str>,
}

impl<'a> Loop<'a> {
    pub fn mnemonics(&self) -> Vec<&'a str> {
        self.instructions.iter().map(|line| super::mnemonic(line)).collect()
    }

    /// Returns the first function that the loop calls, if it calls any.
    pub fn calls(&self) -> Option<&'a str> {
        self.instructions.iter().find_map(|line| {
            let (mnemonic, callee) = line.split_once(' ')?;
            matches!(mnemonic, "call" | "bl" | "blr").then_some(callee)
        })
    }

    /// Returns true if part of the loop may be skipped: it has more jumps than the one back.
    pub fn has_branches(&self) -> bool {
        self.instructions.iter().filter(|line| target(line).is_some()).count() > 1
    }
}

pub fn innermost(lines: &[String]) -> Vec<Loop<'_>> {
    let blocks = blocks(lines);
    let labels: BTreeMap<&str, usize> =
        blocks.iter().enumerate().filter_map(|(at, block)| Some((block.label?, at))).collect();
    let follows = |at: usize| {
        let last = blocks[at].last();
        let jump = last.and_then(target).and_then(|label| labels.get(label)).copied();
        let next = Some(at + 1).filter(|next| *next < blocks.len() && !last.is_some_and(leaves));
        jump.into_iter().chain(next).collect()
    };
    let graph: Graph = (0..blocks.len()).map(follows).collect();
    let mut found = Vec::new();
    search(&graph, &graph, &(0..blocks.len()).collect(), &mut found);
    found.sort();
    let with_instructions = |body: &BTreeSet<usize>| {
        let instructions = body.iter().flat_map(|&block| blocks[block].instructions.iter().copied());
        let label = body.iter().find_map(|&block| blocks[block].label);
        Loop { label: label.unwrap_or_default(), instructions: instructions.collect() }
    };
    found.iter().map(with_instructions).collect()
}

/// A block: instructions that always run one after the other.
#[derive(Debug, Default)]
struct Block<'a> {
    label: Option<&'a str>,
    instructions: Vec<&'a str>,
}

impl<'a> Block<'a> {
    fn last(&self) -> Option<&'a str> {
        self.instructions.last().copied()
    }
}

fn blocks(lines: &[String]) -> Vec<Block<'_>> {
    let mut blocks = Vec::new();
    let mut block = Block::default();
    for line in lines {
        let label = line.strip_suffix(':').filter(|name| name.starts_with(".L"));
        if label.is_some() || block.last().is_some_and(|last| target(last).is_some() || leaves(last)) {
            blocks.push(std::mem::replace(&mut block, Block { label, instructions: Vec::new() }));
        }
        if !line.starts_with('.') && line != "nop" {
            block.instructions.push(line);
        }
    }
    blocks.push(block);
    blocks
}

/// Returns the label to which a line always or sometimes jumps.
fn target(line: &str) -> Option<&str> {
    let calls = line.starts_with("call ") || line.starts_with("bl ");
    line.rsplit([' ', ',']).next().filter(|word| !calls && word.starts_with(".L"))
}

/// Returns true if the next instruction in the text never runs directly after this one.
fn leaves(line: &str) -> bool {
    let mnemonic = line.split(' ').next().unwrap_or_default();
    matches!(mnemonic, "jmp" | "ret" | "ud2" | "b" | "br" | "brk" | "udf")
}

/// For each block, the blocks that can come next.
type Graph = Vec<BTreeSet<usize>>;

/// Adds the innermost loops in `region` to `found`. `open` has those edges of the graph `whole`
/// that have not been removed yet.
fn search(whole: &Graph, open: &Graph, region: &BTreeSet<usize>, found: &mut Vec<BTreeSet<usize>>) {
    for body in loops_of(open, region) {
        // The entries of the loop are those of its blocks that can be reached from outside, and the
        // function's first block if the loop contains it. If there are none, the loop's first block
        // is taken.
        let outside = (0..whole.len()).filter(|from| !body.contains(from));
        let mut entries: BTreeSet<usize> = outside.flat_map(|from| &whole[from]).copied().collect();
        entries.insert(0);
        entries.retain(|to| body.contains(to));
        if entries.is_empty() {
            entries.extend(body.first());
        }
        let mut inner = open.clone();
        for &from in &body {
            inner[from].retain(|to| !entries.contains(to));
        }
        let before = found.len();
        search(whole, &inner, &body, found);
        if found.len() == before {
            found.push(body);
        }
    }
}

/// Returns the largest sets of blocks of a region in which each block can be reached from every
/// other one and from itself. A forward search gives the order, and a backward search the sets
/// (Sharir, "A strong-connectivity algorithm and its applications in data flow analysis",
/// *Computers & Mathematics with Applications* 7, 1981).
fn loops_of(graph: &Graph, region: &BTreeSet<usize>) -> Vec<BTreeSet<usize>> {
    let mut before: Graph = vec![BTreeSet::new(); graph.len()];
    for &from in region {
        for &to in graph[from].iter().filter(|to| region.contains(to)) {
            before[to].insert(from);
        }
    }
    let (mut seen, mut order) = (BTreeSet::new(), Vec::new());
    for &first in region {
        // A block is visited twice: before its successors, and after them.
        let mut open = vec![(first, false)];
        while let Some((at, is_left)) = open.pop() {
            if is_left {
                order.push(at);
            } else if seen.insert(at) {
                open.push((at, true));
                open.extend(graph[at].iter().filter(|next| region.contains(next)).map(|&next| (next, false)));
            }
        }
    }
    let (mut taken, mut loops) = (BTreeSet::new(), Vec::new());
    for first in order.into_iter().rev() {
        let (mut body, mut open) = (BTreeSet::new(), vec![first]);
        while let Some(at) = open.pop() {
            if taken.insert(at) {
                body.insert(at);
                open.extend(&before[at]);
            }
        }
        if body.len() > 1 || body.first().is_some_and(|block| graph[*block].contains(block)) {
            loops.push(body);
        }
    }
    loops
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Splits a text into lines at its slashes.
    fn lines(text: &str) -> Vec<String> {
        text.split('/').map(|line| line.trim().to_owned()).collect()
    }

    #[test]
    fn loops_are_found_wherever_their_blocks_lie() {
        for (what, code, loops) in [
            (
                "a plain loop",
                "xor eax, eax/.L0:/add eax, 1/nop/cmp eax, edi/jne .L0/ret",
                &["add eax, 1/cmp eax, edi/jne .L0"][..],
            ),
            ("no loop", "xor eax, eax", &[]),
            (
                "of nested loops only the inner ones",
                ".L0:/mov a/.L1:/dec b/jne .L1/mov c/.L2:/dec d/jne .L2/dec e/jne .L0/ret/.C0 = 0x1",
                &["dec b/jne .L1", "dec d/jne .L2"],
            ),
            (
                "a part was moved behind the end",
                ".L0:/test a/je .L2/.L1:/dec b/jne .L0/ret/.L2:/mov rare/jmp .L1",
                &["test a/je .L2/dec b/jne .L0/mov rare/jmp .L1"],
            ),
            (
                "entered in its middle",
                "jmp .L2/.L0:/popcnt a/.L1:/add b/je .L3/.L2:/cmp c/je .L0/swar/jmp .L1/.L3:/ret",
                &["popcnt a/add b/je .L3/cmp c/je .L0/swar/jmp .L1"],
            ),
            (
                "the jumps of ARM",
                ".L0:/ldr x1, [x0], #8/cbz x1, .L1/cnt v0.8b, v0.8b/tbnz w3, #2, .L0/.L1:/ret",
                &["ldr x1, [x0], #8/cbz x1, .L1/cnt v0.8b, v0.8b/tbnz w3, #2, .L0"],
            ),
            (
                "without an end",
                "b .L1/.L0:/add x0, x0, #1/.L1:/ldr x1, [x0]/b .L0",
                &["add x0, x0, #1/ldr x1, [x0]/b .L0"],
            ),
        ] {
            let lines = lines(code);
            let found: Vec<_> = innermost(&lines).iter().map(|found| found.instructions.join("/")).collect();
            assert_eq!(found, loops, "{what}");
        }
    }

    #[test]
    fn labels_calls_and_branches_of_loops_are_known() {
        for (code, expected) in [
            // The first call is not a jump.
            ("call .L0/.L0:/pop ebx/.L1:/call f::g/dec ecx/jne .L1/ret", (".L1", Some("f::g"), false)),
            (
                ".L0:/ldr x0, [x1]/tbz x0, #0x3, .L1/add x2, x2, #0x1/.L1:/cbnz x0, .L0/ret",
                (".L0", None, true),
            ),
        ] {
            let lines = lines(code);
            let [found] = &innermost(&lines)[..] else { panic!("{code}") };
            assert_eq!((found.label, found.calls(), found.has_branches()), expected);
        }
    }
}
