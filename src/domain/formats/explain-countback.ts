import type { ComparedHoles } from './countback.ts'

/** A countback number in eighteenths of a stroke with its sum: "36 - 1/2 of 12 = 30.00 net" (R9.4). */
export function explainNetCountback(
  eighteenths: number,
  { holes, cardHoles, playingHandicap }: ComparedHoles,
): string {
  const net = `${(eighteenths / 18).toFixed(2)} net`
  if (holes >= cardHoles) return net
  const gross = Math.round((eighteenths + (18 * holes * playingHandicap) / cardHoles) / 18)
  const divisor = greatestCommonDivisor(holes, cardHoles)
  const fraction = `${holes / divisor}/${cardHoles / divisor}`
  return `${gross} ${playingHandicap < 0 ? '+' : '-'} ${fraction} of ${Math.abs(playingHandicap)} = ${net}`
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b)
}
