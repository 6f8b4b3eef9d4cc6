import { expect, test } from 'vitest'
import { readFigures, readHandicapText, strokesOf } from './read-figures.ts'

test.each([
  ['77 - 09 = 68', { gross: 77, handicap: '9', net: 68 }],
  ['77-9=68', { gross: 77, handicap: '9', net: 68 }],
  ['77 − 9 = 68', { gross: 77, handicap: '9', net: 68 }],
  ['77 – 00 = 77', { gross: 77, handicap: '0', net: 77 }],
  ['70 + 2 = 72', { gross: 70, handicap: '+2', net: 72 }],
  ['70 + 0 = 70', { gross: 70, handicap: '0', net: 70 }],
  // What the sum comes to is not looked at here.
  ['77 - 09 = 69', { gross: 77, handicap: '9', net: 69 }],
  ['37 pts', { points: 37 }],
  ['1 point', { points: 1 }],
  ['37 puntos', { points: 37 }],
  ['-2 pts', { points: -2 }],
  ['68 nett', { net: 68 }],
  ['68', { figure: 68 }],
  [' -3 ', { figure: -3 }],
])('%j says %j', (text, figures) => {
  expect(readFigures(text)).toEqual(figures)
})

test.each(['', 'NR', 'E', '+4', '68.5', '77 - 09', '77 - 09 = ', '2026', '68 (9)', '3&2'])(
  '%j says no score',
  (text) => {
    expect(readFigures(text)).toBeUndefined()
  },
)

test.each([
  ['9', '9', 9],
  ['09', '9', 9],
  ['+2', '+2', -2],
  ['plus 2', '+2', -2],
  ['-2', '-2', -2],
  ['+0', '0', 0],
  ['12.4', '12.4', undefined],
  ['12,4', '12.4', undefined],
])('the handicap %j is %s and takes %s strokes', (text, handicap, strokes) => {
  const read = readHandicapText(text)
  expect([read, strokesOf(read ?? '')]).toEqual([handicap, strokes])
})

test.each(['', 'x9', '9R', '154', '12.45'])('%j is no handicap', (text) => {
  expect(readHandicapText(text)).toBeUndefined()
})
