"""Cells on disk: shards of some thousand, so that no step of the training holds more than it needs."""

import argparse
from pathlib import Path

import numpy as np

from cell_drawing import CellDrawer
from hands import strokes_path
from labels import FIELDS, Label

FOLDER = Path(__file__).parents[2] / '.cache' / 'scan'
SHARD = 20_000


def save(path: Path, cells: list[np.ndarray], labels: list[Label]) -> None:
    """Whole or not at all: a run that is broken off leaves no half shard behind."""
    fields = {field: np.array([getattr(label, field) for label in labels], np.int8) for field in FIELDS}
    unfinished = path.with_suffix('.part')
    path.parent.mkdir(parents=True, exist_ok=True)
    with unfinished.open('wb') as file:
        np.savez_compressed(file, x=np.stack(cells), **fields)
    unfinished.rename(path)


def load(path: Path) -> dict[str, np.ndarray]:
    with np.load(path) as stored:
        return {key: stored[key] for key in ['x', *FIELDS]}


def shard_files(split: str) -> list[Path]:
    """Cells drawn one by one, and those cut from whole drawn cards where there are any."""
    return sorted(FOLDER.glob(f'drawn-{split}-*.npz')) + sorted(FOLDER.glob(f'cells-{split}-*.npz'))


def draw_shard(split: str, index: int, strokes: str | None, size: int = SHARD) -> Path:
    path = FOLDER / f'drawn-{split}-{index:03}.npz'
    if not path.exists():
        drawer = CellDrawer(split, strokes, index)
        drawn = [drawer.draw() for _ in range(size)]
        save(path, [cell for cell, _ in drawn], [label for _, label in drawn])
    return path


def main() -> None:
    parser = argparse.ArgumentParser(description='Draws shards of cells that are not there yet.')
    parser.add_argument('--strokes')
    parser.add_argument('--train', default='0:15', help='first:last shard of the training')
    parser.add_argument('--test', default='0:1')
    parser.add_argument('--size', type=int, default=SHARD)
    options = parser.parse_args()
    strokes = strokes_path(options.strokes)
    for split, span in (('test', options.test), ('train', options.train)):
        first, last = (int(part) for part in span.split(':'))
        for index in range(first, last):
            print(draw_shard(split, index, str(strokes) if strokes else None, options.size), flush=True)


if __name__ == '__main__':
    main()
