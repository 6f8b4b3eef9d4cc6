import { expect, test } from 'vitest'
import { adjustRank } from './adjust-rank.ts'

test.each([
  { adjustments: [], sortKey: -36 },
  { adjustments: [{ by: 2, reason: 'late on the tee' }], sortKey: -34 },
  {
    adjustments: [
      { by: 2, reason: 'late on the tee' },
      { by: 2, reason: 'slow play' },
    ],
    sortKey: -32,
  },
])(
  'when the committee deducts points, then the sort key is worse and nothing else (R7.1): $sortKey',
  ({ adjustments, sortKey }) => {
    expect(adjustRank({ sortKey: -36, countback: [-18] }, adjustments)).toEqual({ sortKey, countback: [-18] })
  },
)
