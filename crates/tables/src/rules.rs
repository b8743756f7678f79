//! The rules: growing them, showing them, and checking them against their tables.

use std::cell::Cell;
use std::fmt::Write as _;
use std::hint::black_box;
use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use indicatif::ProgressBar;
use plywright::endings::{self, Material, RULES, Rule};
use plywright::recipe::Recipe;
use plywright::types::{Colour, Kind, Piece, Random, Square};
use plywright_tables::{Accuracy, Grown, Growth, Tables, show as shown};

use crate::making::{Making, bar};
use crate::random::random_position;
use crate::{lines, note, philidor, print, squares};

/// The results that the blog of the engine iCE states for its own recognisers: incorrect, draws
/// spotted, draws missed, wins spotted; for KRKP, the draws alone.
const BLOG: [(&str, &str); 4] = [
    ("KRKP", "about 700,000 of 1,212,140 draws, 58 %; 9,900 positions stored (claims 23 and 24)"),
    ("KBKP", "0 incorrect, 6,355,575 spotted, 607,948 missed, 1,248,570 wins, 91.3 % (claim 26)"),
    ("KBNKN", "0 incorrect, 65,560,677 spotted, 116,588,650 missed, 37,532,061 wins, 36 % (claim 27)"),
    ("KRPKR", "0 incorrect, 9,012,914 spotted, 202,942,608 missed, 271,396,946 wins, 4.25 % (claim 28)"),
];

/// Number of positions for measuring the time of an answer.
const TIMED: usize = 16_384;

/// Returns the rules of these endings, or all rules if no ending is given.
fn named(materials: &[Material]) -> Result<Vec<&'static Rule>> {
    if materials.is_empty() {
        return Ok(RULES.iter().collect());
    }
    let find = |material: &Material| {
        let name = material.canonical().0.to_string();
        RULES.iter().find(|rule| rule.material == name).with_context(|| {
            let known: Vec<_> = RULES.iter().map(|rule| rule.material).collect();
            format!("there is no rule for {name}; the rules are those of {}", known.join(", "))
        })
    };
    materials.iter().map(find).collect()
}

pub(crate) fn show(materials: &[Material]) -> Result<()> {
    for rule in named(materials)? {
        print(&format!("{}, {} bytes\n\n{}\n", rule.material, rule.tree.len(), shown(rule)))?;
    }
    Ok(())
}

/// Makes the table of a rule's ending, and those that it needs.
fn table<R: Recipe>(recipe: R, rule: &Rule, tables: &mut Tables, making: &Making) -> Result<Material> {
    let material = rule.material.parse()?;
    making.make_all(recipe, &[material], tables, |_, _| Ok(()))?;
    Ok(material)
}

/// Greatest number of lists that one position is in at the same time while a rule grows. The
/// estimate of memory needs it.
const LISTS: usize = 3;

/// Grows rules anew, into the files that the build includes.
pub(crate) fn grow<R: Recipe>(recipe: R, materials: &[Material], making: &Making) -> Result<()> {
    let rules = named(materials)?;
    // A rule that cannot be written is reported before the long work, not after it.
    let folder = Path::new("crates/engine/src/endings/rules");
    ensure!(
        folder.is_dir(),
        "there is no {} here: run this in a checkout, into which the rules are written",
        folder.display()
    );
    let mut tables = Tables::new();
    for rule in rules {
        let begun = Instant::now();
        let material = table(recipe, rule, &mut tables, making)?;
        let legal = tables.get(material).context("the table is missing")?.census(recipe, |_, _| true).legal();
        making.afford(&tables, &[material], legal as usize * LISTS * size_of::<u32>())?;
        let growth = Growth::for_material(rule.material)
            .with_context(|| format!("there are no settings for growing {}", rule.material))?;
        let growing = Growing::new(rule, growth);
        let tree = tables.grow(recipe, material, growth, |grown| growing.report(grown));
        growing.end();
        let tree = tree.context("the table is missing")?;
        let accuracy = tables.check(recipe, material, &tree, |_, _| true).context("the table is missing")?;
        if accuracy.incorrect > 0 {
            bail!("the rule that was grown for {material} is wrong, so it was not written");
        }
        let path = folder.join(format!("{}.tree", rule.material));
        whole_files::replace(&path, &tree).with_context(|| format!("cannot write {}", path.display()))?;
        let seconds = begun.elapsed().as_secs_f64();
        print(&format!(
            "{}: {} bytes, in {seconds:.0} s\n{}",
            path.display(),
            tree.len(),
            line(rule.material, &accuracy)
        ))?;
    }
    Ok(())
}

/// Reports the progress of a rule's growth: with a bar on a terminal, otherwise with a line at most
/// every ten seconds.
struct Growing {
    bar: Option<ProgressBar>,
    begun: Instant,
    reported: Cell<u64>,
}

impl Growing {
    fn new(rule: &Rule, growth: Growth) -> Self {
        let bar = bar(rule.material.to_owned(), growth.overgrown as u64, " bytes,");
        Self { bar, begun: Instant::now(), reported: Cell::new(0) }
    }

    fn report(&self, grown: Grown) {
        let share = format!("{:.2} % of the draws", 100.0 * grown.spotted as f64 / grown.draws.max(1) as f64);
        let seconds = self.begun.elapsed().as_secs();
        match &self.bar {
            Some(bar) => {
                bar.set_position(grown.bytes as u64);
                bar.set_message(share);
            }
            None if seconds >= self.reported.get() + 10 => {
                note(&format!("{seconds} s: {} bytes, not packed, {share}", grown.bytes));
                self.reported.set(seconds);
            }
            None => {}
        }
    }

    fn end(self) {
        if let Some(bar) = self.bar {
            bar.finish_and_clear();
        }
    }
}

/// Returns the accuracy of a rule as one line.
fn line(name: &str, accuracy: &Accuracy) -> String {
    format!(
        "{name:20} {:>9} incorrect {:>12} spotted {:>12} missed {:>12} wins {:>6.2} %",
        thousands(accuracy.incorrect),
        thousands(accuracy.spotted),
        thousands(accuracy.missed()),
        thousands(accuracy.wins_kept()),
        100.0 * accuracy.spotted as f64 / accuracy.draws.max(1) as f64,
    )
}

/// Formats a number with a comma before every three digits.
pub(crate) fn thousands(number: u64) -> String {
    let digits = number.to_string();
    let groups: Vec<&str> = digits
        .as_bytes()
        .rchunks(3)
        .rev()
        .map(|group| std::str::from_utf8(group).unwrap_or_default())
        .collect();
    groups.join(",")
}

/// Returns true if the blog counts positions with this piece on this square: its bishop never
/// stands on the rank where the pawn promotes.
fn counted_by_blog(piece: Piece, square: Square) -> bool {
    piece.kind != Kind::Bishop || square.rank_for(Colour::Black) < 7
}

/// If the blog gives a rule for this ending, checks that rule against the ending's table. Returns
/// the rule's name in a record, its description, and its accuracy.
fn check_blog_rule<R: Recipe>(
    recipe: R,
    material: &str,
    tables: &Tables,
) -> Result<Option<(&'static str, String, Accuracy)>> {
    let ending = material.parse()?;
    Ok(match material {
        squares::ENDING => {
            let label = format!(", safe squares, of {} random positions", thousands(squares::POSITIONS));
            Some(("squares", label, squares::accuracy(tables, ending)?))
        }
        philidor::ENDING => {
            let table = tables.get(ending).context("the table is missing")?;
            let label = ", Philidor's conditions as they are printed (claim 49)".to_owned();
            Some(("philidor", label, philidor::accuracy(recipe, table)))
        }
        _ => None,
    })
}

/// Checks rules against their tables and prints the results: for people if there is a `head` to
/// begin with, otherwise as lines for a program.
pub(crate) fn check<R: Recipe>(
    recipe: R,
    materials: &[Material],
    head: Option<&str>,
    making: &Making,
) -> Result<()> {
    let mut tables = Tables::new();
    let mut wrong = 0;
    let is_lines = head.is_none();
    if let Some(head) = head {
        print(&format!(
            "{head}All legal positions, with either side to move. incorrect: wrong answers; spotted, missed: draws that the rule recognises or \
             leaves open;\nwins: won positions that it does not call draws; %: share of the draws that it spots. Then its size and the time \
             of an answer,\nmeasured on random positions one after another. Below: the wins that it recognises.\n\n",
        ))?;
    }
    for rule in named(materials)? {
        let material = table(recipe, rule, &mut tables, making)?;
        let accuracy =
            tables.check(recipe, material, rule.tree, |_, _| true).context("the table is missing")?;
        let as_blog = match rule.material {
            "KBKP" => tables.check(recipe, material, rule.tree, counted_by_blog),
            _ => None,
        };
        let blog_rule = check_blog_rule(recipe, rule.material, &tables)?;
        wrong += accuracy.incorrect;
        if is_lines {
            let bytes = rule.tree.len();
            print(&lines::rule(rule.material, bytes, "all", &accuracy))?;
            as_blog
                .map_or(Ok(()), |accuracy| print(&lines::rule(rule.material, bytes, "source", &accuracy)))?;
            blog_rule.map_or(Ok(()), |(counted, _, accuracy)| {
                print(&lines::rule(rule.material, 0, counted, &accuracy))
            })?;
            continue;
        }
        let mut text = line(rule.material, &accuracy);
        let nanoseconds = time(recipe, material);
        writeln!(text, " {:>7} bytes {nanoseconds:>6.0} ns", thousands(rule.tree.len() as u64))?;
        if let Some(accuracy) = as_blog {
            writeln!(text, "{}", line("  as the blog counts", &accuracy))?;
        }
        if let Some((_, label, accuracy)) = blog_rule {
            writeln!(text, "{}{label}", line("  the blog's rule", &accuracy))?;
        }
        writeln!(
            text,
            "  wins recognised: White {} of {}, Black {} of {}",
            thousands(accuracy.known[0]),
            thousands(accuracy.wins[0]),
            thousands(accuracy.known[1]),
            thousands(accuracy.wins[1])
        )?;
        if let Some((_, figures)) = BLOG.iter().find(|(name, _)| *name == rule.material) {
            writeln!(text, "  the blog: {figures}")?;
        }
        print(&text)?;
    }
    // The lines already contain the number of wrong positions, so a program that reads them needs
    // no error.
    if wrong > 0 && !is_lines {
        bail!("rules are wrong in {wrong} positions");
    }
    Ok(())
}

/// Measures the time of an answer in nanoseconds, over random positions of a material; the best of
/// several rounds.
fn time<R: Recipe>(recipe: R, material: Material) -> f64 {
    let mut random = Random::new(0x7275_6c65);
    let mut positions = Vec::with_capacity(TIMED);
    while positions.len() < TIMED {
        // `random_position` rejects overlaps, pawns on the last ranks, and positions in which the
        // side not to move is in check.
        if let Some(position) = random_position(&mut random, material) {
            positions.push(position);
        }
    }
    let mut best = Duration::MAX;
    for _ in 0..20 {
        let begun = Instant::now();
        for position in &positions {
            black_box(endings::ask_rules(recipe, black_box(position.placement())));
        }
        best = best.min(begun.elapsed());
    }
    best.as_secs_f64() * 1e9 / TIMED as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_printed_in_groups_of_three() {
        assert_eq!([0, 999, 1_000, 1_234_567].map(thousands), ["0", "999", "1,000", "1,234,567"]);
    }

    #[test]
    fn an_error_lists_the_existing_rules() {
        let error = named(&["KQK".parse().unwrap()]).unwrap_err().to_string();
        assert!(error.starts_with("there is no rule for KQK; the rules are those of KPK, "), "{error}");
        assert_eq!(named(&[]).unwrap().len(), RULES.len());
        assert_eq!(named(&["KKP".parse().unwrap()]).unwrap()[0].material, "KPK");
    }
}
