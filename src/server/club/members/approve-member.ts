import { addWebhookNews } from '../../outbound/outbound.ts'
import { recordAction } from '../../platform/audit/audit.store.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { findMembership, setMembershipStatus } from './members.store.ts'
import { mailApproval } from './mail-approval.ts'

/** Approves a member who is waiting (D18). Approving again changes nothing; a removed person must sign up again. */
export async function approveMember(
  services: Services,
  input: { viewer: SignedIn; clubId: string; memberId: string },
): Promise<void> {
  const { viewer: by, clubId, memberId: objectId } = input
  await services.db.transaction(async (tx) => {
    const membership = await findMembership(tx, input.clubId, input.memberId)
    if (!membership || membership.status === 'removed') throw new AppError('not_found')
    if (membership.status === 'active') return
    await setMembershipStatus(tx, membership.id, 'active')
    await mailApproval(services, tx, input)
    await services.feed.announce(tx, { kind: 'person', userId: input.memberId })
    await addWebhookNews(tx, {
      event: 'member.joined',
      about: { memberId: objectId },
      clubId,
      now: services.now(),
    })
    await recordAction(services, tx, { by, clubId, action: 'member.approved', objectId })
  })
}
