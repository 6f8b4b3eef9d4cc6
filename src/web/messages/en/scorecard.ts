import { catalogue } from '../catalogue.ts'

const points = (count: number) => (count === 1 ? '1 point' : `${count} points`)

/** The card being played, and the way to start it. */
export const scorecardText = catalogue('scorecard', {
  title: 'Digital Scorecard',
  offline: 'No connection',
  cardFailed: 'Your scorecard could not be loaded.',
  noOpenRound:
    'No round is open on this phone. Starting one needs a connection; after that, no connection is needed.',

  teeName: (name: string) => `${name} tee`,
  roundMenu: 'Tee and round',
  ruling: 'The committee has recorded this; the card has no place in the competition.',

  handicaps: (given: { index: string; course: string; playing: string }) =>
    `Handicap Index ${given.index} · Course ${given.course} · Playing ${given.playing}`,
  handicapNotSet: 'not set',
  indexesNotConfirmed: 'Stroke indexes not confirmed by the club',
  howPlayOff: (playing: string) => `How you play off ${playing}`,
  howTotals: 'How these totals are made',

  hole: 'Hole',
  holeNumber: (hole: number) => `Hole ${hole}`,
  holes: 'Holes',
  par: 'Par',
  parOf: (par: number) => `Par ${par}`,
  strokeIndex: 'SI',
  strokeIndexName: 'Handicap index',
  yards: 'Yards',
  gross: 'Gross',
  net: 'Net',
  stableford: 'Stableford',
  points: 'Points',
  pointCount: points,
  toPar: 'To par',
  thru: 'Thru',
  out: 'Out',
  in: 'In',
  total: 'Total',

  holeInOne: 'hole in one',
  albatross: 'albatross',
  eagle: 'eagle',
  birdie: 'birdie',
  parName: 'par',
  bogey: 'bogey',
  doubleBogey: 'double bogey',
  tripleBogey: 'triple bogey',
  underPar: (strokes: number) => `${strokes} under par`,
  overPar: (strokes: number) => `${strokes} over par`,
  pickedUp: 'picked up',
  noScore: 'no score',
  saidStrokes: (said: { hole: number; strokes: number; name: string; points: number }) =>
    `Hole ${said.hole}, ${said.strokes}, ${said.name}, ${points(said.points)}`,
  saidPickedUp: (said: { hole: number; points: number }) =>
    `Hole ${said.hole}, picked up, ${points(said.points)}`,
  saidOpen: (hole: number) => `Hole ${hole}, no score`,
  saidNeedsYou: 'needs you',
  noStroke: 'no stroke',
  strokes: (count: number) => (count === 1 ? '1 stroke' : `${count} strokes`),
  givesStrokes: (count: number) => `gives ${count === 1 ? '1 stroke' : `${count} strokes`}`,

  scoreForHole: (hole: number) => `Score for hole ${hole}`,
  pickedUpKey: 'Picked up',
  moreKeys: 'More: 11–15',
  fewerKeys: '1 to 10',
  lastEntries: (holes: number) => `${holes} holes entered`,
  lastEntry: (hole: number, what: string) => `Hole ${hole}: ${what}`,
  cleared: 'cleared',
  notAtClub: 'This score has not reached the club.',
  sendAgain: 'Send again',
  takeBack: 'Take it back',
  saveRound: 'Save Round',
  scan: 'Scan Scorecard',
  hideScan: 'Hide OCR',
  scanOffline: 'Scanning needs a connection.',
})
