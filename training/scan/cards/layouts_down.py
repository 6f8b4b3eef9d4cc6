"""Layouts whose holes run from top to bottom."""

import numpy as np

from cards.grid import Grid
from cards.layout_parts import Plan, edges
from cards.rows import Content, Key, Row
from chance import Rng, between, chance, weighted, whole


def _side_by_side(rng: Rng, rows: list[Row]) -> list[Row]:
    """On cards whose holes run downwards the players stand left, right or on both sides of the holes."""
    mine = [
        r
        for r in rows
        if r.role in ('player', 'spare', 'putts', 'points', 'ticks', 'match', 'differences', 'words')
    ]
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


def vertical(rng: Rng, content: Content, total: int) -> Plan:
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
                edges(start, [r.height * unit for r in rows]),
                edges(head + drop, sizes),
                True,
                i == 0 or chance(rng, 0.6),
            )
        )
    bottom = max(g.key_edges[-1] for g in grids)
    folds = [] if one else [(margin + page + gap / 2) / total]
    return Plan(
        (total, int(bottom + foot)),
        grids,
        [(margin, 8, total - margin, head - 4)],
        (margin, bottom + 4, total - margin, bottom + foot - 8),
        folds,
    )


def nine_down(rng: Rng, content: Content, total: int) -> Plan:
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
        edges(margin, [r.height * unit for r in rows]),
        edges(head, [step * (1.8 if k == 'label' else 1) for k in keys]),
        True,
        True,
    )
    bottom = grid.key_edges[-1]
    return Plan(
        (total, int(bottom + foot)),
        [grid],
        [(margin, 8, total - margin, head - 4)],
        (margin, bottom + 4, total - margin, bottom + foot - 8),
        [],
    )
