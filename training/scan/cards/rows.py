"""The content of a card's rows, before the layout decides where they stand."""

from dataclasses import dataclass, field

from cards.courses import Colour, Course
from cards.rounds import Played
from cards.writing import RING_NONE, Ink
from writers.writer import Writer

Key = int | str
"""A column: 1 to 18 for a hole, else 'label', 'out', 'in', 'total', 'hcp', 'net', 'initials' or 'blank'."""


@dataclass(frozen=True)
class Scorer:
    """Somebody who fills in rows of a card: how large and steady they write, and what they mark."""

    writer: Writer
    ink: Ink
    size: float
    drop: float
    drift: float
    steady: float
    marks: str
    double_marks: bool
    corrections: float
    dots: int


@dataclass(frozen=True)
class Entry:
    """The content of one cell. `wrong` was written first, and corrected in the way that `mending` names."""

    text: str
    kind: int
    scorer: Scorer | None = None
    ring: int = RING_NONE
    double: bool = False
    wrong: str = ''
    mending: str = ''
    dots: int = 0


@dataclass
class Row:
    role: str
    entries: dict[Key, Entry]
    fill: Colour | None = None
    ink: Colour = (20, 20, 20)
    bold: bool = False
    height: float = 1.0
    player: int | None = None
    swatch: Colour | None = None
    """The colour of a tee whose numbers stand on plain paper."""


@dataclass
class Content:
    """All rows of a card from top to bottom, and the players in that order."""

    course: Course
    rows: list[Row] = field(default_factory=list)
    players: list[Played] = field(default_factory=list)
    scorers: list[Scorer] = field(default_factory=list)
