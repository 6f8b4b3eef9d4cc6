"""The rows of a card's table: what is printed and written in each, before anyone knows where it will stand."""

from dataclasses import dataclass, field

from card_style import Style, ink_on
from chance import Rng, between, chance, pick, weighted, whole
from courses import Colour, Course
from hands import Hand
from rounds import Played, play
from writing import RING_CIRCLE, RING_NONE, RING_SQUARE, RING_TRIANGLE, Ink, draw_ink

Key = int | str
"""A column: 1 to 18 for a hole, else 'label', 'out', 'in', 'total', 'hcp', 'net', 'initials' or 'blank'."""

EMPTY, PRINTED, WRITTEN, PICKED_UP, WORDS, OTHER = range(6)


@dataclass(frozen=True)
class Writer:
    """A player with a pen: how large, how steady, and what is marked."""

    hand: Hand
    ink: Ink
    size: float
    drop: float
    drift: float
    steady: float
    marks: str
    double_marks: bool
    corrections: float
    dots: int


@dataclass(frozen=True)
class Entry:
    """What one cell holds. `wrong` stood there first and was put right in the way `mending` says."""

    text: str
    kind: int
    writer: Writer | None = None
    ring: int = RING_NONE
    double: bool = False
    wrong: str = ''
    mending: str = ''
    dots: int = 0


@dataclass
class Row:
    role: str
    entries: dict[Key, Entry]
    fill: Colour | None = None
    ink: Colour = (20, 20, 20)
    bold: bool = False
    height: float = 1.0
    player: int | None = None
    swatch: Colour | None = None
    """The colour of a tee whose numbers stand on plain paper."""


@dataclass
class Content:
    """All rows of a card from top to bottom, and the players in that order."""

    course: Course
    rows: list[Row] = field(default_factory=list)
    players: list[Played] = field(default_factory=list)
    writers: list[Writer] = field(default_factory=list)


def draw_writer(rng: Rng, pool: list[Hand]) -> Writer:
    source = weighted(
        rng, {s: {'strokes': 5.0, 'mnist': 3.0, 'font': 2.0}[s] for s in sorted({h.source for h in pool})}
    )
    hand = pick(rng, [h for h in pool if h.source == source])
    if chance(rng, 0.7):
        hand = hand.restyled(rng)
    return Writer(
        hand,
        draw_ink(rng, hand.style.pen),
        between(rng, 0.45, 0.92),
        float(rng.normal(0, 0.07)),
        float(rng.normal(0, 0.006)),
        between(rng, 0.02, 0.08),
        weighted(rng, {'none': 5, 'birdies': 2, 'all': 2, 'dense': 0.6}),
        chance(rng, 0.1),
        weighted(rng, {0.0: 5, 0.03: 4, 0.12: 1}),
        whole(rng, 4, 30) if chance(rng, 0.08) else 0,
    )


def _printed(text: str) -> Entry:
    """Numbers count as numbers also where their thousands are set apart; '4/3' is read as its first."""
    bare = text.replace(',', '').replace('.', '').split('/')[0]
    return Entry(text, PRINTED if bare.isdigit() and text[0].isdigit() else WORDS) if text else Entry('', EMPTY)


def _ring(rng: Rng, writer: Writer, over: int) -> tuple[int, bool]:
    if writer.marks == 'none' or (writer.marks != 'dense' and chance(rng, 0.1)):
        return RING_NONE, False
    if over <= -2:
        return (RING_TRIANGLE, False) if chance(rng, 0.4) else (RING_CIRCLE, True)
    if over == -1:
        return RING_CIRCLE, writer.double_marks
    if writer.marks in ('all', 'dense') and over == 1:
        return RING_SQUARE, False
    if writer.marks in ('all', 'dense') and over == 2 and chance(rng, 0.6):
        return RING_SQUARE, chance(rng, 0.5)
    if writer.marks == 'dense' and chance(rng, 0.35):
        return pick(rng, [RING_CIRCLE, RING_SQUARE, RING_TRIANGLE]), chance(rng, 0.2)
    return RING_NONE, False


def _difference(value: int, plus: bool) -> str:
    return '0' if value == 0 else f'+{value}' if value > 0 and plus else str(value)


def _mended(rng: Rng, writer: Writer, text: str) -> tuple[str, str]:
    if not chance(rng, writer.corrections):
        return '', ''
    wrong = (
        str(whole(rng, 2, 9))
        if len(text) < 2
        else str(max(1, int(text) + pick(rng, [-1, 1, 10])) if text.isdigit() else 4)
    )
    return wrong, weighted(rng, {'strike': 3, 'scribble': 3, 'over': 2})


def _player_row(rng: Rng, course: Course, played: Played, writer: Writer, index: int) -> Row:
    row = Row('player', {}, player=index)
    symbol = weighted(rng, {'-': 5, 'X': 3, '/': 2, 'P': 1, 'NR': 1, 'x': 1})
    plus = chance(rng, 0.2)
    triangle = chance(rng, 0.15)
    bare_circle = chance(rng, 0.4)
    for i, score in enumerate(played.scores):
        key = i + 1
        dots = 0
        if writer.dots and course.si[i] <= writer.dots:
            dots = 1 + int(course.si[i] + 18 <= writer.dots)
        if score is None:
            gave_up = i in played.picked_up
            row.entries[key] = Entry(
                symbol if gave_up else '', PICKED_UP if gave_up else OTHER if dots else EMPTY, writer, dots=dots
            )
            continue
        over = score - course.par[i]
        ring, double = _ring(rng, writer, over)
        text = str(score)
        if played.to_par:
            text = _difference(over, plus)
            ring, double = RING_NONE, False
            if over < 0 and bare_circle:
                text, ring, double = str(-over), RING_CIRCLE, over < -1
            elif over == -1 and triangle:
                text, ring = '', RING_TRIANGLE
        wrong, mending = _mended(rng, writer, text) if text.isdigit() else ('', '')
        row.entries[key] = Entry(text, WRITTEN, writer, ring, double, wrong, mending, dots)
    _write_sums(rng, course, played, writer, row, plus)
    return row


def _write_sums(rng: Rng, course: Course, played: Played, writer: Writer, row: Row, plus: bool) -> None:
    first, second = sum(course.par[:9]), sum(course.par[9:])
    for key, value, par in (
        ('out', played.out, first),
        ('in', played.back, second),
        ('total', played.total, first + second),
    ):
        if value is None or (key == 'total' and course.holes == 9):
            continue
        text = _difference(value - par, plus) if played.sums_to_par else str(value)
        row.entries[key] = Entry(text, WRITTEN, writer)
    if chance(rng, 0.2):
        handicap = whole(rng, 0, 36)
        row.entries['hcp'] = Entry(str(handicap), WRITTEN, writer)
        if played.total is not None and chance(rng, 0.7):
            row.entries['net'] = Entry(str(max(1, played.total - handicap)), WRITTEN, writer)


def _extra_row(rng: Rng, course: Course, played: Played, writer: Writer, kind: str, label: Entry) -> Row:
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
            else _difference(value, True)
            if kind == 'match'
            else str(value)
        )
        row.entries[key] = (
            Entry('', OTHER, writer)
            if kind == 'ticks'
            else Entry(text, WRITTEN if text != 'AS' else OTHER, writer)
        )
    if kind in ('putts', 'points') and chance(rng, 0.6):
        row.entries['out'] = Entry(str(totals['out']), WRITTEN, writer)
        if course.holes == 18:
            row.entries['in'] = Entry(str(totals['in']), WRITTEN, writer)
            row.entries['total'] = Entry(str(sum(totals.values())), WRITTEN, writer)
    return row


def _course_row(role: str, label: str, values: list[str], sums: dict[Key, str]) -> Row:
    entries: dict[Key, Entry] = {'label': _printed(label) if not label.isdigit() else Entry(label, WORDS)}
    entries.update({i + 1: _printed(v) for i, v in enumerate(values)})
    entries.update({k: _printed(v) for k, v in sums.items()})
    return Row(role, entries)


def _sums(values: list[int], separator: str) -> dict[Key, str]:
    show = lambda n: f'{n:,}'.replace(',', separator)
    if len(values) == 9:
        return {'out': show(sum(values)), 'total': show(sum(values))}
    return {'out': show(sum(values[:9])), 'in': show(sum(values[9:])), 'total': show(sum(values))}


def _header(rng: Rng, course: Course, style: Style, doubled: bool) -> Row:
    numbers = [str(i % 9 + 1 if doubled else i + 1) for i in range(course.holes)]
    row = _course_row('header', pick(rng, course.words('hole')), numbers, {})
    words = course.words
    nine_label = pick(rng, words('out') + words('total'))
    row.entries['out'] = Entry(
        nine_label
        if course.holes == 9
        else pick(rng, words('total'))
        if doubled and chance(rng, 0.5)
        else pick(rng, words('out')),
        WORDS,
    )
    row.entries['in'] = Entry(pick(rng, words('in')) if not doubled else row.entries['out'].text, WORDS)
    for key in ('total', 'hcp', 'net'):
        row.entries[key] = Entry(pick(rng, words(key)), WORDS)
    row.fill, row.ink, row.bold = style.header_fill, style.header_ink, chance(rng, 0.6)
    row.height = pick(rng, [1.0, 1.0, 1.15, 1.4])
    return row


def _course_rows(rng: Rng, course: Course, style: Style) -> dict[str, list[Row]]:
    """Tees, pars and indexes, coloured as the style says."""
    separator = weighted(rng, {'': 6, ',': 2, '.': 1})
    tees = []
    for tee in course.tees:
        row = _course_row('tee', tee.label, [str(m) for m in tee.metres], _sums(tee.metres, separator))
        if style.tee_fill == 'full':
            row.fill = tee.colour
        elif style.tee_fill == 'tint':
            r, g, b = (int(255 - (255 - c) * 0.3) for c in tee.colour)
            row.fill = (r, g, b)
        row.ink, row.bold, row.swatch = ink_on(row.fill, style.ink), style.bold_tees, tee.colour
        tees.append(row)
    pars = [str(p) for p in course.par]
    if chance(rng, 0.06):
        pars = [
            f'{p}/{l}' if p != l or chance(rng, 0.1) else str(p) for p, l in zip(course.par, course.ladies_par)
        ]
    par = _course_row('par', pick(rng, course.words('par')), pars, _sums(course.par, ''))
    par.fill, par.ink, par.bold = style.par_fill, style.par_ink, chance(rng, 0.4)
    si = _course_row('si', pick(rng, course.words('si')), [str(s) for s in course.si], {})
    si.ink = style.ink
    rows = {'tees': tees, 'par': [par], 'si': [si], 'ladies': []}
    if chance(rng, 0.3):
        row = _course_row(
            'lpar',
            pick(rng, course.words('lpar')),
            [str(p) for p in course.ladies_par],
            _sums(course.ladies_par, ''),
        )
        row.fill, row.ink = style.par_fill, style.par_ink
        rows['ladies'].append(row)
    if chance(rng, 0.35):
        row = _course_row('lsi', pick(rng, course.words('lsi')), [str(s) for s in course.ladies_si], {})
        row.ink = style.ink
        rows['ladies'].append(row)
    return rows


def _player_rows(
    rng: Rng, content: Content, pool: list[Hand], count: int, wild: float, to_par: bool
) -> list[Row]:
    """Players with what they write beside their scores, and rows nobody wrote in."""
    course, rows = content.course, []
    scorer = draw_writer(rng, pool) if chance(rng, 0.45) else None
    labelled = chance(rng, 0.12)
    height = pick(rng, [1.0, 1.0, 1.0, 1.15, 1.3, 1.5])
    names = set()
    for index in range(count):
        writer = scorer or draw_writer(rng, pool)
        played = play(rng, course, wild, to_par)
        while played.name in names:
            played.name = played.name + pick(rng, list('BCDKLMT'))
        names.add(played.name)
        if chance(rng, 0.04):
            played.name = ''
        content.players.append(played)
        content.writers.append(writer)
        row = _player_row(rng, course, played, writer, index)
        row.entries['label'] = (
            Entry(pick(rng, course.words('score')), WORDS)
            if labelled
            else Entry(played.name, OTHER if played.name else EMPTY, writer)
        )
        if played.name:
            row.entries['initials'] = (
                Entry(''.join(w[0] for w in played.name.split()), OTHER, writer)
                if chance(rng, 0.3)
                else Entry('', EMPTY)
            )
        row.height = height
        rows.append(row)
        extra = weighted(rng, {'': 0.81, 'putts': 0.06, 'points': 0.05, 'ticks': 0.03, 'match': 0.02, 'differences': 0.03})
        if extra:
            word = {'putts': 'putts', 'points': 'points'}.get(extra)
            label = Entry('', EMPTY)
            if word and chance(rng, 0.6):
                text = pick(rng, course.words(word))
                label = Entry(text, WORDS) if chance(rng, 0.6) else Entry(text, OTHER, writer)
            below = _extra_row(rng, course, played, writer, extra, label)
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


def _in_order(
    rng: Rng, course: Course, style: Style, parts: dict[str, list[Row]], players: list[Row], doubled: bool
) -> list[Row]:
    tees, par, si, ladies = parts['tees'], parts['par'], parts['si'], parts['ladies']
    header = _header(rng, course, style, doubled)
    order = weighted(
        rng,
        {
            'plain': 4,
            'par first': 2,
            'split': 3,
            'middle': 1.6,
            'repeated': 0.8,
            'any': 1.6,
            'indexes last': 1.5,
        },
    )
    cut = whole(rng, 0, len(tees))
    if order == 'plain':
        return [header, *tees, *par, *si, *players, *ladies]
    if order == 'par first':
        return [header, *par, *si, *tees, *players, *ladies]
    if order == 'split':
        return [header, *tees[:cut], *players, *par, *si, *tees[cut:], *ladies]
    if order == 'middle':
        return [*players, header, *tees, *par, *si, *ladies]
    if order == 'repeated':
        return [header, *tees, *par, *si, _header(rng, course, style, doubled), *players, *ladies]
    if order == 'indexes last':
        return [header, *tees, *par, *players, *si, *ladies]
    groups = [players, *([t] for t in tees), par, si, ladies]
    shuffled = [groups[int(i)] for i in rng.permutation(len(groups))]
    if chance(rng, 0.75):
        shuffled = [[header], *shuffled]
    else:
        shuffled.insert(whole(rng, 0, len(shuffled)), [header])
    return [row for group in shuffled for row in group]


def draw_content(
    rng: Rng,
    course: Course,
    style: Style,
    pool: list[Hand],
    *,
    players: int,
    wild: float = 0.0,
    to_par: bool = False,
    doubled: bool = False,
) -> Content:
    """`players` 0 is a card nobody wrote on. The players come in the order of the rows."""
    content = Content(course)
    parts = _course_rows(rng, course, style)
    written = _player_rows(rng, content, pool, players, wild, to_par)
    content.rows = _in_order(rng, course, style, parts, written, doubled)
    return content
