// @vitest-environment node
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { vectorsOf } from '#test/vectors.ts'
import {
  calculateDifferential,
  calculateHandicaps,
  calculateIndex,
  type Calculation,
} from './calculations.ts'

beforeEach(() => vi.stubGlobal('navigator', { languages: ['en-GB'] }))

const resultOf = (calculation: Calculation) =>
  calculation.ok ? calculation.figures.map((figure) => figure.value) : calculation.errors
/** As the calculator shows it, with a plus for numbers below zero. */
const shown = (value: number) => (value < 0 ? '+' : '') + Math.abs(value).toFixed(1)

type Rated = { adjustedGrossScore: number; courseRating: number; slopeRating: number; pcc: number }

test.each(vectorsOf<Rated, number>('score_differential_18'))('$id: $source', ({ input, expected }) => {
  const typed = {
    gross: `${input.adjustedGrossScore}`,
    rating: `${input.courseRating}`,
    slope: `${input.slopeRating}`,
    pcc: `${input.pcc}`,
  }
  expect(resultOf(calculateDifferential(typed))).toEqual([shown(expected)])
})

test.each(vectorsOf<{ scoreDifferentialsOldestFirst: number[] }, number | null>('handicap_index'))(
  '$id: $source',
  ({ input, expected }) => {
    const differentials = input.scoreDifferentialsOldestFirst.map((one) => shown(one)).join(' ')
    expect(resultOf(calculateIndex({ differentials }))).toEqual(
      expected === null
        ? { differentials: 'An index needs at least three differentials.' }
        : [shown(expected)],
    )
  },
)

describe('an impossible value is reported at its field', () => {
  const card = { index: '12.4', rating: '71.4', slope: '128', par: '72', allowance: '95' }
  test.each([
    [{ slope: '156' }, { slope: 'A slope rating is 55 to 155, not 156.' }],
    [{ slope: '54' }, { slope: 'A slope rating is 55 to 155, not 54.' }],
    [{ slope: '' }, { slope: 'A slope rating is 55 to 155, such as 128.' }],
    [{ rating: '714' }, { rating: '714 is not a possible course rating of 18 holes.' }],
    [{ index: '54.1' }, { index: 'A Handicap Index is +9.9 to 54.0 with one decimal, such as 12.4.' }],
    [{ par: '36' }, { par: 'Par of 18 holes is 54 to 90.' }],
    [{ allowance: '0' }, { allowance: 'An allowance is 1 to 100 percent.' }],
  ])('%j', (change, errors) => {
    expect(resultOf(calculateHandicaps({ ...card, ...change }))).toEqual(errors)
  })

  test('when several values are impossible, then each is reported', () => {
    expect(Object.keys(resultOf(calculateHandicaps({})))).toEqual([
      'index',
      'rating',
      'slope',
      'par',
      'allowance',
    ])
  })

  test('on 71.4/128, par 72, with 95 %, 12.4 plays off 13 and +2.4 off +3', () => {
    // 12.4 x 128 / 113 - 0.6 = 13.446; 95 % of it 12.774.
    expect(resultOf(calculateHandicaps(card))).toEqual(['13', '13'])
    expect(resultOf(calculateHandicaps({ ...card, index: '+2,4' }))).toEqual(['+3', '+3'])
  })

  test('a Low Handicap Index needs twenty scores, and then it caps the index', () => {
    const differentials = Array.from({ length: 20 }, () => '18.2').join('\n')
    expect(resultOf(calculateIndex({ differentials, low: '10.2' }))).toEqual(['15.2'])
    expect(resultOf(calculateIndex({ differentials: '1 2 3', low: '10.2' }))).toEqual({
      low: 'A Low Handicap Index needs twenty scores on record.',
    })
    expect(resultOf(calculateIndex({ differentials: '14.2, 15,1 x' }))).toEqual({
      differentials: '“x” is not a differential such as 14.2 or +1.3.',
    })
  })
  test('when the reader writes a decimal comma, then figures have one and their arithmetic is lines to be said', () => {
    vi.stubGlobal('navigator', { languages: ['es-ES'] })
    const typed = { gross: '94', rating: '71,4', slope: '128', pcc: '0' }
    const calculation = calculateDifferential(typed)
    expect(resultOf(calculation)).toEqual(['20,0'])
    expect(calculation.ok && calculation.lines.map((line) => line.kind)).toEqual(['differential'])
    expect(resultOf(calculateDifferential({ ...typed, rating: '7,2' }))).toEqual({
      rating: '7,2 is not a possible course rating of 18 holes.',
    })
  })
})
