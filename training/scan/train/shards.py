"""Cells on disk, in shards of some thousand, so that no step of the training needs them all in memory."""

import argparse
import os
from pathlib import Path

import cv2
import numpy as np

from labels import FIELDS, SOURCES, Label
from scenes.cell_drawing import CellDrawer
from writers.load_writers import strokes_path

FOLDER = Path(os.environ.get('SCAN_TRAINING', Path(__file__).parents[3] / '.cache' / 'scan'))
SHARD = 20_000


def save(path: Path, cells: list[np.ndarray], labels: list[Label]) -> None:
    """Writes the shard under a temporary name first, so that an interrupted run leaves no half shard behind."""
    fields = {field: np.array([getattr(label, field) for label in labels], np.int8) for field in FIELDS}
    unfinished = path.with_suffix('.part')
    path.parent.mkdir(parents=True, exist_ok=True)
    with unfinished.open('wb') as file:
        np.savez_compressed(file, x=np.stack(cells), **fields)
    unfinished.rename(path)


def load(path: Path) -> dict[str, np.ndarray]:
    with np.load(path) as stored:
        shard = {key: stored[key] for key in ['x', *FIELDS]}
    if shard['source'].dtype.kind == 'U':
        shard['source'] = np.array([SOURCES.index(s) if s in SOURCES else 0 for s in shard['source']], np.int8)
    return {key: value if key == 'x' else value.astype(np.int8) for key, value in shard.items()}


def shard_files(split: str) -> dict[str, list[Path]]:
    """
    As far as there are: cells drawn one by one ('drawn'), those cut from photos of whole drawn cards ('cards'), for
    the test well written ones ('plain'), and for the training those that players corrected ('corrections').
    """
    found = {
        'drawn': sorted(FOLDER.glob(f'drawn-{split}-*.npz')),
        'cards': sorted((FOLDER / f'cards-{split}').glob('**/cells-*.npz')),
        'corrections': sorted(FOLDER.glob(f'corrections-{split}-*.npz')),
        'plain': sorted(FOLDER.glob(f'plain-{split}-*.npz')),
    }
    return {family: files for family, files in found.items() if files}


def draw_shard(split: str, index: int, strokes: str | None, size: int = SHARD) -> Path:
    path = FOLDER / f'drawn-{split}-{index:03}.npz'
    if not path.exists():
        drawer = CellDrawer(split, strokes, index)
        drawn = [drawer.draw() for _ in range(size)]
        save(path, [cell for cell, _ in drawn], [label for _, label in drawn])
    return path


def draw_plain_test(strokes: str | None, size: int) -> Path:
    path = FOLDER / 'plain-test-000.npz'
    if not path.exists():
        drawer = CellDrawer('test', strokes, 77)
        drawn = [drawer.draw_plain() for _ in range(size)]
        save(path, [cell for cell, _ in drawn], [label for _, label in drawn])
    return path


def main() -> None:
    parser = argparse.ArgumentParser(description='Draws shards of cells that are not there yet.')
    parser.add_argument('--strokes')
    parser.add_argument('--train', default='0:15', help='first:last shard of the training')
    parser.add_argument('--test', default='0:1')
    parser.add_argument('--size', type=int, default=SHARD)
    options = parser.parse_args()
    cv2.setNumThreads(1)
    strokes = strokes_path(options.strokes)
    path = str(strokes) if strokes else None
    for split, span in (('test', options.test), ('train', options.train)):
        first, last = (int(part) for part in span.split(':'))
        if split == 'test' and first < last:
            print(draw_plain_test(path, options.size), flush=True)
        for index in range(first, last):
            print(draw_shard(split, index, path, options.size), flush=True)


if __name__ == '__main__':
    main()
