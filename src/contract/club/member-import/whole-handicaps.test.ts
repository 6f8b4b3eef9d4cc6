import { expect, test } from 'vitest'
import { mayBePlayingHandicaps } from './whole-handicaps.ts'

test.each([
  ['HCP', ['12', '7', '28'], true],
  ['Handicap', ['12', '+1', '28', '', '999'], true],
  ['H’cap', ['12', '7', '28'], true],
  ['Hándicap', ['12', '7', '28'], true],
  // A column of indexes writes its decimals, or says what it is.
  ['HCP', ['12', '7.4', '28'], false],
  ['HCP', ['12,0', '7,0', '28,0'], false],
  ['Handicap Index', ['12', '7', '28'], false],
  ['WHS Index', ['12', '7', '28'], false],
  ['Handicap exacto', ['12', '7', '28'], false],
  // Two may have no decimal by chance.
  ['HCP', ['12', '7'], false],
  ['HCP', ['999', '999', '999', '12'], false],
])('under %j the numbers %j can be Playing Handicaps: %s', (heading, column, may) => {
  expect(mayBePlayingHandicaps(column, heading)).toBe(may)
})
