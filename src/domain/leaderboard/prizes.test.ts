import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { vectorsOf } from '#test/vectors.ts'
import { playoffStepNames, withPlayoff } from './playoff.ts'
import { sharePrizes } from './prizes.ts'
import { standings } from './standings.ts'

type Input = { prizes: number[]; finish: string[][] }

describe('sharePrizes (R9.7)', () => {
  test.each(vectorsOf<Input, Record<string, number>>('shared_prize'))('$id', ({ input, expected }) => {
    const { shares, remainder } = sharePrizes(input.prizes, input.finish)
    expect(Object.fromEntries(shares)).toEqual(expected)
    expect(remainder).toBe(0)
  })

  test('what cannot be divided stays with the club', () => {
    const { shares, remainder } = sharePrizes([100], [['a', 'b', 'c']])
    expect([...shares.values(), remainder]).toEqual([33, 33, 33, 1])
  })

  const anyFinish = fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 6 }).map((sizes) => {
    let next = 0
    return sizes.map((size) => Array.from({ length: size }, () => `e${next++}`))
  })
  test.prop([fc.array(fc.integer({ min: 0, max: 50_000 }), { maxLength: 8 }), anyFinish])(
    'equal places get equal prizes and nothing is lost or invented',
    (prizes, finish) => {
      const { shares, remainder } = sharePrizes(prizes, finish)
      const entrants = finish.flat().length
      const paid = [...shares.values()].reduce((sum, share) => sum + share, 0)
      expect(paid + remainder).toBe(prizes.slice(0, entrants).reduce((sum, prize) => sum + prize, 0))
      for (const place of finish) expect(new Set(place.map((id) => shares.get(id))).size).toBe(1)
    },
  )
})

describe('withPlayoff (R9.1)', () => {
  const row = (entrantId: string, sortKey: number, countback: number[] | null) => ({
    entrantId,
    name: entrantId,
    sortKey,
    countback,
  })
  const rows = [row('a', 70, [33]), row('b', 70, [35]), row('c', 70, [34]), row('d', 72, [30])]

  test('decides before countback; who did not take part comes after', () => {
    const outcome = withPlayoff(rows, { method: 'playoff', order: [['b'], ['a']] })
    if (!outcome.ok) throw new Error(outcome.reason)
    const placed = standings(outcome.value)
    expect(placed.map((one) => [one.entrantId, one.position])).toEqual([
      ['b', 1],
      ['a', 2],
      ['c', 3],
      ['d', 4],
    ])
    const names = playoffStepNames({ method: 'playoff', order: [] }, ['last 9'])
    expect(names[placed[0]?.decidedByStep ?? -1]).toBe('play-off')
  })

  test.each([
    { order: [['a'], ['d']], reason: 'not_tied' },
    { order: [['a'], ['x']], reason: 'unknown_entrant' },
  ])('$order is refused: $reason', ({ order, reason }) => {
    expect(withPlayoff(rows, { method: 'lots', order })).toMatchObject({ ok: false, reason })
  })

  test('an open card in the tie is refused (R9.8)', () => {
    const open = [...rows, row('e', 70, null)]
    expect(withPlayoff(open, { method: 'playoff', order: [['a'], ['b']] })).toMatchObject({
      ok: false,
      reason: 'card_open',
    })
  })
})
