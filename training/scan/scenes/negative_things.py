"""Things with a grid that are not paper."""

import cv2
import numpy as np
from PIL import Image, ImageDraw

from cards.type_setting import load_font
from chance import Rng, between, chance, pick, whole
from scenes.backgrounds import draw_background
from scenes.negative_pages import INK, any_font


def tiles(rng: Rng, _: str) -> np.ndarray:
    step, n = whole(rng, 90, 220), 1800
    base = np.full((1350, n, 3), between(rng, 120, 225), np.float32) + rng.normal(0, 8, 3).astype(np.float32)
    for y in range(0, 1350, step):
        for x in range(0, n, step):
            base[y : y + step, x : x + step] += rng.normal(0, 6)
    base[::step], base[:, ::step] = 90, 90
    for k in range(1, whole(rng, 2, 6)):
        base[k::step], base[:, k::step] = 95, 95
    return np.clip(base, 0, 255).astype(np.uint8)


def keyboard(rng: Rng, split: str) -> np.ndarray:
    dark = chance(rng, 0.6)
    image = Image.new('RGB', (1900, 700), (40, 40, 42) if dark else (225, 225, 228))
    draw, font = ImageDraw.Draw(image), any_font(rng, split)
    for r, keys in enumerate(['1234567890-=', 'QWERTYUIOP[]', "ASDFGHJKL;'#", 'ZXCVBNM,./  ']):
        for c, key in enumerate(keys):
            x, y = 50 + c * 145 + r * 35, 50 + r * 150
            draw.rounded_rectangle(
                (x, y, x + 130, y + 135),
                14,
                fill=(20, 20, 22) if dark else (250, 250, 250),
                outline=(90, 90, 90),
                width=2,
            )
            draw.text(
                (x + 65, y + 65),
                key,
                font=load_font(font, 48),
                fill=(235, 235, 235) if dark else INK,
                anchor='mm',
            )
    return np.array(image)


def chessboard(rng: Rng, _: str) -> np.ndarray:
    light = np.array(pick(rng, [(235, 215, 180), (240, 240, 235)]))
    dark = np.array(pick(rng, [(115, 75, 45), (60, 100, 60), (30, 30, 30)]))
    squares = np.indices((8, 8)).sum(0) % 2
    board = np.where(squares[..., None], dark, light).astype(np.uint8)
    big = cv2.resize(board, (1280, 1280), interpolation=cv2.INTER_NEAREST)
    framed = cv2.copyMakeBorder(big, 60, 60, 60, 60, cv2.BORDER_CONSTANT, value=(70, 45, 30))
    for _piece in range(whole(rng, 0, 14)):
        centre = (140 + 160 * whole(rng, 0, 7), 140 + 160 * whole(rng, 0, 7))
        cv2.circle(framed, centre, 50, (250, 250, 245) if chance(rng, 0.5) else (15, 15, 15), -1, cv2.LINE_AA)
    return framed


def texture(rng: Rng, _: str) -> np.ndarray:
    return np.clip(draw_background(rng, 1800, 1300), 0, 255).astype(np.uint8)
