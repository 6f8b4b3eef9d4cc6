"""Sheets of paper that are not tables of numbers."""

import numpy as np

import sources
from cards.courses import WORDS as COURSE_WORDS
from cards.type_setting import load_font
from chance import Rng, chance, pick, whole
from scenes.negative_pages import INK, any_font, page, put_text


def sudoku(rng: Rng, split: str) -> np.ndarray:
    image, draw = page(rng, 1300, 1400)
    font, step = any_font(rng, split), 130
    base = [[(3 * (r % 3) + r // 3 + c) % 9 + 1 for c in range(9)] for r in range(9)]
    for r in range(9):
        for c in range(9):
            if chance(rng, 0.45):
                x, y = 65 + c * step, 115 + r * step
                put_text(draw, (x, y, x + step, y + step), str(base[r][c]), font, 70)
    for i in range(10):
        width = 8 if i % 3 == 0 else 2
        draw.line((65 + i * step, 115, 65 + i * step, 115 + 9 * step), fill=INK, width=width)
        draw.line((65, 115 + i * step, 65 + 9 * step, 115 + i * step), fill=INK, width=width)
    return np.array(image)


def crossword(rng: Rng, split: str) -> np.ndarray:
    n = whole(rng, 11, 17)
    step = 1200 // n
    image, draw = page(rng, 1320, 1340)
    font, number = any_font(rng, split), 0
    for r in range(n):
        for c in range(n):
            x, y = 60 + c * step, 60 + r * step
            black = (r % 2 and c % 2) or chance(rng, 0.06)
            draw.rectangle((x, y, x + step, y + step), fill=INK if black else None, outline=INK, width=2)
            if not black and chance(rng, 0.25):
                number += 1
                draw.text((x + 4, y + 2), str(number), font=load_font(font, max(9, step // 4)), fill=INK)
    return np.array(image)


def receipt(rng: Rng, split: str) -> np.ndarray:
    image, draw = page(rng, 700, 1700)
    font = any_font(rng, split)
    for i in range(whole(rng, 14, 30)):
        y = 180 + i * 48
        put_text(
            draw,
            (40, y, 660, y + 46),
            pick(
                rng,
                ['CAFE', 'AGUA 50CL', 'MENU DIA', 'PAN', 'CERVEZA', 'BALLS x24', 'GLOVE M', 'SANDWICH', 'TEES'],
            ),
            font,
            30,
            anchor='lm',
        )
        put_text(draw, (40, y, 660, y + 46), f'{rng.random() * 60:.2f}', font, 30, anchor='rm')
    put_text(draw, (40, 30, 660, 150), pick(rng, ['SUPERMERCADO', 'CLUBHOUSE', 'PRO SHOP']), font, 48)
    return np.array(image)


def prose(rng: Rng, split: str) -> np.ndarray:
    image, draw = page(rng, 1400, 1900)
    font, language = any_font(rng, split), pick(rng, list(COURSE_WORDS))
    for i in range(whole(rng, 20, 42)):
        line = '  '.join(pick(rng, COURSE_WORDS[language]['rule']) for _ in range(2))
        if not chance(rng, 0.1):
            draw.text((110, 120 + i * 42), line[: whole(rng, 60, 90)], font=load_font(font, 27), fill=INK)
    return np.array(image)


def menu(rng: Rng, split: str) -> np.ndarray:
    image, draw = page(rng, 1200, 1700)
    font = any_font(rng, split)
    put_text(draw, (100, 50, 1100, 160), pick(rng, ['Menú', 'Carte', 'Speisekarte', 'Lunch']), font, 80)
    for i in range(whole(rng, 12, 22)):
        y = 200 + i * 64
        put_text(
            draw,
            (110, y, 1090, y + 60),
            pick(
                rng,
                [
                    'Tortilla',
                    'Gazpacho',
                    'Entrecôte',
                    'Club sandwich',
                    'Schnitzel',
                    'Ensalada mixta',
                    'Soup of the day',
                    'Tarta de queso',
                ],
            ),
            font,
            38,
            anchor='lm',
        )
        put_text(
            draw,
            (110, y, 1090, y + 60),
            f'{whole(rng, 3, 28)},{pick(rng, ["00", "50", "90"])}',
            font,
            38,
            anchor='rm',
        )
    return np.array(image)


def notebook(rng: Rng, split: str) -> np.ndarray:
    image, draw = page(rng, 1400, 1800)
    step, squared = whole(rng, 36, 70), chance(rng, 0.6)
    for y in range(80, 1800, step):
        draw.line((0, y, 1400, y), fill=(150, 175, 215), width=2)
    if squared:
        for x in range(0, 1400, step):
            draw.line((x, 0, x, 1800), fill=(150, 175, 215), width=2)
    else:
        draw.line((150, 0, 150, 1800), fill=(215, 120, 130), width=3)
    writer = str(pick(rng, sources.font_files(pick(rng, sources.HAND_FONTS[split]))))
    for i in range(whole(rng, 0, 12)):
        text = pick(
            rng,
            [
                'milk, bread',
                'call Ana 18:30',
                '3 x 45 = 135',
                'x² + 2x - 8',
                'meeting 10.15',
                '12 24 36 48',
                'dentist 7 May',
                '6 5 4 4 3',
            ],
        )
        draw.text((180, 90 + i * 2 * step), text, font=load_font(writer, int(step * 1.1)), fill=(30, 40, 120))
    return np.array(image)
