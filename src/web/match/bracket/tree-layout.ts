import type { Match } from '#contract/match/matches.ts'
import type { Round } from './group-matches.ts'

/** Where a match stands in the tree: its column, and the rows of all matches that lead to it, `to` excluded. */
export type TreeSpot = { column: number; from: number; to: number }

export type Tree = { columns: number; rows: number; spots: ReadonlyMap<number, TreeSpot> }

/** A match for third place has its heading beside it, so it takes the height of two. */
const THIRD_PLACE_ROWS = 2
const ROWS_WITH_ROOM = 6

/**
 * The matches of a side as a tree from left to right: a first match has a row of its own, a later one stands in the
 * middle of those it follows from. A match for third place stands below, in the column of the final.
 */
export function layoutTree(rounds: readonly Round[]): Tree {
  const matches = rounds.flatMap((round) => round.matches)
  const columnOf = new Map(rounds.flatMap(({ matches: of }, i) => of.map((one) => [one.matchNumber, i])))
  const thirdPlace = matches.filter((one) => one.side === 'third_place')
  const spots = new Map<number, TreeSpot>()
  let rows = 0
  const place = (match: Match): TreeSpot => {
    const before = matches
      .filter((one) => leadsTo(one, match))
      .sort((a, b) => a.matchNumber - b.matchNumber)
      .map(place)
    const [first, last] = [before[0], before.at(-1)]
    const spot = {
      column: columnOf.get(match.matchNumber) ?? 0,
      from: first?.from ?? rows,
      to: last?.to ?? ++rows,
    }
    spots.set(match.matchNumber, spot)
    return spot
  }
  for (const match of matches)
    if (!thirdPlace.includes(match) && !matches.some((one) => leadsTo(match, one))) place(match)
  const columns = rounds.filter((round) => round.matches.some((one) => !thirdPlace.includes(one))).length
  for (const match of thirdPlace) {
    // Below the final there is room where the final is high enough above the foot.
    const from = rows < ROWS_WITH_ROOM ? rows : rows - THIRD_PLACE_ROWS
    rows = from + THIRD_PLACE_ROWS
    spots.set(match.matchNumber, { column: columns - 1, from, to: rows })
  }
  return { columns, rows, spots }
}

/** The second match of a grand final has the same two players, whoever won the first. */
function leadsTo(match: Match, next: Match): boolean {
  return match.winnerTo === next.matchNumber || (match.side === 'grand_final' && next.side === 'reset')
}
