import { and, asc, eq, ilike, inArray, or, sql } from 'drizzle-orm'
import { memberships } from '../../platform/db/tables/clubs.ts'
import { competitionEntries } from '../../platform/db/tables/competitions.ts'
import { guests } from '../../platform/db/tables/groups.ts'
import { rounds } from '../../platform/db/tables/rounds.ts'
import { users } from '../../platform/db/tables/users.ts'
import type { Queryable } from '../../platform/db/transaction.ts'
import { reach } from '../../platform/db/entrant-columns.ts'

export type EntryRow = Awaited<ReturnType<typeof listEntryRows>>[number]

/** The whole list: entered players by name, reserves in the order of their arrival, then who has withdrawn. */
export async function listEntryRows(db: Queryable, competitionId: string, now: Date) {
  const card = sql<
    string | null
  >`(select max(case when r.status = 'in_progress' then 'out' else 'in' end) from ${rounds} r
    where r.competition_id = ${competitionEntries.competitionId} and r.user_id = ${competitionEntries.userId}
      and r.status <> 'abandoned')`
  const isReserve = sql`case when ${competitionEntries.status} = 'reserve' then ${competitionEntries.arrival} end`
  return db
    .select({
      entry: competitionEntries,
      firstName: users.firstName,
      lastName: users.lastName,
      handicapIndex: users.handicapIndex,
      gender: users.gender,
      guestId: guests.userId,
      homeClub: guests.homeClub,
      reach: reach(now),
      card,
    })
    .from(competitionEntries)
    .innerJoin(users, eq(users.id, competitionEntries.userId))
    .leftJoin(guests, eq(guests.userId, competitionEntries.userId))
    .where(eq(competitionEntries.competitionId, competitionId))
    .orderBy(
      sql`case ${competitionEntries.status} when 'entered' then 0 when 'reserve' then 1 else 2 end`,
      sql`${isReserve} nulls first`,
      sql`case when ${competitionEntries.status} = 'reserve' then ${competitionEntries.enteredAt} end`,
      asc(users.lastName),
      asc(users.firstName),
      asc(users.id),
    )
}

const MOST_FOUND = 30
/** A shorter search shows members; guests of earlier competitions would be ticked with them. */
const FEWEST_LETTERS_OF_GUEST = 3

type CandidateSearch = {
  clubId: string
  competitionId: string
  search: string
  categoryId?: string | undefined
  most?: number | undefined
}

/**
 * Members who play and guests of a club whose name has these letters and who have no place in the competition, by name. Guests who
 * have not been in it are found by a few letters only, and none within a category of members.
 */
export async function searchCandidates(
  db: Queryable,
  { clubId, competitionId, search, categoryId, most = MOST_FOUND }: CandidateSearch,
) {
  const pattern = `%${search.replaceAll(/[\\%_]/g, (one) => `\\${one}`)}%`
  const plays = and(
    eq(memberships.status, 'active'),
    or(eq(memberships.role, 'player'), eq(memberships.alsoPlays, true)),
    categoryId === undefined ? undefined : eq(memberships.categoryId, categoryId),
  )
  const isGuestAsked =
    categoryId !== undefined
      ? sql`false`
      : search.length >= FEWEST_LETTERS_OF_GUEST
        ? sql`true`
        : sql`exists (select 1 from ${competitionEntries} e
          where e.competition_id = ${competitionId} and e.user_id = ${guests.userId})`
  // Members and guests are each read by the index of their club, never all people.
  const people = sql`(select ${memberships.userId} from ${memberships} where ${memberships.clubId} = ${clubId} and ${plays}
    union select ${guests.userId} from ${guests} where ${guests.clubId} = ${clubId} and ${isGuestAsked})`
  return db
    .select({
      userId: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      handicapIndex: users.handicapIndex,
      gender: users.gender,
      guestId: guests.userId,
      homeClub: guests.homeClub,
      status: competitionEntries.status,
    })
    .from(users)
    .leftJoin(guests, eq(guests.userId, users.id))
    .leftJoin(
      competitionEntries,
      and(eq(competitionEntries.userId, users.id), eq(competitionEntries.competitionId, competitionId)),
    )
    .where(
      and(
        sql`${users.id} in ${people}`,
        ilike(sql`concat(${users.firstName}, ' ', ${users.lastName})`, pattern),
        sql`coalesce(${competitionEntries.status}, '') <> 'entered'`,
        sql`${users.erasedAt} is null`,
      ),
    )
    .orderBy(asc(users.lastName), asc(users.firstName), asc(users.id))
    .limit(most)
}

/** What is known of an entrant beside their name; undefined of who is not in the competition. */
export async function findEntrantPerson(
  db: Queryable,
  { competitionId, userId }: { competitionId: string; userId: string },
) {
  const rows = await db
    .select({ homeClub: guests.homeClub, gender: users.gender, handicapIndex: users.handicapIndex })
    .from(competitionEntries)
    .innerJoin(users, eq(users.id, competitionEntries.userId))
    .innerJoin(guests, eq(guests.userId, users.id))
    .where(ofThese(competitionId, [userId]))
  return rows[0]
}

export async function listEntryFees(
  db: Queryable,
  { competitionId, userIds }: { competitionId: string; userIds: readonly string[] },
) {
  return db
    .select({
      userId: competitionEntries.userId,
      status: competitionEntries.status,
      fee: competitionEntries.fee,
      playsAs: competitionEntries.playsAs,
    })
    .from(competitionEntries)
    .where(ofThese(competitionId, userIds))
}

/** What was paid stays as it is where `paidMinor` is left out. */
export async function saveFees(
  tx: Queryable,
  input: { competitionId: string; userIds: readonly string[]; fee: string; paidMinor?: number | null },
): Promise<void> {
  const { competitionId, userIds, fee, paidMinor } = input
  await tx
    .update(competitionEntries)
    .set({ fee, ...(paidMinor !== undefined && { feePaidMinor: paidMinor }) })
    .where(ofThese(competitionId, userIds))
}

export async function saveGroups(
  tx: Queryable,
  input: { competitionId: string; userIds: readonly string[]; group: string | null },
): Promise<void> {
  const { competitionId, userIds, group } = input
  await tx.update(competitionEntries).set({ playsAs: group }).where(ofThese(competitionId, userIds))
}

/** Whose tee the club said an entrant plays. */
export async function findGroup(
  db: Queryable,
  { competitionId, userId }: { competitionId: string; userId: string },
): Promise<string | null> {
  const rows = await db
    .select({ playsAs: competitionEntries.playsAs })
    .from(competitionEntries)
    .where(ofThese(competitionId, [userId]))
  return rows[0]?.playsAs ?? null
}

/** Fixes the division of an entrant for the rest of the competition; one that is fixed already stays. */
export async function fixDivision(
  tx: Queryable,
  { competitionId, userId, division }: { competitionId: string; userId: string; division: string },
): Promise<void> {
  await tx
    .update(competitionEntries)
    .set({ division })
    .where(and(ofThese(competitionId, [userId]), sql`${competitionEntries.division} is null`))
}

/** Puts an entrant into another division, or into none, whatever was fixed before. */
export async function changeDivision(
  tx: Queryable,
  { competitionId, userId, division }: { competitionId: string; userId: string; division: string | null },
): Promise<void> {
  await tx
    .update(competitionEntries)
    .set({ division })
    .where(ofThese(competitionId, [userId]))
}

function ofThese(competitionId: string, userIds: readonly string[]) {
  return and(
    eq(competitionEntries.competitionId, competitionId),
    inArray(competitionEntries.userId, [...userIds]),
  )
}
