"""An export of a club's corrected cells becomes shards as the training loads them."""

import base64
import json
import tempfile
import unittest
from pathlib import Path
from unittest import mock

import cv2
import numpy as np

from labels import BLANK, WRITTEN
from train import shards
from train.corrections import read_export, write_shards


def line(value: object = 5, shade: int = 90, size: tuple[int, int] = (64, 96), **more: object) -> str:
    """A cell whose right half is dark."""
    picture = np.full(size, 250, np.uint8)
    picture[:, size[1] // 2 :] = shade
    png = base64.b64encode(cv2.imencode('.png', picture)[1].tobytes()).decode()
    return json.dumps({'value': value, 'read': None, 'day': '2026-11-25', 'png': png, **more})


class Corrections(unittest.TestCase):
    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def export(self, *lines: str, name: str = 'export.jsonl') -> Path:
        path = self.folder / name
        path.write_text(''.join(f'{one}\n' for one in lines), encoding='utf-8')
        return path

    def test_a_cell_has_the_networks_size_and_the_decided_number(self) -> None:
        cells = list(read_export(self.export(line(5), line(12, shade=10))))
        self.assertEqual([cell.shape for cell, _ in cells], [(32, 48), (32, 48)])
        self.assertEqual((cells[0][0][16, 10], cells[0][0][16, 40]), (250, 90))
        five, twelve = (label for _, label in cells)
        self.assertEqual((five.kind, five.digits, five.tens, five.ones), (WRITTEN, 1, BLANK, 5))
        self.assertEqual((twelve.kind, twelve.digits, twelve.tens, twelve.ones), (WRITTEN, 2, 1, 2))

    def test_the_training_finds_and_loads_the_shards(self) -> None:
        one = self.export(line(1), line(2), line(3))
        two = self.export(line(4), name='two.jsonl')
        written = write_shards([one, two], self.folder, size=3)
        self.assertEqual(len(written), 2)
        with mock.patch.object(shards, 'FOLDER', self.folder):
            self.assertEqual(shards.shard_files('train'), {'corrections': written})
            self.assertEqual(shards.shard_files('test'), {})
        ones = [one for path in written for one in shards.load(path)['ones'].tolist()]
        self.assertEqual(ones, [1, 2, 3, 4])

    def test_what_a_club_has_erased_is_not_learned_from_again(self) -> None:
        write_shards([self.export(line(1), line(2))], self.folder, size=1)
        written = write_shards([self.export(line(3))], self.folder, size=1)
        self.assertEqual(sorted(self.folder.glob('corrections-*')), written)

    def test_a_line_that_is_no_cell_is_named(self) -> None:
        wrong = {
            'value is 16': line(16),
            'value is True': line(True),
            "'png'": '{"value": 4}',
            '96 by 64': line(4, size=(32, 48)),
            'not base64': line(4, png='?'),
            'Expecting': 'no JSON',
        }
        for said, written in wrong.items():
            with self.assertRaisesRegex(ValueError, f'line 2: .*{said}'):
                list(read_export(self.export(line(4), written)))

    def test_an_export_without_cells_leaves_the_shards(self) -> None:
        written = write_shards([self.export(line(1))], self.folder)
        with self.assertRaisesRegex(ValueError, 'no cells'):
            write_shards([self.export()], self.folder)
        self.assertTrue(written[0].exists())


if __name__ == '__main__':
    unittest.main()
