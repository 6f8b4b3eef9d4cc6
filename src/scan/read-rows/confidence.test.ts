import { describe, expect, test } from 'vitest'
import { calibrated, doubtfulBelow } from './confidence.ts'

const chances = Array.from({ length: 1001 }, (_, index) => index / 1000)

describe('confidence', () => {
  test('a surer reading is never told as less sure', () => {
    const told = chances.map(calibrated)
    expect(told.every((value, index) => index === 0 || value >= (told[index - 1] ?? 0))).toBe(true)
  })

  test('nothing is certain, and nothing is impossible to be told', () => {
    expect(calibrated(0)).toBe(0)
    expect(calibrated(1)).toBeLessThan(1)
    expect(calibrated(1)).toBeGreaterThan(0.99)
  })

  test('chances past the ends of the curve, by rounding, stay on it', () => {
    expect(calibrated(1 + 1e-12)).toBeCloseTo(calibrated(1))
  })

  test('a reading can be sure enough not to be doubtful', () => {
    expect(calibrated(1)).toBeGreaterThan(doubtfulBelow)
    expect(calibrated(0.6)).toBeLessThan(doubtfulBelow)
  })
})
