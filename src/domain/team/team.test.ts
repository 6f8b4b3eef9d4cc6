import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { makeCard } from '#test/make-card.ts'
import { vectorsOf } from '#test/vectors.ts'
import { holedIn, pickedUp, type HoleResult } from '../scoring/hole-result.ts'
import { bestCards } from './best-cards.ts'
import { bestPerHole, scoresThatCount, type Better } from './best-per-hole.ts'
import { drawBlinds, type TeamSheet } from './blinds.ts'
import { drawTeams } from './draw-teams.ts'
import { teamCard, teamRank } from './team-rank.ts'

type PerHole = { better: Better; count: number; scoresByHole: (number | null)[][] }
type Cards = { better: Better; count: number; cards: (number | null)[] }

describe('best N per hole (R10.1)', () => {
  test.each(vectorsOf<PerHole, unknown>('team_best_n_per_hole'))('$id', ({ input, expected }) => {
    expect(bestPerHole(input)).toEqual(expected)
  })

  test('strokes: fewer than N is no team score, points: missing is 0', () => {
    const scoresByHole = [
      [4, null, 5, null],
      [3, null, null, null],
    ]
    expect(bestPerHole({ better: 'lower', count: 2, scoresByHole })).toEqual({
      teamByHole: [9, null],
      total: null,
    })
    expect(bestPerHole({ better: 'higher', count: 2, scoresByHole })).toEqual({
      teamByHole: [9, 3],
      total: 12,
    })
  })

  test.prop([fc.array(fc.array(fc.integer({ min: 0, max: 8 }), { minLength: 4, maxLength: 4 }))])(
    'the order of the players changes nothing, more counting scores never give fewer points',
    (scoresByHole) => {
      const of = (count: number, holes: number[][]) =>
        bestPerHole({ better: 'higher', count, scoresByHole: holes })
      expect(
        of(
          2,
          scoresByHole.map((scores) => [...scores].reverse()),
        ),
      ).toEqual(of(2, scoresByHole))
      expect(of(3, scoresByHole).total ?? 0).toBeGreaterThanOrEqual(of(2, scoresByHole).total ?? 0)
    },
  )
})

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

describe('blinds (R10.3)', () => {
  const teams: TeamSheet[] = [
    { teamId: 't1', playerIds: ['a', 'b', 'c'], blindId: null },
    { teamId: 't2', playerIds: ['d', 'e', 'f'], blindId: null },
    { teamId: 't3', playerIds: ['g', 'h'], blindId: null },
  ]

  test.prop([fc.double({ min: 0, max: 0.999, noNaN: true })])(
    'a short team gets a player of another',
    (random) => {
      const [first, second, short] = drawBlinds(teams, () => random)
      expect([first, second]).toEqual(teams.slice(0, 2))
      expect(['a', 'b', 'c', 'd', 'e', 'f']).toContain(short?.blindId)
      expect(short?.playerIds).toEqual(['g', 'h'])
    },
  )
})

describe('a team card', () => {
  const four = (...counts: (number | 'x' | undefined)[]): (HoleResult | undefined)[] =>
    counts.map((count) => (count === undefined ? undefined : count === 'x' ? pickedUp : holedIn(count)))

  test('Stableford: the best two of each hole', () => {
    // Points 2,1 | 3,0 | 0,2 of the best two: hole 1 2+1, hole 2 3+2, hole 3 0+2.
    const cards = [four(4, 3, 'x'), four(5, 'x', 4), four(6, 4, 'x')].map((results) => makeCard(results))
    const card = teamCard(cards, { format: 'team_stableford', count: 2 })
    expect(card.lines.map((line) => line.team)).toEqual([3, 5, 2])
    expect(card).toMatchObject({ total: 10, thru: 3, isComplete: true, isNoReturn: false })
    expect(teamRank(card, 'team_stableford')?.sortKey).toBe(-10)
  })

  test('stroke play: to par of the scores that count, no return when too few are in', () => {
    const cards = [four(4, 5), four(3, 'x'), four(6, 'x')].map((results) => makeCard(results))
    const card = teamCard(cards, { format: 'team_stroke', count: 2 })
    expect(card).toMatchObject({ total: 7, toPar: -1, isNoReturn: true })
    expect(teamRank(card, 'team_stroke')).toBeNull()
    const open = teamCard([makeCard(four(4, undefined)), makeCard(four(3, 4))], {
      format: 'team_stroke',
      count: 2,
    })
    expect(open).toMatchObject({ thru: 1, isComplete: false, isNoReturn: false, total: 7, toPar: -1 })
    expect(teamRank(open, 'team_stroke')).toEqual({ sortKey: -1, countback: null })
  })

  test('ties go by the last holes of the team', () => {
    const nine = makeCard(Array.from({ length: 9 }, (_, i) => holedIn(i === 8 ? 3 : 4)))
    const rank = teamRank(teamCard([nine, nine], { format: 'team_stroke', count: 2 }), 'team_stroke')
    expect(rank).toEqual({ sortKey: -2, countback: [0, 46, 22, 6] })
  })
})

describe('which scores count', () => {
  test.each([
    { better: 'higher', scores: [2, 3, 2, null], counts: [true, true, false, false] },
    { better: 'higher', scores: [null, 1, null, null], counts: [false, true, false, false] },
    { better: 'lower', scores: [5, 3, 4, 3], counts: [false, true, false, true] },
    { better: 'lower', scores: [null, 3, null, null], counts: [false, false, false, false] },
  ] as const)('$better of $scores', ({ better, scores, counts }) => {
    expect(scoresThatCount(scores, { better, count: 2 })).toEqual(counts)
  })

  test('a closed card keeps no hole waiting; too few scores are then no return', () => {
    const full = makeCard([holedIn(4), holedIn(4)])
    const stopped = makeCard([holedIn(3), undefined])
    const terms = { count: 2, closed: [false, true] }
    const points = teamCard([full, stopped], { ...terms, format: 'team_stableford' })
    expect(points).toMatchObject({ thru: 2, isComplete: true, total: 7 })
    expect(points.lines.map((line) => line.counts)).toEqual([
      [true, true],
      [true, false],
    ])
    expect(teamCard([full, stopped], { ...terms, format: 'team_stroke' }).isNoReturn).toBe(true)
  })
})

describe('drawing teams (D13)', () => {
  const ids = (count: number) => Array.from({ length: count }, (_, i) => `p${i}`)

  test.prop([fc.integer({ min: 0, max: 40 }), fc.integer({ min: 2, max: 6 }), fc.integer()])(
    'everybody once, nobody over the size, teams within one of each other',
    (players, teamSize, seed) => {
      const drawn = drawTeams({ playerIds: ids(players), teamSize, open: [] }, String(seed))
      const sizes = drawn.map((team) => team.playerIds.length)
      expect(drawn.flatMap((team) => team.playerIds).sort()).toEqual(ids(players).sort())
      expect(Math.max(0, ...sizes)).toBeLessThanOrEqual(teamSize)
      if (sizes.length > 0) expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1)
      expect(drawTeams({ playerIds: ids(players), teamSize, open: [] }, String(seed))).toEqual(drawn)
    },
  )

  test('late entrants fill drawn teams first', () => {
    const open = [
      { teamId: 't1', playerIds: ['a', 'b', 'c'] },
      { teamId: 't2', playerIds: ['d', 'e'] },
    ]
    const drawn = drawTeams({ playerIds: ['x', 'y', 'z', 'w'], teamSize: 4, open }, 'seed')
    expect(drawn.map((team) => [team.teamId, team.playerIds.length])).toEqual([
      ['t1', 1],
      ['t2', 2],
      [null, 1],
    ])
  })
})
