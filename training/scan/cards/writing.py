"""Ink on paper: digits, names, rings, corrections, dots and scrawls, drawn onto a flat card."""

import itertools
from dataclasses import dataclass

import cv2
import numpy as np

from chance import Rng, between, chance, pick, weighted, whole
from writers.writer import Writer

Box = tuple[float, float, float, float]
Colour = tuple[int, int, int]

RING_NONE, RING_CIRCLE, RING_SQUARE, RING_TRIANGLE = range(4)


@dataclass(frozen=True)
class Ink:
    """`width` is the line of rings and dashes as a share of the digit height; `grain` breaks pencil lines up."""

    colour: Colour
    strength: float
    width: float
    grain: float


def draw_ink(rng: Rng, width: float) -> Ink:
    kind = weighted(rng, {'blue': 5, 'black': 4, 'pencil': 3, 'red': 1, 'green': 0.5, 'marker': 0.6})
    shades: dict[str, list[Colour]] = {
        'blue': [(25, 45, 150), (40, 70, 190), (20, 30, 110), (70, 90, 200)],
        'black': [(25, 25, 30), (45, 45, 55), (10, 10, 10)],
        'pencil': [(95, 95, 100), (75, 75, 80), (120, 120, 125), (60, 60, 60)],
        'red': [(190, 30, 40), (160, 20, 30)],
        'green': [(20, 110, 60), (40, 130, 90)],
        'marker': [(10, 10, 10), (20, 40, 130), (170, 20, 30)],
    }
    strength = between(rng, 0.55, 0.95) if kind == 'pencil' else between(rng, 0.8, 1.0)
    return Ink(
        pick(rng, shades[kind]),
        strength,
        width,
        between(rng, 0.2, 0.6) if kind == 'pencil' else between(rng, 0, 0.2),
    )


def stamp(canvas: np.ndarray, mask: np.ndarray, left: float, top: float, ink: Ink, rng: Rng) -> None:
    """Darkens the paper under the mask as ink does; what hangs over the edge of the canvas is lost."""
    x, y = round(left), round(top)
    h, w = mask.shape
    x0, y0, x1, y1 = max(x, 0), max(y, 0), min(x + w, canvas.shape[1]), min(y + h, canvas.shape[0])
    if x1 <= x0 or y1 <= y0:
        return
    alpha = mask[y0 - y : y1 - y, x0 - x : x1 - x] * ink.strength
    if ink.grain > 0.02:
        alpha = alpha * (1 - ink.grain * rng.random(alpha.shape, dtype=np.float32))
    patch = canvas[y0:y1, x0:x1].astype(np.float32)
    patch *= 1 - alpha[..., None] * (1 - np.array(ink.colour, np.float32) / 255)
    canvas[y0:y1, x0:x1] = patch.astype(np.uint8)


def line(canvas: np.ndarray, points: np.ndarray, width: float, ink: Ink, rng: Rng) -> None:
    """A stroke through the points [N,2]."""
    pad = width + 3
    low = points.min(0) - pad
    size = points.max(0) + pad - low
    mask = np.zeros((int(size[1]) + 2, int(size[0]) + 2), np.uint8)
    shifted = np.round((points - np.floor(low)) * 16).astype(np.int32)
    cv2.polylines(mask, [shifted], False, 255, max(1, round(width)), cv2.LINE_AA, 4)
    stamp(canvas, mask.astype(np.float32) / 255, float(np.floor(low[0])), float(np.floor(low[1])), ink, rng)


def _wobbly(points: list[tuple[float, float]], amount: float, rng: Rng, steps: int = 8) -> np.ndarray:
    """Corners joined by lines that are not quite straight."""
    parts = []
    for (ax, ay), (bx, by) in itertools.pairwise(points):
        t = np.linspace(0, 1, steps)[:, None]
        bow = np.sin(np.pi * t) * rng.normal(0, amount, 2)
        parts.append(np.array([ax, ay]) * (1 - t) + np.array([bx, by]) * t + bow)
    return np.concatenate(parts)


def ring_around(canvas: np.ndarray, ring: int, box: Box, double: bool, ink: Ink, rng: Rng) -> None:
    """A circle, square or triangle about the ink in `box`, as players mark birdies, bogeys and eagles."""
    left, top, right, bottom = box
    cx, cy = (
        (left + right) / 2 + rng.normal(0, 0.04) * (right - left),
        (top + bottom) / 2 + rng.normal(0, 0.04) * (bottom - top),
    )
    high = bottom - top
    wide = max(right - left, high * 0.55)
    width = max(1.4, ink.width * high * between(rng, 0.7, 1.2))
    for extra in (1.0, between(rng, 1.18, 1.35)) if double else (1.0,):
        rx, ry = wide * 0.5 * between(rng, 1.2, 1.65) * extra, high * 0.5 * between(rng, 1.12, 1.42) * extra
        if ring == RING_CIRCLE:
            start, turn = rng.random() * 2 * np.pi, 2 * np.pi * between(rng, 0.93, 1.12)
            t = np.linspace(start, start + turn, 36)
            grow = (
                1
                + np.linspace(0, rng.normal(0, 0.07), 36)
                + rng.normal(0, 0.05) * np.sin(2 * t + rng.random() * 6)
            )
            points = np.stack([cx + rx * grow * np.cos(t), cy + ry * grow * np.sin(t)], 1)
        elif ring == RING_SQUARE:
            j = lambda: rng.normal(0, 0.06)
            points = _wobbly(
                [
                    (cx - rx * (1 + j()), cy - ry * (1 + j())),
                    (cx + rx * (1 + j()), cy - ry * (1 + j())),
                    (cx + rx * (1 + j()), cy + ry * (1 + j())),
                    (cx - rx * (1 + j()), cy + ry * (1 + j())),
                    (cx - rx * (1 + j()), cy - ry * (1 + j())),
                ],
                0.02 * high,
                rng,
            )
        else:
            up = -1 if chance(rng, 0.9) else 1
            j = lambda: rng.normal(0, 0.08)
            points = _wobbly(
                [
                    (cx + rx * j(), cy + up * ry * 1.5),
                    (cx + rx * 1.5, cy - up * ry * (1.05 + j())),
                    (cx - rx * 1.5, cy - up * ry * (1.05 + j())),
                    (cx + rx * j(), cy + up * ry * 1.5),
                ],
                0.02 * high,
                rng,
            )
        line(canvas, points, width, ink, rng)


def scribble(canvas: np.ndarray, box: Box, ink: Ink, rng: Rng, dense: bool) -> None:
    """Crosses out what stands in the box: with one or two lines, or until nothing can be read."""
    left, top, right, bottom = box
    high, wide = bottom - top, right - left
    width = max(1.4, ink.width * high)
    if not dense:
        for _ in range(whole(rng, 1, 2)):
            up = between(rng, -0.35, 0.35)
            line(
                canvas,
                _wobbly(
                    [
                        (left - 0.15 * wide, top + high * (0.5 + up)),
                        (right + 0.15 * wide, top + high * (0.5 - up)),
                    ],
                    0.04 * high,
                    rng,
                ),
                width,
                ink,
                rng,
            )
        return
    n = whole(rng, 7, 16)
    xs = np.linspace(left - 0.1 * wide, right + 0.1 * wide, n) + rng.normal(0, 0.05 * wide, n)
    ys = np.where(np.arange(n) % 2 == 0, top, bottom) + rng.normal(0, 0.1 * high, n)
    line(canvas, np.stack([xs, ys], 1), width * 1.2, ink, rng)


def tick(canvas: np.ndarray, box: Box, ink: Ink, rng: Rng) -> None:
    left, top, right, bottom = box
    cx, cy, s = (left + right) / 2, (top + bottom) / 2, (bottom - top) * between(rng, 0.3, 0.45)
    cx += rng.normal(0, 0.08) * (right - left)
    points = [(cx - s * 0.7, cy), (cx - s * 0.2, cy + s * 0.6), (cx + s, cy - s * between(rng, 0.6, 1.2))]
    line(canvas, _wobbly(points, 0.05 * s, rng), max(1.4, ink.width * 2 * s), ink, rng)


def picked_up(canvas: np.ndarray, symbol: str, box: Box, writer: Writer, ink: Ink, rng: Rng) -> None:
    """A dash, slash, cross or letters, where the player gave the hole up."""
    left, top, right, bottom = box
    cx, cy, s = (
        (left + right) / 2 + rng.normal(0, 0.06) * (right - left),
        (top + bottom) / 2 + rng.normal(0, 0.05) * (bottom - top),
        (bottom - top) * between(rng, 0.22, 0.4),
    )
    width = max(1.4, ink.width * s * 2)
    if symbol == '-':
        length = s * between(rng, 0.6, 1.5)
        line(
            canvas,
            _wobbly(
                [(cx - length, cy + rng.normal(0, 0.1) * s), (cx + length, cy + rng.normal(0, 0.1) * s)],
                0.06 * s,
                rng,
            ),
            width,
            ink,
            rng,
        )
    elif symbol == '/':
        line(canvas, _wobbly([(cx - s * 0.7, cy + s), (cx + s * 0.7, cy - s)], 0.08 * s, rng), width, ink, rng)
    elif symbol == 'X':
        for side in (-1, 1):
            line(
                canvas,
                _wobbly(
                    [
                        (cx - side * s * between(rng, 0.6, 1), cy - s),
                        (cx + side * s * between(rng, 0.6, 1), cy + s),
                    ],
                    0.06 * s,
                    rng,
                ),
                width,
                ink,
                rng,
            )
    else:
        write_text(canvas, symbol, box, writer, ink, between(rng, 0.5, 0.8), rng)


def write_text(
    canvas: np.ndarray,
    text: str,
    box: Box,
    writer: Writer,
    ink: Ink,
    size: float,
    rng: Rng,
    *,
    shift: tuple[float, float] = (0.0, 0.0),
    align: float = 0.5,
    room: float = 1.0,
) -> Box:
    """Writes into the box, `size` being the digit height as a share of its height; gives the box of the ink."""
    left, top, right, bottom = box
    wide, high = right - left, bottom - top
    mask = np.asarray(writer.draw(text, high * size, rng))
    mask = mask.astype(np.float32) / 255 if mask.dtype == np.uint8 else mask.astype(np.float32)
    fit = min(1.0, wide * room * 0.97 / mask.shape[1], high * 1.15 / mask.shape[0])
    if fit < 1:
        mask = cv2.resize(
            mask,
            (max(2, int(mask.shape[1] * fit)), max(2, int(mask.shape[0] * fit))),
            interpolation=cv2.INTER_AREA,
        )
    h, w = mask.shape
    x = left + (wide - w) * align + shift[0] * wide
    y = top + (high - h) / 2 + shift[1] * high
    stamp(canvas, mask, x, y, ink, rng)
    return x, y, x + w, y + h


def signature(canvas: np.ndarray, box: Box, ink: Ink, rng: Rng) -> None:
    """A scrawl that means nothing: loops from left to right."""
    left, top, right, bottom = box
    n = 160
    t = np.linspace(0, 1, n)
    loops, fade = between(rng, 2.5, 9), 1 - between(rng, 0.2, 0.9) * t
    waves = np.sin(2 * np.pi * loops * t + rng.normal(0, 0.5, n).cumsum() * 0.15)
    waves = 0.7 * waves + 0.3 * np.sin(2 * np.pi * between(rng, 1, 5) * t + rng.random() * 6)
    x = left + (right - left) * (t + between(rng, 0.01, 0.06) * np.cos(2 * np.pi * loops * t + 1))
    y = (top + bottom) / 2 + (bottom - top) * 0.48 * fade * waves + rng.normal(0, 0.2) * (bottom - top) * t
    line(canvas, np.stack([x, y], 1), max(1.5, ink.width * 32), ink, rng)
