import { describe, expect, test } from 'vitest'
import { makeCard } from '#test/make-card.ts'
import { lineInEnglish } from '#test/say-arithmetic.ts'
import { holedIn, pickedUp, type HoleResult } from '../../card/hole-result.ts'
import type { Format } from './format.ts'
import { countbackTermsOf, stepsOfNumbers } from './countback.ts'
import { countbackOrders } from './countback-order.ts'
import { formatOf, formats } from './formats.ts'
import { maximumScore } from './maximum-score.ts'
import { modifiedStableford } from './modified-stableford.ts'
import { parBogey } from './par-bogey.ts'
import { stableford } from './stableford.ts'
import { strokePlay } from './stroke-play.ts'

test('match play shows its cards as stroke play, and teams are ordered as their players would be', () => {
  expect(formats).toEqual({
    stableford,
    stroke_play: strokePlay,
    par_bogey: parBogey,
    maximum_score: maximumScore,
    modified_stableford: modifiedStableford,
    matchplay: strokePlay,
    team_stroke: strokePlay,
    team_stableford: stableford,
  })
})

const everyFormat: Record<string, Format> = {
  stroke_play: strokePlay,
  stableford,
  modified_stableford: modifiedStableford,
  maximum_score: maximumScore,
  par_bogey: parBogey,
}

describe('every format (R7.1 to R7.5)', () => {
  const results: HoleResult[] = [holedIn(5), holedIn(2), pickedUp, holedIn(4)]
  const pars = [4, 4, 3, 5]
  test.each([
    { name: 'stroke_play', sortKey: undefined },
    { name: 'stableford', sortKey: 0 - (1 + 4 + 0 + 3) },
    { name: 'modified_stableford', sortKey: 0 - (-1 + 5 - 3 + 2) },
    { name: 'maximum_score', sortKey: 1 - 2 + 2 - 1 },
    { name: 'par_bogey', sortKey: 0 - (-1 + 1 - 1 + 1) },
  ])('orders one and the same card: $name by $sortKey', ({ name, sortKey }) => {
    const maximum = name === 'maximum_score' ? ({ kind: 'net_double_bogey' } as const) : undefined
    expect(everyFormat[name]?.rank(makeCard(results, { pars, maximum }), 0)?.sortKey).toBe(sortKey)
  })

  const fives = Array.from({ length: 18 }, () => holedIn(5))
  test.each(Object.entries(everyFormat))(
    '%s gives no place before the first hole, a number for each step, and its sum',
    (_, format) => {
      const eighteen = makeCard(fives, { handicap: 9 })
      expect(format.rank(makeCard([undefined, undefined]), 0)).toBeNull()
      expect(format.rank(eighteen, 9)?.countback).toHaveLength(format.countbackSteps.length)
      expect(lineInEnglish(format.explain(eighteen, 9))).not.toMatch(/NaN|undefined/)
    },
  )
})

describe('the order in which ties are broken (R9.3)', () => {
  const level = (sixth: number, seventeenth: number) =>
    makeCard(
      Array.from({ length: 18 }, (_, i) =>
        holedIn(i === 5 ? sixth : i === 16 ? seventeenth : i === 0 ? 12 - sixth - seventeenth : 4),
      ),
      { handicap: 0 },
    )
  const steps = (order: (typeof countbackOrders)[number]) => {
    const format = formatOf('stroke_play', order)
    const [a, b] = [level(4, 4), level(3, 4)].map((card) => format.rank(card, 0)?.countback ?? [])
    const step = a?.findIndex((value, i) => value !== b?.[i])
    return { numbers: a?.length, decidedBy: step === undefined ? undefined : format.countbackSteps[step] }
  }

  test('cards that differ on the sixth hole only: shared, decided by the front nine, or by the sixth', () => {
    expect(steps('shared')).toEqual({ numbers: 4, decidedBy: undefined })
    expect(steps('front_nine')).toEqual({ numbers: 7, decidedBy: 'holes 4-9' })
    expect(steps('backwards')).toEqual({ numbers: 22, decidedBy: 'hole 6' })
  })

  test('a card that may still change has no numbers, whatever the order', () => {
    const open = makeCard([holedIn(4), holedIn(4), { kind: 'not_played' }], { handicap: 0 })
    for (const order of countbackOrders)
      expect(formatOf('stableford', order).rank(open, 0)?.countback).toBeNull()
  })

  test('how many numbers there are says which steps they were made with', () => {
    for (const order of countbackOrders) {
      const { steps } = countbackTermsOf[order]
      expect(stepsOfNumbers(steps.map(() => 0))).toBe(steps)
    }
    expect(new Set(countbackOrders.map((order) => countbackTermsOf[order].steps.length)).size).toBe(3)
  })
})
