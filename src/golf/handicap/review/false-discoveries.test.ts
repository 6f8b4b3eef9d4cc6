import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { falseDiscoveryShares } from './false-discoveries.ts'

const called = (probabilities: number[], level: number) =>
  falseDiscoveryShares(probabilities).map((share) => share <= level)

describe('published examples', () => {
  test('fifteen outcomes of a trial at 0.05 (Benjamini and Hochberg 1995): the first four', () => {
    const probabilities = [
      ...[0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344],
      ...[0.0459, 0.324, 0.4262, 0.5719, 0.6528, 0.759, 1],
    ]
    expect(called(probabilities, 0.05).lastIndexOf(true)).toBe(3)
  })

  test('seven tests at 0.05 (R’s HDLSSkST, BenHoch)', () => {
    expect(called([0.5, 0.01, 0.001, 0.69, 0.02, 0.05, 0.0025], 0.05).map(Number)).toEqual([
      0, 1, 1, 0, 1, 0, 1,
    ])
  })
})

const probabilities = fc.array(
  fc.integer({ min: 0, max: 1000 }).map((one) => one / 1000),
  { maxLength: 30 },
)

test.prop([probabilities, fc.integer({ min: 1, max: 999 })])(
  'it is the step-up rule: all up to the largest i whose probability is at most i / m of the level',
  (list, perMille) => {
    const level = (perMille + 0.5) / 1000
    const sorted = [...list].sort((a, b) => a - b)
    const last = sorted.findLastIndex((p, i) => p <= ((i + 1) / list.length) * level)
    const bound = last < 0 ? -1 : (sorted[last] ?? -1)
    expect(called(list, level)).toEqual(list.map((p) => p <= bound))
  },
)

test('nobody was compared', () => {
  expect(falseDiscoveryShares([])).toEqual([])
})
