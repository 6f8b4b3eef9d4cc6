import type { Translation } from '../catalogue.ts'
import type { scorecardText } from '../en/scorecard.ts'

const points = (count: number) => (count === 1 ? '1 punto' : `${count} puntos`)

export default {
  title: 'Tarjeta digital',
  offline: 'Sin conexión',
  cardFailed: 'No se ha podido cargar su tarjeta.',
  noOpenRound:
    'No hay ninguna vuelta abierta en este teléfono. Para empezarla hace falta conexión; después se juega sin ella.',

  teeName: (name) => `Barras ${name}`,
  roundMenu: 'Barras y vuelta',
  ruling: 'El comité lo ha anotado; la tarjeta no tiene puesto en la competición.',

  handicaps: ({ index, course, playing }) =>
    `Índice de hándicap ${index} · De campo ${course} · De juego ${playing}`,
  handicapNotSet: 'sin fijar',
  indexesNotConfirmed: 'Índices de dificultad sin confirmar por el club',
  howPlayOff: (playing) => `Por qué juega con hándicap ${playing}`,
  howTotals: 'Cómo se obtienen estos totales',

  hole: 'Hoyo',
  holeNumber: (hole) => `Hoyo ${hole}`,
  holes: 'Hoyos',
  par: 'Par',
  parOf: (par) => `Par ${par}`,
  strokeIndex: 'Hcp',
  strokeIndexName: 'Índice de dificultad',
  yards: 'Yardas',
  gross: 'Bruto',
  net: 'Neto',
  stableford: 'Stableford',
  points: 'Puntos',
  pointCount: points,
  toPar: 'Al par',
  thru: 'Jugados',
  out: 'Ida',
  in: 'Vuelta',
  total: 'Total',

  holeInOne: 'hoyo en uno',
  albatross: 'albatros',
  eagle: 'eagle',
  birdie: 'birdie',
  parName: 'par',
  bogey: 'bogey',
  doubleBogey: 'doble bogey',
  tripleBogey: 'triple bogey',
  underPar: (strokes) => `${strokes} bajo par`,
  overPar: (strokes) => `${strokes} sobre par`,
  pickedUp: 'bola levantada',
  noScore: 'sin resultado',
  saidStrokes: ({ hole, strokes, name, points: count }) =>
    `Hoyo ${hole}, ${strokes}, ${name}, ${points(count)}`,
  saidPickedUp: ({ hole, points: count }) => `Hoyo ${hole}, bola levantada, ${points(count)}`,
  saidOpen: (hole) => `Hoyo ${hole}, sin resultado`,
  saidNeedsYou: 'requiere su atención',
  noStroke: 'sin golpe',
  strokes: (count) => (count === 1 ? '1 golpe' : `${count} golpes`),
  givesStrokes: (count) => `da ${count === 1 ? '1 golpe' : `${count} golpes`}`,

  scoreForHole: (hole) => `Resultado del hoyo ${hole}`,
  pickedUpKey: 'Levantada',
  moreKeys: 'Más: 11–15',
  fewerKeys: '1 a 10',
  lastEntries: (holes) => `${holes} hoyos anotados`,
  lastEntry: (hole, what) => `Hoyo ${hole}: ${what}`,
  cleared: 'borrado',
  notAtClub: 'Este resultado no ha llegado al club.',
  sendAgain: 'Enviar de nuevo',
  takeBack: 'Retirarlo',
  saveRound: 'Guardar la vuelta',
  scan: 'Escanear tarjeta',
  hideScan: 'Ocultar OCR',
  scanOffline: 'Para escanear hace falta conexión.',
} satisfies Translation<typeof scorecardText>
