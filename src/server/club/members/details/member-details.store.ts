import { and, eq, inArray, ne, notInArray, sql } from 'drizzle-orm'
import { memberStatuses } from '#contract/club/member-orders.ts'
import { clubs, memberships } from '../../../platform/db/tables/clubs.ts'
import { competitionEntries, competitions } from '../../../platform/db/tables/competitions.ts'
import { users } from '../../../platform/db/tables/users.ts'
import type { Queryable } from '../../../platform/db/transaction.ts'

type Of = { clubId: string; memberId: string }

export type MemberDetailsRow = NonNullable<Awaited<ReturnType<typeof findDetails>>>

/** Undefined for whoever is no member of the club. */
export async function findDetails(db: Queryable, { clubId, memberId }: Of) {
  const rows = await db
    .select({
      version: users.version,
      firstName: users.firstName,
      lastName: users.lastName,
      hasNoAccount: memberships.hasNoAccount,
      memberNumber: memberships.memberNumber,
      nationalId: memberships.nationalId,
      phone: memberships.phone,
      union: clubs.union,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .innerJoin(clubs, eq(clubs.id, memberships.clubId))
    .where(
      and(
        eq(memberships.clubId, clubId),
        eq(memberships.userId, memberId),
        inArray(memberships.status, memberStatuses),
      ),
    )
  return rows[0]
}

/** The numbers of everybody else in the club's list. Its row must be locked, so that nobody gets one meanwhile. */
export async function listNumbersOfOthers(tx: Queryable, { clubId, memberId }: Of) {
  return tx
    .select({ memberNumber: memberships.memberNumber, nationalId: memberships.nationalId })
    .from(memberships)
    .where(
      and(
        eq(memberships.clubId, clubId),
        ne(memberships.userId, memberId),
        inArray(memberships.status, memberStatuses),
        sql`(${memberships.memberNumber} is not null or ${memberships.nationalId} is not null)`,
      ),
    )
}

export async function changeName(
  tx: Queryable,
  { memberId, firstName, lastName }: { memberId: string; firstName: string; lastName: string },
): Promise<void> {
  await tx
    .update(users)
    .set({ firstName, lastName, name: `${firstName} ${lastName}` })
    .where(eq(users.id, memberId))
}

export async function changeListed(
  tx: Queryable,
  {
    clubId,
    memberId,
    ...listed
  }: Of & { memberNumber: string | null; nationalId: string | null; phone: string | null },
): Promise<void> {
  await tx
    .update(memberships)
    .set(listed)
    .where(and(eq(memberships.clubId, clubId), eq(memberships.userId, memberId)))
}

/** Competitions whose boards still show the person by the name that they have now. */
export async function listOpenCompetitionsOf(tx: Queryable, memberId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: competitions.id })
    .from(competitionEntries)
    .innerJoin(competitions, eq(competitions.id, competitionEntries.competitionId))
    .where(
      and(
        eq(competitionEntries.userId, memberId),
        notInArray(competitions.status, ['final', 'cancelled', 'draft']),
      ),
    )
  return rows.map(({ id }) => id)
}
