import type { Competition } from '#contract/competition/competitions.ts'
import type { DeskCard } from '#contract/competition/desk-cards.ts'

/** The name of what is typed from paper: it is the player's, as their card may be begun only with it. */
export function paperDraftName({ id }: Competition, { userId, roundNumber = 1 }: DeskCard): string {
  return `paper-${id}-${userId}-${roundNumber}`
}

/** The name under which the typed holes of a card are kept. */
export function draftName(roundId: string): string {
  return `paper-${roundId}`
}
