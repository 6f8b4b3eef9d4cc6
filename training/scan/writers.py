"""Players with their pens."""

from card_rows import Writer
from chance import Rng, between, chance, pick, weighted, whole
from hands import Hand
from writing import draw_ink


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
