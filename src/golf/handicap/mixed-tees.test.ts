import { describe, expect, test } from 'vitest'
import { playingHandicap } from '../numbers.ts'
import { handicapForCountback, matchStrokesOnMixedTees, onMixedTees } from './mixed-tees.ts'

describe('tees of different pars (R5.4)', () => {
  test.each([
    { comparedBy: 'net', par: 73, expected: 13 },
    { comparedBy: 'net', par: 71, expected: 11 },
    { comparedBy: 'par', par: 73, expected: 11 },
  ] as const)('par $par, compared by $comparedBy: $expected', ({ comparedBy, par, expected }) => {
    expect(onMixedTees(playingHandicap(11), { par, lowestPar: 71, comparedBy })).toBe(expected)
  })

  test.each([
    { given: [0, 4], pars: [71, 71], expected: [0, 4], source: 'one par' },
    { given: [0, 4], pars: [71, 73], expected: [0, 6], source: 'the higher par receives more' },
    { given: [0, 4], pars: [73, 71], expected: [0, 2], source: 'off the higher par gives fewer' },
    { given: [0, 1], pars: [73, 71], expected: [1, 0], source: 'who gave one receives one' },
  ])('in a match $pars, $given becomes $expected ($source)', ({ given, pars, expected }) => {
    expect(matchStrokesOnMixedTees(given.map(playingHandicap), pars)).toEqual(expected)
  })

  test('when countback compares net strokes, then only the difference of the pars decides', () => {
    const at = (par: number, holes = 18) => handicapForCountback(12, { par, holes })
    expect([at(72), at(36, 9)]).toEqual([12, 12])
    expect(at(73) - at(71)).toBe(2)
  })
})
