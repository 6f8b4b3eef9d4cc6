import { AppError } from '../../platform/http/app-error.ts'
import type { BracketRow } from '../matches.store.ts'

/** A card is scored hole by hole between two players; of a match of pairs the result alone is recorded. */
export function requireSingles({ sides }: Pick<BracketRow, 'sides'>): void {
  if (sides !== null)
    throw new AppError('match_not_ready', {
      message: 'A match of pairs has no card here. Record its result in the bracket.',
    })
}
