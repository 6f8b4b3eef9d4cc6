import { expect, test } from 'vitest'
import { checkRows } from './check-rows.ts'
import type { ResultRow } from './read-result.ts'
import type { ResultFigure } from './result-fields.ts'

const rows = (list: readonly (readonly [place: number | null, score: number | null, name?: string])[]) =>
  list.map(([place, score, name], i): ResultRow => ({
    line: i + 2,
    place,
    score,
    name: name ?? `P${i}`,
    gross: null,
    handicap: null,
    countback: '',
    outcome: null,
  }))

const codes = (list: Parameters<typeof rows>[0], figure: ResultFigure | null, isPlaced = true) =>
  checkRows(rows(list), { figure, isPlaced }).map(({ line, code, otherLine }) => [line, code, otherLine])

test.each<[string, Parameters<typeof rows>[0], ResultFigure | null]>([
  [
    'strokes that rise',
    [
      [1, 68],
      [2, 70],
      [3, 71],
    ],
    'net',
  ],
  [
    'points that fall',
    [
      [1, 37],
      [2, 36],
    ],
    'points',
  ],
  [
    'a tie and the place after it',
    [
      [1, 68],
      [2, 70],
      [2, 70],
      [4, 71],
    ],
    'net',
  ],
  [
    'level scores that countback parted',
    [
      [1, 68],
      [2, 68],
    ],
    'net',
  ],
  [
    'lines in another order than the places',
    [
      [2, 70],
      [1, 68],
    ],
    'net',
  ],
  [
    'no place',
    [
      [1, 68],
      [null, null],
    ],
    'net',
  ],
  [
    'scores of which nobody says what they are',
    [
      [1, 30],
      [2, 36],
      [3, 20],
    ],
    null,
  ],
])('%s are asked nothing', (_, list, figure) => {
  expect(codes(list, figure)).toEqual([])
})

test.each<[string, Parameters<typeof rows>[0], ResultFigure, unknown[]]>([
  [
    'a better score below',
    [
      [1, 70],
      [2, 68],
    ],
    'net',
    [[3, 'score_order', 2]],
  ],
  [
    'more points below',
    [
      [1, 30],
      [2, 36],
    ],
    'points',
    [[3, 'score_order', 2]],
  ],
  [
    'one place for two scores',
    [
      [1, 68],
      [1, 70],
    ],
    'net',
    [[3, 'tie_differs', 2]],
  ],
  [
    'no first place',
    [
      [2, 68],
      [3, 70],
    ],
    'net',
    [
      [2, 'place_order', undefined],
      [3, 'place_order', undefined],
    ],
  ],
  [
    'a place after a tie that counts on',
    [
      [1, 68],
      [1, 68],
      [2, 70],
    ],
    'net',
    [[4, 'place_order', undefined]],
  ],
  [
    'a name in another order and case',
    [
      [1, 68, 'Ann Byrne'],
      [2, 70, 'BYRNE Ánn'],
    ],
    'net',
    [[3, 'name_twice', 2]],
  ],
])('%s is asked about', (_, list, figure, expected) => {
  expect(codes(list, figure)).toEqual(expected)
})

test('without places only names are looked at', () => {
  expect(
    codes(
      [
        [null, 70, 'Ann'],
        [null, 60, 'ann'],
      ],
      'net',
      false,
    ),
  ).toEqual([[3, 'name_twice', 2]])
})
