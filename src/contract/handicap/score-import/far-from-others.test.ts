import { expect, test } from 'vitest'
import { farFromOthers } from './far-from-others.ts'
import type { PastScore } from './read-score-lines.ts'

const score = (inTenths: number, line: number, userId: string): PastScore => ({
  line,
  userId,
  day: line,
  courseName: null,
  teeName: null,
  isStated: true,
  courseRating: null,
  slope: null,
  par: null,
  pcc: null,
  adjustedGross: null,
  differential: { numerator: inTenths, denominator: 10 },
})
const farOf = (...inTenths: number[]) =>
  farFromOthers(inTenths.map((one, i) => score(one, i, 'ann'))).map(
    ({ differential }) => differential.numerator,
  )

/* Differentials in tenths; the middle is that of the player's other scores. */
test.each([
  ['nine holes taken for eighteen', [190, 220, 170, -238], [-238]],
  ['two of them among many', [190, 220, 170, 185, 200, 15, 10], [10, 15]],
  ['the same score again and again', [200, 200, 200, 200, 10, 10], [10, 10]],
  ['just far enough', [200, 200, 200, 49], [49]],
  ['just not', [200, 200, 200, 50], []],
  ['a good day and a bad one', [200, 220, 190, 60, 380], []],
  ['a round of somebody else', [20, 30, 10, 331], [331]],
  ['three scores say too little', [200, 220, 20], []],
  ['none', [], []],
] as const)('%s', (_, inTenths, far) => {
  expect(farOf(...inTenths)).toEqual(far)
})

test('each player is compared with their own scores', () => {
  const scores = [200, 210, 205, 195].map((one, i) => score(one, i, 'bob'))
  const best = [10, 20, 15, 12].map((one, i) => score(one, 10 + i, 'ann'))
  expect(farFromOthers([...scores, ...best])).toEqual([])
})

test('the middle of the others is that of a list without the score', () => {
  const tenths = Array.from({ length: 40 }, (_, i) => (i * 137) % 500)
  const middle = (values: readonly number[]) => {
    const sorted = [...values].sort((a, b) => a - b)
    // Of thirty-nine.
    return sorted[19] ?? 0
  }
  const expected = tenths.filter((one, i) => {
    const others = middle(tenths.filter((_, j) => j !== i))
    return one < others - 150 || one > others + 300
  })
  expect(farOf(...tenths)).toEqual(expected.sort((a, b) => a - b))
})
