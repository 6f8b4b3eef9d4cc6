import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { vectorsOf } from '#test/vectors.ts'
import { playingHandicap } from '../numbers.ts'
import { toUnits } from '../rounding.ts'
import { matchStrokes, matchStrokesInEngland } from './match-strokes.ts'
import { playingHandicapFrom } from './playing-handicap.ts'

const exact = (strokes: number) => ({ numerator: toUnits(strokes, 4) ?? Number.NaN, denominator: 10_000 })

describe('match play (R5.2, R5.3)', () => {
  test.each(vectorsOf<{ playingHandicaps: number[] }, number[]>('match_strokes_given'))('$id', (vector) => {
    expect(matchStrokes(vector.input.playingHandicaps.map(playingHandicap))).toEqual(vector.expected)
  })

  test('when 10.4 meets 20.6 at 90 %, then Appendix C gives 10 strokes and England 9 (R5.3)', () => {
    const handicaps = [exact(10.4), exact(20.6)]
    expect(matchStrokes(handicaps.map((one) => playingHandicapFrom(one, 90)))).toEqual([0, 10])
    expect(matchStrokesInEngland(handicaps, 90)).toEqual([0, 9])
  })

  test.prop([
    fc.array(fc.integer({ min: -10, max: 60 }).map(playingHandicap), { minLength: 2, maxLength: 4 }),
  ])('the lowest plays off 0, differences stay, and nobody gives strokes back', (handicaps) => {
    const strokes = matchStrokes(handicaps)
    expect(Math.min(...strokes)).toBe(0)
    expect(strokes.map((one) => one - (strokes[0] ?? 0))).toEqual(
      handicaps.map((one) => one - (handicaps[0] ?? 0)),
    )
  })
})
