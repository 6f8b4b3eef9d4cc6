import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { vectorsOf } from '#test/vectors.ts'
import { standings, standingsAfterPlay, type Placeable } from './standings.ts'

const row = (entrantId: string, sortKey: number | null, countback: number[] | null = []): Placeable => ({
  entrantId,
  name: `Player ${entrantId}`,
  sortKey,
  countback,
})
const shown = (rows: readonly Placeable[]) =>
  Object.fromEntries(
    standings(rows).map((placed) => [placed.entrantId, `${placed.isShared ? 'T' : ''}${placed.position}`]),
  )

describe('standings (R9.7)', () => {
  type Input = { better: 'lower' | 'higher'; totals: Record<string, number> }
  test.each(vectorsOf<Input, { positions: Record<string, string> }>('positions'))(
    '$id',
    ({ input, expected }) => {
      const sign = input.better === 'lower' ? 1 : -1
      const rows = Object.entries(input.totals).map(([id, total]) => row(id, sign * total))
      expect(shown(rows)).toEqual(expected.positions)
    },
  )

  test('when two are level, then they share a place and the next one is left out: 1, T2, T2, 4', () => {
    expect(shown([row('d', 9), row('c', 5), row('b', 5), row('a', 1)])).toEqual({
      a: '1',
      b: 'T2',
      c: 'T2',
      d: '4',
    })
  })

  test('when rows have no place, then unranked ones come after the others', () => {
    const rows = [{ ...row('a', null, null), isUnranked: true }, row('z', null, null), row('m', 3)]
    expect(standings(rows).map((one) => one.entrantId)).toEqual(['m', 'z', 'a'])
  })

  test('when an entrant has no place, then the row is last and shares nothing', () => {
    const placed = standings([row('z', null, null), row('a', null), row('m', 3)])
    expect(placed.map((one) => [one.entrantId, one.position, one.isShared])).toEqual([
      ['m', 1, false],
      ['a', null, false],
      ['z', null, false],
    ])
  })
})

describe('ties (R9.5, R9.8)', () => {
  test('when more than two are level, then those not on the best value drop out and the rest go on', () => {
    const placed = standings([row('a', 70, [35, 22]), row('b', 70, [34, 24]), row('c', 70, [34, 23])])
    expect(placed.map((one) => [one.entrantId, one.position, one.decidedByStep])).toEqual([
      ['c', 1, 1],
      ['b', 2, 1],
      ['a', 3, 0],
    ])
  })

  test('when rows share a place, then they have the same deciding step', () => {
    const placed = standings([row('a', 70, [34, 22]), row('b', 70, [35, 24]), row('c', 70, [35, 24])])
    expect(placed.map((one) => [one.entrantId, one.position, one.isShared, one.decidedByStep])).toEqual([
      ['a', 1, false, 0],
      ['b', 2, true, 0],
      ['c', 2, true, 0],
    ])
  })

  test('when one card of a tie is open, then the whole tie is unbroken', () => {
    const placed = standings([row('a', 70, [34]), row('b', 70, [35]), row('c', 70, null)])
    expect(placed.map((one) => [one.position, one.isShared, one.decidedByStep])).toEqual([
      [1, true, undefined],
      [1, true, undefined],
      [1, true, undefined],
    ])
  })
})

describe('standingsAfterPlay (D35)', () => {
  const out = (id: string, sortKey: number | null): Placeable => ({ ...row(id, sortKey, null), isOut: true })
  const placesOf = (rows: readonly Placeable[]) =>
    standingsAfterPlay(rows).map((one) => [one.entrantId, one.position, one.isShared])

  test('when an unfinished card is ahead, then the best card handed in leads, and it stands after those', () => {
    expect(placesOf([out('a', -9), row('b', -3), row('c', -2), out('d', -1), row('e', null, null)])).toEqual([
      ['b', 1, false],
      ['c', 2, false],
      ['a', null, false],
      ['d', null, false],
      ['e', null, false],
    ])
  })

  test('when an unfinished card is level, then it keeps no tie of the others open', () => {
    expect(placesOf([row('a', 5, [3]), row('b', 5, [2]), out('c', 5)])).toEqual([
      ['b', 1, false],
      ['a', 2, false],
      ['c', null, false],
    ])
  })

  test('when every card is handed in, then nothing changes', () => {
    const rows = [row('a', 5, [3]), row('b', 5, [2]), row('c', null, null)]
    expect(standingsAfterPlay(rows)).toEqual(standings(rows))
  })
})

const anyRows = fc
  .array(
    fc.record({
      name: fc.constantFrom('Ann', 'Bob', 'Cid'),
      sortKey: fc.option(fc.integer({ min: -2, max: 2 })),
      countback: fc.option(fc.tuple(fc.integer({ min: 0, max: 2 }), fc.integer({ min: 0, max: 1 })), {
        freq: 8,
      }),
    }),
    { maxLength: 14 },
  )
  .map((rows) => rows.map((one, i) => ({ ...one, entrantId: `e${i}` })))

const permuted = anyRows.chain((rows) =>
  fc.tuple(fc.constant(rows), fc.shuffledSubarray(rows, { minLength: rows.length })),
)

describe('promises', () => {
  test.prop([permuted])('the order of the input never changes the result', ([rows, other]) => {
    expect(standings(other)).toEqual(standings(rows))
  })

  test.prop([anyRows])('a place is one more than the number of better rows (slow, obvious count)', (rows) => {
    const beats = (a: Placeable, b: Placeable) => {
      if (a.sortKey === null || b.sortKey === null) return a.sortKey !== null && b.sortKey === null
      if (a.sortKey !== b.sortKey) return a.sortKey < b.sortKey
      if (rows.some((one) => one.sortKey === a.sortKey && one.countback === null)) return false
      const step = (a.countback ?? []).findIndex((value, i) => value !== b.countback?.[i])
      return step >= 0 && (a.countback?.[step] ?? 0) < (b.countback?.[step] ?? 0)
    }
    for (const placed of standings(rows)) {
      const better = rows.filter((other) => beats(other, placed)).length
      const equal = rows.filter((other) => !beats(other, placed) && !beats(placed, other)).length
      expect(placed.position).toBe(placed.sortKey === null ? null : better + 1)
      expect(placed.isShared).toBe(placed.sortKey !== null && equal > 1)
    }
  })
})
