import { describe, expect, test } from 'vitest'
import { playingHandicap } from '../numbers.ts'
import { onMixedTees } from './mixed-tees.ts'

describe('tees of different pars (R5.4)', () => {
  test.each([
    { comparedBy: 'net', par: 73, expected: 13 },
    { comparedBy: 'net', par: 71, expected: 11 },
    { comparedBy: 'par', par: 73, expected: 11 },
  ] as const)('par $par, compared by $comparedBy: $expected', ({ comparedBy, par, expected }) => {
    expect(onMixedTees(playingHandicap(11), { par, lowestPar: 71, comparedBy })).toBe(expected)
  })
})
