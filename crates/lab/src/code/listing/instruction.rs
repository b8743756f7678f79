//! One instruction of a disassembly: the disassembler's text, and the instructions that can run
//! next.

#[derive(Debug)]
pub(super) struct Instruction<'a> {
    pub(super) address: u64,
    pub(super) bytes: Vec<u8>,
    pub(super) mnemonic: &'a str,
    /// Operands with single spaces and without the disassembler's remarks.
    pub(super) operands: String,
    /// The disassembler's name for the address among the operands.
    pub(super) symbol: Option<&'a str>,
}

/// Instructions that can run after an instruction. A target is None if it is computed at run time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Control {
    /// The next instruction.
    Next,
    /// The next instruction, and this one does nothing.
    Padding,
    /// The target, then the next instruction.
    Call(Option<u64>),
    /// The next instruction or the target.
    Branch(Option<u64>),
    /// The target.
    Jump(Option<u64>),
    /// Nothing in this function.
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
    /// Parses a line `address: bytes<tab>mnemonic<tab>operands`. Returns None for a label or a
    /// blank line.
    pub(super) fn parse(line: &'a str) -> Option<Self> {
        let (address, rest) = line.trim_start().split_once(':')?;
        let address = u64::from_str_radix(address, 16).ok()?;
        let (digits, code) = rest.split_once('\t')?;
        let digits: Vec<char> = digits.chars().filter(|digit| !digit.is_whitespace()).collect();
        let byte = |pair: &[char]| u8::from_str_radix(&pair.iter().collect::<String>(), 16).ok();
        let bytes = digits.chunks(2).map(byte).collect::<Option<_>>()?;
        // Remarks begin with `#` on x86 and with `//` on ARM.
        let code = code.split("# ").next()?.split("//").next()?;
        let (code, symbol) = code.split_once(" <").unwrap_or((code, ""));
        let (mnemonic, operands) = code.trim().split_once(char::is_whitespace).unwrap_or((code.trim(), ""));
        let operands = operands.split_whitespace().collect::<Vec<_>>().join(" ");
        let symbol = symbol.trim_end().strip_suffix('>');
        (!mnemonic.is_empty()).then_some(Self { address, bytes, mnemonic, operands, symbol })
    }
}

/// Parses a number such as `0x12`.
pub(super) fn hexadecimal(text: &str) -> Option<u64> {
    u64::from_str_radix(text.strip_prefix("0x")?, 16).ok()
}
