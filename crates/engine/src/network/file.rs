//! The file format of a network.
//!
//! All numbers are little-endian. The weights follow a header of 36 bytes:
//!
//! | bytes | content |
//! |---|---|
//! | 0..8 | `PLYWRNET` |
//! | 8..12 | version of the format, 2 |
//! | 12..16 | number of inputs, 768 |
//! | 16..20 | number of neurons in the hidden layer for each side, 128 |
//! | 20..22 | integer that stands for 1 in the first layer, 255 |
//! | 22..24 | integer that stands for 1 in the output's weights, 64 |
//! | 24..28 | value of an output of 1 in centipawns, 400 |
//! | 28..32 | number of outputs, 8 |
//! | 32..36 | CRC-32 of all bytes that follow |
//! | then | the columns of the first layer and its biases, `i16` |
//! | then | for each output, its weights for the side to move and for the other side, `i16`, |
//! | | and its bias, `i32` |

use super::inputs::{INPUTS, MOST_PIECES};
use super::{HIDDEN, Network, OUTPUT_ONE, OUTPUTS, Output, SCALE};
use crate::checksum::crc32;
use crate::simd::{LARGEST_SUM, LARGEST_WEIGHT, ONE, Row};

const MAGIC: [u8; 8] = *b"PLYWRNET";
const VERSION: u32 = 2;
const HEADER: usize = 36;

/// The reason why some bytes are not a network for this engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Damaged {
    /// The bytes do not begin like a network, or are fewer than its header.
    #[error("this is no file of a network: it does not begin with PLYWRNET")]
    Foreign,
    /// The format has another version.
    #[error("the network's format has version {0}; this engine reads version {VERSION}")]
    Version(u32),
    /// The network's shape is not this engine's: numbers of inputs, neurons and outputs found.
    #[error(
        "the network has {0} inputs, {1} neurons and {2} outputs; this engine's has {INPUTS}, {HIDDEN} and {OUTPUTS}"
    )]
    Shape(u32, u32, u32),
    /// The network's integers have other units than this engine's.
    #[error("the network's units are {0}, {1} and {2}; this engine's are {ONE}, {OUTPUT_ONE} and {SCALE}")]
    Units(u16, u16, u32),
    /// There are too few or too many bytes.
    #[error("the network's file has {0} bytes and should have {bytes}", bytes = Network::BYTES)]
    Length(usize),
    /// The bytes differ from those that were written.
    #[error("the network's file is damaged: its checksum is {found:08x}, not {expected:08x}")]
    Checksum {
        /// Checksum of the bytes found.
        found: u32,
        /// Checksum in the header.
        expected: u32,
    },
    /// The sum of a neuron, numbered from 0, might overflow.
    #[error("the network's neuron {0} has weights so large that its sum might overflow")]
    Neuron(usize),
    /// The sum of an output, numbered from 0, or one of its products might overflow.
    #[error("the network's output {0} has weights so large that their sum might overflow")]
    Output(usize),
}

/// Reads the little-endian number of `length` bytes at `at`.
const fn number(bytes: &[u8], at: usize, length: usize) -> u32 {
    let (mut number, mut index) = (0, 0);
    while index < length {
        number |= (bytes[at + index] as u32) << (8 * index);
        index += 1;
    }
    number
}

/// Reads the numbers of a row, starting at `at`.
const fn row(bytes: &[u8], at: usize, row: &mut [i16; HIDDEN]) {
    let mut index = 0;
    while index < HIDDEN {
        row[index] = number(bytes, at + 2 * index, 2) as u16 as i16;
        index += 1;
    }
}

impl Network {
    /// Length of a file in bytes.
    pub const BYTES: usize = HEADER + 2 * HIDDEN * (INPUTS + 1) + OUTPUTS * (4 * HIDDEN + 4);

    /// Reads a network, also at compile time. After an error `self` is meaningless.
    pub(super) const fn read(&mut self, bytes: &[u8]) -> Result<(), Damaged> {
        if bytes.len() < HEADER
            || number(bytes, 0, 4) != number(&MAGIC, 0, 4)
            || number(bytes, 4, 4) != number(&MAGIC, 4, 4)
        {
            return Err(Damaged::Foreign);
        }
        let version = number(bytes, 8, 4);
        if version != VERSION {
            return Err(Damaged::Version(version));
        }
        let (inputs, hidden, outputs) = (number(bytes, 12, 4), number(bytes, 16, 4), number(bytes, 28, 4));
        if inputs as usize != INPUTS || hidden as usize != HIDDEN || outputs as usize != OUTPUTS {
            return Err(Damaged::Shape(inputs, hidden, outputs));
        }
        let (one, output_one, scale) = (number(bytes, 20, 2), number(bytes, 22, 2), number(bytes, 24, 4));
        if one as i32 != ONE as i32 || output_one as i32 != OUTPUT_ONE || scale as i32 != SCALE {
            return Err(Damaged::Units(one as u16, output_one as u16, scale));
        }
        if bytes.len() != Self::BYTES {
            return Err(Damaged::Length(bytes.len()));
        }
        let (expected, found) = (number(bytes, 32, 4), crc32(bytes.split_at(HEADER).1));
        if found != expected {
            return Err(Damaged::Checksum { found, expected });
        }
        let (mut at, mut input) = (HEADER, 0);
        while input < INPUTS {
            row(bytes, at, &mut self.columns[input].0);
            at += 2 * HIDDEN;
            input += 1;
        }
        row(bytes, at, &mut self.biases.0);
        at += 2 * HIDDEN;
        let mut index = 0;
        while index < OUTPUTS {
            let output = &mut self.outputs[index];
            row(bytes, at, &mut output.weights[0].0);
            row(bytes, at + 2 * HIDDEN, &mut output.weights[1].0);
            output.bias = number(bytes, at + 4 * HIDDEN, 4) as i32;
            at += 4 * HIDDEN + 4;
            index += 1;
        }
        self.checked()
    }

    /// Reads a network from the bytes of a file.
    ///
    /// # Errors
    ///
    /// Returns an error if the bytes are not an undamaged network in this engine's shape and units,
    /// or if a sum might overflow.
    pub fn from_bytes(bytes: &[u8]) -> Result<Box<Self>, Damaged> {
        let mut network = Box::new(Self::BLANK);
        network.read(bytes).map(|()| network)
    }

    /// Checks that no sum over the inputs of a position can overflow, in any order of addition.
    const fn checked(&self) -> Result<(), Damaged> {
        let mut neuron = 0;
        while neuron < HIDDEN {
            let (mut largest, mut input) = (0, 0);
            while input < INPUTS {
                let weight = (self.columns[input].0[neuron] as i32).abs();
                if weight > largest {
                    largest = weight;
                }
                input += 1;
            }
            if (self.biases.0[neuron] as i32).abs() + MOST_PIECES as i32 * largest > i16::MAX as i32 {
                return Err(Damaged::Neuron(neuron));
            }
            neuron += 1;
        }
        let mut index = 0;
        while index < OUTPUTS {
            if !self.outputs[index].checked() {
                return Err(Damaged::Output(index));
            }
            index += 1;
        }
        Ok(())
    }

    /// Returns the network as the bytes of a file.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut payload = Vec::with_capacity(Self::BYTES);
        let numbers = |row: &Row<HIDDEN>| row.0.into_iter().flat_map(i16::to_le_bytes);
        payload.extend(self.columns.iter().chain([&self.biases]).flat_map(numbers));
        for Output { weights, bias } in &self.outputs {
            payload.extend(weights.iter().flat_map(numbers));
            payload.extend(bias.to_le_bytes());
        }
        let mut bytes = MAGIC.to_vec();
        for number in [VERSION, INPUTS as u32, HIDDEN as u32] {
            bytes.extend(number.to_le_bytes());
        }
        bytes.extend((ONE as u16).to_le_bytes());
        bytes.extend((OUTPUT_ONE as u16).to_le_bytes());
        bytes.extend((SCALE as u32).to_le_bytes());
        bytes.extend((OUTPUTS as u32).to_le_bytes());
        bytes.extend(crc32(&payload).to_le_bytes());
        bytes.extend(payload);
        bytes
    }

    /// Builds a network from weights: the columns of the first layer, its biases, and for each
    /// output its weights for the side to move, its weights for the other side, and its bias.
    ///
    /// # Errors
    ///
    /// Returns an error if a sum might overflow.
    pub fn of(
        columns: &[[i16; HIDDEN]; INPUTS],
        biases: [i16; HIDDEN],
        outputs: [([[i16; HIDDEN]; 2], i32); OUTPUTS],
    ) -> Result<Box<Self>, Damaged> {
        let mut network = Box::new(Self::BLANK);
        for (row, column) in network.columns.iter_mut().zip(columns) {
            row.0 = *column;
        }
        network.biases.0 = biases;
        network.outputs = outputs.map(|(weights, bias)| Output { weights: weights.map(Row), bias });
        network.checked().map(|()| network)
    }

    /// Returns the weights in the order in which [`of`](Self::of) takes them.
    pub fn weights(&self) -> Weights {
        (
            self.columns.iter().map(|row| row.0).collect(),
            self.biases.0,
            self.outputs.map(|Output { weights, bias }| (weights.map(|row| row.0), bias)),
        )
    }
}

/// The columns of the first layer, its biases, and for each output its weights for the side to
/// move, its weights for the other side, and its bias.
pub type Weights = (Vec<[i16; HIDDEN]>, [i16; HIDDEN], [([[i16; HIDDEN]; 2], i32); OUTPUTS]);

impl Output {
    /// Returns true if neither the sum of the output nor any of its products can overflow.
    const fn checked(&self) -> bool {
        let (mut neuron, mut sum) = (0, 0);
        while neuron < HIDDEN {
            let weights =
                [(self.weights[0].0[neuron] as i32).abs(), (self.weights[1].0[neuron] as i32).abs()];
            if weights[0] > LARGEST_WEIGHT as i32 || weights[1] > LARGEST_WEIGHT as i32 {
                return false;
            }
            sum += weights[0] + weights[1];
            neuron += 1;
        }
        sum <= LARGEST_SUM
    }
}
