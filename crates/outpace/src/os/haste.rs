//! Shortens the program's time limits and launches in our tests, which would otherwise wait for
//! whole limits to pass.

use std::sync::LazyLock;
use std::time::Duration;

/// Environment variable with the number from 1 to 100 by which the program divides its times in our
/// tests. Any other value is ignored.
const HASTE: &str = "OUTPACE_TEST_HASTE";

/// Returns `time`, or a shorter one in a test that asks for haste.
pub(crate) fn hastened(time: Duration) -> Duration {
    static BY: LazyLock<u32> = LazyLock::new(|| {
        let by = std::env::var(HASTE).ok().and_then(|by| by.parse().ok());
        by.filter(|by| (1..=100).contains(by)).unwrap_or(1)
    });
    time / *BY
}
