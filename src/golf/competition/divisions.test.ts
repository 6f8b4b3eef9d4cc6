import { expect, test } from 'vitest'
import { checkDivisions, divisionOf, type Division } from './divisions.ts'

const first: Division = { id: 'a', name: 'First', least: -99, most: 124 }
const second: Division = { id: 'b', name: 'Second', least: 125, most: 240 }

test.each<[string, Division[], true | string]>([
  ['none are given', [], true],
  ['they meet without a gap', [first, second], true],
  ['they leave a gap', [first, { ...second, least: 130 }], true],
  ['they share one tenth', [first, { ...second, least: 124 }], 'overlap'],
  ['one lies inside another', [{ ...first, most: 400 }, second], 'overlap'],
  ['one runs downwards', [{ ...first, least: 130 }], 'reversed'],
  ['two have one name', [first, { ...second, name: 'first' }], 'same_name'],
])('when %s, then the ranges are checked', (_when, divisions, expected) => {
  const outcome = checkDivisions(divisions)
  expect(outcome.ok ? true : outcome.reason).toBe(expected)
})

test.each<[string, { fixed: string | null; index: number | null }, string | null]>([
  ['a plus handicap', { fixed: null, index: -21 }, 'First'],
  ['the highest index of a range', { fixed: null, index: 124 }, 'First'],
  ['the lowest index of the next', { fixed: null, index: 125 }, 'Second'],
  ['an index in no range', { fixed: null, index: 300 }, null],
  ['no index', { fixed: null, index: null }, null],
  ['a fixed division and another index now', { fixed: 'b', index: 100 }, 'Second'],
  ['a fixed division that there is no more', { fixed: 'z', index: 100 }, 'First'],
])('when an entrant has %s, then their division is found', (_when, entrant, name) => {
  expect(divisionOf([first, second], entrant)?.name ?? null).toBe(name)
})
