import type { CardField } from './card-values.ts'
import { checkStrokeIndexes } from './course.ts'

const holeWords = ['hole', 'holes', 'holeno', 'holenumber', 'no', 'nr', 'hoyo', 'hoyos', 'loch']
const parWords = ['par', 'pars', 'pares']
const indexWords = [
  ...[
    'si',
    'index',
    'indexes',
    'strokeindex',
    'stroke',
    'str',
    'strindex',
    'hcp',
    'hdcp',
    'hcap',
    'handicap',
  ],
  ...['hcpindex', 'handicapindex', 'indice', 'hp', 'indicedegolpe', 'indicedegolpes'],
]
const womenWords = /^(?:womens|women|ladies|lady|damas|mujeres)|(?:womens|women|ladies|damas|mujeres)$/
const menWords = /^(?:mens|men|gentlemen|caballeros|hombres)|(?:mens|men|caballeros|hombres)$/

/** What a heading of a card says; undefined when it is no known word and no known tee. */
export function fieldOfLabel(label: string, teeNames: readonly string[]): CardField | 'hole' | undefined {
  const word = plain(label)
  const ownTee = teeNames.find((tee) => plain(tee) === word)
  if (ownTee !== undefined) return `yards.${ownTee}`
  if (holeWords.includes(word)) return 'hole'
  const isWomens = womenWords.test(word)
  const rest = word.replace(womenWords, '').replace(menWords, '')
  if (parWords.includes(rest)) return isWomens ? 'womenPar' : 'par'
  if (indexWords.includes(rest)) return isWomens ? 'womenStrokeIndex' : 'strokeIndex'
  const length = word.replace(/^(?:yards|yardage|yds|yd|tee|tees)|(?:yards|yardage|yds|yd|tee|tees)$/g, '')
  const tee = teeNames.find((one) => plain(one) === length)
  if (tee !== undefined) return `yards.${tee}`
  return length === '' && teeNames.length === 1 ? `yards.${teeNames[0] ?? ''}` : undefined
}

/** What a series without a heading is about, by its numbers; tees are taken in their order. */
export function guessField(
  cells: readonly string[],
  { seen, teeNames }: { seen: ReadonlySet<CardField>; teeNames: readonly string[] },
): CardField | undefined {
  const numbers = cells.map(Number)
  if (numbers.every((number) => number >= 3 && number <= 6)) return seen.has('par') ? 'womenPar' : 'par'
  if (numbers.every((number) => number >= 1 && number <= 18) && looksLikeIndexes(numbers))
    return seen.has('strokeIndex') ? 'womenStrokeIndex' : 'strokeIndex'
  if (numbers.every((number) => number >= 40)) {
    const tee = teeNames.find((one) => !seen.has(`yards.${one}`))
    return tee === undefined ? undefined : `yards.${tee}`
  }
  return undefined
}

/** A permutation, or nearly one: a repeated index is a fault to show, not another thing. */
function looksLikeIndexes(numbers: readonly number[]): boolean {
  return checkStrokeIndexes(numbers).ok || new Set(numbers).size > numbers.length / 2
}

/** Letters and digits only, in lower case and without accents. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}
