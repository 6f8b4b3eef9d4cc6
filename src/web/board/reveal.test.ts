import { expect, test } from 'vitest'
import { shownPlaces } from './reveal.ts'

test.each([1, 3, 8, 10, 11, 24, 150])(
  'of %s places all are shown in the end, one after the other',
  (places) => {
    const shown = Array.from({ length: 400 }, (_, i) => shownPlaces(places, i * 250))
    expect(shown[0]).toBe(1)
    expect(shown.at(-1)).toBe(places)
    expect(shown.every((count, i) => count >= (shown[i - 1] ?? 0) && count <= places)).toBe(true)
  },
)

test('the winner comes five seconds after the second, and nobody waits much longer than half a minute for them', () => {
  const secondAt = 10_000 + 7 * 2_500 + 5_000
  expect(shownPlaces(24, secondAt - 1)).toBe(22)
  expect(shownPlaces(24, secondAt)).toBe(23)
  expect(shownPlaces(24, secondAt + 4_999)).toBe(23)
  expect(shownPlaces(24, secondAt + 5_000)).toBe(24)
  expect(secondAt + 5_000).toBeLessThan(40_000)
})
