"""What Swift answers to the same questions; `vectors.json` is the output of `swift run vectors`."""

import json
import math
import unittest
from pathlib import Path

import numpy as np

from healthdomain import cycles, geo, hours, labels, research, search

VECTORS = json.loads((Path(__file__).parent / "vectors.json").read_text())


class Vectors(unittest.TestCase):
    def test_distances(self):
        points, others, meters = zip(*VECTORS["distances"])
        np.testing.assert_array_equal(geo.distances(*np.transpose(points), *np.transpose(others)), meters)

    def test_the_index(self):
        vectors = VECTORS["index"]
        places = np.transpose(vectors["places"])
        index = geo.PointIndex(*places)
        nearest, within = index.nearest(*places, k=4), index.within(*places, 6e6)
        for i, (near, hits) in enumerate(zip(vectors["nearest"], vectors["within"])):
            self.assertEqual([list(row) for row in zip(nearest.ids[i], nearest.meters[i])], near)
            part = slice(within.offsets[i], within.offsets[i + 1])
            self.assertEqual([list(row) for row in zip(within.ids[part], within.meters[part])], hits)

    def test_forecasts_agree_with_those_of_a_whole_log(self):
        # Documented: a state of lengths differs from a log by less than 0.01.
        for vector in VECTORS["forecasts"]:
            age = math.nan if vector["age"] is None else vector["age"]
            answer = cycles.Predictor().forecasts([vector["starts"]], vector["as_of"], ages=age, days=60)
            exact = not vector["starts"]
            tolerance = 1e-15 if exact else 0.01
            np.testing.assert_allclose(answer["probabilities"][0], vector["start"], atol=tolerance)
            np.testing.assert_allclose(answer["fertile"], vector["fertile"], atol=tolerance)
            np.testing.assert_allclose(answer["missed"], vector["missed"], atol=tolerance)

    def test_lengths(self):
        vectors = VECTORS["lengths"]
        answer = cycles.Predictor().cycle_lengths([v["lengths"] for v in vectors], covering=0.9, days=151)
        for name in ["median", "low", "high", "mean", "probabilities"]:
            np.testing.assert_array_equal(answer[name], [v[name] for v in vectors])

    def test_research(self):
        vectors = VECTORS["research"]
        cohort = research.Cohort.simulate(40, cycles=(1, 9), ages=(18, 49), seed=5)
        self.assertEqual(cohort.digest, vectors["digest"])
        self.assertEqual(cohort.logged(missed=0.1, spurious=0.05, seed=6).digest, vectors["logged_digest"])
        backtest = research.Backtest(cycles.Predictor(), cohort)
        self.assertEqual(backtest.report, vectors["report"])
        scores = backtest.scores((1, 3))
        for name in ["mean_absolute_error", "crps", "coverage_80"]:
            self.assertEqual(scores[name], vectors[name])
        fixed = np.ones((len(cohort.cycles()["length"]), 1))
        difference = backtest.difference(research.Backtest(fixed, cohort, first_day=28), resamples=200, seed=7)
        self.assertEqual(list(difference["crps"]), vectors["difference"])
        self.assertEqual(list(difference["mean_absolute_error"]), vectors["difference_mean_absolute_error"])

    def test_labels(self):
        analyzer = labels.Analyzer()
        for vector in VECTORS["labels"]:
            report = analyzer.report(vector["text"], avoiding=vector["avoiding"])
            expected = {name: vector[name] for name in report}
            expected["score"] = expected["score"] and tuple(expected["score"])
            self.assertEqual(report, expected)

    def test_hours(self):
        for vector in VECTORS["hours"]:
            opening = hours.OpeningHours(vector["text"], public_holidays=vector["holidays"])
            states = [hours.State(state).name.lower() for state in opening.states(vector["times"])]
            self.assertEqual(states, vector["states"])
            changes = np.array([change or "NaT" for change in vector["changes"]], "datetime64[m]")
            np.testing.assert_array_equal(opening.next_changes(vector["times"]), changes)

    def test_search(self):
        vectors = VECTORS["search"]
        index = search.SearchIndex(vectors["titles"])
        hits = index.search(vectors["queries"])
        for i, vector in enumerate(vectors["hits"]):
            self.assertEqual(hits.ids[hits.offsets[i] : hits.offsets[i + 1]].tolist(), vector["ids"])
            self.assertEqual(hits.totals[i], vector["total"])
            self.assertEqual(hits.corrected[i], vector["corrected"])
            self.assertEqual(index.suggestions(vectors["queries"][i]), vector["completions"])


if __name__ == "__main__":
    unittest.main()
