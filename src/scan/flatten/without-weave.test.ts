import { expect, test } from 'vitest'
import { stripRows } from './rule-chains.ts'
import { withoutWeave } from './thin-lines.ts'

/** Forty upright lines, 9 pixels apart. */
const lines = Array.from({ length: 40 }, (_, line) => ({
  x: Array.from({ length: 20 }, () => 100 + 9 * line),
  y: Array.from({ length: 20 }, (_, strip) => (strip + 0.5) * stripRows),
}))

test('when lines are 9 pixels apart in a photo, then they are the weave of a cloth', () => {
  // At its edges the cloth has no more lines than a card.
  expect(withoutWeave(lines, 2000).length).toBeLessThan(10)
})

test('when they are in a small frame of the camera, then they may be the rules of a card', () => {
  expect(withoutWeave(lines, 900)).toEqual(lines)
})
