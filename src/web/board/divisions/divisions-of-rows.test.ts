import { expect, test } from 'vitest'
import { divisionsOfRows } from './divisions-of-rows.ts'

test.each<[string, [string | undefined, string | null][], string[]]>([
  ['nobody is in one', [[undefined, '4.0']], []],
  [
    'better indexes come first, whatever the names',
    [
      ['Second', '15.0'],
      ['Third', '28.1'],
      ['First', '-1.2'],
      ['Second', '13.0'],
    ],
    ['First', 'Second', 'Third'],
  ],
  [
    'one whose players have no index comes last',
    [
      ['Open', null],
      ['Guests', null],
      ['First', '9.0'],
    ],
    ['First', 'Open', 'Guests'],
  ],
])('%s', (_, rows, divisions) => {
  expect(divisionsOfRows(rows.map(([division, handicap]) => ({ division, handicap })))).toEqual(divisions)
})
