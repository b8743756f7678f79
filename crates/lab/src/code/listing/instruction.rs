//! One instruction of a disassembly: as the disassembler printed it, and what can run after it.

#[derive(Debug)]
pub(super) struct Instruction<'a> {
    pub(super) address: u64,
    pub(super) bytes: Vec<u8>,
    pub(super) mnemonic: &'a str,
    /// With single spaces, without the disassembler's remarks.
    pub(super) operands: String,
    /// The disassembler's own name for the address among the operands.
    pub(super) symbol: Option<&'a str>,
}

/// What can run after an instruction; a target is none where only the running program knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Control {
    /// The next one.
    Next,
    /// The next one, and this one does nothing.
    Padding,
    /// The target, then the next one.
    Call(Option<u64>),
    /// The next one or the target.
    Branch(Option<u64>),
    /// The target.
    Jump(Option<u64>),
    /// Nothing here.
    Stop,
}

impl Control {
    pub(super) fn target(self) -> Option<u64> {
        match self {
            Self::Call(target) | Self::Branch(target) | Self::Jump(target) => target,
            _ => None,
        }
    }
}

impl<'a> Instruction<'a> {
    /// Reads a line `address: bytes<tab>mnemonic<tab>operands`; none where it is a label or blank.
    pub(super) fn parse(line: &'a str) -> Option<Self> {
        let (address, rest) = line.trim_start().split_once(':')?;
        let address = u64::from_str_radix(address, 16).ok()?;
        let (digits, code) = rest.split_once('\t')?;
        let digits: Vec<char> = digits.chars().filter(|digit| !digit.is_whitespace()).collect();
        let byte = |pair: &[char]| u8::from_str_radix(&pair.iter().collect::<String>(), 16).ok();
        let bytes = digits.chunks(2).map(byte).collect::<Option<_>>()?;
        // Remarks of x86 begin with the one, those of ARM with the other.
        let code = code.split("# ").next()?.split("//").next()?;
        let (code, symbol) = code.split_once(" <").unwrap_or((code, ""));
        let (mnemonic, operands) = code.trim().split_once(char::is_whitespace).unwrap_or((code.trim(), ""));
        let operands = operands.split_whitespace().collect::<Vec<_>>().join(" ");
        let symbol = symbol.trim_end().strip_suffix('>');
        (!mnemonic.is_empty()).then_some(Self { address, bytes, mnemonic, operands, symbol })
    }
}

/// The number in `0x12`.
pub(super) fn hexadecimal(text: &str) -> Option<u64> {
    u64::from_str_radix(text.strip_prefix("0x")?, 16).ok()
}
