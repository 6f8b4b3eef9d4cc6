import type { Services } from '../platform/deps.ts'
import { AppError } from '../platform/http/app-error.ts'
import type { SignedIn } from '../platform/http/session.ts'
import { changeRound, lockRound } from './rounds.store.ts'

/** The player closed what their round brought (D51), on whichever phone. Again changes nothing. */
export async function closeSummary(
  services: Services,
  { viewer, roundId }: { viewer: SignedIn; roundId: string },
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const round = await lockRound(tx, roundId)
    if (round?.userId !== viewer.userId) throw new AppError('not_found')
    if (round.summaryWaits) await changeRound(tx, roundId, { summaryWaits: false })
  })
}
