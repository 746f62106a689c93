"""Labels, opening hours, and search."""

import re
import unittest

import numpy as np

import healthdomain
from healthdomain import hours, labels, search


class Labels(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.analyzer = labels.Analyzer()

    def test_the_example_of_the_front_page(self):
        report = self.analyzer.report(
            "Oats, sugar, almonds 8 %, vegetable oil (palm, canola), contains 2 % or less of: salt, red 40, "
            "BHT (to preserve freshness).",
            avoiding=["palm oil"],
        )
        self.assertEqual(report["verdict"], "avoid")
        self.assertEqual(report["causes"], ["Contains palm, and you avoid palm oil"])
        self.assertEqual(report["names"], ["Oats", "sugar", "almonds", "palm", "canola", "salt", "red 40", "BHT"])
        self.assertEqual(report["allergens"], ["Nuts", "Gluten"])
        self.assertEqual([round(score) for score in report["score"]], [89, 89])

    def test_what_is_avoided_is_found_at_any_place(self):
        random = np.random.default_rng(1)
        names = ["sugar", "salt", "oats", "rice", "water", "canola oil", "cocoa"]
        texts, expected = [], []
        for _ in range(100):
            picked = list(random.permutation(names)[: random.integers(1, 7)])
            has = bool(random.integers(0, 2))
            if has:
                picked.insert(random.integers(0, len(picked) + 1), "skimmed milk powder")
            texts.append(", ".join(picked))
            expected.append("avoid" if has else "fits")
        reports = self.analyzer.reports(texts, avoiding=["milk"])
        self.assertEqual([report["verdict"] for report in reports], expected)
        for text, report in zip(texts, reports):
            self.assertEqual(report["names"], text.split(", "))
            self.assertEqual("Milk" in report["allergens"], "milk" in text)
            self.assertEqual(report, self.analyzer.report(text, avoiding=["milk"]))

    def test_diets_uses_and_languages_have_names(self):
        self.assertEqual(self.analyzer.report("sugar, honey", diets=["vegan"])["verdict"], "avoid")
        cosmetic = self.analyzer.report("Aqua, Parfum", use="leaveOnCosmetic")
        self.assertEqual(cosmetic["names"], ["Aqua", "Parfum"])
        french = labels.Analyzer(["fr"]).report("Sucre, lait écrémé", avoiding=["milk"])
        self.assertEqual(french["verdict"], "avoid")
        for call in [
            lambda: self.analyzer.report("sugar", diets=["carnivore"]),
            lambda: self.analyzer.report("sugar", use="soap"),
            lambda: labels.Analyzer(["English"]),
        ]:
            with self.assertRaises(healthdomain.Error):
                call()

    def test_a_misspelled_name_has_suggestions(self):
        self.assertEqual(self.analyzer.suggestions("penuts")[0]["name"], "Peanuts")
        self.assertEqual(len(self.analyzer.suggestions("milk", limit=2)), 2)
        self.assertEqual(self.analyzer.suggestions("qqqqqq"), [])


class Hours(unittest.TestCase):
    def test_a_plain_week_has_the_same_states(self):
        random = np.random.default_rng(2)
        seconds = random.integers(-(10**9), 4 * 10**9, 3000)
        opening = hours.OpeningHours("Mo-Fr 09:00-12:30,14:00-18:00; Sa 10:00-14:00")
        local = seconds.astype("datetime64[s]")
        weekday = (local.astype("datetime64[D]").astype(int) + 3) % 7
        minute = (local.astype("datetime64[m]") - local.astype("datetime64[D]")).astype(int)
        week = (weekday < 5) & (((minute >= 540) & (minute < 750)) | ((minute >= 840) & (minute < 1080)))
        expected = week | ((weekday == 5) & (minute >= 600) & (minute < 840))
        np.testing.assert_array_equal(opening.states(seconds), expected)
        np.testing.assert_array_equal(opening.states(local), expected)
        offsets = random.integers(-50_000, 50_001, 3000)
        np.testing.assert_array_equal(opening.states(seconds - offsets, offsets), expected)
        np.testing.assert_array_equal(opening.states(seconds.reshape(30, 100)), expected.reshape(30, 100))

    def test_a_change_is_the_next_time_with_another_state(self):
        random = np.random.default_rng(3)
        opening = hours.OpeningHours("Mo-Th 20:00-02:00; Fr 12:00+; PH off", public_holidays=["2026-12-25", "2026-11-26"])
        times = np.datetime64("2026-11-20T00:00") + random.integers(0, 45 * 1440, 60)
        for time, change in zip(times, opening.next_changes(times)):
            between = opening.states(np.arange(time, change + 1))
            self.assertTrue(np.all(between[:-1] == between[0]))
            self.assertNotEqual(between[-1], between[0])
        self.assertTrue(np.isnat(hours.OpeningHours("24/7").next_changes(["2026-01-01T00:00"])[0]))

    def test_holidays_languages_and_comments(self):
        opening = hours.OpeningHours("lunes-viernes 9-17; PH off", ["es"], public_holidays=["2026-12-25"])
        times = ["2026-12-24T10:00", "2026-12-25T10:00"]
        self.assertEqual(opening.states(times).tolist(), [hours.State.OPEN, hours.State.CLOSED])
        self.assertEqual(str(opening), "Mo-Fr 09:00-17:00; PH off")
        maybe = hours.OpeningHours('Mo-Su unknown "by appointment"')
        self.assertEqual(maybe.states(times).tolist(), [hours.State.UNKNOWN] * 2)

    def test_problems_are_sentences_of_the_package(self):
        with self.assertRaisesRegex(healthdomain.Error, "^The opening hours cannot be read from byte 2 on.$"):
            hours.OpeningHours("Mo-Xx 9-17")
        opening = hours.OpeningHours("24/7")
        for seconds, offset in [(10**18, 0), (0, 10**6), (-(2**63), -60)]:
            with self.assertRaises(healthdomain.Error):
                opening.states([seconds], offset)
        with self.assertRaises(healthdomain.Error):
            opening.states([0, 1], [0, 1, 2])
        with self.assertRaises(healthdomain.Error):
            opening.states("NaT")


class Search(unittest.TestCase):
    def test_a_scan_finds_the_same_titles(self):
        random = np.random.default_rng(4)
        words = ["farmers", "market", "downtown", "uptown", "park", "garden", "river", "valley"]
        titles = [" ".join(random.choice(words, 3)) for _ in range(400)]
        popularity = random.permutation(400)
        index = search.SearchIndex(titles, popularity)
        queries = [" ".join(random.choice(words, 2, replace=False)) for _ in range(40)]
        hits = index.search(queries, limit=1000)
        for i, query in enumerate(queries):
            found = hits.ids[hits.offsets[i] : hits.offsets[i + 1]]
            first, last = query.split()
            expected = [
                n for n, title in enumerate(titles)
                if first in title.split() and any(word.startswith(last) for word in title.split())
            ]
            exact = set(found) & set(expected)
            self.assertEqual(exact, set(expected))
            self.assertEqual(hits.totals[i], len(found))
            if len(expected) >= 20:
                self.assertEqual(set(found), set(expected))
        few = index.search(queries, limit=3)
        for i in range(40):
            part = few.ids[few.offsets[i] : few.offsets[i + 1]]
            np.testing.assert_array_equal(part, hits.ids[hits.offsets[i] :][: len(part)])

    def test_equal_titles_are_in_the_order_of_popularity_then_of_position(self):
        index = search.SearchIndex(["oak park"] * 12, [0] * 5 + [7] + [0] * 6)
        self.assertEqual(index.search(["oak"]).ids.tolist(), [5, 0, 1, 2, 3, 4, 6, 7, 8, 9, 10, 11])

    def test_typos_are_corrected_and_words_completed(self):
        index = search.SearchIndex(["Farmers Market", "Éncanto Park"])
        hits = index.search(["framers markte", "encanto"])
        self.assertEqual(hits.ids.tolist(), [0, 1])
        self.assertEqual(hits.corrected, ["farmers market", ""])
        self.assertEqual(index.suggestions("farmers mar"), ["farmers market"])

    def test_the_position_of_a_query_is_in_the_problem(self):
        index = search.SearchIndex([])
        self.assertEqual(len(index), 0)
        with self.assertRaisesRegex(healthdomain.Error, "^query 1: Type one more character to search.$"):
            index.search(["park", "pa"])


if __name__ == "__main__":
    unittest.main()
