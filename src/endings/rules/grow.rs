//! How a rule is made: a decision tree that is grown over every position of a table.
//!
//! The leaf that promises most is split next, by the question that tells draws from other positions best. That goes on until the
//! tree has as many bytes as it may have. A leaf is trusted only if all positions of the table that come to it are worth the same; the
//! others are left open. So a rule is right wherever it says anything, by construction.

use std::cmp::Ordering;
use std::collections::BinaryHeap;

use rayon::prelude::*;

use super::Growth;
use super::domain::Domain;
use super::tree::{Leaf, ask, question_bytes};
use super::view::Feature;
use crate::endings::table::Table;
use crate::recipe::Recipe;

/// So many positions of a leaf are looked at to find its question.
const SAMPLE: usize = 60_000;

/// So many questions are looked at together with the best ones that could follow them.
const LOOKED_AT: usize = 12;

/// How far the growing of a tree is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Grown {
    /// Its bytes.
    pub bytes: usize,
    /// Positions that are draws and known to be.
    pub spotted: u64,
    /// Positions that are draws.
    pub draws: u64,
}

/// A question that could be asked of a leaf.
#[derive(Clone, Copy, Debug)]
struct Split {
    feature: u8,
    /// The values for which the answer is yes, and all that were seen.
    values: u64,
    seen: u64,
    gain: f64,
}

/// A part of the tree.
#[derive(Debug)]
enum Part {
    /// What it knows, and how many draws come to it.
    Leaf(Leaf, u64),
    /// Its question, and what is behind a yes and behind a no.
    Question(Split, usize, usize),
}

/// A leaf that may be split.
struct Candidate {
    part: usize,
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
        self.promise.total_cmp(&other.promise).then(other.part.cmp(&self.part))
    }
}

/// How many bytes a question has, as it is or with its answers exchanged, and with what goes between it and the trees behind it.
fn size(values: u64, seen: u64) -> f64 {
    let of = |values| question_bytes(0, values, seen).len();
    (2 + of(values).min(of(seen & !values))) as f64
}

/// The disorder of so many draws and others, in bits.
fn disorder(draws: f64, others: f64) -> f64 {
    let of = |part: f64| if part > 0.0 { -part * (part / (draws + others)).log2() } else { 0.0 };
    of(draws) + of(others)
}

/// By value of a feature: how many draws, and how many others.
type Counts = Vec<[[u32; 2]; 64]>;

/// Grows trees over one table.
struct Grower<'a, R> {
    domain: Domain<'a, R>,
    features: Vec<u8>,
    growth: Growth,
}

impl<R: Recipe> Grower<'_, R> {
    /// A leaf of these positions: what it knows, and how it can be split if it knows nothing.
    fn leaf(&self, part: usize, ids: Vec<u32>) -> (Leaf, [u64; 4], Option<Candidate>) {
        let counts = ids
            .par_chunks(1 << 16)
            .map(|chunk| {
                let mut counts = [0_u64; 4];
                for &id in chunk {
                    counts[self.domain.truth(id) as usize] += 1;
                }
                counts
            })
            .reduce(|| [0; 4], |one, other| std::array::from_fn(|at| one[at] + other[at]));
        let total = ids.len() as u64;
        let pure =
            [Leaf::Draw, Leaf::White, Leaf::Black].into_iter().find(|&leaf| counts[leaf as usize] == total);
        if let Some(leaf) = pure {
            return (leaf, counts, None);
        }
        let draws = counts[Leaf::Draw as usize];
        let split = if draws == 0 { None } else { self.split(&ids) };
        let candidate = split.map(|split| {
            let share = draws as f64 / total as f64;
            let scale = total as f64 / ids.len().min(SAMPLE) as f64;
            let promise =
                split.gain * scale * share.powf(self.growth.preference) / size(split.values, split.seen);
            Candidate { part, ids, split, promise }
        });
        (Leaf::Open, counts, candidate)
    }

    /// The best question.
    fn split(&self, ids: &[u32]) -> Option<Split> {
        let step = ids.len().div_ceil(SAMPLE).max(1);
        let sample: Vec<u32> = ids.iter().step_by(step).copied().collect();
        let columns: Vec<(Vec<u8>, u8)> = sample
            .par_iter()
            .map(|&id| {
                let view = self.domain.view(id);
                let values = self.features.iter().map(|&feature| view.value(feature)).collect();
                (values, u8::from(self.domain.truth(id) != Leaf::Draw))
            })
            .collect();
        let all: Vec<&(Vec<u8>, u8)> = columns.iter().collect();
        let whole = self.count(&all);
        let is_sample = step > 1;
        let mut found: Vec<(f64, usize, Split)> = (0..self.features.len())
            .filter_map(|at| {
                let split = self.best_of(at, &whole[at], is_sample)?;
                Some((split.gain / size(split.values, split.seen), at, split))
            })
            .collect();
        found.sort_by(|one, other| other.0.total_cmp(&one.0));
        found.truncate(LOOKED_AT);
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
                        .filter_map(|at| self.best_of(at, &counts[at], is_sample))
                        .map(|split| (split.gain, size(split.values, split.seen)))
                        .max_by(|one, other| (one.0 / one.1).total_cmp(&(other.0 / other.1)));
                    if let Some((more, size)) = next {
                        gain += more;
                        bytes += size;
                    }
                }
                (gain / bytes, split)
            })
            .collect();
        judged.into_iter().max_by(|one, other| one.0.total_cmp(&other.0)).map(|(_, split)| split)
    }

    /// How many draws and others there are, by the values of each feature.
    fn count(&self, sample: &[&(Vec<u8>, u8)]) -> Counts {
        let mut counts: Counts = vec![[[0; 2]; 64]; self.features.len()];
        for (values, class) in sample {
            for (counts, &value) in counts.iter_mut().zip(values) {
                counts[usize::from(value)][usize::from(*class)] += 1;
            }
        }
        counts
    }

    /// The best question about the feature at that place.
    fn best_of(&self, at: usize, counts: &[[u32; 2]; 64], is_sample: bool) -> Option<Split> {
        let (values, seen, gain) = self.best_values(counts)?;
        // What a sample has not seen must go where it went when the tree grew.
        let seen = if is_sample { u64::MAX } else { seen };
        Some(Split { feature: self.features[at], values, seen, gain })
    }

    /// The set of a feature's values that tells draws from others best, and how well.
    fn best_values(&self, counts: &[[u32; 2]; 64]) -> Option<(u64, u64, f64)> {
        let mut values: Vec<(usize, f64, f64)> = counts
            .iter()
            .enumerate()
            .filter(|(_, counts)| counts[0] + counts[1] > 0)
            .map(|(value, counts)| (value, counts[0].into(), f64::from(counts[1]) * self.growth.weight))
            .collect();
        if values.len() < 2 {
            return None;
        }
        let share = |&(_, draws, others): &(usize, f64, f64)| draws / (draws + others);
        values.sort_by(|one, other| share(other).total_cmp(&share(one)).then(one.0.cmp(&other.0)));
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

    /// Positions by a question's answer.
    fn part(&self, ids: &[u32], split: &Split) -> [Vec<u32>; 2] {
        let parts: Vec<[Vec<u32>; 2]> = ids
            .par_chunks(1 << 16)
            .map(|chunk| {
                let mut parts = [Vec::new(), Vec::new()];
                for &id in chunk {
                    let is = split.values >> self.domain.view(id).value(split.feature) & 1 != 0;
                    parts[usize::from(!is)].push(id);
                }
                parts
            })
            .collect();
        [0, 1].map(|side| {
            let mut all = Vec::with_capacity(parts.iter().map(|parts| parts[side].len()).sum());
            for parts in &parts {
                all.extend_from_slice(&parts[side]);
            }
            all
        })
    }
}

/// A part of the tree as bytes, and how many draws it spots.
struct Cut {
    bytes: Vec<u8>,
    spotted: u64,
}

/// What of a part of the tree is worth its bytes, if a byte costs so many draws. The rest is left open, and questions whose answer does
/// not matter are left out.
fn cut(parts: &[Part], part: usize, cost: f64) -> Cut {
    match parts[part] {
        Part::Leaf(leaf, draws) => {
            Cut { bytes: vec![leaf.byte()], spotted: if leaf == Leaf::Draw { draws } else { 0 } }
        }
        Part::Question(Split { feature, values, seen, .. }, yes, no) => {
            let [yes, no] = [yes, no].map(|part| cut(parts, part, cost));
            let spotted = yes.spotted + no.spotted;
            if yes.bytes == no.bytes && yes.bytes.len() == 1 {
                return Cut { bytes: yes.bytes, spotted };
            }
            // What is shorter goes first: it must have fewer than 64 KiB.
            let is_first = yes.bytes.len() <= no.bytes.len();
            let (first, second) = if is_first { (yes, no) } else { (no, yes) };
            let values = if is_first { values } else { seen & !values };
            let mut bytes = Vec::new();
            ask(&mut bytes, &question_bytes(feature, values, seen), &first.bytes, &second.bytes);
            if spotted as f64 <= cost * bytes.len() as f64 {
                return Cut { bytes: vec![Leaf::Open.byte()], spotted: 0 };
            }
            Cut { bytes, spotted }
        }
    }
}

/// The tree that spots most draws in so many bytes.
fn fitted(parts: &[Part], bytes: usize) -> Cut {
    let (mut low, mut high) = (0.0, 1e6);
    let mut best = cut(parts, 0, low);
    if best.bytes.len() <= bytes {
        return best;
    }
    best = cut(parts, 0, high);
    for _ in 0..40 {
        let cost = f64::midpoint(low, high);
        let found = cut(parts, 0, cost);
        if found.bytes.len() > bytes {
            low = cost;
        } else {
            high = cost;
            best = found;
        }
    }
    best
}

/// Grows a tree over a table; `progress` is told how far it is now and then.
pub(in super::super) fn grow<R: Recipe>(
    recipe: R,
    table: &Table,
    growth: Growth,
    mut progress: impl FnMut(Grown),
) -> Vec<u8> {
    let domain = Domain::new(recipe, table);
    let slices: Vec<Vec<u32>> = domain.slices().collect();
    let mut all = Vec::with_capacity(slices.iter().map(Vec::len).sum());
    for slice in slices {
        all.extend(slice);
    }
    let grower = Grower { features: Feature::all(domain.layout().men()), domain, growth };
    let mut parts = vec![Part::Leaf(Leaf::Open, 0)];
    let mut heap = BinaryHeap::new();
    let (leaf, counts, candidate) = grower.leaf(0, all);
    parts[0] = Part::Leaf(leaf, counts[Leaf::Draw as usize]);
    heap.extend(candidate);
    let draws = counts[Leaf::Draw as usize];
    let mut spotted = if leaf == Leaf::Draw { draws } else { 0 };
    let mut questions = 0_usize;
    loop {
        let Some(Candidate { part, ids, split, .. }) = heap.pop() else { break };
        let sides = grower.part(&ids, &split);
        drop(ids);
        let first = parts.len();
        parts[part] = Part::Question(split, first, first + 1);
        for (number, ids) in (first..).zip(sides) {
            let (leaf, counts, candidate) = grower.leaf(number, ids);
            parts.push(Part::Leaf(leaf, counts[Leaf::Draw as usize]));
            if leaf == Leaf::Draw {
                spotted += counts[Leaf::Draw as usize];
            }
            heap.extend(candidate);
        }
        questions += 1;
        if questions.is_multiple_of(128) || heap.is_empty() {
            let whole = cut(&parts, 0, 0.0);
            progress(Grown { bytes: whole.bytes.len(), spotted, draws });
            if whole.bytes.len() > growth.overgrown {
                break;
            }
        }
    }
    let fitted = fitted(&parts, growth.bytes);
    progress(Grown { bytes: fitted.bytes.len(), spotted: fitted.spotted, draws });
    fitted.bytes
}
