import { expect, test } from 'vitest'
import { holedIn, notPlayed, pickedUp, type HoleResult } from '#golf/card/hole-result.ts'
import { atHole, startAt, tapGroup, type GroupTap, type RowHole } from './group-taps.ts'

const PLAYERS = ['rnd_a', 'rnd_b', 'rnd_c', 'rnd_d']

/** Four players on eighteen holes: par 4, and 5 on the last player's odd holes. */
function makeHoles(results: ReadonlyMap<string, HoleResult> = new Map()): RowHole[][] {
  return Array.from({ length: 18 }, (_, i) =>
    PLAYERS.map((roundId, player) => ({
      roundId,
      holeNumber: i + 1,
      par: player === 3 && i % 2 === 0 ? 5 : 4,
      result: results.get(`${roundId} ${i + 1}`) ?? notPlayed,
      isOpen: true,
    })),
  )
}

/** Plays taps one after the other. */
function play(taps: readonly GroupTap[], start = atHole(0, makeHoles())) {
  const results = new Map<string, HoleResult>()
  let state = start
  for (const tap of taps) {
    const step = tapGroup(state, tap, makeHoles(results))
    for (const { roundId, holeNumber, result } of step.records)
      results.set(`${roundId} ${holeNumber}`, result)
    state = step.state
  }
  return { state, results }
}

const strokes = (count: number): GroupTap => ({ key: 'strokes', strokes: count })

test('eighteen pars for four players are eighteen taps, each player with their own par', () => {
  const { results } = play(Array.from({ length: 18 }, () => ({ key: 'par_for_all' })))
  expect(results.size).toBe(72)
  expect([results.get('rnd_a 1'), results.get('rnd_d 1'), results.get('rnd_d 2')]).toEqual(
    [4, 5, 4].map(holedIn),
  )
})

test('four different scores are four taps, each on the round of its row, and the next hole comes', () => {
  const { state, results } = play([5, 4, 6, 3].map(strokes))
  expect([...results]).toEqual(PLAYERS.map((id, i) => [`${id} 1`, holedIn([5, 4, 6, 3][i] ?? 0)]))
  expect(state).toMatchObject({ at: 1, row: 0 })
})

test('when one has a score already, then par for all leaves it and fills the others', () => {
  const { results, state } = play([strokes(7), { key: 'par_for_all' }])
  expect(results.get('rnd_a 1')).toEqual(holedIn(7))
  expect(results.size).toBe(4)
  expect(state.at).toBe(1)
})

test('when all have a score, then par for all changes nothing and the next hole comes', () => {
  const holes = makeHoles(new Map(PLAYERS.map((id) => [`${id} 1`, holedIn(4)])))
  const step = tapGroup(atHole(0, holes), { key: 'par_for_all' }, holes)
  expect(step).toMatchObject({ records: [], state: { at: 1, row: 0 } })
})

test('a hole that was passed over comes next; on the last one without a gap the card stays', () => {
  const all = Array.from({ length: 18 }, (_, i) =>
    PLAYERS.map((id): [string, HoleResult] => [`${id} ${i + 1}`, holedIn(4)]),
  )
  const gap = makeHoles(new Map(all.filter((_, i) => i !== 2).flat()))
  expect(tapGroup(atHole(17, gap), strokes(5), gap).state).toMatchObject({ at: 2, row: 0 })
  const full = makeHoles(new Map(all.flat()))
  expect(tapGroup(atHole(17, full), strokes(5), full).state).toMatchObject({ at: 17 })
})

test('when a card is handed in, then its row takes nothing and nobody waits for it', () => {
  const holes = makeHoles().map((rows) => rows.map((row, i) => ({ ...row, isOpen: i !== 0 })))
  expect(atHole(0, holes).row).toBe(1)
  expect(tapGroup({ ...atHole(0, holes), row: 0 }, strokes(4), holes).records).toEqual([])
  expect(tapGroup(atHole(0, holes), { key: 'par_for_all' }, holes).state.at).toBe(1)
})

test('picked up counts as a score, a cleared one keeps the keys on its row', () => {
  expect(play([{ key: 'picked_up' }]).results.get('rnd_a 1')).toEqual(pickedUp)
  const holes = makeHoles(new Map([['rnd_b 1', holedIn(4)]]))
  const step = tapGroup({ ...atHole(0, holes), row: 1 }, { key: 'clear' }, holes)
  expect(step.records).toEqual([{ roundId: 'rnd_b', holeNumber: 1, result: notPlayed, before: holedIn(4) }])
  expect(step.state).toMatchObject({ at: 0, row: 1 })
})

test('a phone that comes back stands on the first hole on which somebody has no score', () => {
  const all = (hole: number, players = PLAYERS) =>
    players.map((id): [string, HoleResult] => [`${id} ${hole}`, holedIn(4)])
  const begun = makeHoles(new Map([...all(1), ...all(2, PLAYERS.slice(1))]))
  expect(startAt(begun, 0)).toBe(1)
  expect(startAt(makeHoles(), 0)).toBe(0)
  const full = makeHoles(new Map(Array.from({ length: 18 }, (_, i) => all(i + 1)).flat()))
  expect(startAt(full, 0)).toBe(17)
})

test('when a hole is asked for, then the phone stands there; a number that is on no card is nothing asked', () => {
  expect(startAt(makeHoles(), 7)).toBe(6)
  for (const wanted of [19, 1.5, Number.NaN]) expect(startAt(makeHoles(), wanted)).toBe(0)
})

test('when the player entered the value that counts, then the same value is the scorer’s own word for it', () => {
  const rowsBy = (isByOther: boolean) =>
    makeHoles(new Map([['rnd_a 1', holedIn(5)]])).map((rows) => rows.map((row) => ({ ...row, isByOther })))
  const state = { ...atHole(0, rowsBy(true)), row: 0 }
  expect(tapGroup(state, strokes(5), rowsBy(true)).records).toMatchObject([{ roundId: 'rnd_a' }])
  expect(tapGroup(state, strokes(5), rowsBy(false)).records).toEqual([])
})
