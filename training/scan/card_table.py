"""Draws one block of a card's table, rows across or holes downwards, and tells where each cell stands."""

from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from PIL import Image, ImageDraw, ImageFont

from card_rows import EMPTY, OTHER, PICKED_UP, PRINTED, WORDS, WRITTEN, Entry, Key, Row
from card_style import Style, ink_on
from chance import Rng, between, chance
from courses import Colour
from writing import Box, picked_up, ring_around, scribble, stamp, tick, write_text

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


@lru_cache(maxsize=4000)
def load_font(path: str, size: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(path, size)


def print_text(
    draw: ImageDraw.ImageDraw, text: str, box: Box, font: str, size: float, fill: Colour, align: str = 'center'
) -> None:
    """Sets the text into the box, smaller where it would not fit."""
    left, top, right, bottom = box
    room = max(4.0, right - left - 6)
    loaded = load_font(font, max(6, int(size)))
    length = loaded.getlength(text)
    if length > room:
        loaded = load_font(font, max(6, int(size * room / length)))
    middle = (top + bottom) / 2
    if align == 'left':
        draw.text((left + 5, middle), text, font=loaded, fill=fill, anchor='lm')
    elif align == 'right':
        draw.text((right - 5, middle), text, font=loaded, fill=fill, anchor='rm')
    else:
        draw.text(((left + right) / 2, middle), text, font=loaded, fill=fill, anchor='mm')


def _upright(image: Image.Image, text: str, box: Box, font: str, size: float, fill: Colour) -> None:
    """Text that runs upwards, as in the heads of narrow columns."""
    left, top, right, bottom = (int(v) for v in box)
    tile = image.crop((left, top, right, bottom)).rotate(-90, expand=True)
    print_text(
        ImageDraw.Draw(tile), text, (0, 0, tile.width, tile.height), font, min(size, tile.height * 0.7), fill
    )
    image.paste(tile.rotate(90, expand=True), (left, top))


def print_grid(image: Image.Image, grid: Grid, style: Style, rng: Rng) -> None:
    """Bands, text and rules. A key without an entry stays empty."""
    draw = ImageDraw.Draw(image)
    zebra = 0
    for r, row in enumerate(grid.rows):
        fill, ink = row.fill, row.ink
        if fill is None and style.zebra and row.role in ('player', 'spare', 'si', 'putts', 'points'):
            zebra += 1
            fill = style.zebra if zebra % 2 else None
        first, last = grid.box(r, 0), grid.box(r, len(grid.keys) - 1)
        band = (first[0], first[1], last[2], last[3])
        if fill is not None:
            _fill(draw, band, fill, style.gradient and row.fill is not None)
        swatch = style.tee_fill == 'label' and row.role == 'tee'
        for k, key in enumerate(grid.keys):
            box = grid.box(r, k)
            entry = row.entries.get(key)
            high = (
                min(box[3] - box[1], (box[2] - box[0]) * 0.75)
                if grid.downwards
                else (box[3] - box[1]) / row.height
            )
            if key in ('out', 'in', 'total') and fill is None and style.sum_fill:
                _fill(draw, box, style.sum_fill, False)
            if entry is None or entry.kind not in (PRINTED, WORDS) or not entry.text:
                continue
            colour = ink
            if swatch and key == 'label':
                tint = row.swatch or style.brand
                _fill(draw, box, tint, False)
                colour = ink_on(tint, style.ink)
            font = style.bold if row.bold else style.font
            narrow = grid.downwards and box[3] - box[1] > (box[2] - box[0]) * 1.15
            if key == 'label' and narrow:
                _upright(image, entry.text, box, font, (box[2] - box[0]) * 0.5, colour)
            elif key == 'label':
                print_text(
                    draw,
                    entry.text,
                    box,
                    font,
                    high * style.label_size,
                    colour,
                    'center' if grid.downwards else style.label_align,
                )
            else:
                print_text(
                    draw,
                    entry.text,
                    box,
                    font,
                    high * style.text_size * (0.8 if len(entry.text) > 3 else 1),
                    colour,
                )
    _rules(draw, grid, style, rng)


def _fill(draw: ImageDraw.ImageDraw, box: Box, colour: Colour, gradient: bool) -> None:
    left, top, right, bottom = box
    if not gradient:
        draw.rectangle((left, top, right, bottom), fill=colour)
        return
    steps = 12
    for i in range(steps):
        share = 0.72 + 0.4 * abs(i / steps - 0.5) * 2
        r, g, b = (int(min(255, 255 - (255 - c) * min(1.0, share))) for c in colour)
        draw.rectangle(
            (left, top + (bottom - top) * i / steps, right, top + (bottom - top) * (i + 1) / steps),
            fill=(r, g, b),
        )


def _dotted(
    draw: ImageDraw.ImageDraw, a: tuple[float, float], b: tuple[float, float], colour: Colour, width: int
) -> None:
    length = max(abs(b[0] - a[0]), abs(b[1] - a[1]))
    n = max(1, int(length / 9))
    for i in range(n):
        t, u = i / n, (i + 0.5) / n
        draw.line(
            (
                a[0] + (b[0] - a[0]) * t,
                a[1] + (b[1] - a[1]) * t,
                a[0] + (b[0] - a[0]) * u,
                a[1] + (b[1] - a[1]) * u,
            ),
            fill=colour,
            width=width,
        )


def _rules(draw: ImageDraw.ImageDraw, grid: Grid, style: Style, rng: Rng) -> None:
    left, top, right, bottom = grid.frame()
    across = grid.key_edges if grid.downwards else grid.row_edges
    down = grid.row_edges if grid.downwards else grid.key_edges
    rule = _dotted if style.rule_mode == 'dotted' else (lambda d, a, b, c, w: d.line((*a, *b), fill=c, width=w))
    if style.rule_mode != 'vertical' or grid.downwards:
        for y in across[1:-1]:
            if not chance(rng, style.missing_rules):
                rule(draw, (left, y), (right, y), style.rule, style.rule_width)
    if style.rule_mode != 'horizontal' or grid.downwards:
        for x in down[1:-1]:
            if not chance(rng, style.missing_rules * 0.3):
                rule(draw, (x, top), (x, bottom), style.rule, style.rule_width)
    if style.double_out and 'out' in grid.keys and not grid.downwards:
        x = grid.key_edges[grid.keys.index('out')]
        draw.line(
            (x + 4 + style.rule_width, top, x + 4 + style.rule_width, bottom),
            fill=style.rule,
            width=style.rule_width,
        )
    if style.border_width:
        draw.rectangle((left, top, right, bottom), outline=style.rule, width=style.border_width)


def write_grid(canvas: np.ndarray, grid: Grid, rng: Rng) -> None:
    """All the handwriting of the block."""
    for r, row in enumerate(grid.rows):
        for k, key in enumerate(grid.keys):
            entry = row.entries.get(key)
            if entry is not None and entry.writer is not None and not _unnamed(grid, row, key):
                _write_entry(canvas, entry, grid.box(r, k), k, key, grid.downwards, rng)


def _unnamed(grid: Grid, row: Row, key: Key) -> bool:
    return key == 'label' and row.role == 'player' and not grid.has_name


def _write_entry(
    canvas: np.ndarray, entry: Entry, box: Box, place: int, key: Key, downwards: bool, rng: Rng
) -> None:
    writer = entry.writer
    assert writer is not None
    left, top, right, bottom = box
    wide, high = right - left, bottom - top
    hand, ink = writer.hand, writer.ink
    if entry.kind == PICKED_UP:
        picked_up(canvas, entry.text, box, hand, ink, rng)
    elif entry.kind == OTHER and not entry.text and not entry.dots:
        tick(canvas, box, ink, rng)
    elif key in ('label', 'initials') and entry.text:
        if downwards and high > wide * 1.3:
            _write_upwards(canvas, entry.text, box, writer.hand, ink, rng)
        else:
            write_text(
                canvas,
                entry.text,
                box,
                hand,
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


def _write_upwards(canvas: np.ndarray, text: str, box: Box, hand, ink, rng: Rng) -> None:
    left, top, right, bottom = box
    mask = np.rot90(np.asarray(hand.draw(text, (right - left) * 0.55, rng), np.float32))
    h, w = mask.shape
    if h > bottom - top:
        mask = mask[: int(bottom - top)]
        h = mask.shape[0]
    stamp(canvas, mask, (left + right - w) / 2, bottom - h - 3, ink, rng)


def _write_number(canvas: np.ndarray, entry: Entry, box: Box, place: int, rng: Rng) -> None:
    writer = entry.writer
    assert writer is not None
    left, top, right, bottom = box
    wide, high = right - left, bottom - top
    size = min(writer.size * high, wide * 0.95) / high * float(np.clip(rng.normal(1, 0.07), 0.75, 1.25))
    shift = (
        float(rng.normal(0, 0.5 * writer.steady + 0.04)),
        writer.drop + writer.drift * place + float(rng.normal(0, writer.steady)),
    )
    if entry.ring:
        size *= 0.78
    if entry.mending == 'over':
        write_text(canvas, entry.wrong, box, writer.hand, writer.ink, size, rng, shift=shift)
        inked = write_text(canvas, entry.text, box, writer.hand, writer.ink, size * 1.05, rng, shift=shift)
        write_text(
            canvas,
            entry.text,
            (inked[0], top, inked[2], bottom),
            writer.hand,
            writer.ink,
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
            writer.hand,
            writer.ink,
            size,
            rng,
            shift=shift,
        )
        scribble(canvas, old, writer.ink, rng, entry.mending == 'scribble')
        inked = write_text(
            canvas,
            entry.text,
            (left + wide * 0.5, top, right + wide * 0.05, bottom),
            writer.hand,
            writer.ink,
            size,
            rng,
            shift=(shift[0] * 0.5, shift[1] - between(rng, 0, 0.12)),
        )
    elif entry.text:
        inked = write_text(canvas, entry.text, box, writer.hand, writer.ink, size, rng, shift=shift)
    else:
        s = high * 0.22
        cx, cy = (left + right) / 2 + shift[0] * wide, (top + bottom) / 2 + shift[1] * high
        inked = (cx - s, cy - s, cx + s, cy + s) if entry.ring else None
    if entry.ring and inked:
        ring_around(canvas, entry.ring, inked, entry.double, writer.ink, rng)


def grid_cells(grid: Grid) -> list[Cell]:
    """Every cell of the block with its label."""
    cells = []
    for r, row in enumerate(grid.rows):
        for k, key in enumerate(grid.keys):
            entry = row.entries.get(key) or Entry('', EMPTY)
            if _unnamed(grid, row, key) and entry.writer is not None:
                entry = Entry('', EMPTY)
            value = (
                entry.text
                if entry.kind == WRITTEN
                else entry.text.replace(',', '').replace('.', '').split('/')[0]
            )
            source = (
                entry.writer.hand.source
                if entry.writer is not None and entry.kind in (WRITTEN, PICKED_UP, OTHER)
                else 'print'
                if entry.kind
                else 'none'
            )
            cells.append(Cell(grid.box(r, k), entry.kind, row.role, key, value, entry.ring, source, row.player, '/' in entry.text))
    return cells
