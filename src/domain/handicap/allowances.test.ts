import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { vectorsOf } from '#test/vectors.ts'
import { defaultAllowance } from '../competition/competition.ts'
import { playingHandicap } from '../numbers.ts'
import { toUnits } from '../rounding.ts'
import { allowances } from './allowances.ts'
import { isFourBallCardAcceptable, penaltyScore } from './gb-and-i.ts'
import { matchStrokes, matchStrokesInEngland } from './match-strokes.ts'
import { onMixedTees } from './mixed-tees.ts'
import { playingHandicapFrom } from './playing-handicap.ts'
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
  }
  test.each(vectorsOf<TeamInput, number>('team_playing_handicap'))(
    '$id: the weights are ours too',
    ({ input }) => {
      expect(published[input.format]).toEqual(input.weightsPercentLowFirst)
    },
  )

  test('a team of the wrong size is refused', () => {
    expect(teamPlayingHandicap([exact(4)], [50, 50])).toMatchObject({ ok: false, reason: 'wrong_team_size' })
  })
})

test('competitions start with the allowances of Appendix C (D12)', () => {
  expect(defaultAllowance.stableford).toBe(allowances.individual_stableford.percent)
  expect(defaultAllowance.stroke_play).toBe(allowances.individual_stroke_play.percent)
  expect(defaultAllowance.matchplay).toBe(allowances.individual_match_play.percent)
  expect(defaultAllowance.team_stroke).toBe(allowances.best_2_of_4_stroke_play.percent)
  expect(defaultAllowance.team_stableford).toBe(allowances.best_2_of_4_stroke_play.percent)
})

describe('match play (R5.2, R5.3)', () => {
  test.each(vectorsOf<{ playingHandicaps: number[] }, number[]>('match_strokes_given'))('$id', (vector) => {
    expect(matchStrokes(vector.input.playingHandicaps.map(playingHandicap))).toEqual(vector.expected)
  })

  test('10.4 and 20.6 at 90 %: Appendix C gives 10, England gives 9 (R5.3)', () => {
    const handicaps = [exact(10.4), exact(20.6)]
    expect(matchStrokes(handicaps.map((one) => playingHandicapFrom(one, 90)))).toEqual([0, 10])
    expect(matchStrokesInEngland(handicaps, 90)).toEqual([0, 9])
  })

  test.prop([
    fc.array(fc.integer({ min: -10, max: 60 }).map(playingHandicap), { minLength: 2, maxLength: 4 }),
  ])('somebody plays off 0, differences stay, nobody gives back', (handicaps) => {
    const strokes = matchStrokes(handicaps)
    expect(Math.min(...strokes)).toBe(0)
    expect(strokes.map((one) => one - (strokes[0] ?? 0))).toEqual(
      handicaps.map((one) => one - (handicaps[0] ?? 0)),
    )
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
})

describe('Great Britain and Ireland (R3.9)', () => {
  test('the penalty score is course rating plus Course Handicap', () => {
    expect(penaltyScore(712, exact(14.6))).toBe(712 + 150)
  })

  test.each([
    { card: { pairPoints: 42, holesCounted: 9, scaledPoints: 36 }, expected: true },
    { card: { pairPoints: 41, holesCounted: 9, scaledPoints: 36 }, expected: false },
    { card: { pairPoints: 44, holesCounted: 8, scaledPoints: 37 }, expected: false },
    { card: { pairPoints: 44, holesCounted: 9, scaledPoints: 35 }, expected: false },
  ])('four-ball $card: $expected', ({ card, expected }) => {
    expect(isFourBallCardAcceptable(card)).toBe(expected)
  })
})
