//! CRC-32, as in gzip and PNG.

/// The remainder of each byte modulo the polynomial 0xedb88320 (bits in reverse).
const REMAINDERS: [u32; 256] = {
    let mut remainders = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        let mut remainder = byte as u32;
        let mut bit = 0;
        while bit < 8 {
            remainder = remainder >> 1 ^ if remainder & 1 == 1 { 0xedb8_8320 } else { 0 };
            bit += 1;
        }
        remainders[byte] = remainder;
        byte += 1;
    }
    remainders
};

/// Returns the CRC-32 of `bytes`. A change confined to 32 successive bits always changes the
/// checksum.
pub const fn crc32(bytes: &[u8]) -> u32 {
    let (mut sum, mut index) = (u32::MAX, 0);
    while index < bytes.len() {
        sum = sum >> 8 ^ REMAINDERS[(sum as u8 ^ bytes[index]) as usize];
        index += 1;
    }
    !sum
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn crc32_gives_the_published_check_value() {
        assert_eq!(crc32(b"123456789"), 0xcbf4_3926);
        assert_eq!(crc32(b""), 0);
    }
}
