"""Print fonts: what cards are set in."""

from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

import cv2
import numpy as np
from PIL import ImageFont

from sources import PRINT_FONTS, font_files, open_font

WORK = 48


@lru_cache(maxsize=256)
def _opened(path: Path) -> ImageFont.FreeTypeFont:
    return open_font(path, WORK)


@lru_cache(maxsize=256)
def _digit_height(path: Path) -> float:
    return float(_opened(path).getmask('8').size[1])


@dataclass(frozen=True)
class PrintFont:
    name: str
    weight: int
    path: Path

    def draw(self, text: str, height_px: float) -> np.ndarray:
        """The ink of `text`, 0 to 1, cropped; `height_px` is the height of a digit."""
        mask = _opened(self.path).getmask(text)
        width, height = mask.size
        if width * height == 0:
            return np.zeros((1, 1), np.float32)
        drawn = np.asarray(mask, np.float32).reshape(height, width) / 255
        scale = height_px / _digit_height(self.path)
        size = (max(1, round(width * scale)), max(1, round(height * scale)))
        interpolation = cv2.INTER_AREA if scale < 1 else cv2.INTER_CUBIC
        return np.clip(cv2.resize(drawn, size, interpolation=interpolation), 0, 1)


def print_fonts(split: str) -> list[PrintFont]:
    """Every weight of every font of 'train' or 'test'; hairlines are left out, no card is set in them."""
    found = []
    for name in PRINT_FONTS[split]:
        for path in font_files(name):
            weight = int(path.stem.split('-')[-2])
            if weight >= 300:
                found.append(PrintFont(name, weight, path))
    return found
