import { accepted, refused, type Outcome } from '../outcome.ts'
import type { CompetitionStatus } from './competition.ts'

export const statusesByHand = ['draft', 'upcoming', 'active', 'completed', 'final', 'cancelled'] as const

export type StepRefusal = 'is_final' | 'not_completed' | 'has_entries' | 'cards_open'

/**
 * U18: every change of a competition's status can be undone. A final result is opened again only with a reason, as
 * provisional or for play. Only a completed competition can be made final, and only when no card is still out and no
 * totals wait to be confirmed; only one without entries can become a draft again.
 */
export function mayTakeStep(input: {
  from: CompetitionStatus
  to: CompetitionStatus
  entries: number
  /** The players whose cards were begun, are not handed in and have no ruling. */
  cardsOut: readonly string[]
  /** The players who handed in totals without holes, which nobody has confirmed (D8). */
  unconfirmed: readonly string[]
  /** Why a result is opened again. */
  reason?: string | null
}): Outcome<true, StepRefusal> {
  const { from, to, entries, cardsOut, unconfirmed } = input
  if (from === to) return accepted(true)
  if (from === 'final' && !isReopened({ from, to }))
    return refused('is_final', 'The result of this competition is final.')
  if (from === 'final' && (input.reason ?? '') === '')
    return refused('is_final', 'The result of this competition is final. Give a reason to reopen it.')
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

/** Results that were closed are open again: a provisional one for play, a final one for corrections or play. */
export function isReopened({ from, to }: { from: CompetitionStatus; to: CompetitionStatus }): boolean {
  return (
    (from === 'final' && (to === 'completed' || to === 'active')) || (from === 'completed' && to === 'active')
  )
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
