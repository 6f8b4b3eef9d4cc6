import type { Hole } from '../course/course.ts'
import { strokesReceived } from '../handicap/strokes-received.ts'
import { playingHandicap, type PlayingHandicap } from '../numbers.ts'
import { mostOfHole, type HoleCap } from './hole-cap.ts'
import { notPlayed, type HoleResult, type HoleResults } from './hole-result.ts'
import { pointsForPickUp, stablefordPoints, type StablefordTable } from './stableford.ts'

/** A hole with its maximum, where the competition has one (R7.3), and whether the committee has closed it for everybody. */
export type CardHole = Hole & HoleCap & { isClosed?: boolean | undefined }

/** What a card is scored with, fixed when the round starts (R0.3). */
export type CardTerms = {
  holes: readonly CardHole[]
  playingHandicap: PlayingHandicap
  stablefordTable: StablefordTable
}

/**
 * One hole of a scored card. Null where there is no such number: a hole not played has no net, a pick-up no gross, unless
 * the hole has a maximum (R7.3), which it then counts.
 */
export type CardLine = CardHole & {
  /** What happened, for the handicap record and the statistics also where the hole counts less. */
  result: HoleResult
  strokesReceived: number
  gross: number | null
  net: number | null
  points: number | null
  /** What the points are of. */
  stablefordTable: StablefordTable
  /** Gross against par. */
  toPar: number | null
}

/** Sums over the holes that have the number. */
export type CardSum = { par: number; gross: number; net: number; points: number }

export type Card = {
  /** What its points are of. */
  stablefordTable: StablefordTable
  /** The holes that count: those on the card that are not closed. */
  lines: readonly CardLine[]
  /** The numbers of the holes that are closed for everybody. */
  closed: readonly number[]
  /** Holes with a result, picked up ones included. */
  thru: number
  /** Every hole that counts has a result. */
  isComplete: boolean
  /** Every hole has a gross score; without it there is no stroke-play score (R7.5). */
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

/**
 * Scores a card from the results of its holes; the same function on the phone and on the server. A hole that the committee has
 * closed is left out (Rule 5.1: a round may have fewer holes where the committee says so), whatever was entered there. The stroke
 * indexes stay as they are printed, so a stroke that falls on a closed hole is not received (Rules of Handicapping, Appendix E
 * allocates strokes to holes).
 */
export function scoreCard(terms: CardTerms, results: HoleResults): Card {
  const received = strokesReceived(terms.holes, terms.playingHandicap)
  const lines = terms.holes.flatMap((hole, i) =>
    hole.isClosed === true
      ? []
      : [
          scoreHole(hole, results.get(hole.holeNumber) ?? notPlayed, {
            strokesReceived: received[i] ?? 0,
            stablefordTable: terms.stablefordTable,
          }),
        ],
  )
  const played = lines.filter((line) => line.result.kind !== 'not_played')
  const holed = lines.filter((line) => line.gross !== null)
  const total = sum(lines)
  const parHoled = holed.reduce((par, line) => par + line.par, 0)
  return {
    stablefordTable: terms.stablefordTable,
    lines,
    closed: terms.holes.flatMap(({ holeNumber, isClosed }) => (isClosed === true ? [holeNumber] : [])),
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
  hole: CardHole,
  result: HoleResult,
  terms: { strokesReceived: number; stablefordTable: StablefordTable },
): CardLine {
  const { strokesReceived, stablefordTable } = terms
  const base = { ...hole, result, strokesReceived, stablefordTable }
  if (result.kind === 'not_played') return { ...base, gross: null, net: null, points: null, toPar: null }
  const isHoled = result.kind === 'strokes'
  const most = mostOfHole(hole, strokesReceived)
  const gross = isHoled ? Math.min(result.strokes, most) : most
  const hasGross = gross < Infinity
  return {
    ...base,
    gross: hasGross ? gross : null,
    net: hasGross ? gross - strokesReceived : null,
    points: isHoled
      ? stablefordPoints(result.strokes - strokesReceived - hole.par, stablefordTable)
      : pointsForPickUp(stablefordTable),
    toPar: hasGross ? gross - hole.par : null,
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

/** The nines of a card by the numbers of its holes; of a card with one nine the back is empty. */
export function ninesOf<Line extends { holeNumber: number }>(
  lines: readonly Line[],
): { front: readonly Line[]; back: readonly Line[] } {
  const front = lines.filter(({ holeNumber }) => holeNumber <= 9)
  const back = lines.filter(({ holeNumber }) => holeNumber > 9)
  return front.length === 0 ? { front: back, back: front } : { front, back }
}

/**
 * Whether a card needs a valid reason for its holes not played to count: nine to seventeen of eighteen were played (R1.6). Holes
 * that the committee has closed have one.
 */
export function isReasonAsked({
  lines,
  closed,
}: Pick<Card, 'closed'> & { lines: readonly Pick<CardLine, 'result'>[] }): boolean {
  const missing = lines.filter(({ result }) => result.kind === 'not_played').length
  return lines.length + closed.length === 18 && missing > 0 && missing + closed.length <= 9
}
