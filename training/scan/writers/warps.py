"""Small distortions that leave a character legible."""

import cv2
import numpy as np


def affine(mask: np.ndarray, slant: float, turn: float, stretch: float) -> np.ndarray:
    """Leans to the right by `slant`, turns by `turn` radians, widens by `stretch`; the result has room round it."""
    height, width = mask.shape
    pad = int(0.35 * max(height, width)) + 2
    cosine, sine = np.cos(turn), np.sin(turn)
    matrix = np.array([[cosine, -sine], [sine, cosine]]) @ np.array([[stretch, -slant], [0, 1]])
    out_width, out_height = int(width * max(stretch, 1)) + 2 * pad, height + 2 * pad
    centre = np.array([width / 2, height / 2])
    shift = np.array([out_width / 2, out_height / 2]) - matrix @ centre
    full = np.hstack([matrix, shift[:, None]]).astype(np.float32)
    return cv2.warpAffine(mask, full, (out_width, out_height), flags=cv2.INTER_LINEAR)


def elastic(mask: np.ndarray, strength: float, rng: np.random.Generator) -> np.ndarray:
    """Moves every point a little, neighbours alike; `strength` is a fraction of the height."""
    height, width = mask.shape
    coarse = rng.normal(0, strength * height, (2, 4, 4)).astype(np.float32)
    dx, dy = (cv2.resize(grid, (width, height), interpolation=cv2.INTER_CUBIC) for grid in coarse)
    ys, xs = np.mgrid[0:height, 0:width].astype(np.float32)
    return cv2.remap(mask, xs + dx, ys + dy, cv2.INTER_LINEAR, borderMode=cv2.BORDER_CONSTANT)


def thicken(mask: np.ndarray, pixels: float) -> np.ndarray:
    """Grows (or, below 0, shrinks) the ink by about so many pixels a side, with soft edges."""
    if abs(pixels) < 0.2:
        return mask
    inside = (mask > 0.5).astype(np.uint8)
    outward = cv2.distanceTransform(1 - inside, cv2.DIST_L2, 3)
    inward = cv2.distanceTransform(inside, cv2.DIST_L2, 3)
    return np.clip(pixels + 0.5 - (outward - inward), 0, 1).astype(np.float32)


def crop(mask: np.ndarray, threshold: float = 0.06) -> np.ndarray:
    """What holds ink; a mask without any stays one empty pixel."""
    ink = mask > threshold
    rows, columns = np.flatnonzero(ink.any(axis=1)), np.flatnonzero(ink.any(axis=0))
    if rows.size == 0:
        return np.zeros((1, 1), np.float32)
    return mask[rows[0] : rows[-1] + 1, columns[0] : columns[-1] + 1]
