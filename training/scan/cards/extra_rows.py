"""Handwritten rows that are not a player's score."""

from cards.courses import Course
from cards.rounds import Played
from cards.rows import Entry, Row, Scorer
from chance import Rng, chance, pick, weighted, whole
from labels import EMPTY, OTHER, WRITTEN


def difference(value: int, plus: bool) -> str:
    return '0' if value == 0 else f'+{value}' if value > 0 and plus else str(value)


def extra_row(rng: Rng, course: Course, played: Played, scorer: Scorer, kind: str, label: Entry) -> Row:
    """Rows that are no player's score: putts, points, ticks, the state of a match, the round again as differences to par."""
    row = Row(kind, {'label': label})
    state, totals = 0, {'out': 0, 'in': 0}
    for i, score in enumerate(played.scores):
        key = i + 1
        if score is None or (kind == 'ticks' and chance(rng, 0.5)):
            row.entries[key] = Entry('', EMPTY)
            continue
        if kind == 'putts':
            value = weighted(rng, {0: 0.04, 1: 0.28, 2: 0.55, 3: 0.13})
        elif kind == 'points':
            value = max(0, 2 + course.par[i] - score + whole(rng, 0, 1))
        elif kind == 'differences':
            value = score - course.par[i]
        else:
            state += pick(rng, [-1, 0, 0, 1])
            value = state
        totals['out' if i < 9 else 'in'] += value
        text = (
            'AS'
            if kind == 'match' and state == 0 and chance(rng, 0.5)
            else difference(value, True)
            if kind == 'match'
            else str(value)
        )
        row.entries[key] = (
            Entry('', OTHER, scorer)
            if kind == 'ticks'
            else Entry(text, WRITTEN if text != 'AS' else OTHER, scorer)
        )
    if kind in ('putts', 'points') and chance(rng, 0.6):
        row.entries['out'] = Entry(str(totals['out']), WRITTEN, scorer)
        if course.holes == 18:
            row.entries['in'] = Entry(str(totals['in']), WRITTEN, scorer)
            row.entries['total'] = Entry(str(sum(totals.values())), WRITTEN, scorer)
    return row
