"""The rows of the players: scores, marks, corrections, sums, and rows left empty."""

from cards.courses import Course
from cards.extra_rows import difference, extra_row
from cards.rounds import Played, play
from cards.rows import Content, Entry, Row, Scorer
from cards.scorers import draw_scorer
from cards.writing import RING_CIRCLE, RING_NONE, RING_SQUARE, RING_TRIANGLE
from chance import Rng, chance, pick, weighted, whole
from labels import EMPTY, OTHER, PICKED_UP, WORDS, WRITTEN
from writers.writer import Writer


def _ring(rng: Rng, scorer: Scorer, over: int) -> tuple[int, bool]:
    if scorer.marks == 'none' or (scorer.marks != 'dense' and chance(rng, 0.1)):
        return RING_NONE, False
    if over <= -2:
        return (RING_TRIANGLE, False) if chance(rng, 0.4) else (RING_CIRCLE, True)
    if over == -1:
        return RING_CIRCLE, scorer.double_marks
    if scorer.marks in ('all', 'dense') and over == 1:
        return RING_SQUARE, False
    if scorer.marks in ('all', 'dense') and over == 2 and chance(rng, 0.6):
        return RING_SQUARE, chance(rng, 0.5)
    if scorer.marks == 'dense' and chance(rng, 0.35):
        return pick(rng, [RING_CIRCLE, RING_SQUARE, RING_TRIANGLE]), chance(rng, 0.2)
    return RING_NONE, False


def _mended(rng: Rng, scorer: Scorer, text: str) -> tuple[str, str]:
    if not chance(rng, scorer.corrections):
        return '', ''
    wrong = (
        str(whole(rng, 2, 9))
        if len(text) < 2
        else str(max(1, int(text) + pick(rng, [-1, 1, 10])) if text.isdigit() else 4)
    )
    return wrong, weighted(rng, {'strike': 3, 'scribble': 3, 'over': 2})


def _player_row(rng: Rng, course: Course, played: Played, scorer: Scorer, index: int) -> Row:
    row = Row('player', {}, player=index)
    symbol = weighted(rng, {'-': 5, 'X': 3, '/': 2, 'P': 1, 'NR': 1, 'x': 1})
    plus = chance(rng, 0.2)
    triangle = chance(rng, 0.15)
    bare_circle = chance(rng, 0.4)
    for i, score in enumerate(played.scores):
        key = i + 1
        dots = 0
        if scorer.dots and course.si[i] <= scorer.dots:
            dots = 1 + int(course.si[i] + 18 <= scorer.dots)
        if score is None:
            gave_up = i in played.picked_up
            row.entries[key] = Entry(
                symbol if gave_up else '', PICKED_UP if gave_up else OTHER if dots else EMPTY, scorer, dots=dots
            )
            continue
        over = score - course.par[i]
        ring, double = _ring(rng, scorer, over)
        text = str(score)
        if played.to_par:
            text = difference(over, plus)
            ring, double = RING_NONE, False
            if over < 0 and bare_circle:
                text, ring, double = str(-over), RING_CIRCLE, over < -1
            elif over == -1 and triangle:
                text, ring = '', RING_TRIANGLE
        wrong, mending = _mended(rng, scorer, text) if text.isdigit() else ('', '')
        row.entries[key] = Entry(text, WRITTEN, scorer, ring, double, wrong, mending, dots)
    _write_sums(rng, course, played, scorer, row, plus)
    return row


def _write_sums(rng: Rng, course: Course, played: Played, scorer: Scorer, row: Row, plus: bool) -> None:
    first, second = sum(course.par[:9]), sum(course.par[9:])
    for key, value, par in (
        ('out', played.out, first),
        ('in', played.back, second),
        ('total', played.total, first + second),
    ):
        if value is None or (key == 'total' and course.holes == 9):
            continue
        text = difference(value - par, plus) if played.sums_to_par else str(value)
        row.entries[key] = Entry(text, WRITTEN, scorer)
    if chance(rng, 0.2):
        handicap = whole(rng, 0, 36)
        row.entries['hcp'] = Entry(str(handicap), WRITTEN, scorer)
        if played.total is not None and chance(rng, 0.7):
            row.entries['net'] = Entry(str(max(1, played.total - handicap)), WRITTEN, scorer)


def player_rows(
    rng: Rng, content: Content, pool: list[Writer], count: int, wild: float, to_par: bool
) -> list[Row]:
    """Players with what they write beside their scores, and rows nobody wrote in."""
    course, rows = content.course, []
    shared = draw_scorer(rng, pool) if chance(rng, 0.45) else None
    labelled = chance(rng, 0.12)
    height = pick(rng, [1.0, 1.0, 1.0, 1.15, 1.3, 1.5])
    names = set()
    for index in range(count):
        scorer = shared or draw_scorer(rng, pool)
        played = play(rng, course, wild, to_par)
        while played.name in names:
            played.name = played.name + pick(rng, list('BCDKLMT'))
        names.add(played.name)
        if chance(rng, 0.04):
            played.name = ''
        content.players.append(played)
        content.scorers.append(scorer)
        row = _player_row(rng, course, played, scorer, index)
        row.entries['label'] = (
            Entry(pick(rng, course.words('score')), WORDS)
            if labelled
            else Entry(played.name, OTHER if played.name else EMPTY, scorer)
        )
        if played.name:
            row.entries['initials'] = (
                Entry(''.join(w[0] for w in played.name.split()), OTHER, scorer)
                if chance(rng, 0.3)
                else Entry('', EMPTY)
            )
        row.height = height
        rows.append(row)
        extra = weighted(
            rng, {'': 0.81, 'putts': 0.06, 'points': 0.05, 'ticks': 0.03, 'match': 0.02, 'differences': 0.03}
        )
        if extra:
            word = {'putts': 'putts', 'points': 'points'}.get(extra)
            label = Entry('', EMPTY)
            if word and chance(rng, 0.6):
                text = pick(rng, course.words(word))
                label = Entry(text, WORDS) if chance(rng, 0.6) else Entry(text, OTHER, scorer)
            below = extra_row(rng, course, played, scorer, extra, label)
            below.height = height
            rows.append(below)
    spare = weighted(rng, {0: 2, 1: 3, 2: 3, 3: 2, 4: 1, 6: 0.5})
    for _ in range(spare if count else max(2, spare)):
        label = Entry(pick(rng, course.words('player')), WORDS) if chance(rng, 0.05) else Entry('', EMPTY)
        empty = Row('spare', {'label': label}, height=height)
        rows.insert(whole(rng, 0, len(rows)) if chance(rng, 0.25) else len(rows), empty)
    if chance(rng, 0.08):
        rows.append(Row('words', {'label': Entry(pick(rng, course.words('net')), WORDS)}, height=height))
    return rows
