"""Distances and the index against plain models of NumPy."""

import math
import unittest

import numpy as np

import healthdomain
from healthdomain import geo

RADIUS = 6_371_008.8


def sphere(random, count):
    """Uniform random points on the sphere, in degrees."""
    latitudes = np.degrees(np.arcsin(random.uniform(-1, 1, count)))
    return latitudes, random.uniform(-180, 180, count)


def vectors(latitudes, longitudes):
    phi, lam = np.radians(latitudes), np.radians(longitudes)
    return np.stack([np.cos(phi) * np.cos(lam), np.cos(phi) * np.sin(lam), np.sin(phi)], axis=-1)


def plain_distances(a, b):
    """The angle from the chord and the sum of two vectors, exact for near and for far points."""
    u, v = vectors(*a), vectors(*b)
    chord = np.linalg.norm(u - v, axis=-1)
    return 2 * RADIUS * np.arctan2(chord, np.linalg.norm(u + v, axis=-1))


class Distances(unittest.TestCase):
    def test_a_vector_model_has_the_same_distances(self):
        random = np.random.default_rng(1)
        a, b = sphere(random, 2000), sphere(random, 2000)
        np.testing.assert_allclose(geo.distances(*a, *b), plain_distances(a, b), atol=1e-6, rtol=0)

    def test_one_point_has_a_distance_to_each(self):
        random = np.random.default_rng(2)
        a = sphere(random, 50)
        meters = geo.distances(*a, 33.4484, -112.0740)
        self.assertEqual(meters.shape, (50,))
        np.testing.assert_array_equal(meters, geo.distances(*a, np.full(50, 33.4484), np.full(50, -112.0740)))
        self.assertEqual(geo.distances(0, 0, 0, 180).shape, ())
        self.assertAlmostEqual(float(geo.distances(0, 0, 0, 180)), math.pi * RADIUS, places=6)
        grid = geo.distances(a[0][:, None], a[1][:, None], a[0], a[1])
        self.assertEqual(grid.shape, (50, 50))
        np.testing.assert_array_equal(grid, grid.T)

    def test_the_problem_is_the_sentence_of_the_package(self):
        with self.assertRaisesRegex(healthdomain.Error, "^point 2: The latitude must be from -90 to 90 degrees.$"):
            geo.distances([0, 1, 90.5], [0, 0, 0], 0, 0)
        with self.assertRaisesRegex(healthdomain.Error, "^other point 0: The longitude must"):
            geo.distances(0, 0, 0, math.nan)


class Index(unittest.TestCase):
    def test_a_scan_finds_the_same_nearest_places(self):
        random = np.random.default_rng(3)
        places, centers = sphere(random, 500), sphere(random, 60)
        found = geo.PointIndex(*places).nearest(*centers, k=7)
        self.assertEqual(found.ids.shape, (60, 7))
        for row in range(60):
            meters = geo.distances(*places, centers[0][row], centers[1][row])
            expected = np.argsort(meters, kind="stable")[:7]
            np.testing.assert_array_equal(found.ids[row], expected)
            np.testing.assert_array_equal(found.meters[row], meters[expected])

    def test_a_scan_finds_the_same_places_within_a_radius(self):
        random = np.random.default_rng(4)
        places, centers = sphere(random, 500), sphere(random, 60)
        index = geo.PointIndex(*places)
        for radius in [0, 1e5, 2e6, math.inf, -1, math.nan]:
            found = index.within(*centers, radius)
            self.assertEqual(found.offsets.shape, (61,))
            for row in range(60):
                meters = geo.distances(*places, centers[0][row], centers[1][row])
                order = np.argsort(meters, kind="stable")
                expected = order[meters[order] <= radius]
                part = slice(found.offsets[row], found.offsets[row + 1])
                np.testing.assert_array_equal(found.ids[part], expected)
                np.testing.assert_array_equal(found.meters[part], meters[expected])

    def test_a_place_beyond_the_radius_is_left_out(self):
        index = geo.PointIndex([0, 0], [0, 90])
        found = index.nearest([0, 0], [0, 45], k=9, within=1000)
        np.testing.assert_array_equal(found.ids, [[0, -1], [-1, -1]])
        np.testing.assert_array_equal(found.meters, [[0, math.inf], [math.inf, math.inf]])

    def test_an_empty_index_finds_nothing(self):
        index = geo.PointIndex([], [])
        self.assertEqual(len(index), 0)
        self.assertEqual(index.nearest([1], [2], k=3).ids.shape, (1, 0))
        np.testing.assert_array_equal(index.within([1], [2], math.inf).offsets, [0, 0])
        self.assertEqual(geo.PointIndex([1], [2]).nearest([], []).ids.shape, (0, 1))

    def test_an_answer_outlives_its_index(self):
        random = np.random.default_rng(5)
        places = sphere(random, 1000)
        index = geo.PointIndex(*places)
        found = index.nearest(*places, k=1)
        del index, places
        np.testing.assert_array_equal(found.ids[:, 0], np.arange(1000))


if __name__ == "__main__":
    unittest.main()
