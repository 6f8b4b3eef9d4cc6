import { toResults, type HoleEntry } from '#domain/round/hole-entry.ts'
import { cardFromTerms, type Card } from '#domain/scoring/card.ts'
import { tableNamed } from '../db/stored-golf.ts'
import type { RoundRow } from './rounds.store.ts'

type StoredTerms = Pick<RoundRow, 'holes' | 'playingHandicap' | 'stablefordTable'>

/** The card of a stored round, scored with the same function the phone uses. */
export function scoreRound(round: StoredTerms, entries: readonly HoleEntry[]): Card {
  const { holes, playingHandicap, stablefordTable } = round
  return cardFromTerms(
    { holes, playingHandicap, stablefordTable: tableNamed(stablefordTable) },
    toResults(entries),
  )
}
