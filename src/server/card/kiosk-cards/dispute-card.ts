import { mayChangeCard, maySeeRound } from '#contract/club/permissions.ts'
import { recordAction } from '../../platform/audit/audit.store.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { addNotice } from '../../outbound/outbound.ts'
import { digestEntries } from '../hole-entries/hole-entries.store.ts'
import { lockRound } from '../rounds.store.ts'
import { changeHandIn, findLatestHandIn } from './hand-ins.store.ts'

type Input = { viewer: SignedIn; roundId: string; reason: string }

/** A player objects to a card that came in for them at a kiosk. It stays as it is until the club decides; again changes nothing. */
export async function disputeCard(services: Services, { viewer, roundId, reason }: Input): Promise<void> {
  await services.db.transaction(async (tx) => {
    const round = await lockRound(tx, roundId)
    if (round?.userId !== viewer.userId) throw new AppError('not_found')
    const found = await findLatestHandIn(tx, roundId)
    if (!found) throw new AppError('not_found')
    if (found.handIn.disputedAt !== null) return
    await changeHandIn(tx, found.handIn.id, { disputedAt: services.now(), disputeReason: reason })
    await recordAction(services, tx, {
      by: viewer,
      clubId: round.clubId,
      action: 'round.kiosk_card_disputed',
      objectId: roundId,
      subjectId: round.userId,
      reason,
      after: await digestEntries(tx, round),
    })
  })
}

/** The club has dealt with it, by leaving the card, correcting it or reopening it, and its player is told. Again changes nothing. */
export async function settleDispute(services: Services, { viewer, roundId, reason }: Input): Promise<void> {
  await services.db.transaction(async (tx) => {
    const round = await lockRound(tx, roundId)
    if (!round || !maySeeRound(viewer, round)) throw new AppError('not_found')
    if (!mayChangeCard(viewer, round)) throw new AppError('forbidden')
    const found = await findLatestHandIn(tx, roundId)
    if (!found?.handIn.disputedAt) throw new AppError('not_found')
    if (found.handIn.settledAt !== null) return
    await changeHandIn(tx, found.handIn.id, {
      settledAt: services.now(),
      settledBy: viewer.userId,
      settledReason: reason,
    })
    await addNotice(services, tx, {
      kind: 'objection_answered',
      about: { roundId, handInId: found.handIn.id },
      userId: round.userId,
      clubId: round.clubId,
      key: `kiosk objection ${found.handIn.id}`,
    })
    await recordAction(services, tx, {
      by: viewer,
      clubId: round.clubId,
      action: 'round.kiosk_dispute_settled',
      objectId: roundId,
      subjectId: round.userId,
      reason,
      after: await digestEntries(tx, round),
    })
  })
}
