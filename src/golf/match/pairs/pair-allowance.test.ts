import { expect, test } from 'vitest'
import { pairAllowance } from './pair-allowance.ts'

test.each([
  ['four_ball', 90],
  ['foursomes', 50],
] as const)('for %s Appendix C recommends %i %%', (format, percent) => {
  expect(pairAllowance(format)).toBe(percent)
})
