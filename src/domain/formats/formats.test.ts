import { describe, expect, test } from 'vitest'
import { makeCard } from '#test/make-card.ts'
import { holedIn, pickedUp, type HoleResult } from '../scoring/hole-result.ts'
import type { Format } from './format.ts'
import { formats } from './formats.ts'
import { maximumScore } from './maximum-score.ts'
import { modifiedStableford } from './modified-stableford.ts'
import { parBogey } from './par-bogey.ts'
import { stableford } from './stableford.ts'
import { strokePlay } from './stroke-play.ts'

test('match play shows its cards as stroke play, and teams are ordered as their players would be', () => {
  expect(formats).toEqual({
    stableford,
    stroke_play: strokePlay,
    matchplay: strokePlay,
    team_stroke: strokePlay,
    team_stableford: stableford,
  })
})

const everyFormat: Record<string, Format> = {
  stroke_play: strokePlay,
  stableford,
  modified_stableford: modifiedStableford,
  maximum_score: maximumScore({ kind: 'net_double_bogey' }),
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
    expect(everyFormat[name]?.rank(makeCard(results, { pars }), 0)?.sortKey).toBe(sortKey)
  })

  const fives = Array.from({ length: 18 }, () => holedIn(5))
  test.each(Object.entries(everyFormat))(
    '%s gives no place before the first hole, a number for each step, and its sum',
    (_, format) => {
      const eighteen = makeCard(fives, { handicap: 9 })
      expect(format.rank(makeCard([undefined, undefined]), 0)).toBeNull()
      expect(format.rank(eighteen, 9)?.countback).toHaveLength(format.countbackSteps.length)
      expect(format.explain(eighteen, 9)).not.toMatch(/NaN|undefined/)
    },
  )
})
