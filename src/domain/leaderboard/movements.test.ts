import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { movements } from './movements.ts'
import { standings } from './standings.ts'

type Row = {
  entrantId: string
  name: string
  sortKey: number | null
  countback: null
  sortKeyBefore: number | null
}

const row = (entrantId: string, sortKey: number | null, sortKeyBefore: number | null): Row => ({
  entrantId,
  name: entrantId,
  sortKey,
  countback: null,
  sortKeyBefore,
})
const moved = (rows: readonly Row[]) => Object.fromEntries(movements(standings(rows)))

describe('movements', () => {
  test('when a birdie passes two, then it won two places, and those who were passed have not moved', () => {
    expect(moved([row('a', -3, -1), row('b', -2, -2), row('c', -2, -2), row('d', 0, 0)])).toEqual({
      a: 2,
      b: 0,
      c: 0,
      d: 0,
    })
  })

  test('when a hole draws level or leaves a tie, then shared places are counted', () => {
    expect(moved([row('a', -2, -2), row('b', -2, -1)])).toEqual({ a: 0, b: 1 })
    expect(moved([row('a', -2, -2), row('b', -1, -2)])).toEqual({ a: 0, b: -1 })
  })

  test('when a card has one hole, no score or no place, then it has not moved', () => {
    expect(moved([row('first hole', -1, null), row('none', null, null), row('picked up', null, 3)])).toEqual(
      {},
    )
  })
})

const anyRows = fc
  .array(
    fc.record({
      sortKey: fc.option(fc.integer({ min: -5, max: 5 })),
      sortKeyBefore: fc.option(fc.integer({ min: -5, max: 5 })),
    }),
    { maxLength: 20 },
  )
  .map((rows) => rows.map((one, i) => row(`e${i}`, one.sortKey, one.sortKeyBefore)))

test.prop([anyRows])('when one hole is taken back, then the place is what the movement says', (rows) => {
  const found = movements(standings(rows))
  for (const { entrantId, sortKey, sortKeyBefore } of rows) {
    if (sortKey === null || sortKeyBefore === null) {
      expect(found.has(entrantId)).toBe(false)
      continue
    }
    const place = (of: readonly Row[]) =>
      standings(of).find((one) => one.entrantId === entrantId)?.position ?? Number.NaN
    const back = rows.map((one) => (one.entrantId === entrantId ? { ...one, sortKey: sortKeyBefore } : one))
    expect(found.get(entrantId)).toBe(place(back) - place(rows))
  }
})
