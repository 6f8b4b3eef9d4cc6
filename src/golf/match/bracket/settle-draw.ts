import type { Bracket } from './bracket.ts'
import { passEmptyPlaces } from './empty-places.ts'
import { withPlate } from './plate.ts'
import { withWalkovers } from './walkovers.ts'

/**
 * Everything that follows from the results without anybody's doing: walkovers of those who have left (T30), byes where
 * both sides were scratched, and the plate (D14).
 */
export function settleDraw(bracket: Bracket, gone: ReadonlySet<string>): Bracket {
  const pass = (one: Bracket) => passEmptyPlaces(withWalkovers(one, gone))
  return pass(withPlate(pass(bracket)))
}
