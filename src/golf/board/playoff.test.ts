import { describe, expect, test } from 'vitest'
import { playoffStepNames, withPlayoff } from './playoff.ts'
import { standings } from './standings.ts'

describe('withPlayoff (R9.1)', () => {
  const row = (entrantId: string, sortKey: number, countback: number[] | null) => ({
    entrantId,
    name: entrantId,
    sortKey,
    countback,
  })
  const rows = [row('a', 70, [33]), row('b', 70, [35]), row('c', 70, [34]), row('d', 72, [30])]

  test('when a play-off was played, then it decides before countback, and those who did not take part come after', () => {
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

  test('when a card of the tie is open, then the play-off is refused (R9.8)', () => {
    const open = [...rows, row('e', 70, null)]
    expect(withPlayoff(open, { method: 'playoff', order: [['a'], ['b']] })).toMatchObject({
      ok: false,
      reason: 'card_open',
    })
  })
})
