import { describe, expect, test } from 'vitest'
import { withClosedHoles } from '../closed-holes.ts'
import type { CompetitionType } from '../competition.ts'
import { countbackNumbers, countbackTermsOf, type CountbackStepName } from './countback.ts'
import { explainRank } from './explain-rank.ts'
import { formats } from './formats.ts'
import { strokePlay } from './stroke-play.ts'
import { playingHandicap } from '../../numbers.ts'
import { findImpossibleSum } from '../../card/find-impossible-sum.ts'
import { teamCard } from '../teams/team-rank.ts'
import { isReasonAsked, ninesOf, scoreCard, type Card, type CardHole } from '../../card/card.ts'
import { holedIn, notPlayed, pickedUp, type HoleResult } from '../../card/hole-result.ts'

/*
 * What each form of play makes of a hole that is closed for everybody (Rule 5.1). The hole is left out; the stroke indexes stay as
 * they are printed, so that a stroke which falls on it is not received.
 */

/** All par 4; the stroke index of a hole is its number. */
const eighteen: CardHole[] = Array.from({ length: 18 }, (_, i) => ({
  holeNumber: i + 1,
  par: 4,
  strokeIndex: i + 1,
}))
const nine = eighteen.slice(0, 9)

function card(
  closed: readonly number[],
  more: { handicap?: number; results?: (holeNumber: number) => HoleResult; holes?: CardHole[] } = {},
): Card {
  const { handicap = 0, results = () => holedIn(5), holes = eighteen } = more
  return scoreCard(
    {
      holes: withClosedHoles(holes, closed),
      stablefordTable: 'standard' as const,
      playingHandicap: playingHandicap(handicap),
    },
    new Map(holes.map(({ holeNumber }) => [holeNumber, results(holeNumber)])),
  )
}

describe('a card', () => {
  test.each([
    // Closed, Playing Handicap: holes, par, gross, net, points.
    ['no hole is closed', [], 18, { thru: 18, par: 72, gross: 90, net: 72, points: 36 }],
    ['one', [7], 18, { thru: 17, par: 68, gross: 85, net: 68, points: 34 }],
    ['two', [7, 18], 18, { thru: 16, par: 64, gross: 80, net: 64, points: 32 }],
    [
      'a nine',
      [10, 11, 12, 13, 14, 15, 16, 17, 18],
      18,
      { thru: 9, par: 36, gross: 45, net: 36, points: 18 },
    ],
    // Seven strokes on indexes 1 to 7: six are received without hole 7, all seven without hole 8.
    ['one with the last stroke', [7], 7, { thru: 17, par: 68, gross: 85, net: 79, points: 23 }],
    ['one without a stroke', [8], 7, { thru: 17, par: 68, gross: 85, net: 78, points: 24 }],
    // Twenty strokes: two on index 1.
    ['one with two strokes', [1], 20, { thru: 17, par: 68, gross: 85, net: 67, points: 35 }],
    // A plus player gives one back on each of 17 and 18.
    ['one on which a stroke is given back', [18], -2, { thru: 17, par: 68, gross: 85, net: 86, points: 16 }],
  ])('where %s', (_, closed, handicap, { thru, ...total }) => {
    const scored = card(closed, { handicap })
    expect(scored.thru).toBe(thru)
    expect(scored.total).toEqual(total)
    expect(scored.closed).toEqual(closed)
    expect([scored.isComplete, scored.isHoledOut]).toEqual([true, true])
    expect(scored.grossToPar).toBe(total.gross - total.par)
  })

  test('of nine holes has eight, and a hole that was picked up while it was open is no matter', () => {
    const scored = card([7], { holes: nine, results: (hole) => (hole === 7 ? pickedUp : holedIn(4)) })
    expect(scored).toMatchObject({ thru: 8, isHoledOut: true, total: { gross: 32, par: 32 } })
  })

  test('has its nines by the numbers of the holes', () => {
    const { front, back } = ninesOf(card([3, 12]).lines)
    expect([front.length, back.length]).toEqual([8, 8])
    expect(back[0]?.holeNumber).toBe(10)
  })

  test.each([
    // Closed, and not played of the others: a reason is asked for.
    ['one that is not played', [], [18], true],
    ['one that is closed', [7], [], false],
    ['one of each', [7], [18], true],
    ['eight not played and one closed', [7], [11, 12, 13, 14, 15, 16, 17, 18], true],
    ['nine not played and one closed', [7], [10, 11, 12, 13, 14, 15, 16, 17, 18], false],
  ])('is asked why it is short, where it has %s', (_, closed, missing, isAsked) => {
    const results = (hole: number) => (missing.includes(hole) ? notPlayed : holedIn(5))
    expect(isReasonAsked(card(closed, { results }))).toBe(isAsked)
  })

  test('of nine holes is never asked', () => {
    expect(isReasonAsked(card([7], { holes: nine, results: () => notPlayed }))).toBe(false)
  })
})

test.each<[CompetitionType, number]>([
  ['stroke_play', 17],
  ['maximum_score', 17],
  ['stableford', -17],
  ['par_bogey', 17],
  ['modified_stableford', 17],
])('%s ranks the 17 holes alone, and the card is whole', (type, sortKey) => {
  const scored = card([7], { results: (hole) => holedIn(hole === 7 ? 2 : 5) })
  const rank = formats[type].rank(scored, 0)
  expect(rank?.sortKey).toBe(sortKey)
  expect(rank?.countback).not.toBeNull()
})

test('the sum that ranks a stroke play says how many holes count and which strokes were received', () => {
  expect(explainRank(strokePlay, card([7], { handicap: 7 }), 7)).toEqual({
    kind: 'net_of_counted',
    facts: { gross: 85, received: 6, net: 79, holes: 17 },
  })
  expect(explainRank(strokePlay, card([], { handicap: 7 }), 7).kind).toBe('net_of_gross')
})

describe('countback goes by the numbers on the card (R9.2), without the holes that are closed', () => {
  const steps = countbackTermsOf.front_nine.steps
  const holesOf = (closed: readonly number[], of = eighteen) => {
    const lines = of.filter(({ holeNumber }) => !closed.includes(holeNumber))
    return Object.fromEntries(
      steps.map(({ name, holes }) => [name, holes(lines).map(({ holeNumber }) => holeNumber)]),
    )
  }

  test.each<[string, readonly number[], Partial<Record<CountbackStepName, number[]>>]>([
    ['a hole of the front nine', [7], { 'last 6': [13, 14, 15, 16, 17, 18], 'holes 7-9': [8, 9] }],
    ['hole 14', [14], { 'last 9': [10, 11, 12, 13, 15, 16, 17, 18], 'last 6': [13, 15, 16, 17, 18] }],
    ['the last hole', [18], { 'last 3': [16, 17], 'last hole': [] }],
    [
      'the back nine, so that it is a round of nine',
      [10, 11, 12, 13, 14, 15, 16, 17, 18],
      { 'last 9': [], 'last 6': [4, 5, 6, 7, 8, 9], 'last hole': [9], 'holes 4-9': [] },
    ],
    [
      'the front nine',
      [1, 2, 3, 4, 5, 6, 7, 8, 9],
      { 'last 6': [13, 14, 15, 16, 17, 18], 'last hole': [18] },
    ],
  ])('where %s is closed', (_, closed, expected) => {
    expect(holesOf(closed)).toMatchObject(expected)
  })

  test('of a nine-hole card the last six are holes 4 to 9, also without hole 5', () => {
    expect(holesOf([5], nine)).toMatchObject({ 'last 9': [], 'last 6': [4, 6, 7, 8, 9], 'last 3': [7, 8, 9] })
  })

  test('takes the usual part of the Playing Handicap, less where a hole of its own is closed (R9.4)', () => {
    // In eighteenths of a stroke: 45 less 1/2 of 12, and 40 less 8/18 of 12.
    expect(countbackNumbers(strokePlay, card([7]), { playingHandicap: 12 })[0]).toBe(18 * (45 - 6))
    expect(countbackNumbers(strokePlay, card([14]), { playingHandicap: 12 })[0]).toBe(18 * 40 - 8 * 12)
  })
})

test('a team has no score on the hole and misses none (R10.1)', () => {
  const cards = [card([7]), card([7], { results: (hole) => (hole === 7 ? pickedUp : holedIn(4)) })]
  const team = teamCard(cards, { format: 'team_stroke', count: 2 })
  expect(team).toMatchObject({
    thru: 17,
    isComplete: true,
    isNoReturn: false,
    total: 17 * 9,
  })
})

test('totals that came without holes are those of the holes that count (D8)', () => {
  const holes = withClosedHoles(eighteen, [7])
  const terms = { holes, playingHandicap: playingHandicap(0), stablefordTable: 'standard' as const }
  const sums = { net: null, points: null }
  expect(findImpossibleSum(terms, { gross: 17, ...sums })).toBeUndefined()
  expect(findImpossibleSum(terms, { gross: 16, ...sums })).toMatchObject({ sum: 'gross', least: 17 })
})
