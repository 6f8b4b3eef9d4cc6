import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { vectorsOf } from '#test/vectors.ts'
import { bestPerHole, scoresThatCount, type Better } from './best-per-hole.ts'

type PerHole = { better: Better; count: number; scoresByHole: (number | null)[][] }

describe('best N per hole (R10.1)', () => {
  test.each(vectorsOf<PerHole, unknown>('team_best_n_per_hole'))('$id', ({ input, expected }) => {
    expect(bestPerHole(input)).toEqual(expected)
  })

  test('when scores are missing, then strokes give no team score and points count 0', () => {
    const scoresByHole = [
      [4, null, 5, null],
      [3, null, null, null],
    ]
    expect(bestPerHole({ better: 'lower', count: 2, scoresByHole })).toEqual({
      teamByHole: [9, null],
      total: null,
    })
    expect(bestPerHole({ better: 'higher', count: 2, scoresByHole })).toEqual({
      teamByHole: [9, 3],
      total: 12,
    })
  })

  test.prop([fc.array(fc.array(fc.integer({ min: 0, max: 8 }), { minLength: 4, maxLength: 4 }))])(
    'the order of the players changes nothing, and more counting scores never give fewer points',
    (scoresByHole) => {
      const best = (count: number, holes: number[][]) =>
        bestPerHole({ better: 'higher', count, scoresByHole: holes })
      expect(
        best(
          2,
          scoresByHole.map((scores) => [...scores].reverse()),
        ),
      ).toEqual(best(2, scoresByHole))
      expect(best(3, scoresByHole).total ?? 0).toBeGreaterThanOrEqual(best(2, scoresByHole).total ?? 0)
    },
  )
})

describe('which scores count', () => {
  test.each([
    { better: 'higher', scores: [2, 3, 2, null], counts: [true, true, false, false] },
    { better: 'higher', scores: [null, 1, null, null], counts: [false, true, false, false] },
    { better: 'lower', scores: [5, 3, 4, 3], counts: [false, true, false, true] },
    { better: 'lower', scores: [null, 3, null, null], counts: [false, false, false, false] },
  ] as const)('$better of $scores', ({ better, scores, counts }) => {
    expect(scoresThatCount(scores, { better, count: 2 })).toEqual(counts)
  })
})
