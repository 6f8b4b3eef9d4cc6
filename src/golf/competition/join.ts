import { accepted, refused, type Outcome } from '../outcome.ts'
import type { CompetitionStatus } from './competition.ts'
import { isEligible, type Admission, type EligibilityRefusal, type Entrant } from './eligibility.ts'
import { entryPhase, type EntryTimes } from './entry-times.ts'

export type JoinRefusal =
  | 'not_open'
  | 'entries_not_yet'
  | 'entries_closed'
  | 'draw_made'
  | 'invite_only'
  | 'full'
  | 'not_a_player'
  | EligibilityRefusal

/** What a competition says of its entries, now. */
export type EntryState = EntryTimes &
  Admission & {
    status: CompetitionStatus
    openToAll: boolean
    maxParticipants: number | null
    entered: number
    /** The bracket of a match play is drawn. */
    isDrawn: boolean
  }

/** D11: may this member enter now? Capacity is checked again inside the transaction that enters the member. */
export function mayJoin(
  competition: EntryState,
  input: { now: Date; isPlayer: boolean; entrant: Entrant },
): Outcome<true, JoinRefusal> {
  if (!input.isPlayer) return refused('not_a_player', 'Only players of the club can enter.')
  if (competition.status !== 'upcoming' && competition.status !== 'active')
    return refused('not_open', 'This competition is not open for entries.')
  const phase = entryPhase(competition, input.now)
  if (phase === 'closed') return refused('entries_closed', 'Entries for this competition are closed.')
  if (phase === 'not_yet') return refused('entries_not_yet', 'Entries for this competition are not open yet.')
  if (!competition.openToAll)
    return refused('invite_only', 'Only the club can enter players in this competition.')
  if (competition.isDrawn) return refused('draw_made', 'The draw has been made.')
  const eligible = isEligible(competition, input.entrant)
  if (!eligible.ok) return eligible
  return isFull(competition) ? refused('full', 'This competition is full.') : accepted(true)
}

export function isFull({
  maxParticipants,
  entered,
}: Pick<EntryState, 'maxParticipants' | 'entered'>): boolean {
  return maxParticipants !== null && entered >= maxParticipants
}

/**
 * Whether a full competition still offers a place on its reserve list: not once its cards are in, nor while its groups are out on
 * their published times, when nobody can step in any more.
 */
export function offersReserve({
  status,
  hasStarts,
  areScoresIn,
}: Pick<EntryState, 'status'> & { hasStarts: boolean; areScoresIn: boolean }): boolean {
  return !areScoresIn && !(hasStarts && status === 'active')
}

/**
 * How many of the reserve list move up now, from the first on: as many as there are places, while the competition is to
 * be played or being played, and a match play is not drawn.
 */
export function placesForReserves(
  competition: Pick<EntryState, 'status' | 'isDrawn' | 'maxParticipants' | 'entered'>,
): number {
  const { status, isDrawn, maxParticipants, entered } = competition
  if (isDrawn || (status !== 'upcoming' && status !== 'active')) return 0
  return maxParticipants === null ? Infinity : Math.max(0, maxParticipants - entered)
}

export type LeaveRefusal = 'not_open' | 'entries_closed' | 'draw_made' | 'card_begun'

/** May an entrant leave by themselves now? Until entries close, a match play is drawn, or they have begun a card. */
export function mayLeave(
  competition: Pick<EntryState, 'status' | 'isDrawn' | keyof EntryTimes>,
  input: { now: Date; hasCard: boolean; isReserve: boolean },
): Outcome<true, LeaveRefusal> {
  const { status, isDrawn } = competition
  if (status !== 'upcoming' && status !== 'active')
    return refused('not_open', 'This competition is not open for entries.')
  if (input.hasCard) return refused('card_begun', 'You have started a card in this competition.')
  if (input.isReserve) return accepted(true)
  if (entryPhase(competition, input.now) === 'closed')
    return refused('entries_closed', 'Entries are closed, so only the club can take you out now.')
  if (isDrawn)
    return refused(
      'draw_made',
      'The draw has been made, so you stay in it. If you cannot play, give a walkover.',
    )
  return accepted(true)
}
