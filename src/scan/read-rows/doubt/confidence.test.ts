import { describe, expect, test } from 'vitest'
import { capConfidence, doubtfulBelow } from './confidence.ts'

const chances = Array.from({ length: 1001 }, (_, index) => index / 1000)

describe('confidence', () => {
  test('a likelier result never gets a lower confidence', () => {
    const capped = chances.map(capConfidence)
    expect(capped.every((value, index) => index === 0 || value >= (capped[index - 1] ?? 0))).toBe(true)
  })

  test('no result is certain, and an impossible one has no confidence', () => {
    expect(capConfidence(0)).toBe(0)
    expect(capConfidence(1)).toBeLessThan(1)
    expect(capConfidence(1)).toBeGreaterThan(0.99)
  })

  test('when rounding makes a chance greater than 1, then it is capped all the same', () => {
    expect(capConfidence(1 + 1e-12)).toBe(capConfidence(1))
  })

  test('a certain result is not doubtful, and an unlikely one is', () => {
    expect(capConfidence(1)).toBeGreaterThan(doubtfulBelow)
    expect(capConfidence(0.6)).toBeLessThan(doubtfulBelow)
  })
})
