import type { z } from 'zod/mini'
import type { decideLateScore as decideCall } from '#contract/card/late-scores.ts'
import { resultToWire } from '#contract/platform/wire-names.ts'
import { mayChangeCard, maySeeRound } from '#contract/club/permissions.ts'
import type { NoticeOf } from '#contract/outbound/notice-kinds.ts'
import { recordAction } from '../../platform/audit/audit.store.ts'
import { resultFrom } from '../../platform/db/stored-golf.ts'
import type { Transaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { addNotice } from '../../outbound/outbound.ts'
import { changeCard } from '../card-changes/change-card.ts'
import { correctHoles } from '../card-changes/correct-card.ts'
import { lockRound } from '../rounds.store.ts'
import { lockLateScore, settleLateScore, type LateScoreRow } from './late-scores.store.ts'

type Decision = { viewer: SignedIn; roundId: string; lateScoreId: string } & z.output<typeof decideCall.body>

/**
 * An administrator puts a late score on the card, which is a correction with its reason like any other, or dismisses it.
 * Deciding the same again changes nothing; another decision than one that was made is refused.
 */
export async function decideLateScore(services: Services, input: Decision): Promise<void> {
  if (input.accepts) await accept(services, input)
  else await dismiss(services, input)
}

async function accept(services: Services, input: Decision): Promise<void> {
  await changeCard(services, input, async (card, tx) => {
    const late = await takeOpen(services, tx, input)
    if (!late) return undefined
    const { holeNumber } = late
    const to = resultToWire(resultFrom(late.result, late.strokes))
    const holes = [{ holeNumber, from: input.from, to }]
    const change = await correctHoles(services, tx, { ...card, viewer: input.viewer, holes })
    return change && { ...change, notice: decided(late, true) }
  })
}

/** The card stays as it is, so this can be done when the result is final too. */
async function dismiss(services: Services, input: Decision): Promise<void> {
  const { viewer, roundId, reason } = input
  await services.db.transaction(async (tx) => {
    const round = await lockRound(tx, roundId)
    if (!round || !maySeeRound(viewer, round)) throw new AppError('not_found')
    if (!mayChangeCard(viewer, round)) throw new AppError('forbidden')
    const late = await takeOpen(services, tx, input)
    if (!late) return
    const { userId, clubId } = round
    if (userId !== viewer.userId)
      await addNotice(services, tx, {
        ...decided(late, false),
        userId,
        clubId,
        key: `late ${roundId} ${late.id}`,
      })
    await recordAction(services, tx, {
      by: viewer,
      clubId,
      action: 'round.late_score_dismissed',
      objectId: roundId,
      subjectId: userId,
      reason,
      before: { holes: { [late.holeNumber]: late.strokes ?? late.result } },
    })
  })
}

function decided({ roundId, holeNumber }: LateScoreRow, isAccepted: boolean): NoticeOf {
  return { kind: 'late_score_decided', about: { roundId, holes: [holeNumber], isAccepted } }
}

/** Marks the late score as decided; undefined when this very decision was made before. */
async function takeOpen(
  services: Services,
  tx: Transaction,
  { viewer, roundId, lateScoreId, accepts, reason }: Decision,
): Promise<LateScoreRow | undefined> {
  const key = { roundId, id: lateScoreId }
  const late = await lockLateScore(tx, key)
  // The card is there, so this one was: its player has deleted their account since.
  if (!late) throw new AppError('changed_meanwhile')
  const state = accepts ? 'accepted' : 'dismissed'
  if (late.state === state) return undefined
  if (late.state !== 'open') throw new AppError('changed_meanwhile')
  await settleLateScore(tx, key, { state, decidedBy: viewer.userId, decidedAt: services.now(), reason })
  return late
}
