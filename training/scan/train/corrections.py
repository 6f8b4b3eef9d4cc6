"""
Makes shards of the cells that a club's players gave with their corrections, for the training to learn from:

    python3 -m train.corrections learning-cells.jsonl [more.jsonl]

An export has a cell a line: `value`, the number that somebody decided on; `read`, what the reader had read, or null; `day`;
`png`, 96 by 64 pixels in base64, cut with the margin that the networks are trained on.
"""

import argparse
import base64
import binascii
import json
from collections.abc import Iterator
from pathlib import Path

import cv2
import numpy as np

from labels import WRITTEN, Label, number
from scenes.cut_cells import HEIGHT, WIDTH
from train.shards import FOLDER, SHARD, save

TIMES = 2
"""How much larger an exported cell is than the networks' input, in both directions."""
MOST_STROKES = 15


def read_export(path: Path) -> Iterator[tuple[np.ndarray, Label]]:
    """Each cell at the networks' size, with its label. A line that is none stops it, and is named."""
    with path.open(encoding='utf-8') as lines:
        for at, line in enumerate(lines, 1):
            try:
                yield _read_cell(json.loads(line))
            except (ValueError, KeyError, TypeError) as fault:
                raise ValueError(f'{path}, line {at}: {fault!r}') from fault


def _read_cell(cell: dict) -> tuple[np.ndarray, Label]:
    value = cell['value']
    if type(value) is not int or not 1 <= value <= MOST_STROKES:
        raise ValueError(f'value is {value!r}, not a number of strokes')
    try:
        png = np.frombuffer(base64.b64decode(cell['png'], validate=True), np.uint8)
    except binascii.Error as fault:
        raise ValueError('png is not base64') from fault
    picture = cv2.imdecode(png, cv2.IMREAD_GRAYSCALE) if png.size else None
    if picture is None or picture.shape != (HEIGHT * TIMES, WIDTH * TIMES):
        raise ValueError(f'png is not a picture of {WIDTH * TIMES} by {HEIGHT * TIMES} pixels')
    small = cv2.resize(picture, (WIDTH, HEIGHT), interpolation=cv2.INTER_AREA)
    return small, number(WRITTEN, str(value))


def write_shards(paths: list[Path], folder: Path = FOLDER, size: int = SHARD) -> list[Path]:
    """Takes the place of the shards of earlier exports, so that nothing stays that a club has erased since."""
    cells = [cell for path in paths for cell in read_export(path)]
    if not cells:
        raise ValueError('there are no cells in these exports')
    for old in folder.glob('corrections-train-*.npz'):
        old.unlink()
    written = []
    for index, first in enumerate(range(0, len(cells), size)):
        some = cells[first : first + size]
        path = folder / f'corrections-train-{index:03}.npz'
        save(path, [cell for cell, _ in some], [label for _, label in some])
        written.append(path)
    return written


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('exports', nargs='+', type=Path)
    options = parser.parse_args()
    try:
        for path in write_shards(options.exports):
            print(path)
    except (ValueError, OSError) as fault:
        raise SystemExit(str(fault)) from fault


if __name__ == '__main__':
    main()
