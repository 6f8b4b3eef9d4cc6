import type { Gender } from '#golf/course/course.ts'
import { plainHeading } from './plain-heading.ts'
import { saysNone } from './says-none.ts'

const men = [
  'male',
  'man',
  'men',
  'mr',
  'boy',
  'gent',
  'gents',
  'gentleman',
  'gentlemen',
  'masculino',
  'masc',
  'hombre',
]
const women = ['female', 'woman', 'women', 'mrs', 'ms', 'miss', 'girl', 'lady', 'ladies', 'femenino', 'fem']
const menElsewhere = [
  ...[
    'varon',
    'hombres',
    'caballero',
    'caballeros',
    'sr',
    'don',
    'mann',
    'mannlich',
    'herr',
    'herren',
    'heer',
  ],
  ...[
    'heren',
    'homme',
    'hommes',
    'monsieur',
    'masculin',
    'homem',
    'herre',
    'herrer',
    'mand',
    'uomo',
    'maschio',
  ],
]
const womenElsewhere = [
  ...['mujer', 'mujeres', 'dama', 'damas', 'senora', 'sra', 'dona', 'frau', 'weiblich', 'damen', 'vrouw'],
  ...[
    'vrouwen',
    'dame',
    'dames',
    'femme',
    'femmes',
    'madame',
    'feminin',
    'mulher',
    'kvinna',
    'kvinde',
    'kvinne',
  ],
  ...['donna', 'femmina'],
]
const unsaid = [
  '',
  'x',
  'n a',
  'na',
  'other',
  'diverse',
  'unknown',
  'not stated',
  'otro',
  'no consta',
  'prefer not to say',
]

/**
 * What one cell says: men, women, null for nothing; undefined where it cannot be read, and unclear where it is a letter that
 * means men in one language and women in another, and nothing says which.
 */
export type ReadGender = (text: string) => Gender | null | 'unclear' | undefined

const headingsOfSpain = ['sexo', 'genero', 'h m', 'v m']
const headingsOfHolland = ['geslacht']

/** The letters of a column of which neither its others nor its heading say whether they are men or women. */
export function unclearLetters(column: readonly string[], heading = ''): string[] {
  const read = genderReader(column, heading)
  const letters = new Set(column.map(plainHeading).filter((word) => word.length === 1))
  return [...letters].filter((letter) => read(letter) === 'unclear').sort()
}

/**
 * Reads a column of genders, whose letters mean what the other letters and the heading of the column say. Of those that say
 * nothing, `menLetters` has the ones that are men, as the sender says, and the others are women.
 */
export function genderReader(column: readonly string[], heading = '', menLetters?: string): ReadGender {
  const letters = new Set(column.map(plainHeading).filter((word) => word.length === 1))
  const has = (...any: readonly string[]) => any.some((letter) => letters.has(letter))
  const isSpanish = headingsOfSpain.includes(plainHeading(heading))
  const isDutch = headingsOfHolland.includes(plainHeading(heading))
  const meaning = new Map<string, Gender | null | 'unclear'>([
    ...(['h'] as const).map((letter) => [letter, has('v') ? 'unclear' : 'men'] as const),
    ...(['f', 'w'] as const).map((letter) => [letter, 'women'] as const),
    ['k', has('m') ? 'women' : 'unclear'],
    ['d', has('h') || isSpanish ? 'women' : has('m') && has('w', 'f') ? null : 'unclear'],
  ])
  const ofV = isSpanish === isDutch ? 'unclear' : isSpanish ? 'men' : 'women'
  meaning.set('v', has('h', 'f', 'w', 'k') && has('m') ? 'unclear' : ofV)
  meaning.set('m', meaningOfM({ has, isSpanish, ofV }))
  return (text) => {
    const word = plainHeading(text)
    if (unsaid.includes(word)) return null
    const letter = meaning.get(word)
    if (letter === 'unclear' && menLetters !== undefined) return menLetters.includes(word) ? 'men' : 'women'
    if (letter !== undefined) return letter
    if (men.includes(word) || menElsewhere.includes(word)) return 'men'
    if (women.includes(word) || womenElsewhere.includes(word)) return 'women'
    return saysNone(text) ? null : undefined
  }
}

function meaningOfM(of: {
  has: (...any: readonly string[]) => boolean
  isSpanish: boolean
  ofV: Gender | 'unclear'
}): Gender | 'unclear' {
  const { has, isSpanish, ofV } = of
  const isMan = has('f', 'w', 'k')
  if (has('h')) return isMan ? 'unclear' : 'women'
  if (isMan) return has('v') ? 'unclear' : 'men'
  if (has('v')) return ofV === 'men' ? 'women' : ofV === 'women' ? 'men' : 'unclear'
  // "Sexo: M" of a list in which nobody is H or F may be masculino as well as mujer.
  return isSpanish ? 'unclear' : 'men'
}
