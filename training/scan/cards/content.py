"""All rows of a card in one of the orders that clubs print them in."""

from cards.course_rows import course_rows, header_row
from cards.courses import Course
from cards.player_rows import player_rows
from cards.rows import Content, Row
from cards.style import Style
from chance import Rng, chance, weighted, whole
from writers.writer import Writer


def _in_order(
    rng: Rng, course: Course, style: Style, parts: dict[str, list[Row]], players: list[Row], doubled: bool
) -> list[Row]:
    tees, par, si, ladies = parts['tees'], parts['par'], parts['si'], parts['ladies']
    header = header_row(rng, course, style, doubled)
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
        return [header, *tees, *par, *si, header_row(rng, course, style, doubled), *players, *ladies]
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
    pool: list[Writer],
    *,
    players: int,
    wild: float = 0.0,
    to_par: bool = False,
    doubled: bool = False,
) -> Content:
    """`players` 0 is a card nobody wrote on. The players come in the order of the rows."""
    content = Content(course)
    parts = course_rows(rng, course, style)
    written = player_rows(rng, content, pool, players, wild, to_par)
    content.rows = _in_order(rng, course, style, parts, written, doubled)
    return content
