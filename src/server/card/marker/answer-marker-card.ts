import type { z } from 'zod/mini'
import type { answerMarkerCard as answerCall } from '#contract/card/marker-card.ts'
import type { AuditAction } from '#contract/platform/audit-action.ts'
import { mayScoreRound } from '#contract/club/permissions.ts'
import { recordAction } from '../../platform/audit/audit.store.ts'
import type { Transaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError, fieldError } from '../../platform/http/app-error.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { addNotice } from '../../outbound/outbound.ts'
import { cardClosed } from '../card-closed.ts'
import { toTotals } from '../card-totals.ts'
import { closeCard } from '../close-card.ts'
import { digestEntries, listCountingEntries } from '../hole-entries/hole-entries.store.ts'
import { refuseDifferences, refusePaperOnly } from '../refuse-differences.ts'
import { changeRound, lockRound, type RoundRow } from '../rounds.store.ts'
import { scoreRound } from '../score-round.ts'
import { withScorers } from '../scorers/scorers.store.ts'
import { changeMarkerCard, findMarkerCard, findUserName, type MarkerCardRow } from './marker-cards.store.ts'

type Body = z.output<typeof answerCall.body>
type Answering = { viewer: SignedIn; round: RoundRow; card: MarkerCardRow }

/**
 * What the player or their marker says of a marker's card (Rule 3.3b): the marker agrees to be it; the player certifies and
 * the marker attests the card as they see it; the marker refuses with a reason. A confirmation is of one revision, so any
 * change of what counts takes both away. The card is final in the transaction of the second one. Safe to repeat.
 */
export async function answerMarkerCard(
  services: Services,
  { viewer, roundId, body }: { viewer: SignedIn; roundId: string; body: Body },
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const found = await lockRound(tx, roundId)
    const round = found && (await withScorers(tx, viewer, found))
    if (!round || !mayScoreRound(viewer, round)) throw new AppError('not_found')
    const card = await findMarkerCard(tx, roundId)
    if (!card) throw new AppError('not_found')
    const isMarker = card.markerId === viewer.userId
    if (!isMarker && (round.userId !== viewer.userId || body.act !== 'confirm'))
      throw new AppError('forbidden')
    if (round.status === 'submitted' && body.act !== 'refuse') return
    if (round.status !== 'in_progress') throw cardClosed(round.status)
    const answering = { viewer, round, card }
    if (body.act === 'agree') await agree(services, tx, answering)
    else if (body.act === 'refuse') await refuse(services, tx, { ...answering, reason: body.reason })
    else await confirm(services, tx, { ...answering, ...body })
    // Both phones listen to the competition's board.
    const { competitionId, userId } = round
    if (competitionId !== null) await services.feed.announce(tx, { kind: 'board', competitionId, userId })
  })
}

async function agree(services: Services, tx: Transaction, { round, card }: Answering): Promise<void> {
  if (card.agreedAt === null) await changeMarkerCard(tx, round.id, { agreedAt: services.now() })
}

async function refuse(
  services: Services,
  tx: Transaction,
  { viewer, round, card, reason }: Answering & { reason: string | undefined },
): Promise<void> {
  if (reason === undefined) throw fieldError('reason', 'Say why, so that the player can put it right.')
  if (card.refusal === reason) return
  const now = services.now()
  await changeMarkerCard(tx, round.id, {
    agreedAt: card.agreedAt ?? now,
    refusedAt: now,
    refusal: reason,
    certifiedAt: null,
    certifiedRevision: null,
    attestedAt: null,
    attestedRevision: null,
  })
  await addNotice(services, tx, {
    userId: round.userId,
    clubId: round.clubId,
    key: `refused ${round.id} ${now.getTime()}`,
    kind: 'attest_refused',
    about: { roundId: round.id, byId: viewer.userId },
  })
  await record(services, tx, { viewer, round, action: 'round.attestation_refused', reason })
}

async function confirm(
  services: Services,
  tx: Transaction,
  {
    viewer,
    round: found,
    card,
    revision,
    hasValidReason,
  }: Answering & Pick<Body, 'revision' | 'hasValidReason'>,
): Promise<void> {
  const isPlayer = viewer.userId === found.userId
  // Why holes were not played is for the player to say, and the card may be closed by the marker.
  const round = isPlayer && hasValidReason !== undefined ? { ...found, hasValidReason } : found
  if (revision !== round.revision) throw new AppError('changed_meanwhile')
  await refuseDifferences(tx, round)
  await refusePaperOnly(tx, round)
  const entries = await listCountingEntries(tx, round)
  const scored = scoreRound(round, entries)
  if (scored.thru === 0) throw new AppError('holes_missing', { message: 'This card has no score yet.' })
  if (round !== found) await changeRound(tx, round.id, { hasValidReason: round.hasValidReason })
  if ((isPlayer ? card.certifiedRevision : card.attestedRevision) === revision) return
  const at = services.now()
  await changeMarkerCard(tx, round.id, {
    ...(isPlayer
      ? { certifiedAt: at, certifiedRevision: revision }
      : { attestedAt: at, attestedRevision: revision, agreedAt: card.agreedAt ?? at }),
    refusedAt: null,
    refusal: null,
  })
  await record(services, tx, { viewer, round, action: isPlayer ? 'round.certified' : 'round.attested' })
  const isBoth = (isPlayer ? card.attestedRevision : card.certifiedRevision) === revision
  if (isBoth) await close(services, tx, { viewer, round, card, entries, scored })
  else if (isPlayer)
    await addNotice(services, tx, {
      userId: card.markerId,
      clubId: round.clubId,
      key: `attest ${round.id} ${revision}`,
      kind: 'attest_asked',
      about: { roundId: round.id, byId: viewer.userId },
    })
}

type Closing = Answering & {
  entries: Awaited<ReturnType<typeof listCountingEntries>>
  scored: ReturnType<typeof scoreRound>
}

async function close(services: Services, tx: Transaction, closing: Closing): Promise<void> {
  const { viewer, round, card, entries, scored } = closing
  const markerName = await findUserName(tx, card.markerId)
  const totals = toTotals(scored)
  const same = await closeCard(services, tx, {
    round,
    entries,
    totals,
    isMarkerCard: true,
    sameRound: 'unasked',
    // Attesting on one's own phone is the signature.
    attested: {
      markerName,
      markerSignature: markerName,
      clientVerifiedAt: null,
      scorecardPhoto: round.scorecardPhoto,
    },
  })
  await recordAction(services, tx, {
    by: viewer,
    clubId: round.clubId,
    action: 'round.handed_in',
    objectId: round.id,
    subjectId: round.userId,
    after: { ...totals, ...same, ...(await digestEntries(tx, round)) },
  })
}

async function record(
  services: Services,
  tx: Transaction,
  input: { viewer: SignedIn; round: RoundRow; action: AuditAction; reason?: string },
): Promise<void> {
  const { viewer, round, action, reason } = input
  await recordAction(services, tx, {
    by: viewer,
    clubId: round.clubId,
    action,
    objectId: round.id,
    subjectId: round.userId,
    ...(reason === undefined ? {} : { reason }),
    after: await digestEntries(tx, round),
  })
}
