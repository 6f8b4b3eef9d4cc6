import { describe, expect, test } from 'vitest'
import { vectorsOf } from '#test/vectors.ts'
import { courseHandicap } from '../numbers.ts'
import { toUnits } from '../rounding.ts'
import { penaltyScore } from './penalty-score.ts'

type Known = { intent: 'unknown'; courseRating: number; courseHandicap: number }
type Meant = { intent: 'raise_index' | 'lower_index'; last19Differentials: number[] }

const vectors = vectorsOf<Known | Meant, { adjustedGrossScore: number; scoreDifferential: number }>(
  'penalty_score',
)

describe('penalty score (R3.9, Rules of Handicapping 7.1b)', () => {
  test.each(vectors)('$id: $expected', ({ input, expected }) => {
    if (input.intent !== 'unknown') {
      const differentials = input.last19Differentials.map((one) => toUnits(one, 1) ?? Number.NaN)
      const reason = input.intent === 'raise_index' ? 'to_raise_index' : 'to_lower_index'
      const chosen = penaltyScore(reason, {
        differentials,
        courseRating: 720,
        courseHandicap: courseHandicap(0),
      })
      expect(chosen).toEqual({ kind: 'differential', differential: toUnits(expected.scoreDifferential, 1) })
      return
    }
    const known = {
      differentials: [],
      courseRating: toUnits(input.courseRating, 1) ?? Number.NaN,
      courseHandicap: courseHandicap(input.courseHandicap),
    }
    expect(penaltyScore('other', known)).toEqual({
      kind: 'adjusted_gross',
      adjustedGross: expected.adjustedGrossScore,
    })
  })

  const known = { courseRating: 712, courseHandicap: courseHandicap(15) }
  const twenty = [20, ...Array.from({ length: 18 }, () => 150), 120, 310]
  test.each([
    {
      reason: 'to_raise_index',
      differentials: twenty,
      differential: 120,
      source: 'the 20th newest is left out',
    },
    { reason: 'to_lower_index', differentials: twenty, differential: 310, source: 'the highest' },
    { reason: 'to_raise_index', differentials: [90, 80], differential: 80, source: 'fewer than 19' },
  ] as const)('$reason: $differential ($source)', ({ reason, differentials, differential }) => {
    expect(penaltyScore(reason, { ...known, differentials })).toEqual({ kind: 'differential', differential })
  })

  test('when there is no differential yet, then course rating and Course Handicap stand whatever was meant', () => {
    expect(penaltyScore('to_raise_index', { ...known, differentials: [] })).toEqual({
      kind: 'adjusted_gross',
      adjustedGross: 86,
    })
  })
})
