import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { vectorsOf } from '#test/vectors.ts'
import { handicapIndex, playingHandicap } from '../numbers.ts'
import { toUnits, roundHalfUp } from '../rounding.ts'
import {
  exactCourseHandicap,
  roundCourseHandicap,
  playingHandicapFrom,
  exactNineHoleCourseHandicap,
  handicapForCountback,
  matchStrokesOnMixedTees,
  onMixedTees,
  teamPlayingHandicap,
} from './playing-handicap.ts'
import { allowances } from './allowances.ts'

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

describe('tees of different pars (R5.4)', () => {
  test.each([
    { comparedBy: 'net', par: 73, expected: 13 },
    { comparedBy: 'net', par: 71, expected: 11 },
    { comparedBy: 'par', par: 73, expected: 11 },
  ] as const)('par $par, compared by $comparedBy: $expected', ({ comparedBy, par, expected }) => {
    expect(onMixedTees(playingHandicap(11), { par, lowestPar: 71, comparedBy })).toBe(expected)
  })

  test.each([
    { given: [0, 4], pars: [71, 71], expected: [0, 4], source: 'one par' },
    { given: [0, 4], pars: [71, 73], expected: [0, 6], source: 'the higher par receives more' },
    { given: [0, 4], pars: [73, 71], expected: [0, 2], source: 'off the higher par gives fewer' },
    { given: [0, 1], pars: [73, 71], expected: [1, 0], source: 'who gave one receives one' },
  ])('in a match $pars, $given becomes $expected ($source)', ({ given, pars, expected }) => {
    expect(matchStrokesOnMixedTees(given.map(playingHandicap), pars)).toEqual(expected)
  })

  test('when countback compares net strokes, then only the difference of the pars decides', () => {
    const at = (par: number, holes = 18) => handicapForCountback(12, { par, holes })
    expect([at(72), at(36, 9)]).toEqual([12, 12])
    expect(at(73) - at(71)).toBe(2)
  })
})

const exact = (strokes: number) => ({ numerator: toUnits(strokes, 4) ?? Number.NaN, denominator: 10_000 })

type TeamInput = {
  format: string
  unroundedCourseHandicapsLowFirst: number[]
  weightsPercentLowFirst: number[]
}

describe('one ball for a pair or team (Appendix C)', () => {
  test.each(vectorsOf<TeamInput, number>('team_playing_handicap'))(
    '$id: $input.format',
    ({ input, expected }) => {
      const given = [...input.unroundedCourseHandicapsLowFirst].reverse().map(exact)
      expect(teamPlayingHandicap(given, input.weightsPercentLowFirst)).toEqual({ ok: true, value: expected })
    },
  )

  const published: Record<string, readonly number[]> = {
    foursomes: allowances.foursomes.weightsLowFirst,
    greensomes: allowances.greensomes.weightsLowFirst,
    chapman: allowances.pinehurst_chapman.weightsLowFirst,
    scramble2: allowances.scramble_of_2.weightsLowFirst,
    scramble4: allowances.scramble_of_4.weightsLowFirst,
  }
  test.each(vectorsOf<TeamInput, number>('team_playing_handicap'))(
    '$id: the weights are those of our allowances',
    ({ input }) => {
      expect(published[input.format]).toEqual(input.weightsPercentLowFirst)
    },
  )

  test('when a team has the wrong size, then it is refused', () => {
    expect(teamPlayingHandicap([exact(4)], [50, 50])).toMatchObject({ ok: false, reason: 'wrong_team_size' })
  })
})
