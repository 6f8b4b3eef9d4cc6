import { expect, test } from 'vitest'
import { checkRuling } from './score-rulings.ts'

const plain = { cap: 'none', exceptionalAdjustment: 0 } as const
const exceptional = { ...plain, exceptionalAdjustment: -10 }

test.each([
  { step: { ...plain, cap: 'soft' }, ruling: 'cap_lifted', ok: true },
  { step: { ...plain, cap: 'hard' }, ruling: 'cap_lifted', ok: true },
  { step: plain, ruling: 'cap_lifted', ok: false, reason: 'no_cap' },
  { step: { ...plain, cap: 'lifted' }, ruling: 'cap_lifted', ok: false, reason: 'no_cap' },
  { step: exceptional, ruling: 'exceptional_undone', ok: true },
  { step: plain, ruling: 'exceptional_undone', ok: false, reason: 'no_reduction' },
] as const)('$ruling of $step: $ok (R3.6, R3.7)', ({ step, ruling, ...outcome }) => {
  expect(checkRuling(step, ruling)).toMatchObject(outcome)
})
