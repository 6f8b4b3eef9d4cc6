"""Flat sheets as a phone takes them: light, shadow, blur, noise and JPEG, with the way from sheet to picture."""

from collections.abc import Callable
from dataclasses import dataclass, replace

import cv2
import numpy as np

from chance import Rng, between, chance, pick, weighted, whole
from scenes.backgrounds import draw_background
from scenes.light import finger, glare, motion_blur, uneven_light
from scenes.paper import Surface, draw_pose, inverse_map
from scenes.sheets import Sheet, light_on, sheet_mask

Mapping = Callable[[np.ndarray], np.ndarray]
"""Points [N,2] of the flat sheet to points of the picture as a person sees it."""


@dataclass(frozen=True)
class Conditions:
    """How hard the picture is. Shares of chance, and sizes in pixels of a picture 2000 wide."""

    sizes: tuple[tuple[int, int], ...] = ((2000, 1500),) * 6 + ((1600, 1200), (3000, 2250), (1280, 960))
    blur: tuple[float, float] = (0.0, 1.5)
    motion: float = 0.08
    exposure: tuple[float, float] = (0.65, 1.04)
    noise: tuple[float, float] = (0.5, 7.0)
    fill: tuple[float, float] | None = None
    cut: bool = False
    turn: int = 0
    warp: float = 1.0
    plain: bool = False
    """A table of one colour, where nobody looks at what the sheet lies on."""


@dataclass(frozen=True)
class Photo:
    image: np.ndarray
    mapping: Mapping
    quality: int
    info: dict[str, object]


def take_photo(rng: Rng, sheet: Sheet, conditions: Conditions | None = None) -> Photo:
    """A picture of the sheet. It is not compressed yet: `quality` is what it is to be saved with."""
    conditions = conditions or Conditions()
    h, w = sheet.image.shape[:2]
    wide, high = pick(rng, conditions.sizes)
    upright = w / h < 1.15
    if chance(rng, 0.8 if upright else 0.07):
        wide, high = high, wide
    picture = (wide, high)
    pose = draw_pose(rng, len(sheet.folds), conditions.warp)
    if conditions.fill is not None:
        pose = replace(pose, fill=between(rng, *conditions.fill))
    elif (wide > high) == upright:
        # Nobody holds the phone across the card and stays far away.
        pose = replace(pose, fill=between(rng, 0.9, 1.03))
    keep = sheet.keep
    if conditions.cut:
        left, top, right, bottom = keep
        keep = (
            left + (right - left) * 0.35,
            top + (bottom - top) * 0.35,
            left + (right - left) * 0.65,
            top + (bottom - top) * 0.65,
        )
    surface = Surface((w, h), sheet.folds, pose, picture, keep, rng)
    corners = surface.points(np.array([[0, 0], [w, 0], [w, h], [0, h]], float))
    image = _composed(rng, sheet, surface, picture, corners, conditions.plain)
    unit = max(wide, high) / 2000
    blur = between(rng, *conditions.blur) * unit
    image = image * uneven_light(rng, wide, high)[..., None]
    if chance(rng, 0.1):
        glare(image, rng)
    cast = np.clip(rng.normal(1, 0.035, 3), 0.85, 1.15)
    exposure = between(rng, *conditions.exposure)
    image *= (cast * exposure).astype(np.float32)
    brightest = float(np.percentile(image[::16, ::16].max(axis=2), 99))
    if brightest > 245 and chance(rng, 0.85):
        # A phone exposes for the brightest large part, and that is the card.
        image *= between(rng, 215, 250) / brightest
    if blur > 0.25:
        image = cv2.GaussianBlur(image, (0, 0), blur)
    moved = chance(rng, conditions.motion)
    if moved:
        image = motion_blur(image, between(rng, 3, 8) * unit, rng)
    noise = between(rng, *conditions.noise)
    grain = rng.standard_normal((high, wide), dtype=np.float32)
    if chance(rng, 0.5):
        grain = cv2.GaussianBlur(grain, (0, 0), 0.7) * 1.8
    image += (grain * noise)[..., None]
    turn = conditions.turn
    done = np.clip(image, 0, 255).astype(np.uint8)
    info: dict[str, object] = {
        'angleDeg': round(pose.roll, 2),
        'pitch': round(pose.pitch, 1),
        'yaw': round(pose.yaw, 1),
        'curl': round(pose.curl, 3),
        'panels': [round(float(np.degrees(p)), 1) for p in pose.panels],
        'blur': round(blur, 2),
        'motion': moved,
        'noise': round(noise, 1),
        'exposure': round(exposure, 2),
        'turned': turn,
    }
    mapping = _turned_mapping(surface.points, turn, picture)
    info['corners'] = np.round(mapping(np.array([[0, 0], [w, 0], [w, h], [0, h]], float))).astype(int).tolist()
    done = np.ascontiguousarray(np.rot90(done, -turn // 90)) if turn else done
    return Photo(done, mapping, whole(rng, 55, 92), info)


def _turned_mapping(mapping: Mapping, turn: int, picture: tuple[int, int]) -> Mapping:
    """`turn` degrees clockwise: 90, 180 or 270."""
    w, h = picture

    def turned(flat: np.ndarray) -> np.ndarray:
        p = mapping(flat)
        x, y = p[:, 0], p[:, 1]
        return {
            0: p,
            90: np.stack([h - 1 - y, x], 1),
            180: np.stack([w - 1 - x, h - 1 - y], 1),
            270: np.stack([y, w - 1 - x], 1),
        }[turn]

    return turned


def _composed(
    rng: Rng, sheet: Sheet, surface: Surface, picture: tuple[int, int], corners: np.ndarray, plain: bool
) -> np.ndarray:
    h, w = sheet.image.shape[:2]
    wide, high = picture
    shaded, mask = light_on(sheet, surface, rng), sheet_mask(sheet)
    scale = float(np.sqrt(cv2.contourArea(corners.astype(np.float32)) / (w * h)))
    fx, fy = inverse_map(surface, (w, h), picture)
    if scale < 0.85:
        size = (max(8, int(w * scale * 1.15)), max(8, int(h * scale * 1.15)))
        shaded, mask = (
            cv2.resize(shaded, size, interpolation=cv2.INTER_AREA),
            cv2.resize(mask, size, interpolation=cv2.INTER_AREA),
        )
        fx, fy = (fx + 0.5) * (size[0] / w) - 0.5, (fy + 0.5) * (size[1] / h) - 0.5
    paper = cv2.remap(shaded, fx, fy, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    alpha = cv2.remap(mask, fx, fy, cv2.INTER_LINEAR, borderMode=cv2.BORDER_CONSTANT).astype(np.float32) / 255
    image = (
        np.full((high, wide, 3), between(rng, 20, 220), np.float32)
        if plain
        else draw_background(rng, wide, high)
    )
    if chance(rng, 0.85):
        small = cv2.resize(alpha, (wide // 8, high // 8), interpolation=cv2.INTER_AREA)
        fallen = cv2.warpAffine(
            small,
            np.array([[1, 0, rng.normal(0, 1.5)], [0, 1, rng.normal(0.7, 1.5)]], np.float32),
            (wide // 8, high // 8),
        )
        fallen = cv2.resize(cv2.GaussianBlur(fallen, (0, 0), between(rng, 0.6, 3)), (wide, high))
        image *= 1 - between(rng, 0.2, 0.7) * fallen[..., None]
    image += (paper - image) * alpha[..., None]
    if chance(rng, 0.05):
        finger(image, corners, rng)
    return image


def turn_of(rng: Rng) -> int:
    return weighted(rng, {0: 0.93, 90: 0.02, 180: 0.03, 270: 0.02})
