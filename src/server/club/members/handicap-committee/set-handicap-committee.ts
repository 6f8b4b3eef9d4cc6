import { recordAction } from '../../../platform/audit/audit.store.ts'
import type { Transaction } from '../../../platform/db/transaction.ts'
import type { Services } from '../../../platform/deps.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { SignedIn } from '../../../platform/http/session.ts'
import {
  changeHandicapCommittee,
  countOnHandicapCommittee,
  findClub,
  findMembership,
} from '../members.store.ts'

/**
 * An administrator takes another one, or themself, off the handicap committee, or puts them back. The club's row is locked,
 * so that two who go at once cannot leave it without any.
 */
export async function setHandicapCommittee(
  services: Services,
  input: { viewer: SignedIn; clubId: string; memberId: string; isOn: boolean },
): Promise<void> {
  const { viewer, clubId, memberId, isOn } = input
  await services.db.transaction(async (tx) => {
    await findClub(tx, clubId, { lock: true })
    const membership = await findMembership(tx, clubId, memberId)
    if (membership?.status !== 'active' || membership.role !== 'club_admin') throw new AppError('not_found')
    if (membership.isOffHandicapCommittee === !isOn) return
    if (!isOn) await requireAnotherOnCommittee(tx, clubId)
    await changeHandicapCommittee(tx, membership.id, isOn)
    await services.feed.announce(tx, { kind: 'person', userId: memberId })
    await recordAction(services, tx, {
      by: viewer,
      clubId,
      action: 'member.handicap_committee_changed',
      objectId: memberId,
      before: { isOnHandicapCommittee: !isOn },
      after: { isOnHandicapCommittee: isOn },
    })
  })
}

/** Before somebody who is on the committee leaves it; the club's row must be locked. */
export async function requireAnotherOnCommittee(tx: Transaction, clubId: string): Promise<void> {
  if ((await countOnHandicapCommittee(tx, clubId)) > 1) return
  throw new AppError('last_admin', {
    message: 'Nobody else is on the handicap committee. Put another administrator on it first.',
    details: { reason: 'last_on_committee' },
  })
}
