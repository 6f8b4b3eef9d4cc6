import { strokesReceived } from '../handicap/strokes-received.ts'
import { MOST_STROKES } from '../numbers.ts'
import type { CardTerms } from './card.ts'
import { pointsForPickUp, stablefordPoints } from './stableford.ts'

const LEAST_STROKES = 1

type Sums = { gross: number; net: number | null; points: number | null }

/** A sum that no card has, and between what it can be. */
export type ImpossibleSum = { sum: keyof Sums; least: number; most: number }

/**
 * The first of these sums that no card with these terms can have, where the holes themselves are not known (D8).
 * - A hole takes 1 to 30 strokes.
 * - The net score is apart from the gross score by the strokes received. A hole picked up uses none of them, so this is at
 *   most the Playing Handicap.
 * - The points are those of some way to spend the gross score on these holes, picked up ones included.
 */
export function findImpossibleSum(terms: CardTerms, sums: Sums): ImpossibleSum | undefined {
  const { gross, net, points } = sums
  const holes = terms.holes.filter(({ isClosed }) => isClosed !== true)
  const ofGross = { least: holes.length * LEAST_STROKES, most: holes.length * MOST_STROKES }
  if (isOutside(gross, ofGross)) return { sum: 'gross', ...ofGross }
  const ofNet = netFor(terms, gross)
  if (net !== null && isOutside(net, ofNet)) return { sum: 'net', ...ofNet }
  const ofPoints = pointsFor(terms, gross)
  return points !== null && isOutside(points, ofPoints) ? { sum: 'points', ...ofPoints } : undefined
}

type Bounds = { least: number; most: number }

function isOutside(sum: number, { least, most }: Bounds): boolean {
  return sum < least || sum > most
}

function netFor({ playingHandicap }: CardTerms, gross: number): Bounds {
  return { least: gross - Math.max(0, playingHandicap), most: gross - Math.min(0, playingHandicap) }
}

function pointsFor(terms: CardTerms, gross: number): Bounds {
  const perHole = pointsOfStrokes(terms)
  const pickedUp = pointsForPickUp(terms.stablefordTable)
  return {
    least: perHole.reduce((sum, points) => sum + Math.min(pickedUp, ...points), 0),
    most: mostPoints(perHole, pickedUp, gross),
  }
}

/** For each hole the points of 1 stroke, of 2, up to 30. */
function pointsOfStrokes({ holes, playingHandicap, stablefordTable }: CardTerms): number[][] {
  const received = strokesReceived(holes, playingHandicap)
  return holes.flatMap((hole, i) =>
    hole.isClosed === true
      ? []
      : [
          Array.from({ length: MOST_STROKES }, (_, more) =>
            stablefordPoints(LEAST_STROKES + more - (received[i] ?? 0) - hole.par, stablefordTable),
          ),
        ],
  )
}

/** The most points for exactly this gross score, hole by hole: what was best for each smaller score, and one hole more. */
function mostPoints(perHole: readonly (readonly number[])[], pickedUp: number, gross: number): number {
  let best: number[] = Array.from({ length: gross + 1 }, (_, strokes) => (strokes === 0 ? 0 : -Infinity))
  for (const points of perHole)
    best = best.map((without, strokes) =>
      points.reduce(
        (most, of, more) => Math.max(most, (best[strokes - LEAST_STROKES - more] ?? -Infinity) + of),
        without + pickedUp,
      ),
    )
  return best[gross] ?? -Infinity
}
