"""The surfaces on which cards are photographed."""

from collections.abc import Callable

import cv2
import numpy as np

from chance import Rng, between, chance, pick, whole


def clouds(rng: Rng, width: int, height: int, cells: float, octaves: int = 4) -> np.ndarray:
    """Smooth noise from 0 to 1; `cells` is how many of its largest blobs lie across the width."""
    total, weight = np.zeros((height, width), np.float32), 0.0
    for octave in range(octaves):
        n = max(2, int(cells * 2**octave))
        m = max(2, int(n * height / width))
        grid = rng.random((m, n), dtype=np.float32)
        share = 0.55**octave
        total += share * cv2.resize(grid, (width, height), interpolation=cv2.INTER_CUBIC)
        weight += share
    return np.clip(total / weight, 0, 1)


def _coloured(shade: np.ndarray, dark: tuple[int, int, int], light: tuple[int, int, int]) -> np.ndarray:
    a, b = np.array(dark, np.float32), np.array(light, np.float32)
    return a + (b - a) * shade[..., None]


def _colour(rng: Rng, low: int, high: int) -> np.ndarray:
    """Mostly muted, as things people own are."""
    bright = rng.integers(low, high, 3).astype(np.float32)
    return bright.mean() + (bright - bright.mean()) * float(rng.random() ** 1.3)


def _wood(rng: Rng, w: int, h: int) -> np.ndarray:
    dark, light = pick(
        rng,
        [
            ((70, 38, 20), (150, 95, 55)),
            ((120, 85, 50), (205, 165, 115)),
            ((45, 28, 20), (95, 62, 45)),
            ((150, 130, 110), (215, 200, 180)),
            ((90, 80, 75), (140, 130, 122)),
        ],
    )
    warp = clouds(rng, w, h, 3, 3)
    y = np.arange(h, dtype=np.float32)[:, None] / h
    grain = 0.5 + 0.5 * np.sin((y * between(rng, 30, 90) + warp * between(rng, 4, 14)) * 2)
    fine = cv2.resize(
        rng.random((h, max(2, w // 60)), dtype=np.float32), (w, h), interpolation=cv2.INTER_LINEAR
    )
    image = _coloured(np.clip(0.25 * grain + 0.45 * fine + 0.3 * warp, 0, 1), dark, light)
    planks = whole(rng, 0, 5)
    for i in range(planks):
        at = int(h * (i + rng.random()) / planks)
        image[at : at + whole(rng, 1, 5)] *= between(rng, 0.3, 0.7)
        image[at:] *= between(rng, 0.88, 1.12)
    return image if chance(rng, 0.6) else cv2.resize(np.ascontiguousarray(np.rot90(image)), (w, h))


def _cloth(rng: Rng, w: int, h: int) -> np.ndarray:
    base = _colour(rng, 30, 220)
    x, y = np.meshgrid(np.arange(w, dtype=np.float32), np.arange(h, dtype=np.float32))
    period = between(rng, 2.5, 7)
    weave = 1 + 0.12 * np.sin(x * 2 * np.pi / period) * np.sin(y * 2 * np.pi / period)
    folds = 0.7 + 0.6 * clouds(rng, w, h, between(rng, 1.5, 4), 3)
    return base * (weave * folds)[..., None]


def _grass(rng: Rng, w: int, h: int) -> np.ndarray:
    blades = (
        cv2.GaussianBlur(rng.random((h, w), dtype=np.float32), (1, 9), 0)
        if chance(rng, 0.5)
        else rng.random((h, w), dtype=np.float32)
    )
    shade = np.clip((blades - 0.5) * between(rng, 1, 2.5) + 0.3 + 0.4 * clouds(rng, w, h, 6), 0, 1)
    return _coloured(shade, (25, 50, 15), (130, 170, 80))


def _table(rng: Rng, w: int, h: int) -> np.ndarray:
    level = between(rng, 25, 235)
    tint = rng.normal(0, 10, 3).astype(np.float32)
    return np.clip(
        level
        + tint
        + 24 * (clouds(rng, w, h, 2) - 0.5)[..., None]
        + rng.normal(0, 3, (h, w, 1)).astype(np.float32),
        0,
        255,
    )


def _speckled(rng: Rng, w: int, h: int) -> np.ndarray:
    image = _coloured(clouds(rng, w, h, 4), (120, 120, 118), (190, 188, 180))
    for _ in range(3):
        spots = clouds(rng, w, h, between(rng, 40, 140), 1) > between(rng, 0.75, 0.9)
        image[spots] = _colour(rng, 20, 235)
    return image


def _stripes(rng: Rng, w: int, h: int) -> np.ndarray:
    """A patterned cloth: stripes or checks, which a finder of grids must not fall for."""
    a, b = _colour(rng, 20, 240), _colour(rng, 20, 240)
    x, y = np.meshgrid(np.arange(w, dtype=np.float32), np.arange(h, dtype=np.float32))
    angle, period = rng.random() * np.pi, between(rng, 14, 70)
    first = (
        np.sin((x * np.cos(angle) + y * np.sin(angle)) * 2 * np.pi / period) > between(rng, -0.5, 0.5)
    ).astype(np.float32)
    second = (
        (np.sin((y * np.cos(angle) - x * np.sin(angle)) * 2 * np.pi / period) > 0).astype(np.float32)
        if chance(rng, 0.6)
        else first
    )
    shade = cv2.GaussianBlur((first + second) / 2, (3, 3), 0)[..., None]
    return (a + (b - a) * shade) * (0.85 + 0.3 * clouds(rng, w, h, 3))[..., None]


def _mesh(rng: Rng, w: int, h: int) -> np.ndarray:
    base = np.full((h, w, 3), between(rng, 15, 60), np.float32)
    step = whole(rng, 7, 18)
    colour = rng.integers(60, 160, 3).astype(np.float32)
    for y in range(0, h, step):
        for_x = (y // step % 2) * step // 2
        base[y : y + max(2, step // 3), :] = colour * 0.6
        base[:, for_x::step] = colour * 0.8
    return base * (0.8 + 0.4 * clouds(rng, w, h, 4))[..., None]


def _papers(rng: Rng, w: int, h: int) -> np.ndarray:
    """A desk with other sheets on it, some with lines of text."""
    image = _table(rng, w, h) if chance(rng, 0.5) else _wood(rng, w, h)
    image = np.clip(image, 0, 255).astype(np.uint8)
    for _ in range(whole(rng, 2, 5)):
        cx, cy, turn = rng.random() * w, rng.random() * h, between(rng, -50, 50)
        size = (w * between(rng, 0.2, 0.5), h * between(rng, 0.3, 0.7))
        corners = cv2.boxPoints(((cx, cy), size, turn))
        shade = (
            tuple(int(v) for v in rng.integers(200, 252, 3))
            if chance(rng, 0.7)
            else tuple(int(v) for v in rng.integers(40, 230, 3))
        )
        cv2.fillPoly(image, [corners.astype(np.int32)], shade, cv2.LINE_AA)
        lines = whole(rng, 0, 14)
        for i in range(lines):
            t = (i + 1) / (lines + 1)
            a, b = corners[0] * (1 - t) + corners[1] * t, corners[3] * (1 - t) + corners[2] * t
            end = a + (b - a) * between(rng, 0.5, 0.92)
            cv2.line(
                image,
                (a + (b - a) * 0.08).astype(int).tolist(),
                end.astype(int).tolist(),
                (90, 90, 95),
                1,
                cv2.LINE_AA,
            )
    return image.astype(np.float32)


PAINTERS: list[Callable[[Rng, int, int], np.ndarray]] = [
    _wood,
    _wood,
    _wood,
    _cloth,
    _cloth,
    _grass,
    _table,
    _table,
    _speckled,
    _stripes,
    _mesh,
    _papers,
]


def draw_background(rng: Rng, width: int, height: int) -> np.ndarray:
    """RGB float32, 0 to 255: painted at half size or less, as what lies behind is mostly out of focus."""
    small = between(rng, 0.3, 0.55)
    image = pick(rng, PAINTERS)(rng, int(width * small), int(height * small))
    if chance(rng, 0.4):
        image = cv2.GaussianBlur(image, (0, 0), between(rng, 0.5, 2.5))
    image = cv2.resize(np.ascontiguousarray(image, np.float32), (width, height), interpolation=cv2.INTER_LINEAR)
    return np.clip(image * between(rng, 0.5, 1.1), 0, 255)
