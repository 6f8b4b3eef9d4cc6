"""What players draw besides numbers: rings, dots, lines, ticks, scribbles. Points are in pixels of a mask."""

import cv2
import numpy as np

RINGS = {1: 'circle', 2: 'square', 3: 'triangle'}


def line(canvas: np.ndarray, points: np.ndarray, width: float) -> None:
    """Adds a line to a mask of ink; lines thinner than a pixel are paler instead."""
    thickness = max(1, round(width))
    drawn = np.zeros(canvas.shape, np.uint8)
    path = np.round(points * 16).astype(np.int32)
    cv2.polylines(drawn, [path], False, 255, thickness, cv2.LINE_AA, 4)
    np.maximum(canvas, drawn.astype(np.float32) * (min(1.0, width) / 255), out=canvas)


def _outline(shape: int, rng: np.random.Generator) -> np.ndarray:
    """A closed line round the square from -1 to 1, in one go, the end not quite at the start."""
    if shape == 1:
        start = rng.uniform(0, 2 * np.pi)
        angles = np.linspace(start, start + 2 * np.pi * rng.uniform(0.92, 1.12), 40)
        growth = np.linspace(1, rng.uniform(0.9, 1.12), 40)
        return np.stack([np.cos(angles), np.sin(angles)], 1) * growth[:, None]
    corners = {
        2: np.array([[-1, -1], [1, -1], [1, 1], [-1, 1], [-1, -1]], float),
        3: np.array([[0, -1.25], [1.25, 0.95], [-1.25, 0.95], [0, -1.25]], float),
    }[shape]
    corners = corners + rng.normal(0, 0.07, corners.shape)
    steps = [np.linspace(a, b, 8) for a, b in zip(corners[:-1], corners[1:], strict=True)]
    points = np.vstack(steps)
    return points + 0.02 * np.cumsum(rng.normal(0, 0.5, points.shape), axis=0)


def ring(canvas: np.ndarray, shape: int, centre: tuple[float, float], half: tuple[float, float], pen: float,
         rng: np.random.Generator) -> None:
    """Draws a ring, now and then a double one."""
    centre_point = np.array(centre)
    times = 2 if rng.random() < 0.12 else 1
    for turn in range(times):
        size = np.array(half) * (1 + 0.28 * turn)
        line(canvas, centre_point + rng.normal(0, 0.04, 2) * size + _outline(shape, rng) * size, pen)


def dots(canvas: np.ndarray, box: tuple[float, float, float, float], pen: float, rng: np.random.Generator) -> None:
    """One to three dots in a corner of the box (left, top, right, bottom): strokes received."""
    left, top, right, bottom = box
    width, height = right - left, bottom - top
    x = left + width * (rng.uniform(0.08, 0.2) if rng.random() < 0.5 else rng.uniform(0.72, 0.9))
    y = top + height * (rng.uniform(0.1, 0.22) if rng.random() < 0.75 else rng.uniform(0.78, 0.9))
    radius = max(1.0, pen * rng.uniform(0.5, 1.1))
    for _ in range(int(rng.integers(1, 4))):
        centre = (round(x * 16), round(y * 16))
        drawn = np.zeros(canvas.shape, np.uint8)
        cv2.circle(drawn, centre, round(radius * 16), 255, -1, cv2.LINE_AA, 4)
        np.maximum(canvas, drawn.astype(np.float32) / 255, out=canvas)
        x += radius * rng.uniform(2.4, 4)
        y += rng.normal(0, 0.5)


def scribble(canvas: np.ndarray, box: tuple[float, float, float, float], pen: float, turns: int,
             rng: np.random.Generator) -> None:
    """A zigzag or a tangle over the box."""
    left, top, right, bottom = box
    if rng.random() < 0.6:
        xs = np.linspace(left, right, 2 * turns) + rng.normal(0, 0.06 * (right - left), 2 * turns)
        ys = np.where(np.arange(2 * turns) % 2 == 0, top, bottom) + rng.normal(0, 0.12 * (bottom - top), 2 * turns)
        points = np.stack([xs, ys], 1)
    else:
        angles = np.linspace(0, 2 * np.pi * turns, 16 * turns)
        reach = rng.uniform(0.5, 1, 16 * turns)
        reach = np.convolve(reach, np.ones(7) / 7, 'same')
        centre = np.array([(left + right) / 2, (top + bottom) / 2])
        half = np.array([(right - left) / 2, (bottom - top) / 2])
        points = centre + half * np.stack([np.cos(angles), np.sin(angles)], 1) * reach[:, None]
    line(canvas, points, pen)


def strike_out(canvas: np.ndarray, box: tuple[float, float, float, float], pen: float,
               rng: np.random.Generator) -> None:
    """Crosses out what stands in the box."""
    left, top, right, bottom = box
    way = rng.random()
    if way < 0.35:
        scribble(canvas, box, pen, int(rng.integers(2, 5)), rng)
        return
    noise = lambda: rng.normal(0, 0.1, 2) * np.array([right - left, bottom - top])  # noqa: E731
    middle = (top + bottom) / 2
    lines = {
        'across': [((left, middle), (right, middle))],
        'slash': [((left, bottom), (right, top))],
        'cross': [((left, bottom), (right, top)), ((left, top), (right, bottom))],
        'double': [((left, middle - 2), (right, middle - 2)), ((left, middle + 3), (right, middle + 3))],
    }[str(rng.choice(['across', 'slash', 'cross', 'double']))]
    for start, end in lines:
        line(canvas, np.array([np.array(start) + noise(), np.array(end) + noise()]), pen)


def tick(canvas: np.ndarray, box: tuple[float, float, float, float], pen: float, rng: np.random.Generator) -> None:
    left, top, right, bottom = box
    size = np.array([right - left, bottom - top])
    corners = np.array([[0.1, 0.55], [0.38, 0.92], [0.95, 0.05]]) + rng.normal(0, 0.06, (3, 2))
    line(canvas, np.array([left, top]) + corners * size, pen)


def star(canvas: np.ndarray, box: tuple[float, float, float, float], pen: float, rng: np.random.Generator) -> None:
    left, top, right, bottom = box
    centre = np.array([(left + right) / 2, (top + bottom) / 2])
    half = np.array([(right - left) / 2, (bottom - top) / 2])
    angles = -np.pi / 2 + np.arange(6) * 4 * np.pi / 5
    points = centre + half * np.stack([np.cos(angles), np.sin(angles)], 1) + rng.normal(0, 1, (6, 2))
    line(canvas, points, pen)
