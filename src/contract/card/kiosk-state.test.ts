import { expect, test } from 'vitest'
import { KIOSK_IDLE_DAYS, kioskState } from './kiosk-state.ts'

const now = new Date('2026-06-06T12:00:00Z')
const before = (ms: number) => new Date(now.getTime() - ms)
const DAY_MS = 24 * 3_600_000
const waiting = { linkUntil: before(-1), openedAt: null, lastUsedAt: null, withdrawnAt: null }

test.each([
  ['its link waits', waiting, 'waiting'],
  ['the time of its link is over', { ...waiting, linkUntil: now }, 'link_over'],
  ['it was opened', { ...waiting, linkUntil: before(DAY_MS), openedAt: before(DAY_MS) }, 'open'],
  [
    'it was used on the last day that counts',
    { ...waiting, openedAt: before(300 * DAY_MS), lastUsedAt: before(KIOSK_IDLE_DAYS * DAY_MS) },
    'open',
  ],
  [
    'it was not used since',
    { ...waiting, openedAt: before(300 * DAY_MS), lastUsedAt: before(KIOSK_IDLE_DAYS * DAY_MS + 1) },
    'unused',
  ],
  ['it was withdrawn', { ...waiting, openedAt: now, lastUsedAt: now, withdrawnAt: now }, 'withdrawn'],
] as const)('when %s, then a kiosk is %s', (_name, times, state) => {
  expect(kioskState(times, now)).toBe(state)
})
