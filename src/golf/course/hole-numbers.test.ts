import { expect, test } from 'vitest'
import { holeNumberIn, isHoleWord } from './hole-numbers.ts'

test.each(['7', '7th', '7.', '7º', 'Hole 7', 'H7', '#7', 'Hoyo 7', 'Loch 7', 'No. 7', '07'])(
  '%s is hole 7',
  (cell) => {
    expect(holeNumberIn(cell)).toBe(7)
  },
)

test.each(['', '0', '37', '402', '7/8', 'seven', '7 yds', '3.5'])('%j is no hole', (cell) => {
  expect(holeNumberIn(cell)).toBeUndefined()
})

test('a word for the holes is one in several languages', () => {
  expect(['Hole', 'HOYO', 'Loch', 'Par', '7'].map(isHoleWord)).toEqual([true, true, true, false, false])
})
