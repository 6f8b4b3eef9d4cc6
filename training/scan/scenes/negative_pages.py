"""Printed pages to put on the table in front of the camera."""

import numpy as np
from PIL import Image, ImageDraw

import sources
from cards.type_setting import load_font
from cards.writing import (
    Box,
)
from chance import Rng, chance, pick

INK = (25, 25, 30)


PEOPLE = [
    'Martín',
    'Novak',
    'Silva',
    'Weber',
    'Jones',
    'Rossi',
    'Dubois',
    'Kowalski',
    'Ruiz',
    'Okafor',
    'Lind',
    'Tanaka',
    'Byrne',
    'Costa',
    'Meyer',
    'Ahmed',
    'Olsen',
    'García',
]


def any_font(rng: Rng, split: str) -> str:
    return str(pick(rng, sources.font_files(pick(rng, sources.PRINT_FONTS[split]))))


def page(rng: Rng, w: int, h: int) -> tuple[Image.Image, ImageDraw.ImageDraw]:
    image = Image.new('RGB', (w, h), pick(rng, [(255, 255, 255), (250, 248, 240), (244, 244, 240)]))
    return image, ImageDraw.Draw(image)


def put_text(
    draw: ImageDraw.ImageDraw,
    box: Box,
    text: str,
    font: str,
    size: float,
    fill: tuple[int, int, int] = INK,
    anchor: str = 'mm',
) -> None:
    left, top, right, bottom = box
    x = {'l': left + 6, 'm': (left + right) / 2, 'r': right - 6}[anchor[0]]
    draw.text((x, (top + bottom) / 2), text, font=load_font(font, max(7, int(size))), fill=fill, anchor=anchor)


def table(
    rng: Rng,
    split: str,
    cells: list[list[str]],
    widths: list[float],
    height: float,
    *,
    title: str = '',
    ruled: bool = True,
    head: bool = True,
) -> np.ndarray:
    """A printed table with a head row, as offices print them."""
    unit = 1800 / sum(widths)
    xs = [60 + float(v) * unit for v in np.concatenate([[0], np.cumsum(widths)])]
    image, draw = page(rng, 1920, int(220 + height * len(cells)))
    font, colour = any_font(rng, split), pick(rng, [(30, 60, 120), (60, 60, 60), (20, 100, 60), (150, 30, 40)])
    put_text(draw, (60, 20, 1860, 110), title, font, 54)
    for r, row in enumerate(cells):
        y = 140 + r * height
        dark = head and r == 0
        if dark:
            draw.rectangle((60, y, 1860, y + height), fill=colour)
        elif r % 2 and chance(rng, 0.7) and not ruled:
            draw.rectangle((60, y, 1860, y + height), fill=(232, 236, 240))
        for c, text in enumerate(row):
            put_text(
                draw,
                (xs[c], y, xs[c + 1], y + height),
                text,
                font,
                height * 0.5,
                (255, 255, 255) if dark else INK,
                'lm' if c == 0 else 'mm',
            )
        if ruled:
            draw.line((60, y + height, 1860, y + height), fill=(90, 90, 90), width=2)
    if ruled:
        for x in xs:
            draw.line((x, 140, x, 140 + height * len(cells)), fill=(90, 90, 90), width=2)
    return np.array(image)
