"""A flat sheet to be photographed, and the light on its panels."""

from dataclasses import dataclass

import cv2
import numpy as np

from chance import Rng, between
from scenes.paper import Surface


@dataclass(frozen=True)
class Sheet:
    """What is photographed. `keep` is the part that has to be in the picture: left, top, right, bottom."""

    image: np.ndarray
    folds: list[float]
    keep: tuple[float, float, float, float]
    corner: float = 0.0


def light_on(sheet: Sheet, surface: Surface, rng: Rng) -> np.ndarray:
    """Light falls differently on panels and curls; creases show."""
    _h, w = sheet.image.shape[:2]
    x = np.arange(w, dtype=np.float32)
    shade = 1 + between(rng, -0.9, 0.9) * np.sin(surface.lean(x))
    for fold in sheet.folds:
        width = between(rng, 2, 6)
        shade = (
            shade
            - between(rng, 0.04, 0.3) * np.exp(-(((x - fold * w) / width) ** 2))
            + between(rng, 0, 0.12) * np.exp(-(((x - fold * w - 1.6 * width) / width) ** 2))
        )
    shade = np.clip(shade, 0.45, 1.25).astype(np.float32)
    return np.clip(sheet.image.astype(np.float32) * shade[None, :, None], 0, 255)


def sheet_mask(sheet: Sheet) -> np.ndarray:
    h, w = sheet.image.shape[:2]
    mask = np.zeros((h, w), np.uint8)
    r = int(sheet.corner * w)
    cv2.rectangle(mask, (r, 0), (w - 1 - r, h - 1), 255, -1)
    cv2.rectangle(mask, (0, r), (w - 1, h - 1 - r), 255, -1)
    for x in (r, w - 1 - r):
        for y in (r, h - 1 - r):
            cv2.circle(mask, (x, y), r, 255, -1)
    return mask
