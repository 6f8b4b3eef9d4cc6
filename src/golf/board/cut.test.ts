import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeCut, type BeforeCut } from './cut.ts'
import type { CutTies } from './cut-terms.ts'

const none = { isRuledOut: false, hasGoneOn: false }
/** Totals by name, the lower the better; with countback numbers behind the total, and what else is known of them. */
const field = (totals: Record<string, number | null | [number, number]>, more: Record<string, object> = {}) =>
  Object.entries(totals).map(([entrantId, total]): BeforeCut => ({
    entrantId,
    ...none,
    rank:
      total === null
        ? null
        : typeof total === 'number'
          ? { sortKey: total, countback: [0] }
          : { sortKey: total[0], countback: [total[1]] },
    ...more[entrantId],
  }))
const cut = (
  entrants: readonly BeforeCut[],
  places: number,
  { ties = 'all', isOver = false }: { ties?: CutTies; isOver?: boolean } = {},
) => {
  const made = makeCut(entrants, { places, ties, isOver })
  return made.isMade ? [made.line.sortKey, [...made.missed].sort().join('')] : made.waitingFor
}

test.each([
  { when: 'fewer finished than go on', totals: { a: 1, b: 2 }, places: 5, gives: [2, ''] },
  { when: 'as many finished as go on', totals: { a: 1, b: 2 }, places: 2, gives: [2, ''] },
  { when: 'more finished', totals: { a: 1, b: 2, c: 3, d: 4 }, places: 2, gives: [2, 'cd'] },
  { when: 'several are level with the last', totals: { a: 1, b: 2, c: 2, d: 3 }, places: 2, gives: [2, 'd'] },
  { when: 'all are level', totals: { a: 2, b: 2, c: 2 }, places: 1, gives: [2, ''] },
])('when $when, then the line is drawn there', ({ totals, places, gives }) => {
  expect(cut(field(totals), places)).toEqual(gives)
})

test.each([
  { ties: 'all' as const, missed: 'd' },
  { ties: 'countback' as const, missed: 'cd' },
])('when two are level at the line and ties are for $ties, then $missed miss it', ({ ties, missed }) => {
  expect(cut(field({ a: 1, b: [2, 5], c: [2, 6], d: 3 }), 2, { ties })).toEqual([2, missed])
})

test('when countback leaves them level too, then all of them go on: at least so many', () => {
  expect(cut(field({ a: 1, b: [2, 5], c: [2, 5], d: [2, 6] }), 2, { ties: 'countback' })).toEqual([2, 'd'])
})

test('when a card before the cut is missing, then it is not made, unless play is over', () => {
  expect(cut(field({ a: 1, b: 2, c: null }), 1)).toBe(1)
  expect(cut(field({ a: 1, b: 2, c: null }), 1, { isOver: true })).toEqual([1, 'b'])
  expect(cut(field({ a: null, b: null }), 1, { isOver: true })).toBe(2)
})

test.each([
  {
    when: 'somebody is ruled out before it, then nobody waits for them and their place is free',
    totals: { a: null, b: 2, c: 3, d: 4 },
    more: { a: { isRuledOut: true } },
    gives: [3, 'd'],
  },
  {
    when: 'somebody withdraws after it, then the line stays where it was',
    totals: { a: 1, b: 2, c: 3 },
    more: { a: { isRuledOut: true } },
    gives: [2, 'c'],
  },
  {
    when: 'a correction puts somebody below it who has gone on, then they play on',
    totals: { a: 1, b: 5, c: 2, d: 6 },
    more: { b: { hasGoneOn: true } },
    gives: [2, 'd'],
  },
])('when $when', ({ totals, more, gives }) => {
  expect(cut(field(totals, more), 2)).toEqual(gives)
})

test('when the field is any, then at least so many go on, and nobody misses it who is better than one who goes on', () => {
  const entrants = fc.array(fc.tuple(fc.integer({ min: -5, max: 5 }), fc.integer({ min: 0, max: 3 })), {
    minLength: 1,
    maxLength: 30,
  })
  fc.assert(
    fc.property(
      entrants,
      fc.integer({ min: 1, max: 35 }),
      fc.constantFrom('all', 'countback'),
      (all, places, ties) => {
        const rows = all.map(([sortKey, number], i) => ({
          entrantId: `${i}`,
          ...none,
          rank: { sortKey, countback: [number] },
        }))
        const made = makeCut(rows, { places, ties: ties, isOver: false })
        if (!made.isMade) throw new Error('Every card is in.')
        const through = rows.filter((one) => !made.missed.has(one.entrantId))
        const missed = rows.filter((one) => made.missed.has(one.entrantId))
        expect(through.length).toBeGreaterThanOrEqual(Math.min(places, rows.length))
        for (const one of missed)
          for (const other of through) expect(one.rank.sortKey).toBeGreaterThanOrEqual(other.rank.sortKey)
      },
    ),
  )
})
