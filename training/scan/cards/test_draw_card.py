"""The truth of a drawn card is what was drawn."""

import unittest

import numpy as np

from cards.draw_card import LAYOUTS, Card, Options, draw_card
from cards.truth import truth
from writers.load_writers import load_writers
from writers.writer import Writer


class DrawnCards(unittest.TestCase):
    pool: list[Writer]

    @classmethod
    def setUpClass(cls) -> None:
        cls.pool = load_writers('test')

    def cards(self, to_par: float = 0) -> list[Card]:
        return [
            draw_card(np.random.default_rng([60, i]), Options('test', layout=layout, to_par=to_par), self.pool)
            for i, layout in enumerate(LAYOUTS * 2)
        ]

    def test_cells_hold_the_scores_of_their_player(self) -> None:
        for card in self.cards():
            scores = [player.scores for player in card.content.players]
            held: list[list[int | None]] = [[None] * len(row) for row in scores]
            for cell in card.cells():
                if cell.player is not None and isinstance(cell.key, int) and cell.value.isdigit():
                    held[cell.player][cell.key - 1] = int(cell.value)
            self.assertEqual(held, scores)

    def test_written_differences_are_against_par(self) -> None:
        for card in self.cards(to_par=1):
            players = truth(card, {})['players']
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
