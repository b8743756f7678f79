//! Revisions of a git repository, or Rust toolchains, each built in the same folder.
//!
//! A [`Repository`] finds revisions and what lies between two of them. A [`Builder`] has one worktree of it in a scratch folder, checks
//! out a revision there, runs the build command, and copies the program to a folder of its own: `<first 12 digits of the hash>/<name of the program>`. The user's
//! checkout is not touched, and neither are the user's index, branches and hooks. The worktree and what git knows of it go when the builder is dropped, and also at
//! an interrupt.
//!
//! All revisions are built in one folder, one after the other. The path of the source gets into programs, by panic messages and debug
//! information; paths of different lengths move what lies behind them, and a program's layout alone can change its speed by a
//! per cent. It also lets a build system reuse what it has built before. The danger of that is a stale file, and against it:
//!
//! - Before each build the checkout is forced, and files that git neither tracks nor ignores are removed. So the sources are those of the
//!   revision.
//! - The program of the revision before is removed first. So a build that makes none is seen to have failed, and what is copied was
//!   put there by this build.
//! - Files that git ignores stay, since the build system keeps its own results there (`target/`). Where one does not see by itself what is out of
//!   date, [`Recipe::clean`] removes these too.
//! - SHA-256 of the program is kept ([`Executable::sha256`](crate::programs::Executable::sha256)). Where two revisions give the same bytes, and these are no script,
//!   there is nothing to compare.
//!
//! Submodules are not checked out: the build command can do so. A scratch folder within the user's repository would have build
//! systems find the settings of the folders above, so it should lie elsewhere: [`std::env::temp_dir`].

mod builder;
mod repository;
#[cfg(test)]
#[cfg(unix)]
mod tests;
mod toolchains;
pub(crate) mod worktree;

pub use builder::{Builder, Recipe};
pub use repository::{Commit, Repository};
pub use toolchains::{Toolchain, installed, toolchains_between};

/// What can be built: a revision, or the present one by a toolchain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// A revision.
    Revision(Commit),
    /// An installed toolchain.
    Toolchain(Toolchain),
}

impl Step {
    /// The full hash, or the toolchain's name.
    pub fn name(&self) -> &str {
        match self {
            Self::Revision(commit) => &commit.hash,
            Self::Toolchain(toolchain) => &toolchain.name,
        }
    }

    /// Its short form, and the name of the folder of its program. All hashes have the same length there.
    pub fn short(&self) -> &str {
        if let Self::Revision(commit) = self { commit.short() } else { self.name() }
    }

    /// The subject of the commit; nothing for a toolchain.
    pub fn subject(&self) -> &str {
        if let Self::Revision(commit) = self { &commit.subject } else { "" }
    }
}
