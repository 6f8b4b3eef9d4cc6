"""Photos of things that are not scorecards, many with grids and rows of numbers: a reader must refuse them."""

from collections.abc import Callable

import numpy as np

from chance import Rng, chance
from scenes.negative_sheets import crossword, menu, notebook, prose, receipt, sudoku
from scenes.negative_tables import calendar, grades, league, lottery, spreadsheet, statement, timetable
from scenes.negative_things import chessboard, keyboard, texture, tiles
from scenes.photos import Conditions, Photo, take_photo
from scenes.sheets import Sheet

Painter = Callable[[Rng, str], np.ndarray]


PAINTERS: dict[str, Painter] = {
    'spreadsheet': spreadsheet,
    'sudoku': sudoku,
    'calendar': calendar,
    'crossword': crossword,
    'receipt': receipt,
    'timetable': timetable,
    'prose': prose,
    'menu': menu,
    'notebook': notebook,
    'tiles': tiles,
    'keyboard': keyboard,
    'league': league,
    'statement': statement,
    'chessboard': chessboard,
    'lottery': lottery,
    'grades': grades,
    'texture': texture,
}


def draw_negative(rng: Rng, index: int, split: str, conditions: Conditions | None = None) -> tuple[str, Photo]:
    """Kind after kind by `index`; photographed as cards are."""
    name = list(PAINTERS)[index % len(PAINTERS)]
    image = PAINTERS[name](rng, split)
    h, w = image.shape[:2]
    sheet = Sheet(image, [0.5] if chance(rng, 0.2) else [], (w * 0.2, h * 0.2, w * 0.8, h * 0.8))
    fill = (1.05, 1.5) if name in ('tiles', 'texture') else (0.75, 1.1)
    return name, take_photo(rng, sheet, conditions or Conditions(fill=fill))
