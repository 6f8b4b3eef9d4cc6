import { byName, nameParts } from '../../by-name.ts'
import type { HandicapIndex } from '../../numbers.ts'

/** A Handicap Index as it stood at the beginning of a period, or came first in it, and at its end; null where there was none. */
export type MovedIndex = {
  playerId: string
  name: string
  before: HandicapIndex | null
  after: HandicapIndex | null
}

export type Mover = { playerId: string; name: string; before: HandicapIndex; after: HandicapIndex }

/** `down`: who improved, the most first. `up`: the others who moved. */
export type Movers = { down: Mover[]; up: Mover[] }

/**
 * Who went down and up most over a period, at most `most` of each. Whoever had none did not move: a
 * first index is no improvement. Equal moves stand in the order of the lower index, then of the name.
 */
export function handicapMovers(players: readonly MovedIndex[], most: number): Movers {
  const moved = players.flatMap(({ playerId, name, before, after }) =>
    before === null || after === null || before === after ? [] : [{ playerId, name, before, after }],
  )
  const names = byName()
  const size = ({ before, after }: Mover) => Math.abs(after - before)
  const listed = (rows: Mover[]) =>
    rows
      .sort(
        (a, b) =>
          size(b) - size(a) ||
          a.after - b.after ||
          names(nameParts(a.name), nameParts(b.name)) ||
          (a.playerId < b.playerId ? -1 : 1),
      )
      .slice(0, most)
  return {
    down: listed(moved.filter(({ before, after }) => after < before)),
    up: listed(moved.filter(({ before, after }) => after > before)),
  }
}
