import { expect, test } from 'vitest'
import { statusAfter } from './competition-steps.ts'

const dates = { startDate: '2026-06-06T08:00:00Z', endDate: '2026-06-06T18:00:00Z' }

test.each([
  ['07:00', 'upcoming'],
  ['09:00', 'active'],
  ['19:00', 'completed'],
])('when a cancelled competition is reopened at %s, then it is %s by its dates', (clock, expected) => {
  const now = new Date(`2026-06-06T${clock}:00Z`)
  expect(statusAfter('reopen', { status: 'cancelled', ...dates }, now)).toBe(expected)
})

test('when a final result is reopened, then it is provisional', () => {
  expect(statusAfter('reopen', { status: 'final', ...dates }, new Date('2026-06-07T08:00:00Z'))).toBe(
    'completed',
  )
})

test('when a completed competition is reopened, then it is active, even after its end', () => {
  expect(statusAfter('reopen', { status: 'completed', ...dates }, new Date('2026-06-07T08:00:00Z'))).toBe(
    'active',
  )
})
