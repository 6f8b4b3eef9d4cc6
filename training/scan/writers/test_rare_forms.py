import unittest

import numpy as np

from writers.rare_forms import in_rare_form


class RareFormsTest(unittest.TestCase):
    def test_a_five_loses_its_bar_a_four_falls_apart_a_one_gets_a_foot(self):
        body = np.array([(0.1, 0.0), (0.1, 0.4), (0.6, 0.6), (0.5, 0.95), (0.0, 1.0)])
        bar = np.array([(0.1, 0.0), (0.6, 0.02)])
        self.assertEqual(_counts('5', [body, bar]), {2, 1})

        corner, stem = np.array([(0.3, 0.0), (0.0, 0.6), (0.8, 0.6)]), np.array([(0.6, 0.1), (0.6, 1.0)])
        crossing = {_gap(drawn) >= 0 for drawn in _drawn('4', [corner, stem])}
        self.assertEqual(crossing, {False, True})

        self.assertEqual(_counts('1', [np.array([(0.1, 0.0), (0.0, 1.0)])]), {1, 2, 3})

    def test_what_cannot_be_drawn_so_stays_as_it_is(self):
        in_one_stroke = [np.array([(0.6, 0.0), (0.1, 0.0), (0.1, 0.4), (0.6, 0.6), (0.0, 1.0)])]
        self.assertEqual(_counts('5', in_one_stroke), {1})
        two_bodies = [in_one_stroke[0], in_one_stroke[0]]
        self.assertEqual(_counts('5', two_bodies), {2})
        self.assertEqual(_counts('1', [np.array([(0.0, 0.2), (0.5, 0.0), (0.5, 1.0)])]), {1})
        self.assertEqual(_counts('8', in_one_stroke), {1})


def _drawn(character: str, strokes: list[np.ndarray]):
    rng = np.random.default_rng(4)
    return [in_rare_form(character, strokes, rng) for _ in range(300)]


def _counts(character: str, strokes: list[np.ndarray]) -> set[int]:
    return {len(drawn) for drawn in _drawn(character, strokes)}


def _gap(four: list[np.ndarray]) -> float:
    corner, stem = four
    return float(stem[:, 0].min() - corner[:, 0].max())
