import { mayHandInRound } from '#contract/club/permissions.ts'
import { recordAction } from '../../platform/audit/audit.store.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError, fieldError } from '../../platform/http/app-error.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { addNotice } from '../../outbound/outbound.ts'
import { cardClosed } from '../card-closed.ts'
import { digestEntries } from '../hole-entries/hole-entries.store.ts'
import { lockRound } from '../rounds.store.ts'
import { addScorer, endScorer } from '../scorers/add-scorer.ts'
import { asksForMarkerCard, findMarkerCard, listMarkerCandidates, putMarker } from './marker-cards.store.ts'

/**
 * The player says who marks their card: somebody else who is entered. Another one takes the place of the first, whose
 * scores stay; what was confirmed before falls. The same again changes nothing.
 */
export async function nameMarker(
  services: Services,
  { viewer, roundId, markerId }: { viewer: SignedIn; roundId: string; markerId: string },
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const round = await lockRound(tx, roundId)
    if (round?.userId !== viewer.userId) throw new AppError('not_found')
    if (!mayHandInRound(viewer, round)) throw new AppError('no_longer_member')
    if (!(await asksForMarkerCard(tx, round))) throw new AppError('not_found')
    if (round.status !== 'in_progress') throw cardClosed(round.status)
    const before = await findMarkerCard(tx, roundId)
    if (before?.markerId === markerId) return
    if (!(await listMarkerCandidates(tx, round)).some(({ id }) => id === markerId))
      throw fieldError('markerId', 'Choose somebody else who is entered in this competition.')
    if (before) await endScorer(services, tx, { roundId, userId: before.markerId })
    await putMarker(tx, { roundId, markerId, namedAt: services.now() })
    await addScorer(services, tx, { roundId, userId: markerId, addedBy: viewer.userId })
    await addNotice(services, tx, {
      userId: markerId,
      clubId: round.clubId,
      key: `marker ${roundId}`,
      kind: 'attest_asked',
      about: { roundId, byId: viewer.userId },
    })
    await recordAction(services, tx, {
      by: viewer,
      clubId: round.clubId,
      action: 'round.marker_named',
      objectId: roundId,
      subjectId: round.userId,
      after: { markerId, ...(await digestEntries(tx, round)) },
    })
  })
}
