import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { lockPlayer } from '../../identity/identity.ts'
import { changeRecord } from '../change-record.ts'
import { decidedAlready } from './decide-on-round-elsewhere.ts'
import { findRoundElsewhere } from './rounds-elsewhere.store.ts'

/** The player takes a round back that the committee has not looked at yet. The same again changes nothing. */
export async function withdrawRoundElsewhere(
  services: Services,
  { viewer, elsewhereId }: { viewer: SignedIn; elsewhereId: string },
): Promise<void> {
  const { userId } = viewer
  await services.db.transaction(async (tx) => {
    const person = await lockPlayer(tx, userId)
    const round = await findRoundElsewhere(tx, elsewhereId)
    if (round?.userId !== userId) throw new AppError('not_found')
    if (round.status === 'withdrawn') return
    if (round.status !== 'waiting') throw decidedAlready()
    const held = person?.handicapIndex ?? null
    await changeRecord(services, tx, {
      kind: 'round_elsewhere',
      step: 'withdraw',
      by: viewer,
      clubId: round.clubId,
      reason: null,
      round,
      set: { status: 'withdrawn' },
      moves: [{ userId, before: held, after: held }],
    })
  })
}
