"""Forecasts of cycles, cohorts, and backtests."""

import datetime
import math
import unittest

import numpy as np

import healthdomain
from healthdomain import cycles, research


def logs_of(random, count):
    """Logs of women with cycles of about their own length, and a day in the latest cycle."""
    logs, as_of = [], []
    for _ in range(count):
        lengths = np.round(random.normal(random.normal(29, 2), random.uniform(1, 4), random.integers(0, 13)))
        starts = 20000 + np.concatenate([[0], np.cumsum(lengths.clip(15, 60))]).astype(int)
        logs.append(starts)
        as_of.append(starts[-1] + random.integers(0, 28))
    return logs, np.array(as_of)


class Forecasts(unittest.TestCase):
    def test_columns_are_those_of_the_probabilities(self):
        logs, as_of = logs_of(np.random.default_rng(1), 200)
        answer = cycles.Predictor().forecasts(logs, as_of, days=400, covering=0.9)
        p = answer["probabilities"]
        np.testing.assert_allclose(p.sum(axis=1), 1, atol=1e-9)
        sums = np.cumsum(p, axis=1)
        days = as_of.astype("datetime64[D]")
        for name, level in [("start", 0.5), ("start_low", 0.05), ("start_high", 0.95)]:
            first = np.argmax(sums >= level - 1e-9, axis=1)
            np.testing.assert_array_equal(answer[name], days + first)
        self.assertTrue(np.all(answer["start_low"] >= days))
        np.testing.assert_array_equal(answer["known_cycles"], [len(log) - 1 for log in logs])
        for name in ["fertile", "missed", "other_bleeding"]:
            self.assertTrue(np.all((answer[name] >= 0) & (answer[name] <= 1)))

    def test_each_log_has_the_forecast_that_it_has_alone(self):
        random = np.random.default_rng(2)
        logs, as_of = logs_of(random, 60)
        logs[7] = logs[7][:0]
        ages = np.where(random.random(60) < 0.5, random.uniform(18, 50, 60), np.nan)
        predictor = cycles.Predictor()
        together = predictor.forecasts(logs, as_of, ages=ages, days=60)
        for i in range(60):
            alone = predictor.forecasts([logs[i]], as_of[i], ages=ages[i], days=60)
            for name in together:
                np.testing.assert_array_equal(together[name][i : i + 1], alone[name])

    def test_order_and_later_starts_do_not_count(self):
        predictor = cycles.Predictor()
        log = ["2026-01-03", "2026-01-31", "2026-03-01"]
        plain = predictor.forecasts([log], "2026-03-10", days=50)
        other = predictor.forecasts([log[::-1] + ["2026-03-29"]], "2026-03-10", days=50)
        for name in plain:
            np.testing.assert_array_equal(plain[name], other[name])

    def test_days_are_dates_texts_or_numbers(self):
        predictor = cycles.Predictor()
        day = datetime.date(2026, 2, 10)
        texts = ["2026-01-03", "2026-02-01"]
        number = np.array(texts, "datetime64[D]").astype(int)
        starts = [
            predictor.forecasts([form], today)["start"][0]
            for form in (texts, number, [datetime.date.fromisoformat(text) for text in texts],
                         np.array(texts, "datetime64[ns]"), list(number))
            for today in (day, "2026-02-10", np.datetime64(day))
        ]
        self.assertEqual(len(set(starts)), 1)

    def test_lengths_alone_say_the_same_about_the_first_day(self):
        logs, _ = logs_of(np.random.default_rng(3), 50)
        predictor = cycles.Predictor()
        lengths = predictor.cycle_lengths([np.diff(log) for log in logs], days=151)
        first = predictor.forecasts(logs, [log[-1] for log in logs], days=151)
        # On the first day the forecast may add that it was other bleeding.
        np.testing.assert_allclose(first["probabilities"], lengths["probabilities"], atol=0.1)
        sums = np.cumsum(lengths["probabilities"], axis=1)
        np.testing.assert_array_equal(lengths["median"], np.argmax(sums >= 0.5 - 1e-9, axis=1))
        mean = lengths["probabilities"] @ np.arange(151)
        np.testing.assert_allclose(lengths["mean"], mean, atol=1e-9)

    def test_problems_are_sentences_of_the_package(self):
        predictor = cycles.Predictor()
        for logs, as_of, ages, sentence in [
            ([[], ["2026-01-01", "2026-01-01"]], "2026-02-01", None, "log 1: The period shares a day with a logged period."),
            ([[]], "9995-01-01", None, "as_of 0: The date must be at least eleven years before"),
            ([[-10**6]], 0, None, "log 0: The year must be from 1 to 9999."),
            ([[]], "NaT", None, "as_of 0: The year must be from 1 to 9999."),
            ([[]], 0, 200, "age 0: An age must be from 0 to 150 years."),
            ([[]], [0, 1], None, "as_of must be one value or 1 values."),
        ]:
            with self.assertRaisesRegex(healthdomain.Error, f"^{sentence}"):
                predictor.forecasts(logs, as_of, ages=ages)

    def test_lists_must_fit_their_values(self):
        for offsets, values in [([], []), ([1], []), ([0, 2], [1]), ([0, 2, 1, 2], [1, 2]), ([[0]], [])]:
            with self.assertRaises(healthdomain.Error):
                cycles.Lists(offsets, values)
        lists = cycles.Lists([0, 0, 2], [3, 4])
        with self.assertRaises(ValueError):
            lists.offsets[0] = 9


class Research(unittest.TestCase):
    def test_a_cohort_is_read_back_from_its_columns(self):
        cohort = research.Cohort.simulate(40, cycles=(0, 5), ages=(18, 30), seed=7)
        women, table = cohort.women(), cohort.cycles()
        self.assertTrue(np.all((women["age"] >= 18) & (women["age"] <= 30)))
        rows = ["woman,cycle,length,ovulation_day,menses_length"]
        number = np.zeros(40, int)
        for woman, length, ovulation, menses in zip(*table.values()):
            number[woman] += 1
            day = "" if math.isnan(ovulation) else int(ovulation)
            rows.append(f"{women['woman'][woman]},{number[woman]},{length},{day},{int(menses)}")
        ages = ["woman,age"] + [f"{code},{age:g}" for code, age in zip(*women.values())]
        again = research.Cohort.read("\n".join(rows), "\n".join(ages))
        self.assertEqual(again.digest, cohort.digest)
        with self.assertRaises(healthdomain.Error):
            research.Cohort.read("woman,cycle,length\na,1,0")

    def test_plain_sums_have_the_same_scores(self):
        cohort = research.Cohort.simulate(30, seed=8)
        backtest = research.Backtest(cycles.Predictor(), cohort)
        records = backtest.records()
        np.testing.assert_array_equal(records["observed"], cohort.cycles()["length"])
        for known in [(0, 0), (3, 5), (0, 99)]:
            part = (records["known_cycles"] >= known[0]) & (records["known_cycles"] <= known[1])
            errors = (records["median"] - records["observed"])[part]
            scores = backtest.scores(known)
            self.assertEqual(scores["count"], part.sum())
            self.assertAlmostEqual(scores["mean_absolute_error"], np.abs(errors).mean())
            self.assertAlmostEqual(scores["crps"], records["crps"][part].mean())
        self.assertIn(cohort.digest, backtest.report)

    def test_forecasts_of_the_caller_are_scored_by_their_definition(self):
        random = np.random.default_rng(9)
        cohort = research.Cohort.simulate(20, cycles=(0, 6), seed=9)
        length = cohort.cycles()["length"]
        weights = random.random((len(length), 60))
        records = research.Backtest(weights, cohort, first_day=10).records()
        p = weights / weights.sum(axis=1, keepdims=True)
        days = np.arange(10, 70)
        step = days >= length[:, None]
        # The score is the sum of squares between the two cumulative functions.
        tail = np.maximum(0, length - 70) + np.maximum(0, 10 - length)
        crps = ((np.cumsum(p, axis=1) - step) ** 2).sum(axis=1) + tail
        np.testing.assert_allclose(records["crps"], crps, atol=1e-9)
        for wrong in [weights[1:], weights * np.nan, weights * 0, -weights, weights[:, :0]]:
            with self.assertRaises(healthdomain.Error):
                research.Backtest(wrong, cohort)

    def test_the_difference_is_paired(self):
        cohort = research.Cohort.simulate(30, seed=10)
        ours = research.Backtest(cycles.Predictor(), cohort)
        fixed = np.zeros((len(cohort.cycles()["length"]), 1)) + 1
        theirs = research.Backtest(fixed, cohort, first_day=28)
        difference = ours.difference(theirs, seed=1)
        for name in ["mean_absolute_error", "crps"]:
            value, low, high = difference[name]
            self.assertAlmostEqual(value, ours.scores()[name] - theirs.scores()[name])
            self.assertTrue(low < value < high)
        back = theirs.difference(ours, seed=1)
        self.assertAlmostEqual(back["crps"][0], -difference["crps"][0])
        self.assertAlmostEqual(back["crps"][1], -difference["crps"][2])
        with self.assertRaisesRegex(healthdomain.Error, "^Both backtests must predict the same cycles"):
            ours.difference(research.Backtest(cycles.Predictor(), cohort.logged(missed=0.5, seed=1)), seed=1)

    def test_a_fit_learns_the_lengths_of_its_cohort(self):
        random = np.random.default_rng(11)
        rows = [f"w{w},{c + 1},{22 + random.integers(0, 2)}" for w in range(8) for c in range(3)]
        cohort = research.Cohort.read("woman,cycle,length\n" + "\n".join(rows))
        predictor = research.fit(cohort)
        self.assertIn(cohort.digest, predictor.version)
        self.assertLess(predictor.cycle_lengths([[]])["mean"][0], 25)
        self.assertGreater(cycles.Predictor().cycle_lengths([[]])["mean"][0], 27)
        with self.assertRaisesRegex(healthdomain.Error, "at least 5 women"):
            research.fit(research.Cohort.simulate(3, seed=1))


if __name__ == "__main__":
    unittest.main()
