import { describe, expect, test } from 'vitest'
import { makeCard } from '#test/make-card.ts'
import { vectorsOf } from '#test/vectors.ts'
import { standings } from '../../board/standings.ts'
import type { Card } from '../../card/card.ts'
import { holedIn } from '../../card/hole-result.ts'
import {
  compareCountback,
  countbackByHole,
  countbackNumbers,
  countbackThenBackwards,
  countbackThenFrontNine,
  usualCountback,
  type CountbackTerms,
} from './countback.ts'
import type { Format } from './format.ts'
import { stableford } from './stableford.ts'
import { strokePlay } from './stroke-play.ts'

type Input = {
  holes: 9 | 18
  better: 'lower' | 'higher'
  method: string
  cards: Record<string, number[]>
  playingHandicaps?: Record<string, number>
  strokeIndexByHole?: number[]
}
type Expected = { winner: string | null; decidedBy: string; valuesAtDecision: Record<string, number> }

const byMethod = (method: string) =>
  vectorsOf<Input, Expected>(undefined).filter((vector) => vector.input.method === method)
const vectorStep: Record<string, string | undefined> = {
  last9: 'last 9',
  last6: 'last 6',
  last3: 'last 3',
  last1: 'last hole',
}

/** Who wins among cards that are level on the total, and in which step. */
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

const fours = (count: number) => Array.from({ length: count }, () => 4)
const cardWith = (values: readonly number[], handicap = 0, first = 1) =>
  makeCard(values.map(holedIn), { handicap, first })

describe('the last nine, six, three and one by card number (R9.2, R9.4)', () => {
  test.each(byMethod('points_or_hole_by_hole'))('$id: $expected.decidedBy', ({ input, expected }) => {
    const format = input.better === 'lower' ? strokePlay : stableford
    const strokes = (value: number) => (input.better === 'lower' ? value : 6 - value)
    const cards = Object.fromEntries(
      Object.entries(input.cards).map(([id, values]) => [id, cardWith(values.map(strokes))]),
    )
    const decidedBy = vectorStep[expected.decidedBy]
    expect(decide(format, cards)).toEqual({ winner: expected.winner, decidedBy })
  })

  test.each(byMethod('net_fraction_of_playing_handicap'))(
    '$id: $expected.decidedBy',
    ({ input, expected }) => {
      const handicaps = input.playingHandicaps ?? {}
      const cards = Object.fromEntries(
        Object.entries(input.cards).map(([id, values]) => [id, cardWith(values, handicaps[id])]),
      )
      const decidedBy = vectorStep[expected.decidedBy]
      expect(decide(strokePlay, cards, handicaps)).toEqual({ winner: expected.winner, decidedBy })
    },
  )

  test('when nine holes are played, then the step that decides is the last 6, not the last 9 (R9.2)', () => {
    const a = cardWith([...fours(6), 3, 5, 4])
    const b = cardWith([3, ...fours(5), 4, 4, 5])
    for (const format of [strokePlay, stableford])
      expect(decide(format, { a, b })).toEqual({ winner: 'a', decidedBy: 'last 6' })
  })

  test('when a back nine is played, then 13-18, 16-18 and 18 are compared, by card number', () => {
    const a = cardWith([...fours(8), 3], 0, 10)
    const b = cardWith([...fours(6), 3, 4, 4], 0, 10)
    expect(decide(strokePlay, { a, b })).toEqual({ winner: 'a', decidedBy: 'last hole' })
  })

  test('when lines come in the order of play, then the steps still go by card number', () => {
    const card = cardWith([...fours(17), 3])
    const shotgun = { ...card, lines: [...card.lines.slice(9), ...card.lines.slice(0, 9)] }
    const compared = { playingHandicap: 0 }
    expect(countbackNumbers(strokePlay, shotgun, compared)).toEqual(
      countbackNumbers(strokePlay, card, compared),
    )
  })
})

const numbers = (
  values: readonly number[],
  {
    handicap = 0,
    terms,
    strokeIndexes,
  }: { handicap?: number; terms: CountbackTerms; strokeIndexes?: number[] },
) => {
  const card = makeCard(values.map(holedIn), { handicap, ...(strokeIndexes && { strokeIndexes }) })
  return countbackNumbers(strokePlay, card, { playingHandicap: handicap, terms })
}
const names = (terms: CountbackTerms) => terms.steps.map((step) => step.name)

describe('the by-hole method (R9.4)', () => {
  test.each(byMethod('net_hole_scores_with_strokes_as_allocated'))(
    '$id: $expected.winner by $expected.decidedBy',
    ({ input, expected }) => {
      const [p = [], q = []] = ['p', 'q'].map((id) =>
        numbers(input.cards[id] ?? [], {
          handicap: input.playingHandicaps?.[id] ?? 0,
          terms: countbackByHole,
          ...(input.strokeIndexByHole && { strokeIndexes: input.strokeIndexByHole }),
        }),
      )
      const step = p.findIndex((value, i) => value !== q[i])
      expect(names(countbackByHole)[step]).toBe('last 6')
      expect({ p: p[step], q: q[step] }).toEqual(expected.valuesAtDecision)
    },
  )
})

describe('after the last hole (R9.3)', () => {
  // Level over every usual step: a has a five on the first hole and a three on the ninth.
  const a = fours(18).with(8, 3).with(0, 5)
  const b = fours(18)

  test.each([
    { name: 'the place is shared', terms: usualCountback, step: undefined },
    { name: 'the front nine decides', terms: countbackThenFrontNine, step: 'holes 4-9' },
    { name: 'hole by hole backwards decides', terms: countbackThenBackwards, step: 'hole 9' },
  ])('$name: $step', ({ terms, step }) => {
    const [mine, theirs] = [numbers(a, { terms }), numbers(b, { terms })]
    expect(mine).toHaveLength(terms.steps.length)
    expect(names(terms)[mine.findIndex((value, i) => value !== theirs[i])]).toBe(step)
  })

  test('when the card has nine holes, then it has the same steps, empty where it has no holes', () => {
    const nine = numbers(fours(9), { terms: countbackThenFrontNine })
    expect(nine).toEqual([0, 18 * 24, 18 * 12, 72, 0, 0, 0])
  })
})

describe('comparing two cards', () => {
  test.each([
    { a: [34, 22], b: [34, 23], order: -1, step: 1, then: 'the first step that differs decides' },
    { a: [35, 20], b: [34, 23], order: 1, step: 0, then: 'later steps do not count' },
    { a: [34, 22], b: [34, 22], order: 0, step: undefined, then: 'they are level' },
    { a: [34, 22], b: null, order: 0, step: undefined, then: 'an open card is level (R9.8)' },
  ])('when $a meets $b, then $then', ({ a, b, order, step }) => {
    expect(compareCountback({ countback: a }, { countback: b })).toEqual({ order, step })
  })
})
