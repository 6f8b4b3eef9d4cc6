"""Small random draws, so that the drawing code reads as what is drawn."""

from collections.abc import Mapping, Sequence
from typing import TypeVar

import numpy as np

T = TypeVar('T')
Rng = np.random.Generator


def pick(rng: Rng, items: Sequence[T]) -> T:
    return items[int(rng.integers(len(items)))]


def weighted(rng: Rng, weights: Mapping[T, float]) -> T:
    keys = list(weights)
    p = np.array([weights[k] for k in keys], float)
    return keys[int(rng.choice(len(keys), p=p / p.sum()))]


def chance(rng: Rng, p: float) -> bool:
    return bool(rng.random() < p)


def between(rng: Rng, low: float, high: float) -> float:
    return float(rng.uniform(low, high))


def whole(rng: Rng, low: int, high: int) -> int:
    """Both ends can come."""
    return int(rng.integers(low, high + 1))
