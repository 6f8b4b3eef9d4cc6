"""One writer: a style and a way to draw each character, from which numbers and words are composed."""

from collections.abc import Callable
from dataclasses import dataclass, replace

import cv2
import numpy as np
from PIL import ImageFont

from writers import pen_strokes
from writers.warps import affine, crop, elastic

WORK = 64
"""Height in pixels of a digit while it is composed; the caller's height is reached by scaling."""

WRITABLE = '0123456789-+/XPNRWD'
"""What every writer writes as digits and marks; any other text is words."""

Glyph = Callable[[str, 'Style', np.random.Generator], 'np.ndarray | None']


@dataclass(frozen=True)
class Style:
    """What stays the same from digit to digit of one writer."""

    pen: float
    """Width of the line in heights of a digit."""
    slant: float
    width: float
    spacing: float
    """Gap between digits in heights; below 0 they touch."""
    wobble: float
    crossed_seven: bool

    @staticmethod
    def random(rng: np.random.Generator) -> 'Style':
        return Style(
            pen=float(np.clip(rng.lognormal(np.log(0.085), 0.35), 0.035, 0.2)),
            slant=float(rng.normal(0.03, 0.1)),
            width=float(np.clip(rng.lognormal(0, 0.12), 0.7, 1.35)),
            spacing=float(rng.uniform(-0.04, 0.22)),
            wobble=float(rng.uniform(0.3, 1.0)),
            crossed_seven=bool(rng.random() < 0.25),
        )


@dataclass(frozen=True)
class Writer:
    """One writer."""

    name: str
    source: str
    """'strokes', 'mnist' or 'font'."""
    style: Style
    glyph: Glyph
    letters: ImageFont.FreeTypeFont
    """The font for words; writers with digits alone borrow one."""

    def draw(self, text: str, height_px: float, rng: np.random.Generator) -> np.ndarray:
        """
        The ink of `text`, 0 to 1, cropped to what is written: a dash is as low as it is thick. `height_px` is the
        height of a digit; the crop differs from it as writing does.
        """
        composed = self._compose(text, rng)
        composed = affine(composed, 0.0, float(rng.normal(0, 0.03)), 1.0)
        composed = crop(composed)
        scale = height_px / WORK
        size = (max(1, round(composed.shape[1] * scale)), max(1, round(composed.shape[0] * scale)))
        interpolation = cv2.INTER_AREA if scale < 1 else cv2.INTER_CUBIC
        return np.clip(cv2.resize(composed, size, interpolation=interpolation), 0, 1)

    def restyled(self, rng: np.random.Generator) -> 'Writer':
        """The same shapes with another pen, slant and spacing, as the same person writes on another day."""
        return replace(self, style=Style.random(rng))

    def _compose(self, text: str, rng: np.random.Generator) -> np.ndarray:
        if any(character not in WRITABLE for character in text):
            return _words(text, self.letters, rng)
        glyphs = []
        for character in text:
            mask = self.glyph(character, self.style, rng)
            glyphs.append(_mark(character, self.style, rng) if mask is None else mask)
        height = 3 * WORK
        canvas = np.zeros((height, sum(g.shape[1] for g in glyphs) + 2 * WORK * (len(glyphs) + 1)), np.float32)
        x = WORK
        baseline = 2 * WORK
        for character, glyph in zip(text, glyphs, strict=True):
            size = float(np.clip(rng.normal(1, 0.06 * self.style.wobble), 0.8, 1.25))
            shape = (max(1, round(glyph.shape[1] * size)), max(1, round(glyph.shape[0] * size)))
            glyph = cv2.resize(glyph, shape, interpolation=cv2.INTER_AREA)
            foot = baseline + round(float(rng.normal(0, 0.05 * self.style.wobble)) * WORK)
            top = foot - glyph.shape[0]
            if character in '-+':
                top = foot - round(0.5 * WORK) - glyph.shape[0] // 2
            top = int(np.clip(top, 0, height - glyph.shape[0]))
            area = canvas[top : top + glyph.shape[0], x : x + glyph.shape[1]]
            np.maximum(area, glyph, out=area)
            gap = self.style.spacing + float(rng.normal(0, 0.05 * self.style.wobble))
            x = max(WORK, x + glyph.shape[1] + round(gap * WORK))
        return canvas


def _mark(character: str, style: Style, rng: np.random.Generator) -> np.ndarray:
    strokes = pen_strokes.letter_strokes(character, rng)
    if strokes is None:
        raise ValueError(f'no writer writes {character!r}')
    strokes = pen_strokes.shear(pen_strokes.bend(strokes, 0.03, rng), style.slant, float(rng.normal(0, 0.05)), style.width)
    return crop(pen_strokes.ink(strokes, WORK, style.pen))


def _words(text: str, font: ImageFont.FreeTypeFont, rng: np.random.Generator) -> np.ndarray:
    mask = font.getmask(text)
    drawn = np.asarray(mask, np.float32).reshape(mask.size[1], mask.size[0]) / 255
    return elastic(np.pad(drawn, WORK // 4), 0.01, rng)
