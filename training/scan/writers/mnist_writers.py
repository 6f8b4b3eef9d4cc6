"""Writers made up of digits of MNIST."""

import cv2
import numpy as np
from PIL import ImageFont

from sources import mnist
from writers.stroke_effects import cross_seven, towards_pen
from writers.warps import affine, crop, elastic, thicken
from writers.writer import WORK, Writer, Style


def _lean(images: np.ndarray) -> np.ndarray:
    weights = images.reshape(len(images), 28, 28).astype(np.float32) / 255
    ys, xs = np.mgrid[0:28, 0:28].astype(np.float32)
    mass = weights.sum(axis=(1, 2))
    x_mean = (weights * xs).sum(axis=(1, 2)) / mass
    y_mean = (weights * ys).sum(axis=(1, 2)) / mass
    dx, dy = xs - x_mean[:, None, None], ys - y_mean[:, None, None]
    return -(weights * dx * dy).sum(axis=(1, 2)) / (weights * dy * dy).sum(axis=(1, 2))


def _parts(mask: np.ndarray) -> tuple[int, int]:
    """Pieces of ink, and of paper about and inside it."""
    inked = (np.pad(mask, 2) > 0.5).astype(np.uint8)
    return cv2.connectedComponents(inked)[0], cv2.connectedComponents(1 - inked, connectivity=4)[0]


def _with_pen(mask: np.ndarray, pen_width: float) -> np.ndarray:
    """With lines near the pen's width, unless the digit would fall to pieces or lose its loops."""
    wanted = towards_pen(mask, pen_width)
    parts = _parts(mask)
    for amount in (wanted, wanted / 2, wanted / 4):
        changed = thicken(mask, amount)
        if _parts(changed) == parts:
            return changed
    return mask


def mnist_writers(split: str, letters: list[ImageFont.FreeTypeFont]) -> list[Writer]:
    """Writers made up of digits of like slant and weight: MNIST does not say who wrote what."""
    images, labels = mnist(split)
    side = {'train': 32, 'test': 13}[split]
    groups: list[list[np.ndarray]] = [[] for _ in range(side * side)]
    for digit in range(10):
        own = images[labels == digit]
        slanted = own[np.argsort(_lean(own), kind='stable')]
        group = 0
        for same_slant in np.array_split(slanted, side):
            weight = same_slant.reshape(len(same_slant), -1).mean(axis=1)
            for same in np.array_split(same_slant[np.argsort(weight, kind='stable')], side):
                groups[group].append(same)
                group += 1

    def make_writer(group: list[np.ndarray], index: int) -> Writer:
        def glyph(character: str, style: Style, rng: np.random.Generator) -> np.ndarray | None:
            if not character.isdigit():
                return None
            choice = group[int(character)]
            small = crop(choice[int(rng.integers(len(choice)))].astype(np.float32) / 255, 0.2)
            factor = WORK / small.shape[0]
            if small.shape[1] > 1.8 * small.shape[0]:
                factor *= 0.7
            size = (max(1, round(small.shape[1] * factor)), max(1, round(small.shape[0] * factor)))
            mask = cv2.resize(np.pad(small, 2), (size[0] + 12, size[1] + 12), interpolation=cv2.INTER_CUBIC)
            mask = _with_pen(mask, style.pen)
            mask = affine(mask, style.slant * 0.6, float(rng.normal(0, 0.04)), style.width * float(rng.normal(1, 0.05)))
            mask = crop(elastic(mask, 0.012 * style.wobble, rng))
            return cross_seven(mask, style, rng) if character == '7' and style.crossed_seven else mask

        style = Style.random(np.random.default_rng([22, index]))
        return Writer(f'mnist:{index}', 'mnist', style, glyph, letters[index % len(letters)])

    return [make_writer(group, index) for index, group in enumerate(groups)]
