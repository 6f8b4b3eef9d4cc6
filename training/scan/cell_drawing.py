"""Draws single cells of scorecards as a photo shows them: quick, and harsher than most photos."""

from collections import deque

import cv2
import numpy as np

import marks
from hands import Hand, hands
from labels import EMPTY, OTHER, PICKED_UP, PRINTED, SOURCES, WORDS, WRITTEN, Label, number
from prints import print_fonts

CUT_HEIGHT, CUT_WIDTH = 32, 48
MARGIN = 0.15
"""Of the ruled cell's size, kept on each side of the cut."""

_CELL = 48
"""Height of the ruled cell while it is drawn."""
_SPARE = 0.13
"""Of the cell, drawn beyond the margin, so that a turned cut finds something there."""

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
    """Draws cells with the hands and print of one split. The same seed draws the same cells."""

    def __init__(self, split: str, strokes: str | None, seed: int):
        self.rng = np.random.default_rng([seed, {'train': 1, 'test': 2}[split]])
        everyone = hands(split, strokes)
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
        scene = _Scene(rng, is_written=kind in (WRITTEN, PICKED_UP, OTHER))
        hand = self._hand()
        self._neighbours(scene, hand)
        label = {
            EMPTY: self._empty, PRINTED: self._printed, WRITTEN: self._written, PICKED_UP: self._picked_up,
            WORDS: self._words, OTHER: self._other,
        }[kind](scene, hand)
        return scene.photograph(), label

    def draw_plain(self) -> tuple[np.ndarray, Label]:
        """A number of one or two digits as most players write it, in a good photo: for comparing hands, not photos."""
        rng = self.rng
        scene = _Scene(rng, is_written=True, harshness=0.0)
        hand = self._hand()
        self._neighbours(scene, hand)
        text = str(rng.integers(0, 10)) if rng.random() < 0.7 else str(rng.integers(10, 100))
        mask = hand.draw(text, _CELL * rng.uniform(0.5, 0.85), rng)
        self.written_before.append(mask)
        scene.place(scene.pen, mask, 0.05, fit=0.95)
        return scene.photograph(), number(WRITTEN, text, 0, SOURCES.index(hand.source))

    def _hand(self) -> Hand:
        chosen = str(self.rng.choice(self.sources, p=self.source_share))
        found = self.by_source[chosen]
        hand = found[int(self.rng.integers(len(found)))]
        return hand.restyled(self.rng) if self.rng.random() < (0.7 if self.split == 'train' else 0.3) else hand

    def _neighbours(self, scene: '_Scene', hand: Hand) -> None:
        rng = self.rng
        if self.written_before and rng.random() < 0.33:
            for _ in range(int(rng.integers(1, 4))):
                mask = self.written_before[int(rng.integers(len(self.written_before)))]
                scene.intrude(scene.pen, mask, rng.uniform(0.45, 1.0))
        if self.printed_before and rng.random() < 0.25:
            mask = self.printed_before[int(rng.integers(len(self.printed_before)))]
            scene.intrude(scene.print, mask, rng.uniform(0.35, 0.65), vertical=rng.random() < 0.8)
        scene.pen_width = max(0.9, hand.style.pen * _CELL * rng.uniform(0.45, 0.9))

    def _empty(self, scene: '_Scene', hand: Hand) -> Label:
        if self.rng.random() < 0.08:
            marks.dots(scene.pen, scene.box, scene.pen_width, self.rng)
        return Label(EMPTY)

    def _print_mask(self, text: str, height: float) -> np.ndarray:
        font = self.prints[int(self.rng.integers(len(self.prints)))]
        mask = font.draw(text, height)
        if text.isdigit():
            self.printed_before.append(mask)
        return mask

    def _printed(self, scene: '_Scene', hand: Hand) -> Label:
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
            text = f'{rng.integers(3, 6)}/{rng.integers(3, 6)}' if rng.random() < 0.5 else f'{rng.integers(1,19)}/{rng.integers(1,19)}'
        scene.place(scene.print, self._print_mask(text, _CELL * rng.uniform(0.3, 0.72)), 0.06, fit=1.0)
        if rng.random() < 0.02:
            marks.ring(scene.pen, 1, scene.centre, (scene.width * 0.3, _CELL * 0.4), scene.pen_width, rng)
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

    def _written(self, scene: '_Scene', hand: Hand) -> Label:
        rng = self.rng
        text = self._value()
        source = SOURCES.index(hand.source)
        height = _CELL * float(np.clip(rng.normal(0.66, 0.17), 0.34, 1.1))
        way = rng.random()
        if len(text) > 2 and scene.width < 0.95 * _CELL:
            text = text[-2:].lstrip('0') or '0'
        is_short = len(text) == 1 or text in ('10', '11', '12') or text[0] in '+-'
        if way < 0.05 and is_short:
            self._corrected(scene, hand, text, height)
            return number(WRITTEN, text, 0, source)
        shape = int(rng.choice(4, p=[0.74, 0.13, 0.09, 0.04])) if is_short else 0
        if shape:
            height = min(height, _CELL * rng.uniform(0.4, 0.65))
        mask = hand.draw(text, height, rng)
        if text.isdigit():
            self.written_before.append(mask)
        box = scene.place(scene.pen, mask, 0.09, fit=0.85 if shape else 1.15)
        scene.pen_width = max(0.9, hand.style.pen * height)
        if shape:
            centre = ((box[0] + box[2]) / 2 + rng.normal(0, 1.5), (box[1] + box[3]) / 2 + rng.normal(0, 1.5))
            high = max((box[3] - box[1]) / 2 * rng.uniform(1.05, 1.6), _CELL * 0.26)
            wide = max((box[2] - box[0]) / 2 * rng.uniform(1.1, 1.8), high * rng.uniform(0.7, 1.1))
            marks.ring(scene.pen, shape, centre, (wide, high), max(0.9, scene.pen_width * rng.uniform(0.6, 1.1)), rng)
        if rng.random() < 0.08:
            marks.dots(scene.pen, scene.box, scene.pen_width, rng)
        return number(WRITTEN, text, shape, source)

    def _corrected(self, scene: '_Scene', hand: Hand, text: str, height: float) -> None:
        """A number crossed out, the right one beside or above it; or the right one written over it, pressed harder."""
        rng = self.rng
        wrong = hand.draw(str(rng.integers(1, 10)), height, rng)
        if rng.random() < 0.2:
            scene.place(scene.faint, wrong, 0.05, fit=1.1)
            scene.place(scene.pen, hand.draw(text, height * rng.uniform(0.95, 1.2), rng), 0.05, fit=1.15)
            return
        side = rng.uniform(0.24, 0.4) * (1 if rng.random() < 0.65 else -1)
        box = scene.place(scene.pen, wrong, 0.04, fit=0.6, offset=(-side * scene.width * 0.7, _CELL * 0.08))
        marks.strike_out(scene.pen, box, scene.pen_width, rng)
        right = hand.draw(text, height * rng.uniform(0.5, 0.9), rng)
        scene.place(scene.pen, right, 0.05, fit=0.55, offset=(side * scene.width * 0.75, -_CELL * rng.uniform(0, 0.25)))

    def _picked_up(self, scene: '_Scene', hand: Hand) -> Label:
        rng = self.rng
        source = SOURCES.index(hand.source)
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
            path = np.array([[left - rng.uniform(-6, 8), y + rng.normal(0, 2)], [right + rng.uniform(-6, 8), y + rng.normal(0, 2)]])
            marks.line(scene.pen, path, scene.pen_width)
        else:
            text = str(rng.choice(['-', 'X', 'P', 'NR', 'N/R', '--'], p=[0.38, 0.25, 0.15, 0.15, 0.04, 0.03]))
            height = _CELL * rng.uniform(0.4, 0.95)
            scene.place(scene.pen, hand.draw(text, height, rng), 0.09, fit=1.1)
        if rng.random() < 0.04:
            marks.dots(scene.pen, scene.box, scene.pen_width, rng)
        return Label(PICKED_UP, source=source)

    def _words(self, scene: '_Scene', hand: Hand) -> Label:
        rng = self.rng
        text = str(rng.choice(_WORDS))
        if rng.random() < 0.1:
            text = f'{rng.uniform(60, 78):.1f}' + (f'/{rng.integers(95, 150)}' if rng.random() < 0.7 else '')
        mask = self._print_mask(text, _CELL * rng.uniform(0.25, 0.62))
        if rng.random() < 0.12:
            mask = np.rot90(mask, int(rng.choice([1, 3])))
        loose = len(text) > 3 and rng.random() < 0.4
        scene.place(scene.print, np.ascontiguousarray(mask), 0.35 if loose else 0.06, fit=3.0 if loose else 1.05)
        return Label(WORDS)

    def _other(self, scene: '_Scene', hand: Hand) -> Label:
        rng = self.rng
        source = SOURCES.index(hand.source)
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
            scene.place(scene.pen, hand.draw(text, _CELL * rng.uniform(0.4, 0.6), rng), 0.05, fit=1.1)
        elif way < 0.7:
            wrong = hand.draw(str(rng.integers(1, 10)), _CELL * rng.uniform(0.4, 0.8), rng)
            over = scene.place(scene.pen, wrong, 0.08, fit=0.9)
            for _ in range(2):
                marks.scribble(scene.pen, over, scene.pen_width * 1.3, int(rng.integers(5, 10)), rng)
        else:
            mask = hand.draw(str(rng.choice(_NAMES)), _CELL * rng.uniform(0.35, 0.7), rng)
            scene.place(scene.pen, mask, 0.2, fit=1.8)
        return Label(OTHER, source=source)


class _Scene:
    """A cell and what surrounds it: layers of ink on paper, then the photo of them."""

    def __init__(self, rng: np.random.Generator, is_written: bool, harshness: float | None = None):
        self.rng = rng
        self.width = int(_CELL * float(np.clip(rng.lognormal(np.log(1.25), 0.38), 0.6, 3.2)))
        self.side = MARGIN + _SPARE
        self.x0, self.y0 = round(self.side * self.width), round(self.side * _CELL)
        shape = (_CELL + 2 * self.y0, self.width + 2 * self.x0)
        self.pen, self.print, self.faint = (np.zeros(shape, np.float32) for _ in range(3))
        self.box = (self.x0, self.y0, self.x0 + self.width, self.y0 + _CELL)
        self.centre = (self.x0 + self.width / 2, self.y0 + _CELL / 2)
        self.pen_width = 3.0
        self.harshness = float(rng.random() ** 2) if harshness is None else harshness
        """0 to 1: how bad the photo is; most are good."""
        self.is_inverted = not is_written and rng.random() < 0.25

    def place(self, layer: np.ndarray, mask: np.ndarray, jitter: float, fit: float,
              offset: tuple[float, float] = (0, 0)) -> tuple[float, float, float, float]:
        """Puts a mask about the middle of the cell, shrunk if it is wider than `fit` cells or much too high."""
        scale = min(1.0, fit * self.width / mask.shape[1], max(fit, 1.0) * 1.1 * _CELL / mask.shape[0])
        if scale < 1:
            size = (max(1, round(mask.shape[1] * scale)), max(1, round(mask.shape[0] * scale)))
            mask = cv2.resize(mask, size, interpolation=cv2.INTER_AREA)
        x = self.centre[0] + offset[0] + self.rng.normal(0, jitter) * self.width - mask.shape[1] / 2
        y = self.centre[1] + offset[1] + self.rng.normal(0, jitter) * _CELL - mask.shape[0] / 2
        self._put(layer, mask, round(x), round(y))
        return (x, y, x + mask.shape[1], y + mask.shape[0])

    def intrude(self, layer: np.ndarray, mask: np.ndarray, height: float, vertical: bool | None = None) -> None:
        """Lets a neighbour's writing reach into the margin, at most a little into the cell."""
        rng = self.rng
        scale = height * _CELL / mask.shape[0]
        size = (max(1, round(mask.shape[1] * scale)), max(1, round(mask.shape[0] * scale)))
        mask = cv2.resize(mask, size, interpolation=cv2.INTER_LINEAR)
        left, top, right, bottom = self.box
        inside = rng.uniform(-0.2, 0.07)
        is_vertical = rng.random() < 0.5 if vertical is None else vertical
        if is_vertical:
            x = self.centre[0] + rng.normal(0, 0.15) * self.width - mask.shape[1] / 2
            y = top + inside * _CELL - mask.shape[0] if rng.random() < 0.5 else bottom - inside * _CELL
        else:
            y = self.centre[1] + rng.normal(0, 0.12) * _CELL - mask.shape[0] / 2
            x = left + inside * self.width - mask.shape[1] if rng.random() < 0.5 else right - inside * self.width
        self._put(layer, mask, round(x), round(y))

    def _put(self, layer: np.ndarray, mask: np.ndarray, x: int, y: int) -> None:
        height, width = layer.shape
        left, top = max(0, x), max(0, y)
        right, bottom = min(width, x + mask.shape[1]), min(height, y + mask.shape[0])
        if left < right and top < bottom:
            area = layer[top:bottom, left:right]
            np.maximum(area, mask[top - y : bottom - y, left - x : right - x], out=area)

    def photograph(self) -> np.ndarray:
        rng = self.rng
        paper = self._rules(self._paper())
        if self.is_inverted:
            paper = paper + self.print * (rng.uniform(190, 255) - paper) * rng.uniform(0.7, 1)
        else:
            paper = paper * (1 - self.print * rng.uniform(0.45, 0.97))
        strength = rng.uniform(0.6, 0.95) if self.harshness == 0 or rng.random() < 0.75 else rng.uniform(0.42 - 0.14 * self.harshness, 0.6)
        ink = self.pen
        if strength < 0.6:
            grain = cv2.resize(rng.uniform(0.45, 1.1, (20, 30)).astype(np.float32), ink.shape[::-1])
            ink = ink * np.clip(grain, 0, 1)
        paper = paper * (1 - self.faint * strength * 0.45)
        paper = paper * (1 - ink * strength)
        return self._cut(self._light(paper))

    def _paper(self) -> np.ndarray:
        """Paper of the cell, its neighbours' sometimes of another shade."""
        rng = self.rng
        shape = self.pen.shape
        level = rng.uniform(25, 120) if self.is_inverted else rng.uniform(125, 250)
        paper = np.full(shape, level, np.float32)
        left, top, right, bottom = (int(v) for v in self.box)
        other = float(np.clip(level + rng.normal(0, 30), 30, 252))
        if rng.random() < 0.22:
            other = rng.uniform(25, 250)
        way = rng.random()
        if way < 0.2:
            paper[:top] = other
        elif way < 0.35:
            paper[bottom:] = other
        elif way < 0.42:
            paper[:, :left] = other
        elif way < 0.5:
            paper[:, right:] = other
        return paper

    def _rules(self, paper: np.ndarray) -> np.ndarray:
        rng = self.rng
        left, top, right, bottom = self.box
        height, width = paper.shape
        strength = rng.uniform(0.12, 0.9)
        is_light = self.is_inverted and rng.random() < 0.7 or rng.random() < 0.05
        thickness = rng.choice([1, 1, 1, 2, 2, 3])
        mask = np.zeros(paper.shape, np.float32)
        absent = rng.random() < 0.12
        for x in (left, right):
            if not absent and rng.random() < 0.93:
                at = x + rng.normal(0, 1)
                heavier = thickness + (2 if rng.random() < 0.1 else 0)
                marks.line(mask, np.array([[at, -2], [at, height + 2]]), heavier)
        for y in (top, bottom):
            if not absent and rng.random() < 0.93:
                at = y + rng.normal(0, 1)
                heavier = thickness + (2 if rng.random() < 0.1 else 0)
                marks.line(mask, np.array([[-2, at], [width + 2, at]]), heavier)
        if rng.random() < 0.02:
            x = rng.uniform(left, right)
            marks.line(mask, np.array([[x, -2], [x, height + 2]]), 1)
        return paper + mask * strength * (250 - paper) if is_light else paper * (1 - mask * strength)

    def _light(self, image: np.ndarray) -> np.ndarray:
        rng = self.rng
        height, width = image.shape
        ys, xs = np.mgrid[0:height, 0:width].astype(np.float32)
        angle = rng.uniform(0, 2 * np.pi)
        along = (np.cos(angle) * (xs / width - 0.5) + np.sin(angle) * (ys / height - 0.5))
        image = image * (rng.uniform(0.5, 1.05) + rng.normal(0, 0.08) * along)
        if rng.random() < 0.1:
            edge = 1 / (1 + np.exp(-(along - rng.uniform(-0.4, 0.4)) * rng.uniform(8, 80)))
            image = image * (1 - rng.uniform(0.15, 0.5) * edge)
        if rng.random() < 0.04:
            edge = np.exp(-((along - rng.uniform(-0.5, 0.5)) ** 2) * rng.uniform(400, 4000))
            image = image * (1 + rng.choice([-0.3, 0.3]) * edge)
        return image

    def _cut(self, image: np.ndarray) -> np.ndarray:
        """The cell as cut out of a photo: turned, a little off, at the photo's resolution, then brought to size."""
        rng = self.rng
        left, top, right, bottom = self.box
        size = np.array([right - left, bottom - top], float)
        corners = np.array([[-0.5, -0.5], [0.5, -0.5], [0.5, 0.5], [-0.5, 0.5]]) * (1 + 2 * MARGIN)
        corners = corners * (1 + rng.normal(0, 0.035, 2)) + rng.normal(0, 0.035, 2) + rng.normal(0, 0.012, (4, 2))
        points = corners * size
        turn = np.clip(rng.normal(0, 0.03), -0.11, 0.11)
        lean = np.clip(rng.normal(0, 0.03), -0.1, 0.1)
        points = points @ np.array([[np.cos(turn), np.sin(turn)], [-np.sin(turn) + lean, np.cos(turn)]])
        source = (points + np.array(self.centre)).astype(np.float32)
        photo_height = float(np.clip(rng.lognormal(np.log(40 - 10 * self.harshness), 0.27), 20, 62)) * (1 + 2 * MARGIN)
        scale = photo_height / (_CELL * (1 + 2 * MARGIN))
        width, height = max(12, round(size[0] * 1.3 * scale)), max(12, round(photo_height))
        target = np.array([[0, 0], [width, 0], [width, height], [0, height]], np.float32)
        if scale < 0.8:
            image = cv2.GaussianBlur(image, (0, 0), 0.45 / scale)
        matrix = cv2.getPerspectiveTransform(source, target)
        photo = cv2.warpPerspective(image, matrix, (width, height), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
        photo = self._camera(photo)
        if height > CUT_HEIGHT and width > CUT_WIDTH:
            cut = cv2.resize(photo, (CUT_WIDTH, CUT_HEIGHT), interpolation=cv2.INTER_AREA)
        else:
            cut = cv2.resize(photo, (CUT_WIDTH, CUT_HEIGHT), interpolation=cv2.INTER_LINEAR)
        return cut

    def _camera(self, photo: np.ndarray) -> np.ndarray:
        rng = self.rng
        blur = rng.random()
        if blur < 0.45:
            photo = cv2.GaussianBlur(photo, (0, 0), float(rng.uniform(0.3, 0.5 + 0.7 * self.harshness)))
        elif blur < 0.45 + 0.1 * self.harshness:
            kernel = np.zeros((3, 3), np.float32)
            kernel[1] = 1 / 3
            photo = cv2.filter2D(photo, -1, kernel if rng.random() < 0.5 else kernel.T.copy())
        if rng.random() < 0.25:
            soft = cv2.GaussianBlur(photo, (0, 0), 1.2)
            photo = photo + rng.uniform(0.3, 1.2) * (photo - soft)
        if rng.random() < 0.7:
            photo = photo + rng.normal(0, rng.uniform(0.5, 1.5 + 7 * self.harshness), photo.shape).astype(np.float32)
        photo = np.clip(photo, 0, 255).astype(np.uint8)
        if rng.random() < 0.6:
            encoded = cv2.imencode('.jpg', photo, [cv2.IMWRITE_JPEG_QUALITY, int(rng.integers(round(75 - 30 * self.harshness), 95))])[1]
            photo = cv2.imdecode(encoded, cv2.IMREAD_GRAYSCALE)
        return photo
