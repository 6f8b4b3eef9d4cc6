import type { Hole } from '../course/course.ts'
import { strokesReceived } from '../handicap/strokes-received.ts'
import { playingHandicap, type PlayingHandicap } from '../numbers.ts'
import { notPlayed, type HoleResult, type HoleResults } from './hole-result.ts'
import { pointsForPickUp, stablefordPoints, type StablefordTable } from './stableford.ts'

/** What a card is scored with, fixed when the round starts (R0.3). */
export type CardTerms = {
  holes: readonly Hole[]
  playingHandicap: PlayingHandicap
  stablefordTable: StablefordTable
}

/** One hole of a scored card. Null where there is no such number: a hole not played has no net, a pick-up no gross. */
export type CardLine = Hole & {
  result: HoleResult
  strokesReceived: number
  gross: number | null
  net: number | null
  points: number | null
  /** Gross against par. */
  toPar: number | null
}

/** Sums over the holes that have the number. */
export type CardSum = { par: number; gross: number; net: number; points: number }

export type Card = {
  lines: readonly CardLine[]
  /** Holes with a result, picked up ones included. */
  thru: number
  /** Every hole has a result. */
  isComplete: boolean
  /** Every hole was holed out; without it there is no stroke-play score (R7.5). */
  isHoledOut: boolean
  /** Gross against par and net against par over the holes holed out so far. */
  grossToPar: number
  netToPar: number
  out: CardSum
  in: CardSum
  total: CardSum
}

/**
 * A card from the terms as they are stored with the round and sent to phones, whose Playing Handicap is a plain whole
 * number. Everything that shows or ranks a round's card calls this.
 */
export function cardFromTerms(
  terms: Omit<CardTerms, 'playingHandicap'> & { playingHandicap: number },
  results: HoleResults,
): Card {
  return scoreCard({ ...terms, playingHandicap: playingHandicap(terms.playingHandicap) }, results)
}

/** Scores a card from the results of its holes; the same function on the phone and on the server. */
export function scoreCard(terms: CardTerms, results: HoleResults): Card {
  const received = strokesReceived(terms.holes, terms.playingHandicap)
  const lines = terms.holes.map((hole, i) =>
    scoreHole(hole, results.get(hole.holeNumber) ?? notPlayed, {
      strokesReceived: received[i] ?? 0,
      stablefordTable: terms.stablefordTable,
    }),
  )
  const played = lines.filter((line) => line.result.kind !== 'not_played')
  const holed = lines.filter((line) => line.gross !== null)
  const total = sum(lines)
  const parHoled = holed.reduce((par, line) => par + line.par, 0)
  return {
    lines,
    thru: played.length,
    isComplete: played.length === lines.length && lines.length > 0,
    isHoledOut: holed.length === lines.length && lines.length > 0,
    grossToPar: total.gross - parHoled,
    netToPar: total.net - parHoled,
    out: sum(lines.filter((line) => line.holeNumber <= 9)),
    in: sum(lines.filter((line) => line.holeNumber > 9)),
    total,
  }
}

/** One hole: gross, net, points. */
export function scoreHole(
  hole: Hole,
  result: HoleResult,
  terms: { strokesReceived: number; stablefordTable: StablefordTable },
): CardLine {
  const base = { ...hole, result, strokesReceived: terms.strokesReceived }
  switch (result.kind) {
    case 'not_played':
      return { ...base, gross: null, net: null, points: null, toPar: null }
    case 'picked_up':
      return { ...base, gross: null, net: null, points: pointsForPickUp(terms.stablefordTable), toPar: null }
    case 'strokes': {
      const net = result.strokes - terms.strokesReceived
      return {
        ...base,
        gross: result.strokes,
        net,
        points: stablefordPoints(net - hole.par, terms.stablefordTable),
        toPar: result.strokes - hole.par,
      }
    }
  }
}

function sum(lines: readonly CardLine[]): CardSum {
  const total = { par: 0, gross: 0, net: 0, points: 0 }
  for (const line of lines) {
    total.par += line.par
    total.gross += line.gross ?? 0
    total.net += line.net ?? 0
    total.points += line.points ?? 0
  }
  return total
}
