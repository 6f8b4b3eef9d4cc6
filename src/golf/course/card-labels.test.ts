import { describe, expect, test } from 'vitest'
import { fieldOfLabel, guessField } from './card-labels.ts'
import type { CardField } from './card-values.ts'

const teeNames = ["Men's", 'Ladies', 'White']

describe('fieldOfLabel', () => {
  test.each([
    ['Hole', 'hole'],
    ['No.', 'hole'],
    ['Hoyo', 'hole'],
    ['PAR', 'par'],
    ['Men’s par', 'par'],
    ['S.I.', 'strokeIndex'],
    ['Stroke Index', 'strokeIndex'],
    ['Hcp', 'strokeIndex'],
    ['Índice', 'strokeIndex'],
    ['Women’s par', 'womenPar'],
    ['SI ladies', 'womenStrokeIndex'],
    ['Damas hcp', 'womenStrokeIndex'],
    ['ladies', 'yards.Ladies'],
    ['Mens', "yards.Men's"],
    ['White (yds)', 'yards.White'],
    ['White tees', 'yards.White'],
    ['Blue', undefined],
    ['Yards', undefined],
    ['Notes', undefined],
  ])('when a heading is %s, then it says %s', (label, field) => {
    expect(fieldOfLabel(label, teeNames)).toBe(field)
  })

  test('when there is one tee only, then "Yards" is its', () => {
    expect(fieldOfLabel('Yards', ['White'])).toBe('yards.White')
  })
})

describe('guessField', () => {
  const none = new Set<CardField>()
  const guess = (cells: string, seen = none) => guessField(cells.split(' '), { seen, teeNames })
  test.each([
    { cells: '4 4 3 5', field: 'par' },
    { cells: '7 1 9 3 5 2 8 4 6', field: 'strokeIndex' },
    { cells: '371 402 155', field: "yards.Men's" },
    { cells: '20 30 21', field: undefined },
    { cells: 'a b c', field: undefined },
  ])('when numbers without a heading are $cells, then they are $field', ({ cells, field }) => {
    expect(guess(cells)).toBe(field)
  })

  test('when a first row was of the men, then the second is of the women, and yardages go on with the next tee', () => {
    const seen = new Set<CardField>(['par', 'strokeIndex', "yards.Men's"])
    expect(guess('4 4 3 5', seen)).toBe('womenPar')
    expect(guess('7 1 9 3 5 2 8 4 6', seen)).toBe('womenStrokeIndex')
    expect(guess('371 402', seen)).toBe('yards.Ladies')
  })
})
