import { isClubAdmin } from '#contract/club/permissions.ts'
import type { Gender } from '#golf/course/course.ts'
import { recordAction } from '../../platform/audit/audit.store.ts'
import type { Transaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { takePersonVersion, type Seen } from './take-person-version.ts'
import { changeGender, findGender, findMembership } from './members.store.ts'

/** A person sets it for themselves, an administrator for the members of the current club; others are refused. */
export async function requireOwnOrMember(tx: Transaction, viewer: SignedIn, memberId: string): Promise<void> {
  if (memberId === viewer.userId) return
  if (viewer.currentClubId === null || !isClubAdmin(viewer)) throw new AppError('forbidden')
  const membership = await findMembership(tx, viewer.currentClubId, memberId)
  if (!membership || membership.status === 'removed') throw new AppError('not_found')
}

/** Sets which ratings apply to a player from the next round on (R4.4); cards already started keep theirs (R0.3). */
export async function setGender(
  services: Services,
  input: Seen & { viewer: SignedIn; memberId: string; gender: Gender | null },
): Promise<void> {
  const { viewer, memberId, gender } = input
  await services.db.transaction(async (tx) => {
    await requireOwnOrMember(tx, viewer, memberId)
    if ((await findGender(tx, memberId))?.gender === gender) return
    await takePersonVersion(tx, input)
    await changeGender(tx, memberId, gender)
    // What it was and is stays out of the log: it is the person's own, and of no use to a reader.
    if (viewer.currentClubId !== null && memberId !== viewer.userId)
      await recordAction(services, tx, {
        by: viewer,
        clubId: viewer.currentClubId,
        action: 'member.gender_changed',
        objectId: memberId,
      })
  })
}
