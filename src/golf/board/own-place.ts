/** What a place needs of a row that has been put in order by `standings`. */
type PlacedRow = {
  /** The number that ranks, lower is better; null without a place. */
  main: number | null
  position: number | null
  isShared: boolean
  thru: number
  isCompleted: boolean
  /** The player, or the team whose row it is. */
  userId: string
  /** The players of a team's row. */
  memberIds?: readonly string[]
}

export type OwnPlace = {
  position: number | null
  isShared: boolean
  /** Points or strokes behind the leader; 0 for who leads or is level with the leader; null without a place. */
  behind: number | null
  /** Points or strokes ahead of the next row; only of one who leads alone, and only when there is a next. */
  ahead: number | null
  thru: number
  isCompleted: boolean
  isTeam: boolean
}

/** The place of each player on a board whose rows are in order; all of a team have the place of their team. */
export function ownPlaces(ordered: readonly PlacedRow[]): Map<string, OwnPlace> {
  const [first, second] = ordered
  const places = new Map<string, OwnPlace>()
  for (const row of ordered) {
    const { position, isShared, thru, isCompleted, memberIds } = row
    const leadsAlone = row === first && position !== null && !isShared
    const place = {
      position,
      isShared,
      behind: position === null ? null : distance(row, first),
      ahead: leadsAlone && second?.position != null ? distance(second, row) : null,
      thru,
      isCompleted,
      isTeam: memberIds !== undefined,
    }
    for (const userId of memberIds ?? [row.userId]) places.set(userId, place)
  }
  return places
}

function distance(row: PlacedRow, before: PlacedRow | undefined): number | null {
  return row.main === null || before?.main == null ? null : row.main - before.main
}
