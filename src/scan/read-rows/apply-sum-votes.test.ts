import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { mostStrokes, applySumVotes, type RowEvidence, type StrokeChances } from './apply-sum-votes.ts'

const chancesOf = (of: Record<number, number>): StrokeChances =>
  Float64Array.from({ length: mostStrokes + 1 }, (_, strokes) => of[strokes] ?? 0)
const sure = (strokes: number) => chancesOf({ [strokes]: 1 })
const written = (number: number) => (sum: number) => (sum === number ? 1 : 0)
const best = (chances: StrokeChances | undefined) =>
  chances?.reduce((top, chance, at) => (chance > (chances[top] ?? 0) ? at : top), 0)
const unsummed = { out: undefined, in: undefined, total: undefined }

describe('sums vote for the cells that add up to them', () => {
  const fives = Array.from({ length: 8 }, () => sure(5))
  const threeOrFive = chancesOf({ 3: 0.6, 5: 0.4 })

  test('when no sum is written, then the ink decides', () => {
    const { cells } = applySumVotes({ front: [threeOrFive, ...fives], back: [], ...unsummed })
    expect(cells[0]?.[3]).toBeCloseTo(0.6)
  })

  test.each([
    ['OUT', { out: written(45) }],
    ['TOTAL', { total: written(45) }],
  ])('when %s fits the less likely number, then that number wins', (_, sums) => {
    const { cells } = applySumVotes({ front: [threeOrFive, ...fives], back: [], ...unsummed, ...sums })
    expect(best(cells[0])).toBe(5)
    expect(cells[0]?.[5]).toBeGreaterThan(0.97)
  })

  test('when IN and TOTAL are written, then they decide over the back nine', () => {
    const back = [threeOrFive, ...fives]
    const { cells } = applySumVotes({
      front: Array.from({ length: 9 }, () => sure(4)),
      back,
      out: written(36),
      in: written(45),
      total: written(81),
    })
    expect(cells).toHaveLength(18)
    expect(cells[9]?.[5]).toBeGreaterThan(0.999)
  })

  test('when a sum is wrong and the ink is clear, then the ink wins', () => {
    const clear = Array.from({ length: 9 }, () => chancesOf({ 4: 0.0005, 5: 0.999, 6: 0.0005 }))
    const { cells } = applySumVotes({ front: clear, back: [], ...unsummed, out: written(43) })
    for (const cell of cells) expect(best(cell)).toBe(5)
  })

  test('when either of two cells can make up the sum, then both stay open', () => {
    const fiveOrSix = chancesOf({ 5: 0.5, 6: 0.5 })
    const { cells } = applySumVotes({
      front: [fiveOrSix, fiveOrSix, ...fives.slice(1)],
      back: [],
      ...unsummed,
      out: written(46),
    })
    expect(cells[0]?.[5]).toBeCloseTo(0.5, 5)
    expect(cells[1]?.[6]).toBeCloseTo(0.5, 5)
  })

  test('when a row adds up to its sum, then it has more evidence than one that does not', () => {
    const evidence = (sum: number) =>
      applySumVotes({ front: [sure(5), ...fives], back: [], ...unsummed, out: written(sum) }).logEvidence
    expect(evidence(45)).toBeGreaterThan(evidence(44) + 2)
  })
})

/** The slow, obvious method for three cells: every combination, weighed by the same rule. */
function enumerated({ front, back, ...sums }: RowEvidence): number[][] {
  const wrong = 0.05
  const vote = (chance: ((sum: number) => number) | undefined, sum: number) =>
    chance ? (1 - wrong) * chance(sum) + wrong / 100 : 1 / 100
  const [a, b, c] = [...front, ...back]
  const weights = [0, 1, 2].map(() => Array.from({ length: mostStrokes + 1 }, () => 0))
  const strokes = Array.from({ length: mostStrokes + 1 }, (_, index) => index)
  for (const x of strokes)
    for (const y of strokes)
      for (const z of strokes) {
        const chance = (a?.[x] ?? 0) * (b?.[y] ?? 0) * (c?.[z] ?? 0)
        if (chance === 0) continue
        const says = vote(sums.out, x + y) * vote(sums.in, z) * vote(sums.total, x + y + z)
        for (const [cell, value] of [x, y, z].entries()) {
          const row = weights[cell]
          if (row) row[value] = (row[value] ?? 0) + chance * says
        }
      }
  return weights.map((row) => {
    const all = row.reduce((sum, weight) => sum + weight, 0)
    return row.map((weight) => weight / all)
  })
}

const anyCell = fc
  .array(fc.tuple(fc.integer({ min: 0, max: mostStrokes }), fc.double({ min: 0.02, max: 1, noNaN: true })), {
    minLength: 1,
    maxLength: 4,
  })
  .map((pairs) => chancesOf(Object.fromEntries(pairs)))
const anySum = (most: number) => fc.option(fc.integer({ min: 0, max: most }).map(written), { nil: undefined })

describe('the result equals that of trying every combination', () => {
  property.prop(
    {
      front: fc.tuple(anyCell, anyCell),
      back: fc.tuple(anyCell),
      out: anySum(40),
      in: anySum(20),
      total: anySum(60),
    },
    { numRuns: 60 },
  )('for two cells of the front nine, one of the back nine, and any sums', (row) => {
    const { cells } = applySumVotes(row)
    const expected = enumerated(row)
    for (const [index, chances] of cells.entries())
      for (const [strokes, chance] of chances.entries())
        expect(chance).toBeCloseTo(expected[index]?.[strokes] ?? 0, 8)
  })
})
