"""The truth of a card, which is saved beside its photo."""

from cards.draw_card import Card
from cards.rows import Row

PRINTED_ROLES = ('par', 'si', 'tee', 'lpar', 'lsi')


def _printed(row: Row, holes: int) -> dict[str, object]:
    """What is printed in a row of the course; of '4/3' the first counts, as the networks learned it."""
    texts = [row.entries[hole + 1].text.split('/')[0] for hole in range(holes)]
    return {'role': row.role, 'label': row.entries['label'].text, 'values': [int(text) for text in texts]}


def truth(card: Card, photo: dict[str, object]) -> dict[str, object]:
    """The truth of a card, as the JSON file beside its photo has it. Sums and `written` are as the player wrote them."""
    course = card.content.course
    players = []
    for played, scorer in zip(card.content.players, card.content.scorers):
        pad: list[int | None] = [None] * (18 - course.holes)
        scores = played.scores + pad
        written = [
            s if s is None or not played.to_par else s - p for s, p in zip(played.scores, course.par)
        ] + pad
        par = {'out': sum(course.par[:9]), 'back': sum(course.par[9:]), 'total': sum(course.par)}
        shown = {
            k: None
            if getattr(played, k) is None
            else getattr(played, k) - (par[k] if played.sums_to_par else 0)
            for k in par
        }
        row = next(
            r for r in card.content.rows if r.player is not None and card.content.players[r.player] is played
        )
        marks = sum(1 for k, e in row.entries.items() if isinstance(k, int) and e.ring)
        players.append(
            {
                'name': played.name,
                'mode': 'to-par' if played.to_par else 'gross',
                'scores': scores,
                'written': written,
                'pickedUp': sorted(h + 1 for h in played.picked_up),
                'out': shown['out'],
                'in': shown['back'],
                'total': shown['total'],
                'sumsToPar': played.sums_to_par,
                'badSum': bool(played.wrong_sum),
                'marks': marks,
                'writer': scorer.writer.name,
            }
        )
    return {
        'layout': card.layout,
        'holes': course.holes,
        'course': {'par': course.par, 'si': course.si},
        'printed': [
            _printed(row, course.holes) for row in card.content.rows if row.role in PRINTED_ROLES
        ],
        'players': players,
        'photo': photo,
    }
