import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { vectorsOf } from '#test/vectors.ts'
import { handicapIndex } from '../numbers.ts'
import { toUnits } from '../rounding.ts'
import { exactCourseHandicap, roundCourseHandicap } from './course-handicap.ts'
import { playingHandicapFrom } from './playing-handicap.ts'

const tenths = (decimal: number) => toUnits(decimal, 1) ?? Number.NaN

type Input = {
  handicapIndex: number
  slopeRating: number
  courseRating: number
  par: number
  allowancePercent: number
}

describe('playingHandicapFrom (R5)', () => {
  test.each(vectorsOf<Input, number>('playing_handicap'))(
    '$id: $input.handicapIndex is $expected',
    (vector) => {
      const { input, expected } = vector
      const exact = exactCourseHandicap(handicapIndex(tenths(input.handicapIndex)), {
        courseRating: tenths(input.courseRating),
        slope: input.slopeRating,
        par: input.par,
      })
      expect(playingHandicapFrom(exact, input.allowancePercent)).toBe(expected)
    },
  )

  test('when 10.5 is played at 95 %, then it is rounded once: 9.975 is 10, not 11 at 95 % (R5)', () => {
    expect(playingHandicapFrom({ numerator: 105, denominator: 10 }, 95)).toBe(10)
    expect(playingHandicapFrom({ numerator: 106, denominator: 10 }, 95)).toBe(10)
  })

  test.prop([
    fc.integer({ min: -99, max: 540 }),
    fc.integer({ min: 55, max: 155 }),
    fc.integer({ min: 600, max: 800 }),
  ])('at 100 % it is the Course Handicap, at 0 % nothing, never -0', (index, slope, courseRating) => {
    const exact = exactCourseHandicap(handicapIndex(index), { courseRating, slope, par: 72 })
    expect(playingHandicapFrom(exact, 100)).toBe(roundCourseHandicap(exact))
    expect(playingHandicapFrom(exact, 0)).toBe(0)
  })
})
