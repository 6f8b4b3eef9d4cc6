"""
Draws photos of whole cards, with their truth beside them, to measure a reader on:

    python -m scenes.draw_cards --out DIR --count 100 --seed 1 --split test [--strokes FILE] [--layout nine] [--to-par 1]
                                [--turned] [--blank N] [--negatives N] [--hard]

The truth has the same fields for every card; `players[].quads` are the corners of each hole's cell in the photo.
"""

import argparse
import json
from dataclasses import replace
from pathlib import Path

import cv2
import numpy as np
from PIL import Image

from cards.draw_card import Card, Options, draw_card
from cards.truth import truth
from chance import Rng, pick
from scenes.photos import Conditions, Photo, take_photo, turn_of
from scenes.sheets import Sheet
from writers.load_writers import load_writers

HARD = {
    'dark': Conditions(exposure=(0.06, 0.14), noise=(4, 10)),
    'blurred': Conditions(blur=(7, 12)),
    'cut': Conditions(fill=(1.5, 1.9), cut=True),
    'tiny': Conditions(fill=(0.16, 0.24)),
}

EXIF_ORIENTATION = 0x0112


def sheet_of(card: Card) -> Sheet:
    frames = np.array([grid.frame() for grid in card.grids])
    keep = (*frames[:, :2].min(0), *frames[:, 2:].max(0))
    return Sheet(
        card.image, card.folds, (float(keep[0]), float(keep[1]), float(keep[2]), float(keep[3])), card.corner
    )


def _quads(card: Card, photo: Photo) -> list[list[list[list[int]] | None]]:
    """By player and hole: the corners of the cell, top left, top right, bottom right, bottom left as the card is read."""
    quads: list[list[list[list[int]] | None]] = [[None] * 18 for _ in card.content.players]
    for cell in card.cells():
        if cell.player is not None and isinstance(cell.key, int):
            left, top, right, bottom = cell.box
            corners = photo.mapping(np.array([[left, top], [right, top], [right, bottom], [left, bottom]]))
            quads[cell.player][cell.key - 1] = np.round(corners).astype(int).tolist()
    return quads


def save_photo(photo: Photo, path: Path, exif: int = 1) -> None:
    """`exif`: 3, 6 or 8 stores the pixels turned, with the tag that has them shown upright."""
    image = Image.fromarray(photo.image)
    back = {
        1: None,
        3: Image.Transpose.ROTATE_180,
        6: Image.Transpose.ROTATE_90,
        8: Image.Transpose.ROTATE_270,
    }[exif]
    if back is None:
        image.save(path, quality=photo.quality)
        return
    tags = Image.Exif()
    tags[EXIF_ORIENTATION] = exif
    image.transpose(back).save(path, quality=photo.quality, exif=tags)


def save_card(card: Card, photo: Photo, folder: Path, name: str, exif: int = 1) -> None:
    save_photo(photo, folder / f'{name}.jpg', exif)
    known = truth(card, {**photo.info, 'exif': exif})
    players = known['players']
    assert isinstance(players, list)
    for player, quads in zip(players, _quads(card, photo)):
        player['quads'] = quads
    height, width = photo.image.shape[:2]
    head = {'id': name, 'image': f'{name}.jpg', 'width': width, 'height': height}
    (folder / f'{name}.json').write_text(json.dumps({**head, **known}, ensure_ascii=False))


def _conditions(rng: Rng, args: argparse.Namespace) -> tuple[Conditions, int]:
    if not args.turned:
        return Conditions(turn=turn_of(rng)), 1
    exif = pick(rng, [1, 1, 3, 6, 8])
    return Conditions(turn=pick(rng, [90, 180, 180, 270]) if exif == 1 else 0), exif


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--out', type=Path, required=True)
    parser.add_argument('--count', type=int, default=0)
    parser.add_argument('--seed', type=int, required=True)
    parser.add_argument('--split', choices=['train', 'test'], required=True)
    parser.add_argument('--strokes', default=None)
    parser.add_argument('--layout', default=None)
    parser.add_argument('--to-par', type=float, default=0.1)
    parser.add_argument('--turned', action='store_true')
    parser.add_argument('--hard', action='store_true', help='count of each kind')
    parser.add_argument('--blank', type=int, default=0)
    parser.add_argument('--negatives', type=int, default=0)
    args = parser.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    cv2.setNumThreads(1)
    pool = load_writers(args.split, args.strokes)
    options = Options(args.split, layout=args.layout, to_par=args.to_par)
    for i in range(args.count):
        for kind in HARD if args.hard else ['card']:
            rng = np.random.default_rng([args.seed, i, *kind.encode()])
            card = draw_card(rng, options, pool)
            conditions, exif = (HARD[kind], 1) if args.hard else _conditions(rng, args)
            save_card(card, take_photo(rng, sheet_of(card), conditions), args.out, f'{kind}_{i:03d}', exif)
    for i in range(args.blank):
        rng = np.random.default_rng([args.seed, i, 1])
        card = draw_card(rng, replace(options, players=0), pool)
        save_card(card, take_photo(rng, sheet_of(card)), args.out, f'blank_{i:03d}')
    if args.negatives:
        from scenes.negatives import draw_negative

        for i in range(args.negatives):
            rng = np.random.default_rng([args.seed, i, 2])
            name, photo = draw_negative(rng, i, args.split)
            save_photo(photo, args.out / f'{i:03d}_{name}.jpg')


if __name__ == '__main__':
    main()
