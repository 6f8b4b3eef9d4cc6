import type { CardField } from './card-values.ts'
import { checkStrokeIndexes } from './course.ts'

const holeWords = words(
  'hole holes holeno holenumber no nr hoyo hoyos hoyono loch bahn trou trous buraco buracos buca buche hull hul hal hål',
)
const parWords = words('par pars pares')
const indexWords = words(
  'si index indexes indices strokeindex stroke strokes str strindex hcp hdcp hcap hdc handicap handicaps hcpindex handicapindex ' +
    'hcpsi sihcp indice hp vorgabe indicedegolpe indicedegolpes strokeindexes',
)
const lengthWords = words(
  'yards yardage yardages yds yd y tee tees metres meters metros m length lengths distance',
)
const nameWords = words('name names holename nombre nombres nom noms nome nomes navn namn initials')
const menWords = words(
  'men mens man male males gents gent gentlemen gentlemens herren herrar herrer hommes messieurs hombres caballeros masculino',
)
const womenWords = words(
  'women womens woman ladies lady ladys female females damen damas dames damer mujeres femenino feminino',
)
/** They say whose a row is only beside a word that says what it is: "M Hcp". */
const menLetters = words('m h g')
const womenLetters = words('w l d f')

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' ').map(plain))
}

export type Whose = 'men' | 'women' | 'both'

/** What a heading says. Its `whose` alone is left where it is about one gender and names nothing else, as "Ladies". */
export type CardLabel =
  | { kind: 'hole' | 'name' | 'unknown' }
  | { kind: 'par' | 'index' | 'whose'; whose: Whose | undefined }
  | { kind: 'tee'; tee: string }

type LabelOptions = {
  teeNames: readonly string[]
  /** On Spanish cards H and M are men and women, where M stands for men beside W, L, D or F. */
  isMWomens?: boolean
}

export function readLabel(label: string, { teeNames, isMWomens = false }: LabelOptions): CardLabel {
  const isHoleSign = /^\s*#\s*$/.test(label)
  const ownTee = teeNames.find((tee) => plain(tee) === plain(label))
  if (ownTee !== undefined && !isHoleSign) return { kind: 'tee', tee: ownTee }
  const parts = partsOf(label)
  const word = parts.join('')
  if (isHoleSign || holeWords.has(word)) return { kind: 'hole' }
  if (nameWords.has(word)) return { kind: 'name' }
  for (const areLetters of [false, true]) {
    const { whose, rest } = withoutGender(parts, { areLetters, isMWomens })
    const kind = parWords.has(rest) ? 'par' : indexWords.has(rest) ? 'index' : undefined
    if (kind !== undefined) return { kind, whose }
    if (rest === '' && whose !== undefined && !areLetters) return { kind: 'whose', whose }
  }
  const tee = teeOf(label, teeNames)
  return tee === undefined ? { kind: 'unknown' } : { kind: 'tee', tee }
}

/** What a heading of a card says; undefined when it is no known word and no known tee. */
export function fieldOfLabel(label: string, teeNames: readonly string[]): CardField | 'hole' | undefined {
  const read = readLabel(label, { teeNames })
  switch (read.kind) {
    case 'hole':
      return 'hole'
    case 'tee':
      return `yards.${read.tee}`
    case 'par':
    case 'index':
      return fieldOf(read.kind, read.whose)
    case 'whose':
    case 'name':
    case 'unknown':
      return undefined
  }
}

export function fieldOf(kind: 'par' | 'index', whose: Whose | undefined): CardField {
  if (kind === 'par') return whose === 'women' ? 'womenPar' : 'par'
  return whose === 'women' ? 'womenStrokeIndex' : 'strokeIndex'
}

/** Whether the headings of a card call men H and women M. */
export function isMForWomen(labels: readonly string[]): boolean {
  const letters = new Set(labels.flatMap((label) => partsOf(label).filter((part) => part.length === 1)))
  return letters.has('h') && letters.has('m') && ![...womenLetters].some((one) => letters.has(one))
}

/** A tee's heading may say its unit and its rating too: "White (yds)", "Blue 73.4/131". */
function teeOf(label: string, teeNames: readonly string[]): string | undefined {
  const bare = withoutRating(label)
  const parts = partsOf(bare)
  const choices = [parts, parts.filter((part) => !lengthWords.has(part))].map((some) => some.join(''))
  const tee = teeNames.find((one) => plain(one) !== '' && choices.includes(plain(one)))
  if (tee !== undefined) return tee
  const squashed = plain(bare).replace(/^(?:yards|yardage|yds|yd|tees?)|(?:yards|yardage|yds|yd|tees?)$/g, '')
  const isLength = parts.every((part) => lengthWords.has(part)) || squashed === ''
  if (isLength) return teeNames.length === 1 && parts.length > 0 ? teeNames[0] : undefined
  return teeNames.find((one) => plain(one) === squashed)
}

/** A heading without the rating and slope behind the name of its tee. */
export function withoutRating(label: string): string {
  const bare = label
    .replace(/(^|[^\d.,])\d{2,3}(?:[.,]\d{1,2})?\s*\/\s*\d{2,3}(?:[.,]\d{1,2})?(?![\d.,])/g, '$1 ')
    .replace(/(^|[^\d.,])\d{2}[.,]\d(?![\d.,])(?:\s+\d{2,3}(?!\d))?/g, '$1 ')
    .replace(/\(\s*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return /[\p{L}\d]/u.test(bare) ? bare : label.trim()
}

function withoutGender(
  parts: readonly string[],
  { areLetters, isMWomens }: { areLetters: boolean; isMWomens: boolean },
): { whose: Whose | undefined; rest: string } {
  const isWomens = (part: string) =>
    womenWords.has(part) || (areLetters && (womenLetters.has(part) || (part === 'm' && isMWomens)))
  const isMens = (part: string) => menWords.has(part) || (areLetters && menLetters.has(part))
  const [women, men] = [parts.some(isWomens), parts.some((part) => !isWomens(part) && isMens(part))]
  const whose = women && men ? 'both' : women ? 'women' : men ? 'men' : undefined
  const rest = parts.filter((part) => !isWomens(part) && !isMens(part)).join('')
  if (whose !== undefined) return { whose, rest }
  // "MensIndex" is one word to a computer.
  const glued =
    /^(womens|women|ladies|lady|damas|mujeres|mens|men|gents|gentlemen|caballeros|hombres)?(.*?)(womens|women|ladies|damas|mujeres|mens|men|gents|caballeros|hombres)?$/.exec(
      rest,
    )
  const [, before, middle = '', after] = glued ?? []
  const gender = before ?? after
  return gender === undefined
    ? { whose, rest }
    : { whose: womenWords.has(gender) ? 'women' : 'men', rest: middle }
}

/** What a series without a heading is about, by its numbers; tees are taken in their order. */
export function guessField(
  cells: readonly string[],
  { seen, teeNames }: { seen: ReadonlySet<CardField>; teeNames: readonly string[] },
): CardField | undefined {
  const kind = kindOfNumbers(cells)
  if (kind === 'par') return seen.has('par') ? 'womenPar' : 'par'
  if (kind === 'index') return seen.has('strokeIndex') ? 'womenStrokeIndex' : 'strokeIndex'
  if (kind === undefined) return undefined
  const tee = teeNames.find((one) => !seen.has(`yards.${one}`))
  return tee === undefined ? undefined : `yards.${tee}`
}

/** What numbers of holes can only be; undefined for others. */
export function kindOfNumbers(cells: readonly string[]): 'par' | 'index' | 'length' | undefined {
  const numbers = cells.map(Number)
  if (numbers.every((number) => number >= 3 && number <= 6)) return 'par'
  if (numbers.every((number) => number >= 1 && number <= 18) && looksLikeIndexes(numbers)) return 'index'
  return numbers.every((number) => number >= 40) ? 'length' : undefined
}

/** A permutation, or nearly one: a repeated index is a fault to show, not another thing. */
function looksLikeIndexes(numbers: readonly number[]): boolean {
  return checkStrokeIndexes(numbers).ok || new Set(numbers).size > numbers.length / 2
}

/** The words of a heading: "Handicap (W)" is two, "S.I." and "Men's" are one. */
function partsOf(text: string): string[] {
  return unaccented(text)
    .replace(/(\p{L})\.(?=\p{L})/gu, '$1')
    .replace(/['’`´]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part !== '')
}

/** Letters and digits only, in lower case and without accents. */
function plain(text: string): string {
  return unaccented(text).replace(/[^\p{L}\p{N}]/gu, '')
}

function unaccented(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
