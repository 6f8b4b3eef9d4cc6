import type { RecordedHoles } from '#golf/card/hole-entry.ts'
import type { CardLine } from '#golf/card/card.ts'

type Line = Pick<CardLine, 'holeNumber' | 'result'>

/** The next place on the card without a result, going round from the eighteenth to the first (shotgun starts). */
export function nextOpenHole(lines: readonly Line[], at: number): number | undefined {
  for (let step = 1; step <= lines.length; step++) {
    const place = (at + step) % lines.length
    if (lines[place]?.result.kind === 'not_played') return place
  }
  return undefined
}

/** The hole to show to a player who comes back to the card: the one after the hole that was scored last (U6). */
export function currentHole(lines: readonly Line[], recorded: RecordedHoles): number {
  let last: { at: number; place: number } | undefined
  for (const [place, line] of lines.entries()) {
    const entry = recorded.get(line.holeNumber)
    if (entry && line.result.kind !== 'not_played' && (!last || entry.at > last.at))
      last = { at: entry.at, place }
  }
  if (!last) return 0
  return nextOpenHole(lines, last.place) ?? last.place
}
