import type { Format } from '../competition/formats/format.ts'
import { cardFromTerms, type Card, type CardLine } from '../card/card.ts'
import type { HoleResults } from '../card/hole-result.ts'

/** How many holes a board shows of a card. */
const SHOWN = 3

/**
 * The holes of a card that were played last, in order of play. Time does not tell: a corrected hole was entered late,
 * and a paper card all at once. The order of play does, whatever the starting hole: holes follow each other, the first
 * after the last, so the latest is the one before the longest stretch that is still to play. A full card ends with its
 * last hole.
 */
export function lastHolesPlayed(card: Pick<Card, 'lines'>): CardLine[] {
  const lines = [...card.lines].sort((a, b) => a.holeNumber - b.holeNumber)
  const latest = latestOf(lines)
  const holes: CardLine[] = []
  for (let back = 0; back < lines.length && holes.length < SHOWN; back++) {
    const line = lines[(latest - back + lines.length) % lines.length]
    if (line && isPlayed(line)) holes.unshift(line)
  }
  return holes
}

function latestOf(lines: readonly CardLine[]): number {
  let latest = lines.length - 1
  let longest = 0
  for (const [i, line] of lines.entries()) {
    if (!isPlayed(line)) continue
    let toPlay = 0
    while (toPlay < lines.length && !isPlayed(lines[(i + 1 + toPlay) % lines.length])) toPlay++
    if (toPlay > 0 && toPlay >= longest) {
      latest = i
      longest = toPlay
    }
  }
  return latest
}

const isPlayed = (line: CardLine | undefined) => line !== undefined && line.result.kind !== 'not_played'

/** The sort key that a card had before its latest hole; null where it had no place: after its first hole, or none. */
export function sortKeyBeforeLastHole(
  terms: Parameters<typeof cardFromTerms>[0],
  results: HoleResults,
  options: { card: Card; format: Format },
): number | null {
  const latest = lastHolesPlayed(options.card).at(-1)
  if (!latest || options.card.thru < 2) return null
  const before = new Map(results)
  before.delete(latest.holeNumber)
  return options.format.rank(cardFromTerms(terms, before), terms.playingHandicap)?.sortKey ?? null
}
