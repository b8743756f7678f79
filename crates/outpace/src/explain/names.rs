//! Demangling: names of functions as in the source code, from the symbols that linkers use.

use std::fmt::{self, Write};

use cpp_demangle::{DemangleOptions, Symbol};

/// Size in bytes of the longest demangled name. A short symbol can stand for an arbitrarily long
/// name; a symbol whose name would be longer than this stays mangled.
pub const LONGEST: usize = 1 << 14;

/// Returns the demangled name of a symbol. Names of Rust functions lose their hash, so that a
/// function has the same name in two builds.
pub fn plain(symbol: &str) -> String {
    let mut name = Bounded(String::new());
    let written = match rustc_demangle::try_demangle(symbol) {
        Ok(demangled) => write!(name, "{demangled:#}").is_ok(),
        Err(_) if symbol.starts_with("_Z") => Symbol::new(symbol)
            .is_ok_and(|parsed| parsed.structured_demangle(&mut name, &DemangleOptions::default()).is_ok()),
        Err(_) => false,
    };
    if written { name.0 } else { symbol.to_owned() }
}

/// Returns true if a data symbol has a name from the source code, rather than one that the compiler
/// made up.
pub fn is_telling(name: &str) -> bool {
    !["anon.", "alloc_", ".L", "switch.table", "str."].iter().any(|start| name.starts_with(start))
}

/// A string that does not grow beyond [`LONGEST`].
struct Bounded(String);

impl Write for Bounded {
    fn write_str(&mut self, more: &str) -> fmt::Result {
        if self.0.len() + more.len() > LONGEST {
            return Err(fmt::Error);
        }
        self.0.push_str(more);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rust_cpp_and_c_names_are_demangled() {
        // A pair of pairs of pairs: each level doubles the number of letters.
        let deep = |levels| {
            let mut next = "S1_".to_owned();
            let types = (0..levels).map(|level| {
                let pair = format!("1pI{next}{next}E");
                next = format!("S{level}_");
                pair
            });
            format!("_Z1fI1x{}Evv", types.collect::<String>())
        };
        let endless = deep(40);
        for (symbol, name) in [
            ("_ZN6engine6search4node17h0123456789abcdefE", "engine::search::node"),
            ("_RNvNtCs1234_7mycrate3foo3bar", "mycrate::foo::bar"),
            ("_ZN9Stockfish8evaluateERKNS_8PositionE", "Stockfish::evaluate(Stockfish::Position const&)"),
            ("memcpy", "memcpy"),
            ("_Znonsense", "_Znonsense"),
            (&endless, &endless),
        ] {
            assert_eq!(plain(symbol), name);
        }
    }
}
