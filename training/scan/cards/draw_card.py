"""Flat scorecards in the layouts clubs print, written on by players, with the truth of every cell."""

from dataclasses import dataclass

import numpy as np
from PIL import Image, ImageDraw

from cards.content import draw_content
from cards.courses import draw_course
from cards.decor import print_foot, print_head, sign
from cards.grid import Cell, Grid, grid_cells
from cards.layout_parts import Plan
from cards.layouts_across import add_nines, fold, nine, twoblock, wide
from cards.layouts_down import vertical
from cards.print_grid import print_grid
from cards.rounds import leave_out
from cards.rows import Content
from cards.style import Style, draw_style
from cards.write_grid import write_grid
from cards.writing import (
    Box,
    Ink,
    signature,
)
from chance import Rng, between, chance, weighted, whole
from writers.writer import Writer

SUM_KEYS = {'out': 'out', 'back': 'in', 'total': 'total'}

LAYOUTS = ('wide', 'fold', 'twoblock', 'vertical', 'nine', 'clubs27')


@dataclass(frozen=True)
class Options:
    """What a set of cards has in common; None leaves it to chance."""

    split: str
    layout: str | None = None
    players: int | None = None
    to_par: float = 0.1
    wild: float = 0.0


@dataclass(frozen=True)
class Card:
    """`folds` are where the paper is creased, as shares of its width. `layout` is one of the four of the truth, or 'nine'."""

    image: np.ndarray
    layout: str
    content: Content
    grids: list[Grid]
    folds: list[float]
    corner: float

    def cells(self) -> list[Cell]:
        return [cell for grid in self.grids for cell in grid_cells(grid)]


def draw_card(rng: Rng, options: Options, pool: list[Writer]) -> Card:
    """`pool` are the scorers to choose from."""
    layout = options.layout or weighted(
        rng, {'wide': 40, 'fold': 17, 'twoblock': 22, 'vertical': 14, 'nine': 4, 'clubs27': 4}
    )
    doubled = layout == 'clubs27'
    shape = weighted(rng, {'fold': 3, 'twoblock': 2, 'wide': 1.5}) if doubled else layout
    course = draw_course(rng, 9 if layout == 'nine' else 18, doubled)
    style = draw_style(rng, options.split)
    players = options.players if options.players is not None else weighted(rng, {1: 3, 2: 3, 3: 2, 4: 2})
    content = draw_content(
        rng,
        course,
        style,
        pool,
        players=players,
        wild=options.wild,
        to_par=chance(rng, options.to_par),
        doubled=doubled,
    )
    if course.holes == 9:
        _head_of_nine(content)
    make = {'wide': wide, 'fold': fold, 'twoblock': twoblock, 'vertical': vertical, 'nine': nine}[shape]
    plan = make(rng, content, whole(rng, 1500, 2400))
    _in_reading_order(content)
    shown = {key for grid in plan.grids for key in grid.keys}
    for played in content.players:
        leave_out(played, {name for name, key in SUM_KEYS.items() if key not in shown})
    if doubled and shape != 'twoblock' and chance(rng, 0.4):
        other = draw_course(rng, 18, doubled, course.language)
        add_nines(plan, draw_content(rng, other, style, pool, players=0, doubled=doubled))
    image = _print(rng, content, style, plan)
    return Card(
        image, shape, content, plan.grids, plan.folds, between(rng, 0, 0.03) if chance(rng, 0.5) else 0.0
    )


def _head_of_nine(content: Content) -> None:
    """On a card of nine there is one sum, under whatever name."""
    for row in content.rows:
        row.entries = {k: e for k, e in row.entries.items() if k != 'total'}


def _in_reading_order(content: Content) -> None:
    """Numbers the players as their rows stand."""
    order = [row.player for row in content.rows if row.player is not None]
    content.players = [content.players[i] for i in order]
    content.scorers = [content.scorers[i] for i in order]
    place = {old: new for new, old in enumerate(order)}
    for row in content.rows:
        if row.player is not None:
            row.player = place[row.player]


def _print(rng: Rng, content: Content, style: Style, plan: Plan) -> np.ndarray:
    image = Image.new('RGB', plan.size, style.paper)
    for i, head in enumerate(plan.heads):
        if i == 0 or chance(rng, 0.5):
            print_head(image, head, content.course, style, rng)
    signed: list[tuple[Box, Ink]] = []
    ink = content.scorers[0].ink if content.scorers else None
    print_foot(image, signed, plan.foot, content.course, style, ink, rng)
    if chance(rng, 0.06):
        ImageDraw.Draw(image).rectangle(
            (4, 4, plan.size[0] - 5, plan.size[1] - 5), outline=style.brand, width=whole(rng, 2, 8)
        )
    for grid in plan.grids:
        print_grid(image, grid, style, rng)
    canvas = np.array(image)
    for grid in plan.grids:
        write_grid(canvas, grid, rng)
    sign(canvas, signed, rng)
    if ink is not None and chance(rng, 0.03):
        left, top, right, bottom = plan.grids[-1].frame()
        signature(canvas, (left + (right - left) * 0.3, bottom - (bottom - top) * 0.3, right, bottom), ink, rng)
    return canvas
