"""Prints a block of the table: bands, text and rules."""

from PIL import Image, ImageDraw

from cards.courses import Colour
from cards.grid import Grid
from cards.style import Style, ink_on
from cards.type_setting import fill_band, print_text, print_upwards
from chance import Rng, chance
from labels import PRINTED, WORDS


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
            fill_band(draw, band, fill, style.gradient and row.fill is not None)
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
                fill_band(draw, box, style.sum_fill, False)
            if entry is None or entry.kind not in (PRINTED, WORDS) or not entry.text:
                continue
            colour = ink
            if swatch and key == 'label':
                tint = row.swatch or style.brand
                fill_band(draw, box, tint, False)
                colour = ink_on(tint, style.ink)
            font = style.bold if row.bold else style.font
            narrow = grid.downwards and box[3] - box[1] > (box[2] - box[0]) * 1.15
            if key == 'label' and narrow:
                print_upwards(image, entry.text, box, font, (box[2] - box[0]) * 0.5, colour)
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
