//! Makes a rule: a decision tree that is grown over every position of a table.
//!
//! The leaf with the greatest promise is split next, by the question that best separates draws from
//! other positions. This goes on until the tree has a certain size, larger than is allowed; then it
//! is cut back to the allowed size in bytes ([`Growth`]). With very many positions, the first half
//! of the growth uses only one position in eight. A leaf gets a result only if all positions of the
//! table that reach it have that result; other leaves stay open. So every answer of a rule is
//! right, by construction.

use std::cmp::Ordering;
use std::collections::BinaryHeap;

use plywright::endings::rules::packed::DEEPEST;
use plywright::endings::rules::tree::{Leaf, Question, Tree};
use plywright::recipe::Recipe;
use rayon::prelude::*;

use super::domain::Domain;
use super::growth::Growth;
use super::{features, pack};
use crate::table::Table;

/// Number of positions above which a tree starts to grow over a sample of them.
const MANY: usize = 1 << 26;

/// The sample is one position in this many, a power of two.
const ONE_IN: u32 = 8;

/// Number of best questions that are tried together with the best questions that could follow them.
const TRIED: usize = 12;

/// Progress of growing the decision tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Grown {
    /// Size of the tree in bytes.
    pub bytes: usize,
    /// Draws that the tree recognises.
    pub spotted: u64,
    /// Positions that are draws.
    pub draws: u64,
}

/// A question that could be asked at a leaf.
#[derive(Clone, Copy, Debug)]
struct Split {
    feature: u8,
    /// The values for which the answer is yes, and all values that occurred.
    values: u64,
    seen: u64,
    gain: f64,
}

/// A node of the tree.
#[derive(Debug)]
enum Node {
    /// A leaf: its result, and the number of draws that reach it.
    Leaf(Leaf, u64),
    /// A question, and the indices of the nodes after a yes and after a no.
    Question(Split, usize, usize),
}

/// A leaf that may be split.
struct Candidate {
    node: usize,
    depth: usize,
    ids: Vec<u32>,
    split: Split,
    promise: f64,
}

impl PartialEq for Candidate {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Candidate {}

impl PartialOrd for Candidate {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Candidate {
    fn cmp(&self, other: &Self) -> Ordering {
        self.promise.total_cmp(&other.promise).then(other.node.cmp(&self.node))
    }
}

/// Completes the values for which the answer is yes. The 64 values are packed as eight rows of
/// eight bits, and a row equal to the previous non-empty one takes almost no space. So each value
/// that did not occur gets whichever answer makes its row equal to the non-empty rows beside it,
/// where that is possible. Also returns the number of rows that must be coded.
fn filled(values: u64, seen: u64) -> (u64, usize) {
    let (values, seen) = (values.to_le_bytes(), seen.to_le_bytes());
    let mut filled = [0; 8];
    let mut different = 0;
    // The indices of the latest rows that can be equal, the bits to set in all of them, and the
    // bits that are fixed because their values occurred in one of these rows.
    let (mut alike, mut last, mut fixed) = (Vec::<usize>::new(), 0_u8, 0_u8);
    for row in (0..8).filter(|&row| values[row] != 0) {
        if alike.is_empty() || (last ^ values[row]) & fixed & seen[row] != 0 {
            alike.clear();
            different += 1;
            (last, fixed) = (0, 0);
        }
        alike.push(row);
        last |= values[row];
        fixed |= seen[row];
        for &row in &alike {
            filled[row] = last;
        }
    }
    (u64::from_le_bytes(filled), different)
}

/// Returns the approximate size of a question in bytes, before packing, with yes and no swapped if
/// that is smaller.
fn size(values: u64, seen: u64) -> f64 {
    let rows = |values| filled(values, seen).1;
    (4 + rows(values).min(rows(seen & !values))) as f64
}

/// Returns the entropy of this many draws and others, in bits.
fn disorder(draws: f64, others: f64) -> f64 {
    let share = |count: f64| if count > 0.0 { -count * (count / (draws + others)).log2() } else { 0.0 };
    share(draws) + share(others)
}

/// Returns the set of values that best separates draws from other positions, the set of values that
/// occurred, and the gain in bits. Each draw has the weight `scales[0]`, each other position
/// `scales[1]`. Returns `None` if no set gains anything.
fn best_values(counts: &[[u32; 2]; 64], scales: [f64; 2]) -> Option<(u64, u64, f64)> {
    let mut values: Vec<(usize, f64, f64)> = counts
        .iter()
        .enumerate()
        .filter(|(_, counts)| counts[0] + counts[1] > 0)
        .map(|(value, counts)| (value, f64::from(counts[0]) * scales[0], f64::from(counts[1]) * scales[1]))
        .collect();
    if values.len() < 2 {
        return None;
    }
    let share = |&(_, draws, others): &(usize, f64, f64)| draws / (draws + others);
    values.sort_by(|a, other| share(other).total_cmp(&share(a)).then(a.0.cmp(&other.0)));
    let (draws, others) =
        values.iter().fold((0.0, 0.0), |sum, (_, draws, others)| (sum.0 + draws, sum.1 + others));
    let whole = disorder(draws, others);
    let mut left = (0.0, 0.0);
    let (mut set, mut best) = (0_u64, None::<(u64, f64)>);
    for (value, d, o) in &values[..values.len() - 1] {
        left = (left.0 + d, left.1 + o);
        set |= 1 << value;
        let gain = whole - disorder(left.0, left.1) - disorder(draws - left.0, others - left.1);
        if gain > 1e-9 && best.is_none_or(|(_, found)| gain > found) {
            best = Some((set, gain));
        }
    }
    let seen = values.iter().fold(0, |seen, (value, _, _)| seen | 1 << value);
    best.map(|(set, gain)| (set, seen, gain))
}

/// The number of draws and of others, by value of a feature.
type Counts = Vec<[[u32; 2]; 64]>;

/// Grows trees over one table.
struct Grower<'a, R> {
    domain: Domain<'a, R>,
    features: Vec<u8>,
    growth: Growth,
    /// True while the tree grows over one position in [`ONE_IN`].
    is_sampled: bool,
}

impl<R: Recipe> Grower<'_, R> {
    /// Returns the leaf for these positions: its result, the number of positions by true result,
    /// and its best split if it has no result.
    fn leaf(&self, node: usize, depth: usize, ids: Vec<u32>) -> (Leaf, [u64; 4], Option<Candidate>) {
        let counts = ids
            .par_chunks(1 << 16)
            .map(|chunk| {
                let mut counts = [0_u64; 4];
                for &id in chunk {
                    counts[self.domain.truth(id) as usize] += 1;
                }
                counts
            })
            .reduce(|| [0; 4], |a, other| std::array::from_fn(|at| a[at] + other[at]));
        let total = ids.len() as u64;
        let pure =
            [Leaf::Draw, Leaf::White, Leaf::Black].into_iter().find(|&leaf| counts[leaf as usize] == total);
        if let Some(leaf) = pure {
            return (leaf, counts, None);
        }
        let draws = counts[Leaf::Draw as usize];
        let split = if draws == 0 || depth >= DEEPEST { None } else { self.split(&ids, draws) };
        let candidate = split.map(|split| {
            let share = draws as f64 / total as f64;
            let promise = split.gain * share.powf(self.growth.preference) / size(split.values, split.seen);
            Candidate { node, depth, ids, split, promise }
        });
        (Leaf::Open, counts, candidate)
    }

    /// Returns the best question for these positions, of which `draws` are draws.
    fn split(&self, ids: &[u32], draws: u64) -> Option<Split> {
        // Draws and others are sampled separately, so that a few among many are not overlooked.
        let others = ids.len() as u64 - draws;
        let steps = [draws, others].map(|count| count.div_ceil(self.growth.sample / 2).max(1));
        let sample: Vec<(u32, u8)> = ids
            .par_chunks(1 << 16)
            .flat_map_iter(|chunk| {
                let mut seen = [0_u64; 2];
                chunk.iter().filter_map(move |&id| {
                    let class = u8::from(self.domain.truth(id) != Leaf::Draw);
                    let seen = &mut seen[usize::from(class)];
                    let is_taken = *seen % steps[usize::from(class)] == 0;
                    *seen += 1;
                    is_taken.then_some((id, class))
                })
            })
            .collect();
        let taken = sample.iter().filter(|(_, class)| *class == 0).count() as f64;
        let scales = [
            draws as f64 / taken.max(1.0),
            others as f64 / (sample.len() as f64 - taken).max(1.0) * self.growth.weight,
        ];
        let columns: Vec<(Vec<u8>, u8)> = sample
            .par_iter()
            .map(|&(id, class)| {
                let view = self.domain.view(id);
                (self.features.iter().map(|&feature| view.value(feature)).collect(), class)
            })
            .collect();
        let rows: Vec<&(Vec<u8>, u8)> = columns.iter().collect();
        let whole = self.count(&rows);
        let is_sample = self.is_sampled || steps != [1, 1];
        let mut found: Vec<(f64, usize, Split)> = (0..self.features.len())
            .filter_map(|at| {
                let split = self.best_of(at, &whole[at], scales, is_sample)?;
                Some((split.gain / size(split.values, split.seen), at, split))
            })
            .collect();
        found.sort_by(|a, other| other.0.total_cmp(&a.0));
        found.truncate(TRIED);
        let judged: Vec<(f64, Split)> = found
            .into_par_iter()
            .map(|(_, at, split)| {
                let yes: Vec<&(Vec<u8>, u8)> =
                    columns.iter().filter(|(values, _)| split.values >> values[at] & 1 != 0).collect();
                let yes = self.count(&yes);
                let mut no = whole.clone();
                for (no, yes) in no.iter_mut().flatten().flatten().zip(yes.iter().flatten().flatten()) {
                    *no -= yes;
                }
                let (mut gain, mut bytes) = (split.gain, size(split.values, split.seen));
                for counts in [yes, no] {
                    let next = (0..self.features.len())
                        .filter_map(|at| self.best_of(at, &counts[at], scales, is_sample))
                        .map(|split| (split.gain, size(split.values, split.seen)))
                        .max_by(|a, other| (a.0 / a.1).total_cmp(&(other.0 / other.1)));
                    if let Some((more, size)) = next {
                        gain += more;
                        bytes += size;
                    }
                }
                (gain / bytes, split)
            })
            .collect();
        judged.into_iter().max_by(|a, other| a.0.total_cmp(&other.0)).map(|(_, split)| split)
    }

    /// Counts draws and others by the values of each feature.
    fn count(&self, sample: &[&(Vec<u8>, u8)]) -> Counts {
        let mut counts: Counts = vec![[[0; 2]; 64]; self.features.len()];
        for (values, class) in sample {
            for (counts, &value) in counts.iter_mut().zip(values) {
                counts[usize::from(value)][usize::from(*class)] += 1;
            }
        }
        counts
    }

    /// Returns the best question about the feature at this index.
    fn best_of(
        &self,
        at: usize,
        counts: &[[u32; 2]; 64],
        scales: [f64; 2],
        is_sample: bool,
    ) -> Option<Split> {
        let (values, seen, gain) = best_values(counts, scales)?;
        // A value that is missing from the sample may occur in other positions. While the tree
        // grows, the answer for these positions is no, and it must stay no in the finished rule. So
        // all values count as seen.
        let seen = if is_sample { u64::MAX } else { seen };
        Some(Split { feature: self.features[at], values, seen, gain })
    }

    /// Divides positions by the answer to a question.
    fn divide(&self, ids: &[u32], split: &Split) -> [Vec<u32>; 2] {
        let parts: Vec<[Vec<u32>; 2]> = ids
            .par_chunks(1 << 16)
            .map(|chunk| {
                let mut parts = [Vec::new(), Vec::new()];
                for &id in chunk {
                    let is_yes = split.values >> self.domain.view(id).value(split.feature) & 1 != 0;
                    parts[usize::from(!is_yes)].push(id);
                }
                parts
            })
            .collect();
        [0, 1].map(|side| {
            let mut ids = Vec::with_capacity(parts.iter().map(|parts| parts[side].len()).sum());
            for parts in &parts {
                ids.extend_from_slice(&parts[side]);
            }
            ids
        })
    }
}

/// The remainder of a subtree, its approximate size in bytes, and the number of draws that
/// it spots.
struct Cut {
    tree: Tree,
    bytes: f64,
    spotted: u64,
}

/// Cuts a subtree down to the questions that are worth their bytes, if a byte costs this
/// many draws. The rest is left open, and questions whose answer does not matter are removed.
fn cut(nodes: &[Node], node: usize, cost: f64) -> Cut {
    let leaf = |leaf, spotted| Cut { tree: Tree::Leaf(leaf), bytes: 0.0, spotted };
    match nodes[node] {
        Node::Leaf(found, draws) => leaf(found, if found == Leaf::Draw { draws } else { 0 }),
        Node::Question(Split { feature, values, seen, .. }, yes, no) => {
            let [yes, no] = [yes, no].map(|node| cut(nodes, node, cost));
            let spotted = yes.spotted + no.spotted;
            let bytes = yes.bytes + no.bytes + size(values, seen);
            match (&yes.tree, &no.tree) {
                (Tree::Leaf(a), Tree::Leaf(other)) if a == other => return leaf(*a, spotted),
                _ if spotted as f64 <= cost * bytes => return leaf(Leaf::Open, 0),
                _ => {}
            }
            let ((plain, rows), (swapped, swapped_rows)) =
                (filled(values, seen), filled(seen & !values, seen));
            let (values, yes, no) =
                if rows <= swapped_rows { (plain, yes.tree, no.tree) } else { (swapped, no.tree, yes.tree) };
            Cut { tree: Tree::Question(Box::new(Question { feature, values, yes, no })), bytes, spotted }
        }
    }
}

/// Returns the packed tree that spots the most draws in at most `bytes` bytes, and the number of
/// draws that it spots.
fn fitted(nodes: &[Node], bytes: usize) -> (Vec<u8>, u64) {
    let cut_at = |cost| {
        let cut = cut(nodes, 0, cost);
        (pack(&cut.tree), cut.spotted)
    };
    let (mut low, mut high) = (0.0, 1e6);
    let whole = cut_at(low);
    if whole.0.len() <= bytes {
        return whole;
    }
    let mut best = cut_at(high);
    for _ in 0..30 {
        let cost = f64::midpoint(low, high);
        let found = cut_at(cost);
        if found.0.len() > bytes {
            low = cost;
        } else {
            high = cost;
            best = found;
        }
    }
    best
}

/// Returns true if a position belongs to those over which a tree starts to grow.
fn is_chosen(id: u32) -> bool {
    id.wrapping_mul(0x9e37_79b1) >> 16 & (ONE_IN - 1) == 0
}

/// A growing tree.
struct Growing<'a, R> {
    grower: Grower<'a, R>,
    nodes: Vec<Node>,
    heap: BinaryHeap<Candidate>,
    spotted: u64,
}

impl<R: Recipe> Growing<'_, R> {
    /// Adds a leaf of these positions, at an existing index or at the next one.
    fn add(&mut self, node: usize, depth: usize, ids: Vec<u32>) {
        let (leaf, counts, candidate) = self.grower.leaf(node, depth, ids);
        let draws = counts[Leaf::Draw as usize];
        if leaf == Leaf::Draw {
            self.spotted += draws;
        }
        let leaf = Node::Leaf(leaf, draws);
        match self.nodes.get_mut(node) {
            Some(node) => *node = leaf,
            None => self.nodes.push(leaf),
        }
        self.heap.extend(candidate);
    }

    /// Splits leaves, the most promising first, until the unpacked tree takes this many bytes.
    fn grow_to(&mut self, bytes: usize, mut progress: impl FnMut(usize, u64)) {
        let mut questions = 0_usize;
        while let Some(Candidate { node, depth, ids, split, .. }) = self.heap.pop() {
            let sides = self.grower.divide(&ids, &split);
            drop(ids);
            let first = self.nodes.len();
            self.nodes[node] = Node::Question(split, first, first + 1);
            for (number, ids) in (first..).zip(sides) {
                self.add(number, depth + 1, ids);
            }
            questions += 1;
            if questions.is_multiple_of(128) || self.heap.is_empty() {
                let taken = cut(&self.nodes, 0, 0.0).bytes as usize;
                progress(taken, self.spotted);
                if taken > bytes {
                    break;
                }
            }
        }
    }

    /// Sends all these positions to the leaves of the tree, which has grown over a sample of them.
    fn refill(&mut self, ids: &[u32]) {
        let leaf_of = |id: u32| {
            let view = self.grower.domain.view(id);
            let (mut node, mut depth) = (0, 0);
            while let Node::Question(split, yes, no) = &self.nodes[node] {
                node = if split.values >> view.value(split.feature) & 1 != 0 { *yes } else { *no };
                depth += 1;
            }
            (node, depth)
        };
        let leaf_indices: Vec<u32> = ids.par_iter().map(|&id| leaf_of(id).0 as u32).collect();
        let mut leaves: Vec<(usize, Vec<u32>)> = (0..self.nodes.len()).map(|_| (0, Vec::new())).collect();
        for (&node, &id) in leaf_indices.iter().zip(ids) {
            leaves[node as usize].1.push(id);
        }
        drop(leaf_indices);
        for (depth, ids) in &mut leaves {
            if let Some(&id) = ids.first() {
                *depth = leaf_of(id).1;
            }
        }
        self.heap.clear();
        self.spotted = 0;
        for (node, (depth, ids)) in leaves.into_iter().enumerate() {
            if matches!(self.nodes[node], Node::Leaf(..)) {
                self.add(node, depth, ids);
            }
        }
    }
}

/// Grows a tree over a table, and calls `progress` now and then.
pub(crate) fn grow<R: Recipe>(
    recipe: R,
    table: &Table,
    growth: Growth,
    mut progress: impl FnMut(Grown),
) -> Vec<u8> {
    let domain = Domain::new(recipe, table);
    let slices: Vec<Vec<u32>> = domain.slices().collect();
    let mut ids = Vec::with_capacity(slices.iter().map(Vec::len).sum());
    for slice in slices {
        ids.extend(slice);
    }
    let draws = ids.par_iter().filter(|&&id| domain.truth(id) == Leaf::Draw).count() as u64;
    let mut report = |bytes, spotted| progress(Grown { bytes, spotted, draws });
    let grower = Grower {
        features: features::of_pieces(domain.layout().pieces()),
        domain,
        growth,
        is_sampled: ids.len() > MANY,
    };
    let mut growing = Growing { grower, nodes: Vec::new(), heap: BinaryHeap::new(), spotted: 0 };
    if growing.grower.is_sampled {
        // The tree that grew over a sample of the positions is applied to all of them, and then
        // improved.
        growing.add(0, 0, ids.par_iter().copied().filter(|&id| is_chosen(id)).collect());
        growing.grow_to(growth.overgrown / 2, |bytes, spotted| report(bytes, spotted * u64::from(ONE_IN)));
        growing.grower.is_sampled = false;
        growing.refill(&ids);
        drop(ids);
    } else {
        growing.add(0, 0, ids);
    }
    growing.grow_to(growth.overgrown, &mut report);
    let (tree, spotted) = fitted(&growing.nodes, growth.bytes);
    report(tree.len(), spotted);
    tree
}
