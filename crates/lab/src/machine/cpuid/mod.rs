//! Identifies an x86 CPU by its answers to CPUID, which come from this CPU or from a dump.
//!
//! The same code reads a dump and this CPU, so tests with dumps of other CPUs also test the code
//! that runs on this one. `raw-cpuid` decodes brand and hypervisor. Identity, features and hazards
//! come from the engine's own tables, which the engine itself uses.

use plywright::cpu::features::Words;
use plywright::cpu::hazards::{self, Subject};
use plywright::cpu::identity::{Identity, Registers};
use raw_cpuid::{CpuId, CpuIdReader, CpuIdReaderNative};

use super::{Kind, Note, STEPS};
use crate::record::Machine;

/// Target levels of the x86-64 psABI that a CPU with these features runs, lowest first. Each level
/// includes all lower ones.
fn levels(words: &Words) -> Vec<String> {
    let runs = STEPS.iter().take_while(|(_, adds)| adds.iter().all(|feature| words.has(feature)));
    runs.map(|(name, _)| (*name).to_owned()).collect()
}

pub(super) fn here() -> Machine {
    let words = Words::here().unwrap_or_default();
    read(CpuIdReaderNative, words, usize::BITS)
}

/// Returns the CPU that the reader describes. `words` are its features, already read; `bits` is the
/// word size of the builds that it will run.
fn read(reader: impl CpuIdReader, words: Words, bits: u32) -> Machine {
    let identity = Identity::decode(registers(&reader, 0, 0), registers(&reader, 1, 0));
    let cpuid = CpuId::with_cpuid_reader(reader);
    let brand = cpuid.get_processor_brand_string();
    let subject = Subject { identity, words, bits };
    Machine {
        vendor: String::from_utf8_lossy(&identity.vendor).into_owned(),
        brand: brand.map_or_else(String::new, |brand| brand.as_str().trim().to_owned()),
        family: identity.family,
        model: identity.model,
        stepping: identity.stepping,
        hypervisor: cpuid.get_hypervisor_info().map(|info| format!("{:?}", info.identify())),
        levels: if bits == 64 { levels(&words) } else { Vec::new() },
        notes: subject.facts().map(note).collect(),
        ..Machine::default()
    }
}

fn registers(reader: &impl CpuIdReader, leaf: u32, subleaf: u32) -> Registers {
    let leaf = reader.cpuid2(leaf, subleaf);
    Registers { eax: leaf.eax, ebx: leaf.ebx, ecx: leaf.ecx, edx: leaf.edx }
}

fn note(fact: &hazards::Fact) -> Note {
    let kind = match fact.kind {
        hazards::Kind::Hazard => Kind::Hazard,
        hazards::Kind::Capability => Kind::Capability,
    };
    Note { kind, name: fact.name.to_owned(), text: fact.description.to_owned() }
}

#[cfg(test)]
mod tests;
