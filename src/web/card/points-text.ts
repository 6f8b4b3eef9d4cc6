import { formatToPar } from '#web/lib/format.ts'

/** "+3", "0", "−2": holes won against par less holes lost, of one hole or of a card. */
export function holesText(up: number): string {
  return up === 0 ? '0' : formatToPar(up)
}

/** Points, with a minus that is as wide as a digit: modified Stableford goes below zero. */
export function signedText(points: number): string {
  return points < 0 ? formatToPar(points) : `${points}`
}
