//! The collection of endgame tables that have been generated so far.

use std::collections::HashMap;
use std::sync::Arc;

use plywright::board::Placement;
use plywright::endings::{Material, Wdl};
use plywright::recipe::Recipe;
use plywright::types::{Piece, Square};

use crate::retrograde::{self, Progress};
use crate::table::Table;
use crate::trees::{self, Accuracy, Grown, Growth};

/// Tables by their canonical material.
#[derive(Debug, Default)]
pub struct Tables {
    made: HashMap<Material, Arc<Table>>,
}

impl Tables {
    /// Creates an empty collection.
    pub fn new() -> Self {
        Self::default()
    }

    /// Returns the materials whose tables must be made before this material has its table, itself
    /// included. Materials that captures and promotions lead to come first.
    pub fn missing(&self, material: Material) -> Vec<Material> {
        retrograde::needed(material)
            .into_iter()
            .filter(|material| !self.made.contains_key(material))
            .collect()
    }

    /// Makes the table of a material and the missing tables that it needs, on all threads of rayon.
    /// Calls `progress` with each material and its progress.
    pub fn make<R: Recipe>(
        &mut self,
        recipe: R,
        material: Material,
        mut progress: impl FnMut(Material, Progress),
    ) {
        for material in self.missing(material) {
            let table = retrograde::solve(recipe, material, &self.made, |state| progress(material, state));
            self.made.insert(material, Arc::new(table));
        }
    }

    /// Adds a table that was made earlier.
    pub fn insert(&mut self, table: Table) {
        self.made.insert(table.material(), Arc::new(table));
    }

    /// Returns the greatest memory in bytes that is in use while the tables of these materials are
    /// made one after another, including the tables that exist already. If tables are kept as
    /// files, the largest file counts too.
    pub fn memory(&self, materials: &[Material], are_kept: bool) -> usize {
        let made: usize = self.made.values().map(|table| retrograde::bytes(table.material()).0).sum();
        let add = |(made, most): (usize, usize), (table, peak): (usize, usize)| {
            let peak = if are_kept { peak.max(2 * table) } else { peak };
            (made + table, most.max(made + peak))
        };
        let mut missing = Vec::new();
        for material in materials.iter().flat_map(|&material| self.missing(material)) {
            if !missing.contains(&material) {
                missing.push(material);
            }
        }
        missing.into_iter().map(retrograde::bytes).fold((made, made), add).1
    }

    /// Returns the table of a material, if it has been made. Its White is the side that
    /// [`Material::canonical`] makes White.
    pub fn get(&self, material: Material) -> Option<&Table> {
        self.made.get(&material.canonical().0).map(Arc::as_ref)
    }

    /// Grows a rule for a material over its table, if the table has been made. Returns the bytes of
    /// [`Rule::tree`](plywright::endings::Rule::tree).
    pub fn grow<R: Recipe>(
        &self,
        recipe: R,
        material: Material,
        growth: Growth,
        progress: impl FnMut(Grown),
    ) -> Option<Vec<u8>> {
        Some(trees::grow(recipe, self.get(material)?, growth, progress))
    }

    /// Checks a rule against the table of its material, if the table has been made, in all
    /// positions in which every piece stands on a square that is `counted`.
    pub fn check<R: Recipe>(
        &self,
        recipe: R,
        material: Material,
        tree: &[u8],
        counted: impl Fn(Piece, Square) -> bool + Sync,
    ) -> Option<Accuracy> {
        Some(trees::check(recipe, self.get(material)?, tree, counted))
    }

    /// Returns the result of a legal position for the side to move. Returns `None` if its material
    /// has no table, if there are castling rights, or if [`Placement::en_passant`] is set. Two bare
    /// kings need no table: they are a draw.
    pub fn probe(&self, board: &Placement) -> Option<Wdl> {
        if board.castling().index() != 0 || board.en_passant().is_some() {
            return None;
        }
        let (material, flipped) = Material::of(board)?.canonical();
        if material.piece_count() == 2 {
            return Some(Wdl::Draw);
        }
        self.made.get(&material)?.probe_board(board, flipped)
    }
}
