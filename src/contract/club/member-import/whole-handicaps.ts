import { plainHeading } from './plain-heading.ts'
import { signedNumber } from './signed-number.ts'

/** Of so many indexes, one in a thousand lists has no decimal by chance. */
const FEWEST = 3

/** Headings that Playing Handicaps have too, as `plainHeading` writes them. */
const vague = ['handicap', 'hcp', 'hcap', 'h cap', 'hdcp', 'current handicap', 'club handicap']

/**
 * Whether a column of handicaps can be one of Playing Handicaps: its heading does not say that they are indexes, and none of
 * its numbers has a decimal.
 */
export function mayBePlayingHandicaps(column: readonly string[], heading: string): boolean {
  const numbers = column.flatMap((text) => signedNumber(text) ?? []).filter(({ digits }) => digits !== '999')
  return (
    vague.includes(plainHeading(heading)) &&
    numbers.length >= FEWEST &&
    numbers.every(({ digits }) => /^\d+$/.test(digits))
  )
}
