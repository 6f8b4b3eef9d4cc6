import { describe, expect, test } from 'vitest'
import { vectorsOf } from '#test/vectors.ts'
import { playingHandicap } from '../numbers.ts'
import { strokesReceived } from '../handicap/strokes-received.ts'
import { scoreHole } from './card.ts'
import { holedIn, pickedUp } from './hole-result.ts'
import { pointsForPickUp, stablefordPoints, stablefordTables } from './stableford.ts'

type Input = { par: number; strokeIndex: number; playingHandicap: number; gross: number | null }
type Expected = { strokesReceived: number; net: number | null; points: number }

describe('one hole (R7.1)', () => {
  test.each(vectorsOf<Input, Expected>('stableford_hole'))('$id: $expected.points points', (vector) => {
    const { input, expected } = vector
    const holes = Array.from({ length: 18 }, (_, i) => ({
      holeNumber: i + 1,
      par: input.par,
      strokeIndex: i + 1,
    }))
    const received =
      strokesReceived(holes, playingHandicap(input.playingHandicap))[input.strokeIndex - 1] ?? 0
    const line = scoreHole(
      { holeNumber: 1, par: input.par, strokeIndex: input.strokeIndex },
      input.gross === null ? pickedUp : holedIn(input.gross),
      { strokesReceived: received, stablefordTable: 'standard' },
    )
    expect({ strokesReceived: received, net: line.net, points: line.points }).toEqual(expected)
  })
})

describe('tables', () => {
  test.each(vectorsOf<{ netToPar: number }, number>('modified_stableford_hole'))(
    '$id: modified $input.netToPar is $expected',
    ({ input, expected }) => {
      expect(stablefordPoints(input.netToPar, 'modified')).toBe(expected)
    },
  )

  test.each([
    { table: 'standard', netToPar: -5, points: 7, source: 'R7.1: five under goes on with the pattern (D1)' },
    { table: 'standard', netToPar: 2, points: 0, source: 'Rule 21.1b' },
    { table: 'standard', netToPar: 9, points: 0, source: 'Rule 21.1b' },
    { table: 'modified', netToPar: -3, points: 8, source: 'R7.2 albatross' },
    { table: 'modified', netToPar: 0, points: 0, source: 'R7.2 par' },
    { table: 'modified', netToPar: 1, points: -1, source: 'R7.2 bogey' },
    { table: 'inverted', netToPar: 0, points: 2, source: 'decision record 2' },
    { table: 'inverted', netToPar: 3, points: 5, source: 'decision record 2' },
    { table: 'inverted', netToPar: -2, points: 0, source: 'decision record 2' },
  ] as const)('$table $netToPar is $points ($source)', ({ table, netToPar, points }) => {
    expect(stablefordPoints(netToPar, table)).toBe(points)
  })

  test('when a net score is better, then it never earns less in the two tables that screens offer (D1)', () => {
    for (const table of stablefordTables.filter((name) => name !== 'inverted'))
      for (let netToPar = -6; netToPar < 8; netToPar++)
        expect(stablefordPoints(netToPar, table)).toBeGreaterThanOrEqual(
          stablefordPoints(netToPar + 1, table),
        )
  })

  test('when a hole is not holed out, then it earns the least (Rule 21.1b, R7.2)', () => {
    expect(pointsForPickUp('standard')).toBe(0)
    expect(pointsForPickUp('modified')).toBe(-3)
  })
})
