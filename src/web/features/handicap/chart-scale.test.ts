import { expect, test } from 'vitest'
import { chartScale } from './chart-scale.ts'

test('round lines around the values, the highest on top', () => {
  const { lines, y } = chartScale([9.5, 21.4], 228)
  expect(lines).toEqual([5, 10, 15, 20, 25])
  expect([y(25), y(5)]).toEqual([14, 214])
})

test('one value alone has a place, and plus players have lines below zero', () => {
  expect(chartScale([12], 228).lines).toEqual([12, 14])
  expect(chartScale([-3.1, 1.4], 228).lines).toEqual([-4, -2, 0, 2])
})
