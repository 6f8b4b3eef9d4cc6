"""Writers whose digits are pen strokes."""

import json
from pathlib import Path

import numpy as np
from PIL import ImageFont

from writers import pen_strokes
from writers.rare_forms import in_rare_form
from writers.warps import crop
from writers.writer import WORK, Writer, Style


def _unit(sample: list[list[float]]) -> list[pen_strokes.Stroke] | None:
    """A sample in units of its height, or None where it is clearly broken."""
    strokes = [np.array(flat, float).reshape(-1, 2) for flat in sample if len(flat) >= 2 and len(flat) % 2 == 0]
    if not strokes or sum(len(s) for s in strokes) < 3:
        return None
    points = np.vstack(strokes)
    low, size = points.min(axis=0), np.ptp(points, axis=0)
    if size[1] <= 0 or size[0] > 2 * size[1]:
        return None
    return [(s - low) / size[1] for s in strokes]


def stroke_samples(path: Path, split: str) -> dict[str, dict[str, list[list[pen_strokes.Stroke]]]]:
    """Writer to digit to samples; a fifth of the writers, always the same, are those of 'test'."""
    written = json.loads(path.read_text())
    writers = sorted(written)
    order = np.random.default_rng(20).permutation(len(writers))
    held_out = {writers[i] for i in order[: round(0.2 * len(writers))]}
    chosen = [w for w in writers if (w in held_out) == (split == 'test')]
    samples = {}
    for writer in chosen:
        units = {digit: [_unit(s) for s in listed] for digit, listed in written[writer].items()}
        samples[writer] = {digit: [u for u in listed if u is not None] for digit, listed in units.items()}
    return samples


def pen_writers(path: Path, split: str, letters: list[ImageFont.FreeTypeFont]) -> list[Writer]:
    samples = stroke_samples(path, split)
    everyone = {digit: [s for w in samples.values() for s in w.get(digit, [])] for digit in '0123456789'}

    def make_writer(name: str, index: int) -> Writer:
        own = samples[name]

        def glyph(character: str, style: Style, rng: np.random.Generator) -> np.ndarray | None:
            if not character.isdigit():
                return None
            choice = own.get(character) or everyone[character]
            strokes = choice[int(rng.integers(len(choice)))]
            if split == 'train' and rng.random() < 0.45:
                others = everyone[character]
                near = [others[int(i)] for i in rng.integers(len(others), size=5)]
                strokes = pen_strokes.between(strokes, near, float(rng.uniform(0.2, 0.65)))
            if split == 'train':
                strokes = in_rare_form(character, strokes, rng)
            strokes = pen_strokes.bend(strokes, 0.022 * style.wobble, rng)
            stretch = style.width * float(rng.normal(1, 0.06))
            # What the writer does not do by nature is added at half strength: the slant is in the samples already.
            slant, turn = style.slant * 0.5 + rng.normal(0, 0.04), rng.normal(0, 0.05 * style.wobble)
            return crop(pen_strokes.ink(pen_strokes.shear(strokes, float(slant), float(turn), stretch), WORK, style.pen))

        style = Style.random(np.random.default_rng([21, index]))
        return Writer(f'strokes:{name}', 'strokes', style, glyph, letters[index % len(letters)])

    return [make_writer(name, index) for index, name in enumerate(sorted(samples))]
