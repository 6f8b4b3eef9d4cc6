import type { PlayerReading } from '../../card-reading.ts'
import { inDoubt } from './doubt-together.ts'

/** As mean log chance: of the nine numbers over the holes about five were read. With fewer, a column beside would do as well. */
const leastHeader = Math.log(0.1)

/** What is known of a nine: the number over its first hole, and how well those over all of them were read. */
type Headed = { readonly first: number; readonly score: number }

/** The cells of a nine whose hole numbers could hardly be read are doubtful: it may be a column off. */
export function withWeakHeadersInDoubt(
  players: readonly PlayerReading[],
  nines: readonly Headed[],
): PlayerReading[] {
  const weak = nines.filter(({ score }) => score < leastHeader)
  const isWeak = (hole: number) => weak.some(({ first }) => hole >= first && hole < first + 9)
  return players.map((player) => ({
    ...player,
    cells: player.cells.map((cell) => (isWeak(cell.holeNumber) ? inDoubt(cell) : cell)),
  }))
}
