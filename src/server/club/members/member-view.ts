import type { Member } from '#contract/club/members.ts'
import { genders, type Gender } from '#golf/course/course.ts'
import { decimalOrNull } from './decimal-or-null.ts'
import type { MemberRow } from './members.store.ts'

/** A member as the club's administrators see them. */
export function toWireMember(row: MemberRow): Member {
  return {
    id: row.id,
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email,
    hasAccount: row.hasAccount,
    ...(row.mailFailsSince && { mailFailsSince: row.mailFailsSince.toISOString() }),
    role: row.role === 'club_admin' ? 'club_admin' : 'player',
    isOnHandicapCommittee: row.role === 'club_admin' && !row.isOffHandicapCommittee,
    status: row.status === 'pending' ? 'pending' : 'active',
    handicap: decimalOrNull(row.handicapIndex),
    version: row.version,
    gender: toGender(row.gender),
    ...(row.categoryId !== null &&
      row.category !== null && { category: { id: row.categoryId, name: row.category } }),
    joinedAt: row.joinedAt.toISOString(),
    lastRoundAt: row.lastRoundAt?.toISOString() ?? null,
  }
}

export function toGender(kept: string | null | undefined): Gender | null {
  return genders.find((one) => one === kept) ?? null
}
