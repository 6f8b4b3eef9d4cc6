import { expect, test } from 'vitest'
import { differentialUnder, HIGHEST_PCC, LOWEST_PCC } from './playing-conditions.ts'
import { checkRatedScore, roundDifferential } from './score-differential.ts'

/*
 * Rules of Handicapping 5.6: -1 to +3, in whole numbers. 5.1a: 113 / slope x (adjusted gross - course rating - PCC). 5.1b:
 * 113 / slope x (adjusted gross - course rating - half the PCC) for the nine holes played. Worked out by hand.
 */
test.each([
  { pcc: -1, holes: 18, exact: 12.889, rounded: 129 },
  { pcc: 0, holes: 18, exact: 12.006, rounded: 120 },
  { pcc: 1, holes: 18, exact: 11.123, rounded: 111 },
  { pcc: 2, holes: 18, exact: 10.241, rounded: 102 },
  { pcc: 3, holes: 18, exact: 9.358, rounded: 94 },
] as const)(
  'R1.1: 85 on a course of 71.4 and 128 with a PCC of $pcc is $exact',
  ({ pcc, holes, ...made }) => {
    const score = { adjustedGross: 85, courseRating: 714, slope: 128, pcc }
    const { numerator, denominator } = differentialUnder(score, holes)
    expect(numerator / denominator).toBeCloseTo(made.exact, 3)
    expect(roundDifferential({ numerator, denominator })).toBe(made.rounded)
  },
)

test.each([
  { pcc: -1, exact: 8.345 },
  { pcc: 0, exact: 7.91 },
  { pcc: 1, exact: 7.475 },
  { pcc: 3, exact: 6.606 },
])('R1.2: 45 on nine holes of 35.9 and 130 with a PCC of $pcc is $exact', ({ pcc, exact }) => {
  const score = { adjustedGross: 45, courseRating: 359, slope: 130, pcc }
  const { numerator, denominator } = differentialUnder(score, 9)
  expect(numerator / denominator).toBeCloseTo(exact, 3)
})

test('R1.7: a score is made under a PCC from -1 to 3 alone', () => {
  const under = (pcc: number) =>
    checkRatedScore({ adjustedGross: 85, courseRating: 714, slope: 128, pcc }, 18).ok
  expect([LOWEST_PCC - 1, LOWEST_PCC, 0, HIGHEST_PCC, HIGHEST_PCC + 1, 0.5].map(under)).toEqual([
    false,
    true,
    true,
    true,
    false,
    false,
  ])
})
