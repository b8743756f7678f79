"""Reference values for the verdict's statistics, from SciPy.

    python3 crates/stats/src/statistics/scipy.py > crates/stats/src/statistics/scipy.json

Needs numpy and scipy (1.13 or newer); takes half a minute. The samples are drawn by a seeded generator and rounded, so that
they stand in the file as they were used; `scipy.rs` reads the file and asks our own code the same questions.
"""

import json
import platform
import sys

# This script is called what it imports: without this, `import scipy` would find the script itself.
sys.path.pop(0)

import numpy as np
import scipy
from scipy import stats

SEED = 20_260_101
TRIM = 0.25

# How often SciPy redraws a sample, and how often the test does. What two such counts of the same chance may differ by is
# the width of the bands below.
REDRAWS = 1_000_000
TEST_REDRAWS = 39_999
STANDARD_ERRORS = 4.0


def signs(rng):
    """Sign tests: zeros say nothing."""
    counts = [(0, 0, 1), (1, 0, 0), (0, 1, 3), (3, 3, 0), (6, 0, 2), (2, 9, 0), (5, 6, 1), (14, 6, 0), (20, 44, 5)]
    counts += [(70, 30, 0), (500, 500, 7), (530, 470, 0), (1600, 1400, 0), (2450, 2550, 10), (3100, 1900, 0)]
    counts += [(9_900, 10_100, 0), (49_500, 50_500, 0)]
    for above, below, zeros in counts:
        trials = above + below
        p = stats.binomtest(above, trials).pvalue if trials else 1.0
        yield {"above": above, "below": below, "zeros": zeros, "p": float(p)}


def signed_ranks(rng):
    """Signed-rank tests, with SciPy's own choice between the exact and the approximate one."""

    def case(why, values):
        p = stats.wilcoxon(values, zero_method="wilcox", correction=False, method="auto").pvalue
        return {"why": why, "values": [float(value) for value in values], "p": float(p)}

    def normal(shift, count, digits):
        return np.round(rng.normal(shift, 1.0, count), digits)

    yield case("one value", [2.5])
    yield case("all on one side", [0.1, 0.4, 0.2, 0.5, 0.3, 0.6])
    yield case("a rank sum right in the middle", [1.0, -2.0, -3.0, 4.0])
    yield case("exact", normal(0.3, 12, 4))
    yield case("exact", normal(-0.6, 25, 5))
    yield case("exact, the largest", normal(0.2, 50, 6))
    yield case("approximate, the smallest without ties", normal(0.2, 51, 6))
    yield case("approximate", normal(0.1, 120, 6))
    yield case("few, with ties: every sign is tried", normal(0.5, 13, 0) + 0.5)
    yield case("few, with zeros: every sign is tried", np.append(normal(0.5, 10, 2), [0.0, 0.0]))
    yield case("few, with ties and zeros", [1.0, 1.0, -1.0, 2.0, 0.0, 2.0, -3.0, 0.0, 3.0, 3.0])
    yield case("ties", normal(0.4, 14, 1))
    yield case("ties", normal(0.2, 40, 1))
    yield case("13 without zeros, but 14 with", np.append(normal(0.7, 13, 4), 0.0))
    yield case("zeros", np.append(normal(-0.5, 30, 4), [0.0, 0.0, 0.0]))
    yield case("ties and zeros", normal(0.2, 100, 1))
    yield case("nothing but zeros", [0.0, 0.0, 0.0])


def wilsons(rng):
    """Wilson's interval of a proportion."""
    counts = [(0, 1), (1, 1), (0, 10), (10, 10), (3, 10), (0, 500), (1, 500), (3, 1000), (57, 60), (95, 100)]
    counts += [(950, 1000), (1234, 56789)]
    for successes, trials in counts:
        for confidence in (0.9, 0.95, 0.99):
            ci = stats.binomtest(successes, trials).proportion_ci(confidence, method="wilson")
            yield {
                "successes": successes,
                "trials": trials,
                "confidence": confidence,
                "low": float(ci.low),
                "high": float(ci.high),
            }


def medians(rng):
    for count in (1, 2, 3, 8, 33):
        samples = rng.integers(-50_000, 50_000, count)
        yield {"samples": samples.tolist(), "median": float(np.median(samples))}


def yuen(values, axis=-1):
    """Yuen's standard error of the trimmed mean: the winsorised sum of squares over h (h - 1), h values being kept."""
    count = values.shape[axis]
    cut = int(TRIM * count)
    kept = count - 2 * cut
    ordered = np.sort(values, axis=axis)
    low, high = np.take(ordered, [cut], axis), np.take(ordered, [count - cut - 1], axis)
    winsorised = np.clip(ordered, low, high)
    return np.sqrt(winsorised.var(axis=axis, ddof=1) * (count - 1) / (kept * (kept - 1)))


def check_yuen(values):
    """SciPy has no function for Yuen's error, but two that hold it: both must agree with ours."""
    count = len(values)
    kept = count - 2 * int(TRIM * count)
    error = yuen(values)
    # Yuen's test of a sample against its own mirror image: the distance of the two centres over their joint error.
    t = stats.ttest_ind(values, -values, trim=TRIM, equal_var=False).statistic
    assert np.isclose(error, abs(2 * stats.trim_mean(values, TRIM) / t) / np.sqrt(2), rtol=1e-9)
    # `trimmed_stde` divides the winsorised deviation by (1 - 2 * trim) * sqrt(n) (Wilcox), where Yuen counts what is kept.
    wilcox = stats.mstats.trimmed_stde(values, limits=(TRIM, TRIM))
    ratio = np.sqrt((count - 1) / (kept * (kept - 1))) * (1 - 2 * TRIM) * np.sqrt(count)
    assert np.isclose(error, wilcox * ratio, rtol=1e-9)


def bootstraps(rng):
    """The symmetric bootstrap-t of the midmean.

    SciPy's bootstrap redraws the deviation of the centre in its own standard errors; what we compare with are quantiles of
    its distribution. A share p of B redraws is off by sqrt(p (1 - p) / B) (one standard error), so the share that our
    redraws see beyond a point may differ from SciPy's by STANDARD_ERRORS times sqrt(p (1 - p) (1 / REDRAWS + 1 /
    TEST_REDRAWS)). Read off as quantiles of SciPy's distribution, that gives the band in which our reach must lie,
    without any assumption about the distribution's shape.
    """

    def tolerance(p):
        return STANDARD_ERRORS * np.sqrt(p * (1 - p) * (1 / REDRAWS + 1 / TEST_REDRAWS))

    def spoilt(count):
        wild = rng.random(count) < 0.2
        return np.where(wild, rng.normal(0.0, 300_000.0, count), rng.normal(12_000.0, 9_000.0, count))

    samples = [
        ("normal, as few as are judged", rng.normal(20_000.0, 9_000.0, 12)),
        ("normal, a number that 4 does not divide", rng.normal(-8_000.0, 10_000.0, 27)),
        ("a fifth of them spoilt", spoilt(40)),
        ("skewed", rng.exponential(12_000.0, 60) - 9_000.0),
    ]
    for why, values in samples:
        values = np.round(values, 2)
        check_yuen(values)
        centre, error = stats.trim_mean(values, TRIM), yuen(values)

        def deviation(redrawn, axis):
            distance = np.abs(stats.trim_mean(redrawn, TRIM, axis=axis) - centre)
            with np.errstate(divide="ignore", invalid="ignore"):
                return np.where(distance == 0.0, 0.0, distance / yuen(redrawn, axis))

        redrawn = stats.bootstrap(
            (values,), deviation, n_resamples=REDRAWS, batch=20_000, method="percentile", rng=rng, vectorized=True
        ).bootstrap_distribution
        reaches = []
        for confidence in (0.95, 0.99):
            p = 1 - confidence
            shares = [1 - p - tolerance(p), 1 - p, 1 - p + tolerance(p)]
            low, reach, high = (float(value) for value in np.quantile(redrawn, shares, method="higher"))
            reaches.append({"confidence": confidence, "low": low, "reach": reach, "high": high})
        chances = []
        for sixteenths in (0, 6, 10, 13):
            border = round(abs(centre) * sixteenths / 16, 2)
            p = float(np.mean(redrawn >= (abs(centre) - border) / error))
            chances.append({"border": border, "p": p, "tolerance": float(tolerance(p))})
        yield {
            "why": why,
            "medians": values.tolist(),
            "centre": float(centre),
            "error": float(error),
            "reaches": reaches,
            "chances": chances,
        }


def percentiles(rng):
    """SciPy's plain percentile interval of the midmean of a large sample without outliers.

    It is another interval than ours, but in such a sample both tend to the same one.
    """
    values = np.round(rng.normal(1_000.0, 10_000.0, 240))
    interval = stats.bootstrap(
        (values,),
        lambda redrawn, axis: stats.trim_mean(redrawn, TRIM, axis=axis),
        n_resamples=100_000,
        batch=20_000,
        method="percentile",
        confidence_level=0.95,
        rng=rng,
        vectorized=True,
    ).confidence_interval
    return {"medians": values.tolist(), "confidence": 0.95, "low": float(interval.low), "high": float(interval.high)}


def main():
    # Redraws without spread have an infinite deviation, and zeros alone have no ranks: both are meant.
    np.seterr(invalid="ignore")
    # One stream a kind, so that a change of one leaves the others as they are.
    streams = iter(np.random.default_rng(SEED).spawn(8))
    vectors = {
        "command": "python3 crates/stats/src/statistics/scipy.py > crates/stats/src/statistics/scipy.json",
        "python": platform.python_version(),
        "numpy": np.__version__,
        "scipy": scipy.__version__,
        "seed": SEED,
        "redraws": TEST_REDRAWS,
        "signs": list(signs(next(streams))),
        "signed_ranks": list(signed_ranks(next(streams))),
        "wilsons": list(wilsons(next(streams))),
        "medians": list(medians(next(streams))),
        "bootstraps": list(bootstraps(next(streams))),
        "percentiles": percentiles(next(streams)),
    }
    # A case a line: a change shows in a diff, and the file stays small.
    lines = []
    for name, value in vectors.items():
        if isinstance(value, list):
            value = "[\n" + ",\n".join("  " + json.dumps(case, allow_nan=False) for case in value) + "\n]"
        else:
            value = json.dumps(value, allow_nan=False)
        lines.append(f"{json.dumps(name)}: {value}")
    print("{\n" + ",\n".join(lines) + "\n}")


if __name__ == "__main__":
    main()
