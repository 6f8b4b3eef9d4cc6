import { isClubAdmin } from '#domain/club/permissions.ts'
import type { Gender } from '#domain/course/course.ts'
import type { Transaction } from '../db/transaction.ts'
import type { Services } from '../deps.ts'
import { AppError } from '../http/app-error.ts'
import type { SignedIn } from '../http/session.ts'
import { changeGender, findMembership } from './members.store.ts'

/** It is the person's own to say, and the club's whose tees he plays. */
export async function requireOwnOrMember(tx: Transaction, viewer: SignedIn, memberId: string): Promise<void> {
  if (memberId === viewer.userId) return
  if (viewer.currentClubId === null || !isClubAdmin(viewer)) throw new AppError('forbidden')
  const membership = await findMembership(tx, viewer.currentClubId, memberId)
  if (!membership || membership.status === 'removed') throw new AppError('not_found')
}

/** Which ratings serve a player from his next round on (R4.4); cards begun keep theirs (R0.3). */
export async function setGender(
  services: Services,
  terms: { viewer: SignedIn; memberId: string; gender: Gender | null },
): Promise<void> {
  const { viewer, memberId, gender } = terms
  await services.db.transaction(async (tx) => {
    await requireOwnOrMember(tx, viewer, memberId)
    await changeGender(tx, memberId, gender)
  })
}
