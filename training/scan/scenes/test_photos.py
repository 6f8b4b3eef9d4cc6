"""A photo's mapping leads from the sheet to the picture."""

import unittest

import numpy as np

from cards.draw_card import Options, draw_card
from scenes.cut_cells import CONDITIONS
from scenes.draw_cards import sheet_of
from scenes.photos import Conditions, take_photo
from scenes.sheets import Sheet
from writers.load_writers import load_writers

CLEAR = Conditions(sizes=((1600, 1200),), blur=(0, 0.1), motion=0, exposure=(1, 1), noise=(0, 0.1), plain=True)


class TakenPhotos(unittest.TestCase):
    def test_a_mark_on_the_sheet_is_where_the_mapping_says(self) -> None:
        for turn in (0, 90, 180, 270):
            for seed in range(3):
                rng = np.random.default_rng([61, seed])
                image = np.full((700, 1500, 3), 245, np.uint8)
                image[190:210, 1090:1110] = 0
                sheet = Sheet(image, [0.5], (100, 100, 1400, 600))
                photo = take_photo(rng, sheet, Conditions(**{**CLEAR.__dict__, 'turn': turn}))
                x, y = photo.mapping(np.array([[1100.0, 200.0]]))[0]
                near = photo.image[int(y) - 40 : int(y) + 41, int(x) - 40 : int(x) + 41].min(axis=2)
                dark = np.argwhere(near < near.min() + 40).mean(axis=0)
                self.assertLess(float(np.abs(dark - 40).max()), 3)

    def test_the_table_stays_in_the_picture(self) -> None:
        pool = load_writers('test')
        for seed in range(6):
            rng = np.random.default_rng([62, seed])
            card = draw_card(rng, Options('test'), pool)
            photo = take_photo(rng, sheet_of(card), CONDITIONS)
            high, wide = photo.image.shape[:2]
            for cell in card.cells():
                left, top, right, bottom = cell.box
                points = photo.mapping(np.array([[left, top], [right, bottom]]))
                self.assertTrue((points >= 0).all() and (points < (wide, high)).all())
