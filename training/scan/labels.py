"""The labels of a cell: the classes of the networks' outputs. src/scan/read-cells/cell-network.ts has them in the same order."""

from dataclasses import dataclass

EMPTY, PRINTED, WRITTEN, PICKED_UP, WORDS, OTHER = range(6)
KINDS = ['empty', 'printed', 'written', 'picked up', 'words', 'other']
BLANK = 10
"""The class of a place without a digit."""
FOUR_OR_MORE = 4
RINGS = ['none', 'circle', 'square', 'triangle']
SOURCES = ['none', 'strokes', 'mnist', 'font']
FIELDS = ['kind', 'digits', 'hundreds', 'tens', 'ones', 'minus', 'ring', 'source']


@dataclass(frozen=True)
class Label:
    kind: int
    digits: int = 0
    hundreds: int = BLANK
    tens: int = BLANK
    ones: int = BLANK
    minus: int = 0
    ring: int = 0
    source: int = 0
    """The source of the handwriting (SOURCES), for the report."""


def number(kind: int, text: str, ring: int = 0, source: int = 0) -> Label:
    """The label of a written number, with or without a sign. Any other text counts as four or more digits."""
    minus = int(text.startswith('-'))
    plain = text.lstrip('+-')
    if not plain.isdigit() or len(plain) > 3:
        return Label(kind, FOUR_OR_MORE, minus=minus, ring=ring, source=source)
    places = [BLANK] * (3 - len(plain)) + [int(digit) for digit in plain]
    return Label(kind, len(plain), *places, minus=minus, ring=ring, source=source)
