import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { findMembership } from '../../club/club.ts'
import { noTotals } from '../card-totals.ts'
import { changeCard } from './change-card.ts'
import { listOpenRounds } from '../rounds.store.ts'

/**
 * Gives a card that was handed in back to its player: they score on and hand it in again, with a new attestation; the
 * old one stays in the history. Until then it is off the handicap record. One that is open already stays as it is. Where
 * they have another round open, it stands beside that one.
 */
export async function reopenCard(
  services: Services,
  input: { viewer: SignedIn; roundId: string; reason: string },
): Promise<void> {
  await changeCard(services, input, async ({ round, entries }, tx) => {
    if (round.status === 'in_progress') return undefined
    const membership =
      round.status === 'withdrawn' ? await findMembership(tx, round.clubId, round.userId) : undefined
    if (round.status === 'withdrawn' && membership?.status !== 'active')
      throw new AppError('forbidden', {
        message: 'This player is not a member of the club. Correct the card and hand it in for them instead.',
      })
    const hasOther = (await listOpenRounds(tx, round.userId)).some(({ round: open }) => !open.openedByClub)
    return {
      kind: 'reopened',
      round: {
        ...noTotals,
        status: 'in_progress',
        openedByClub: round.openedByClub || hasOther,
        submittedAt: null,
        clientVerifiedAt: null,
        markerName: null,
        markerSignature: null,
      },
      entries,
      withAttestation: true,
    }
  })
}
