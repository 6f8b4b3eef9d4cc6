import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { movements } from './movements.ts'
import { standings, type Placeable } from './standings.ts'

type Row = Placeable & { countback: null; sortKeyBefore: number | null }

const out = (entrantId: string, sortKey: number | null, sortKeyBefore: number | null): Row => ({
  entrantId,
  name: entrantId,
  sortKey,
  countback: null,
  sortKeyBefore,
  isOut: true,
})
const handedIn = (entrantId: string, sortKey: number): Row => ({
  ...out(entrantId, sortKey, null),
  isOut: false,
})
const moved = (rows: readonly Row[]) => Object.fromEntries(movements(standings(rows)))

describe('movements', () => {
  test('when a birdie passes two, then it won two places and each of them lost one', () => {
    expect(moved([out('a', -3, -1), out('b', -2, -2), out('c', -2, -2), out('d', 0, 0)])).toEqual({
      a: 2,
      b: -1,
      c: -1,
      d: 0,
    })
  })

  test('when everybody adds the same points, then nobody has moved', () => {
    expect(moved([out('a', -6, -4), out('b', -5, -3), out('c', -5, -3)])).toEqual({ a: 0, b: 0, c: 0 })
  })

  test('when a hole draws level or leaves a tie, then shared places are counted', () => {
    expect(moved([out('a', -2, -2), out('b', -2, -1)])).toEqual({ a: 0, b: 1 })
    expect(moved([out('a', -2, -2), out('b', -1, -2)])).toEqual({ a: 0, b: -1 })
  })

  test('when a card is in, then it has not moved, and the others have moved past it', () => {
    expect(moved([handedIn('in', -2), out('a', -3, -1)])).toEqual({ a: 1 })
  })

  test('when a card has one hole, no score or no place, then it has not moved', () => {
    expect(moved([out('first hole', -1, null), out('none', null, null), out('picked up', null, 3)])).toEqual(
      {},
    )
  })
})

const anyRows = fc
  .array(
    fc.record({
      sortKey: fc.option(fc.integer({ min: -5, max: 5 })),
      sortKeyBefore: fc.option(fc.integer({ min: -5, max: 5 })),
      isOut: fc.boolean(),
    }),
    { maxLength: 20 },
  )
  .map((rows) => rows.map((one, i): Row => ({ ...out(`e${i}`, one.sortKey, one.sortKeyBefore), ...one })))

test.prop([anyRows])(
  'when the latest hole of every card that is out is taken back, then places differ by the movements',
  (rows) => {
    const found = movements(standings(rows))
    const now = standings(rows)
    const before = standings(
      rows.map((one) =>
        one.isOut === true && one.sortKey !== null ? { ...one, sortKey: one.sortKeyBefore } : one,
      ),
    )
    const placeIn = (board: typeof now, id: string) =>
      board.find((one) => one.entrantId === id)?.position ?? null
    for (const { entrantId, isOut } of rows) {
      const [then, place] = [placeIn(before, entrantId), placeIn(now, entrantId)]
      expect(found.get(entrantId)).toBe(
        isOut === true && then !== null && place !== null ? then - place : undefined,
      )
    }
  },
)

test.prop([anyRows])('when nobody has a second hole, then nobody has moved', (rows) => {
  expect(movements(standings(rows.map((one) => ({ ...one, sortKeyBefore: null })))).size).toBe(0)
})
