"""
Cuts cells out of drawn photos as the reader will cut them, labelled for training:

    python -m scenes.cut_cells --out DIR --cards N --seed S --split train|test [--strokes FILE] [--limit CELLS]

Writes shards of npz. `x` uint8 [N,32,48]: the cell with 15 % of it on each side. Labels, all [N]: `kind` 0 empty, 1 printed
number, 2 handwritten number, 3 picked up, 4 printed words, 5 other handwriting; `hundreds`, `tens`, `ones` 0 to 9, 10 for
none (of a four-digit sum the last three); `digits` how many there are, 4 for four or more and for '4/3'; `minus` 0 or 1; `ring` 0 none, 1 circle, 2 square, 3 triangle. `source` says who
wrote: none, print, mnist, strokes, font.
"""

import argparse
from pathlib import Path
from typing import Any

import cv2
import numpy as np

from cards.draw_card import Options, draw_card
from cards.grid import Cell
from chance import Rng, chance, weighted
from labels import EMPTY, OTHER, PICKED_UP, PRINTED, WORDS, WRITTEN
from scenes.draw_cards import sheet_of
from scenes.photos import Conditions, Photo, take_photo
from writers.load_writers import load_writers

HEIGHT, WIDTH, MARGIN = 32, 48, 0.15

CONDITIONS = Conditions(sizes=((2000, 1500),) * 3 + ((1600, 1200), (1280, 960)), plain=True)

SHARES = {WRITTEN: 1.0, PICKED_UP: 1.0, OTHER: 0.8, PRINTED: 0.22, EMPTY: 0.22, WORDS: 0.3}
"""How many of the cells of each kind are kept, so that about half of all are handwritten."""


def cell_quad(cell: Cell, photo: Photo, rng: Rng) -> np.ndarray:
    """The corners [4,2] in the photo as a finder of grids would give them: near the truth, not on it."""
    left, top, right, bottom = cell.box
    corners = photo.mapping(np.array([[left, top], [right, top], [right, bottom], [left, bottom]], float))
    across, down = corners[1] - corners[0], corners[3] - corners[0]
    amount = 0.06 if chance(rng, 0.85) else 0.12
    common = rng.normal(0, amount * 0.6, 2)
    own = rng.normal(0, amount * 0.5, (4, 2))
    offsets = np.clip(common + own, -1.7 * amount, 1.7 * amount)
    return corners + offsets[:, :1] * across + offsets[:, 1:] * down


def cut_cell(grey: np.ndarray, quad: np.ndarray) -> np.ndarray:
    """The quad with its margin, averaged over areas where the photo is finer than the cell image."""
    across = max(np.linalg.norm(quad[1] - quad[0]), np.linalg.norm(quad[2] - quad[3])) * (1 + 2 * MARGIN)
    down = max(np.linalg.norm(quad[3] - quad[0]), np.linalg.norm(quad[2] - quad[1])) * (1 + 2 * MARGIN)
    times = int(np.clip(np.ceil(max(across / WIDTH, down / HEIGHT)), 1, 6))
    w, h = WIDTH * times, HEIGHT * times
    mx, my = w * MARGIN / (1 + 2 * MARGIN), h * MARGIN / (1 + 2 * MARGIN)
    target = np.array([[mx, my], [w - mx, my], [w - mx, h - my], [mx, h - my]], np.float32) - 0.5
    matrix = cv2.getPerspectiveTransform(quad.astype(np.float32), target)
    fine = cv2.warpPerspective(grey, matrix, (w, h), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    return fine if times == 1 else cv2.resize(fine, (WIDTH, HEIGHT), interpolation=cv2.INTER_AREA)


class Shards:
    """Collects cells and writes them away by the shard."""

    def __init__(self, folder: Path, size: int) -> None:
        self._folder, self._size = folder, size
        self._images: list[np.ndarray] = []
        self._labels: list[tuple[int, ...]] = []
        self._sources: list[str] = []
        self._written = 0
        self.total = 0

    def add(self, image: np.ndarray, cell: Cell) -> None:
        hundreds, tens, ones = cell.digits()
        self._images.append(image)
        self._labels.append((cell.kind, hundreds, tens, ones, cell.length(), cell.minus(), cell.ring))
        self._sources.append(cell.source)
        self.total += 1
        if len(self._images) >= self._size:
            self.write()

    def write(self) -> None:
        if not self._images:
            return
        order = np.random.default_rng(self._written).permutation(len(self._images))
        labels = np.array(self._labels, np.uint8)[order]
        names = ('kind', 'hundreds', 'tens', 'ones', 'digits', 'minus', 'ring')
        columns: dict[str, Any] = {name: labels[:, i] for i, name in enumerate(names)}
        path = self._folder / f'cells-{self._written:04d}.npz'
        np.savez(path, x=np.stack(self._images)[order], source=np.array(self._sources)[order], **columns)
        self._images, self._labels, self._sources = [], [], []
        self._written += 1


def photo_grey(photo: Photo) -> np.ndarray:
    """The photo after it was saved as a JPEG and opened again."""
    _, packed = cv2.imencode('.jpg', photo.image[..., ::-1], [cv2.IMWRITE_JPEG_QUALITY, photo.quality])
    return np.asarray(cv2.imdecode(packed, cv2.IMREAD_GRAYSCALE))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--out', type=Path, required=True)
    parser.add_argument('--cards', type=int, required=True)
    parser.add_argument('--seed', type=int, required=True)
    parser.add_argument('--split', choices=['train', 'test'], required=True)
    parser.add_argument('--strokes', default=None)
    parser.add_argument('--limit', type=int, default=None, help='stop after so many cells')
    args = parser.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    # Two programs beside each other are faster than one that shares its work out.
    cv2.setNumThreads(1)
    pool = load_writers(args.split, args.strokes)
    shards = Shards(args.out, 5000)
    for i in range(args.cards):
        rng = np.random.default_rng([args.seed, i, 3])
        wild = float(rng.choice([0.0, 0.15, 0.4]))
        players = weighted(rng, {1: 1, 2: 1, 3: 2, 4: 4})
        card = draw_card(rng, Options(args.split, players=players, to_par=0.12, wild=wild), pool)
        photo = take_photo(rng, sheet_of(card), CONDITIONS)
        grey = photo_grey(photo)
        for cell in card.cells():
            if chance(rng, SHARES[cell.kind]):
                shards.add(cut_cell(grey, cell_quad(cell, photo, rng)), cell)
        if args.limit and shards.total >= args.limit:
            break
    shards.write()
    print(f'{shards.total} cells')


if __name__ == '__main__':
    main()
