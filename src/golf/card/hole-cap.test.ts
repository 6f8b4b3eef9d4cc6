import { expect, test } from 'vitest'
import { mostOfHole } from './hole-cap.ts'

test.each([
  { cap: {}, received: 2, most: Infinity },
  { cap: { most: 8 }, received: 2, most: 8 },
  { cap: { mostNet: 6 }, received: 2, most: 8 },
  { cap: { mostNet: 6 }, received: -1, most: 5 },
])(
  'a hole with $cap and $received strokes received counts at most $most (R7.3)',
  ({ cap, received, most }) => {
    expect(mostOfHole(cap, received)).toBe(most)
  },
)
