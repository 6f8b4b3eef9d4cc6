"""Flat sheets as a phone takes them: light, shadow, blur, noise and JPEG, with the way from sheet to picture."""

from collections.abc import Callable
from dataclasses import dataclass, replace

import cv2
import numpy as np

from backgrounds import clouds, draw_background
from chance import Rng, between, chance, pick, weighted, whole
from paper import Surface, draw_pose

Mapping = Callable[[np.ndarray], np.ndarray]
"""Points [N,2] of the flat sheet to points of the picture as a person sees it."""

COARSE = 4


@dataclass(frozen=True)
class Conditions:
    """How hard the picture is. Shares of chance, and sizes in pixels of a picture 2000 wide."""

    sizes: tuple[tuple[int, int], ...] = ((2000, 1500),) * 6 + ((1600, 1200), (3000, 2250), (1280, 960))
    blur: tuple[float, float] = (0.0, 1.5)
    motion: float = 0.08
    exposure: tuple[float, float] = (0.68, 1.15)
    noise: tuple[float, float] = (0.5, 7.0)
    fill: tuple[float, float] | None = None
    cut: bool = False
    turn: int = 0
    warp: float = 1.0


@dataclass(frozen=True)
class Photo:
    image: np.ndarray
    mapping: Mapping
    quality: int
    info: dict[str, object]


@dataclass(frozen=True)
class Sheet:
    """What is photographed. `keep` is the part that has to be in the picture: left, top, right, bottom."""

    image: np.ndarray
    folds: list[float]
    keep: tuple[float, float, float, float]
    corner: float = 0.0


def _inverse_map(
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


def _shaded(sheet: Sheet, surface: Surface, rng: Rng) -> np.ndarray:
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


def _mask(sheet: Sheet) -> np.ndarray:
    h, w = sheet.image.shape[:2]
    mask = np.zeros((h, w), np.uint8)
    r = int(sheet.corner * w)
    cv2.rectangle(mask, (r, 0), (w - 1 - r, h - 1), 255, -1)
    cv2.rectangle(mask, (0, r), (w - 1, h - 1 - r), 255, -1)
    for x in (r, w - 1 - r):
        for y in (r, h - 1 - r):
            cv2.circle(mask, (x, y), r, 255, -1)
    return mask


def _light(rng: Rng, w: int, h: int) -> np.ndarray:
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


def _glare(image: np.ndarray, rng: Rng) -> None:
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
    image += (cv2.resize(spot, (w, h)) * between(rng, 40, 170))[..., None]


def _finger(image: np.ndarray, corners: np.ndarray, rng: Rng) -> None:
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


def _motion(image: np.ndarray, length: float, rng: Rng) -> np.ndarray:
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
    image = _composed(rng, sheet, surface, picture, corners)
    unit = max(wide, high) / 2000
    blur = between(rng, *conditions.blur) * unit
    image = image * _light(rng, wide, high)[..., None]
    if chance(rng, 0.15):
        _glare(image, rng)
    cast = np.clip(rng.normal(1, 0.035, 3), 0.85, 1.15)
    exposure = between(rng, *conditions.exposure)
    image *= (cast * exposure).astype(np.float32)
    if blur > 0.25:
        image = cv2.GaussianBlur(image, (0, 0), blur)
    moved = chance(rng, conditions.motion)
    if moved:
        image = _motion(image, between(rng, 3, 8) * unit, rng)
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
    rng: Rng, sheet: Sheet, surface: Surface, picture: tuple[int, int], corners: np.ndarray
) -> np.ndarray:
    h, w = sheet.image.shape[:2]
    wide, high = picture
    shaded, mask = _shaded(sheet, surface, rng), _mask(sheet)
    scale = float(np.sqrt(cv2.contourArea(corners.astype(np.float32)) / (w * h)))
    fx, fy = _inverse_map(surface, (w, h), picture)
    if scale < 0.85:
        size = (max(8, int(w * scale * 1.15)), max(8, int(h * scale * 1.15)))
        shaded, mask = (
            cv2.resize(shaded, size, interpolation=cv2.INTER_AREA),
            cv2.resize(mask, size, interpolation=cv2.INTER_AREA),
        )
        fx, fy = (fx + 0.5) * (size[0] / w) - 0.5, (fy + 0.5) * (size[1] / h) - 0.5
    paper = cv2.remap(shaded, fx, fy, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    alpha = cv2.remap(mask, fx, fy, cv2.INTER_LINEAR, borderMode=cv2.BORDER_CONSTANT).astype(np.float32) / 255
    image = draw_background(rng, wide, high)
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
        _finger(image, corners, rng)
    return image


def turn_of(rng: Rng) -> int:
    return weighted(rng, {0: 0.93, 90: 0.02, 180: 0.03, 270: 0.02})
