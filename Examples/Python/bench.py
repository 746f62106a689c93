"""Times of this package beside others, on one thread and in one run.

    python -m pip install scikit-learn opening-hours-py
    python bench.py [--places 1000000] [--rounds 3]

Each answer is compared before it is timed. A time is the processor time of the process for one
element, the median of the rounds, which alternate between the packages.
"""

import argparse
import datetime
import os
import statistics
import time

for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS"):
    os.environ[name] = "1"

import numpy as np
import opening_hours
from sklearn.neighbors import BallTree

from healthdomain import cycles, geo, hours, labels, research, search

RADIUS = 6_371_008.8


def times(rounds, count, *calls):
    """The median processor time of each call for one of `count` elements, in seconds."""
    measured = [[] for _ in calls]
    for _ in range(rounds):
        for call, list_ in zip(calls, measured):
            start = time.process_time()
            call()
            list_.append((time.process_time() - start) / count)
    return [statistics.median(list_) for list_ in measured]


def row(name, ours, theirs=None, peer=""):
    """Prints a row of a table."""

    def text(seconds):
        return f"{seconds * 1e9:.0f} ns" if seconds < 1e-6 else f"{seconds * 1e6:.2f} µs" if seconds < 1e-3 else f"{seconds * 1e3:.0f} ms"

    ratio = "" if theirs is None else f"{theirs / ours:.1f}×"
    print(f"| {name} | {text(ours)} | {'' if theirs is None else text(theirs) + ' ' + peer} | {ratio} |", flush=True)


def sphere(random, count):
    return np.degrees(np.arcsin(random.uniform(-1, 1, count))), random.uniform(-180, 180, count)


def haversine(a, b, c, d):
    a, b, c, d = map(np.radians, (a, b, c, d))
    h = np.sin((c - a) / 2) ** 2 + np.cos(a) * np.cos(c) * np.sin((d - b) / 2) ** 2
    return 2 * RADIUS * np.arcsin(np.sqrt(h))


def places(random, arguments):
    count, queries = arguments.places, 20_000
    points, centers = sphere(random, count), sphere(random, queries)
    radians = [np.radians(np.column_stack(each)) for each in (points, centers)]
    others = sphere(random, count)
    np.testing.assert_allclose(geo.distances(*points, *others), haversine(*points, *others), atol=0.2)
    row("a distance", *times(arguments.rounds, count, lambda: geo.distances(*points, *others), lambda: haversine(*points, *others)), "NumPy")

    start = time.process_time()
    index = geo.PointIndex(*points)
    built = time.process_time()
    tree = BallTree(radians[0], metric="haversine")
    row(f"an index of {count:,} places", built - start, time.process_time() - built, "BallTree")
    for k in (1, 10, 100):
        ours = index.nearest(*centers, k=k)
        theirs = tree.query(radians[1][:2000], k=k)
        np.testing.assert_array_equal(ours.ids[:2000], theirs[1])
        np.testing.assert_allclose(ours.meters[:2000], theirs[0] * RADIUS, atol=0.01)
        fewer = radians[1][:4000]
        ours_, = times(arguments.rounds, queries, lambda: index.nearest(*centers, k=k))
        theirs_, = times(arguments.rounds, len(fewer), lambda: tree.query(fewer, k=k))
        row(f"the nearest {k}" if k > 1 else "the nearest place", ours_, theirs_, "BallTree")
    for kilometers in (10, 50, 200):
        fewer = tuple(each[:4000] for each in centers)
        ours = index.within(*fewer, kilometers * 1000)
        ids, angles = tree.query_radius(radians[1][:4000], kilometers * 1000 / RADIUS, return_distance=True, sort_results=True)
        assert np.array_equal(ours.ids, np.concatenate(ids))
        np.testing.assert_allclose(ours.meters, np.concatenate(angles) * RADIUS, atol=0.01)
        row(
            f"within {kilometers} km, {len(ours.ids) / 4000:.1f} places, nearest first",
            *times(
                arguments.rounds, 4000, lambda: index.within(*fewer, kilometers * 1000),
                lambda: tree.query_radius(radians[1][:4000], kilometers * 1000 / RADIUS, return_distance=True, sort_results=True),
            ),
            "BallTree",
        )


def forecasts(random, arguments):
    count = 100_000
    lengths = np.round(random.normal(random.normal(29, 2, (count, 1)), random.uniform(0.7, 4, (count, 1)), (count, 13)))
    lengths = lengths.clip(15, 60).astype(int)
    starts = 20_000 + np.concatenate([np.zeros((count, 1), int), np.cumsum(lengths[:, :12], axis=1)], axis=1)
    today = starts[:, -1] + (random.random(count) * lengths[:, -1]).astype(int)
    logs = cycles.Lists(np.arange(count + 1) * 13, starts.ravel())
    history = cycles.Lists(np.arange(count + 1) * 12, lengths[:, :12].ravel())
    predictor = cycles.Predictor()

    def plain():
        """The mean and spread of the latest lengths as a normal distribution, cut at today."""
        mean, spread = lengths[:, 6:12].mean(axis=1), lengths[:, 6:12].std(axis=1) + 1
        days = np.arange(61)
        weights = np.exp(-0.5 * ((today[:, None] - starts[:, -1:] + days - mean[:, None]) / spread[:, None]) ** 2) + 1e-9
        sums = np.cumsum(weights, axis=1)
        return np.argmax(sums >= sums[:, -1:] / 2, axis=1)

    true = starts[:, -1] + lengths[:, -1]
    ours = np.abs(predictor.forecasts(logs, today)["start"].astype(int) - true).mean()
    theirs = np.abs(today + plain() - true).mean()
    print(f"mean error of the next start: {ours:.2f} days, with the NumPy model {theirs:.2f} days")
    row("a forecast from 12 cycles, on a random day", *times(arguments.rounds, count, lambda: predictor.forecasts(logs, today), plain), "NumPy model")
    row("the same with the probabilities of 60 days", *times(arguments.rounds, count, lambda: predictor.forecasts(logs, today, days=60)))
    row("the length of the next cycle", *times(arguments.rounds, count, lambda: predictor.cycle_lengths(history)))
    cohort = research.Cohort.simulate(2000, seed=1)
    row("a forecast of a backtest, and its scores", *times(arguments.rounds, 24_000, lambda: research.Backtest(predictor, cohort).scores()))


def texts(random, arguments):
    seconds = random.integers(1_760_000_000, 1_790_000_000, 20_000)
    local = [datetime.datetime(1970, 1, 1) + datetime.timedelta(seconds=int(second)) for second in seconds]
    for name, text in [
        ("a shop", "Mo-Fr 09:00-17:00; Sa 10:00-14:00"),
        ("a shop with seasons", "Mo-Fr 09:00-12:00,13:00-17:00; Apr-Sep Sa 10:00-14:00; Dec 24-26 off"),
    ]:
        ours, theirs = hours.OpeningHours(text), opening_hours.OpeningHours(text)
        states = ours.states(seconds) == hours.State.OPEN
        assert states.tolist() == [theirs.is_open(time) for time in local]
        changes = [theirs.next_change(time) for time in local]
        np.testing.assert_array_equal(ours.next_changes(seconds), np.array(changes, "datetime64[m]"))
        row(f"whether {name} is open", *times(arguments.rounds, len(seconds), lambda: ours.states(seconds), lambda: [theirs.is_open(time) for time in local]), "opening-hours-py")
        row(f"when {name} opens or closes next", *times(arguments.rounds, len(seconds), lambda: ours.next_changes(seconds), lambda: [theirs.next_change(time) for time in local]), "opening-hours-py")
    words = "farmers market downtown uptown park street green valley river oak hill sunset garden".split()
    titles = [" ".join(random.choice(words, 4)) + f" {number}" for number in range(100_000)]
    row("a title of an index of 100,000", *times(1, len(titles), lambda: search.SearchIndex(titles)))
    index = search.SearchIndex(titles)
    queries = [" ".join(random.choice(words, 2)) for _ in range(200)]
    typos = [query[:1] + query[2:] for query in queries]
    row("a search for two words", *times(arguments.rounds, 200, lambda: index.search(queries)))
    row("a search with a typo", *times(arguments.rounds, 200, lambda: index.search(typos)))
    analyzer = labels.Analyzer()
    names = "sugar,salt,oats,rice,water,palm oil,cocoa,skimmed milk powder,citric acid,red 40,wheat flour,eggs".split(",")
    texts = [", ".join(random.permutation(names)) for _ in range(1000)]
    row("a report on a label of 12 ingredients", *times(arguments.rounds, 1000, lambda: analyzer.reports(texts, avoiding=["milk"])))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--places", type=int, default=1_000_000)
    parser.add_argument("--rounds", type=int, default=3)
    arguments = parser.parse_args()
    print("| one of | here | others | |\n| --- | ---: | ---: | ---: |")
    random = np.random.default_rng(1)
    places(random, arguments)
    forecasts(random, arguments)
    texts(random, arguments)


if __name__ == "__main__":
    main()
