import { recordAction } from '../../platform/audit/audit.store.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { lockPlayer } from '../../identity/identity.ts'
import { decidedAlready } from './decide-on-round-elsewhere.ts'
import { changeRoundElsewhere, findRoundElsewhere } from './rounds-elsewhere.store.ts'

/** The player takes a round back that the committee has not looked at yet. The same again changes nothing. */
export async function withdrawRoundElsewhere(
  services: Services,
  { viewer, elsewhereId }: { viewer: SignedIn; elsewhereId: string },
): Promise<void> {
  const { userId } = viewer
  await services.db.transaction(async (tx) => {
    await lockPlayer(tx, userId)
    const round = await findRoundElsewhere(tx, elsewhereId)
    if (round?.userId !== userId) throw new AppError('not_found')
    if (round.status === 'withdrawn') return
    if (round.status !== 'waiting') throw decidedAlready()
    await changeRoundElsewhere(tx, round.id, { status: 'withdrawn' })
    await services.feed.announce(tx, { kind: 'person', userId })
    await recordAction(services, tx, {
      ...{ by: viewer, clubId: round.clubId, action: 'member.round_elsewhere', objectId: userId },
      before: { roundElsewhere: 'waiting' },
      after: { roundElsewhere: 'withdrawn' },
    })
  })
}
