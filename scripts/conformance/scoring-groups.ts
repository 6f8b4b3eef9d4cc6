import { z } from 'zod'
import { againstPar } from '#golf/competition/formats/par-bogey.ts'
import { strokesReceived } from '#golf/handicap/strokes-received.ts'
import { playingHandicap } from '#golf/numbers.ts'
import { scoreCard, scoreHole } from '#golf/card/card.ts'
import { holedIn, pickedUp } from '#golf/card/hole-result.ts'
import { capOf, type MaximumScore } from '#golf/card/maximum-score.ts'
import { stablefordPoints } from '#golf/card/stableford.ts'
import { group, type Group } from './group.ts'

const number = z.number()
const gross = number.nullable()
const eighteen = Array.from({ length: 18 }, (_, i) => ({ holeNumber: i + 1, par: 4, strokeIndex: i + 1 }))

/** Strokes received on the hole of that stroke index of an 18-hole card. */
export function receivedOn(strokeIndex: number, handicap: number): number {
  const received = strokesReceived(eighteen, playingHandicap(handicap))[strokeIndex - 1]
  if (received === undefined) throw new Error(`No stroke index ${strokeIndex}`)
  return received
}

const resultOf = (strokes: number | null) => (strokes === null ? pickedUp : holedIn(strokes))

export function cardFrom(input: {
  gross: readonly (number | null)[]
  playingHandicap: number
  pars?: readonly number[]
  strokeIndexByHole?: readonly number[] | undefined
}) {
  const holes = input.gross.map((_, i) => ({
    holeNumber: i + 1,
    par: input.pars?.[i] ?? 4,
    strokeIndex: input.strokeIndexByHole?.[i] ?? i + 1,
  }))
  const results = new Map(input.gross.map((strokes, i) => [i + 1, resultOf(strokes)]))
  const handicap = playingHandicap(input.playingHandicap)
  return scoreCard({ holes, playingHandicap: handicap, stablefordTable: 'standard' }, results)
}

const bogeys: Record<string, number> = { double_bogey: 2, triple_bogey: 3, quadruple_bogey: 4 }

/** "double_par", "net_double_bogey_1_stroke", "fixed_8", "triple_bogey", "par_plus_5": the maximum and the strokes received on the hole. */
function maximumNamed(name: string): { maximum: MaximumScore; strokesReceived: number } {
  const net = /^net_double_bogey(?:_(\d+)_strokes?)?$/.exec(name)
  if (net) return { maximum: { kind: 'net_double_bogey' }, strokesReceived: Number(net[1] ?? 0) }
  if (name === 'double_par') return { maximum: { kind: 'double_par' }, strokesReceived: 0 }
  const fixed = /^(?:fixed_?)?(\d+)$/.exec(name)
  if (fixed) return { maximum: { kind: 'fixed', strokes: Number(fixed[1]) }, strokesReceived: 0 }
  const overPar = bogeys[name] ?? /^par_plus_(\d+)$/.exec(name)?.[1]
  if (overPar !== undefined)
    return { maximum: { kind: 'over_par', strokes: Number(overPar) }, strokesReceived: 0 }
  throw new Error(`No maximum ${name}`)
}

export const scoringGroups: Record<string, Group> = {
  stableford_hole: group(
    ['R7.1'],
    z.object({ par: number, strokeIndex: number, playingHandicap: number, gross }),
    (input) => {
      const received = receivedOn(input.strokeIndex, input.playingHandicap)
      const hole = { holeNumber: 1, par: input.par, strokeIndex: input.strokeIndex }
      const terms = { strokesReceived: received, stablefordTable: 'standard' } as const
      const { net, points } = scoreHole(hole, resultOf(input.gross), terms)
      return { strokesReceived: received, net, points }
    },
  ),
  stableford_card: group(
    ['R7.1', 'R6.1'],
    z.object({
      pars: z.array(number),
      strokeIndexByHole: z.array(number),
      playingHandicap: number,
      gross: z.array(gross),
    }),
    (input) => {
      const card = cardFrom(input)
      return {
        pointsByHole: card.lines.map((line) => line.points),
        front: card.out.points,
        back: card.in.points,
        total: card.total.points,
      }
    },
  ),
  modified_stableford_hole: group(['R7.2'], z.object({ netToPar: number }), (input) =>
    stablefordPoints(input.netToPar, 'modified'),
  ),
  par_bogey_hole: group(['R7.4'], z.object({ par: number, net: number.nullable() }), (input) => {
    return { '1': '+', '0': '0', '-1': '-' }[againstPar(input.net, input.par)]
  }),
  maximum_score_hole: group(
    ['R7.3'],
    z.object({ par: number, gross, maximum: z.union([z.string(), number]) }),
    (input) => {
      const { maximum, strokesReceived: received } = maximumNamed(String(input.maximum))
      const hole = { holeNumber: 1, par: input.par, strokeIndex: 1, ...capOf(input.par, maximum) }
      return scoreHole(hole, resultOf(input.gross), {
        strokesReceived: received,
        stablefordTable: 'standard',
      }).gross
    },
  ),
}
