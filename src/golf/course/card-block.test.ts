import { describe, expect, test } from 'vitest'
import { readCardText } from './card-text.ts'
import { takeable } from './doubtful-values.ts'
import type { CardField } from './card-values.ts'

const front = {
  pars: [4, 3, 5, 4, 4, 5, 3, 4, 4],
  indexes: [5, 15, 1, 11, 7, 3, 17, 13, 9],
  blue: [402, 188, 530, 371, 411, 498, 164, 389, 425],
  white: [385, 170, 505, 350, 390, 470, 150, 370, 400],
}
const back = {
  pars: [4, 4, 3, 5, 4, 4, 3, 5, 4],
  indexes: [10, 6, 18, 2, 12, 8, 16, 4, 14],
  blue: [395, 410, 172, 521, 388, 402, 181, 540, 415],
}
const pars = [...front.pars, ...back.pars]
const indexes = [...front.indexes, ...back.indexes]
const blue = [...front.blue, ...back.blue]
const head = 'Hole 1 2 3 4 5 6 7 8 9 Out 10 11 12 13 14 15 16 17 18 In Tot'
const nineHead = 'HOLE 1 2 3 4 5 6 7 8 9 OUT'

type Course = { tees?: readonly string[]; holes?: 9 | 18 }

function read(text: string, { tees = ['Blue', 'White'], holes = 18 }: Course = {}) {
  const reading = readCardText(text, { teeNames: tees, holeCount: holes })
  const of = (field: CardField) =>
    takeable(reading)
      .filter((value) => value.field === field)
      .sort((a, b) => a.holeNumber - b.holeNumber)
      .map(({ value }) => value)
  return { of, problems: reading.problems, kinds: reading.problems.map(({ kind }) => kind) }
}

const across = (rows: readonly (readonly (string | number)[])[], sign = '\t') =>
  rows.map((row) => row.join(sign)).join('\n')

describe('rows without the sums of their heading', () => {
  const text = `${head}
Blue ${front.blue.join(' ')} 3378 ${back.blue.join(' ')} 3424 6802
Par ${front.pars.join(' ')} 36 ${back.pars.join(' ')} 36 72
Handicap ${indexes.join(' ')}`

  test.each([
    { name: 'spaces', text },
    { name: 'tabs', text: text.replaceAll(' ', '\t') },
    { name: 'tabs and empty cells behind', text: `${text.replaceAll(' ', '\t')}\t\t\t` },
    { name: 'a column of initials', text: text.replace('Out', 'Out Initials') },
    { name: 'the holes last', text: [...text.split('\n').slice(1), head].join('\n') },
    { name: 'two rows of indexes, of men and women', text: `${text}\nWomen's HCP ${indexes.join(' ')}` },
  ])('when they come with $name, then every index is at its hole', ({ text: card }) => {
    const { of, problems } = read(card)
    expect(problems).toEqual([])
    expect(of('strokeIndex')).toEqual(indexes)
    expect(of('par')).toEqual(pars)
    expect(of('yards.Blue')).toEqual(blue)
  })
})

describe('tees named by numbers, Roman numerals and two colours', () => {
  const heads = head.split(' ')
  const sums = [front.blue, back.blue].map((nine) => nine.reduce((sum, one) => sum + one, 0))
  const rowOf = (name: string) => [
    ...[name, ...front.blue, sums[0] ?? 0, ...back.blue, sums[1] ?? 0],
    (sums[0] ?? 0) + (sums[1] ?? 0),
  ]
  test.each(['58', '40', '56/52', 'III', 'Gul/blå', 'Blue/White', 'GRØNN 34', 'Klubb-tee', '600m'])(
    'when a tee is called %s, then its yardages are at their holes',
    (name) => {
      for (const sign of ['\t', ' ', ',', ';', '|'])
        for (const holes of [9, 18] as const) {
          const whole = [heads, rowOf(name), ['Par', ...pars]]
          const rows = holes === 18 ? whole : whole.map((row) => row.slice(0, 10))
          const { of, problems } = read(across(rows, sign), { tees: [name], holes })
          expect(problems).toEqual([])
          expect(of(`yards.${name}`)).toEqual(blue.slice(0, holes))
          expect(of('par')).toEqual(pars.slice(0, holes))
        }
    },
  )

  test('when tees named by numbers are columns, then they are read', () => {
    const rows = pars.map((par, at) => [at + 1, par, blue[at] ?? 0, (blue[at] ?? 0) - 20])
    const { of, problems } = read(across([['Hole', 'Par', '58', '51'], ...rows]), { tees: ['58', '51'] })
    expect(problems).toEqual([])
    expect(of('yards.58')).toEqual(blue)
    expect(of('yards.51')).toEqual(blue.map((one) => one - 20))
  })

  test('when a numbered tee is not of the course, then it is asked about and no yardage moves', () => {
    const text = across([heads.slice(0, 10), ['58', ...front.blue], ['51', ...front.white]])
    const { of, problems } = read(text, { tees: ['51'], holes: 9 })
    expect(problems).toEqual([{ kind: 'unknown_tee', label: '58' }])
    expect(of('yards.51')).toEqual(front.white)
  })

  test('when a yardage is missing beside a number of a tee, then the row is asked about', () => {
    const text = `Hole 1 2 3 4 5 6 7 8 9\nPar ${front.pars.join(' ')}\n58 ${front.blue.slice(1).join(' ')}`
    const { of, kinds } = read(text, { tees: ['58'], holes: 9 })
    expect(kinds).toEqual(['row_unclear'])
    expect(of('yards.58')).toEqual([])
  })
})

describe('rating and slope between a tee and its yardages', () => {
  test.each([
    ['73.4/131', ' '],
    ['73.4 / 131', ' '],
    ['73,4/131', ' '],
    ['73.4 131', ' '],
    ['(73.4/131)', ' '],
    ['131/73.4', ' '],
    ['73.4/131', '\t'],
    ['73,4 / 131', '\t'],
    ['73.4\t131', '\t'],
    ['73,4;131', ';'],
    ['73.4,131', ','],
    ['73,4/131', ','],
    ['73.4/131', '|'],
  ])('when it is %s between %j, then every yardage is at its hole', (rating, sign) => {
    for (const sum of [[], ['3378']])
      for (const order of [0, 1]) {
        const rows = [
          ['BLUE', rating, ...front.blue, ...sum],
          ['PAR', ...front.pars, 36],
        ]
        const text = across([nineHead.split(' '), ...(order === 0 ? rows : [...rows].reverse())], sign)
        const { of, problems } = read(text, { holes: 9 })
        expect(problems).toEqual([])
        expect(of('yards.Blue')).toEqual(front.blue)
        expect(of('par')).toEqual(front.pars)
      }
  })

  test('when two tees of a nine have one, then both are read with the indexes below', () => {
    const { of, problems } = read(
      `${nineHead}\nBLUE 73.4/131 ${front.blue.join(' ')} 3378\nWHITE 71.2/127 ${front.white.join(' ')} 3190
HANDICAP ${front.indexes.join(' ')}\nPAR ${front.pars.join(' ')} 36`,
      { holes: 9 },
    )
    expect(problems).toEqual([])
    expect(of('yards.White')).toEqual(front.white)
    expect(of('strokeIndex')).toEqual(front.indexes)
  })

  test('when it stands behind the sums, or has columns of its own, then it is left out', () => {
    const behind = `${nineHead}\nBLUE ${front.blue.join(' ')} 3378 73.4/131\nPAR ${front.pars.join(' ')} 36`
    const own = across([
      ['Tee', 'Rating', 'Slope', 1, 2, 3, 4, 5, 6, 7, 8, 9, 'Out'],
      ['Blue', '73.4', '131', ...front.blue, 3378],
      ['Par', '', '', ...front.pars, 36],
    ])
    for (const text of [behind, own]) {
      const { of, problems } = read(text, { holes: 9 })
      expect(problems).toEqual([])
      expect(of('yards.Blue')).toEqual(front.blue)
      expect(of('par')).toEqual(front.pars)
    }
  })
})

describe('thousands', () => {
  test.each([
    ['3,378', ' '],
    ['3.378', ' '],
    ['3 378', ' '],
    ['3\u2009378', ' '],
    ['3\u00a0378', ' '],
    ['3,378', '\t'],
    ['3 378', '\t'],
    ["3'378", '\t'],
    ['3.378', ';'],
    ['"3,378"', ','],
    ['3,378', ','],
    ['3 378', ','],
    ['3,378', '|'],
  ])('when a sum is %s between %j, then every value is at its hole', (sum, sign) => {
    const sums = [sum, sum.replace('378', '424'), sum.replace('3', '6').replace('378', '802')]
    const text = across(
      [
        head.split(' '),
        ['Blue', ...front.blue, sums[0] ?? '', ...back.blue, sums[1] ?? '', sums[2] ?? ''],
        ['Par', ...front.pars, 36, ...back.pars, 36, 72],
        ['Handicap', ...front.indexes, ...(sign === ' ' ? [] : ['']), ...back.indexes],
      ],
      sign,
    )
    const { of, problems } = read(text)
    expect(problems).toEqual([])
    expect(of('yards.Blue')).toEqual(blue)
    expect(of('par')).toEqual(pars)
    expect(of('strokeIndex')).toEqual(indexes)
  })

  test('when a nine with spaces has sums with a comma, then both tees are read', () => {
    const { of, problems } = read(
      `${nineHead}\nBLUE ${front.blue.join(' ')} 3,378\nWHITE ${front.white.join(' ')} 3,190
HANDICAP ${front.indexes.join(' ')}\nPAR ${front.pars.join(' ')} 36`,
      { holes: 9 },
    )
    expect(problems).toEqual([])
    expect(of('yards.Blue')).toEqual(front.blue)
    expect(of('yards.White')).toEqual(front.white)
  })
})
