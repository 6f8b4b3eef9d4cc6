import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { seededRandom, shuffle } from '../../seeded-random.ts'
import { rankTest } from './rank-test.ts'

describe('published examples', () => {
  test('ages at the diagnosis of diabetes (SciPy’s page of mannwhitneyu): U = 17, p = 0.1111', () => {
    expect(rankTest([19, 22, 16, 29, 24], [20, 11, 17, 12])).toBeCloseTo(14 / 126, 12)
  })

  test('permeability of the chorioamnion (Hollander and Wolfe 1973, 69; R’s wilcox.test): W = 35, one-sided p = 0.1272', () => {
    const term = [80, 83, 189, 104, 145, 138, 191, 164, 73, 146]
    const early = [115, 88, 90, 74, 121]
    expect(rankTest(term, early) / 2).toBeCloseTo(0.1272, 4)
  })

  /** Mann and Whitney (1947), table I: the chance of a U no larger than its row, to three decimals. */
  const tables = {
    5: [0.004, 0.008, 0.016, 0.028, 0.048, 0.075, 0.111, 0.155, 0.21, 0.274, 0.345, 0.421],
    6: [0.001, 0.002, 0.004, 0.008, 0.013, 0.021, 0.032, 0.047, 0.066, 0.09, 0.12, 0.155, 0.197, 0.242],
  }
  test.each([5, 6] as const)('the table of two groups of %i', (size) => {
    tables[size].forEach((chance, u) => {
      expect(rankTest(...groupsWithU(size, u)) / 2, `U = ${u}`).toBeCloseTo(chance, 3)
    })
  })
})

/** Two groups of a size without ties, of which U is as asked: each number of the first that is moved up one place adds one. */
function groupsWithU(size: number, u: number): [number[], number[]] {
  const moves = Array.from({ length: size }, (_, i) => Math.min(size, Math.max(0, u - (size - 1 - i) * size)))
  const first = moves.map((by, i) => i + by + 1)
  const second = Array.from({ length: 2 * size }, (_, i) => i + 1).filter((one) => !first.includes(one))
  return [first, second]
}

/** The definition itself: every way to choose the first group. */
function byCounting(first: readonly number[], second: readonly number[]): number {
  const all = [...first, ...second]
  const rank = (one: number) => {
    const below = all.filter((other) => other < one).length
    return below + (all.filter((other) => other === one).length + 1) / 2
  }
  const ranks = all.map(rank)
  const middle = (first.length * (all.length + 1)) / 2
  const away = (chosen: readonly number[]) =>
    Math.abs(chosen.reduce((sum, i) => sum + (ranks[i] ?? 0), 0) - middle)
  const observed = away(first.map((_, i) => i))
  const choices = Array.from({ length: 2 ** all.length }, (_, bits) =>
    all.flatMap((_one, i) => ((bits >> i) & 1 ? [i] : [])),
  ).filter((chosen) => chosen.length === first.length)
  return choices.filter((chosen) => away(chosen) >= observed).length / choices.length
}

const group = fc.array(fc.integer({ min: -5, max: 8 }), { minLength: 1, maxLength: 5 })

describe('properties', () => {
  test.prop([group, group])(
    'it is the count over all ways to deal the numbers out, ties among them',
    (a, b) => {
      expect(rankTest(a, b)).toBeCloseTo(byCounting(a, b), 12)
    },
  )

  test.prop([group, group, fc.integer({ min: -90, max: 90 })])(
    'neither the order, the sides nor a shift of all numbers matter',
    (a, b, by) => {
      const chance = rankTest(a, b)
      expect(rankTest(b, a)).toBeCloseTo(chance, 12)
      expect(rankTest([...a].reverse(), b)).toBe(chance)
      expect(
        rankTest(
          a.map((one) => one + by),
          b.map((one) => one + by),
        ),
      ).toBe(chance)
    },
  )

  test('forty scores of the largest groups are counted without loss', () => {
    const low = Array.from({ length: 20 }, (_, i) => i)
    const high = Array.from({ length: 20 }, (_, i) => 20 + i)
    expect(rankTest(low, high)).toBe(2 / 137_846_528_820)
  })

  test('when nothing can be told apart, then it is chance', () => {
    expect(rankTest([7, 7, 7], [7, 7, 7, 7])).toBe(1)
    expect(rankTest([], [1, 2])).toBe(1)
  })

  /** The share that is flagged is below the level by what the steps of an exact test leave. */
  test('of players whose scores differ by chance alone, no more than one in twenty is below 0.05', () => {
    const random = seededRandom(20_261_122)
    const players = 4000
    const flagged = Array.from({ length: players }, () => {
      const scores = shuffle(
        Array.from({ length: 22 }, () => Math.round(120 + 30 * (random() + random() + random() - 1.5))),
        random,
      )
      return rankTest(scores.slice(0, 9), scores.slice(9)) <= 0.05
    }).filter(Boolean).length
    // Three standard errors of 5 % of 4,000.
    expect(flagged / players).toBeLessThan(0.0603)
    expect(flagged / players).toBeGreaterThan(0.035)
  })
})
