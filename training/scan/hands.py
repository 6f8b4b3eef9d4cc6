"""Handwriting by writer: pen strokes, MNIST, fonts. Writers of 'test' are never those of 'train'."""

import json
import os
import sys
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path

import cv2
import numpy as np
from PIL import ImageFont

import pen
from sources import HAND_FONTS, font_files, mnist, open_font
from warps import affine, crop, elastic, thicken

WORK = 64
"""Height in pixels of a digit while it is composed; the caller's height is reached by scaling."""

Glyph = Callable[[str, 'Style', np.random.Generator], 'np.ndarray | None']


@dataclass(frozen=True)
class Style:
    """What one writer keeps from digit to digit."""

    pen: float
    """Width of the line in heights of a digit."""
    slant: float
    width: float
    spacing: float
    """Gap between digits in heights; below 0 they touch."""
    wobble: float
    crossed_seven: bool

    @staticmethod
    def random(rng: np.random.Generator) -> 'Style':
        return Style(
            pen=float(np.clip(rng.lognormal(np.log(0.085), 0.35), 0.035, 0.2)),
            slant=float(rng.normal(0.03, 0.1)),
            width=float(np.clip(rng.lognormal(0, 0.12), 0.7, 1.35)),
            spacing=float(rng.uniform(-0.04, 0.22)),
            wobble=float(rng.uniform(0.3, 1.0)),
            crossed_seven=bool(rng.random() < 0.25),
        )


@dataclass(frozen=True)
class Hand:
    """One writer."""

    name: str
    source: str
    """'strokes', 'mnist' or 'font'."""
    style: Style
    glyph: Glyph
    letters: ImageFont.FreeTypeFont
    """What words are written with; a writer of digits alone borrows it."""

    def draw(self, text: str, height_px: float, rng: np.random.Generator) -> np.ndarray:
        """
        The ink of `text`, 0 to 1, cropped to what is written: a dash is as low as it is thick. `height_px` is the
        height of a digit; the crop differs from it as writing does.
        """
        composed = self._compose(text, rng)
        composed = affine(composed, 0.0, float(rng.normal(0, 0.03)), 1.0)
        composed = crop(composed)
        scale = height_px / WORK
        size = (max(1, round(composed.shape[1] * scale)), max(1, round(composed.shape[0] * scale)))
        interpolation = cv2.INTER_AREA if scale < 1 else cv2.INTER_CUBIC
        return np.clip(cv2.resize(composed, size, interpolation=interpolation), 0, 1)

    def restyled(self, rng: np.random.Generator) -> 'Hand':
        """The same shapes with another pen, slant and spacing: the same person on another day."""
        return replace(self, style=Style.random(rng))

    def _compose(self, text: str, rng: np.random.Generator) -> np.ndarray:
        if any(character not in WRITABLE for character in text):
            return _words(text, self.letters, rng)
        glyphs = []
        for character in text:
            mask = self.glyph(character, self.style, rng)
            glyphs.append(_mark(character, self.style, rng) if mask is None else mask)
        height = 3 * WORK
        canvas = np.zeros((height, sum(g.shape[1] for g in glyphs) + 2 * WORK * (len(glyphs) + 1)), np.float32)
        x = WORK
        baseline = 2 * WORK
        for character, glyph in zip(text, glyphs, strict=True):
            size = float(np.clip(rng.normal(1, 0.06 * self.style.wobble), 0.8, 1.25))
            shape = (max(1, round(glyph.shape[1] * size)), max(1, round(glyph.shape[0] * size)))
            glyph = cv2.resize(glyph, shape, interpolation=cv2.INTER_AREA)
            foot = baseline + round(float(rng.normal(0, 0.05 * self.style.wobble)) * WORK)
            top = foot - glyph.shape[0]
            if character in '-+':
                top = foot - round(0.5 * WORK) - glyph.shape[0] // 2
            top = int(np.clip(top, 0, height - glyph.shape[0]))
            area = canvas[top : top + glyph.shape[0], x : x + glyph.shape[1]]
            np.maximum(area, glyph, out=area)
            gap = self.style.spacing + float(rng.normal(0, 0.05 * self.style.wobble))
            x = max(WORK, x + glyph.shape[1] + round(gap * WORK))
        return canvas


WRITABLE = '0123456789-+/XPNRWD'


def _mark(character: str, style: Style, rng: np.random.Generator) -> np.ndarray:
    strokes = pen.letter_strokes(character, rng)
    if strokes is None:
        raise ValueError(f'no hand writes {character!r}')
    strokes = pen.shear(pen.bend(strokes, 0.03, rng), style.slant, float(rng.normal(0, 0.05)), style.width)
    return crop(pen.ink(strokes, WORK, style.pen))


def _words(text: str, font: ImageFont.FreeTypeFont, rng: np.random.Generator) -> np.ndarray:
    mask = font.getmask(text)
    drawn = np.asarray(mask, np.float32).reshape(mask.size[1], mask.size[0]) / 255
    return elastic(np.pad(drawn, WORK // 4), 0.01, rng)


def _cross_seven(mask: np.ndarray, style: Style, rng: np.random.Generator) -> np.ndarray:
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


# Strokes


def _unit(sample: list[list[float]]) -> list[pen.Stroke] | None:
    """A sample in units of its height, or None where it is clearly broken."""
    strokes = [np.array(flat, float).reshape(-1, 2) for flat in sample if len(flat) >= 2 and len(flat) % 2 == 0]
    if not strokes or sum(len(s) for s in strokes) < 3:
        return None
    points = np.vstack(strokes)
    low, size = points.min(axis=0), np.ptp(points, axis=0)
    if size[1] <= 0 or size[0] > 2 * size[1]:
        return None
    return [(s - low) / size[1] for s in strokes]


def stroke_samples(path: Path, split: str) -> dict[str, dict[str, list[list[pen.Stroke]]]]:
    """Writer to digit to samples; a fifth of the writers, always the same, are those of 'test'."""
    written = json.loads(path.read_text())
    writers = sorted(written)
    order = np.random.default_rng(20).permutation(len(writers))
    held_out = {writers[i] for i in order[: round(0.2 * len(writers))]}
    chosen = [w for w in writers if (w in held_out) == (split == 'test')]
    samples = {}
    for writer in chosen:
        units = {digit: [_unit(s) for s in listed] for digit, listed in written[writer].items()}
        samples[writer] = {digit: [u for u in listed if u is not None] for digit, listed in units.items()}
    return samples


def _stroke_hands(path: Path, split: str, letters: list[ImageFont.FreeTypeFont]) -> list[Hand]:
    samples = stroke_samples(path, split)
    everyone = {digit: [s for w in samples.values() for s in w.get(digit, [])] for digit in '0123456789'}

    def hand(writer: str, index: int) -> Hand:
        own = samples[writer]

        def glyph(character: str, style: Style, rng: np.random.Generator) -> np.ndarray | None:
            if not character.isdigit():
                return None
            choice = own.get(character) or everyone[character]
            strokes = choice[int(rng.integers(len(choice)))]
            if split == 'train' and rng.random() < 0.45:
                others = everyone[character]
                near = [others[int(i)] for i in rng.integers(len(others), size=5)]
                strokes = pen.between(strokes, near, float(rng.uniform(0.2, 0.65)))
            strokes = pen.bend(strokes, 0.022 * style.wobble, rng)
            stretch = style.width * float(rng.normal(1, 0.06))
            # What the writer does not do by nature is added at half strength: the slant is in the samples already.
            slant, turn = style.slant * 0.5 + rng.normal(0, 0.04), rng.normal(0, 0.05 * style.wobble)
            return crop(pen.ink(pen.shear(strokes, float(slant), float(turn), stretch), WORK, style.pen))

        style = Style.random(np.random.default_rng([21, index]))
        return Hand(f'strokes:{writer}', 'strokes', style, glyph, letters[index % len(letters)])

    return [hand(writer, index) for index, writer in enumerate(sorted(samples))]


# MNIST


def _lean(images: np.ndarray) -> np.ndarray:
    weights = images.reshape(len(images), 28, 28).astype(np.float32) / 255
    ys, xs = np.mgrid[0:28, 0:28].astype(np.float32)
    mass = weights.sum(axis=(1, 2))
    x_mean = (weights * xs).sum(axis=(1, 2)) / mass
    y_mean = (weights * ys).sum(axis=(1, 2)) / mass
    dx, dy = xs - x_mean[:, None, None], ys - y_mean[:, None, None]
    return -(weights * dx * dy).sum(axis=(1, 2)) / (weights * dy * dy).sum(axis=(1, 2))


def _mnist_hands(split: str, letters: list[ImageFont.FreeTypeFont]) -> list[Hand]:
    """Writers made up of digits of like slant and weight: MNIST does not say who wrote what."""
    images, labels = mnist(split)
    side = {'train': 32, 'test': 13}[split]
    groups: list[list[np.ndarray]] = [[] for _ in range(side * side)]
    for digit in range(10):
        own = images[labels == digit]
        slanted = own[np.argsort(_lean(own), kind='stable')]
        group = 0
        for same_slant in np.array_split(slanted, side):
            weight = same_slant.reshape(len(same_slant), -1).mean(axis=1)
            for same in np.array_split(same_slant[np.argsort(weight, kind='stable')], side):
                groups[group].append(same)
                group += 1

    def hand(group: list[np.ndarray], index: int) -> Hand:
        def glyph(character: str, style: Style, rng: np.random.Generator) -> np.ndarray | None:
            if not character.isdigit():
                return None
            choice = group[int(character)]
            small = crop(choice[int(rng.integers(len(choice)))].astype(np.float32) / 255, 0.2)
            factor = WORK / small.shape[0]
            if small.shape[1] > 1.8 * small.shape[0]:
                factor *= 0.7
            size = (max(1, round(small.shape[1] * factor)), max(1, round(small.shape[0] * factor)))
            mask = cv2.resize(np.pad(small, 2), (size[0] + 12, size[1] + 12), interpolation=cv2.INTER_CUBIC)
            mask = thicken(mask, _towards(mask, style.pen))
            mask = affine(mask, style.slant * 0.6, float(rng.normal(0, 0.04)), style.width * float(rng.normal(1, 0.05)))
            mask = crop(elastic(mask, 0.012 * style.wobble, rng))
            return _cross_seven(mask, style, rng) if character == '7' and style.crossed_seven else mask

        style = Style.random(np.random.default_rng([22, index]))
        return Hand(f'mnist:{index}', 'mnist', style, glyph, letters[index % len(letters)])

    return [hand(group, index) for index, group in enumerate(groups)]


def _towards(mask: np.ndarray, pen_width: float) -> float:
    """How far to grow the ink, in pixels a side, for its lines to come near the pen's width."""
    inside = (mask > 0.5).astype(np.uint8)
    distance = cv2.distanceTransform(inside, cv2.DIST_L2, 3)
    ridge = distance[distance > 0]
    if ridge.size == 0:
        return 0.0
    rank = int(0.9 * (ridge.size - 1))
    half = float(np.partition(ridge, rank)[rank])
    return float(np.clip(pen_width * WORK / 2 - half, -0.55 * half, 4.0))


# Fonts


def _font_hands(split: str, letters: list[ImageFont.FreeTypeFont]) -> list[Hand]:
    def hand(font: ImageFont.FreeTypeFont, name: str, index: int) -> Hand:
        @lru_cache(maxsize=32)
        def shape(character: str) -> np.ndarray | None:
            mask = font.getmask(character)
            if mask.size[0] * mask.size[1] == 0:
                return None
            drawn = np.asarray(mask, np.float32).reshape(mask.size[1], mask.size[0]) / 255
            return crop(drawn)

        def glyph(character: str, style: Style, rng: np.random.Generator) -> np.ndarray | None:
            mask = shape(character) if character.isalnum() else None
            if mask is None:
                return None
            height = WORK * (1.0 if character.isalpha() else 0.94)
            size = (max(2, round(mask.shape[1] * height / mask.shape[0])), max(2, round(height)))
            mask = np.pad(cv2.resize(mask, size, interpolation=cv2.INTER_AREA), 6)
            mask = thicken(mask, 0.7 * _towards(mask, style.pen))
            mask = affine(mask, style.slant * 0.6 + float(rng.normal(0, 0.04)), float(rng.normal(0, 0.04)), style.width)
            mask = crop(elastic(mask, 0.02 * style.wobble, rng))
            return _cross_seven(mask, style, rng) if character == '7' and style.crossed_seven else mask

        style = Style.random(np.random.default_rng([23, index]))
        return Hand(f'font:{name}', 'font', style, glyph, font)

    names = [(name, weight) for name in HAND_FONTS[split] for weight in range(len(font_files(name)))]
    return [hand(letters[i], f'{name}-{weight}', i) for i, (name, weight) in enumerate(names)]


def strokes_path(given: str | Path | None = None) -> Path | None:
    """The file of pen strokes, if this machine has one: as given, or as SCAN_STROKES says."""
    path = given or os.environ.get('SCAN_STROKES')
    if not path:
        return None
    if not Path(path).is_file():
        sys.exit(f'no strokes at {path}')
    return Path(path)


def hands(split: str, strokes: str | Path | None = None) -> list[Hand]:
    """
    Every writer of 'train' or 'test'. Without a file of strokes (see strokes_path) there are those of MNIST and the
    fonts. There are far more of MNIST than of any other source: choose a source first, then a hand.
    """
    letters = [open_font(file, WORK) for name in HAND_FONTS[split] for file in font_files(name)]
    path = strokes_path(strokes)
    written = _stroke_hands(path, split, letters) if path else []
    return written + _mnist_hands(split, letters) + _font_hands(split, letters)
