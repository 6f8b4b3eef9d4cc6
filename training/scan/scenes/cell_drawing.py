"""Draws single cells of scorecards as a photo shows them: quick, and harsher than most photos."""

from collections import deque

import cv2
import numpy as np

from labels import EMPTY, OTHER, PICKED_UP, PRINTED, SOURCES, WORDS, WRITTEN, Label, number
from scenes import marks
from scenes.cell_scene import CELL, Scene
from scenes.print_fonts import print_fonts
from writers.load_writers import load_writers
from writers.writer import Writer

_WORDS = [
    'OUT', 'IN', 'TOT', 'TOTAL', 'HOLE', 'PAR', 'HANDICAP', 'HCP', 'HDCP', 'NET', 'GROSS', 'BLUE', 'WHITE', 'RED',
    'GOLD', 'BLACK', 'SI', 'S.I.', 'Index', 'Stroke', 'INITIALS', 'PLAYER', 'Hole', 'Par', 'Out', 'In', 'Total',
    'HOYO', 'IDA', 'VUELTA', 'AMARILLAS', 'BLANCAS', 'AZULES', 'ROJAS', 'METROS', 'JUGADOR', 'Hoyo', 'Barras', 'MEN',
    'LADIES', 'Yards', 'M', 'L', 'A', 'B', 'Y', '+/-', 'Adj', 'Score', 'Pts', 'PUNTOS', 'NETO', 'BRUTO', 'Loch', 'LOCH',
    'Gelb', 'AUS', 'EIN', 'Trou', 'Buca', 'MARKER', 'Date', 'Signature', '–', '*', 'W', 'Rating', 'Slope', 'Fairway',
]
_NAMES = [
    'Ana', 'Jon', 'Luis', 'Marta', 'Pep', 'Tom', 'Eva', 'JM', 'AB', 'Kim', 'Rob', 'Sra. Gil', 'Paco', 'Ben', 'Lee',
    'Rosa', 'Ruiz', 'JL', 'Max', 'fairway', 'ok', 'CTP', 'LD', 'water', 'A', 'B', 'G', 'S', 'H', 'b', 'c', 'k',
]


class CellDrawer:
    """Draws cells with the writers and print fonts of one split. The same seed draws the same cells."""

    def __init__(self, split: str, strokes: str | None, seed: int):
        self.rng = np.random.default_rng([seed, {'train': 1, 'test': 2}[split]])
        everyone = load_writers(split, strokes)
        self.by_source = {s: [h for h in everyone if h.source == s] for s in ('strokes', 'mnist', 'font')}
        weights = {'strokes': 0.55, 'mnist': 0.27, 'font': 0.18}
        self.sources = [s for s, found in self.by_source.items() if found]
        share = np.array([weights[s] for s in self.sources])
        self.source_share = share / share.sum()
        self.split = split
        self.prints = print_fonts(split)
        self.written_before: deque[np.ndarray] = deque(maxlen=60)
        self.printed_before: deque[np.ndarray] = deque(maxlen=60)

    def draw(self) -> tuple[np.ndarray, Label]:
        """One cell, uint8 [32,48], and what it holds."""
        rng = self.rng
        kind = int(rng.choice(6, p=[0.13, 0.18, 0.5, 0.065, 0.06, 0.065]))
        scene = Scene(rng, is_written=kind in (WRITTEN, PICKED_UP, OTHER))
        writer = self._writer()
        self._neighbours(scene, writer)
        label = {
            EMPTY: self._empty, PRINTED: self._printed, WRITTEN: self._written, PICKED_UP: self._picked_up,
            WORDS: self._words, OTHER: self._other,
        }[kind](scene, writer)
        return scene.photograph(), label

    def draw_plain(self) -> tuple[np.ndarray, Label]:
        """A number of one or two digits as most players write it, in a good photo: for comparing writers, not photos."""
        rng = self.rng
        scene = Scene(rng, is_written=True, harshness=0.0)
        writer = self._writer()
        self._neighbours(scene, writer)
        text = str(rng.integers(0, 10)) if rng.random() < 0.7 else str(rng.integers(10, 100))
        mask = writer.draw(text, CELL * rng.uniform(0.5, 0.85), rng)
        self.written_before.append(mask)
        scene.place(scene.pen, mask, 0.05, fit=0.95)
        return scene.photograph(), number(WRITTEN, text, 0, SOURCES.index(writer.source))

    def _writer(self) -> Writer:
        chosen = str(self.rng.choice(self.sources, p=self.source_share))
        found = self.by_source[chosen]
        writer = found[int(self.rng.integers(len(found)))]
        return writer.restyled(self.rng) if self.rng.random() < (0.7 if self.split == 'train' else 0.3) else writer

    def _neighbours(self, scene: Scene, writer: Writer) -> None:
        rng = self.rng
        if self.written_before and rng.random() < 0.33:
            for _ in range(int(rng.integers(1, 4))):
                mask = self.written_before[int(rng.integers(len(self.written_before)))]
                scene.intrude(scene.pen, mask, rng.uniform(0.45, 1.0))
        if self.printed_before and rng.random() < 0.25:
            mask = self.printed_before[int(rng.integers(len(self.printed_before)))]
            scene.intrude(scene.print, mask, rng.uniform(0.35, 0.65), vertical=rng.random() < 0.8)
        scene.pen_width = max(0.9, writer.style.pen * CELL * rng.uniform(0.45, 0.9))

    def _empty(self, scene: Scene, writer: Writer) -> Label:
        if self.rng.random() < 0.08:
            marks.dots(scene.pen, scene.box, scene.pen_width, self.rng)
        return Label(EMPTY)

    def _print_mask(self, text: str, height: float) -> np.ndarray:
        font = self.prints[int(self.rng.integers(len(self.prints)))]
        mask = font.draw(text, height)
        if text.isdigit():
            self.printed_before.append(mask)
        return mask

    def _printed(self, scene: Scene, writer: Writer) -> Label:
        rng = self.rng
        way = rng.random()
        if way < 0.3:
            text = str(rng.integers(1, 19))
        elif way < 0.42:
            text = str(rng.integers(3, 6))
        elif way < 0.72:
            text = str(rng.integers(70, 640))
        elif way < 0.84:
            text = str(rng.integers(19, 100))
        elif way < 0.96:
            text = str(rng.integers(1500, 7600))
            text = text if rng.random() < 0.6 else f'{text[0]}{rng.choice([",", "."])}{text[1:]}'
        else:
            low, high = (3, 6) if rng.random() < 0.5 else (1, 19)
            text = f'{rng.integers(low, high)}/{rng.integers(low, high)}'
        scene.place(scene.print, self._print_mask(text, CELL * rng.uniform(0.3, 0.72)), 0.06, fit=1.0)
        if rng.random() < 0.02:
            marks.ring(scene.pen, 1, scene.centre, (scene.width * 0.3, CELL * 0.4), scene.pen_width, rng)
        return number(PRINTED, text)

    def _value(self) -> str:
        rng = self.rng
        way = rng.random()
        if way < 0.5:
            return str(rng.choice(10, p=[0.05, 0.07, 0.11, 0.12, 0.12, 0.12, 0.12, 0.11, 0.09, 0.09]))
        if way < 0.64:
            return str(rng.integers(10, 20))
        if way < 0.86:
            return str(rng.integers(20, 100))
        if way < 0.93:
            return str(rng.integers(100, 145))
        return f'{"-" if rng.random() < 0.6 else "+"}{rng.integers(1, 6 if rng.random() < 0.8 else 20)}'

    def _written(self, scene: Scene, writer: Writer) -> Label:
        rng = self.rng
        text = self._value()
        source = SOURCES.index(writer.source)
        height = CELL * float(np.clip(rng.normal(0.66, 0.17), 0.34, 1.1))
        way = rng.random()
        if len(text) > 2 and scene.width < 0.95 * CELL:
            text = text[-2:].lstrip('0') or '0'
        is_short = len(text) == 1 or text in ('10', '11', '12') or text[0] in '+-'
        if way < 0.05 and is_short:
            self._corrected(scene, writer, text, height)
            return number(WRITTEN, text, 0, source)
        shape = int(rng.choice(4, p=[0.74, 0.13, 0.09, 0.04])) if is_short else 0
        if shape:
            height = min(height, CELL * rng.uniform(0.4, 0.65))
        mask = writer.draw(text, height, rng)
        if text.isdigit():
            self.written_before.append(mask)
        box = scene.place(scene.pen, mask, 0.09, fit=0.85 if shape else 1.15)
        scene.pen_width = max(0.9, writer.style.pen * height)
        if shape:
            centre = ((box[0] + box[2]) / 2 + rng.normal(0, 1.5), (box[1] + box[3]) / 2 + rng.normal(0, 1.5))
            high = max((box[3] - box[1]) / 2 * rng.uniform(1.05, 1.6), CELL * 0.26)
            wide = max((box[2] - box[0]) / 2 * rng.uniform(1.1, 1.8), high * rng.uniform(0.7, 1.1))
            marks.ring(scene.pen, shape, centre, (wide, high), max(0.9, scene.pen_width * rng.uniform(0.6, 1.1)), rng)
        if rng.random() < 0.08:
            marks.dots(scene.pen, scene.box, scene.pen_width, rng)
        return number(WRITTEN, text, shape, source)

    def _corrected(self, scene: Scene, writer: Writer, text: str, height: float) -> None:
        """A number crossed out, the right one beside or above it; or the right one written over it, pressed harder."""
        rng = self.rng
        wrong = writer.draw(str(rng.integers(1, 10)), height, rng)
        if rng.random() < 0.2:
            scene.place(scene.faint, wrong, 0.05, fit=1.1)
            scene.place(scene.pen, writer.draw(text, height * rng.uniform(0.95, 1.2), rng), 0.05, fit=1.15)
            return
        side = rng.uniform(0.24, 0.4) * (1 if rng.random() < 0.65 else -1)
        box = scene.place(scene.pen, wrong, 0.04, fit=0.6, offset=(-side * scene.width * 0.7, CELL * 0.08))
        marks.strike_out(scene.pen, box, scene.pen_width, rng)
        right = writer.draw(text, height * rng.uniform(0.5, 0.9), rng)
        scene.place(scene.pen, right, 0.05, fit=0.55, offset=(side * scene.width * 0.75, -CELL * rng.uniform(0, 0.25)))

    def _picked_up(self, scene: Scene, writer: Writer) -> Label:
        rng = self.rng
        source = SOURCES.index(writer.source)
        way = rng.random()
        left, top, right, bottom = scene.box
        if way < 0.14:
            rising = rng.random() < 0.75
            start, end = np.array([left, bottom if rising else top]), np.array([right, top if rising else bottom])
            reach = rng.uniform(-0.12, 0.12, 2)
            path = np.array([start + reach[0] * (end - start), end + reach[1] * (end - start)])
            marks.line(scene.pen, path + rng.normal(0, 2.5, path.shape), scene.pen_width)
        elif way < 0.24:
            y = (top + bottom) / 2 + rng.normal(0, 4)
            start = (left - rng.uniform(-6, 8), y + rng.normal(0, 2))
            end = (right + rng.uniform(-6, 8), y + rng.normal(0, 2))
            marks.line(scene.pen, np.array([start, end]), scene.pen_width)
        else:
            text = str(rng.choice(['-', 'X', 'P', 'NR', 'N/R', '--'], p=[0.38, 0.25, 0.15, 0.15, 0.04, 0.03]))
            height = CELL * rng.uniform(0.4, 0.95)
            scene.place(scene.pen, writer.draw(text, height, rng), 0.09, fit=1.1)
        if rng.random() < 0.04:
            marks.dots(scene.pen, scene.box, scene.pen_width, rng)
        return Label(PICKED_UP, source=source)

    def _words(self, scene: Scene, writer: Writer) -> Label:
        rng = self.rng
        text = str(rng.choice(_WORDS))
        if rng.random() < 0.1:
            text = f'{rng.uniform(60, 78):.1f}' + (f'/{rng.integers(95, 150)}' if rng.random() < 0.7 else '')
        mask = self._print_mask(text, CELL * rng.uniform(0.25, 0.62))
        if rng.random() < 0.12:
            mask = np.rot90(mask, int(rng.choice([1, 3])))
        loose = len(text) > 3 and rng.random() < 0.4
        scene.place(scene.print, np.ascontiguousarray(mask), 0.35 if loose else 0.06, fit=3.0 if loose else 1.05)
        return Label(WORDS)

    def _other(self, scene: Scene, writer: Writer) -> Label:
        rng = self.rng
        source = SOURCES.index(writer.source)
        left, top, right, bottom = scene.box
        wide, high = (right - left) * rng.uniform(0.3, 0.9), (bottom - top) * rng.uniform(0.35, 0.9)
        x = left + rng.uniform(0, 1) * (right - left - wide)
        y = top + rng.uniform(0, 1) * (bottom - top - high)
        box = (x, y, x + wide, y + high)
        way = rng.random()
        if way < 0.2:
            square = (x, y, x + min(wide, 1.3 * high), y + high)
            marks.tick(scene.pen, square, scene.pen_width, rng)
        elif way < 0.45:
            marks.scribble(scene.pen, box, scene.pen_width, int(rng.integers(3, 8)), rng)
        elif way < 0.53:
            square = (x, y, x + min(wide, high), y + high)
            marks.star(scene.pen, square, scene.pen_width, rng)
        elif way < 0.62:
            text = f'{rng.integers(1, 10)}/{rng.integers(1, 10)}'
            scene.place(scene.pen, writer.draw(text, CELL * rng.uniform(0.4, 0.6), rng), 0.05, fit=1.1)
        elif way < 0.7:
            wrong = writer.draw(str(rng.integers(1, 10)), CELL * rng.uniform(0.4, 0.8), rng)
            over = scene.place(scene.pen, wrong, 0.08, fit=0.9)
            for _ in range(2):
                marks.scribble(scene.pen, over, scene.pen_width * 1.3, int(rng.integers(5, 10)), rng)
        else:
            mask = writer.draw(str(rng.choice(_NAMES)), CELL * rng.uniform(0.35, 0.7), rng)
            scene.place(scene.pen, mask, 0.2, fit=1.8)
        return Label(OTHER, source=source)
