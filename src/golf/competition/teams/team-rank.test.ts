import { describe, expect, test } from 'vitest'
import { makeCard } from '#test/make-card.ts'
import { holedIn, pickedUp, type HoleResult } from '../../card/hole-result.ts'
import { teamCard, teamRank } from './team-rank.ts'

describe('a team card', () => {
  const four = (...counts: (number | 'x' | undefined)[]): (HoleResult | undefined)[] =>
    counts.map((count) => (count === undefined ? undefined : count === 'x' ? pickedUp : holedIn(count)))

  test('when points count, then the team has the best two of each hole', () => {
    // Points 2,1 | 3,0 | 0,2 of the best two: hole 1 2+1, hole 2 3+2, hole 3 0+2.
    const cards = [four(4, 3, 'x'), four(5, 'x', 4), four(6, 4, 'x')].map((results) => makeCard(results))
    const card = teamCard(cards, { format: 'team_stableford', count: 2 })
    expect(card.lines.map((line) => line.team)).toEqual([3, 5, 2])
    expect(card).toMatchObject({ total: 10, thru: 3, isComplete: true, isNoReturn: false })
    expect(teamRank(card, 'team_stableford')?.sortKey).toBe(-10)
  })

  test('when strokes count, then the team has the sum to par of those that count, and no return with too few of them', () => {
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

  test('when teams are level, then their last holes decide', () => {
    const nine = makeCard(Array.from({ length: 9 }, (_, i) => holedIn(i === 8 ? 3 : 4)))
    const rank = teamRank(teamCard([nine, nine], { format: 'team_stroke', count: 2 }), 'team_stroke')
    expect(rank).toEqual({ sortKey: -2, countback: [0, 46, 22, 6] })
  })

  test('when a card is closed, then no hole waits for it; too few scores are then no return', () => {
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

test('when a team’s cards are level after the last hole, then the order of the competition goes on (R9.3)', () => {
  const card = teamCard([makeCard(Array.from({ length: 18 }, (_, i) => holedIn(i === 5 ? 3 : 4)))], {
    format: 'team_stroke',
    count: 1,
  })
  expect(teamRank(card, 'team_stroke')?.countback).toEqual([36, 24, 12, 4])
  expect(teamRank(card, 'team_stroke', 'front_nine')?.countback).toEqual([36, 24, 12, 4, 23, 12, 4])
  expect(teamRank(card, 'team_stroke', 'backwards')?.countback?.slice(4)).toEqual([
    ...Array.from({ length: 12 }, () => 4),
    3,
    ...Array.from({ length: 5 }, () => 4),
  ])
})
