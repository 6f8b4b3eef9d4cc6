"""The look of a club's cards: paper, colours, rules and type."""

from dataclasses import dataclass

import sources
from cards.courses import Colour
from chance import Rng, between, chance, pick, weighted

WHITE: Colour = (255, 255, 255)


@dataclass(frozen=True)
class Style:
    """Sizes are shares of a row's height, line widths pixels on a flat card about 2000 wide."""

    paper: Colour
    ink: Colour
    brand: Colour
    header_fill: Colour | None
    header_ink: Colour
    par_fill: Colour | None
    par_ink: Colour
    tee_fill: str
    zebra: Colour | None
    rule: Colour
    rule_width: int
    rule_mode: str
    border_width: int
    gradient: bool
    missing_rules: float
    double_out: bool
    sum_fill: Colour | None
    font: str
    bold: str
    title_font: str
    text_size: float
    label_size: float
    label_align: str
    bold_tees: bool


def ink_on(fill: Colour | None, dark: Colour) -> Colour:
    if fill is None:
        return dark
    return WHITE if 0.3 * fill[0] + 0.59 * fill[1] + 0.11 * fill[2] < 140 else dark


def _tint(colour: Colour, share: float) -> Colour:
    r, g, b = (int(255 - (255 - c) * share) for c in colour)
    return r, g, b


def draw_style(rng: Rng, split: str) -> Style:
    paper = pick(
        rng,
        [
            (253, 253, 251),
            (250, 248, 240),
            (246, 242, 226),
            (240, 246, 240),
            (236, 240, 247),
            (232, 228, 215),
            (255, 255, 255),
            (243, 236, 214),
        ],
    )
    brand = pick(
        rng,
        [
            (20, 70, 45),
            (25, 40, 95),
            (110, 20, 35),
            (25, 25, 28),
            (60, 90, 40),
            (120, 90, 40),
            (0, 95, 105),
            (70, 60, 110),
            (150, 60, 20),
            (90, 150, 40),
            (200, 40, 50),
        ],
    )
    ink = pick(
        rng,
        [(20, 20, 22), (20, 20, 22), (40, 40, 45), brand if sum(brand) < 300 else (20, 20, 22), (70, 70, 75)],
    )
    header = weighted(rng, {'brand': 5, 'tint': 1.5, 'none': 2, 'grey': 1})
    header_fill: Colour | None = {
        'brand': brand,
        'tint': _tint(brand, 0.3),
        'none': None,
        'grey': (205, 205, 205),
    }[header]
    par = weighted(rng, {'none': 4, 'brand': 2, 'tint': 2, 'grey': 1.5})
    par_fill: Colour | None = {
        'brand': brand,
        'tint': _tint(brand, 0.25),
        'none': None,
        'grey': (215, 213, 205),
    }[par]
    mode = weighted(rng, {'all': 6, 'horizontal': 1, 'vertical': 0.4, 'dotted': 0.6})
    rule = pick(
        rng,
        [
            (20, 20, 20),
            (60, 60, 60),
            (110, 110, 110),
            (160, 160, 160),
            (195, 195, 195),
            brand,
            _tint(brand, 0.5),
            (90, 90, 120),
        ],
    )
    name = pick(rng, sources.PRINT_FONTS[split])
    files = [str(p) for p in sources.font_files(name)]
    plain = [f for f in files if any(f'-{w}-' in f for w in (300, 400, 500))] or files
    heavy = [f for f in files if any(f'-{w}-' in f for w in (600, 700, 800))] or files
    regular = pick(rng, heavy) if chance(rng, 0.18) else pick(rng, plain)
    title = pick(rng, sources.font_files(pick(rng, sources.PRINT_FONTS[split])))
    return Style(
        paper=paper,
        ink=ink,
        brand=brand,
        header_fill=header_fill,
        header_ink=ink_on(header_fill, ink),
        par_fill=par_fill,
        par_ink=ink_on(par_fill, ink),
        tee_fill=weighted(rng, {'full': 6, 'label': 1.3, 'none': 1.5, 'tint': 1.2}),
        zebra=pick(rng, [(238, 238, 236), (228, 236, 228), _tint(brand, 0.1)]) if chance(rng, 0.2) else None,
        rule=rule,
        rule_width=weighted(rng, {1: 3, 2: 4, 3: 2, 4: 0.7}),
        rule_mode=mode,
        border_width=weighted(rng, {0: 1, 2: 3, 4: 2, 7: 0.7}),
        gradient=chance(rng, 0.15),
        missing_rules=between(rng, 0.05, 0.3) if chance(rng, 0.1) else 0.0,
        double_out=chance(rng, 0.15),
        sum_fill=_tint(brand, between(rng, 0.08, 0.25)) if chance(rng, 0.2) else None,
        font=regular,
        bold=pick(rng, heavy),
        title_font=str(title),
        text_size=between(rng, 0.42, 0.72),
        label_size=between(rng, 0.36, 0.6),
        label_align=weighted(rng, {'left': 5, 'center': 2, 'right': 1}),
        bold_tees=chance(rng, 0.3),
    )
