"""
Draws the few photos that the product's own tests read, from fonts and MNIST digits alone:

    python -m scenes.draw_fixtures --out ../../fixtures/scorecards

The seeds were chosen by eye for legible writing; the pictures are ordinary, not hard.
"""

import argparse
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from cards.draw_card import Options, draw_card
from scenes.draw_cards import save_card, save_photo, sheet_of
from scenes.negatives import draw_negative
from scenes.photos import Conditions, Photo, take_photo
from writers.load_writers import load_writers

EASY = Conditions(
    sizes=((1600, 1200),),
    blur=(0.3, 0.6),
    motion=0,
    exposure=(0.9, 1.05),
    noise=(0.5, 2.0),
    fill=(0.9, 1.0),
    warp=0.6,
)
QUALITY = 68
LEAGUE_TABLE = 11


@dataclass(frozen=True)
class Fixture:
    layout: str
    players: int
    seed: int
    turn: int = 0


FIXTURES = {
    'wide-two-players': Fixture('wide', 2, 31),
    'twoblock': Fixture('twoblock', 1, 43),
    'vertical': Fixture('vertical', 2, 37),
    'fold': Fixture('fold', 1, 52),
    'nine-holes': Fixture('nine', 1, 50),
    'upside-down': Fixture('wide', 1, 57, turn=180),
    'blank': Fixture('wide', 0, 50),
}


def _compressed(photo: Photo) -> Photo:
    return Photo(photo.image, photo.mapping, QUALITY, photo.info)


def draw_fixture(name: str, folder: Path, seed: int | None = None) -> None:
    fixture = FIXTURES[name]
    rng = np.random.default_rng([50, fixture.seed if seed is None else seed])
    options = Options('train', layout=fixture.layout, players=fixture.players, to_par=0)
    card = draw_card(rng, options, load_writers('train'))
    conditions = Conditions(**{**EASY.__dict__, 'turn': fixture.turn})
    save_card(card, _compressed(take_photo(rng, sheet_of(card), conditions)), folder, name)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--out', type=Path, required=True)
    args = parser.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    for name in FIXTURES:
        draw_fixture(name, args.out)
    _, photo = draw_negative(np.random.default_rng([50, 8]), LEAGUE_TABLE, 'train', EASY)
    save_photo(_compressed(photo), args.out / 'no-scorecard.jpg')


if __name__ == '__main__':
    main()
