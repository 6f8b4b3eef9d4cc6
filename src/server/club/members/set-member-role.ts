import type { Role } from '#contract/club/membership.ts'
import { recordAction } from '../../platform/audit/audit.store.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { countAdmins, findClub, findMembership, setRole } from './members.store.ts'
import { requireAnotherOnCommittee } from './handicap-committee/set-handicap-committee.ts'

/**
 * An administrator makes another one, or a player of one (D17). The club's row is locked, so that two who step down at
 * once cannot leave it without any.
 */
export async function setMemberRole(
  services: Services,
  input: { viewer: SignedIn; clubId: string; memberId: string; role: Role },
): Promise<void> {
  const { viewer, clubId, memberId, role } = input
  await services.db.transaction(async (tx) => {
    await findClub(tx, clubId, { lock: true })
    const membership = await findMembership(tx, clubId, memberId)
    if (membership?.status !== 'active') throw new AppError('not_found')
    if (membership.role === role) return
    // Nobody could sign in as this administrator.
    if (membership.hasNoAccount) throw new AppError('has_no_account')
    if (role === 'player' && (await countAdmins(tx, clubId)) <= 1) throw new AppError('last_admin')
    if (role === 'player' && !membership.isOffHandicapCommittee) await requireAnotherOnCommittee(tx, clubId)
    await setRole(tx, membership.id, role)
    await services.feed.announce(tx, { kind: 'person', userId: memberId })
    await recordAction(services, tx, {
      by: viewer,
      clubId,
      action: 'member.role_changed',
      objectId: memberId,
      before: { role: membership.role },
      after: { role },
    })
  })
}
