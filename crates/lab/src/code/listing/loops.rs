//! The innermost loops of a function, found in the lines of its listing.
//!
//! A loop need not lie in one piece: compilers put what is seldom taken behind the function's end and jump back from
//! there. So loops are found in the graph of jumps and not in the text: a loop is a set of blocks from each of which
//! each other one can be reached, and it is innermost if nothing of that kind is left once the jumps back to where it is
//! entered are taken away. A jump by table or register has no target in a listing; loops through one are not found.

use std::collections::{BTreeMap, BTreeSet};

/// An innermost loop.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Loop<'a> {
    /// The first label in it: `.L0`.
    pub(crate) label: &'a str,
    /// Its instructions, padding apart, in the order in which they stand in the listing.
    pub(crate) instructions: Vec<&'a str>,
}

impl<'a> Loop<'a> {
    /// What it calls, if it does: the first such name.
    pub(crate) fn calls(&self) -> Option<&'a str> {
        self.instructions.iter().find_map(|line| {
            let (mnemonic, callee) = line.split_once(' ')?;
            matches!(mnemonic, "call" | "bl" | "blr").then_some(callee)
        })
    }

    /// Whether not all of it need run each time: it holds more jumps than the one back.
    pub(crate) fn has_branches(&self) -> bool {
        self.instructions.iter().filter(|line| target(line).is_some()).count() > 1
    }
}

/// The innermost loops of a function's lines.
pub(crate) fn innermost(lines: &[String]) -> Vec<Loop<'_>> {
    let blocks = blocks(lines);
    let all: BTreeSet<usize> = (0..blocks.len()).collect();
    let mut found = Vec::new();
    search(&blocks, &all, &BTreeSet::new(), &mut found);
    found.sort();
    let whole = |body: &BTreeSet<usize>| {
        let instructions = body.iter().flat_map(|&block| blocks[block].instructions.iter().copied());
        let label = body.iter().find_map(|&block| blocks[block].label);
        Loop { label: label.unwrap_or_default(), instructions: instructions.collect() }
    };
    found.iter().map(whole).collect()
}

/// The label that a line jumps to, or may.
fn target(line: &str) -> Option<&str> {
    let calls = line.starts_with("call ") || line.starts_with("bl ");
    line.rsplit([' ', ',']).next().filter(|word| !calls && word.starts_with(".L"))
}

/// Instructions that follow one another, come what may.
#[derive(Debug, Default)]
struct Block<'a> {
    /// The label before it, if there is one.
    label: Option<&'a str>,
    instructions: Vec<&'a str>,
    /// The blocks that can come next.
    next: BTreeSet<usize>,
}

fn blocks(lines: &[String]) -> Vec<Block<'_>> {
    let mut blocks = vec![Block::default()];
    let mut labels = BTreeMap::new();
    // What each block ends with: a label that it jumps to, and whether it goes on with the next block.
    let mut ends = vec![(None, true)];
    let mut is_open = true;
    for line in lines {
        let label = line.strip_suffix(':').filter(|name| name.starts_with(".L"));
        if label.is_some() || !is_open {
            blocks.push(Block::default());
            ends.push((None, true));
            is_open = true;
        }
        if let Some(label) = label {
            labels.insert(label, blocks.len() - 1);
            if let Some(block) = blocks.last_mut() {
                block.label = Some(label);
            }
            continue;
        }
        if line.starts_with('.') || line == "nop" {
            continue;
        }
        let (Some(block), Some(end)) = (blocks.last_mut(), ends.last_mut()) else { continue };
        block.instructions.push(line);
        let target = target(line);
        if target.is_some() || leaves(line) {
            *end = (target, !leaves(line));
            is_open = false;
        }
    }
    let count = blocks.len();
    for (at, (block, (target, falls))) in blocks.iter_mut().zip(ends).enumerate() {
        block.next.extend(target.and_then(|label| labels.get(label)));
        block.next.extend(Some(at + 1).filter(|&next| falls && next < count));
    }
    blocks
}

/// Whether what follows an instruction in the text never follows it in time.
fn leaves(line: &str) -> bool {
    let mnemonic = line.split(' ').next().unwrap_or_default();
    matches!(mnemonic, "jmp" | "ret" | "ud2" | "b" | "br" | "brk" | "udf")
}

/// Adds the innermost loops among `region` to `found`, where the edges in `cut` count no more.
fn search(
    blocks: &[Block<'_>],
    region: &BTreeSet<usize>,
    cut: &BTreeSet<(usize, usize)>,
    found: &mut Vec<BTreeSet<usize>>,
) {
    let reach: BTreeMap<usize, BTreeSet<usize>> =
        region.iter().map(|&from| (from, reachable(blocks, region, cut, from))).collect();
    let mut done: BTreeSet<usize> = BTreeSet::new();
    for &block in region {
        if done.contains(&block) || !reach[&block].contains(&block) {
            continue;
        }
        let body: BTreeSet<usize> =
            reach[&block].iter().copied().filter(|other| reach[other].contains(&block)).collect();
        done.extend(&body);
        // Where the loop is entered: from outside it, or at its first block if nothing leads in.
        let is_entry = |&&to: &&usize| {
            to == 0 || (0..blocks.len()).any(|from| !body.contains(&from) && blocks[from].next.contains(&to))
        };
        let mut entries: BTreeSet<usize> = body.iter().filter(is_entry).copied().collect();
        if entries.is_empty() {
            entries.extend(body.first());
        }
        let back = body.iter().flat_map(|&from| entries.iter().map(move |&to| (from, to)));
        let inner_cut: BTreeSet<_> = cut.iter().copied().chain(back).collect();
        let before = found.len();
        search(blocks, &body, &inner_cut, found);
        if found.len() == before {
            found.push(body);
        }
    }
}

/// What can be reached from `from` by one step or more.
fn reachable(
    blocks: &[Block<'_>],
    region: &BTreeSet<usize>,
    cut: &BTreeSet<(usize, usize)>,
    from: usize,
) -> BTreeSet<usize> {
    let mut reached = BTreeSet::new();
    let mut open = vec![from];
    while let Some(at) = open.pop() {
        for &next in &blocks[at].next {
            if region.contains(&next) && !cut.contains(&(at, next)) && reached.insert(next) {
                open.push(next);
            }
        }
    }
    reached
}

#[cfg(test)]
mod tests {

    fn innermost(lines: &[String]) -> Vec<Vec<&str>> {
        super::innermost(lines).into_iter().map(|found| found.instructions).collect()
    }

    fn lines(text: &str) -> Vec<String> {
        text.lines().map(|line| line.trim().to_owned()).collect()
    }

    #[test]
    fn a_plain_loop_is_its_body() {
        let lines = lines("xor eax, eax\n.L0:\nadd eax, 1\nnop\ncmp eax, edi\njne .L0\nret");
        assert_eq!(innermost(&lines), [["add eax, 1", "cmp eax, edi", "jne .L0"]]);
        assert!(innermost(&lines[..1]).is_empty());
    }

    #[test]
    fn of_nested_loops_only_the_inner_ones_are_innermost() {
        let nested = lines(
            ".L0:\nmov a\n.L1:\ndec b\njne .L1\nmov c\n.L2:\ndec d\njne .L2\ndec e\njne .L0\nret\n.C0 = 0x1",
        );
        assert_eq!(innermost(&nested), [["dec b", "jne .L1"], ["dec d", "jne .L2"]]);
    }

    #[test]
    fn what_was_moved_behind_the_end_still_belongs_to_its_loop() {
        let apart = lines(".L0:\ntest a\nje .L2\n.L1:\ndec b\njne .L0\nret\n.L2:\nmov rare\njmp .L1");
        assert_eq!(innermost(&apart), [["test a", "je .L2", "dec b", "jne .L0", "mov rare", "jmp .L1"]]);
    }

    #[test]
    fn a_loop_that_is_entered_in_its_middle_is_one_loop() {
        let rotated = lines(
            "jmp .L2\n.L0:\npopcnt a\n.L1:\nadd b\nje .L3\n.L2:\ncmp c\nje .L0\nswar\njmp .L1\n.L3:\nret",
        );
        let body = ["popcnt a", "add b", "je .L3", "cmp c", "je .L0", "swar", "jmp .L1"];
        assert_eq!(innermost(&rotated), [body]);
    }

    #[test]
    fn the_jumps_of_arm_are_jumps() {
        let arm = lines(".L0:\nldr x1, [x0], #8\ncbz x1, .L1\ncnt v0.8b, v0.8b\ntbnz w3, #2, .L0\n.L1:\nret");
        let body = ["ldr x1, [x0], #8", "cbz x1, .L1", "cnt v0.8b, v0.8b", "tbnz w3, #2, .L0"];
        assert_eq!(innermost(&arm), [body]);
        let endless = lines("b .L1\n.L0:\nadd x0, x0, #1\n.L1:\nldr x1, [x0]\nb .L0");
        assert_eq!(innermost(&endless), [["add x0, x0, #1", "ldr x1, [x0]", "b .L0"]]);
    }

    #[test]
    fn a_loop_tells_its_label_what_it_calls_and_whether_it_has_a_way_around() {
        let calls = lines("call .L0\n.L0:\npop ebx\n.L1:\ncall f::g\ndec ecx\njne .L1\nret");
        let found = super::innermost(&calls);
        assert_eq!(found.len(), 1, "a call is no jump");
        assert_eq!((found[0].label, found[0].calls(), found[0].has_branches()), (".L1", Some("f::g"), false));
        let around =
            lines(".L0:\nldr x0, [x1]\ntbz x0, #0x3, .L1\nadd x2, x2, #0x1\n.L1:\ncbnz x0, .L0\nret");
        let found = super::innermost(&around);
        assert!(found[0].has_branches() && found[0].calls().is_none());
    }
}
