import { describe, expect, test } from 'vitest'
import { makeCard } from '#test/make-card.ts'
import { holedIn, pickedUp, type HoleResult } from '../scoring/hole-result.ts'
import { teamCard, teamRank } from './team-rank.ts'

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
