use super::*;
use crate::decide::differences::find;
use crate::decide::differences::tests::kept;

fn pages(change: impl Fn(&mut Kept)) -> String {
    let [a, mut b] = ["intel-xeon-6-cf-2", "intel-xeon-6-cf-2-again"].map(kept);
    change(&mut b);
    page(&find(&a, &b), [&a, &b])
}

#[test]
fn the_page_says_what_differs_and_what_does_not_and_how_sure_that_is() {
    let page = pages(|_| {});
    for part in [
        "figures differ for certain",
        "The machine was not equally busy",
        "<strong>d8b6a555abb4</strong>",
        "id=\"different\"",
        "popcount/mixed/recorded/throughput",
        "kernel time (1103)",
        "19 listings",
        "only in A, instructions (12)",
        "of 500 comparisons of the same bytes 0 were told apart",
        "do not: at the edge",
    ] {
        assert!(page.contains(part), "{part} is not on the page");
    }
    let tables = page.matches("<table>").count();
    assert_eq!(page.matches("class=\"scroll\"").count(), tables, "every table can be sorted");
    let none = pages(|kept| kept.calibrated = None);
    assert!(none.contains("There is no calibration of B's machine"));
}

#[test]
fn text_of_a_record_is_no_markup() {
    let page = pages(|kept| {
        kept.name = "<script>alert(1)</script>".into();
        kept.record.machine.brand = "<img src=x onerror=alert(1)>".into();
        kept.record.decision.choice.command = "</code><script>".into();
        kept.record.engines[0].slug = "<i>".into();
        kept.record.decision.judgements[0].variant = "\"><script>".into();
    });
    assert_eq!(page.matches("<script").count(), 1, "the frame's own");
    assert!(!page.contains("<img") && !page.contains("<i>") && page.contains("&lt;img src=x"));
}
