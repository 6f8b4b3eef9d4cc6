import { describe, expect, test } from 'vitest'
import { courseHandicap } from '../numbers.ts'
import { holedIn, pickedUp, pickedUpAt, type HoleResult } from '../card/hole-result.ts'
import { adjustedGross } from './adjusted-gross.ts'
import { asksForMostLikely, ballPlaces, mostLikelyScore, strokesToFinish } from './most-likely-score.ts'

describe('the most likely score (R2.4)', () => {
  // The three bands of Rule 3.3: no more than 5 feet, up to 20 yards, farther.
  test('adds 1, 2 or 3, and 3 or 4 strokes to those taken', () => {
    const scores = ballPlaces.map((place) => strokesToFinish[place].map((more) => mostLikelyScore(4, more)))
    expect(scores).toEqual([[5], [6, 7], [7, 8]])
  })

  test('is at most what a card takes', () => {
    expect(mostLikelyScore(28, 4)).toBe(30)
  })

  test.each([
    ['stableford', false],
    ['modified_stableford', false],
    ['team_stableford', false],
    ['stroke_play', true],
    ['matchplay', true],
    [null, true],
  ] as const)('%s: asked for %s', (type, isAsked) => {
    expect(asksForMostLikely(type)).toBe(isAsked)
  })
})

describe('what a hole begun and not finished counts', () => {
  const holes = Array.from({ length: 18 }, (_, i) => ({ holeNumber: i + 1, par: 4, strokeIndex: i + 1 }))
  const counted = (first: HoleResult) => {
    const results = new Map(holes.map((hole): [number, HoleResult] => [hole.holeNumber, holedIn(4)]))
    const outcome = adjustedGross({
      holes,
      results: results.set(1, first),
      courseHandicap: courseHandicap(10),
      missingHoles: 'refuse',
    })
    return outcome.ok ? [outcome.value.holes[0]?.counted, outcome.value.holes[0]?.why] : []
  }

  // Par 4 with one stroke received: net double bogey is 7.
  test.each([
    [pickedUpAt(5), 5, 'most_likely'],
    [pickedUpAt(7), 7, 'most_likely'],
    [pickedUpAt(8), 7, 'picked_up'],
    [pickedUp, 7, 'picked_up'],
  ] as const)('%o counts %i, %s', (result, expected, why) => {
    expect(counted(result)).toEqual([expected, why])
  })
})
