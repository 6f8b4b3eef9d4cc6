"""Applies a writer's style to raster characters: the width of the pen, the bar of a seven."""

import cv2
import numpy as np

from writers.warps import crop
from writers.writer import WORK, Style


def cross_seven(mask: np.ndarray, style: Style, rng: np.random.Generator) -> np.ndarray:
    height, width = mask.shape
    y = height * rng.uniform(0.42, 0.6)
    row = np.flatnonzero(mask[int(y)] > 0.5)
    centre = row.mean() if row.size else width / 2
    half = rng.uniform(0.18, 0.32) * height
    pad = int(half) + 2
    canvas = np.pad(mask, ((0, 0), (pad, pad)))
    ends = [(centre + pad - half, y + rng.normal(0, 2)), (centre + pad + half, y + rng.normal(0, 2))]
    path = np.round(np.array(ends) * 16).astype(np.int32)
    bar = np.zeros(canvas.shape, np.uint8)
    cv2.polylines(bar, [path], False, 255, max(1, round(style.pen * height)), cv2.LINE_AA, 4)
    return crop(np.maximum(canvas, bar.astype(np.float32) / 255))


def towards_pen(mask: np.ndarray, pen_width: float) -> float:
    """How far to grow the ink, in pixels a side, for its lines to come near the pen's width."""
    inside = (mask > 0.5).astype(np.uint8)
    distance = cv2.distanceTransform(inside, cv2.DIST_L2, 3)
    ridge = distance[distance > 0]
    if ridge.size == 0:
        return 0.0
    rank = int(0.9 * (ridge.size - 1))
    half = float(np.partition(ridge, rank)[rank])
    return float(np.clip(pen_width * WORK / 2 - half, -0.55 * half, 4.0))
