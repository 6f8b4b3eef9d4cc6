import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { vectorsOf } from '#test/vectors.ts'
import type { Hole } from '../course/course.ts'
import { playingHandicap } from '../numbers.ts'
import { strokesReceived } from './strokes-received.ts'

const holesWith = (indexes: readonly number[]): Hole[] =>
  indexes.map((strokeIndex, i) => ({ holeNumber: i + 1, par: 4, strokeIndex }))
const upTo = (count: number) => Array.from({ length: count }, (_, i) => i + 1)

type Input = { playingHandicap: number; strokeIndexByHole: number[] }

describe('strokesReceived (R6)', () => {
  test.each(vectorsOf<Input, number[]>('stroke_allocation'))('$id: $input.playingHandicap', (vector) => {
    const holes = holesWith(vector.input.strokeIndexByHole)
    expect(strokesReceived(holes, playingHandicap(vector.input.playingHandicap))).toEqual(vector.expected)
  })

  test.each([
    { handicap: 37, strokeIndex: 1, expected: 3, source: 'R6.1: stroke index 1 is also stroke 37' },
    { handicap: 54, strokeIndex: 18, expected: 3, source: 'R6.1' },
    { handicap: -18, strokeIndex: 1, expected: -1, source: 'R6.2: a whole round given back' },
    { handicap: -19, strokeIndex: 18, expected: -2, source: 'R6.2: then again from 18' },
    { handicap: -19, strokeIndex: 17, expected: -1, source: 'R6.2' },
  ])('$handicap on stroke index $strokeIndex: $expected ($source)', ({ handicap, strokeIndex, expected }) => {
    expect(strokesReceived(holesWith(upTo(18)), playingHandicap(handicap))[strokeIndex - 1]).toBe(expected)
  })

  const nineIndexes = fc.constantFrom(
    upTo(9),
    upTo(9).map((i) => 2 * i - 1),
    upTo(9).map((i) => 2 * i),
  )
  const anyHoles = fc
    .oneof(fc.constant(upTo(18)), nineIndexes)
    .chain((indexes) => fc.shuffledSubarray(indexes, { minLength: indexes.length }))
    .map(holesWith)

  test.prop([anyHoles, fc.integer({ min: -18, max: 72 })])(
    'the sum is the Playing Handicap, holes differ by one at most, harder holes never get fewer',
    (holes, handicap) => {
      const received = strokesReceived(holes, playingHandicap(handicap))
      expect(received.reduce((sum, strokes) => sum + strokes, 0)).toBe(handicap)
      expect(Math.max(...received) - Math.min(...received)).toBeLessThanOrEqual(1)
      const byIndex = holes
        .map((hole, i) => ({ strokeIndex: hole.strokeIndex, strokes: received[i] ?? Number.NaN }))
        .sort((a, b) => a.strokeIndex - b.strokeIndex)
        .map((hole) => hole.strokes)
      expect([...byIndex].sort((a, b) => b - a)).toEqual(byIndex)
      expect(received.some((strokes) => Object.is(strokes, -0))).toBe(false)
    },
  )

  test('when there are no holes, then there are no strokes', () => {
    expect(strokesReceived([], playingHandicap(5))).toEqual([])
  })
})
