import { describe, expect, test } from 'vitest'
import { vectorsOf } from '#test/vectors.ts'
import {
  fourBallCard,
  fourBallPairPoints,
  isFourBallCardAcceptable,
  scaledFourBallPoints,
} from './gb-and-i.ts'

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

describe('a pair’s cards', () => {
  const holes = (...runs: readonly (readonly [count: number, points: number])[]) =>
    runs.flatMap(([count, points]) => Array.from({ length: count }, () => points))

  test('when one is ahead on ten holes and behind on eight, then both have their own scaled score', () => {
    const [one, other] = [holes([10, 3], [8, 1]), holes([10, 1], [8, 2])]
    // 30 + 16 for the pair. The one: 30 + 8 x 1.5; the other: 16 + 10 x 1.5 on eight holes.
    expect(fourBallPairPoints(one, other)).toBe(46)
    expect(fourBallCard(one, other)).toEqual({
      holesCounted: { least: 10, most: 10 },
      scaledPoints: { least: 42, most: 42 },
      isAcceptable: 'yes',
    })
    expect(fourBallCard(other, one)).toEqual({
      holesCounted: { least: 8, most: 8 },
      scaledPoints: { least: 31, most: 31 },
      isAcceptable: 'no',
    })
  })

  test('when nine holes hang on equal points, then it is open', () => {
    const [one, other] = [holes([8, 3], [4, 2], [6, 1]), holes([8, 1], [4, 2], [6, 3])]
    expect(fourBallCard(one, other)).toEqual({
      holesCounted: { least: 8, most: 12 },
      scaledPoints: { least: 39, most: 41 },
      isAcceptable: 'open',
    })
  })

  test('when a pair has 41 points, then no card of it counts, and a hole without a result has none', () => {
    const [one, other] = [[null, ...holes([10, 3], [7, 1])], holes([1, 2], [10, 1], [7, 1])]
    expect(fourBallPairPoints(one, other)).toBe(39)
    expect(fourBallCard(one, other).isAcceptable).toBe('no')
  })
})
