"""Flat scorecards in the layouts clubs print, written on by players, with the truth of every cell."""

from dataclasses import dataclass

import numpy as np
from PIL import Image, ImageDraw

from card_decor import print_foot, print_head, sign
from card_rows import WORDS, Content, Entry, Key, Row, draw_content
from card_style import Style, draw_style
from card_table import Cell, Grid, grid_cells, print_grid, write_grid
from chance import Rng, between, chance, pick, weighted, whole
from courses import draw_course
from hands import Hand
from writing import Box, Ink, signature

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


def _edges(start: float, sizes: list[float]) -> list[float]:
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


def _widths(rng: Rng) -> _Widths:
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


def _heights(rows: list[Row], unit: float) -> list[float]:
    return [row.height * unit for row in rows]


def _across(
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
        _edges(top, _heights(rows, height)),
        _edges(left, [widths.of(k) * unit for k in keys]),
        False,
        has_name,
    )


@dataclass
class _Plan:
    """Where everything goes, before the sheet exists."""

    size: tuple[int, int]
    grids: list[Grid]
    heads: list[Box]
    foot: Box
    folds: list[float]


def _middle_column(rng: Rng, content: Content) -> None:
    """Between the nines a word runs down letter by letter, or stands in the head row."""
    word = pick(rng, content.course.words('player'))
    downwards = chance(rng, 0.65)
    for i, row in enumerate(content.rows):
        if downwards:
            if i < len(word) and 'initials' not in row.entries:
                row.entries['initials'] = Entry(word[i].upper(), WORDS)
        elif row.role == 'header':
            row.entries['initials'] = Entry(word, WORDS)


def _wide(rng: Rng, content: Content, total: int) -> _Plan:
    widths = _widths(rng)
    middle = weighted(rng, {'none': 5, 'initials': 3, 'blank': 1})
    keys: list[Key] = [
        'label',
        *range(1, 10),
        'out',
        *([] if middle == 'none' else [middle]),
        *range(10, 19),
        'in',
        'total',
        *widths.extra,
    ]
    if chance(rng, 0.08):
        keys = [k for k in keys if k != 'total'] + (['total'] if chance(rng, 0.5) else [])
    if middle == 'initials':
        _middle_column(rng, content)
    margin = total * between(rng, 0.015, 0.06)
    units = sum(widths.of(k) for k in keys)
    unit = (total - 2 * margin) / units
    height = max(26.0, unit * between(rng, 0.5, 1.05))
    head, foot = between(rng, 20, 230), between(rng, 15, 210)
    grid = _across(content.rows, keys, margin, head, unit, height, widths, True)
    bottom = grid.row_edges[-1]
    folds = weighted(rng, {(): 5, (0.5,): 4, (0.333, 0.667): 2})
    return _Plan(
        (total, int(bottom + foot)),
        [grid],
        [(margin, 8, total - margin, head - 4)],
        (margin, bottom + 4, total - margin, bottom + foot - 8),
        [f + float(rng.normal(0, 0.015)) for f in folds],
    )


def _fold(rng: Rng, content: Content, total: int) -> _Plan:
    widths = _widths(rng)
    margin, gap = total * between(rng, 0.012, 0.045), total * between(rng, 0.012, 0.07)
    second_label: list[Key] = ['label'] if chance(rng, 0.35) else []
    first: list[Key] = ['label', *range(1, 10), 'out']
    second: list[Key] = [*second_label, *range(10, 19), 'in', 'total', *widths.extra]
    same = chance(rng, 0.6)
    units = [sum(widths.of(k) for k in keys) for keys in (first, second)]
    room = total - 2 * margin - gap
    unit1, unit2 = (room / sum(units),) * 2 if same else (room / 2 / units[0], room / 2 / units[1])
    height = max(26.0, (unit1 + unit2) / 2 * between(rng, 0.5, 1.05))
    head, foot = between(rng, 30, 230), between(rng, 15, 210)
    drop = between(rng, -0.6, 0.6) * height if chance(rng, 0.7) else 0.0
    left = _across(content.rows, first, margin, head + max(0.0, -drop), unit1, height, widths, True)
    start = margin + gap + units[0] * unit1
    right = _across(
        content.rows,
        second,
        start,
        head + max(0.0, drop),
        unit2,
        height * (between(rng, 0.97, 1.03) if chance(rng, 0.3) else 1),
        widths,
        chance(rng, 0.5),
    )
    bottom = max(left.row_edges[-1], right.row_edges[-1])
    heads = [
        (margin, 8, start - gap, left.row_edges[0] - 4),
        (start, 8, total - margin, right.row_edges[0] - 4),
    ]
    return _Plan(
        (total, int(bottom + foot)),
        [left, right],
        heads,
        (margin, bottom + 4, total - margin, bottom + foot - 8),
        [(start - gap / 2) / total],
    )


def _twoblock(rng: Rng, content: Content, total: int) -> _Plan:
    total = int(total * between(rng, 0.6, 0.85))
    widths = _widths(rng)
    margin = total * between(rng, 0.02, 0.07)
    first: list[Key] = ['label', *range(1, 10), 'out']
    second: list[Key] = ['label', *range(10, 19), 'in', 'total', *widths.extra]
    if chance(rng, 0.12):
        first, second = (
            ['label', *range(1, 10), 'out', *widths.extra, 'blank'],
            ['label', *range(10, 19), 'in', 'total'],
        )
    units = [sum(widths.of(k) for k in keys) for keys in (first, second)]
    room = total - 2 * margin
    unit = room / max(units)
    stretched = chance(rng, 0.3)
    height = max(28.0, unit * between(rng, 0.42, 0.85))
    head, foot, gap = between(rng, 30, 260), between(rng, 15, 230), between(rng, 0.2, 2.2) * height
    top = _across(
        content.rows, first, margin, head, room / units[0] if stretched else unit, height, widths, True
    )
    second_top = top.row_edges[-1] + gap
    low = _across(
        content.rows,
        second,
        margin,
        second_top,
        room / units[1] if stretched else unit,
        height,
        widths,
        chance(rng, 0.5),
    )
    bottom = low.row_edges[-1]
    folds = [] if chance(rng, 0.6) else [0.5 + float(rng.normal(0, 0.03))]
    return _Plan(
        (total, int(bottom + foot)),
        [top, low],
        [(margin, 8, total - margin, head - 4)],
        (margin, bottom + 4, total - margin, bottom + foot - 8),
        folds,
    )


def _side_by_side(rng: Rng, rows: list[Row]) -> list[Row]:
    """On cards whose holes run downwards the players stand left, right or on both sides of the holes."""
    mine = [r for r in rows if r.role in ('player', 'spare', 'putts', 'points', 'ticks', 'match', 'differences', 'words')]
    printed = [r for r in rows if r not in mine]
    header = [r for r in printed if r.role == 'header'][:1]
    rest = [r for r in printed if r.role != 'header']
    order = weighted(rng, {'right': 5, 'left': 1, 'both': 3, 'as is': 1})
    if order == 'right':
        return [*header, *rest, *mine]
    if order == 'left':
        return [*mine, *header, *rest]
    if order == 'both':
        cut = whole(rng, 0, len(mine))
        while cut < len(mine) and mine[cut].role not in ('player', 'spare'):
            cut += 1
        return [*mine[:cut], *header, *rest, *mine[cut:]]
    return rows


def _vertical(rng: Rng, content: Content, total: int) -> _Plan:
    rows = _side_by_side(rng, content.rows)
    content.rows = rows
    weights = [
        between(rng, 1.0, 1.4) if r.role in ('player', 'spare') else between(rng, 0.75, 1.05) for r in rows
    ]
    for row, weight in zip(rows, weights):
        row.height = weight
    common = between(rng, 1.0, 1.8)
    for row in rows:
        if row.role in ('player', 'spare'):
            row.height = common
    one = chance(rng, 0.35)
    sums: list[Key] = ['in', 'total', *(['hcp', 'net'] if chance(rng, 0.35) else [])]
    head_units = between(rng, 1.0, 2.8)
    if one:
        total = int(total * between(rng, 0.5, 0.7))
    margin = total * between(rng, 0.02, 0.06)
    gap = 0.0 if one else total * between(rng, 0.02, 0.08)
    pages: list[list[Key]] = (
        [['label', *range(1, 10), 'out', *range(10, 19), *sums]]
        if one
        else [['label', *range(1, 10), 'out'], ['label', *range(10, 19), *sums]]
    )
    if not one and chance(rng, 0.25):
        pages[0] += ['blank'] * (len(sums) - 1)
    page = (total - 2 * margin - gap) / len(pages)
    unit = page / sum(r.height for r in rows)
    step = float(np.clip(unit * between(rng, 0.5, 0.95), 38, 80))
    head, foot = between(rng, 30, 220), between(rng, 15, 180)
    grids = []
    for i, keys in enumerate(pages):
        start = margin + i * (page + gap)
        drop = between(rng, 0, 0.5) * step if i and chance(rng, 0.4) else 0
        sizes = [step * (head_units if k == 'label' else 1.0) for k in keys]
        grids.append(
            Grid(
                rows,
                keys,
                _edges(start, [r.height * unit for r in rows]),
                _edges(head + drop, sizes),
                True,
                i == 0 or chance(rng, 0.6),
            )
        )
    bottom = max(g.key_edges[-1] for g in grids)
    folds = [] if one else [(margin + page + gap / 2) / total]
    return _Plan(
        (total, int(bottom + foot)),
        grids,
        [(margin, 8, total - margin, head - 4)],
        (margin, bottom + 4, total - margin, bottom + foot - 8),
        folds,
    )


def _nine(rng: Rng, content: Content, total: int) -> _Plan:
    if chance(rng, 0.15):
        return _nine_down(rng, content, total)
    total = int(total * between(rng, 0.6, 0.85))
    widths = _widths(rng)
    keys: list[Key] = ['label', *range(1, 10), 'out', *widths.extra]
    margin = total * between(rng, 0.02, 0.06)
    unit = (total - 2 * margin) / sum(widths.of(k) for k in keys)
    head, foot = between(rng, 30, 260), between(rng, 30, 260)
    grid = _across(
        content.rows, keys, margin, head, unit, max(28.0, unit * between(rng, 0.45, 0.9)), widths, True
    )
    bottom = grid.row_edges[-1]
    return _Plan(
        (total, int(bottom + foot)),
        [grid],
        [(margin, 8, total - margin, head - 4)],
        (margin, bottom + 4, total - margin, bottom + foot - 8),
        [],
    )


def _nine_down(rng: Rng, content: Content, total: int) -> _Plan:
    total = int(total * 0.6)
    rows = content.rows = _side_by_side(rng, content.rows)
    margin = total * 0.04
    unit = (total - 2 * margin) / sum(r.height for r in rows)
    step = float(np.clip(unit * between(rng, 0.5, 0.9), 40, 85))
    head, foot = between(rng, 40, 220), between(rng, 20, 200)
    keys: list[Key] = ['label', *range(1, 10), 'out']
    grid = Grid(
        rows,
        keys,
        _edges(margin, [r.height * unit for r in rows]),
        _edges(head, [step * (1.8 if k == 'label' else 1) for k in keys]),
        True,
        True,
    )
    bottom = grid.key_edges[-1]
    return _Plan(
        (total, int(bottom + foot)),
        [grid],
        [(margin, 8, total - margin, head - 4)],
        (margin, bottom + 4, total - margin, bottom + foot - 8),
        [],
    )


def draw_card(rng: Rng, options: Options, pool: list[Hand]) -> Card:
    """`pool` are the writers to choose from."""
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
    make = {'wide': _wide, 'fold': _fold, 'twoblock': _twoblock, 'vertical': _vertical, 'nine': _nine}[shape]
    plan = make(rng, content, whole(rng, 1500, 2400))
    _in_reading_order(content)
    if doubled and shape != 'twoblock' and chance(rng, 0.4):
        other = draw_course(rng, 18, doubled, course.language)
        _add_nines(plan, draw_content(rng, other, style, pool, players=0, doubled=doubled))
    image = _print(rng, content, style, plan)
    return Card(
        image, shape, content, plan.grids, plan.folds, between(rng, 0, 0.03) if chance(rng, 0.5) else 0.0
    )


def _add_nines(plan: _Plan, other: Content) -> None:
    """The club's further nines below the first, on which nobody wrote."""
    gap = 0.12 * plan.size[0] * 0.5
    bottom = max(g.row_edges[-1] for g in plan.grids)
    added = []
    for grid in plan.grids:
        unit = (grid.row_edges[-1] - grid.row_edges[0]) / sum(r.height for r in grid.rows)
        edges = _edges(bottom + gap, _heights(other.rows, unit))
        added.append(Grid(other.rows, grid.keys, edges, grid.key_edges, False, grid.has_name))
    grow = max(g.row_edges[-1] for g in added) - bottom
    plan.grids += added
    left, top, right, low = plan.foot
    plan.foot = (left, top + grow, right, low + grow)
    plan.size = (plan.size[0], int(plan.size[1] + grow))


def _head_of_nine(content: Content) -> None:
    """On a card of nine there is one sum, under whatever name."""
    for row in content.rows:
        row.entries = {k: e for k, e in row.entries.items() if k != 'total'}


def _in_reading_order(content: Content) -> None:
    """Numbers the players as their rows stand."""
    order = [row.player for row in content.rows if row.player is not None]
    content.players = [content.players[i] for i in order]
    content.writers = [content.writers[i] for i in order]
    place = {old: new for new, old in enumerate(order)}
    for row in content.rows:
        if row.player is not None:
            row.player = place[row.player]


def _print(rng: Rng, content: Content, style: Style, plan: _Plan) -> np.ndarray:
    image = Image.new('RGB', plan.size, style.paper)
    for i, head in enumerate(plan.heads):
        if i == 0 or chance(rng, 0.5):
            print_head(image, head, content.course, style, rng)
    signed: list[tuple[Box, Ink]] = []
    ink = content.writers[0].ink if content.writers else None
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


def truth(card: Card, photo: dict[str, object]) -> dict[str, object]:
    """The truth of a card as it is told beside its photo. Sums and what is written are as the player wrote them."""
    course = card.content.course
    players = []
    for played, writer in zip(card.content.players, card.content.writers):
        pad: list[int | None] = [None] * (18 - course.holes)
        scores = played.scores + pad
        written = [
            s if s is None or not played.to_par else s - p for s, p in zip(played.scores, course.par)
        ] + pad
        par = {'out': sum(course.par[:9]), 'back': sum(course.par[9:]), 'total': sum(course.par)}
        shown = {
            k: None
            if getattr(played, k) is None
            else getattr(played, k) - (par[k] if played.sums_to_par else 0)
            for k in par
        }
        row = next(
            r for r in card.content.rows if r.player is not None and card.content.players[r.player] is played
        )
        marks = sum(1 for k, e in row.entries.items() if isinstance(k, int) and e.ring)
        players.append(
            {
                'name': played.name,
                'mode': 'to-par' if played.to_par else 'gross',
                'scores': scores,
                'written': written,
                'pickedUp': sorted(h + 1 for h in played.picked_up),
                'out': shown['out'],
                'in': shown['back'],
                'total': shown['total'],
                'sumsToPar': played.sums_to_par,
                'badSum': played.bad_sum,
                'marks': marks,
                'writer': writer.hand.name,
            }
        )
    return {
        'layout': card.layout,
        'holes': course.holes,
        'course': {'par': course.par, 'si': course.si},
        'players': players,
        'photo': photo,
    }
