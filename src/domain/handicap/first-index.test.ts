import { expect, test } from 'vitest'
import { holesMissing } from './first-index.ts'

test.each([
  [0, 54],
  [9, 45],
  [53, 1],
  [54, 0],
  [72, 0],
])(
  'when %i holes are on record, then %i are missing (R3.1, Rules of Handicapping 4.5)',
  (onRecord, missing) => {
    expect(holesMissing(onRecord)).toBe(missing)
  },
)
