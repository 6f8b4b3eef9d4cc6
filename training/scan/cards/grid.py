"""A block of a card's table: where its cells are, and what a reader should read in them."""

from dataclasses import dataclass

from cards.rows import Entry, Key, Row
from cards.writing import Box
from labels import EMPTY, OTHER, PICKED_UP, PRINTED, WRITTEN

NO_DIGIT = 10


@dataclass(frozen=True)
class Cell:
    """A cell of the lattice on the flat card, with what a reader should see in it."""

    box: Box
    kind: int
    role: str
    key: Key
    value: str
    ring: int
    source: str
    player: int | None
    double: bool = False
    """Two numbers stand in the cell, as in '4/3'; `value` is the first."""

    def digits(self) -> tuple[int, int, int]:
        """Hundreds, tens and ones; of four-digit sums the last three. 10 where there is none."""
        bare = self.value.lstrip('+-')
        if self.kind not in (PRINTED, WRITTEN) or not bare.isdigit():
            return NO_DIGIT, NO_DIGIT, NO_DIGIT
        last = bare[-3:].rjust(3)
        a, b, c = (NO_DIGIT if d == ' ' else int(d) for d in last)
        return a, b, c

    def length(self) -> int:
        """How many digits there are; 4 stands for more, and for two numbers in one cell."""
        bare = self.value.lstrip('+-')
        if self.kind not in (PRINTED, WRITTEN) or not bare.isdigit():
            return 0
        return 4 if self.double else min(4, len(bare))

    def minus(self) -> int:
        return int(self.kind == WRITTEN and self.value.startswith('-'))


@dataclass(frozen=True)
class Grid:
    """A block: edges of its lines on the flat card. `downwards`: the rows of the content are its columns."""

    rows: list[Row]
    keys: list[Key]
    row_edges: list[float]
    key_edges: list[float]
    downwards: bool
    has_name: bool

    def box(self, row: int, key: int) -> Box:
        a, b, c, d = self.row_edges[row], self.row_edges[row + 1], self.key_edges[key], self.key_edges[key + 1]
        return (a, c, b, d) if self.downwards else (c, a, d, b)

    def frame(self) -> Box:
        a, b, c, d = self.row_edges[0], self.row_edges[-1], self.key_edges[0], self.key_edges[-1]
        return (a, c, b, d) if self.downwards else (c, a, d, b)


def unnamed(grid: Grid, row: Row, key: Key) -> bool:
    return key == 'label' and row.role == 'player' and not grid.has_name


def grid_cells(grid: Grid) -> list[Cell]:
    """Every cell of the block with its label."""
    cells = []
    for r, row in enumerate(grid.rows):
        for k, key in enumerate(grid.keys):
            entry = row.entries.get(key) or Entry('', EMPTY)
            if unnamed(grid, row, key) and entry.scorer is not None:
                entry = Entry('', EMPTY)
            value = (
                entry.text
                if entry.kind == WRITTEN
                else entry.text.replace(',', '').replace('.', '').split('/')[0]
            )
            source = (
                entry.scorer.writer.source
                if entry.scorer is not None and entry.kind in (WRITTEN, PICKED_UP, OTHER)
                else 'print'
                if entry.kind
                else 'none'
            )
            cells.append(
                Cell(
                    grid.box(r, k),
                    entry.kind,
                    row.role,
                    key,
                    value,
                    entry.ring,
                    source,
                    row.player,
                    '/' in entry.text,
                )
            )
    return cells
