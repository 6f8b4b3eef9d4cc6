import { accepted, refused, type Outcome } from '../outcome.ts'
import type { CompetitionStatus } from './competition.ts'

export type JoinRefusal = 'not_open' | 'invite_only' | 'full' | 'not_a_player'

/** D11: may this member enter now? Capacity is checked again inside the transaction that enters the member. */
export function mayJoin(input: {
  status: CompetitionStatus
  openToAll: boolean
  isPlayer: boolean
  entered: number
  maxParticipants: number | null
}): Outcome<true, JoinRefusal> {
  if (!input.isPlayer) return refused('not_a_player', 'Only players of the club can enter.')
  if (input.status !== 'upcoming' && input.status !== 'active')
    return refused('not_open', 'This competition is not open for entries.')
  if (!input.openToAll) return refused('invite_only', 'Only the club can enter players in this competition.')
  if (input.maxParticipants !== null && input.entered >= input.maxParticipants)
    return refused('full', 'This competition is full.')
  return accepted(true)
}
