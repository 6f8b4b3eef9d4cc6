"""Handwriting by writer: pen strokes, MNIST, fonts. Writers of 'test' are never those of 'train'."""

import os
import sys
from pathlib import Path

from sources import HAND_FONTS, font_files, open_font
from writers.font_writers import font_writers
from writers.mnist_writers import mnist_writers
from writers.pen_writers import pen_writers
from writers.writer import WORK, Writer

def strokes_path(given: str | Path | None = None) -> Path | None:
    """The file of pen strokes, if this machine has one: as given, or as SCAN_STROKES says."""
    path = given or os.environ.get('SCAN_STROKES')
    if not path:
        return None
    if not Path(path).is_file():
        sys.exit(f'no strokes at {path}')
    return Path(path)


def load_writers(split: str, strokes: str | Path | None = None) -> list[Writer]:
    """
    Every writer of 'train' or 'test'. Without a file of strokes (see strokes_path) there are those of MNIST and the
    fonts. There are far more of MNIST than of any other source: choose a source first, then a writer.
    """
    letters = [open_font(file, WORK) for name in HAND_FONTS[split] for file in font_files(name)]
    path = strokes_path(strokes)
    written = pen_writers(path, split, letters) if path else []
    return written + mnist_writers(split, letters) + font_writers(split, letters)
