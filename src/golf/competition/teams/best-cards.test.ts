import { describe, expect, test } from 'vitest'
import { vectorsOf } from '#test/vectors.ts'
import { bestCards } from './best-cards.ts'
import type { Better } from './best-per-hole.ts'

type Cards = { better: Better; count: number; cards: (number | null)[] }

describe('best N cards (R10.2)', () => {
  test.each(vectorsOf<Cards, unknown>('team_best_n_cards'))('$id', ({ input, expected }) => {
    expect(bestCards({ ...input, choose: 'best' })).toEqual(expected)
  })

  test.each([
    { choose: 'best', better: 'lower', expected: { total: 145, complete: true } },
    { choose: 'worst', better: 'lower', expected: { total: 160, complete: true } },
    { choose: 'worst', better: 'higher', expected: { total: 145, complete: true } },
    { choose: 'all', better: 'lower', expected: { total: 232, complete: false } },
  ] as const)('$choose 2, $better is better', ({ choose, better, expected }) => {
    expect(bestCards({ better, choose, count: 2, cards: [72, 87, null, 73] })).toEqual(expected)
  })
})
