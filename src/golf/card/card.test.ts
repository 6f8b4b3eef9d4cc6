import { describe, expect, test } from 'vitest'
import { vectorsOf } from '#test/vectors.ts'
import { playingHandicap } from '../numbers.ts'
import { isReasonAsked, scoreCard } from './card.ts'
import { holedIn, pickedUp, type HoleResult } from './hole-result.ts'

type Input = {
  pars: number[]
  strokeIndexByHole: number[]
  playingHandicap: number
  gross: (number | null)[]
}
type Expected = { pointsByHole: number[]; front: number; back: number; total: number }

function scoredCard(input: Input, results: (HoleResult | undefined)[]) {
  const holes = input.pars.map((par, i) => ({
    holeNumber: i + 1,
    par,
    strokeIndex: input.strokeIndexByHole[i] ?? i + 1,
  }))
  const byHole = new Map(
    results.flatMap((result, i): [number, HoleResult][] => (result ? [[i + 1, result]] : [])),
  )
  const handicap = playingHandicap(input.playingHandicap)
  return scoreCard({ holes, playingHandicap: handicap, stablefordTable: 'standard' }, byHole)
}

describe('scoreCard', () => {
  test.each(vectorsOf<Input, Expected>('stableford_card'))('$id: $expected.total points', (vector) => {
    const results = vector.input.gross.map((gross) => (gross === null ? pickedUp : holedIn(gross)))
    const card = scoredCard(vector.input, results)
    expect({
      pointsByHole: card.lines.map((line) => line.points),
      front: card.out.points,
      back: card.in.points,
      total: card.total.points,
    }).toEqual(vector.expected)
    expect(card.isComplete).toBe(true)
  })

  const level: Input = {
    pars: [4, 4, 3, 5],
    strokeIndexByHole: [1, 2, 3, 4],
    playingHandicap: 2,
    gross: [],
  }

  test('when one hole is picked up and another not played, then only the first is a result (D7)', () => {
    const card = scoredCard(level, [holedIn(5), pickedUp, holedIn(3), undefined])
    expect(card).toMatchObject({ thru: 3, isComplete: false, isHoledOut: false, grossToPar: 1, netToPar: 0 })
    expect(card.lines.map((line) => line.points)).toEqual([2, 0, 2, null])
    expect(card.lines.map((line) => line.net)).toEqual([4, null, 3, null])
    expect(card.total).toEqual({ par: 16, gross: 8, net: 7, points: 4 })
  })

  test('when a hole of a complete card is picked up, then the card is not holed out (R7.5)', () => {
    const card = scoredCard(level, [holedIn(5), pickedUp, holedIn(3), holedIn(5)])
    expect(card).toMatchObject({ isComplete: true, isHoledOut: false })
  })
})

test.each([
  [18, 0, false],
  [18, 1, true],
  [18, 9, true],
  [18, 10, false],
  [9, 1, false],
])('of %i holes %i were not played: a reason is asked for: %s', (holes, notPlayed, isAsked) => {
  const card = scoredCard(
    {
      pars: Array.from({ length: holes }, () => 4),
      strokeIndexByHole: Array.from({ length: holes }, (_, i) => i + 1),
      playingHandicap: 0,
      gross: [],
    },
    Array.from({ length: holes }, (_, i) => (i < notPlayed ? undefined : holedIn(5))),
  )
  expect(isReasonAsked(card)).toBe(isAsked)
})
