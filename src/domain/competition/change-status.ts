import { accepted, refused, type Outcome } from '../outcome.ts'
import type { CompetitionStatus } from './competition.ts'

export const statusesByHand = ['draft', 'upcoming', 'active', 'completed', 'final', 'cancelled'] as const

export type StepRefusal = 'is_final' | 'not_completed' | 'has_entries' | 'cards_open'

/**
 * U18: every change of a competition's status can be undone until its result is final. Only a completed competition can
 * be made final, and only when no card is still out and no totals wait to be confirmed; only one without entries can become a draft again.
 */
export function mayTakeStep(input: {
  from: CompetitionStatus
  to: CompetitionStatus
  entries: number
  /** The players whose cards were begun, are not handed in and have no ruling. */
  cardsOut: readonly string[]
  /** The players who handed in totals without holes, which nobody has confirmed (D8). */
  unconfirmed: readonly string[]
}): Outcome<true, StepRefusal> {
  const { from, to, entries, cardsOut, unconfirmed } = input
  if (from === to) return accepted(true)
  if (from === 'final') return refused('is_final', 'The result of this competition is final.')
  if (to === 'final' && from !== 'completed')
    return refused('not_completed', 'Only the result of a completed competition can be made final.')
  if (to === 'final' && cardsOut.length + unconfirmed.length > 0)
    return refused(
      'cards_open',
      [...cardsOutSentence(cardsOut), ...unconfirmedSentence(unconfirmed)].join(' '),
    )
  if (to === 'draft' && entries > 0)
    return refused('has_entries', 'Players have entered, so it cannot be a draft again. Cancel it instead.')
  return accepted(true)
}

const NAMED = 5

/** Names whose cards are out: of many the first, so that the sentence stays one. */
function cardsOutSentence(players: readonly string[]): string[] {
  const [only] = players
  if (only === undefined) return []
  if (players.length === 1)
    return [`The card of ${only} is not handed in. Rule on it first: no return or withdrawn.`]
  return [
    `${players.length} cards are not handed in: ${namesOf(players)}. Rule on each first: no return or withdrawn.`,
  ]
}

function unconfirmedSentence(players: readonly string[]): string[] {
  const [only] = players
  if (only === undefined) return []
  if (players.length === 1)
    return [`The card of ${only} has only totals. Confirm them, enter its holes, or rule on it first.`]
  return [
    `${players.length} cards have only totals: ${namesOf(players)}. Confirm each, enter its holes, or rule on it first.`,
  ]
}

function namesOf(players: readonly string[]): string {
  const named = players.length > NAMED ? players.slice(0, NAMED) : players.slice(0, -1)
  const last = players.length > NAMED ? `${players.length - NAMED} more` : players.at(-1)
  return `${named.join(', ')} and ${last ?? ''}`
}
