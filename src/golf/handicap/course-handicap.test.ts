import { describe, expect, test } from 'vitest'
import { vectorsOf } from '#test/vectors.ts'
import { handicapIndex } from '../numbers.ts'
import { roundHalfUp, toUnits } from '../rounding.ts'
import { exactCourseHandicap, exactNineHoleCourseHandicap, roundCourseHandicap } from './course-handicap.ts'

const tenths = (decimal: number) => toUnits(decimal, 1) ?? Number.NaN

type Eighteen = { handicapIndex: number; slopeRating: number; courseRating: number; par: number }
type Nine = {
  handicapIndex: number
  nineHoleSlopeRating: number
  nineHoleCourseRating: number
  nineHolePar: number
}

describe('eighteen holes (R4.1)', () => {
  test.each(vectorsOf<Eighteen, { courseHandicap: number; unrounded: number }>('course_handicap_18'))(
    '$id: $input.handicapIndex on $input.slopeRating is $expected.courseHandicap',
    ({ input, expected }) => {
      const exact = exactCourseHandicap(handicapIndex(tenths(input.handicapIndex)), {
        courseRating: tenths(input.courseRating),
        slope: input.slopeRating,
        par: input.par,
      })
      expect(roundCourseHandicap(exact)).toBe(expected.courseHandicap)
      expect(roundHalfUp(exact.numerator * 10_000, exact.denominator)).toBe(toUnits(expected.unrounded, 4))
    },
  )
})

describe('nine holes (R4.2)', () => {
  test.each(vectorsOf<Nine, { courseHandicap: number }>('course_handicap_9'))(
    '$id: $input.handicapIndex is $expected.courseHandicap',
    ({ input, expected }) => {
      const exact = exactNineHoleCourseHandicap(handicapIndex(tenths(input.handicapIndex)), {
        courseRating: tenths(input.nineHoleCourseRating),
        slope: input.nineHoleSlopeRating,
        par: input.nineHolePar,
      })
      expect(roundCourseHandicap(exact)).toBe(expected.courseHandicap)
    },
  )

  test('when a plus index is halved, then it is rounded towards +infinity too (R0.1): -2.5 gives -1.2', () => {
    const exact = exactNineHoleCourseHandicap(handicapIndex(-25), { courseRating: 360, slope: 113, par: 36 })
    expect(exact.numerator / exact.denominator).toBeCloseTo(-1.2, 10)
    expect(roundCourseHandicap(exact)).toBe(-1)
  })
})
