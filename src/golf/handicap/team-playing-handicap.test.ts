import { describe, expect, test } from 'vitest'
import { vectorsOf } from '#test/vectors.ts'
import { toUnits } from '../rounding.ts'
import { allowances } from './allowances.ts'
import { teamPlayingHandicap } from './team-playing-handicap.ts'

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
