import { totalPar } from '#golf/course/course.ts'
import { toResults, type HoleEntry } from '#golf/card/hole-entry.ts'
import { playingHandicap } from '#golf/numbers.ts'
import { scoreCard, type Card, type CardTerms } from '#golf/card/card.ts'
import { tableNamed } from '../platform/db/stored-golf.ts'
import type { RoundRow } from './rounds.store.ts'

type StoredTerms = Pick<RoundRow, 'holes' | 'playingHandicap' | 'stablefordTable'>

/** The card of a stored round, scored with the same function the phone uses. */
export function scoreRound(round: StoredTerms, entries: readonly HoleEntry[]): Card {
  return scoreCard(termsOfRound(round), toResults(entries))
}

/** What the card of a stored round is scored with. */
export function termsOfRound(round: StoredTerms): CardTerms {
  return {
    holes: round.holes,
    playingHandicap: playingHandicap(round.playingHandicap),
    stablefordTable: tableNamed(round.stablefordTable),
  }
}

/**
 * What totals without holes are apart by: the strokes that a card receives, and its par. Where a hole is closed, those of the
 * holes that count.
 */
export function wholeCard(round: StoredTerms & Pick<RoundRow, 'par'>): {
  holes: number
  received: number
  par: number
} {
  const { lines, closed } = scoreRound(round, [])
  const holes = lines.length
  if (closed.length === 0) return { holes, received: round.playingHandicap, par: round.par }
  const received = lines.reduce((sum, { strokesReceived }) => sum + strokesReceived, 0)
  const closedPar = totalPar(round.holes) - totalPar(lines)
  return { holes, received, par: round.par - closedPar }
}
