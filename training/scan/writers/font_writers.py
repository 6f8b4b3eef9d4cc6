"""Writers that are handwriting fonts."""

from functools import lru_cache

import cv2
import numpy as np
from PIL import ImageFont

from sources import HAND_FONTS, font_files
from writers.stroke_effects import cross_seven, towards_pen
from writers.warps import affine, crop, elastic, thicken
from writers.writer import WORK, Writer, Style


def font_writers(split: str, letters: list[ImageFont.FreeTypeFont]) -> list[Writer]:
    def make_writer(font: ImageFont.FreeTypeFont, name: str, index: int) -> Writer:
        @lru_cache(maxsize=32)
        def shape(character: str) -> np.ndarray | None:
            mask = font.getmask(character)
            if mask.size[0] * mask.size[1] == 0:
                return None
            drawn = np.asarray(mask, np.float32).reshape(mask.size[1], mask.size[0]) / 255
            return crop(drawn)

        def glyph(character: str, style: Style, rng: np.random.Generator) -> np.ndarray | None:
            mask = shape(character) if character.isalnum() else None
            if mask is None:
                return None
            height = WORK * (1.0 if character.isalpha() else 0.94)
            size = (max(2, round(mask.shape[1] * height / mask.shape[0])), max(2, round(height)))
            mask = np.pad(cv2.resize(mask, size, interpolation=cv2.INTER_AREA), 6)
            mask = thicken(mask, 0.7 * towards_pen(mask, style.pen))
            mask = affine(mask, style.slant * 0.6 + float(rng.normal(0, 0.04)), float(rng.normal(0, 0.04)), style.width)
            mask = crop(elastic(mask, 0.02 * style.wobble, rng))
            return cross_seven(mask, style, rng) if character == '7' and style.crossed_seven else mask

        style = Style.random(np.random.default_rng([23, index]))
        return Writer(f'font:{name}', 'font', style, glyph, font)

    names = [(name, weight) for name in HAND_FONTS[split] for weight in range(len(font_files(name)))]
    return [make_writer(letters[i], f'{name}-{weight}', i) for i, (name, weight) in enumerate(names)]
