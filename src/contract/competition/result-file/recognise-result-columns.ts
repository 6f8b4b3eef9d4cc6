import { plainHeading } from '../../club/member-import/plain-heading.ts'
import type { ResultField } from './result-fields.ts'

/** The headings of results in other systems and on notice boards, in English and Spanish, as `plainHeading` writes them. */
const headings: Record<ResultField, readonly string[]> = {
  place: [
    ...['position', 'pos', 'place', 'rank', 'ranking', 'posn', 'finish', 'finishing position'],
    ...['puesto', 'posicion', 'plaza', 'lugar', 'clasificacion'],
  ],
  name: [
    ...['player', 'name', 'competitor', 'golfer', 'player name', 'full name', 'member name', 'players'],
    ...['entrant', 'jugador', 'nombre', 'nombre y apellidos', 'apellidos y nombre', 'nombre completo'],
    ...['jugadora', 'jugador a', 'participante', 'competidor'],
  ],
  firstName: ['first name', 'firstname', 'forename', 'given name', 'nombre de pila'],
  lastName: ['last name', 'lastname', 'surname', 'family name', 'apellidos', 'apellido'],
  handicap: [
    ...['handicap', 'hcp', 'h cap', 'hcap', 'hdcp', 'hc', 'ph', 'p h', 'playing handicap', 'playing hcp'],
    ...['playing h cap', 'handicap de juego', 'hcp juego', 'hcp de juego', 'hpj'],
  ],
  gross: ['gross', 'gross score', 'gross total', 'bruto', 'resultado bruto', 'total bruto'],
  net: [
    'net',
    'nett',
    'net score',
    'nett score',
    'net total',
    'nett total',
    'neto',
    'resultado neto',
    'total neto',
  ],
  points: [
    ...['points', 'pts', 'stableford', 'stableford points', 'stableford pts', 'points total', 'total points'],
    ...['puntos', 'ptos', 'puntos stableford', 'total puntos', 'stb'],
  ],
  score: ['strokes', 'golpes', 'score', 'result', 'total', 'resultado', 'scores', 'final score'],
  countback: ['countback', 'count back', 'c b', 'cb', 'desempate', 'tie break', 'tiebreak', 'on countback'],
  placing: ['placing', 'placings'],
  outcome: [
    'outcome',
    'status',
    'state',
    'estado',
    'observacion',
    'observaciones',
    'remark',
    'remarks',
    'note',
    'notes',
  ],
}

const fieldOf = new Map<string, ResultField>(
  (Object.entries(headings) as [ResultField, readonly string[]][]).flatMap(([field, names]) =>
    names.map((name) => [name, field] as const),
  ),
)

/**
 * What each column of a table of results is, by its heading; null where that says nothing. A field has one column, the first
 * that names it. What a heading means depends on those beside it: "nombre" beside "apellidos" is the first name, and a score beside
 * net strokes or points is the gross one.
 */
export function recogniseResultColumns(row: readonly string[]): (ResultField | null)[] {
  const taken = new Set<ResultField>()
  const plain = row.map(plainHeading)
  const named = row.map((heading, i) =>
    heading.trim() === '#' ? 'place' : (fieldOf.get(plain[i] ?? '') ?? null),
  )
  const has = (field: ResultField) => named.includes(field)
  const meant = (field: ResultField | null): ResultField | null => {
    if (field === 'name' && has('lastName')) return 'firstName'
    if (field === 'placing' && !has('place')) return 'place'
    return field === 'score' && (has('net') || has('points')) && !has('gross') ? 'gross' : field
  }
  return named.map((one) => {
    const field = meant(one)
    if (field === null || taken.has(field)) return null
    taken.add(field)
    return field
  })
}
