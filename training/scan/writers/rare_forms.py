"""
Forms of digits that few of the writers have and many people write: a five whose bar was left out, a four in two parts that
do not meet, a one with a flag and a foot. With them a network meets these forms in more hands than the few that have them.
"""

import numpy as np

from writers.pen_strokes import Stroke

_SHARES = {'5': 0.12, '4': 0.12, '1': 0.08}
"""Of the samples that could be drawn so. Chosen by hand: rarer than the usual form, so that a clear three stays a three."""


def in_rare_form(character: str, strokes: list[Stroke], rng: np.random.Generator) -> list[Stroke]:
    """The sample, or now and then what it would be in a rarer form of the same digit; in units of the digit's height."""
    if rng.random() >= _SHARES.get(character, 0):
        return strokes
    change = {'5': _without_bar, '4': _in_two_parts, '1': _with_foot}[character]
    return change(strokes, rng)


def _without_bar(strokes: list[Stroke], _: np.random.Generator) -> list[Stroke]:
    """The bar is the second of two strokes: flat, and at the top."""
    if len(strokes) != 2:
        return strokes
    bar = strokes[1]
    is_bar = np.ptp(bar[:, 1]) < 0.3 and bar[:, 1].mean() < 0.35
    return strokes[:1] if is_bar else strokes


def _in_two_parts(strokes: list[Stroke], rng: np.random.Generator) -> list[Stroke]:
    """The corner is drawn narrower and the stem further to the right, so that the corner ends before it."""
    if len(strokes) != 2:
        return strokes
    corner, stem = sorted(strokes, key=lambda stroke: float(stroke[:, 0].mean()))
    left = corner[:, 0].min()
    reach = max(float(stem[:, 0].min()) - left, 0.1)
    narrowing = min(1.0, reach / max(float(np.ptp(corner[:, 0])), 0.1))
    narrow = np.stack([left + (corner[:, 0] - left) * narrowing, corner[:, 1]], 1)
    return [narrow, stem + [rng.uniform(0.0, 0.2), 0.0]]


def _with_foot(strokes: list[Stroke], rng: np.random.Generator) -> list[Stroke]:
    """Only a plain line gets a foot, and mostly a flag: who draws more than that has them already."""
    if len(strokes) != 1 or np.ptp(strokes[0][:, 0]) > 0.25:
        return strokes
    stem = strokes[0]
    (top_x, top_y), (foot_x, foot_y) = stem[np.argmin(stem[:, 1])], stem[np.argmax(stem[:, 1])]
    left, right = foot_x - rng.uniform(0.15, 0.4), foot_x + rng.uniform(0.15, 0.4)
    added = [np.array([(left, foot_y + rng.normal(0, 0.03)), (right, foot_y + rng.normal(0, 0.03))])]
    if rng.random() < 0.75:
        added.append(np.array([(top_x, top_y), (top_x - rng.uniform(0.1, 0.3), top_y + rng.uniform(0.05, 0.3))]))
    return [stem, *added]
