import { expect, test } from 'vitest'
import { numberIn, otherSum, sumsFit } from './row-sums.ts'

const nine = (from: number, value: number) =>
  Array.from({ length: 9 }, (_, i) => ({ hole: from + i, text: String(value) }))

test.each([
  ['385', 385],
  ['385 yds', 385],
  ['3,252', 3252],
  ['3 252', 3252],
  ["3'252", 3252],
  ['3.252', 3252],
  ['38,5', undefined],
  ['par', undefined],
  ['', undefined],
])('%j is %s', (cell, expected) => {
  expect(numberIn(cell)).toBe(expected)
})

test.each([
  [[], true],
  [['36'], true],
  [['36', '36', '72'], true],
  [['35'], false],
  [['x'], false],
])('%j can be the sums of two nines of par 36: %s', (sums, expected) => {
  expect(sumsFit(sums, [...nine(1, 4), ...nine(10, 4)])).toBe(expected)
})

test('a sum that is printed otherwise is said with its holes', () => {
  const cells = [...nine(1, 4), ...nine(10, 4)]
  expect(otherSum([{ name: 'Out', text: '36' }], cells)).toBeUndefined()
  expect(otherSum([{ name: 'In', text: '35' }], cells)).toEqual({
    printed: 35,
    added: 36,
    holes: [10, 11, 12, 13, 14, 15, 16, 17, 18],
  })
})
