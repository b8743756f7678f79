//! Builds revisions of a git repository, or one revision with several Rust toolchains, in one
//! folder.
//!
//! A [`Repository`] finds revisions and the commits between two of them. A [`Builder`] has one
//! worktree of the repository in a scratch folder. It checks out a revision there, runs the build
//! command, and copies the program to a folder of its own: `<first 12 digits of the hash>/<name of
//! the program>`. The user's checkout, index, branches and hooks are not touched. The worktree and
//! git's data about it are removed when the builder is dropped, and also after an interrupt.
//!
//! All revisions are built in one folder, one after the other, because panic messages and debug
//! information contain the path of the source. Paths of different lengths would shift the code and
//! data that lie behind these texts, and a program's layout alone can change its speed by a per
//! cent. Building in one folder also lets a build system reuse earlier results. The danger is a
//! stale file, which these measures prevent:
//!
//! - Before each build the checkout is forced, and files that git neither tracks nor ignores are
//!   removed. So the sources are exactly those of the revision.
//! - The program of the revision before is removed first. So a build that makes no program counts
//!   as failed, and the program that is copied comes from this build.
//! - Files that git ignores stay, since the build system keeps its own results there (`target/`).
//!   For a build system that does not detect by itself what is out of date, [`Recipe::clean`]
//!   removes these files too.
//! - The SHA-256 of the program is stored
//!   ([`Executable::sha256`](crate::programs::Executable::sha256)). If two revisions give the same
//!   bytes, and these are not a script, there is nothing to compare.
//!
//! Submodules are not checked out; the build command can do that. The scratch folder should not be
//! within the user's repository, because build systems would find the settings of the folders
//! above; [`std::env::temp_dir`] is a good place.

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

/// Something that can be built: a revision, or the base commit with a toolchain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// A revision of the repository.
    Revision(Commit),
    /// An installed toolchain.
    Toolchain(Toolchain),
}

impl Step {
    /// Returns the full hash, or the toolchain's name.
    pub fn name(&self) -> &str {
        match self {
            Self::Revision(commit) => &commit.hash,
            Self::Toolchain(toolchain) => &toolchain.name,
        }
    }

    /// Returns the short form, which is also the name of the folder of its program. The short forms
    /// of all hashes have the same length.
    pub fn short(&self) -> &str {
        if let Self::Revision(commit) = self { commit.short() } else { self.name() }
    }

    /// Returns the subject of the commit, or an empty text for a toolchain.
    pub fn subject(&self) -> &str {
        if let Self::Revision(commit) = self { &commit.subject } else { "" }
    }
}
