/** Rows of a wall's screen: twelve in letters that are read from across the room. */
export const WALL_ROWS = 12

export type PlainScreen = { board: number; from: number; to: number }

/** What a wall shows one after the other, with one row that stands on both screens, so that nobody is lost between them. */
export function plainScreens(rows: readonly number[]): PlainScreen[] {
  const step = WALL_ROWS - 1
  return rows.flatMap((count, board) => {
    const screens = count <= WALL_ROWS ? 1 : Math.ceil((count - 1) / step)
    return Array.from({ length: screens }, (_, i) => ({
      board,
      from: i * step,
      to: Math.min(count, i * step + WALL_ROWS),
    }))
  })
}
