/** Screens turn at this pace where there is more than one. */
export const TURN_MS = 12_000

/** `isPodium`: the first three alone. */
export type WallScreen = { competitionId: string; from: number; to: number; isPodium?: boolean }

/**
 * What a wall shows one after the other: of each board as many screens as its rows need, with one row that stands on both
 * so that nobody is lost between them.
 */
export function wallScreens(
  boards: readonly { competitionId: string; rows: number; hasPodium?: boolean }[],
  fit: number,
): WallScreen[] {
  const room = Math.max(1, fit)
  const step = Math.max(1, room - 1)
  const both = room - step
  return boards.flatMap(({ competitionId, rows, hasPodium }) => {
    const count = rows <= room ? 1 : Math.ceil((rows - both) / step)
    const screens = Array.from({ length: count }, (_, i): WallScreen => ({
      competitionId,
      from: i * step,
      to: Math.min(rows, i * step + room),
    }))
    return hasPodium === true ? [{ competitionId, from: 0, to: 0, isPodium: true }, ...screens] : screens
  })
}
