"""
That what is told of a drawn card is what was drawn. Run in this folder: python -m unittest test_drawing
"""

import unittest

import numpy as np

from card_truth import truth
from cards import LAYOUTS, Card, Options, draw_card
from cells import CONDITIONS, HEIGHT, WIDTH, cut_cell
from draw_cards import sheet_of
from hands import Hand, hands
from photos import Conditions, Sheet, take_photo

CLEAR = Conditions(sizes=((1600, 1200),), blur=(0, 0.1), motion=0, exposure=(1, 1), noise=(0, 0.1), plain=True)


class DrawnCards(unittest.TestCase):
    pool: list[Hand]

    @classmethod
    def setUpClass(cls) -> None:
        cls.pool = hands('test')

    def cards(self, to_par: float = 0) -> list[Card]:
        return [
            draw_card(np.random.default_rng([60, i]), Options('test', layout=layout, to_par=to_par), self.pool)
            for i, layout in enumerate(LAYOUTS * 2)
        ]

    def test_cells_hold_the_scores_of_their_player(self) -> None:
        for card in self.cards():
            told = [player.scores for player in card.content.players]
            held: list[list[int | None]] = [[None] * len(scores) for scores in told]
            for cell in card.cells():
                if cell.player is not None and isinstance(cell.key, int) and cell.value.isdigit():
                    held[cell.player][cell.key - 1] = int(cell.value)
            self.assertEqual(held, told)

    def test_written_differences_are_against_par(self) -> None:
        for card in self.cards(to_par=1):
            told = truth(card, {})
            players = told['players']
            assert isinstance(players, list)
            for player in players:
                self.assertEqual(player['mode'], 'to-par')
                for score, written, par in zip(player['scores'], player['written'], card.content.course.par):
                    self.assertEqual(written, None if score is None else score - par)

    def test_players_stand_in_the_order_of_their_rows(self) -> None:
        for card in self.cards():
            grid = card.grids[0]
            tops = [grid.row_edges[i] for i, row in enumerate(grid.rows) if row.player is not None]
            order = [row.player for row in grid.rows if row.player is not None]
            self.assertEqual(order, list(range(len(order))))
            self.assertEqual(tops, sorted(tops))


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
        pool = hands('test')
        for seed in range(6):
            rng = np.random.default_rng([62, seed])
            card = draw_card(rng, Options('test'), pool)
            photo = take_photo(rng, sheet_of(card), CONDITIONS)
            high, wide = photo.image.shape[:2]
            for cell in card.cells():
                left, top, right, bottom = cell.box
                points = photo.mapping(np.array([[left, top], [right, bottom]]))
                self.assertTrue((points >= 0).all() and (points < (wide, high)).all())


class CutCells(unittest.TestCase):
    def test_the_quad_fills_the_cell_but_for_its_margin(self) -> None:
        picture = np.zeros((400, 600), np.uint8)
        picture[100:260, 200:440] = 255
        quad = np.array([[200, 100], [440, 100], [440, 260], [200, 260]], float) - 0.5
        cell = cut_cell(picture, quad)
        self.assertEqual(cell.shape, (HEIGHT, WIDTH))
        inside = np.argwhere(cell > 127)
        self.assertEqual(inside.min(axis=0).tolist(), [4, 6])
        self.assertEqual(inside.max(axis=0).tolist(), [HEIGHT - 5, WIDTH - 7])


if __name__ == '__main__':
    unittest.main()
