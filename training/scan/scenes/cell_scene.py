"""One cell and what surrounds it, drawn in layers of ink on paper and photographed."""

import cv2
import numpy as np

from scenes import marks

CUT_HEIGHT, CUT_WIDTH = 32, 48
MARGIN = 0.15
"""Of the ruled cell's size, kept on each side of the cut."""
CELL = 48
"""Height of the ruled cell while it is drawn."""
SPARE = 0.13
"""Of the cell, drawn beyond the margin, so that a turned cut finds something there."""


class Scene:
    """A cell and what surrounds it: layers of ink on paper, then the photo of them."""

    def __init__(self, rng: np.random.Generator, is_written: bool, harshness: float | None = None):
        self.rng = rng
        self.width = int(CELL * float(np.clip(rng.lognormal(np.log(1.25), 0.38), 0.6, 3.2)))
        self.side = MARGIN + SPARE
        self.x0, self.y0 = round(self.side * self.width), round(self.side * CELL)
        shape = (CELL + 2 * self.y0, self.width + 2 * self.x0)
        self.pen, self.print, self.faint = (np.zeros(shape, np.float32) for _ in range(3))
        self.box = (self.x0, self.y0, self.x0 + self.width, self.y0 + CELL)
        self.centre = (self.x0 + self.width / 2, self.y0 + CELL / 2)
        self.pen_width = 3.0
        self.harshness = float(rng.random() ** 2) if harshness is None else harshness
        """0 to 1: how bad the photo is; most are good."""
        self.is_inverted = not is_written and rng.random() < 0.25

    def place(self, layer: np.ndarray, mask: np.ndarray, jitter: float, fit: float,
              offset: tuple[float, float] = (0, 0)) -> tuple[float, float, float, float]:
        """Puts a mask about the middle of the cell, shrunk if it is wider than `fit` cells or much too high."""
        scale = min(1.0, fit * self.width / mask.shape[1], max(fit, 1.0) * 1.1 * CELL / mask.shape[0])
        if scale < 1:
            size = (max(1, round(mask.shape[1] * scale)), max(1, round(mask.shape[0] * scale)))
            mask = cv2.resize(mask, size, interpolation=cv2.INTER_AREA)
        x = self.centre[0] + offset[0] + self.rng.normal(0, jitter) * self.width - mask.shape[1] / 2
        y = self.centre[1] + offset[1] + self.rng.normal(0, jitter) * CELL - mask.shape[0] / 2
        self._put(layer, mask, round(x), round(y))
        return (x, y, x + mask.shape[1], y + mask.shape[0])

    def intrude(self, layer: np.ndarray, mask: np.ndarray, height: float, vertical: bool | None = None) -> None:
        """Lets a neighbour's writing reach into the margin, at most a little into the cell."""
        rng = self.rng
        scale = height * CELL / mask.shape[0]
        size = (max(1, round(mask.shape[1] * scale)), max(1, round(mask.shape[0] * scale)))
        mask = cv2.resize(mask, size, interpolation=cv2.INTER_LINEAR)
        left, top, right, bottom = self.box
        inside = rng.uniform(-0.2, 0.07)
        is_vertical = rng.random() < 0.5 if vertical is None else vertical
        if is_vertical:
            x = self.centre[0] + rng.normal(0, 0.15) * self.width - mask.shape[1] / 2
            y = top + inside * CELL - mask.shape[0] if rng.random() < 0.5 else bottom - inside * CELL
        else:
            y = self.centre[1] + rng.normal(0, 0.12) * CELL - mask.shape[0] / 2
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
        is_strong = self.harshness == 0 or rng.random() < 0.75
        strength = rng.uniform(0.6, 0.95) if is_strong else rng.uniform(0.42 - 0.14 * self.harshness, 0.6)
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
        scale = photo_height / (CELL * (1 + 2 * MARGIN))
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
            quality = int(rng.integers(round(75 - 30 * self.harshness), 95))
            encoded = cv2.imencode('.jpg', photo, [cv2.IMWRITE_JPEG_QUALITY, quality])[1]
            photo = cv2.imdecode(encoded, cv2.IMREAD_GRAYSCALE)
        return photo
