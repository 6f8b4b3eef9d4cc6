import { expect, test } from 'vitest'
import { photoKeptUntil } from './photo-keeping.ts'

test.each([
  ['2026-06-06T09:00:00Z', '2028-06-06T09:00:00.000Z'],
  ['2026-12-31T23:59:59Z', '2028-12-31T23:59:59.000Z'],
  // The second year after a leap day has none.
  ['2028-02-29T10:00:00Z', '2030-03-01T10:00:00.000Z'],
])('T60: a photo of a round of %s stays until %s', (played, until) => {
  expect(photoKeptUntil(new Date(played)).toISOString()).toBe(until)
})
