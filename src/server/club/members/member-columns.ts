import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { memberStatuses } from '#contract/club/member-orders.ts'
import { memberCategories, memberships } from '../../platform/db/tables/clubs.ts'
import { rounds } from '../../platform/db/tables/rounds.ts'
import { users } from '../../platform/db/tables/users.ts'

/** What administrators see of a member, from `memberships` joined with `users`. */
export const memberColumns = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  // Somebody without an account has an address only in the club's list.
  email: sql<string>`case when ${memberships.hasNoAccount} then coalesce(${memberships.listedEmail}, '') else ${users.email} end`,
  hasAccount: sql<boolean>`not ${memberships.hasNoAccount}`,
  // Somebody without an account is written to for an invitation alone, which has a list of its own.
  mailFailsSince: users.emailBouncedAt,
  handicapIndex: users.handicapIndex,
  version: users.version,
  gender: users.gender,
  role: memberships.role,
  isOffHandicapCommittee: memberships.isOffHandicapCommittee,
  status: memberships.status,
  joinedAt: memberships.joinedAt,
  categoryId: memberships.categoryId,
  category: sql<
    string | null
  >`(select c.name from ${memberCategories} c where c.id = ${memberships.categoryId})`,
  // By the index of a player's rounds at the club, from the latest back.
  lastRoundAt: sql`(select max(r.started_at) from ${rounds} r where r.user_id = ${users.id}
    and r.club_id = ${memberships.clubId} and r.status = 'submitted' and r.watch_round_id is null)`.mapWith(
    (at: string): Date | null => new Date(at),
  ),
}

/** Of `memberships`: who belongs to the club or waits for its approval. */
export function isMemberOf(clubId: string): SQL | undefined {
  return and(eq(memberships.clubId, clubId), inArray(memberships.status, memberStatuses))
}
