"""Printed text and bands of colour."""

from functools import lru_cache

from PIL import Image, ImageDraw, ImageFont

from cards.courses import Colour
from cards.writing import Box


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


def print_upwards(image: Image.Image, text: str, box: Box, font: str, size: float, fill: Colour) -> None:
    """Text that runs upwards, as in the heads of narrow columns."""
    left, top, right, bottom = (int(v) for v in box)
    tile = image.crop((left, top, right, bottom)).rotate(-90, expand=True)
    print_text(
        ImageDraw.Draw(tile), text, (0, 0, tile.width, tile.height), font, min(size, tile.height * 0.7), fill
    )
    image.paste(tile.rotate(90, expand=True), (left, top))


def fill_band(draw: ImageDraw.ImageDraw, box: Box, colour: Colour, gradient: bool) -> None:
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
