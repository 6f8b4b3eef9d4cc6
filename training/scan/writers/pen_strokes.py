"""Characters as pen strokes: points in units of a digit's height, the foot of a digit at y = 1."""

import cv2
import numpy as np

Stroke = np.ndarray

_LETTERS = {
    '-': [[(0.0, 0.55), (0.45, 0.52)]],
    '+': [[(0.0, 0.55), (0.5, 0.55)], [(0.25, 0.3), (0.25, 0.8)]],
    '/': [[(0.45, 0.0), (0.0, 1.0)]],
    'X': [[(0.0, 0.0), (0.65, 1.0)], [(0.65, 0.0), (0.0, 1.0)]],
    'P': [[(0.05, 1.0), (0.08, 0.0)], [(0.0, 0.05), (0.35, 0.0), (0.5, 0.2), (0.4, 0.42), (0.08, 0.52)]],
    'N': [[(0.0, 1.0), (0.04, 0.0), (0.5, 1.0), (0.55, 0.0)]],
    'R': [
        [(0.05, 1.0), (0.08, 0.0)],
        [(0.0, 0.05), (0.35, 0.0), (0.5, 0.2), (0.4, 0.42), (0.1, 0.52), (0.55, 1.0)],
    ],
    'W': [[(0.0, 0.0), (0.2, 1.0), (0.38, 0.35), (0.55, 1.0), (0.75, 0.0)]],
    'D': [[(0.05, 1.0), (0.05, 0.0), (0.4, 0.12), (0.55, 0.5), (0.4, 0.88), (0.0, 1.0)]],
}


def letter_strokes(character: str, rng: np.random.Generator) -> list[Stroke] | None:
    """The mark as a quick hand puts it down; None where the pen knows no such character."""
    strokes = _LETTERS.get(character)
    if strokes is None:
        return None
    return [_smooth(np.array(points) + rng.normal(0, 0.035, (len(points), 2))) for points in strokes]


def _smooth(points: np.ndarray) -> Stroke:
    """A curve through corner points: corners are cut once or twice, the ends stay."""
    for _ in range(2 if len(points) > 2 else 0):
        first = 0.8 * points[:-1] + 0.2 * points[1:]
        second = 0.2 * points[:-1] + 0.8 * points[1:]
        points = np.vstack([points[:1], np.stack([first, second], 1).reshape(-1, 2), points[-1:]])
    return points


def _even(stroke: Stroke, count: int = 24) -> np.ndarray:
    """The same line with so many points, evenly along it."""
    steps = np.linalg.norm(np.diff(stroke, axis=0), axis=1)
    along = np.concatenate([[0], np.cumsum(steps)])
    at = np.linspace(0, along[-1], count)
    return np.stack([np.interp(at, along, stroke[:, axis]) for axis in (0, 1)], 1)


def between(strokes: list[Stroke], others: list[list[Stroke]], share: float) -> list[Stroke]:
    """
    A character `share` of the way from one sample to the nearest of some others, where it is written in as many strokes
    and much alike; else the sample itself. It widens the few samples that a writer has without leaving what people write.
    """
    own = np.stack([_even(s) for s in strokes])
    best, least = None, 0.16
    for candidate in others:
        if len(candidate) != len(strokes):
            continue
        other = np.stack([_even(s) for s in candidate])
        back = other[:, ::-1]
        forward_off = np.abs(other - own).mean(axis=(1, 2), keepdims=True)
        back_off = np.abs(back - own).mean(axis=(1, 2), keepdims=True)
        other = np.where(forward_off <= back_off, other, back)
        off = float(np.abs(other - own).mean(axis=(1, 2)).max())
        if 0 < off < least:
            best, least = other, off
    return strokes if best is None else list(own + share * (best - own))


def bend(strokes: list[Stroke], strength: float, rng: np.random.Generator) -> list[Stroke]:
    """Lets the whole character sway: two slow waves a direction, the same for all its strokes."""
    amplitude = rng.normal(0, strength, (2, 2))
    frequency = rng.uniform(1.5, 5.0, (2, 2))
    phase = rng.uniform(0, 2 * np.pi, (2, 2))
    bent = []
    for points in strokes:
        x, y = points[:, 0], points[:, 1]
        dx = amplitude[0, 0] * np.sin(frequency[0, 0] * y + phase[0, 0])
        dx = dx + amplitude[0, 1] * np.sin(frequency[0, 1] * x + phase[0, 1])
        dy = amplitude[1, 0] * np.sin(frequency[1, 0] * x + phase[1, 0])
        dy = dy + amplitude[1, 1] * np.sin(frequency[1, 1] * y + phase[1, 1])
        bent.append(np.stack([x + dx, y + dy], 1))
    return bent


def shear(strokes: list[Stroke], slant: float, turn: float, stretch: float) -> list[Stroke]:
    cosine, sine = np.cos(turn), np.sin(turn)
    matrix = np.array([[cosine, -sine], [sine, cosine]]) @ np.array([[stretch, -slant], [0, 1]])
    return [(points - 0.5) @ matrix.T + 0.5 for points in strokes]


def ink(strokes: list[Stroke], height: int, pen: float) -> np.ndarray:
    """Draws with a round pen of `pen` heights; the mask has the pen's width of room round it."""
    width = max(1, round(pen * height))
    pad = width + 2
    points = np.vstack(strokes)
    low = points.min(axis=0)
    size = np.ceil((points.max(axis=0) - low) * height).astype(int) + 2 * pad + 1
    canvas = np.zeros((size[1], size[0]), np.uint8)
    for stroke in strokes:
        path = np.round(((stroke - low) * height + pad) * 16).astype(np.int32)
        if len(path) == 1:
            path = np.vstack([path, path + 1])
        cv2.polylines(canvas, [path], False, 255, width, cv2.LINE_AA, 4)
    return canvas.astype(np.float32) / 255
