import { plainHeading } from '../../club/member-import/plain-heading.ts'
import { recogniseColumns } from '../../club/member-import/recognise-columns.ts'
import type { ScoreField } from './score-fields.ts'

/** The headings of results in other systems, in English and Spanish, as `plainHeading` writes them. */
const headings: Record<Exclude<ScoreField, 'email' | 'memberNumber' | 'nationalId'>, readonly string[]> = {
  playedOn: [
    ...[
      'date',
      'date played',
      'played',
      'played on',
      'round date',
      'date of round',
      'score date',
      'play date',
      'played at',
      'date of play',
    ],
    ...['fecha', 'fecha de juego', 'fecha vuelta', 'dia', 'fecha de la vuelta', 'fecha prueba'],
  ],
  courseName: [
    ...['course', 'course name', 'course played', 'venue', 'golf course'],
    ...['campo', 'nombre del campo', 'recorrido'],
  ],
  teeName: [
    ...['tee', 'tees', 'tee name', 'tee set', 'tee colour', 'tee color', 'tee played', 'markers'],
    ...['barras', 'salida', 'color de barras', 'barra', 'tees de salida'],
  ],
  holes: [
    'holes',
    'holes played',
    'number of holes',
    'no of holes',
    'hoyos',
    'hoyos jugados',
    'numero de hoyos',
    'hole count',
    'nholes',
    'nine or eighteen',
  ],
  courseRating: [
    ...['course rating', 'rating', 'cr', 'c r', 'course rating cr', 'usga course rating', 'scratch rating'],
    ...['cr slope', 'rating slope', 'course rating slope', 'cr sr', 'vc vs'],
    ...['valor de campo', 'valor campo', 'vc', 'v c', 'valor de campo vc'],
  ],
  slope: ['slope', 'slope rating', 'sr', 's r', 'valor slope', 'valor de slope', 'vs'],
  par: ['par', 'course par', 'par del campo'],
  pcc: ['pcc', 'playing conditions', 'playing conditions calculation', 'condiciones de juego', 'ajuste pcc'],
  adjustedGross: [
    ...[
      'adjusted gross score',
      'adjusted gross',
      'ags',
      'adj gross',
      'adj score',
      'adjusted score',
      'adj gross score',
    ],
    ...['resultado bruto ajustado', 'rba', 'bruto ajustado', 'rbta', 'resultado ajustado'],
  ],
  differential: [
    ...[
      'score differential',
      'differential',
      'diff',
      'sd',
      'handicap differential',
      'whs differential',
      'score diff',
      'hcdiff',
      'hc diff',
      'hcp diff',
      'sgd',
    ],
    ...['diferencial', 'diferencial de score', 'dif', 'diferencial de resultado'],
  ],
  scaledDifferential: [
    ...['scaled up differential', 'scaled differential', 'scaled up score differential'],
    ...['18 hole differential', '18 hole score differential', 'eighteen hole differential'],
    ...['diferencial de 18 hoyos', 'diferencial 18 hoyos'],
  ],
}

/** England Golf calls the tee so; elsewhere it is who marked the card. */
const isOfEnglandGolf = (plain: readonly string[]) => plain.includes('hcdiff')

const fieldOf = new Map<string, ScoreField>(
  (Object.entries(headings) as [ScoreField, readonly string[]][]).flatMap(([field, names]) =>
    names.map((name) => [name, field] as const),
  ),
)

/**
 * What each column of a list of results is, by its heading; null where that says nothing. The columns that say who played
 * have the headings of a list of members. A field has one column, the first that names it.
 */
export function recogniseScoreColumns(row: readonly string[]): (ScoreField | null)[] {
  const ofMembers = recogniseColumns(row)
  const plain = row.map(plainHeading)
  const taken = new Set<ScoreField>()
  return row.map((_, i) => {
    const member = ofMembers[i]
    const who = member === 'email' || member === 'memberNumber' || member === 'nationalId' ? member : null
    const named = plain[i] === 'marker' && isOfEnglandGolf(plain) ? 'teeName' : fieldOf.get(plain[i] ?? '')
    const field = named ?? who
    if (field === null || taken.has(field)) return null
    taken.add(field)
    return field
  })
}
