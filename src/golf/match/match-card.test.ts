import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { isConfirmed, playMatchCard, strokesOn, type MatchCardTerms } from './match-card.ts'
import type { MatchEntry, MatchSaying } from './match-entry.ts'
import { matchState, type HoleWinner } from './match-state.ts'

const terms: MatchCardTerms = {
  players: ['ann', 'bea'],
  // Bea receives a stroke on the first and the fifth hole.
  strokesOnHoles: Array.from({ length: 18 }, (_, i) => [0, i === 0 || i === 4 ? 1 : 0] as const),
}

let count = 0
const says = (authorId: string, saying: MatchSaying): MatchEntry => {
  count += 1
  return { id: `ent_${String(count).padStart(9, '0')}`, at: count, authorId, ...saying }
}
const won = (holeNumber: number, winner: HoleWinner, authorId = 'ann'): MatchEntry =>
  says(authorId, {
    holeNumber,
    word: winner === 'H' ? { kind: 'halved' } : { kind: 'won', side: winner },
  })
/** "AHB": who won the holes from the first. */
const holes = (winners: string, authorId?: string) =>
  [...winners].flatMap((one, i) =>
    one === 'A' || one === 'B' || one === 'H' ? won(i + 1, one, authorId) : [],
  )
const play = (entries: readonly MatchEntry[]) => playMatchCard(entries, terms)
const confirms = (authorId: string, winner: 'A' | 'B', result: string) =>
  says(authorId, { holeNumber: null, word: { kind: 'confirmed', winner, result } })

describe('a match card (R7.6)', () => {
  test.each([
    { winners: 'AAAHHHHHHHHHHHHH', outcome: { winner: 'A', result: '3&2' }, source: '3 up with 2 left' },
    { winners: 'B' + 'H'.repeat(17), outcome: { winner: 'B', result: '1 up' }, source: 'on the last hole' },
    { winners: 'H'.repeat(19) + 'B', outcome: { winner: 'B', result: '20th' }, source: 'two extra holes' },
    { winners: 'H'.repeat(18), outcome: null, source: 'level: a knock-out goes on' },
    { winners: 'AA', outcome: null, source: 'it goes on' },
  ])('$winners: $outcome ($source)', ({ winners, outcome }) => {
    expect(play(holes(winners)).outcome).toEqual(outcome)
  })

  test('when strokes are entered, then the hole is worked out with those received, on the 19th as on the first', () => {
    const level = holes('H'.repeat(18))
    const nineteenth = says('bea', { holeNumber: 19, word: { kind: 'strokes', A: 4, B: 4 } })
    expect(strokesOn(terms, 19)).toEqual([0, 1])
    expect(play([...level, nineteenth]).outcome).toEqual({ winner: 'B', result: '19th' })
  })

  test('when the two differ on a hole, then it counts for neither and the match does not close, until one takes the other’s', () => {
    const entries = [...holes('AAAHHHHHHHHHHHHH'), won(3, 'H', 'bea')]
    expect(play(entries)).toMatchObject({
      outcome: null,
      differing: [3],
      open: [3],
      play: { up: 2, thru: 15 },
    })
    expect(play([...entries, won(3, 'A', 'bea')])).toMatchObject({
      outcome: { result: '3&2' },
      differing: [],
    })
    expect(play([...entries, won(3, 'H', 'ann')])).toMatchObject({
      outcome: null,
      differing: [],
      play: { up: 2 },
    })
  })

  test('when both say it in other words, then they agree: 4 to 5 is a hole won', () => {
    const entries = [won(2, 'A'), says('bea', { holeNumber: 2, word: { kind: 'strokes', A: 4, B: 5 } })]
    expect(play(entries)).toMatchObject({ differing: [], play: { up: 1 } })
  })

  test('when the club decides a hole, then its word ends what the players said before', () => {
    const entries = [won(1, 'A'), won(1, 'B', 'bea'), won(1, 'H', 'cal')]
    expect(play(entries)).toMatchObject({ differing: [], play: { leader: null, thru: 1 } })
    expect(play([...entries, won(1, 'B', 'bea')]).differing).toEqual([1])
  })

  test('when a hole is left out, then the match stands by those that are known, and does not close', () => {
    expect(play(holes('AAAA.AAAAAA'))).toMatchObject({ open: [5], outcome: null, play: { up: 10, thru: 10 } })
    expect(play(holes('AAAAAAAAAAA'))).toMatchObject({ open: [], outcome: { winner: 'A', result: '10&8' } })
  })

  test('when an earlier hole is corrected, then the match is open again; holes after its end never counted', () => {
    const entries = [...holes('AAAHHHHHHHHHHHHH'), won(17, 'B'), won(18, 'B')]
    expect(play(entries).outcome).toEqual({ winner: 'A', result: '3&2' })
    expect(play([...entries, won(3, 'H')])).toMatchObject({ outcome: null, play: { leader: null, thru: 18 } })
  })

  test('when somebody concedes or withdraws, then the other has won, and the club and both can see who denies it', () => {
    const conceded = says('bea', { holeNumber: null, word: { kind: 'match_conceded', side: 'B' } })
    expect(play([...holes('HB'), conceded]).outcome).toEqual({ winner: 'A', result: 'conceded' })
    const claimed = says('ann', { holeNumber: null, word: { kind: 'withdrawn', side: 'B' } })
    expect(play([claimed]).outcome).toEqual({ winner: 'A', result: 'w/o' })
    const denied = says('bea', { holeNumber: null, word: { kind: 'goes_on' } })
    expect(play([claimed, denied])).toMatchObject({ outcome: null, endingDiffers: true })
    expect(
      play([claimed, denied, says('ann', { holeNumber: null, word: { kind: 'goes_on' } })]),
    ).toMatchObject({
      outcome: null,
      endingDiffers: false,
    })
  })

  test('when both confirm what their card shows, then it is confirmed; a confirmation of another result is none', () => {
    const over = holes('AAAHHHHHHHHHHHHH')
    const ann = confirms('ann', 'A', '3&2')
    expect(isConfirmed(play([...over, ann]))).toBe(false)
    expect(play([...over, ann]).confirmedBy).toEqual(['A'])
    expect(isConfirmed(play([...over, ann, confirms('bea', 'A', '2&1')]))).toBe(false)
    expect(isConfirmed(play([...over, ann, confirms('bea', 'A', '3&2')]))).toBe(true)
    expect(isConfirmed(play([...over, confirms('cal', 'A', '3&2')]))).toBe(true)
    expect(isConfirmed(play([ann, confirms('bea', 'A', '3&2')]))).toBe(false)
  })
})

const author = fc.constantFrom('ann', 'bea', 'cal')
const side = fc.constantFrom('A' as const, 'B' as const)
const gross = fc.option(fc.integer({ min: 1, max: 12 }))
const holeSaying = fc.record({
  holeNumber: fc.integer({ min: 1, max: 24 }),
  word: fc.oneof(
    fc.record({ kind: fc.constantFrom('won' as const, 'hole_conceded' as const), side }),
    fc.record({ kind: fc.constantFrom('halved' as const, 'nothing' as const) }),
    fc.record({ kind: fc.constant('strokes' as const), A: gross, B: gross }),
  ),
})
const matchSaying = fc.record({
  holeNumber: fc.constant(null),
  word: fc.oneof(
    fc.record({ kind: fc.constantFrom('match_conceded' as const, 'withdrawn' as const), side }),
    fc.record({ kind: fc.constant('goes_on' as const) }),
    fc.record({
      kind: fc.constant('confirmed' as const),
      winner: side,
      result: fc.constantFrom('3&2', '1 up'),
    }),
  ),
})
const anyEntries = fc
  .array(
    fc.tuple(
      author,
      fc.integer({ min: 1, max: 50 }),
      fc.oneof({ weight: 9, arbitrary: holeSaying }, matchSaying),
    ),
    {
      maxLength: 60,
    },
  )
  .map((all) =>
    all.map(([authorId, at, saying], i): MatchEntry => ({ id: `ent_${i}`, at, authorId, ...saying })),
  )

describe('any entries', () => {
  test.prop([anyEntries, fc.infiniteStream(fc.nat())])(
    'when they arrive in another order, and some twice, then the card is the same',
    (entries, numbers) => {
      const keys = new Map(entries.map((entry) => [entry, numbers.next().value ?? 0]))
      const shuffled = [...entries, ...entries.slice(0, 9)].sort(
        (a, b) => (keys.get(a) ?? 0) - (keys.get(b) ?? 0),
      )
      const seen = play(shuffled)
      const card = play(entries)
      expect({ ...seen, holes: new Map([...seen.holes].sort(([a], [b]) => a - b)) }).toEqual({
        ...card,
        holes: new Map([...card.holes].sort(([a], [b]) => a - b)),
      })
    },
  )

  test.prop([anyEntries])('nobody is more up than there are holes left, unless they have won', (entries) => {
    const { play: state, outcome, open } = play(entries)
    if (outcome === null && open.length === 0 && state.thru <= 18)
      expect(state.up).toBeLessThanOrEqual(Math.max(state.holesLeft, 0))
    if (state.winner !== null) expect(outcome).toEqual({ winner: state.winner, result: state.result })
  })

  test.prop([fc.array(fc.constantFrom<HoleWinner>('A', 'B', 'H'), { maxLength: 30 })])(
    'when every hole has one word, then the card stands as the holes in order do (slow, obvious)',
    (winners) => {
      expect(play(winners.map((winner, i) => won(i + 1, winner))).play).toEqual(
        matchState({ holesInMatch: 18, holeWinners: winners, isHalfAllowed: false }),
      )
    },
  )
})
