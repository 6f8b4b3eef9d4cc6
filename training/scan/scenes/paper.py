"""The shape of a sheet in front of a camera, and where each of its points is in the picture."""

from dataclasses import dataclass

import cv2
import numpy as np

from chance import Rng, between, chance, weighted

STEPS = 400
"""Points the sheet is bent at; between them it is straight."""


@dataclass(frozen=True)
class Pose:
    """Angles in degrees. `fill` is the share of the picture's width (or height, whichever is short) that the sheet takes."""

    pitch: float
    yaw: float
    roll: float
    distance: float
    fill: float
    curl: float
    curl_phase: float
    rise: float
    panels: tuple[float, ...]


def draw_pose(rng: Rng, folds: int, strength: float = 1.0) -> Pose:
    roll = float(np.clip(rng.normal(0, 4.5), -13, 13))
    curl = weighted(rng, {0.0: 4, 1.0: 3}) * float(rng.normal(0, 0.22)) * strength
    flat = chance(rng, 0.35)
    panels = tuple(
        0.0 if flat else float(np.radians(np.clip(rng.normal(0, 9), -24, 24))) * strength for _ in range(folds)
    )
    return Pose(
        float(np.clip(rng.normal(0, 11), -28, 28)) * strength,
        float(np.clip(rng.normal(0, 7), -20, 20)) * strength,
        roll,
        between(rng, 1.5, 3.2),
        between(rng, 0.66, 1.0) if chance(rng, 0.55) else between(rng, 0.88, 1.04),
        curl,
        between(rng, -1, 2),
        float(rng.normal(0, 0.03)) * strength,
        panels,
    )


class Surface:
    """Maps points of a flat sheet `size` (width, height in pixels) to a picture of `picture` pixels."""

    def __init__(
        self,
        size: tuple[int, int],
        folds: list[float],
        pose: Pose,
        picture: tuple[int, int],
        keep: tuple[float, float, float, float],
        rng: Rng,
    ) -> None:
        """`keep`: the part of the sheet (left, top, right, bottom in its pixels) that must stay in the picture."""
        self.width, self.height = size
        self._pose = pose
        s = np.linspace(-0.2, 1.2, STEPS)
        theta = pose.curl * np.cos(np.pi * (s + pose.curl_phase))
        for at, turn in zip(folds, pose.panels):
            theta = theta + turn / (1 + np.exp(-(s - at) * 350))
        theta = theta - float(np.interp(0.5, s, theta))
        step = np.diff(s, prepend=s[0])
        self._s, self._theta = s, theta
        x, z = np.cumsum(np.cos(theta) * step), np.cumsum(np.sin(theta) * step)
        self._x, self._z = x - np.interp(0.5, s, x), z - np.interp(0.5, s, z)
        a, b, c = np.radians([pose.pitch, pose.yaw, pose.roll])
        about_x = np.array([[1, 0, 0], [0, np.cos(a), -np.sin(a)], [0, np.sin(a), np.cos(a)]])
        about_y = np.array([[np.cos(b), 0, np.sin(b)], [0, 1, 0], [-np.sin(b), 0, np.cos(b)]])
        about_z = np.array([[np.cos(c), -np.sin(c), 0], [np.sin(c), np.cos(c), 0], [0, 0, 1]])
        self._turn = about_z @ about_x @ about_y
        self._scale, self._shift = 1.0, np.zeros(2)
        self._place(picture, keep, rng)

    def lean(self, x: np.ndarray) -> np.ndarray:
        """The slope of the sheet along its width, for shading; x in pixels of the sheet."""
        return np.interp(x / self.width, self._s, self._theta)

    def points(self, flat: np.ndarray) -> np.ndarray:
        """Sheet points [N,2] in the picture."""
        return self._project(flat) * self._scale + self._shift

    def _project(self, flat: np.ndarray) -> np.ndarray:
        u, v = flat[:, 0] / self.width, flat[:, 1] / self.width
        middle = self.height / self.width / 2
        w = v - middle
        solid = np.stack(
            [
                np.interp(u, self._s, self._x),
                w,
                np.interp(u, self._s, self._z) + self._pose.rise * np.cos(np.pi * w / max(middle, 0.2)),
            ],
            1,
        )
        turned = solid @ self._turn.T
        size = max(1.0, 2 * middle)
        return turned[:, :2] / (1 + turned[:, 2:] / (self._pose.distance * size))

    def _place(self, picture: tuple[int, int], keep: tuple[float, float, float, float], rng: Rng) -> None:
        t = np.linspace(0, 1, 12)
        edge = np.concatenate(
            [
                np.stack([t * self.width, 0 * t], 1),
                np.stack([t * self.width, 0 * t + self.height], 1),
                np.stack([0 * t, t * self.height], 1),
                np.stack([0 * t + self.width, t * self.height], 1),
            ]
        )
        low, high = self._project(edge).min(0), self._project(edge).max(0)
        room = np.array(picture, float)
        self._scale = float(self._pose.fill * (room / (high - low)).min())
        left, top, right, bottom = keep
        inner = np.concatenate(
            [
                np.stack([left + t * (right - left), 0 * t + top], 1),
                np.stack([left + t * (right - left), 0 * t + bottom], 1),
                np.stack([0 * t + left, top + t * (bottom - top)], 1),
                np.stack([0 * t + right, top + t * (bottom - top)], 1),
            ]
        )
        must_low, must_high = self._project(inner).min(0), self._project(inner).max(0)
        self._scale = min(self._scale, float((room * 0.985 / (must_high - must_low)).min()))
        low, high, must_low, must_high = (v * self._scale for v in (low, high, must_low, must_high))
        free = room - (high - low)
        wish = -low + free * (0.5 + np.clip(rng.normal(0, 0.22, 2), -0.5, 0.5))
        spare = room * 0.0075
        self._shift = np.clip(wish, spare - must_low, room - spare - must_high)


COARSE = 4


def inverse_map(
    surface: Surface, sheet: tuple[int, int], picture: tuple[int, int]
) -> tuple[np.ndarray, np.ndarray]:
    """For each pixel of the picture the point of the sheet, found on a coarse grid from the homography nearest to the surface."""
    w, h = sheet
    gx, gy = np.meshgrid(np.linspace(-0.1, 1.1, 97) * w, np.linspace(-0.1, 1.1, 33) * h)
    grid = np.stack([gx.ravel(), gy.ravel()], 1)
    bent = surface.points(grid)
    plane, _ = cv2.findHomography(grid, bent)
    back = np.linalg.inv(plane)
    flat = cv2.perspectiveTransform(grid[None], plane)[0]
    rest = (bent - flat).reshape(33, 97, 2).astype(np.float32)
    cw, ch = picture[0] // COARSE, picture[1] // COARSE
    px, py = np.meshgrid(
        (np.arange(cw) + 0.5) * picture[0] / cw - 0.5, (np.arange(ch) + 0.5) * picture[1] / ch - 0.5
    )
    target = np.stack([px, py], -1).reshape(1, -1, 2)
    found = cv2.perspectiveTransform(target, back)
    for _ in range(5):
        u = ((found[0, :, 0] / w + 0.1) / 1.2 * 96).astype(np.float32).reshape(ch, cw)
        v = ((found[0, :, 1] / h + 0.1) / 1.2 * 32).astype(np.float32).reshape(ch, cw)
        off = cv2.remap(rest, u, v, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE).reshape(1, -1, 2)
        found = cv2.perspectiveTransform(target - off, back)
    fine = cv2.resize(found.reshape(ch, cw, 2).astype(np.float32), picture, interpolation=cv2.INTER_LINEAR)
    return np.ascontiguousarray(fine[..., 0]), np.ascontiguousarray(fine[..., 1])
