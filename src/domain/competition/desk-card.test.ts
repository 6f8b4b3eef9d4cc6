import { expect, test } from 'vitest'
import { deskCardState, isWaitedFor } from './desk-card.ts'

const whole = {
  ...({ ruling: 'playing', isBegun: true, isHandedIn: true } as const),
  ...{ totalsOnly: false, totalsConfirmed: false, thru: 18, holeCount: 18 },
  ...{ markerName: 'Mia', markerSignature: 'Mia' },
}

test.each([
  [{}, 'in'],
  [{ isBegun: false, isHandedIn: false, thru: 0, holeCount: 0 }, 'not_begun'],
  [{ isHandedIn: false, thru: 7 }, 'out'],
  [{ isHandedIn: false, thru: 18 }, 'out'],
  [{ thru: 17 }, 'holes_missing'],
  [{ totalsOnly: true, thru: 0 }, 'totals_only'],
  [{ totalsOnly: true, totalsConfirmed: true, thru: 0 }, 'in'],
  [{ markerSignature: ' ' }, 'unsigned'],
  [{ ruling: 'no_return', isHandedIn: false, thru: 3 }, 'no_return'],
  [{ ruling: 'withdrawn', isBegun: false, isHandedIn: false, thru: 0 }, 'withdrawn'],
  [{ ruling: 'disqualified', markerName: null }, 'disqualified'],
] as const)('when a card is %o, then it is %s', (card, state) => {
  expect(deskCardState({ ...whole, ...card })).toBe(state)
})

test('when a card is not handed in and nobody has ruled on it, then the club waits for it', () => {
  expect((['not_begun', 'out'] as const).every(isWaitedFor)).toBe(true)
  expect((['in', 'unsigned', 'no_return', 'disqualified'] as const).some(isWaitedFor)).toBe(false)
})
