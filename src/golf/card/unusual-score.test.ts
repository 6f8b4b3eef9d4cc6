import { expect, test } from 'vitest'
import { holedIn, notPlayed, pickedUp, pickedUpAt } from './hole-result.ts'
import { isUnusualScore } from './unusual-score.ts'

test.each([
  ['15 strokes', holedIn(15), false],
  ['16 strokes', holedIn(16), true],
  ['30 strokes', holedIn(30), true],
  ['a pick-up', pickedUp, false],
  ['a pick-up with a most likely score of 16', pickedUpAt(16), false],
  ['a hole not played', notPlayed, false],
])('%s on a hole: asked about is %s (D7)', (_said, result, isAsked) => {
  expect(isUnusualScore(result)).toBe(isAsked)
})
