import { z } from 'zod'
import {
  countbackByHole,
  countbackNumbers,
  countbackThenFrontNine,
  usualCountback,
} from '#golf/competition/formats/countback.ts'
import { strokePlay } from '#golf/competition/formats/stroke-play.ts'
import { sharePrizes } from '#golf/competition/prizes/share-prizes.ts'
import { standings } from '#golf/board/standings.ts'
import { toUnits } from '#golf/rounding.ts'
import { group, type Group } from './group.ts'
import { cardFrom } from './scoring-groups.ts'

const number = z.number()
const better = z.enum(['lower', 'higher'])

const tiedCards = z.object({
  better,
  method: z.enum([
    'points_or_hole_by_hole',
    'net_fraction_of_playing_handicap',
    'net_hole_scores_with_strokes_as_allocated',
  ]),
  cards: z.record(z.string(), z.array(number)),
  playingHandicaps: z.record(z.string(), number).default({}),
  strokeIndexByHole: z.array(number).optional(),
  /** After the last hole. */
  then: z.enum(['shared', 'front_nine']).default('shared'),
})
type TiedCards = z.output<typeof tiedCards>

/** In the order of the steps of `countbackThenFrontNine`, which begin with the usual ones. */
const wireSteps = ['last9', 'last6', 'last3', 'last1', 'front_last6', 'front_last3', 'front_last1']

/** The numbers of one card, lower is better, and the card they came from. */
function numbersOf(input: TiedCards, id: string, values: readonly number[]) {
  const handicap = input.method === 'points_or_hole_by_hole' ? 0 : (input.playingHandicaps[id] ?? 0)
  const isPoints = input.method === 'points_or_hole_by_hole'
  const card = cardFrom({
    gross: values.map((value) => (isPoints ? 4 : value)),
    playingHandicap: handicap,
    strokeIndexByHole: input.strokeIndexByHole,
  })
  const isFractions = input.method === 'net_fraction_of_playing_handicap'
  const { steps } = input.then === 'front_nine' ? countbackThenFrontNine : usualCountback
  const terms = { ...(isFractions ? usualCountback : countbackByHole), steps }
  const sign = input.better === 'lower' ? 1 : -1
  const format = isPoints
    ? { holeValue: (line: { holeNumber: number }) => sign * (values[line.holeNumber - 1] ?? 0) }
    : strokePlay
  return { card, numbers: countbackNumbers(format, card, { playingHandicap: handicap, terms }) }
}

function decideTie(input: TiedCards) {
  const rows = Object.entries(input.cards).map(([entrantId, values]) => {
    const { card, numbers } = numbersOf(input, entrantId, values)
    return { entrantId, name: entrantId, sortKey: 0, countback: numbers, card }
  })
  const [winner] = standings(rows)
  const netHoleScores = Object.fromEntries(
    rows.map((row) => [row.entrantId, row.card.lines.map((line) => line.net)]),
  )
  const step = winner?.decidedByStep
  if (!winner || winner.isShared || step === undefined)
    return { winner: null, decidedBy: 'tied', valuesAtDecision: {}, netHoleScores }
  const denominator = input.method === 'net_fraction_of_playing_handicap' ? 18 : 1
  const sign = input.better === 'lower' ? 1 : -1
  return {
    winner: winner.entrantId,
    decidedBy: wireSteps[step],
    valuesAtDecision: Object.fromEntries(
      rows.map((row) => [row.entrantId, { numerator: sign * (row.countback[step] ?? 0), denominator }]),
    ),
    netHoleScores,
  }
}

const hundredths = (decimal: number) => toUnits(decimal, 2) ?? 0

export const tieGroups: Record<string, Group> = {
  countback: group(['R9.2', 'R9.3', 'R9.4', 'R9.5'], tiedCards, decideTie),
  positions: group(
    ['R9.7'],
    z.object({ better, totals: z.record(z.string(), number.nullable()) }),
    (input) => {
      const rows = Object.entries(input.totals).map(([entrantId, total]) => {
        const sortKey = total === null ? null : input.better === 'lower' ? total : 0 - total
        return { entrantId, name: entrantId, sortKey, countback: [] }
      })
      const shown = standings(rows).map((row) => [
        row.entrantId,
        row.position === null ? null : `${row.isShared ? 'T' : ''}${row.position}`,
      ])
      return { positions: Object.fromEntries(shown) as Record<string, string | null> }
    },
  ),
  shared_prize: group(
    ['R9.7'],
    z.object({ prizes: z.array(number), finish: z.array(z.array(z.string())) }),
    (input) => {
      const { shares } = sharePrizes(input.prizes.map(hundredths), input.finish)
      return Object.fromEntries([...shares].map(([entrantId, share]) => [entrantId, share / 100]))
    },
  ),
}
