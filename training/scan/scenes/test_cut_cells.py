"""A cell is cut as the product cuts it: with the margin that the networks are trained on."""

import unittest

import numpy as np

from scenes.cut_cells import HEIGHT, WIDTH, cut_cell


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
