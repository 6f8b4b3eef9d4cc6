import { describe, expect, test } from 'vitest'
import { vectorsOf } from '#test/vectors.ts'
import { roundHalfUp, toUnits } from '../rounding.ts'
import {
  checkRatedScore,
  differentialOf18,
  differentialOf9,
  expectedDifferentialOfNine,
  roundDifferential,
} from './score-differential.ts'

const tenths = (decimal: number) => toUnits(decimal, 1) ?? Number.NaN

type Eighteen = { adjustedGrossScore: number; courseRating: number; slopeRating: number; pcc: number }
type Nine = {
  handicapIndex: number
  adjustedGrossScore: number
  nineHoleCourseRating: number
  nineHoleSlopeRating: number
  pcc: number
}

test.each(vectorsOf<Eighteen, number>('score_differential_18'))(
  '$id: $expected (R1.1)',
  ({ input, expected }) => {
    const exact = differentialOf18({
      adjustedGross: input.adjustedGrossScore,
      courseRating: tenths(input.courseRating),
      slope: input.slopeRating,
      pcc: input.pcc,
    })
    expect(roundDifferential(exact)).toBe(tenths(expected))
  },
)

test.each(vectorsOf<Nine, number>('score_differential_9'))('$id: $expected (R1.2)', ({ input, expected }) => {
  const score = {
    adjustedGross: input.adjustedGrossScore,
    courseRating: tenths(input.nineHoleCourseRating),
    slope: input.nineHoleSlopeRating,
    pcc: input.pcc,
  }
  expect(roundDifferential(differentialOf9(score, tenths(input.handicapIndex)))).toBe(tenths(expected))
})

test.each(vectorsOf<{ handicapIndex: number }, number>('expected_9_hole_differential'))(
  '$id: $expected (R1.3)',
  ({ input, expected }) => {
    const exact = expectedDifferentialOfNine(tenths(input.handicapIndex))
    expect(roundHalfUp(exact.numerator * 100, exact.denominator)).toBe(toUnits(expected, 2))
  },
)

test('when nine holes are played, then half the PCC counts (R1.2)', () => {
  const score = { adjustedGross: 40, courseRating: 360, slope: 113, pcc: 1 }
  expect(roundDifferential(differentialOf9(score, 0))).toBe(47)
})

describe('values that cannot be (issue 3, bad input)', () => {
  const good = { adjustedGross: 80, courseRating: 720, slope: 113, pcc: 0 }
  test.each([
    { change: {}, reason: undefined },
    { change: { slope: 54 }, reason: 'slope_out_of_range' },
    { change: { slope: 156 }, reason: 'slope_out_of_range' },
    { change: { courseRating: 72 }, reason: 'course_rating_impossible' },
    { change: { courseRating: 1200 }, reason: 'course_rating_impossible' },
    { change: { pcc: 4 }, reason: 'pcc_out_of_range' },
    { change: { pcc: 0.5 }, reason: 'pcc_out_of_range' },
    { change: { adjustedGross: 17 }, reason: 'gross_impossible' },
  ])('$change: $reason', ({ change, reason }) => {
    const outcome = checkRatedScore({ ...good, ...change }, 18)
    expect(outcome.ok ? undefined : outcome.reason).toBe(reason)
  })
})
