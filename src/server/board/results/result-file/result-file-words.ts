import type { ResultTableWords } from '#contract/board/result-table.ts'

export type ResultFileWords = ResultTableWords & { sheets: Readonly<Record<'club' | 'public', string>> }

const en: ResultFileWords = {
  sheets: { club: 'Result, all names', public: 'Result' },
  position: 'Position',
  player: 'Player',
  players: 'Players',
  division: 'Division',
  handicap: 'Handicap',
  score: 'Score',
  ranked: { points: 'Points', net: 'Net', holes: 'Holes up or down' },
  countback: 'Countback',
  outcome: 'Outcome',
  unnamed: 'Name withheld',
  step: stepIn(
    {
      'last round': 'last round',
      'last 9': 'back nine',
      'last 6': 'last six',
      'last 3': 'last three',
      'last hole': 'last hole',
      'holes 4-9': 'holes 4 to 9',
      'holes 7-9': 'holes 7 to 9',
    },
    'hole',
  ),
  outcomes: {
    no_return: 'No return',
    withdrawn: 'Withdrawn',
    disqualified: 'Disqualified',
    no_team: 'Not in a team',
    missed_cut: 'Missed the cut',
  },
  cardOut: (holes) => (holes === 1 ? 'Card out after 1 hole' : `Card out after ${holes} holes`),
}

const es: ResultFileWords = {
  sheets: { club: 'Resultado, todos los nombres', public: 'Resultado' },
  position: 'Puesto',
  player: 'Jugador',
  players: 'Jugadores',
  division: 'Categoría',
  handicap: 'Hándicap',
  score: 'Bruto',
  ranked: { points: 'Puntos', net: 'Neto', holes: 'Hoyos arriba o abajo' },
  countback: 'Desempate',
  outcome: 'Observación',
  unnamed: 'Jugador sin nombre',
  step: stepIn(
    {
      'last round': 'última vuelta',
      'last 9': 'últimos 9',
      'last 6': 'últimos 6',
      'last 3': 'últimos 3',
      'last hole': 'último hoyo',
      'holes 4-9': 'hoyos 4 a 9',
      'holes 7-9': 'hoyos 7 a 9',
    },
    'hoyo',
  ),
  outcomes: {
    no_return: 'No entregada',
    withdrawn: 'Retirado',
    disqualified: 'Descalificado',
    no_team: 'Sin equipo',
    missed_cut: 'No pasó el corte',
  },
  cardOut: (holes) =>
    holes === 1 ? 'Tarjeta sin entregar tras 1 hoyo' : `Tarjeta sin entregar tras ${holes} hoyos`,
}

/** The rules name their steps in English: "last 9", "hole 17". */
function stepIn(steps: Readonly<Record<string, string>>, hole: string): (step: string) => string {
  return (step) => steps[step] ?? step.replace(/^hole(?= \d+$)/, hole)
}

const all: ReadonlyMap<string, ResultFileWords> = new Map([
  ['en', en],
  ['es', es],
])

export const resultFileLanguages = [...all.keys()]

export function resultFileWordsIn(language: string): ResultFileWords {
  return all.get(language) ?? en
}
