import { expect, test } from 'vitest'
import { lineInEnglish, sayInEnglish } from '#test/say-arithmetic.ts'
import type { CountbackNumber } from '../competition/formats/explain-countback.ts'
import { explainCountback, explainPlace } from './explain-place.ts'
import { standings, standingsAfterPlay } from './standings.ts'

test('when a board is explained, then every place has its reason', () => {
  const row = (entrantId: string, sortKey: number | null, countback: number[] | null) => ({
    entrantId,
    name: entrantId,
    sortKey,
    countback,
  })
  const rows = [
    row('a', 68, [33, 22]),
    row('b', 70, [34, 22]),
    row('c', 70, [34, 23]),
    row('d', 71, [35, 24]),
    row('e', 71, [35, 24]),
    row('f', 73, [36, 25]),
    row('g', 73, null),
    row('h', null, null),
  ]
  expect(standings(rows).map((placed) => lineInEnglish(explainPlace(placed, ['last 9', 'last 6'])))).toEqual([
    '1: nobody is level.',
    '2: level on the total, decided by last 6.',
    '3: level on the total, decided by last 6.',
    'T4: level, the place is shared.',
    'T4: level, the place is shared.',
    'T6: level, the place is shared.',
    'T6: level, and no tie is decided while a card is open.',
    'No place: no return or no score yet.',
  ])
})

test('when countback decided a place, then the sentence names the other player and both numbers', () => {
  const row = (name: string, sortKey: number, countback: number[]) => ({
    entrantId: name,
    name,
    sortKey,
    countback,
  })
  const placed = standings([
    row('Ann', 68, [33, 22]),
    row('Bo', 70, [34, 22]),
    row('Cy', 70, [34, 23]),
    row('Di', 70, [35, 23]),
    row('Ed', 70, [35, 23]),
  ])
  const format = {
    countbackSteps: ['last 9', 'last 6'],
    countbackNumber: (one: { countback: readonly number[] | null }, step: number): CountbackNumber => ({
      unit: 'points',
      points: one.countback?.[step] ?? Number.NaN,
    }),
  } as const
  expect(placed.map((one) => sayInEnglish(explainCountback(placed, one.entrantId, format)))).toEqual([
    [],
    ['Before Cy by the last 6 (level on the last 9): 22 points against 23 points.'],
    [
      'Behind Bo by the last 6 (level on the last 9): 23 points against 22 points.',
      'Before Di by the last 9: 34 points against 35 points.',
    ],
    ['Behind Cy by the last 9: 35 points against 34 points.'],
    ['Behind Cy by the last 9: 35 points against 34 points.'],
  ])
})

test('when play is over and a card is not handed in, then that is why it has no place', () => {
  const [placed] = standingsAfterPlay([
    { entrantId: 'a', name: 'a', sortKey: 68, countback: null, isOut: true },
  ])
  expect(placed && lineInEnglish(explainPlace(placed, []))).toBe(
    'No place: play is over and the card was not handed in.',
  )
})
