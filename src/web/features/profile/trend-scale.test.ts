import { expect, test } from 'vitest'
import { trendScale } from './trend-scale.ts'

test.each([
  { values: [12.4], lines: [13, 12] },
  { values: [12], lines: [13, 12] },
  { values: [10.2, 13.9], lines: [14, 13, 12, 11, 10] },
  { values: [-2.1, 3.3], lines: [4, 2, 0, -2, -4] },
  { values: [81, 90, 104], lines: [110, 100, 90, 80] },
  { values: [0, 300], lines: [300, 200, 100, 0] },
])('lines around $values', ({ values, lines }) => {
  const scale = trendScale(values)
  expect(scale.lines).toEqual(lines)
  expect([scale.depth(lines[0] ?? 0), scale.depth(lines.at(-1) ?? 0)]).toEqual([0, 1])
})
