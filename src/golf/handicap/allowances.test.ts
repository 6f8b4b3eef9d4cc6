import { expect, test } from 'vitest'
import { defaultAllowance } from '../competition/competition-defaults.ts'
import { allowances } from './allowances.ts'

test('when a competition is created, then its allowance is that of Appendix C (D12)', () => {
  expect(defaultAllowance.stableford).toBe(allowances.individual_stableford.percent)
  expect(defaultAllowance.stroke_play).toBe(allowances.individual_stroke_play.percent)
  expect(defaultAllowance.matchplay).toBe(allowances.individual_match_play.percent)
  expect(defaultAllowance.team_stroke).toBe(allowances.best_2_of_4_stroke_play.percent)
  expect(defaultAllowance.team_stableford).toBe(allowances.best_2_of_4_stroke_play.percent)
})
