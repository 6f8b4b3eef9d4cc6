import { and, asc, eq, inArray, ne, or, sql } from 'drizzle-orm'
import type { Entrant } from '#golf/competition/eligibility.ts'
import { genders } from '#golf/course/course.ts'
import { competitionEntries } from '../../platform/db/tables/competitions.ts'
import { memberships } from '../../platform/db/tables/clubs.ts'
import { guardians } from '../../platform/db/tables/consents.ts'
import { guests } from '../../platform/db/tables/groups.ts'
import { users } from '../../platform/db/tables/users.ts'
import type { Queryable } from '../../platform/db/transaction.ts'

/** What the rules of entering ask about a person: stored values as the domain names them. */
export function toEntrant(row: {
  handicapIndex: number | null
  gender: string | null
  categoryId: string | null
  bornOn: number | null
  isGuest: boolean
}): Entrant {
  return {
    index: row.handicapIndex,
    gender: genders.find((one) => one === row.gender) ?? null,
    category: row.categoryId,
    bornOn: row.bornOn,
    isGuest: row.isGuest,
  }
}

/** A player of the club as the rules of entering see them. */
export async function findEntrant(
  db: Queryable,
  { clubId, userId }: { clubId: string; userId: string },
): Promise<Entrant> {
  const rows = await db
    .select({
      handicapIndex: users.handicapIndex,
      gender: users.gender,
      categoryId: memberships.categoryId,
      bornOn: memberships.bornOn,
    })
    .from(users)
    .leftJoin(memberships, and(eq(memberships.userId, users.id), eq(memberships.clubId, clubId)))
    .where(eq(users.id, userId))
  const [row] = rows
  if (!row) throw new Error(`There is no person ${userId}`)
  return toEntrant({ ...row, isGuest: false })
}

/** The guests in a competition who have this name, whatever its capitals, and the one whose id is `known`. */
export async function listGuestsLike(
  tx: Queryable,
  like: { competitionId: string; firstName: string; lastName: string; known: string | null },
) {
  return tx
    .select({
      userId: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      gender: users.gender,
      handicapIndex: users.handicapIndex,
      homeClub: guests.homeClub,
    })
    .from(competitionEntries)
    .innerJoin(guests, eq(guests.userId, competitionEntries.userId))
    .innerJoin(users, eq(users.id, competitionEntries.userId))
    .where(
      and(
        eq(competitionEntries.competitionId, like.competitionId),
        ne(competitionEntries.status, 'withdrawn'),
        or(
          like.known === null ? undefined : eq(users.id, like.known),
          sql`lower(${users.firstName}) = lower(${like.firstName}) and lower(${users.lastName}) = lower(${like.lastName})`,
        ),
      ),
    )
    .orderBy(asc(competitionEntries.arrival))
}

export type Candidate = Awaited<ReturnType<typeof listCandidatesNamed>>[number]

/** Of these people those whom the club can enter: its members who play, and its guests. */
export async function listCandidatesNamed(
  db: Queryable,
  { clubId, userIds }: { clubId: string; userIds: readonly string[] },
) {
  return db
    .select({
      userId: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      handicapIndex: users.handicapIndex,
      gender: users.gender,
      // A guest who was a member once has what the club said of them then, which is nobody's category now.
      categoryId: sql<string | null>`case when ${guests.userId} is null then ${memberships.categoryId} end`,
      bornOn: sql<number | null>`case when ${guests.userId} is null then ${memberships.bornOn} end`,
      isGuest: sql<boolean>`${guests.userId} is not null`,
      guardianAnswer: guardians.answer,
    })
    .from(users)
    .leftJoin(memberships, and(eq(memberships.userId, users.id), eq(memberships.clubId, clubId)))
    .leftJoin(guests, and(eq(guests.userId, users.id), eq(guests.clubId, clubId)))
    .leftJoin(guardians, eq(guardians.userId, users.id))
    .where(
      and(
        inArray(users.id, [...userIds]),
        or(
          sql`${guests.userId} is not null`,
          and(
            eq(memberships.status, 'active'),
            or(eq(memberships.role, 'player'), eq(memberships.alsoPlays, true)),
          ),
        ),
      ),
    )
}
