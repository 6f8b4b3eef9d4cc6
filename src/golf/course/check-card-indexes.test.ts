import { expect, test } from 'vitest'
import { checkCardIndexes } from './check-card-indexes.ts'

test('when an index stands twice, then both holes are named, for men and women apart', () => {
  const values = [
    { holeNumber: 1, field: 'strokeIndex', value: 7 },
    { holeNumber: 9, field: 'strokeIndex', value: 7 },
    { holeNumber: 2, field: 'strokeIndex', value: 1 },
    { holeNumber: 2, field: 'womenStrokeIndex', value: 7 },
    { holeNumber: 3, field: 'par', value: 4 },
    { holeNumber: 4, field: 'par', value: 4 },
  ] as const
  expect(checkCardIndexes(values)).toEqual([
    { kind: 'index_repeated', field: 'strokeIndex', strokeIndex: 7, holes: [1, 9] },
  ])
})
