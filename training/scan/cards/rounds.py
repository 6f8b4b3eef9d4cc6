"""What players write on a card: scores, sums, names, and where they stop or give up."""

from dataclasses import dataclass, field

from cards.courses import Course
from chance import Rng, chance, pick, weighted, whole

NAMES = [
    'Ana',
    'Pepe',
    'Tom',
    'J. Smith',
    'Marie',
    'Lars',
    'Ken',
    'Sue',
    'Vic',
    'Hugo',
    'Carmen',
    'Luis M.',
    'A. Lee',
    'Bob',
    'Nacho',
    'Inés',
    'Rick',
    'JM',
    'TK',
    'Dad',
    'Uwe',
    'Pierre',
    'Elena G.',
    'Mark',
    'Olga',
    'Pablo R',
    'Jo',
    'Sergio',
    'W. Hall',
    'Tere',
    'Max',
    'Ruth',
    'Gabi',
    'Ivo',
    'Zoe',
]


@dataclass
class Played:
    """One player's row. `scores` are gross, None where nothing was written or the hole, counted from 0, was picked up."""

    name: str
    scores: list[int | None]
    picked_up: set[int] = field(default_factory=set)
    to_par: bool = False
    out: int | None = None
    back: int | None = None
    total: int | None = None
    wrong_sum: str = ''
    """'out', 'back' or 'total', where the player added up wrongly."""
    sums_to_par: bool = False


def _strokes(rng: Rng, par: int, skill: float, wild: float) -> int:
    if chance(rng, wild):
        return weighted(rng, {n: 1 for n in range(1, 16)})
    if par == 3 and chance(rng, 0.01):
        return 1
    over = weighted(
        rng,
        {
            -2: 0.012,
            -1: 0.13 - skill * 0.05,
            0: 0.42 - skill * 0.22,
            1: 0.3,
            2: 0.1 + skill * 0.15,
            3: 0.03 + skill * 0.1,
            4: 0.012 + skill * 0.05,
            5: 0.004 + skill * 0.025,
            6: skill * 0.012,
            7: skill * 0.006,
        },
    )
    return max(1 if chance(rng, 0.02) else 2, par + over)


def _sum(scores: list[int | None], first: int, last: int) -> int | None:
    part = [s for s in scores[first:last] if s is not None]
    return sum(part) if len(part) == last - first else None


def play(rng: Rng, course: Course, wild: float = 0.0, to_par: bool = False) -> Played:
    """`wild`: the share of holes whose score is any of 1 to 15, so that a network meets rare numbers as well."""
    skill = float(rng.random())
    scores: list[int | None] = [_strokes(rng, p, skill, wild) for p in course.par]
    picked_up: set[int] = set()
    end = weighted(rng, {'full': 0.8, 'stops': 0.07, 'front': 0.06, 'gaps': 0.07})
    if end == 'stops':
        for hole in range(whole(rng, 3, course.holes - 1), course.holes):
            scores[hole] = None
    if end == 'front' and course.holes == 18:
        half = range(9, 18) if chance(rng, 0.8) else range(9)
        for hole in half:
            scores[hole] = None
    if end == 'gaps':
        for hole in rng.choice(course.holes, whole(rng, 1, 3), replace=False):
            scores[int(hole)] = None
    if chance(rng, 0.12):
        for hole in rng.choice(course.holes, whole(rng, 1, 2), replace=False):
            scores[int(hole)] = None
            picked_up.add(int(hole))
    played = Played(pick(rng, NAMES), scores, picked_up, to_par)
    _add_up(rng, played, course)
    return played


def leave_out(played: Played, sums: set[str]) -> None:
    """The card has no room for these sums, so they are not written."""
    for name in sums:
        setattr(played, name, None)
        if played.wrong_sum == name:
            played.wrong_sum = ''


def _add_up(rng: Rng, played: Played, course: Course) -> None:
    """Most players write their sums, some add up wrongly. Players who write differences write either kind of sum."""
    holes = course.holes
    played.out, played.back = _sum(played.scores, 0, 9), _sum(played.scores, 9, 18) if holes == 18 else None
    if played.picked_up or any(s is None for s in played.scores):
        for name, first in (('out', 0), ('back', 9)):
            part = [s for s in played.scores[first : first + 9] if s is not None]
            if getattr(played, name) is None and len(part) >= 7 and chance(rng, 0.3):
                setattr(played, name, sum(part))
    both = [s for s in (played.out, played.back) if s is not None]
    played.total = sum(both) if len(both) == holes // 9 else None
    if chance(rng, 0.12):
        played.out = played.back = None
    elif chance(rng, 0.05):
        played.back = None
    if chance(rng, 0.12):
        played.total = None
    written = [k for k in ('out', 'back', 'total') if getattr(played, k) is not None]
    if written and chance(rng, 0.03):
        key = pick(rng, written)
        setattr(played, key, max(9, getattr(played, key) + pick(rng, [-10, -2, -1, 1, 1, 2, 10])))
        played.wrong_sum = key
    played.sums_to_par = played.to_par and chance(rng, 0.4)
