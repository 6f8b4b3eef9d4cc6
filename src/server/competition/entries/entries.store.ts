import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { OfClub } from '../../platform/db/of-club.ts'
import { brackets } from '../../platform/db/tables/brackets.ts'
import { guardians } from '../../platform/db/tables/consents.ts'
import { competitionEntries } from '../../platform/db/tables/competitions.ts'
import { rounds } from '../../platform/db/tables/rounds.ts'
import { teamMembers } from '../../platform/db/tables/teams.ts'
import type { Queryable } from '../../platform/db/transaction.ts'

/** Whether a match play is drawn: its bracket names its players, so nobody comes or goes any more. */
export async function isMatchPlayDrawn(db: Queryable, competitionId: string): Promise<boolean> {
  const rows = await db
    .select({ id: brackets.competitionId })
    .from(brackets)
    .where(eq(brackets.competitionId, competitionId))
  return rows.length > 0
}

export type NewEntry = {
  userId: string
  status: 'entered' | 'reserve'
  admittedReason?: string | null
}

/**
 * Enters players in the order given, anew where they had withdrawn. Who is entered off the reserve list keeps nothing of
 * it. The competition's row must be locked, so that arrivals are counted in the order in which people came.
 */
export async function saveEntries(
  tx: Queryable,
  input: {
    competition: OfClub
    entries: readonly NewEntry[]
    enteredBy: string | null
    now: Date
  },
): Promise<void> {
  const { competition, entries, enteredBy, now } = input
  const { id: competitionId, clubId } = competition
  if (entries.length === 0) return
  const [last] = await tx
    .select({ arrival: sql<number>`coalesce(max(${competitionEntries.arrival}), 0)::int` })
    .from(competitionEntries)
    .where(and(eq(competitionEntries.competitionId, competitionId), eq(competitionEntries.clubId, clubId)))
  const before = last?.arrival ?? 0
  await tx
    .insert(competitionEntries)
    .values(
      entries.map(({ userId, status, admittedReason }, i) => ({
        competitionId,
        clubId,
        userId,
        status,
        enteredBy,
        enteredAt: now,
        arrival: before + 1 + i,
        admittedReason: admittedReason ?? null,
      })),
    )
    .onConflictDoUpdate({
      target: [competitionEntries.competitionId, competitionEntries.userId],
      set: {
        status: sql`excluded.status`,
        enteredAt: sql`excluded.entered_at`,
        arrival: sql`excluded.arrival`,
        enteredBy: sql`excluded.entered_by`,
        admittedReason: sql`excluded.admitted_reason`,
        withdrawnAt: null,
        withdrawnBy: null,
        withdrawnReason: null,
        division: null,
      },
    })
}

/** In the order of arrival, those first who came before it was kept. */
const byArrival = [
  sql`${competitionEntries.arrival} nulls first`,
  asc(competitionEntries.enteredAt),
  asc(competitionEntries.userId),
]

/** The reserve list in its order, without children whose guardian has not agreed, whose names nobody may see. */
export async function listReserves(
  db: Queryable,
  { competition, limit }: { competition: OfClub; limit: number },
): Promise<string[]> {
  const query = db
    .select({ userId: competitionEntries.userId })
    .from(competitionEntries)
    .where(
      and(
        eq(competitionEntries.competitionId, competition.id),
        eq(competitionEntries.clubId, competition.clubId),
        eq(competitionEntries.status, 'reserve'),
        sql`not exists (select 1 from ${guardians} g
          where g.user_id = ${competitionEntries.userId} and g.answer <> 'agreed')`,
      ),
    )
    .orderBy(...byArrival)
  const rows = Number.isFinite(limit) ? await query.limit(limit) : await query
  return rows.map(({ userId }) => userId)
}

export async function enterReserves(
  tx: Queryable,
  { competitionId, userIds }: { competitionId: string; userIds: readonly string[] },
): Promise<void> {
  await tx
    .update(competitionEntries)
    .set({ status: 'entered' })
    .where(
      and(
        eq(competitionEntries.competitionId, competitionId),
        inArray(competitionEntries.userId, [...userIds]),
      ),
    )
}

/** Who of these is entered or a reserve, with a card they have begun. */
export async function listPresent(
  tx: Queryable,
  { competitionId, userIds }: { competitionId: string; userIds: readonly string[] },
) {
  return tx
    .select({
      userId: competitionEntries.userId,
      status: competitionEntries.status,
      // With the names of their table: a list of one table would leave them out, and the round's own would be meant.
      hasCard: sql<boolean>`exists (select 1 from ${rounds} r where r.competition_id = competition_entries.competition_id
        and r.user_id = competition_entries.user_id and r.status <> 'abandoned')`,
    })
    .from(competitionEntries)
    .where(
      and(
        eq(competitionEntries.competitionId, competitionId),
        inArray(competitionEntries.userId, [...userIds]),
        ne(competitionEntries.status, 'withdrawn'),
      ),
    )
}

export async function saveWithdrawals(
  tx: Queryable,
  input: {
    competitionId: string
    userIds: readonly string[]
    by: string
    reason: string | null
    now: Date
  },
): Promise<void> {
  const { competitionId, userIds, by, reason, now } = input
  await tx
    .update(competitionEntries)
    .set({ status: 'withdrawn', withdrawnAt: now, withdrawnBy: by, withdrawnReason: reason })
    .where(
      and(
        eq(competitionEntries.competitionId, competitionId),
        inArray(competitionEntries.userId, [...userIds]),
      ),
    )
}

/** The teams that these players are in. */
export async function listTeamPlaces(
  tx: Queryable,
  { competitionId, userIds }: { competitionId: string; userIds: readonly string[] },
): Promise<{ userId: string; teamId: string }[]> {
  return tx
    .select({ userId: teamMembers.userId, teamId: teamMembers.teamId })
    .from(teamMembers)
    .where(and(eq(teamMembers.competitionId, competitionId), inArray(teamMembers.userId, [...userIds])))
}
