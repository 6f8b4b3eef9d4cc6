import { expect, test } from 'vitest'
import { test as property, fc } from '@fast-check/vitest'
import { axisTicks } from './axis-ticks.ts'

test.each([
  { values: [12.4], expected: [12, 13] },
  { values: [12], expected: [12, 13] },
  { values: [10.2, 13.9], expected: [10, 11, 12, 13, 14] },
  { values: [-2.1, 3.3], expected: [-4, -2, 0, 2, 4] },
  { values: [9.5, 21.4], expected: [5, 10, 15, 20, 25] },
  { values: [81, 90, 104], expected: [80, 85, 90, 95, 100, 105] },
  { values: [0, 300], expected: [0, 100, 200, 300] },
])('when the values are $values, the axis has lines at $expected', ({ values, expected }) => {
  expect(axisTicks(values)).toEqual(expected)
})

property.prop([fc.array(fc.double({ min: -20, max: 400, noNaN: true }), { minLength: 1 })])(
  'ticks are few whole numbers that enclose every value',
  (values) => {
    const found = axisTicks(values)
    expect(found.length).toBeGreaterThanOrEqual(2)
    expect(found.length).toBeLessThanOrEqual(8)
    expect(found.every(Number.isInteger)).toBe(true)
    expect(found[0]).toBeLessThanOrEqual(Math.min(...values))
    expect(found.at(-1)).toBeGreaterThanOrEqual(Math.max(...values))
  },
)
