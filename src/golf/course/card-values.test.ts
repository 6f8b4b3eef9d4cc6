import { expect, test } from 'vitest'
import { rangeOfField, readCardValue, teeOfField, type CardField } from './card-values.ts'

test.each<[CardField, string, number | string]>([
  ['par', '4', 4],
  ['par', '6', 6],
  ['par', '7', 'out_of_range'],
  ['womenPar', '2', 'out_of_range'],
  ['strokeIndex', '18', 18],
  ['strokeIndex', '19', 'out_of_range'],
  ['womenStrokeIndex', '0', 'out_of_range'],
  ['yards.White', '385 yds', 385],
  ['yards.White', '385y', 385],
  ['yards.White', '1200', 'out_of_range'],
  ['yards.White', '385.5', 'no_number'],
  ['par', 'x', 'no_number'],
  ['par', '', 'no_number'],
])('when %s is "%s", then it reads as %s', (field, text, expected) => {
  const read = readCardValue(field, text)
  expect(read.ok ? read.value : read.reason).toBe(expected)
})

test('a field knows its range, and a yardage its tee', () => {
  expect(rangeOfField('par')).toEqual([3, 6])
  expect(teeOfField('yards.White')).toBe('White')
  expect(teeOfField('par')).toBeUndefined()
})
