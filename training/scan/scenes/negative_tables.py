"""Tables of numbers that are not scorecards."""

import numpy as np

from chance import Rng, chance, pick, whole
from scenes.negative_pages import PEOPLE, table


def spreadsheet(rng: Rng, split: str) -> np.ndarray:
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
    return table(rng, split, [head, *rows], [0.5, *[1.0] * m], 44)


def calendar(rng: Rng, split: str) -> np.ndarray:
    start, days = whole(rng, 0, 6), whole(rng, 28, 31)
    boxes = [''] * start + [str(d + 1) for d in range(days)]
    boxes += [''] * (-len(boxes) % 7)
    rows = [boxes[i : i + 7] for i in range(0, len(boxes), 7)]
    return table(
        rng,
        split,
        [['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'], *rows],
        [1.0] * 7,
        190,
        title=pick(rng, ['March', 'Octubre', 'Juillet', 'Mai']),
    )


def timetable(rng: Rng, split: str) -> np.ndarray:
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
    return table(
        rng,
        split,
        [['Line ' + str(whole(rng, 1, 60)), *(str(c + 1) for c in range(columns))], *rows],
        [2.4, *[1.0] * columns],
        62,
        title='Timetable',
        ruled=chance(rng, 0.5),
    )


def league(rng: Rng, split: str) -> np.ndarray:
    rows = [
        [
            f'{i + 1}  {name}',
            *(str(whole(rng, 0, 34)) for _ in range(6)),
            f'{whole(rng, -30, 40):+d}',
            str(whole(rng, 10, 88)),
        ]
        for i, name in enumerate(rng.permutation(PEOPLE)[: whole(rng, 8, 18)])
    ]
    return table(
        rng,
        split,
        [['Team', 'P', 'W', 'D', 'L', 'F', 'A', '+/-', 'Pts'], *rows],
        [3.2, *[1.0] * 8],
        58,
        title='League table',
        ruled=chance(rng, 0.4),
    )


def statement(rng: Rng, split: str) -> np.ndarray:
    rows = [
        [
            f'{whole(rng, 1, 28):02d}.{whole(rng, 1, 12):02d}',
            pick(rng, ['Transfer', 'Card payment', 'Direct debit', 'Salary', 'Fee']),
            f'{rng.normal(0, 400):,.2f}',
            f'{rng.random() * 9000:,.2f}',
        ]
        for _ in range(whole(rng, 14, 28))
    ]
    return table(
        rng,
        split,
        [['Date', 'Text', 'Amount', 'Balance'], *rows],
        [1.0, 3.0, 1.3, 1.3],
        46,
        title='Statement',
        ruled=chance(rng, 0.3),
    )


def lottery(rng: Rng, split: str) -> np.ndarray:
    """A lottery slip: rows of running numbers in boxes, which looks most like the holes of a card."""
    n = pick(rng, [7, 9, 10])
    rows = [[str(r * n + c + 1) for c in range(n)] for r in range(whole(rng, 5, 7))]
    return table(
        rng, split, rows, [1.0] * n, 1500 / n, title=pick(rng, ['LOTTO', 'BINGO', 'Primitiva']), head=False
    )


def grades(rng: Rng, split: str) -> np.ndarray:
    """A class list: names down, numbered columns across, one digit in each box."""
    m = whole(rng, 6, 15)
    rows = [
        [str(name), *(str(whole(rng, 1, 10)) if chance(rng, 0.9) else '' for _ in range(m))]
        for name in rng.permutation(PEOPLE)[: whole(rng, 8, 16)]
    ]
    return table(
        rng,
        split,
        [['Name', *(pick(rng, ['T', 'Q', 'Ex.']) + str(c + 1) for c in range(m))], *rows],
        [3.0, *[1.0] * m],
        60,
        title='Grades',
    )
