import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { vectorsOf } from '#test/vectors.ts'
import { laterMatches, recordResult, undoResult } from './advance.ts'
import { findChampion, isNeeded, matchPairing, type Bracket } from './bracket.ts'
import { doubleElimination } from './double-elimination.ts'
import { roundCount, roundName } from './round-name.ts'
import { bracketSize, byeCount, orderBySeeding, seedOrder } from './seeding.ts'
import { plateEntrants, singleElimination } from './single-elimination.ts'

const entrants = (count: number) => Array.from({ length: count }, (_, i) => `e${i + 1}`)

function draw(type: 'single' | 'double', count: number, hasThirdPlace = false): Bracket {
  const drawn =
    type === 'single' ? singleElimination(entrants(count), hasThirdPlace) : doubleElimination(entrants(count))
  if (!drawn.ok) throw new Error(drawn.reason)
  return drawn.value
}

/** Plays every match that can be played; `wins` picks 0 or 1. */
function playAll(bracket: Bracket, wins: (key: string) => 0 | 1): Bracket {
  let played = bracket
  for (;;) {
    const next = played.matches.find(
      (match) => !match.result && isNeeded(played, match) && !matchPairing(played, match).includes(null),
    )
    if (!next) return played
    const winnerId = matchPairing(played, next)[wins(next.key)] ?? ''
    const outcome = recordResult(played, next.key, { winnerId, result: '1 up' })
    if (!outcome.ok) throw new Error(outcome.reason)
    played = outcome.value
  }
}

describe('seeding (R8.1, R8.2, R8.3)', () => {
  test.each(vectorsOf<{ bracketSize: number }, { slots: number[] }>('seed_order'))(
    '$id',
    ({ input, expected }) => {
      expect(seedOrder(input.bracketSize)).toEqual(expected.slots)
    },
  )

  test('if favourites win, each round pairs seeds that add up', () => {
    let seeds = seedOrder(32)
    while (seeds.length > 1) {
      const pairs = Array.from({ length: seeds.length / 2 }, (_, i) => seeds.slice(2 * i, 2 * i + 2))
      for (const [a = 0, b = 0] of pairs) expect(a + b).toBe(seeds.length + 1)
      seeds = pairs.map(([a = 0, b = 0]) => Math.min(a, b))
    }
  })

  const field = [
    { entrantId: 'a', handicapIndex: 121, qualifyingScore: null },
    { entrantId: 'b', handicapIndex: null, qualifyingScore: 71 },
    { entrantId: 'c', handicapIndex: -12, qualifyingScore: 70 },
  ]
  test.each([
    { seeding: 'given', order: ['a', 'b', 'c'] },
    { seeding: 'handicap', order: ['c', 'a', 'b'] },
    { seeding: 'qualifying', order: ['c', 'b', 'a'] },
    { seeding: 'random', order: ['a', 'c', 'b'] },
  ] as const)('$seeding: $order', ({ seeding, order }) => {
    expect(orderBySeeding(field, { seeding, placed: 1, random: () => 0.99 })).toEqual(order)
  })
})

type Shape = {
  bracketSize: number
  byes: number
  byesGoToSeeds: number[]
  rounds: number
  matchesPlayed: number
  roundOneMatchesPlayed: number
}

describe('single elimination (R8.1, R8.4)', () => {
  test.each(vectorsOf<{ players: number }, Shape>('single_elimination_shape'))(
    '$id: $input.players',
    (vector) => {
      const { players } = vector.input
      const bracket = draw('single', players)
      const roundOne = bracket.matches.filter((match) => match.bracketRound === 1)
      const inRoundOne = new Set(roundOne.flatMap((match) => matchPairing(bracket, match)))
      expect({
        bracketSize: bracketSize(players),
        byes: byeCount(players),
        byesGoToSeeds: entrants(players).flatMap((id, i) => (inRoundOne.has(id) ? [] : [i + 1])),
        rounds: roundCount(bracket.size),
        matchesPlayed: bracket.matches.length,
        roundOneMatchesPlayed: roundOne.length,
      }).toEqual(vector.expected)
    },
  )

  test.each(vectorsOf<{ bracketSize: number }, string[]>('round_names'))('$id', ({ input, expected }) => {
    const rounds = roundCount(input.bracketSize)
    expect(Array.from({ length: rounds }, (_, i) => roundName(i + 1, rounds))).toEqual(expected)
  })

  test('the losers of the semi-finals meet for third place (R8.7)', () => {
    const bracket = playAll(draw('single', 5, true), () => 0)
    const third = bracket.matches.find((match) => match.part === 'third_place')
    expect(third && matchPairing(bracket, third)).toEqual(['e4', 'e3'])
    expect(findChampion(bracket)).toBe('e1')
    expect(draw('single', 2, true).matches).toHaveLength(1)
  })

  test('round one feeds a plate (R8.7)', () => {
    expect(plateEntrants(draw('single', 8))).toMatchObject({ ok: false, reason: 'round_one_not_finished' })
    const played = playAll(draw('single', 7), () => 0)
    expect(plateEntrants(played)).toEqual({ ok: true, value: ['e5', 'e7', 'e6'] })
  })

  test.each([
    { list: ['a'], reason: 'too_few_entrants' },
    { list: ['a', 'b', 'a'], reason: 'entrant_repeated' },
  ])('$list is refused: $reason', ({ list, reason }) => {
    expect(singleElimination(list)).toMatchObject({ ok: false, reason })
    expect(doubleElimination(list)).toMatchObject({ ok: false, reason })
  })
})

type DoubleShape = {
  winnersMatches: number
  losersMatches: number
  winnersRounds: number
  losersRounds: number
  grandFinalMatches: number[]
  totalMatchesMin: number
  totalMatchesMax: number
}

describe('double elimination (R8.5)', () => {
  test.each(vectorsOf<{ players: number }, DoubleShape>('double_elimination_shape'))(
    '$id',
    ({ input, expected }) => {
      const { matches } = draw('double', input.players)
      const of = (part: string) => matches.filter((match) => match.part === part)
      const rounds = (part: string) => Math.max(0, ...of(part).map((match) => match.bracketRound))
      expect({
        winnersMatches: of('winners').length,
        losersMatches: of('losers').length,
        winnersRounds: rounds('winners'),
        losersRounds: rounds('losers'),
        grandFinalMatches: [of('grand_final').length, of('grand_final').length + of('reset').length],
        totalMatchesMin: matches.length - of('reset').length,
        totalMatchesMax: matches.length,
      }).toEqual(expected)
    },
  )

  test('eight: losers drop in reversed order, so nobody meets the same player twice early', () => {
    const bracket = playAll(draw('double', 8), () => 0)
    const pairs = (part: string, round: number) =>
      bracket.matches
        .filter((match) => match.part === part && match.bracketRound === round)
        .map((match) => matchPairing(bracket, match).join('-'))
    expect(pairs('winners', 1)).toEqual(['e1-e8', 'e4-e5', 'e2-e7', 'e3-e6'])
    expect(pairs('losers', 1)).toEqual(['e8-e5', 'e7-e6'])
    expect(pairs('losers', 2)).toEqual(['e8-e3', 'e7-e4'])
  })

  test("the second match is needed only when the losers' champion wins the first", () => {
    const upTo = playAll(draw('double', 4), () => 0)
    expect(findChampion(upTo)).toBe('e1')
    expect(recordResult(upTo, 'reset-1-1', { winnerId: 'e1', result: '1 up' })).toMatchObject({
      ok: false,
      reason: 'match_not_needed',
    })
    const reset = playAll(draw('double', 4), (key) => (key.startsWith('grand_final') ? 1 : 0))
    expect(findChampion(reset)).toBe('e1')
    expect(reset.matches.every((match) => match.result)).toBe(true)
  })

  test("two players: one match, no losers' side", () => {
    expect(draw('double', 2).matches).toHaveLength(1)
  })
})

describe('results (R8.6)', () => {
  const first = { winnerId: 'e1', result: '3&2' }
  const once = recordResult(draw('single', 4), 'winners-1-1', first)
  if (!once.ok) throw new Error(once.reason)

  test('the same result twice changes nothing, another one is refused', () => {
    expect(recordResult(once.value, 'winners-1-1', { ...first })).toEqual({ ok: true, value: once.value })
    expect(recordResult(once.value, 'winners-1-1', { ...first, winnerId: 'e4' })).toMatchObject({
      reason: 'already_recorded',
    })
  })

  test.each([
    { key: 'winners-9-1', winnerId: 'e1', reason: 'no_such_match' },
    { key: 'winners-2-1', winnerId: 'e1', reason: 'pairing_unknown' },
    { key: 'winners-1-2', winnerId: 'e1', reason: 'not_in_match' },
  ])('$key won by $winnerId: $reason', ({ key, winnerId, reason }) => {
    expect(recordResult(once.value, key, { winnerId, result: '1 up' })).toMatchObject({ ok: false, reason })
  })

  test('an undo is refused while a later match is finished, or clears it', () => {
    const played = playAll(draw('single', 4), () => 0)
    expect(undoResult(played, 'winners-1-1', 'refuse')).toMatchObject({ reason: 'later_match_finished' })
    const cleared = undoResult(played, 'winners-1-1', 'clear')
    expect(cleared.ok && cleared.value.matches.map((match) => match.result !== null)).toEqual([
      false,
      true,
      false,
    ])
    expect(undoResult(once.value, 'winners-1-1', 'refuse')).toEqual({ ok: true, value: draw('single', 4) })
  })

  test('undoing the grand final clears the reset', () => {
    const played = playAll(draw('double', 4), (key) => (key.startsWith('grand_final') ? 1 : 0))
    expect(laterMatches(played, 'grand_final-1-1').map((match) => match.key)).toEqual(['reset-1-1'])
    const cleared = undoResult(played, 'grand_final-1-1', 'clear')
    expect(cleared.ok && findChampion(cleared.value)).toBeNull()
  })
})

describe('promises', () => {
  const anyDraw = fc.record({
    type: fc.constantFrom('single', 'double'),
    count: fc.integer({ min: 2, max: 40 }),
    wins: fc.func(fc.constantFrom(0, 1)),
  })

  test.prop([anyDraw])(
    'everybody is in the draw once, and it ends with one champion after n - 1 or 2n - 2 (2n - 1) matches',
    ({ type, count, wins }) => {
      const bracket = draw(type, count)
      const placed = bracket.matches.flatMap((match) =>
        match.part === 'reset'
          ? []
          : match.sources.flatMap((one) => (one.kind === 'entrant' ? [one.entrantId] : [])),
      )
      expect([...placed].sort()).toEqual(entrants(count).sort())
      const played = playAll(bracket, (key) => wins(key))
      const results = played.matches.filter((match) => match.result)
      const champion = findChampion(played)
      expect(champion).not.toBeNull()
      const isReset = results.some((match) => match.part === 'reset')
      expect(results.length).toBe(
        type === 'single' || count === 2 ? count - 1 : 2 * count - 2 + (isReset ? 1 : 0),
      )
      const lost = results.flatMap((match) =>
        matchPairing(played, match).filter((id) => id !== match.result?.winnerId),
      )
      const allowed = type === 'single' || count === 2 ? 1 : 2
      for (const id of entrants(count)) {
        const losses = lost.filter((one) => one === id).length
        if (id === champion) expect(losses).toBeLessThan(allowed)
        else expect(losses).toBe(allowed)
      }
    },
  )

  test.prop([anyDraw, fc.nat()])(
    'undoing any match with all after it and playing again ends the same',
    (drawn, pick) => {
      const played = playAll(draw(drawn.type, drawn.count), (key) => drawn.wins(key))
      const match = played.matches[pick % played.matches.length]
      const undone = undoResult(played, match?.key ?? '', 'clear')
      if (!undone.ok) throw new Error(undone.reason)
      expect(playAll(undone.value, (key) => drawn.wins(key))).toEqual(played)
    },
  )
})
