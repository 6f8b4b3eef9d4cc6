import type { z } from 'zod/mini'
import type { objectToCard as objectToCardCall } from '#contract/card/card-objections.ts'
import { resultFromWire } from '#contract/platform/wire-names.ts'
import { mayChangeCard, maySeeRound } from '#contract/club/permissions.ts'
import { MOST_STROKES } from '#golf/numbers.ts'
import { isCardFrozen } from '#golf/card/card-changes.ts'
import type { AuditAction } from '#contract/platform/audit-action.ts'
import { recordAction } from '../../platform/audit/audit.store.ts'
import { currentStatus, findCompetition } from '../../competition/competition.ts'
import type { Transaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError, fieldError } from '../../platform/http/app-error.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { addNotice } from '../../outbound/outbound.ts'
import { digestEntries } from '../hole-entries/hole-entries.store.ts'
import { lockRound, type RoundRow } from '../rounds.store.ts'
import { findLastObjection, findObjection, insertObjection, settleOpenObjection } from './objections.store.ts'

type Own = { viewer: SignedIn; roundId: string }
type Body = z.output<typeof objectToCardCall.body>

/**
 * A player says what is wrong on their card that is handed in. It stays as it is until the club decides; while one waits,
 * another changes nothing.
 */
export async function objectToCard(
  services: Services,
  { viewer, roundId, body }: Own & { body: Body },
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const round = await lockRound(tx, roundId)
    if (round?.userId !== viewer.userId) throw new AppError('not_found')
    const sent = await findObjection(tx, body.id)
    if (sent && sent.roundId !== roundId) throw new AppError('not_found')
    if (sent || (await findLastObjection(tx, roundId))?.state === 'open') return
    await refuseWhereNothingWaits(services, tx, round)
    const reason = body.reason ?? null
    await insertObjection(tx, {
      id: body.id,
      roundId,
      clubId: round.clubId,
      reason,
      at: services.now(),
      ...readHole(round, body.hole ?? null),
    })
    await record(services, tx, { viewer, round, action: 'round.objected', reason })
  })
}

/** The player takes back what waits for the club. Again changes nothing. */
export async function withdrawObjection(services: Services, { viewer, roundId }: Own): Promise<void> {
  await services.db.transaction(async (tx) => {
    const round = await lockRound(tx, roundId)
    if (round?.userId !== viewer.userId) throw new AppError('not_found')
    const withdrawn = await settleOpenObjection(tx, {
      roundId,
      state: 'withdrawn',
      by: viewer.userId,
      at: services.now(),
      answer: null,
    })
    if (withdrawn)
      await record(services, tx, { viewer, round, action: 'round.objection_withdrawn', reason: null })
  })
}

/** The club leaves the card as it is and says why, which the player is told. Again changes nothing. */
export async function answerObjection(
  services: Services,
  { viewer, roundId, id, reason }: Own & { id: string; reason: string },
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const round = await lockRound(tx, roundId)
    if (!round || !maySeeRound(viewer, round)) throw new AppError('not_found')
    if (!mayChangeCard(viewer, round)) throw new AppError('forbidden')
    const asked = await findObjection(tx, id)
    if (asked?.roundId !== roundId) throw new AppError('not_found')
    if (asked.state !== 'open') return
    await settleOpenObjection(tx, {
      roundId,
      state: 'answered',
      by: viewer.userId,
      at: services.now(),
      answer: reason,
    })
    await addNotice(services, tx, {
      kind: 'objection_answered',
      about: { roundId, objectionId: id },
      userId: round.userId,
      clubId: round.clubId,
      key: `objection ${id}`,
    })
    await record(services, tx, { viewer, round, action: 'round.objection_answered', reason })
  })
}

/** Only a card that is handed in, before its result is final: an open one is the player's to change. */
async function refuseWhereNothingWaits(
  services: Services,
  tx: Transaction,
  { status, competitionId, watchRoundId }: RoundRow,
): Promise<void> {
  if (status !== 'submitted')
    throw new AppError('round_closed', { message: 'Only a card that is handed in can be questioned.' })
  if (watchRoundId !== null)
    throw new AppError('round_closed', {
      message:
        'This round came from a watch and is yours alone. Take it out of your rounds, and bring it again.',
    })
  if (competitionId === null) return
  const competition = await findCompetition(tx, competitionId)
  if (competition && isCardFrozen(currentStatus(competition, services.now())))
    throw new AppError('result_final')
}

function readHole(round: RoundRow, hole: NonNullable<Body['hole']> | null) {
  if (!hole) return {}
  const { holeNumber } = hole
  if (!round.holes.some((one) => one.holeNumber === holeNumber))
    throw fieldError('hole.holeNumber', `The card has no hole ${holeNumber}.`)
  if ((hole.result === 'strokes') !== ((hole.grossScore ?? null) !== null))
    throw fieldError(
      'hole.grossScore',
      `A hole that was played has 1 to ${MOST_STROKES} strokes; one picked up or not played has none.`,
    )
  const result = resultFromWire(hole)
  return { holeNumber, result: result.kind, strokes: result.kind === 'strokes' ? result.strokes : null }
}

type Recorded = { viewer: SignedIn; round: RoundRow; action: AuditAction; reason: string | null }

async function record(
  services: Services,
  tx: Transaction,
  { viewer, round, action, reason }: Recorded,
): Promise<void> {
  await recordAction(services, tx, {
    by: viewer,
    clubId: round.clubId,
    action,
    objectId: round.id,
    subjectId: round.userId,
    reason,
    after: await digestEntries(tx, round),
  })
}
