/** Rows of a wall's screen: twelve in letters that are read from across the room. */
export const WALL_ROWS = 12

/** What three lines of a message take. */
const ROWS_OF_MESSAGE = 3

export type PlainScreen = { board: number; from: number; to: number }

/** What a wall shows one after the other, with one row that stands on both screens, so that nobody is lost between them. */
export function plainScreens(rows: readonly number[], { hasMessage = false } = {}): PlainScreen[] {
  const fit = hasMessage ? WALL_ROWS - ROWS_OF_MESSAGE : WALL_ROWS
  const step = fit - 1
  return rows.flatMap((count, board) => {
    const screens = count <= fit ? 1 : Math.ceil((count - 1) / step)
    return Array.from({ length: screens }, (_, i) => ({
      board,
      from: i * step,
      to: Math.min(count, i * step + fit),
    }))
  })
}
