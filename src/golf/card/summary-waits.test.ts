import { expect, test } from 'vitest'
import { summaryWaits } from './summary-waits.ts'

const now = new Date('2026-06-30T12:00:00Z')

test.each([
  ['handed in today', true, '2026-06-30T08:00:00Z', true],
  ['closed by its player', false, '2026-06-30T08:00:00Z', false],
  ['29 days old', true, '2026-06-01T13:00:00Z', true],
  ['30 days old', true, '2026-05-31T12:00:00Z', false],
  ['from paper of last year', true, '2025-06-30T12:00:00Z', false],
])('D51: the summary of a round that is %s', (_, isKept, startedAt, waits) => {
  expect(summaryWaits({ summaryWaits: isKept, startedAt: new Date(startedAt) }, now)).toBe(waits)
})
