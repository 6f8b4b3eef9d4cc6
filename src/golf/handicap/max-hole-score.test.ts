import { describe, expect, test } from 'vitest'
import { vectorsOf } from '#test/vectors.ts'
import { courseHandicap, playingHandicap } from '../numbers.ts'
import { maxHoleScore } from './max-hole-score.ts'
import { strokesReceived } from './strokes-received.ts'

const holes = Array.from({ length: 18 }, (_, i) => ({ holeNumber: i + 1, par: 4, strokeIndex: i + 1 }))

type Input = { par: number; strokeIndex: number; courseHandicap: number; hasHandicapIndex: boolean }

describe('maxHoleScore (R2)', () => {
  test.each(vectorsOf<Input, number>('max_hole_score'))('$id: $expected', ({ input, expected }) => {
    const received = strokesReceived(holes, playingHandicap(input.courseHandicap))[input.strokeIndex - 1] ?? 0
    const course = input.hasHandicapIndex ? courseHandicap(input.courseHandicap) : null
    expect(maxHoleScore({ par: input.par, strokesReceived: received, courseHandicap: course })).toBe(expected)
  })

  test.each([
    {
      par: 4,
      strokesReceived: -1,
      handicap: -2,
      expected: 5,
      source: 'R2.2: plus player gives a stroke, par + 1',
    },
    { par: 4, strokesReceived: 4, handicap: 55, expected: 9, source: 'R2.3' },
    { par: 4, strokesReceived: 3, handicap: 55, expected: 9, source: 'R2.3 needs four strokes on the hole' },
    { par: 3, strokesReceived: 3, handicap: 54, expected: 8, source: 'R2.3 needs more than 54' },
  ])('$strokesReceived of $handicap on a par $par: $expected ($source)', (row) => {
    const terms = {
      par: row.par,
      strokesReceived: row.strokesReceived,
      courseHandicap: courseHandicap(row.handicap),
    }
    expect(maxHoleScore(terms)).toBe(row.expected)
  })
})
