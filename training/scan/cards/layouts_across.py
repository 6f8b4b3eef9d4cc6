"""Layouts whose holes run from left to right."""

from cards.grid import Grid
from cards.layout_parts import Plan, across, draw_widths, edges, heights
from cards.layouts_down import nine_down
from cards.rows import Content, Entry, Key
from cards.writing import Box
from chance import Rng, between, chance, pick, weighted
from labels import WORDS


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


def wide(rng: Rng, content: Content, total: int) -> Plan:
    widths = draw_widths(rng)
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
    grid = across(content.rows, keys, margin, head, unit, height, widths, True)
    bottom = grid.row_edges[-1]
    folds = weighted(rng, {(): 5, (0.5,): 4, (0.333, 0.667): 2})
    return Plan(
        (total, int(bottom + foot)),
        [grid],
        [(margin, 8, total - margin, head - 4)],
        (margin, bottom + 4, total - margin, bottom + foot - 8),
        [f + float(rng.normal(0, 0.015)) for f in folds],
    )


def fold(rng: Rng, content: Content, total: int) -> Plan:
    widths = draw_widths(rng)
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
    left = across(content.rows, first, margin, head + max(0.0, -drop), unit1, height, widths, True)
    start = margin + gap + units[0] * unit1
    right = across(
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
    heads: list[Box] = [
        (margin, 8, start - gap, left.row_edges[0] - 4),
        (start, 8, total - margin, right.row_edges[0] - 4),
    ]
    return Plan(
        (total, int(bottom + foot)),
        [left, right],
        heads,
        (margin, bottom + 4, total - margin, bottom + foot - 8),
        [(start - gap / 2) / total],
    )


def twoblock(rng: Rng, content: Content, total: int) -> Plan:
    total = int(total * between(rng, 0.6, 0.85))
    widths = draw_widths(rng)
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
    top = across(
        content.rows, first, margin, head, room / units[0] if stretched else unit, height, widths, True
    )
    second_top = top.row_edges[-1] + gap
    low = across(
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
    return Plan(
        (total, int(bottom + foot)),
        [top, low],
        [(margin, 8, total - margin, head - 4)],
        (margin, bottom + 4, total - margin, bottom + foot - 8),
        folds,
    )


def nine(rng: Rng, content: Content, total: int) -> Plan:
    if chance(rng, 0.15):
        return nine_down(rng, content, total)
    total = int(total * between(rng, 0.6, 0.85))
    widths = draw_widths(rng)
    keys: list[Key] = ['label', *range(1, 10), 'out', *widths.extra]
    margin = total * between(rng, 0.02, 0.06)
    unit = (total - 2 * margin) / sum(widths.of(k) for k in keys)
    head, foot = between(rng, 30, 260), between(rng, 30, 260)
    grid = across(
        content.rows, keys, margin, head, unit, max(28.0, unit * between(rng, 0.45, 0.9)), widths, True
    )
    bottom = grid.row_edges[-1]
    return Plan(
        (total, int(bottom + foot)),
        [grid],
        [(margin, 8, total - margin, head - 4)],
        (margin, bottom + 4, total - margin, bottom + foot - 8),
        [],
    )


def add_nines(plan: Plan, other: Content) -> None:
    """The club's further nines below the first, on which nobody wrote."""
    gap = 0.12 * plan.size[0] * 0.5
    bottom = max(g.row_edges[-1] for g in plan.grids)
    added = []
    for grid in plan.grids:
        unit = (grid.row_edges[-1] - grid.row_edges[0]) / sum(r.height for r in grid.rows)
        rows = edges(bottom + gap, heights(other.rows, unit))
        added.append(Grid(other.rows, grid.keys, rows, grid.key_edges, False, grid.has_name))
    grow = max(g.row_edges[-1] for g in added) - bottom
    plan.grids += added
    left, top, right, low = plan.foot
    plan.foot = (left, top + grow, right, low + grow)
    plan.size = (plan.size[0], int(plan.size[1] + grow))
