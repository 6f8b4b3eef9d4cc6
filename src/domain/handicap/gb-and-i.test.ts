import { describe, expect, test } from 'vitest'
import { toUnits } from '../rounding.ts'
import { isFourBallCardAcceptable, penaltyScore } from './gb-and-i.ts'

const exact = (strokes: number) => ({ numerator: toUnits(strokes, 4) ?? Number.NaN, denominator: 10_000 })

describe('Great Britain and Ireland (R3.9)', () => {
  test('when a card is never returned, then the penalty score is course rating plus Course Handicap', () => {
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
