import { expect, test } from 'vitest'
import { explainIndexSet } from './explain-record-event.ts'

test('when the committee set an index, then both indexes and the reason are told, and where the low index starts anew', () => {
  expect(
    explainIndexSet({ after: 150, before: 124, reason: 'Played abroad', restartsLowIndex: true }),
  ).toEqual([
    { kind: 'index_set', facts: { after: 150, before: 124 } },
    { kind: 'reason', facts: { reason: 'Played abroad' } },
    { kind: 'low_index_restarts', facts: null },
  ])
  expect(explainIndexSet({ after: 150, before: null, reason: null, restartsLowIndex: true })).toEqual([
    { kind: 'index_set', facts: { after: 150, before: null } },
    { kind: 'no_reason', facts: null },
  ])
})
