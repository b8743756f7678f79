//! The page of a record that is like none in `reports/`; those that lie there are held to their pages.

use super::Record;
use super::page::page;
use outpace::sealed;

/// What is kept in `reports/`.
pub(crate) fn kept() -> Record {
    let path = crate::workspace::checkout().join("reports/intel-xeon-6-cf-2/threads.json");
    sealed::load_from(&path).unwrap()
}

#[test]
fn a_record_of_one_position_has_no_intervals_and_one_of_nothing_is_a_heading() {
    let mut record = kept();
    let times = record.parts.times.as_mut().unwrap();
    for run in &mut times.runs {
        run.seconds = vec![vec![4.0 / run.threads as f64; 2]];
        run.nodes = vec![vec![1_000; 2]];
    }
    times.stops.truncate(1);
    times.stops[0].milliseconds = vec![0.25, 12.5, 0.75];
    let page_of_one = page(&record);
    for line in [
        "| `lazy` | 2 | 2.00 times as fast | 1.00 times as many | 2.00 times as many |",
        "With 2 threads `abdada` is 1.00 times",
        "| `lazy` | 1 | 3 | 10 | 0.75 | 12.50 | 2 of 3 |",
    ] {
        assert!(page_of_one.contains(line), "{line}\n{page_of_one}");
    }
    record.parts = super::record::Threads::default();
    assert_eq!(page(&record).lines().count(), 3);
}
