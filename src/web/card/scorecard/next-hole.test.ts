import { expect, test } from 'vitest'
import type { HoleEntry } from '#golf/card/hole-entry.ts'
import { holedIn, notPlayed, pickedUp, type HoleResult } from '#golf/card/hole-result.ts'
import { currentHole, nextOpenHole } from './next-hole.ts'

/** "54P---" as a card: a digit is strokes, P picked up, - open. */
function card(text: string) {
  return [...text].map((sign, i) => ({
    holeNumber: i + 1,
    result: sign === '-' ? notPlayed : sign === 'P' ? pickedUp : holedIn(Number(sign)),
  }))
}

/** Entries in the order of the holes tapped. */
function tapped(lines: { holeNumber: number; result: HoleResult }[], order: number[]) {
  return new Map(
    order.map((holeNumber, at): [number, HoleEntry] => [
      holeNumber,
      {
        id: `ent_${at}`,
        holeNumber,
        at,
        result: lines[holeNumber - 1]?.result ?? notPlayed,
        authorId: 'usr_1',
      },
    ]),
  )
}

test.each([
  ['nothing yet', '---------', [], 1],
  ['after the sixth', '454P54---', [1, 2, 3, 4, 5, 6], 7],
  ['a shotgun start at the fifth', '----543--', [5, 6, 7], 8],
  ['round the corner', '------543', [7, 8, 9], 1],
  ['a hole passed over comes last', '4-4543---', [1, 3, 4, 5, 6], 7],
  ['an earlier hole corrected: the next open one', '4545-----', [1, 3, 4, 2], 5],
  ['all scored: the hole that was scored last', '454545454', [1, 2, 3, 4, 5, 6, 7, 9, 8], 8],
])('U6: %s', (_, text, order, hole) => {
  const lines = card(text)
  expect(currentHole(lines, tapped(lines, order)) + 1).toBe(hole)
})

test('when the last hole was cleared, then it is the current one', () => {
  const lines = card('45-------')
  expect(currentHole(lines, tapped(lines, [1, 2, 3])) + 1).toBe(3)
})

test('no open hole is left', () => {
  expect(nextOpenHole(card('454'), 1)).toBeUndefined()
})
