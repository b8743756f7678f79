//! Time limits that tests may shorten: what waits in vain waits as long as its limit.

use std::sync::LazyLock;
use std::time::Duration;

/// Names the number by which our tests divide the limits of the program; from 1 to 100, else it is as if it were not set.
const HASTE: &str = "OUTPACE_TEST_HASTE";

/// Returns that limit, or a shorter one in a test that asks for haste.
pub(crate) fn hastened(limit: Duration) -> Duration {
    static BY: LazyLock<u32> = LazyLock::new(|| {
        let by = std::env::var(HASTE).ok().and_then(|by| by.parse().ok());
        by.filter(|by| (1..=100).contains(by)).unwrap_or(1)
    });
    limit / *BY
}
