"""Light and shadow over a picture, fingers and moved phones."""

import cv2
import numpy as np

from chance import Rng, between, chance, pick, whole
from scenes.backgrounds import clouds


def uneven_light(rng: Rng, w: int, h: int) -> np.ndarray:
    """Unevenness of the light over the picture, about 1, with the shadow of a phone or a hand where one falls."""
    sw, sh = max(8, w // 8), max(8, h // 8)
    x, y = np.meshgrid(np.linspace(-1, 1, sw), np.linspace(-1, 1, sh))
    angle = rng.random() * 2 * np.pi
    light = (
        1
        + between(rng, 0, 0.28) * (x * np.cos(angle) + y * np.sin(angle))
        - between(rng, 0, 0.15) * (x**2 + y**2) / 2
    )
    light = light + between(rng, 0, 0.12) * (clouds(rng, sw, sh, 2, 2) - 0.5)
    if chance(rng, 0.35):
        light = light * _shadow(rng, sw, sh)
    return cv2.resize(light.astype(np.float32), (w, h), interpolation=cv2.INTER_LINEAR)


def _shadow(rng: Rng, w: int, h: int) -> np.ndarray:
    mask = np.zeros((h, w), np.uint8)
    cx, cy = rng.random() * w, rng.random() * h
    if chance(rng, 0.5):
        corners = cv2.boxPoints(
            ((cx, cy), (w * between(rng, 0.2, 0.6), h * between(rng, 0.3, 0.9)), between(rng, -60, 60))
        )
        cv2.fillPoly(mask, [corners.astype(np.int32)], 255)
    else:
        for _ in range(whole(rng, 1, 4)):
            cv2.ellipse(
                mask,
                (int(cx), int(cy)),
                (int(w * between(rng, 0.05, 0.25)), int(h * between(rng, 0.1, 0.4))),
                between(rng, 0, 180),
                0,
                360,
                255,
                -1,
            )
            cx, cy = cx + rng.normal(0, 0.1) * w, cy + rng.normal(0, 0.1) * h
    soft = cv2.GaussianBlur(mask, (0, 0), between(rng, 1, 14)).astype(np.float32) / 255
    return 1 - between(rng, 0.15, 0.55) * soft


def glare(image: np.ndarray, rng: Rng) -> None:
    h, w = image.shape[:2]
    sw, sh = w // 8, h // 8
    spot = np.zeros((sh, sw), np.float32)
    centre = (int(rng.random() * sw), int(rng.random() * sh))
    cv2.ellipse(
        spot,
        centre,
        (int(sw * between(rng, 0.04, 0.16)), int(sh * between(rng, 0.04, 0.2))),
        between(rng, 0, 180),
        0,
        360,
        1.0,
        -1,
    )
    spot = cv2.GaussianBlur(spot, (0, 0), sw * between(rng, 0.03, 0.08))
    image += (cv2.resize(spot, (w, h)) * between(rng, 30, 120))[..., None]


def finger(image: np.ndarray, corners: np.ndarray, rng: Rng) -> None:
    """The tip of a finger that holds the sheet down at one of its corners."""
    h, w = image.shape[:2]
    corner = corners[whole(rng, 0, 3)]
    inward = corners.mean(0) - corner
    inward = inward / np.linalg.norm(inward)
    tip = corner + inward * w * between(rng, 0.0, 0.035)
    root = tip - inward * w * 0.5
    thick = int(w * between(rng, 0.035, 0.06))
    layer = np.zeros((h, w), np.uint8)
    cv2.line(layer, tip.astype(int).tolist(), root.astype(int).tolist(), 255, thick, cv2.LINE_AA)
    alpha = cv2.GaussianBlur(layer, (0, 0), 3).astype(np.float32)[..., None] / 255
    skin = np.array(pick(rng, [(225, 180, 155), (195, 145, 115), (140, 95, 70), (240, 200, 180)]), np.float32)
    image *= 1 - alpha
    image += alpha * skin


def motion_blur(image: np.ndarray, length: float, rng: Rng) -> np.ndarray:
    n = max(3, int(length) | 1)
    kernel = np.zeros((n, n), np.float32)
    angle = rng.random() * np.pi
    middle = (n - 1) / 2
    ends = [
        (round(middle + s * middle * np.cos(angle)), round(middle + s * middle * np.sin(angle)))
        for s in (-1, 1)
    ]
    cv2.line(kernel, ends[0], ends[1], 1.0, 1)
    return cv2.filter2D(image, -1, kernel / kernel.sum())
