import { expect, test } from 'vitest'
import { canLead, isRating, nameInNumbers } from './row-leads.ts'

test.each([
  [['Blue'], true],
  [['73.4/131'], true],
  [['73.4', '131'], true],
  [['(73,4/131)'], true],
  [['58'], true],
  [['56/52'], true],
  [['58', '71.2/128'], true],
  [['402', '188'], false],
  [['4021'], true],
  [['12345'], false],
])('%j can stand before the first yardage: %s', (cells, expected) => {
  expect(canLead(cells, { sign: '\t', mayBeName: true })).toBe(expected)
})

test('without a tee named by a number only a rating can', () => {
  expect(canLead(['58'], { sign: '\t', mayBeName: false })).toBe(false)
  expect(canLead(['73.4/131'], { sign: '\t', mayBeName: false })).toBe(true)
})

test('a rating may stand behind the sums', () => {
  expect([['73.4/131'], ['73.4', '131'], ['3378']].map((cells) => isRating(cells, '\t'))).toEqual([
    true,
    true,
    false,
  ])
})

test('the number that a tee is named by stands before its rating', () => {
  expect(nameInNumbers(['58', '71.2/128'])).toBe('58')
  expect(nameInNumbers(['56/52'])).toBe('56/52')
  expect(nameInNumbers(['73.4/131'])).toBeUndefined()
})
