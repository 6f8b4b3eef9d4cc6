"""The parts of all layouts: widths of columns, blocks, and the plan of a sheet."""

from dataclasses import dataclass

import numpy as np

from cards.grid import Grid
from cards.rows import Key, Row
from cards.writing import (
    Box,
)
from chance import Rng, between, pick, weighted


def edges(start: float, sizes: list[float]) -> list[float]:
    return [float(v) for v in np.concatenate([[start], start + np.cumsum(sizes)])]


@dataclass(frozen=True)
class _Widths:
    """Column widths in units of a hole."""

    label: float
    out: float
    total: float
    extra: list[str]
    extra_width: float
    between: float

    def of(self, key: Key) -> float:
        if isinstance(key, int):
            return 1.0
        return {
            'label': self.label,
            'label2': self.label,
            'out': self.out,
            'in': self.out,
            'total': self.total,
            'initials': self.between,
        }.get(key, self.extra_width)


def draw_widths(rng: Rng) -> _Widths:
    extra = weighted(
        rng, {(): 5, ('hcp', 'net'): 4, ('hcp',): 1, ('net',): 0.5, ('hcp', 'net', 'blank'): 1, ('blank',): 0.7}
    )
    return _Widths(
        between(rng, 1.6, 4.8),
        pick(rng, [1.0, 1.2, 1.4]),
        pick(rng, [1.0, 1.25, 1.5]),
        list(extra),
        between(rng, 0.8, 1.4),
        between(rng, 0.45, 1.4),
    )


def heights(rows: list[Row], unit: float) -> list[float]:
    return [row.height * unit for row in rows]


def across(
    rows: list[Row],
    keys: list[Key],
    left: float,
    top: float,
    unit: float,
    height: float,
    widths: _Widths,
    has_name: bool,
) -> Grid:
    return Grid(
        rows,
        keys,
        edges(top, heights(rows, height)),
        edges(left, [widths.of(k) * unit for k in keys]),
        False,
        has_name,
    )


@dataclass
class Plan:
    """Where everything goes, before the sheet exists."""

    size: tuple[int, int]
    grids: list[Grid]
    heads: list[Box]
    foot: Box
    folds: list[float]
