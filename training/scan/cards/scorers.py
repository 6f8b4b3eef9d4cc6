"""The people who fill in a card, with their handwriting and pens."""

from cards.rows import Scorer
from cards.writing import draw_ink
from chance import Rng, between, chance, pick, weighted, whole
from writers.writer import Writer


def draw_scorer(rng: Rng, pool: list[Writer]) -> Scorer:
    source = weighted(
        rng, {s: {'strokes': 5.0, 'mnist': 3.0, 'font': 2.0}[s] for s in sorted({h.source for h in pool})}
    )
    writer = pick(rng, [h for h in pool if h.source == source])
    if chance(rng, 0.7):
        writer = writer.restyled(rng)
    return Scorer(
        writer,
        draw_ink(rng, writer.style.pen),
        between(rng, 0.45, 0.92),
        float(rng.normal(0, 0.07)),
        float(rng.normal(0, 0.006)),
        between(rng, 0.02, 0.08),
        weighted(rng, {'none': 5, 'birdies': 2, 'all': 2, 'dense': 0.6}),
        chance(rng, 0.1),
        weighted(rng, {0.0: 5, 0.03: 4, 0.12: 1}),
        whole(rng, 4, 30) if chance(rng, 0.08) else 0,
    )
