import { describe, expect, test } from 'vitest'
import { sayInEnglish } from '#test/say-arithmetic.ts'
import { handicapIndex } from '../numbers.ts'
import { explainPlayingHandicap } from './explain-handicap.ts'

describe('explainPlayingHandicap (R4, R5)', () => {
  test('when eighteen holes are played, then both handicaps have their sums', () => {
    const rating = { courseRating: 709, slope: 130, par: 71 }
    expect(
      sayInEnglish(
        explainPlayingHandicap({
          handicapIndex: handicapIndex(126),
          rating,
          holes: 18,
          allowancePercent: 95,
        }),
      ),
    ).toEqual([
      'Course Handicap: 12.6 x 130 / 113 + (70.9 - 71) = 14.396, rounded 14.',
      'Playing Handicap: 14.396 x 95 % = 13.676, rounded 14.',
    ])
  })

  test('when a plus player plays nine holes, then the index is halved first', () => {
    const rating = { courseRating: 360, slope: 113, par: 36 }
    expect(
      sayInEnglish(
        explainPlayingHandicap({
          handicapIndex: handicapIndex(-25),
          rating,
          holes: 9,
          allowancePercent: 100,
        }),
      ),
    ).toEqual([
      'Half of the Handicap Index +2.5 is -1.2.',
      'Course Handicap: -1.2 x 113 / 113 + (36.0 - 36) = -1.200, rounded +1.',
      'Playing Handicap: -1.200 x 100 % = -1.200, rounded +1.',
    ])
  })
})
