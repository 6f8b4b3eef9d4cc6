"""The print around the table of a card: titles, logos, advertisements, rules, lines to sign on."""

import numpy as np
from PIL import Image, ImageDraw

from cards.courses import TEE_COLOURS, Colour, Course
from cards.style import Style, ink_on
from cards.type_setting import print_text
from cards.writing import Box, Ink, signature
from chance import Rng, between, chance, pick, whole

SPONSORS = [
    'AUTOHAUS WEBER',
    'Bodegas del Sur',
    'First National Bank',
    'CAFÉ HOYO 19',
    'Pro Shop',
    'Hotel Miramar',
    'TITAN TYRES',
    'Clínica Dental',
    'Buggies & Co.',
    'Weingut Adler',
]


def _logo(draw: ImageDraw.ImageDraw, x: float, y: float, size: float, style: Style, rng: Rng) -> None:
    kind = pick(rng, ['disc', 'shield', 'flag'])
    if kind == 'disc':
        draw.ellipse((x, y, x + size, y + size), fill=style.brand)
        draw.ellipse(
            (x + size * 0.12, y + size * 0.12, x + size * 0.88, y + size * 0.88), outline=style.paper, width=2
        )
    elif kind == 'shield':
        draw.polygon(
            [(x, y), (x + size, y), (x + size, y + size * 0.6), (x + size / 2, y + size), (x, y + size * 0.6)],
            fill=style.brand,
            outline=style.ink,
        )
        draw.line((x + size / 2, y, x + size / 2, y + size), fill=style.paper, width=3)
    draw.line(
        (x + size * 0.45, y + size * 0.2, x + size * 0.45, y + size * 0.8),
        fill=style.paper if kind != 'flag' else style.ink,
        width=3,
    )
    draw.polygon(
        [
            (x + size * 0.45, y + size * 0.2),
            (x + size * 0.8, y + size * 0.32),
            (x + size * 0.45, y + size * 0.45),
        ],
        fill=(205, 40, 45),
    )


def _colour_at(image: Image.Image, x: float, y: float) -> Colour:
    r, g, b = image.crop((int(x), int(y), int(x) + 1, int(y) + 1)).tobytes()
    return r, g, b


def print_head(image: Image.Image, box: Box, course: Course, style: Style, rng: Rng) -> None:
    """The space above the table: the club's name and what it likes to have there."""
    draw = ImageDraw.Draw(image)
    left, top, right, bottom = box
    high = bottom - top
    if high < 18:
        return
    if chance(rng, 0.12):
        draw.rectangle((left - 200, top - 60, right + 200, top + high * 0.55), fill=style.brand)
    ink = ink_on(_colour_at(image, (left + right) / 2, top + high * 0.3), style.brand)
    align = pick(rng, ['left', 'center', 'right'])
    size = min(high * 0.4, 64)
    print_text(
        draw,
        course.name,
        (left + size * 1.6, top, right - size * 1.6, top + high * 0.55),
        style.title_font,
        size,
        ink,
        align,
    )
    if chance(rng, 0.45):
        _logo(draw, left if align != 'left' else right - size * 1.4, top + high * 0.05, size * 1.3, style, rng)
    if high > 90 and chance(rng, 0.6):
        _fields(draw, (left, top + high * 0.6, right, bottom - 4), course, style, rng)
    if chance(rng, 0.15):
        _advert(image, (right - (right - left) * 0.2, top, right, bottom - 6), style, rng)


def _fields(draw: ImageDraw.ImageDraw, box: Box, course: Course, style: Style, rng: Rng) -> None:
    left, top, right, bottom = box
    count = whole(rng, 2, 4)
    step = (right - left) / count
    for i in range(count):
        text = pick(rng, course.words('sign'))
        print_text(
            draw,
            text,
            (left + i * step, top, left + i * step + step * 0.45, bottom),
            style.font,
            min(24, (bottom - top) * 0.6),
            style.ink,
            'left',
        )
        draw.line(
            (left + i * step + step * 0.45, bottom - 6, left + (i + 0.92) * step, bottom - 6),
            fill=style.ink,
            width=1,
        )


def _advert(image: Image.Image, box: Box, style: Style, rng: Rng) -> None:
    left, top, right, bottom = (int(v) for v in box)
    if right - left < 30 or bottom - top < 16:
        return
    colour = pick(rng, [style.brand, *(c for c, _ in TEE_COLOURS.values())])
    draw = ImageDraw.Draw(image)
    if chance(rng, 0.3):
        tone = (
            rng.normal(0, 14, (6, 9, 1)) + rng.integers(60, 170, 3) * np.linspace(1.25, 0.6, 6)[:, None, None]
        )
        soft = np.clip(tone, 0, 255).astype(np.uint8)
        image.paste(
            Image.fromarray(soft).resize((right - left, bottom - top), Image.Resampling.BICUBIC), (left, top)
        )
        print_text(
            draw,
            pick(rng, SPONSORS),
            (left, top, right, bottom),
            style.bold,
            (bottom - top) * 0.35,
            (255, 255, 255),
        )
        return
    draw.rectangle(
        (left, top, right, bottom), fill=colour if chance(rng, 0.7) else None, outline=colour, width=2
    )
    print_text(
        draw,
        pick(rng, SPONSORS),
        (left, top, right, bottom),
        style.bold,
        (bottom - top) * 0.3,
        ink_on(_colour_at(image, left + 4, top + 4), colour),
    )


def print_foot(
    image: Image.Image,
    canvas_boxes: list[tuple[Box, Ink]],
    box: Box,
    course: Course,
    style: Style,
    ink: Ink | None,
    rng: Rng,
) -> None:
    """The space below: lines to sign on, rules, advertisements. What is to be signed is added to `canvas_boxes`."""
    draw = ImageDraw.Draw(image)
    left, top, right, bottom = box
    y = top + 6
    if bottom - y < 24:
        return
    if chance(rng, 0.75):
        high = min(60.0, bottom - y)
        count = whole(rng, 1, 3)
        step = (right - left) / count
        for i in range(count):
            print_text(
                draw,
                pick(rng, course.words('sign')),
                (left + i * step, y, left + (i + 0.4) * step, y + high),
                style.font,
                min(26, high * 0.5),
                style.ink,
                'left',
            )
            draw.line(
                (left + (i + 0.4) * step, y + high * 0.85, left + (i + 0.9) * step, y + high * 0.85),
                fill=style.ink,
                width=2,
            )
            if ink is not None and chance(rng, 0.45):
                canvas_boxes.append(
                    ((left + (i + 0.42) * step, y - high * 0.1, left + (i + 0.8) * step, y + high), ink)
                )
        y += high
    while bottom - y > 30 and chance(rng, 0.6):
        high = min(between(rng, 22, 34), bottom - y)
        print_text(
            draw,
            pick(rng, course.words('rule')),
            (left, y, right, y + high),
            style.font,
            high * 0.75,
            style.ink,
            pick(rng, ['left', 'center']),
        )
        y += high
    if bottom - y > 60 and chance(rng, 0.5):
        count = whole(rng, 1, 4)
        step = (right - left) / count
        for i in range(count):
            _advert(image, (left + i * step + 8, y + 6, left + (i + 1) * step - 8, bottom - 6), style, rng)


def sign(canvas: np.ndarray, boxes: list[tuple[Box, Ink]], rng: Rng) -> None:
    for box, ink in boxes:
        signature(canvas, box, ink, rng)
