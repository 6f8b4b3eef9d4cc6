import { describe, expect, test } from 'vitest'
import { makeCard } from '#test/make-card.ts'
import { vectorsOf } from '#test/vectors.ts'
import { standings } from '../leaderboard/standings.ts'
import type { Card } from '../scoring/card.ts'
import { holedIn, pickedUp, type HoleResult } from '../scoring/hole-result.ts'
import type { Format } from './format.ts'
import { stableford } from './stableford.ts'
import { strokePlay } from './stroke-play.ts'

const cardOf = (results: readonly (HoleResult | undefined)[], handicap = 0, first = 1) =>
  makeCard(results, { handicap, first })

function decide(format: Format, cards: Record<string, Card>, handicaps: Record<string, number> = {}) {
  const placed = standings(
    Object.entries(cards).map(([entrantId, card]) => {
      const rank = format.rank(card, handicaps[entrantId] ?? 0)
      return { entrantId, name: entrantId, sortKey: 0, countback: rank?.countback ?? null }
    }),
  )
  const winner = placed[0]
  const step = winner?.decidedByStep
  return winner?.isShared
    ? { winner: null, decidedBy: undefined }
    : { winner: winner?.entrantId, decidedBy: step === undefined ? undefined : format.countbackSteps[step] }
}

type Input = {
  holes: 9 | 18
  better: 'lower' | 'higher'
  method: string
  cards: Record<string, number[]>
  playingHandicaps?: Record<string, number>
}
type Expected = { winner: string | null; decidedBy: string }
const stepOf: Record<string, string | undefined> = {
  last9: 'last 9',
  last6: 'last 6',
  last3: 'last 3',
  last1: 'last hole',
}

describe('countback (R9.2, R9.4)', () => {
  const byMethod = (method: string) =>
    vectorsOf<Input, Expected>(undefined).filter((vector) => vector.input.method === method)

  test.each(byMethod('points_or_hole_by_hole'))('$id: $expected.decidedBy', ({ input, expected }) => {
    const format = input.better === 'lower' ? strokePlay : stableford
    const result = (value: number) => holedIn(input.better === 'lower' ? value : 6 - value)
    const cards = Object.fromEntries(
      Object.entries(input.cards).map(([id, values]) => [id, cardOf(values.map(result))]),
    )
    expect(decide(format, cards)).toEqual({ winner: expected.winner, decidedBy: stepOf[expected.decidedBy] })
  })

  test.each(byMethod('net_fraction_of_playing_handicap'))(
    '$id: $expected.decidedBy',
    ({ input, expected }) => {
      const handicaps = input.playingHandicaps ?? {}
      const cards = Object.fromEntries(
        Object.entries(input.cards).map(([id, values]) => [id, cardOf(values.map(holedIn), handicaps[id])]),
      )
      const decided = decide(strokePlay, cards, handicaps)
      expect(decided).toEqual({ winner: expected.winner, decidedBy: stepOf[expected.decidedBy] })
    },
  )

  const fours = (count: number) => Array.from({ length: count }, () => 4)

  test('nine holes name the step that decided: last 6, not last 9 (R9.2)', () => {
    const a = cardOf([...fours(6), 3, 5, 4].map(holedIn))
    const b = cardOf([3, ...fours(5), 4, 4, 5].map(holedIn))
    for (const format of [strokePlay, stableford])
      expect(decide(format, { a, b })).toEqual({ winner: 'a', decidedBy: 'last 6' })
  })

  test('a back nine is compared over 13-18, 16-18 and 18, by card number', () => {
    const a = cardOf([...fours(8), 3].map(holedIn), 0, 10)
    const b = cardOf([...fours(6), 3, 4, 4].map(holedIn), 0, 10)
    expect(decide(strokePlay, { a, b })).toEqual({ winner: 'a', decidedBy: 'last hole' })
  })

  test('nine holes take 6/9, 3/9 and 1/9 of the nine-hole Playing Handicap, in whole eighteenths', () => {
    const rank = strokePlay.rank(cardOf(fours(9).map(holedIn), 7), 7)
    expect(rank?.countback).toEqual([0, 18 * 24 - 84, 18 * 12 - 42, 18 * 4 - 14])
  })

  test('eighteen holes take 1/2, 1/3, 1/6 and 1/18 (R9.4)', () => {
    const rank = strokePlay.rank(cardOf(fours(18).map(holedIn), 7), 7)
    expect(rank?.countback).toEqual([18 * 36 - 63, 18 * 24 - 42, 18 * 12 - 21, 18 * 4 - 7])
  })
})

describe('places', () => {
  test('stroke play: a hole picked up is no return (R7.5), an unfinished card has no countback (R9.8)', () => {
    expect(strokePlay.rank(cardOf([holedIn(4), pickedUp]), 0)).toBeNull()
    expect(strokePlay.rank(cardOf([holedIn(5), undefined]), 0)).toEqual({ sortKey: 1, countback: null })
    expect(strokePlay.rank(cardOf([undefined, undefined]), 0)).toBeNull()
  })

  test('Stableford: a hole picked up is a finished hole without points (Rule 21.1b)', () => {
    const rank = stableford.rank(cardOf([holedIn(4), pickedUp]), 0)
    expect(rank?.sortKey).toBe(-2)
    expect(rank?.countback).not.toBeNull()
  })
})
