import { describe, expect, test } from 'vitest'
import { makeCard } from '#test/make-card.ts'
import { vectorsOf } from '#test/vectors.ts'
import { holedIn } from '../scoring/hole-result.ts'
import { countbackNumbers, countbackStepNames, netOfEighteenths, type CountbackTerms } from './countback.ts'
import { cardFormats } from './formats.ts'
import { adjusted } from './rank-adjustment.ts'
import { rankOfRounds } from './several-rounds.ts'

type Input = {
  method: string
  cards: Record<string, number[]>
  playingHandicaps: Record<string, number>
  strokeIndexByHole: number[]
}
type Expected = { winner: string; decidedBy: string; valuesAtDecision: Record<string, number> }

const numbers = (
  values: readonly number[],
  handicap: number,
  terms: CountbackTerms,
  strokeIndexes?: number[],
) => {
  const card = makeCard(values.map(holedIn), { handicap, ...(strokeIndexes && { strokeIndexes }) })
  return countbackNumbers(cardFormats.stroke_play, card, { playingHandicap: handicap, terms })
}

describe('the by-hole method (R9.4)', () => {
  const vectors = vectorsOf<Input, Expected>(undefined).filter(
    (vector) => vector.input.method === 'net_hole_scores_with_strokes_as_allocated',
  )
  test.each(vectors)('$id: $expected.winner by $expected.decidedBy', ({ input, expected }) => {
    const terms = { method: 'by_hole', then: 'shared' } as const
    const [p = [], q = []] = ['p', 'q'].map((id) =>
      numbers(input.cards[id] ?? [], input.playingHandicaps[id] ?? 0, terms, input.strokeIndexByHole),
    )
    const step = p.findIndex((value, i) => value !== q[i])
    expect(countbackStepNames(terms)[step]).toBe('last 6')
    expect({ p: p[step], q: q[step] }).toEqual(expected.valuesAtDecision)
  })
})

describe('after the last hole (R9.3)', () => {
  // Level over every usual step; a wins the front nine's last three, b the seventeenth against the eighteenth.
  const fours = Array.from({ length: 18 }, () => 4)
  const a = fours.with(8, 3).with(0, 5)
  const b = fours

  test.each([
    { then: 'shared', step: undefined },
    { then: 'front_nine', step: 'holes 4-9' },
    { then: 'backwards_from_last', step: 'hole 9' },
  ] as const)('$then: $step', ({ then, step }) => {
    const terms = { method: 'fractions', then } as const
    const [mine, theirs] = [numbers(a, 0, terms), numbers(b, 0, terms)]
    expect(mine).toHaveLength(countbackStepNames(terms).length)
    expect(countbackStepNames(terms)[mine.findIndex((value, i) => value !== theirs[i])]).toBe(step)
  })

  test('a nine-hole card has the same steps, empty where it has no holes', () => {
    const terms = { method: 'fractions', then: 'front_nine' } as const
    expect(numbers(fours.slice(9), 0, terms)).toEqual([0, 18 * 24, 18 * 12, 72, 0, 0, 0])
  })
})

describe('several rounds (R9.6)', () => {
  const first = { sortKey: 2, countback: [5, 5] }
  const last = { sortKey: -1, countback: [3, 4] }

  test('the sum, then the last round, then its countback', () => {
    expect(rankOfRounds([first, last])).toEqual({ sortKey: 1, countback: [-1, 3, 4] })
  })

  test('no place with a round missing, no countback with a card open (R9.8)', () => {
    expect(rankOfRounds([first, null])).toBeNull()
    expect(rankOfRounds([])).toBeNull()
    expect(rankOfRounds([first, { sortKey: 0, countback: null }])).toEqual({ sortKey: 2, countback: null })
  })
})

test('points deducted by the committee make the sort key worse and nothing else (R7.1)', () => {
  expect(adjusted({ sortKey: -36, countback: [-18] }, [{ by: 2, reason: 'late on the tee' }])).toEqual({
    sortKey: -34,
    countback: [-18],
  })
})

test.each([
  // 36 - 12 / 2; 24 - 12 / 3; 12 + 2 / 6; 4 - 13 / 18; of a nine-hole card 23 - 2/3 of 7.
  [540, { holes: 9, cardHoles: 18, playingHandicap: 12 }, '36 - 1/2 of 12 = 30.00 net'],
  [360, { holes: 6, cardHoles: 18, playingHandicap: 12 }, '24 - 1/3 of 12 = 20.00 net'],
  [222, { holes: 3, cardHoles: 18, playingHandicap: -2 }, '12 + 1/6 of 2 = 12.33 net'],
  [59, { holes: 1, cardHoles: 18, playingHandicap: 13 }, '4 - 1/18 of 13 = 3.28 net'],
  [330, { holes: 6, cardHoles: 9, playingHandicap: 7 }, '23 - 2/3 of 7 = 18.33 net'],
])('R9.4: %i eighteenths of %j with their sum', (eighteenths, of, text) => {
  expect(netOfEighteenths(eighteenths, of)).toBe(text)
})
