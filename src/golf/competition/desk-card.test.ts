import { expect, test } from 'vitest'
import { deskCardState, isWaitedFor } from './desk-card.ts'

const whole = {
  ...({ ruling: 'playing', isBegun: true, isHandedIn: true } as const),
  totalsOnly: false,
  totalsConfirmed: false,
  thru: 18,
  holeCount: 18,
  markerName: 'Mia',
  markerSignature: 'Mia',
  isDisputed: false,
  isFromPaper: false,
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
  [{ markerSignature: null, isFromPaper: true }, 'in_from_paper'],
  [{ markerSignature: null, isFromPaper: true, thru: 17 }, 'holes_missing'],
  [{ isHandedIn: false, isDisputed: true, thru: 7 }, 'disputed'],
  [{ isDisputed: true }, 'disputed'],
  [{ ruling: 'disqualified', isDisputed: true }, 'disqualified'],
  [{ ruling: 'no_return', isHandedIn: false, thru: 3 }, 'no_return'],
  [{ ruling: 'withdrawn', isBegun: false, isHandedIn: false, thru: 0 }, 'withdrawn'],
  [{ ruling: 'disqualified', markerName: null }, 'disqualified'],
] as const)('when a card is %o, then it is %s', (card, state) => {
  expect(deskCardState({ ...whole, ...card })).toBe(state)
})

test.each([
  ['not_begun', false, true],
  ['out', false, true],
  ['disputed', false, true],
  ['disputed', true, false],
  ['in', true, false],
  ['unsigned', true, false],
  ['no_return', false, false],
  ['disqualified', true, false],
] as const)(
  'when a card is %s and handed in is %s, then that the club waits for it is %s',
  (state, isHandedIn, isWaited) => {
    expect(isWaitedFor({ state, isHandedIn })).toBe(isWaited)
  },
)
