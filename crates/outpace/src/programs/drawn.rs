//! A program that is linked anew for each launch.

use std::fmt;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use crate::error::Result;

/// The same program in other code layouts.
pub trait Layouts: fmt::Debug + Send + Sync {
    /// Makes the program in the layout that this seed draws, in the file `to`.
    ///
    /// # Errors
    ///
    /// Fails if the program cannot be linked or written.
    fn link(&self, seed: u32, to: &Path) -> Result<()>;
}

/// Layouts of a program, one for each launch. Clones draw from the same sequence of seeds, so no
/// two launches get the same layout.
#[derive(Clone, Debug)]
pub struct Drawn {
    layouts: Arc<dyn Layouts>,
    next: Arc<AtomicU32>,
}

impl Drawn {
    /// Draws layouts by the seeds from `first` on.
    pub fn new(layouts: Arc<dyn Layouts>, first: u32) -> Self {
        Self { layouts, next: Arc::new(AtomicU32::new(first)) }
    }

    /// Makes the program in the next layout, in the file `to`.
    ///
    /// # Errors
    ///
    /// Fails if the program cannot be linked or written.
    pub fn draw(&self, to: &Path) -> Result<()> {
        self.layouts.link(self.next.fetch_add(1, Ordering::Relaxed), to)
    }
}

impl PartialEq for Drawn {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.next, &other.next)
    }
}

impl Eq for Drawn {}
