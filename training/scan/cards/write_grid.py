"""Writes the entries of the players into a block of the table."""

import numpy as np

from cards.grid import Grid, unnamed
from cards.rows import Entry, Key
from cards.writing import (
    Box,
    Ink,
    picked_up,
    ring_around,
    scribble,
    stamp,
    tick,
    write_text,
)
from chance import Rng, between
from labels import OTHER, PICKED_UP, WRITTEN
from writers.writer import Writer


def write_grid(canvas: np.ndarray, grid: Grid, rng: Rng) -> None:
    """All the handwriting of the block."""
    for r, row in enumerate(grid.rows):
        for k, key in enumerate(grid.keys):
            entry = row.entries.get(key)
            if entry is not None and entry.scorer is not None and not unnamed(grid, row, key):
                _write_entry(canvas, entry, grid.box(r, k), k, key, grid.downwards, rng)


def _write_entry(
    canvas: np.ndarray, entry: Entry, box: Box, place: int, key: Key, downwards: bool, rng: Rng
) -> None:
    scorer = entry.scorer
    assert scorer is not None
    left, top, right, bottom = box
    wide, high = right - left, bottom - top
    writer, ink = scorer.writer, scorer.ink
    if entry.kind == PICKED_UP:
        picked_up(canvas, entry.text, box, writer, ink, rng)
    elif entry.kind == OTHER and not entry.text and not entry.dots:
        tick(canvas, box, ink, rng)
    elif key in ('label', 'initials') and entry.text:
        if downwards and high > wide * 1.3:
            _write_upwards(canvas, entry.text, box, scorer.writer, ink, rng)
        else:
            write_text(
                canvas,
                entry.text,
                box,
                writer,
                ink,
                between(rng, 0.45, 0.75),
                rng,
                align=between(rng, 0.08, 0.5),
                shift=(0, float(rng.normal(0, 0.06))),
            )
    elif entry.kind in (WRITTEN, OTHER):
        _write_number(canvas, entry, box, place, rng)
    for i in range(entry.dots):
        s = min(wide, high) * 0.05
        x, y = right - wide * 0.12 - i * 3.2 * s, top + high * 0.16
        dot = np.ones((max(2, int(2.2 * s)), max(2, int(2.2 * s))), np.float32)
        stamp(canvas, dot, x + rng.normal(0, s), y + rng.normal(0, s), ink, rng)


def _write_upwards(canvas: np.ndarray, text: str, box: Box, writer: Writer, ink: Ink, rng: Rng) -> None:
    left, top, right, bottom = box
    mask = np.rot90(np.asarray(writer.draw(text, (right - left) * 0.55, rng), np.float32))
    h, w = mask.shape
    if h > bottom - top:
        mask = mask[: int(bottom - top)]
        h = mask.shape[0]
    stamp(canvas, mask, (left + right - w) / 2, bottom - h - 3, ink, rng)


def _write_number(canvas: np.ndarray, entry: Entry, box: Box, place: int, rng: Rng) -> None:
    scorer = entry.scorer
    assert scorer is not None
    left, top, right, bottom = box
    wide, high = right - left, bottom - top
    size = min(scorer.size * high, wide * 0.95) / high * float(np.clip(rng.normal(1, 0.07), 0.75, 1.25))
    shift = (
        float(rng.normal(0, 0.5 * scorer.steady + 0.04)),
        scorer.drop + scorer.drift * place + float(rng.normal(0, scorer.steady)),
    )
    if entry.ring:
        size *= 0.78
    if entry.mending == 'over':
        write_text(canvas, entry.wrong, box, scorer.writer, scorer.ink, size, rng, shift=shift)
        inked = write_text(canvas, entry.text, box, scorer.writer, scorer.ink, size * 1.05, rng, shift=shift)
        write_text(
            canvas,
            entry.text,
            (inked[0], top, inked[2], bottom),
            scorer.writer,
            scorer.ink,
            size * 1.05,
            rng,
            shift=(0.02, shift[1]),
            room=1.4,
        )
    elif entry.mending:
        size *= 0.8
        old = write_text(
            canvas,
            entry.wrong,
            (left, top, left + wide * 0.55, bottom),
            scorer.writer,
            scorer.ink,
            size,
            rng,
            shift=shift,
        )
        scribble(canvas, old, scorer.ink, rng, entry.mending == 'scribble')
        inked = write_text(
            canvas,
            entry.text,
            (left + wide * 0.5, top, right + wide * 0.05, bottom),
            scorer.writer,
            scorer.ink,
            size,
            rng,
            shift=(shift[0] * 0.5, shift[1] - between(rng, 0, 0.12)),
        )
    elif entry.text:
        inked = write_text(canvas, entry.text, box, scorer.writer, scorer.ink, size, rng, shift=shift)
    else:
        s = high * 0.22
        cx, cy = (left + right) / 2 + shift[0] * wide, (top + bottom) / 2 + shift[1] * high
        inked = (cx - s, cy - s, cx + s, cy + s)
    if entry.ring:
        ring_around(canvas, entry.ring, inked, entry.double, scorer.ink, rng)
