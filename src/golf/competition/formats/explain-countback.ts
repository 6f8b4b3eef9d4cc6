import type { ComparedHoles } from './countback.ts'

/** A countback number as a golfer reads it, in the unit of its format. */
export type CountbackNumber =
  | { unit: 'points'; points: number }
  | { unit: 'against_par'; up: number }
  /** A whole round, net. */
  | { unit: 'to_par'; toPar: number }
  /** `taken`: what part of the Playing Handicap is taken from the gross; null when all of it was. */
  | {
      unit: 'net'
      net: number
      taken: { gross: number; part: number; of: number; playingHandicap: number } | null
    }

/** A countback number in eighteenths of a stroke with its sum: 36 less 1/2 of 12 is 30 net (R9.4). */
export function explainNetCountback(
  eighteenths: number,
  { holes, cardHoles, playingHandicap }: ComparedHoles,
): CountbackNumber {
  const net = eighteenths / 18
  if (holes >= cardHoles) return { unit: 'net', net, taken: null }
  const gross = Math.round((eighteenths + (18 * holes * playingHandicap) / cardHoles) / 18)
  const divisor = greatestCommonDivisor(holes, cardHoles)
  return {
    unit: 'net',
    net,
    taken: { gross, part: holes / divisor, of: cardHoles / divisor, playingHandicap },
  }
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b)
}
