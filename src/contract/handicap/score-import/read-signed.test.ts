import { expect, test } from 'vitest'
import { plusSignOf, readSigned } from './read-signed.ts'

const tenths = (numerator: number) => ({ numerator, denominator: 10 })

test.each([
  [['14.8', '+2.2', '9.0'], 'below'],
  [['+2,2', '+0.4'], 'below'],
  [['+14.8', '+2.2'], 'above'],
  [['+14.8', '-1.2'], 'above'],
  [['+2.2', '-1.2'], 'unclear'],
  [['-1.2', '9.0'], 'unclear'],
  [['9.0', '', 'x'], 'below'],
] as const)('the plus of %j means %s', (column, expected) => {
  expect(plusSignOf(column)).toBe(expected)
})

test.each([
  ['14.8', tenths(148)],
  ['14,8', tenths(148)],
  ['-1.2', tenths(-12)],
  ['−1.2', tenths(-12)],
  ['–1.2', tenths(-12)],
  ['+2.2', tenths(-22)],
  ['+ 2.2', tenths(-22)],
  ['＋２.２', tenths(-22)],
  ['2.2+', tenths(-22)],
  ['Plus 2.2', tenths(-22)],
  ['+0.0', tenths(0)],
  ['14.8R', tenths(148)],
  ['14.8 *', tenths(148)],
  ['14.8 (C)', tenths(148)],
  ['', null],
  ['---', null],
  ['-1.2+', undefined],
  ['fourteen', undefined],
  ['1.2.3', undefined],
] as const)('%j is %j', (text, expected) => {
  expect(readSigned(text, 'below')).toEqual(expected)
})

test('a plus above the rating is no sign, and an unclear one is asked about unless it is nought', () => {
  expect(readSigned('+14.8', 'above')).toEqual(tenths(148))
  expect(readSigned('+2.2', 'unclear')).toBe('sign_unclear')
  expect(readSigned('+0.0', 'unclear')).toEqual(tenths(0))
  expect(readSigned('-2.2', 'unclear')).toEqual(tenths(-22))
})
