import type { Services } from '../deps.ts'
import { AppError } from '../http/app-error.ts'
import { findMembership, setMembershipStatus } from './members.store.ts'
import { mailApproval } from './mail-approval.ts'

/** Lets somebody in who waits (D18). Approving twice is once; somebody removed must sign up again. */
export async function approveMember(
  services: Services,
  terms: { clubId: string; memberId: string },
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const membership = await findMembership(tx, terms.clubId, terms.memberId)
    if (!membership || membership.status === 'removed') throw new AppError('not_found')
    if (membership.status === 'active') return
    await setMembershipStatus(tx, membership.id, 'active')
    await mailApproval(services, tx, terms)
    await services.feed.announce(tx, { kind: 'person', userId: terms.memberId })
  })
}
