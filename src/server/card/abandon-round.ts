import { mayAbandonRound } from '#contract/club/permissions.ts'
import type { Services } from '../platform/deps.ts'
import { AppError } from '../platform/http/app-error.ts'
import type { SignedIn } from '../platform/http/session.ts'
import { changeRound, deleteRound, lockRound } from './rounds.store.ts'
import { settleRound } from './same-round/count-once.ts'

/**
 * Gives up an open round (T20). Its entries are kept; twice is once, and one that the club has ended stays as it is. One from a
 * watch, which is nobody else's, goes altogether.
 */
export async function abandonRound(
  services: Services,
  input: { viewer: SignedIn; roundId: string },
): Promise<void> {
  const { viewer, roundId } = input
  await services.db.transaction(async (tx) => {
    const round = await lockRound(tx, roundId)
    if (!round || !mayAbandonRound(viewer, round)) throw new AppError('not_found')
    if (round.watchRoundId !== null) {
      await deleteRound(tx, roundId)
      return services.feed.announce(tx, { kind: 'person', userId: round.userId })
    }
    if (round.status === 'abandoned' || round.status === 'withdrawn') return
    if (round.status !== 'in_progress') throw new AppError('round_closed')
    await changeRound(tx, roundId, { status: 'abandoned' })
    await settleRound(services, tx, { ...round, status: 'abandoned' })
    if (round.competitionId !== null)
      await services.feed.announce(tx, {
        kind: 'board',
        competitionId: round.competitionId,
        userId: viewer.userId,
      })
  })
}
