"""The printed rows: holes, tees, pars and stroke indexes."""

from cards.courses import Course
from cards.rows import Entry, Key, Row
from cards.style import Style, ink_on
from chance import Rng, chance, pick, weighted
from labels import EMPTY, PRINTED, WORDS


def _printed(text: str) -> Entry:
    """Numbers count as numbers also where their thousands are set apart; '4/3' is read as its first."""
    bare = text.replace(',', '').replace('.', '').split('/')[0]
    return Entry(text, PRINTED if bare.isdigit() and text[0].isdigit() else WORDS) if text else Entry('', EMPTY)


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


def header_row(rng: Rng, course: Course, style: Style, doubled: bool) -> Row:
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


def course_rows(rng: Rng, course: Course, style: Style) -> dict[str, list[Row]]:
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
            f'{p}/{w}' if p != w or chance(rng, 0.1) else str(p) for p, w in zip(course.par, course.ladies_par)
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
