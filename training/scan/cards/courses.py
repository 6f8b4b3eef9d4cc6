"""Courses as clubs print them: pars, stroke indexes, tees and the words of four languages."""

from dataclasses import dataclass, field

from chance import Rng, between, chance, pick, weighted, whole

Colour = tuple[int, int, int]

WORDS: dict[str, dict[str, list[str]]] = {
    'en': {
        'hole': ['Hole', 'HOLE', 'Hole #', 'Holes', 'HOLE NO.', 'No.', 'Hole Number'],
        'par': ['Par', 'PAR', "Men's Par", 'Par (M)', 'par'],
        'lpar': ["Ladies' Par", 'Par L', "Women's Par", 'LADIES PAR', 'Par (W)'],
        'si': [
            'Handicap',
            'HCP',
            'S.I.',
            'SI',
            'Stroke Index',
            'Index',
            'Hdcp',
            "Men's Hcp",
            'STROKE INDEX',
            'HDCP INDEX',
        ],
        'lsi': ["Ladies' HCP", 'Ladies S.I.', "Women's Handicap", 'L. Hcp', 'Ladies Index', 'SI (W)'],
        'out': ['Out', 'OUT', 'Front', 'OUT'],
        'in': ['In', 'IN', 'Back', 'IN'],
        'total': ['Total', 'TOTAL', 'TOT', 'Tot', 'Tot.', 'TOTAL'],
        'hcp': ['HCP', 'Hcp', "H'CAP", 'Hdcp', 'H/C'],
        'net': ['NET', 'Net', 'Nett', 'NETT'],
        'player': ['Player', 'PLAYER', 'Initials', 'Name', 'Players'],
        'putts': ['Putts', 'PUTTS'],
        'points': ['Points', 'Pts', 'PTS', 'Stableford'],
        'score': ['Score', 'Gross', 'SCORE', 'A', 'B', 'Player A', 'Self', 'Marker'],
        'sign': [
            'Scorer:',
            'Attest:',
            'Date:',
            "Player's signature",
            "Marker's signature",
            'Competition:',
            'Handicap:',
            'Tee time:',
        ],
        'rule': [
            'Local rules: out of bounds is marked by white stakes and fences.',
            'Please repair pitch marks and rake bunkers.',
            'Stones in bunkers are movable obstructions.',
            'Pace of play: 4 hours 15 minutes.',
            'All distances are measured to the centre of the green.',
            '150 yard markers are blue discs on the fairway.',
            'Preferred lies on closely mown areas.',
            'Phone numbers: pro shop 01632 960 118',
        ],
    },
    'es': {
        'hole': ['Hoyo', 'HOYO', 'Hoyos', 'Hoyo nº'],
        'par': ['Par', 'PAR', 'Par Cab.'],
        'lpar': ['Par Damas', 'Par Señoras'],
        'si': ['Hándicap', 'HCP', 'Hcp', 'Índice', 'Hándicap hoyo'],
        'lsi': ['Hcp Damas', 'Hándicap Damas'],
        'out': ['Ida', 'IDA', '1ª vuelta', 'OUT'],
        'in': ['Vuelta', 'VUELTA', '2ª vuelta', 'IN'],
        'total': ['Total', 'TOTAL', 'TOT.'],
        'hcp': ['HCP', 'Hcp'],
        'net': ['Neto', 'NETO'],
        'player': ['Jugador', 'JUGADOR', 'Nombre', 'Jug.'],
        'putts': ['Putts'],
        'points': ['Puntos', 'PTOS'],
        'score': ['Resultado', 'Bruto', 'Golpes', 'Marcador', 'Jugador'],
        'sign': [
            'Firma jugador',
            'Firma marcador',
            'Fecha:',
            'Competición:',
            'Hándicap de juego:',
            'Licencia:',
        ],
        'rule': [
            'Reglas locales: fuera de límites, estacas blancas.',
            'Repare los piques y rastrille los búnkers.',
            'Distancias medidas al centro del green.',
            'Se ruega mantener el ritmo de juego.',
            'Áreas de penalización: estacas rojas y amarillas.',
        ],
    },
    'fr': {
        'hole': ['Trou', 'TROU', 'Trous', 'N°'],
        'par': ['Par', 'PAR'],
        'lpar': ['Par Dames'],
        'si': ['Index', 'Hcp', 'INDEX', 'Coups rendus'],
        'lsi': ['Index Dames', 'Hcp Dames'],
        'out': ['Aller', 'ALLER', 'OUT'],
        'in': ['Retour', 'RETOUR', 'IN'],
        'total': ['Total', 'TOTAL'],
        'hcp': ['Hcp', 'HCP'],
        'net': ['Net', 'NET'],
        'player': ['Joueur', 'JOUEUR', 'Nom'],
        'putts': ['Putts'],
        'points': ['Points', 'Stableford'],
        'score': ['Score', 'Brut', 'Marqueur', 'Joueur'],
        'sign': ['Signature joueur', 'Signature marqueur', 'Date :', 'Compétition :'],
        'rule': [
            'Règles locales : hors limites, piquets blancs.',
            'Relevez vos pitchs et ratissez les bunkers.',
            'Distances au milieu du green.',
        ],
    },
    'de': {
        'hole': ['Loch', 'Bahn', 'LOCH', 'Loch Nr.'],
        'par': ['Par', 'PAR', 'Par Herren'],
        'lpar': ['Par Damen'],
        'si': ['HCP', 'Vorg.', 'Hcp', 'Index', 'Vorgabe'],
        'lsi': ['HCP Damen', 'Vorg. D'],
        'out': ['Out', 'Hin', '1 - 9', 'OUT'],
        'in': ['In', 'Rück', '10 - 18', 'IN'],
        'total': ['Gesamt', 'Total', 'Ges.', 'TOTAL'],
        'hcp': ['Hcp', 'Vorg.'],
        'net': ['Netto', 'NETTO'],
        'player': ['Spieler', 'SPIELER', 'Name'],
        'putts': ['Putts'],
        'points': ['Punkte', 'Pkt.', 'Stbf.'],
        'score': ['Score', 'Brutto', 'Zähler', 'Spieler'],
        'sign': ['Unterschrift Spieler', 'Unterschrift Zähler', 'Datum:', 'Wettspiel:', 'Vorgabe:'],
        'rule': [
            'Platzregeln: Aus wird durch weiße Pfähle gekennzeichnet.',
            'Bitte Pitchmarken ausbessern und Bunker harken.',
            'Entfernungen bis Mitte Grün.',
        ],
    },
}

TEE_COLOURS: dict[str, tuple[Colour, dict[str, str]]] = {
    'black': ((24, 24, 26), {'en': 'Black', 'es': 'Negras', 'fr': 'Noirs', 'de': 'Schwarz'}),
    'blue': ((30, 80, 170), {'en': 'Blue', 'es': 'Azules', 'fr': 'Bleus', 'de': 'Blau'}),
    'white': ((250, 250, 250), {'en': 'White', 'es': 'Blancas', 'fr': 'Blancs', 'de': 'Weiß'}),
    'yellow': ((245, 212, 40), {'en': 'Yellow', 'es': 'Amarillas', 'fr': 'Jaunes', 'de': 'Gelb'}),
    'red': ((200, 35, 45), {'en': 'Red', 'es': 'Rojas', 'fr': 'Rouges', 'de': 'Rot'}),
    'gold': ((205, 160, 70), {'en': 'Gold', 'es': 'Oro', 'fr': 'Or', 'de': 'Gold'}),
    'silver': ((175, 180, 190), {'en': 'Silver', 'es': 'Plata', 'fr': 'Argent', 'de': 'Silber'}),
    'green': ((40, 130, 70), {'en': 'Green', 'es': 'Verdes', 'fr': 'Verts', 'de': 'Grün'}),
    'orange': ((235, 130, 40), {'en': 'Orange', 'es': 'Naranjas', 'fr': 'Oranges', 'de': 'Orange'}),
    'purple': ((110, 60, 140), {'en': 'Purple', 'es': 'Moradas', 'fr': 'Violets', 'de': 'Lila'}),
}

CLUBS = [
    'Lakeside',
    'Eagle Ridge',
    'Monte Viejo',
    'Royal Harwood',
    'La Encina',
    'Schloss Berg',
    'Pine Hollow',
    'Les Chênes',
    'Costa Clara',
    'Blackmoor',
    'Sandhills',
    'Valle Verde',
    'Old Mill',
    'Hirschgrund',
    'St. Aubin',
    'Heron Bay',
    'Birkenhof',
    'Dunas de Mar',
    'Thornbury',
    'Cypress Flats',
]
CLUB_KINDS = {
    'en': ['Golf Club', 'Golf & Country Club', 'Golf Links', 'G.C.', 'Golf Resort'],
    'es': ['Club de Golf', 'Golf', 'Real Club de Golf'],
    'fr': ['Golf Club', 'Golf de'],
    'de': ['Golfclub', 'Golf- und Land-Club', 'GC'],
}


@dataclass(frozen=True)
class Tee:
    label: str
    colour: Colour
    metres: list[int]


@dataclass(frozen=True)
class Course:
    """`holes` is 18 or 9; all lists have that length. `printed_numbers` differ from 1..18 only where both halves print 1-9."""

    name: str
    language: str
    holes: int
    par: list[int]
    si: list[int]
    ladies_par: list[int]
    ladies_si: list[int]
    tees: list[Tee] = field(default_factory=list)

    def words(self, key: str) -> list[str]:
        return WORDS[self.language][key]


def _pars(rng: Rng) -> list[int]:
    nine = pick(
        rng,
        [
            [3, 3, 4, 4, 4, 4, 4, 5, 5],
            [3, 3, 4, 4, 4, 4, 4, 5, 5],
            [3, 3, 4, 4, 4, 4, 4, 4, 5],
            [3, 3, 3, 4, 4, 4, 4, 5, 5],
            [3, 3, 3, 4, 4, 4, 5, 5, 5],
            [3, 4, 4, 4, 4, 4, 4, 5, 5],
            [3, 3, 3, 3, 4, 4, 4, 4, 5],
            [3] * 9,
        ],
    )
    if nine == [3] * 9 and chance(rng, 0.8):
        nine = [3, 3, 4, 4, 4, 4, 4, 5, 5]
    if chance(rng, 0.03):
        nine[8] = 6
    return [int(p) for p in rng.permutation(nine)]


def _indexes(rng: Rng, holes: int, doubled: bool) -> list[int]:
    if holes == 9:
        values = list(range(1, 10)) if doubled else list(range(int(rng.integers(1, 3)), 19, 2))
        return [int(v) for v in rng.permutation(values)]
    kind = weighted(rng, {'odd': 5, 'even': 2, 'any': 2})
    if doubled:
        return [int(v) for _ in range(2) for v in rng.permutation(range(1, 10))]
    if kind == 'any':
        return [int(v) for v in rng.permutation(range(1, 19))]
    odd, even = rng.permutation(range(1, 19, 2)), rng.permutation(range(2, 19, 2))
    first, second = (odd, even) if kind == 'odd' else (even, odd)
    return [int(v) for v in (*first, *second)]


def _lengths(rng: Rng, par: list[int]) -> list[int]:
    spans = {3: (95, 215), 4: (265, 445), 5: (435, 575), 6: (560, 660)}
    return [whole(rng, *spans[p]) for p in par]


def draw_course(rng: Rng, holes: int = 18, doubled: bool = False, language: str | None = None) -> Course:
    """`doubled`: a club of 27 holes, whose nines each print 1 to 9 and often have indexes of their own."""
    language = language or weighted(rng, {'en': 6, 'es': 3, 'fr': 1.2, 'de': 1.2})
    par = [p for _ in range(holes // 9) for p in _pars(rng)]
    si = _indexes(rng, holes, doubled and chance(rng, 0.6))
    ladies_si = _indexes(rng, holes, False)
    ladies_par = [p + 1 if chance(rng, 0.08) and p < 5 else p for p in par]
    colours = list(TEE_COLOURS)[: whole(rng, 5, 10)]
    count = weighted(rng, {1: 1, 2: 2, 3: 3, 4: 4, 5: 3, 6: 1})
    chosen = [
        colours[int(i)] for i in sorted(rng.choice(len(colours), min(count, len(colours)), replace=False))
    ]
    if chance(rng, 0.4):
        chosen = [str(c) for c in rng.permutation(chosen)]
    longest = _lengths(rng, par)
    tees = []
    factor = 1.0
    for colour in chosen:
        base, names = TEE_COLOURS[colour]
        shade = tuple(min(255, max(0, c + whole(rng, -25, 25))) for c in base)
        label = names[language]
        if chance(rng, 0.25):
            label = pick(
                rng,
                [
                    label.upper(),
                    f'{names["en"]} / {label}',
                    pick(rng, ['Championship', 'Medal', 'Member', 'Forward', 'Senior', 'Tips']),
                ],
            )
        if chance(rng, 0.45):
            rating, slope = round(between(rng, 62, 76), 1), whole(rng, 105, 150)
            label += pick(
                rng, [f' {rating}/{slope}', f'  {rating} / {slope}', f' ({rating})', f' CR {rating} SR {slope}']
            )
        tees.append(
            Tee(
                label,
                (shade[0], shade[1], shade[2]),
                [max(60, int(m * factor) - whole(rng, 0, 12)) for m in longest],
            )
        )
        factor -= between(rng, 0.02, 0.09)
    name = pick(rng, CLUBS)
    kind = pick(rng, CLUB_KINDS[language])
    name = f'{kind} {name}' if language in ('es', 'fr') and chance(rng, 0.7) else f'{name} {kind}'
    return Course(
        name.upper() if chance(rng, 0.3) else name, language, holes, par, si, ladies_par, ladies_si, tees
    )
