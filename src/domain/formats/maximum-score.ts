import type { Card, CardLine } from '../scoring/card.ts'
import { countbackNumbers, countbackSteps } from './countback.ts'
import { explainNetCountback } from './explain-countback.ts'
import type { Format } from './format.ts'

/** What the committee sets as the most a hole counts (Rule 21.2). */
export type MaximumScore =
  | { kind: 'fixed'; strokes: number }
  | { kind: 'over_par'; strokes: number }
  | { kind: 'double_par' }
  | { kind: 'net_double_bogey' }

/** The most strokes the hole counts, gross. */
export function holeMaximum(hole: { par: number; strokesReceived: number }, maximum: MaximumScore): number {
  switch (maximum.kind) {
    case 'fixed':
      return maximum.strokes
    case 'over_par':
      return hole.par + maximum.strokes
    case 'double_par':
      return 2 * hole.par
    case 'net_double_bogey':
      return hole.par + 2 + hole.strokesReceived
  }
}

/** R7.3: the hole capped, the maximum when it was not holed out, null while it was not played. */
export function cappedGross(
  hole: Pick<CardLine, 'par' | 'strokesReceived' | 'result'>,
  maximum: MaximumScore,
): number | null {
  const most = holeMaximum(hole, maximum)
  switch (hole.result.kind) {
    case 'not_played':
      return null
    case 'picked_up':
      return most
    case 'strokes':
      return Math.min(hole.result.strokes, most)
  }
}

/** R7.3, Rule 21.2: stroke play in which no hole counts more than the maximum, so a hole picked up loses no place. */
export function maximumScore(maximum: MaximumScore): Format {
  const counted = (line: CardLine): number | null => cappedGross(line, maximum)
  const gross = (lines: readonly CardLine[]) => lines.reduce((sum, line) => sum + (counted(line) ?? 0), 0)
  const netToPar = (card: Card) =>
    card.lines.reduce((sum, line) => {
      const strokes = counted(line)
      return strokes === null ? sum : sum + strokes - line.strokesReceived - line.par
    }, 0)
  const format: Format = {
    rank(card, playingHandicap) {
      if (card.thru === 0) return null
      return {
        sortKey: netToPar(card),
        countback: card.isComplete ? countbackNumbers(format, card, { playingHandicap }) : null,
      }
    },
    needsEveryHole: false,
    countbackSteps,
    countbackText: explainNetCountback,
    holeValue: (line) => {
      const strokes = counted(line)
      return strokes === null ? null : strokes - line.strokesReceived
    },
    grossValue: counted,
    explain: (card, playingHandicap) => {
      const total = gross(card.lines)
      return card.isComplete
        ? `${total} with holes capped - ${playingHandicap} = ${total - playingHandicap} net`
        : `${total} with holes capped after ${card.thru} holes`
    },
  }
  return format
}
