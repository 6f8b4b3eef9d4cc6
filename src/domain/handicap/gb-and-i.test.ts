import { describe, expect, test } from 'vitest'
import { vectorsOf } from '#test/vectors.ts'
import { isFourBallCardAcceptable, scaledFourBallPoints } from './gb-and-i.ts'

type FourBall = {
  pairPoints: number
  ownPointsOnHolesThatCounted: number[]
  partnerPointsOnOtherHoles: number[]
}

describe('Great Britain and Ireland (R3.9)', () => {
  test.each(vectorsOf<FourBall, { scaledPoints: number; acceptable: boolean }>('four_ball_scaled_points'))(
    '$id: $expected',
    ({ input, expected }) => {
      const scaledPoints = scaledFourBallPoints({
        ownPointsWhereCounted: input.ownPointsOnHolesThatCounted,
        partnerPointsElsewhere: input.partnerPointsOnOtherHoles,
      })
      const holesCounted = input.ownPointsOnHolesThatCounted.length
      const acceptable = isFourBallCardAcceptable({
        pairPoints: input.pairPoints,
        holesCounted,
        scaledPoints,
      })
      expect({ scaledPoints, acceptable }).toEqual(expected)
    },
  )

  test.each([
    { card: { pairPoints: 42, holesCounted: 9, scaledPoints: 36 }, expected: true },
    { card: { pairPoints: 41, holesCounted: 9, scaledPoints: 36 }, expected: false },
    { card: { pairPoints: 44, holesCounted: 8, scaledPoints: 37 }, expected: false },
    { card: { pairPoints: 44, holesCounted: 9, scaledPoints: 35 }, expected: false },
  ])('four-ball $card: $expected', ({ card, expected }) => {
    expect(isFourBallCardAcceptable(card)).toBe(expected)
  })
})
