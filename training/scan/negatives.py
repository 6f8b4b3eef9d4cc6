"""Pictures that are no scorecards, many of them with grids and rows of numbers, to see that a reader keeps quiet."""

from collections.abc import Callable

import cv2
import numpy as np
from PIL import Image, ImageDraw

import sources
from backgrounds import draw_background
from card_table import load_font
from chance import Rng, between, chance, pick, whole
from courses import WORDS
from photos import Conditions, Photo, Sheet, take_photo
from writing import Box

Painter = Callable[[Rng, str], np.ndarray]
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


def _font(rng: Rng, split: str) -> str:
    return str(pick(rng, sources.font_files(pick(rng, sources.PRINT_FONTS[split]))))


def _page(rng: Rng, w: int, h: int) -> tuple[Image.Image, ImageDraw.ImageDraw]:
    image = Image.new('RGB', (w, h), pick(rng, [(255, 255, 255), (250, 248, 240), (244, 244, 240)]))
    return image, ImageDraw.Draw(image)


def _text(
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


def _table(
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
    image, draw = _page(rng, 1920, int(220 + height * len(cells)))
    font, colour = _font(rng, split), pick(rng, [(30, 60, 120), (60, 60, 60), (20, 100, 60), (150, 30, 40)])
    _text(draw, (60, 20, 1860, 110), title, font, 54)
    for r, row in enumerate(cells):
        y = 140 + r * height
        dark = head and r == 0
        if dark:
            draw.rectangle((60, y, 1860, y + height), fill=colour)
        elif r % 2 and chance(rng, 0.7) and not ruled:
            draw.rectangle((60, y, 1860, y + height), fill=(232, 236, 240))
        for c, text in enumerate(row):
            _text(
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


def _spreadsheet(rng: Rng, split: str) -> np.ndarray:
    n, m = whole(rng, 12, 26), whole(rng, 7, 14)
    head = ['', *(chr(65 + i) for i in range(m))]
    rows = [
        [
            str(r + 1),
            *(
                f'{rng.random() * 5000:,.2f}'
                if chance(rng, 0.5)
                else str(whole(rng, 1, 9999))
                if chance(rng, 0.8)
                else ''
                for _ in range(m)
            ),
        ]
        for r in range(n)
    ]
    return _table(rng, split, [head, *rows], [0.5, *[1.0] * m], 44)


def _sudoku(rng: Rng, split: str) -> np.ndarray:
    image, draw = _page(rng, 1300, 1400)
    font, step = _font(rng, split), 130
    base = [[(3 * (r % 3) + r // 3 + c) % 9 + 1 for c in range(9)] for r in range(9)]
    for r in range(9):
        for c in range(9):
            if chance(rng, 0.45):
                x, y = 65 + c * step, 115 + r * step
                _text(draw, (x, y, x + step, y + step), str(base[r][c]), font, 70)
    for i in range(10):
        width = 8 if i % 3 == 0 else 2
        draw.line((65 + i * step, 115, 65 + i * step, 115 + 9 * step), fill=INK, width=width)
        draw.line((65, 115 + i * step, 65 + 9 * step, 115 + i * step), fill=INK, width=width)
    return np.array(image)


def _calendar(rng: Rng, split: str) -> np.ndarray:
    start, days = whole(rng, 0, 6), whole(rng, 28, 31)
    boxes = [''] * start + [str(d + 1) for d in range(days)]
    boxes += [''] * (-len(boxes) % 7)
    rows = [boxes[i : i + 7] for i in range(0, len(boxes), 7)]
    return _table(
        rng,
        split,
        [['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'], *rows],
        [1.0] * 7,
        190,
        title=pick(rng, ['March', 'Octubre', 'Juillet', 'Mai']),
    )


def _crossword(rng: Rng, split: str) -> np.ndarray:
    n = whole(rng, 11, 17)
    step = 1200 // n
    image, draw = _page(rng, 1320, 1340)
    font, number = _font(rng, split), 0
    for r in range(n):
        for c in range(n):
            x, y = 60 + c * step, 60 + r * step
            black = (r % 2 and c % 2) or chance(rng, 0.06)
            draw.rectangle((x, y, x + step, y + step), fill=INK if black else None, outline=INK, width=2)
            if not black and chance(rng, 0.25):
                number += 1
                draw.text((x + 4, y + 2), str(number), font=load_font(font, max(9, step // 4)), fill=INK)
    return np.array(image)


def _receipt(rng: Rng, split: str) -> np.ndarray:
    image, draw = _page(rng, 700, 1700)
    font = _font(rng, split)
    for i in range(whole(rng, 14, 30)):
        y = 180 + i * 48
        _text(
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
        _text(draw, (40, y, 660, y + 46), f'{rng.random() * 60:.2f}', font, 30, anchor='rm')
    _text(draw, (40, 30, 660, 150), pick(rng, ['SUPERMERCADO', 'CLUBHOUSE', 'PRO SHOP']), font, 48)
    return np.array(image)


def _timetable(rng: Rng, split: str) -> np.ndarray:
    columns = whole(rng, 7, 12)
    stops = [
        'Central',
        'Market Sq.',
        'Hospital',
        'North Gate',
        'Harbour',
        'Station',
        'Museum',
        'Airport',
        'School',
        'Park',
        'River St.',
        'Mill Lane',
    ]
    rows = []
    for s in stops[: whole(rng, 6, 12)]:
        minute = whole(rng, 0, 50)
        rows.append([s, *(f'{6 + c}:{(minute + 7 * c) % 60:02d}' for c in range(columns))])
    return _table(
        rng,
        split,
        [['Line ' + str(whole(rng, 1, 60)), *(str(c + 1) for c in range(columns))], *rows],
        [2.4, *[1.0] * columns],
        62,
        title='Timetable',
        ruled=chance(rng, 0.5),
    )


def _prose(rng: Rng, split: str) -> np.ndarray:
    image, draw = _page(rng, 1400, 1900)
    font, language = _font(rng, split), pick(rng, list(WORDS))
    for i in range(whole(rng, 20, 42)):
        line = '  '.join(pick(rng, WORDS[language]['rule']) for _ in range(2))
        if not chance(rng, 0.1):
            draw.text((110, 120 + i * 42), line[: whole(rng, 60, 90)], font=load_font(font, 27), fill=INK)
    return np.array(image)


def _menu(rng: Rng, split: str) -> np.ndarray:
    image, draw = _page(rng, 1200, 1700)
    font = _font(rng, split)
    _text(draw, (100, 50, 1100, 160), pick(rng, ['Menú', 'Carte', 'Speisekarte', 'Lunch']), font, 80)
    for i in range(whole(rng, 12, 22)):
        y = 200 + i * 64
        _text(
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
        _text(
            draw,
            (110, y, 1090, y + 60),
            f'{whole(rng, 3, 28)},{pick(rng, ["00", "50", "90"])}',
            font,
            38,
            anchor='rm',
        )
    return np.array(image)


def _notebook(rng: Rng, split: str) -> np.ndarray:
    image, draw = _page(rng, 1400, 1800)
    step, squared = whole(rng, 36, 70), chance(rng, 0.6)
    for y in range(80, 1800, step):
        draw.line((0, y, 1400, y), fill=(150, 175, 215), width=2)
    if squared:
        for x in range(0, 1400, step):
            draw.line((x, 0, x, 1800), fill=(150, 175, 215), width=2)
    else:
        draw.line((150, 0, 150, 1800), fill=(215, 120, 130), width=3)
    hand = str(pick(rng, sources.font_files(pick(rng, sources.HAND_FONTS[split]))))
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
        draw.text((180, 90 + i * 2 * step), text, font=load_font(hand, int(step * 1.1)), fill=(30, 40, 120))
    return np.array(image)


def _tiles(rng: Rng, _: str) -> np.ndarray:
    step, n = whole(rng, 90, 220), 1800
    base = np.full((1350, n, 3), between(rng, 120, 225), np.float32) + rng.normal(0, 8, 3).astype(np.float32)
    for y in range(0, 1350, step):
        for x in range(0, n, step):
            base[y : y + step, x : x + step] += rng.normal(0, 6)
    base[::step], base[:, ::step] = 90, 90
    for k in range(1, whole(rng, 2, 6)):
        base[k::step], base[:, k::step] = 95, 95
    return np.clip(base, 0, 255).astype(np.uint8)


def _keyboard(rng: Rng, split: str) -> np.ndarray:
    dark = chance(rng, 0.6)
    image = Image.new('RGB', (1900, 700), (40, 40, 42) if dark else (225, 225, 228))
    draw, font = ImageDraw.Draw(image), _font(rng, split)
    for r, keys in enumerate(['1234567890-=', 'QWERTYUIOP[]', "ASDFGHJKL;'#", 'ZXCVBNM,./  ']):
        for c, key in enumerate(keys):
            x, y = 50 + c * 145 + r * 35, 50 + r * 150
            draw.rounded_rectangle(
                (x, y, x + 130, y + 135),
                14,
                fill=(20, 20, 22) if dark else (250, 250, 250),
                outline=(90, 90, 90),
                width=2,
            )
            draw.text(
                (x + 65, y + 65),
                key,
                font=load_font(font, 48),
                fill=(235, 235, 235) if dark else INK,
                anchor='mm',
            )
    return np.array(image)


def _league(rng: Rng, split: str) -> np.ndarray:
    rows = [
        [
            f'{i + 1}  {name}',
            *(str(whole(rng, 0, 34)) for _ in range(6)),
            f'{whole(rng, -30, 40):+d}',
            str(whole(rng, 10, 88)),
        ]
        for i, name in enumerate(rng.permutation(PEOPLE)[: whole(rng, 8, 18)])
    ]
    return _table(
        rng,
        split,
        [['Team', 'P', 'W', 'D', 'L', 'F', 'A', '+/-', 'Pts'], *rows],
        [3.2, *[1.0] * 8],
        58,
        title='League table',
        ruled=chance(rng, 0.4),
    )


def _statement(rng: Rng, split: str) -> np.ndarray:
    rows = [
        [
            f'{whole(rng, 1, 28):02d}.{whole(rng, 1, 12):02d}',
            pick(rng, ['Transfer', 'Card payment', 'Direct debit', 'Salary', 'Fee']),
            f'{rng.normal(0, 400):,.2f}',
            f'{rng.random() * 9000:,.2f}',
        ]
        for _ in range(whole(rng, 14, 28))
    ]
    return _table(
        rng,
        split,
        [['Date', 'Text', 'Amount', 'Balance'], *rows],
        [1.0, 3.0, 1.3, 1.3],
        46,
        title='Statement',
        ruled=chance(rng, 0.3),
    )


def _chessboard(rng: Rng, _: str) -> np.ndarray:
    light, dark = (
        np.array(pick(rng, [(235, 215, 180), (240, 240, 235)])),
        np.array(pick(rng, [(115, 75, 45), (60, 100, 60), (30, 30, 30)])),
    )
    squares = np.indices((8, 8)).sum(0) % 2
    board = np.where(squares[..., None], dark, light).astype(np.uint8)
    big = cv2.resize(board, (1280, 1280), interpolation=cv2.INTER_NEAREST)
    framed = cv2.copyMakeBorder(big, 60, 60, 60, 60, cv2.BORDER_CONSTANT, value=(70, 45, 30))
    for _ in range(whole(rng, 0, 14)):
        x, y = 140 + 160 * whole(rng, 0, 7), 140 + 160 * whole(rng, 0, 7)
        cv2.circle(framed, (x, y), 50, (250, 250, 245) if chance(rng, 0.5) else (15, 15, 15), -1, cv2.LINE_AA)
    return framed


def _bingo(rng: Rng, split: str) -> np.ndarray:
    """A lottery slip: rows of running numbers in boxes, which looks most like the holes of a card."""
    n = pick(rng, [7, 9, 10])
    rows = [[str(r * n + c + 1) for c in range(n)] for r in range(whole(rng, 5, 7))]
    return _table(
        rng, split, rows, [1.0] * n, 1500 / n, title=pick(rng, ['LOTTO', 'BINGO', 'Primitiva']), head=False
    )


def _grades(rng: Rng, split: str) -> np.ndarray:
    """A class list: names down, numbered columns across, one digit in each box."""
    m = whole(rng, 6, 15)
    rows = [
        [str(name), *(str(whole(rng, 1, 10)) if chance(rng, 0.9) else '' for _ in range(m))]
        for name in rng.permutation(PEOPLE)[: whole(rng, 8, 16)]
    ]
    return _table(
        rng,
        split,
        [['Name', *(pick(rng, ['T', 'Q', 'Ex.']) + str(c + 1) for c in range(m))], *rows],
        [3.0, *[1.0] * m],
        60,
        title='Grades',
    )


def _texture(rng: Rng, _: str) -> np.ndarray:
    return np.clip(draw_background(rng, 1800, 1300), 0, 255).astype(np.uint8)


PAINTERS: dict[str, Painter] = {
    'spreadsheet': _spreadsheet,
    'sudoku': _sudoku,
    'calendar': _calendar,
    'crossword': _crossword,
    'receipt': _receipt,
    'timetable': _timetable,
    'prose': _prose,
    'menu': _menu,
    'notebook': _notebook,
    'tiles': _tiles,
    'keyboard': _keyboard,
    'league': _league,
    'statement': _statement,
    'chessboard': _chessboard,
    'lottery': _bingo,
    'grades': _grades,
    'texture': _texture,
}


def draw_negative(rng: Rng, index: int, split: str) -> tuple[str, Photo]:
    """Kind after kind by `index`; photographed as cards are."""
    name = list(PAINTERS)[index % len(PAINTERS)]
    image = PAINTERS[name](rng, split)
    h, w = image.shape[:2]
    sheet = Sheet(image, [0.5] if chance(rng, 0.2) else [], (w * 0.2, h * 0.2, w * 0.8, h * 0.8))
    fill = (1.05, 1.5) if name in ('tiles', 'texture') else (0.75, 1.1)
    return name, take_photo(rng, sheet, Conditions(fill=fill))
