import type { Services } from '../../deps.ts'
import { AppError } from '../../http/app-error.ts'
import type { SignedIn } from '../../http/session.ts'
import { toTotals } from '../card-totals.ts'
import { changeCard } from './change-card.ts'
import { scoreRound } from '../score-round.ts'

/**
 * Hands an open card, or one withdrawn when its player left, in for a player whose paper card the club has: the marker is named, and their
 * signature is on the paper.
 * The same again is the same answer.
 */
export async function handInForPlayer(
  services: Services,
  input: { viewer: SignedIn; roundId: string; reason: string; partnerName: string },
): Promise<void> {
  await changeCard(services, input, (_tx, { round, entries }) => {
    if (round.status === 'submitted' && round.markerName === input.partnerName)
      return Promise.resolve(undefined)
    if (round.status !== 'in_progress' && round.status !== 'withdrawn')
      throw new AppError('round_closed', { details: { status: round.status } })
    const card = scoreRound(round, entries)
    if (card.thru === 0) throw new AppError('holes_missing', { message: 'This card has no score yet.' })
    return Promise.resolve({
      kind: 'handed_in' as const,
      round: {
        ...toTotals(card),
        status: 'submitted',
        submittedAt: services.now(),
        markerName: input.partnerName,
        markerSignature: null,
      },
      entries,
    })
  })
}
