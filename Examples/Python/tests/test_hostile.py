"""Random hostile input: each call answers or raises an exception, and memory is released."""

import copy
import gc
import pickle
import resource
import threading
import unittest

import numpy as np

from healthdomain import _native, cycles, geo, hours, labels, research, search

ACCEPTED = (ValueError, TypeError, OverflowError, MemoryError)
"""What a call may raise; `healthdomain.Error` is a `ValueError`. Anything else is a mistake, and a
signal ends the process."""

SPECIAL = [0, 1, -1, 2, 90, -90, 180, 1e308, -1e308, 5e-324, np.nan, np.inf, -np.inf, 2**31, -(2**31), 2**62, -(2**63), 2**63 - 1]


def number(random):
    kind = random.integers(0, 3)
    if kind == 0:
        return SPECIAL[random.integers(0, len(SPECIAL))]
    return float(random.normal(0, 100)) if kind == 1 else int(random.integers(-(10**6), 10**6))


def scalar(random):
    """A number, or something else in its place."""
    if random.random() < 0.3:
        return int(random.integers(0, 20))
    others = [None, "7", b"7", 1j, True, [], [1], 10**30, -(10**30), np.int8(3), np.float32(3), np.datetime64("NaT"), object()]
    return number(random) if random.random() < 0.7 else others[random.integers(0, len(others))]


def fraction(random):
    """A number from 0 to 1, or something else in its place."""
    return random.random() if random.random() < 0.7 else scalar(random)


def array(random):
    """An array of any type, shape, and layout, or what looks like one; one in three is a plain one."""
    if random.random() < 0.35:
        return random.integers(-80, 80, 3)
    count = int(random.integers(0, 7))
    kind = random.integers(0, 16)
    values = [number(random) for _ in range(count)]
    if kind == 0:
        return values
    if kind == 1:
        return random.uniform(-90, 90, count)
    if kind == 2:
        return random.uniform(-90, 90, 2 * count)[::2]
    if kind == 3:
        return random.uniform(-90, 90, count)[::-1]
    if kind == 4:
        return np.asfortranarray(random.uniform(-90, 90, (count, 3)))
    if kind == 5:
        return random.uniform(-90, 90, count).astype(">f8")
    if kind == 6:
        return random.integers(-(10**4), 10**5, count).astype([np.int8, np.int32, np.uint64, ">i4"][random.integers(0, 4)])
    if kind == 7:
        return np.ma.masked_array(np.zeros(count), mask=np.ones(count, bool))
    if kind == 8:
        return np.array(values, object)
    if kind == 9:
        return (random.integers(0, 40000, count)).astype("datetime64[D]")
    if kind == 10:
        return ["2026-01-01"] * count + [["x", "2026-13-01", "NaT", "10000-01-01", ""][random.integers(0, 5)]]
    if kind == 11:
        return np.lib.stride_tricks.as_strided(np.zeros(1), (count,), (0,))
    if kind == 12:
        return np.frombuffer(b"\0" * 8 * count + b"\0", np.float64, offset=1) if count else []
    if kind == 13:
        return [[1, 2], [3]]
    if kind == 14:
        return np.float16(values[0]) if values else ()
    return scalar(random)


ALPHABET = ["a", "milk", "farmers", "Mo", "-", " ", ",", ";", "(", "%", "0", "9:00", "\0", "\ud800", "\udfff", "🥜", "é", "\u0301", "\u200b", "\n", '"', "PH", "off", "woman,cycle,length\n"]


def text(random):
    if random.random() < 0.05:
        return [None, 7, b"x", ["x"], np.str_("milk")][random.integers(0, 5)]
    if random.random() < 0.2:
        return ["Mo-Fr 09:00-17:00", "woman,cycle,length\na,1,28\na,2,30\n", "farmers"][random.integers(0, 3)]
    return "".join(random.choice(ALPHABET, random.integers(0, 12)))


def texts(random):
    if random.random() < 0.1:
        return [None, "text", 7, np.array(["milk", "egg"])][random.integers(0, 4)]
    return [text(random) for _ in range(random.integers(0, 4))]


def lists(random):
    if random.random() < 0.3:
        return cycles.Lists([0, 2, 2, 3] if random.random() < 0.5 else array(random), array(random))
    return [array(random) for _ in range(random.integers(0, 3))]


class Hostile(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        random = np.random.default_rng(0)
        cls.predictor = cycles.Predictor()
        cls.analyzer = labels.Analyzer()
        cls.places = geo.PointIndex(random.uniform(-90, 90, 300), random.uniform(-180, 180, 300))
        cls.opening = hours.OpeningHours("Mo-Fr 09:00-26:00; week 1-53/2 Sa 10:00+; easter -2 days off")
        cls.titles = search.SearchIndex(["Farmers Market", "", "é", "\0", "a" * 10_000])
        cls.cohort = research.Cohort.simulate(6, cycles=(0, 4), seed=1)
        cls.backtest = research.Backtest(cls.predictor, cls.cohort)

    def calls(self, r):
        """Calls of everything public with hostile arguments."""
        return [
            lambda: geo.distances(array(r), array(r), array(r), array(r)),
            lambda: geo.PointIndex(array(r), array(r)).nearest(array(r), array(r), k=scalar(r)),
            lambda: self.places.nearest(array(r), array(r), k=scalar(r), within=scalar(r)),
            lambda: self.places.within(array(r), array(r), scalar(r)),
            lambda: self.predictor.forecasts(lists(r), array(r), ages=array(r), covering=fraction(r), days=scalar(r)),
            lambda: self.predictor.forecasts(lists(r), array(r)),
            lambda: self.predictor.cycle_lengths(lists(r), ages=array(r), covering=fraction(r), days=scalar(r)),
            lambda: self.predictor.cycle_lengths(lists(r)),
            lambda: research.Cohort.simulate(min(r.integers(0, 9), 9), cycles=(scalar(r), scalar(r)), ages=(scalar(r), scalar(r)), seed=scalar(r)),
            lambda: research.Cohort.read(text(r), text(r) if r.random() < 0.5 else None),
            lambda: self.cohort.logged(missed=fraction(r), spurious=fraction(r), seed=scalar(r)).cycles(),
            lambda: research.Backtest(array(r) if r.random() < 0.5 else r.uniform(-0.01, 1, (len(self.cohort.cycles()['length']), 3)), self.cohort, first_day=scalar(r), name=text(r)).records(),
            lambda: self.backtest.scores((scalar(r), scalar(r))),
            lambda: self.backtest.difference(self.backtest, resamples=r.integers(-9, 9), seed=scalar(r)),
            lambda: research.fit(research.Cohort.simulate(r.integers(4, 7), cycles=(0, 3), seed=1)) if r.random() < 0.05 else None,
            lambda: self.analyzer.reports(texts(r), avoiding=texts(r), diets=texts(r) if r.random() < 0.3 else []),
            lambda: self.analyzer.report(text(r), use=text(r) if r.random() < 0.3 else "food"),
            lambda: self.analyzer.suggestions(text(r), scalar(r)),
            lambda: labels.Analyzer(texts(r)) if r.random() < 0.1 else None,
            lambda: hours.OpeningHours(text(r), texts(r) if r.random() < 0.3 else ["en", "de"], public_holidays=array(r), school_holidays=array(r)).states(array(r), array(r)),
            lambda: self.opening.states(array(r), array(r)),
            lambda: self.opening.next_changes(scalar(r), scalar(r)),
            lambda: search.SearchIndex(texts(r), array(r)).search(texts(r), scalar(r)),
            lambda: self.titles.search(texts(r), scalar(r)),
            lambda: self.titles.suggestions(text(r), scalar(r)),
        ]

    def test_each_call_answers_or_raises(self):
        answered = {}
        for seed in range(4000):
            r = np.random.default_rng(seed)
            calls = self.calls(r)
            place = seed % len(calls)
            with self.subTest(seed=seed):
                try:
                    with np.errstate(all="ignore"):
                        calls[place]()
                    answered[place] = answered.get(place, 0) + 1
                except ACCEPTED:
                    pass
                except Exception as error:
                    self.fail(f"{type(error).__name__}: {error}")
        # Hostile arguments that are never accepted would test nothing behind the checks.
        self.assertGreaterEqual(len(answered), 20, answered)

    def test_too_much_memory_is_an_exception(self):
        center = np.zeros(10)
        for limit in [2**44, 2**62]:
            with self.assertRaisesRegex(MemoryError, "^There is not enough memory.$"):
                _native.columns(
                    geo._nearest, self.places._handle, *map(_native.address, (center, center)), 10, limit, 1.0
                )
        self.assertEqual(self.places.nearest([0], [0], k=10**30).ids.shape, (1, 300))

    def test_objects_cannot_be_pickled_and_copies_share_them(self):
        for value in [self.places, self.predictor, self.cohort, self.titles]:
            with self.assertRaises(TypeError):
                pickle.dumps(value)
            with self.assertRaises(TypeError):
                copy.deepcopy(value)
            copy.copy(value)
        gc.collect()
        self.assertEqual(self.places.nearest([0], [0]).ids.shape, (1, 1))
        for broken in [geo.PointIndex.__new__(geo.PointIndex), cycles.Predictor.__new__(cycles.Predictor)]:
            with self.assertRaises(AttributeError):
                broken.nearest([0], [0]) if isinstance(broken, geo.PointIndex) else broken.version

    def test_threads_share_objects(self):
        expected = self.places.nearest([1, 2, 3], [4, 5, 6], k=5).ids
        failures = []

        def work():
            for _ in range(200):
                index = geo.PointIndex([1.0, 2.0], [3.0, 4.0])
                if not np.array_equal(self.places.nearest([1, 2, 3], [4, 5, 6], k=5).ids, expected):
                    failures.append("different")
                self.titles.search(["farmers"])
                self.analyzer.report("milk", avoiding=["milk"])
                del index

        threads = [threading.Thread(target=work) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(failures, [])


class Memory(unittest.TestCase):
    def test_loops_do_not_grow(self):
        random = np.random.default_rng(1)
        latitudes, longitudes = random.uniform(-90, 90, 3000), random.uniform(-180, 180, 3000)
        predictor, analyzer = cycles.Predictor(), labels.Analyzer()
        opening = hours.OpeningHours("Mo-Fr 09:00-17:00")
        titles = ["Farmers Market"] * 500
        logs = [[20000, 20028, 20057]] * 100

        def turn():
            index = geo.PointIndex(latitudes, longitudes)
            kept = index.nearest(latitudes, longitudes, k=10)
            index.within(latitudes, longitudes, 1e5)
            predictor.forecasts(logs, 20060, days=100)
            cohort = research.Cohort.simulate(50, seed=1)
            backtest = research.Backtest(predictor, cohort)
            backtest.difference(backtest, resamples=2, seed=1)
            cohort.cycles()
            analyzer.reports(["sugar, milk, red 40"] * 50, avoiding=["milk"])
            opening.states(np.arange(1000))
            search.SearchIndex(titles).search(["farmers"] * 20)
            for call in [lambda: geo.distances(99, 0, 0, 0), lambda: hours.OpeningHours("?"), lambda: search.SearchIndex([]).search(["a"])]:
                with self.assertRaises(ValueError):
                    call()
            return kept

        def resident():
            with open("/proc/self/statm") as file:
                return int(file.read().split()[1]) * resource.getpagesize()

        for _ in range(15):
            turn()
        gc.collect()
        before = resident()
        for _ in range(60):
            turn()
        gc.collect()
        # A turn makes two megabytes of answers and objects, so that a leak of one would be 60 times as much.
        self.assertLess(resident() - before, 8_000_000)


if __name__ == "__main__":
    unittest.main()
