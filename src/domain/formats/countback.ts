import type { Card, CardLine } from '../scoring/card.ts'
import { countbackHoles, countbackSteps } from './countback-holes.ts'
import type { CountbackStep, Format } from './format.ts'

/** How holes are compared (R9.4): net strokes as fractions of the Playing Handicap, or as they fell hole by hole. */
export const countbackMethods = ['fractions', 'by_hole'] as const
/** What follows when the last hole is level too (R9.3); the default leaves the place shared. */
export const afterCountback = ['shared', 'front_nine', 'backwards_from_last'] as const

export type CountbackTerms = {
  method: (typeof countbackMethods)[number]
  then: (typeof afterCountback)[number]
}

export const usualCountback: CountbackTerms = { method: 'fractions', then: 'shared' }

/**
 * The numbers that break a tie, lower is better, in the order of `countbackStepNames` (R9.2 to R9.4). Formats with
 * strokes by hole ignore the method. Holes by card number, whatever hole was played first.
 */
export function countbackNumbers(
  format: Pick<Format, 'holeValue' | 'fractionValue'>,
  card: Card,
  of: { playingHandicap: number; terms: CountbackTerms },
): number[] {
  const value = (lines: readonly CardLine[]): number => {
    if (format.fractionValue && of.terms.method === 'fractions')
      return format.fractionValue(lines, card, of.playingHandicap)
    return lines.reduce((sum, line) => sum + (format.holeValue(line) ?? 0), 0)
  }
  return stepsOf(card.lines, of.terms).map(value)
}

/** A number of `fractionValue` with its sum: "36 - 1/2 of 12 = 30.00 net" (R9.4). */
export function netOfEighteenths(
  eighteenths: number,
  { holes, cardHoles, playingHandicap }: CountbackStep,
): string {
  const net = `${(eighteenths / 18).toFixed(2)} net`
  if (holes >= cardHoles) return net
  const gross = Math.round((eighteenths + (18 * holes * playingHandicap) / cardHoles) / 18)
  const shared = divisorOf(holes, cardHoles)
  const fraction = `${holes / shared}/${cardHoles / shared}`
  return `${gross} ${playingHandicap < 0 ? '+' : '-'} ${fraction} of ${Math.abs(playingHandicap)} = ${net}`
}

function divisorOf(a: number, b: number): number {
  return b === 0 ? a : divisorOf(b, a % b)
}

/** The name of each step, in the same order. */
export function countbackStepNames(terms: CountbackTerms): string[] {
  switch (terms.then) {
    case 'shared':
      return [...countbackSteps]
    case 'front_nine':
      return [...countbackSteps, 'holes 4-9', 'holes 7-9', 'hole 9']
    case 'backwards_from_last':
      return [...countbackSteps, ...Array.from({ length: 18 }, (_, back) => `hole ${18 - back}`)]
  }
}

function stepsOf(lines: readonly CardLine[], terms: CountbackTerms): (readonly CardLine[])[] {
  const usual = countbackHoles(lines).map((step) => step.lines)
  const between = (from: number, to: number) =>
    lines.filter((line) => line.holeNumber >= from && line.holeNumber <= to)
  switch (terms.then) {
    case 'shared':
      return usual
    case 'front_nine':
      return [...usual, ...(lines.length > 9 ? [between(4, 9), between(7, 9), between(9, 9)] : [[], [], []])]
    case 'backwards_from_last':
      return [...usual, ...Array.from({ length: 18 }, (_, back) => between(18 - back, 18 - back))]
  }
}
