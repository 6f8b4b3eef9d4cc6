import type { Services } from '../deps.ts'
import { AppError } from '../http/app-error.ts'
import type { SignedIn } from '../http/session.ts'
import { totalsOf } from './card-totals.ts'
import { changeCard } from './change-card.ts'
import { cardOf } from './round-card.ts'

/**
 * Hands an open card in for a player whose paper card the club has: the marker is named, his signature is on the paper.
 * The same again is the same answer.
 */
export async function handInForPlayer(
  services: Services,
  terms: { viewer: SignedIn; roundId: string; reason: string; partnerName: string },
): Promise<void> {
  await changeCard(services, terms, (_tx, { round, scores }) => {
    if (round.status === 'submitted' && round.markerName === terms.partnerName)
      return Promise.resolve(undefined)
    if (round.status !== 'in_progress')
      throw new AppError('round_closed', { details: { status: round.status } })
    const card = cardOf(round, scores)
    if (card.thru === 0) throw new AppError('holes_missing', { message: 'This card has no score yet.' })
    return Promise.resolve({
      kind: 'handed_in' as const,
      round: {
        ...totalsOf(card),
        status: 'submitted',
        submittedAt: services.now(),
        markerName: terms.partnerName,
        markerSignature: null,
      },
      scores,
    })
  })
}
