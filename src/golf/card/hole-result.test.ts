import { expect, test } from 'vitest'
import { holedIn, isSameResult, isStrokeCount, notPlayed, pickedUp } from './hole-result.ts'

test.each([
  { count: 1, isPossible: true },
  { count: 16, isPossible: true },
  { count: 30, isPossible: true },
  { count: 0, isPossible: false },
  { count: 31, isPossible: false },
  { count: -1, isPossible: false },
  { count: 4.5, isPossible: false },
  { count: Number.NaN, isPossible: false },
])('$count strokes on a hole: $isPossible (D7)', ({ count, isPossible }) => {
  expect(isStrokeCount(count)).toBe(isPossible)
  if (isPossible) expect(holedIn(count)).toEqual({ kind: 'strokes', strokes: count })
  else expect(() => holedIn(count)).toThrow(RangeError)
})

const results = [holedIn(4), holedIn(5), pickedUp, notPlayed]

test('when results are compared, then only equal strokes, two pick-ups or two holes not played are the same', () => {
  for (const [i, one] of results.entries())
    expect(results.map((other) => isSameResult(one, other))).toEqual(results.map((_, k) => k === i))
  expect(isSameResult(holedIn(4), holedIn(4))).toBe(true)
})
