import { and, asc, count, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Day } from '#golf/day.ts'
import { newId } from '../../platform/db/new-id.ts'
import { clubs } from '../../platform/db/tables/clubs.ts'
import { competitions } from '../../platform/db/tables/competitions.ts'
import { deskHelpers } from '../../platform/db/tables/desk-helpers.ts'
import { invitations } from '../../platform/db/tables/invitations.ts'
import { users } from '../../platform/db/tables/users.ts'
import type { Queryable } from '../../platform/db/transaction.ts'

/** More than a club has on one day. */
const MOST_OF_A_DAY = 50

/** By their names; who is invited by their address. An invitation that was withdrawn brings nobody in, so it is left out. */
export async function listHelpers(db: Queryable, competitionId: string) {
  return db
    .select({
      userId: deskHelpers.userId,
      firstName: users.firstName,
      lastName: users.lastName,
      invitationId: deskHelpers.invitationId,
      email: invitations.email,
      linkWasShown: invitations.linkWasShown,
      networkHost: clubs.networkHost,
    })
    .from(deskHelpers)
    .innerJoin(clubs, eq(clubs.id, deskHelpers.clubId))
    .leftJoin(users, eq(users.id, deskHelpers.userId))
    .leftJoin(invitations, and(eq(invitations.id, deskHelpers.invitationId), eq(invitations.status, 'open')))
    .where(eq(deskHelpers.competitionId, competitionId))
    .orderBy(asc(users.lastName), asc(users.firstName), asc(invitations.email), asc(deskHelpers.id))
}

export async function countHelpers(tx: Queryable, competitionId: string): Promise<number> {
  const [found] = await tx
    .select({ helpers: count() })
    .from(deskHelpers)
    .where(eq(deskHelpers.competitionId, competitionId))
  return found?.helpers ?? 0
}

export type NewHelper = { competitionId: string; clubId: string; addedBy: string; now: Date } & (
  { userId: string; invitationId?: undefined } | { userId?: undefined; invitationId: string }
)

/** Whether they are new. */
export async function insertHelper(tx: Queryable, { now, ...helper }: NewHelper): Promise<boolean> {
  const inserted = await tx
    .insert(deskHelpers)
    .values({ id: newId('dhp'), ...helper, addedAt: now })
    .onConflictDoNothing()
    .returning({ id: deskHelpers.id })
  return inserted.length === 1
}

/** By the member's id or the invitation's; gives whom the desk no longer has. */
export async function deleteHelper(
  tx: Queryable,
  { competitionId, helperId }: { competitionId: string; helperId: string },
) {
  const [gone] = await tx
    .delete(deskHelpers)
    .where(
      and(
        eq(deskHelpers.competitionId, competitionId),
        sql`${helperId} in (${deskHelpers.userId}, ${deskHelpers.invitationId})`,
      ),
    )
    .returning({ userId: deskHelpers.userId, invitationId: deskHelpers.invitationId })
  return gone
}

/** Whoever leaves a club helps at none of its desks any more, also when they come back. Gives the open ones where they did. */
export async function deleteHelpAt(
  tx: Queryable,
  { clubId, userId, now }: { clubId: string; userId: string; now: Date },
): Promise<string[]> {
  const gone = await tx
    .delete(deskHelpers)
    .where(and(eq(deskHelpers.clubId, clubId), eq(deskHelpers.userId, userId)))
    .returning({ competitionId: deskHelpers.competitionId })
  if (gone.length === 0) return []
  const ids = gone.map(({ competitionId }) => competitionId)
  const open = await tx
    .select({ id: competitions.id })
    .from(competitions)
    .innerJoin(clubs, eq(clubs.id, competitions.clubId))
    .where(
      and(
        inArray(competitions.id, ids),
        inArray(competitions.status, ['draft', 'upcoming', 'active']),
        sql`${endOfHelp} > ${now.getTime()}`,
      ),
    )
  return open.map(({ id }) => id)
}

/** Who accepted an invitation helps where it says. */
export async function takeUpHelp(
  tx: Queryable,
  { invitationId, userId }: { invitationId: string; userId: string },
): Promise<void> {
  const twice = sql`exists (select 1 from ${deskHelpers} as own
    where own.competition_id = desk_helpers.competition_id and own.user_id = ${userId})`
  await tx.delete(deskHelpers).where(and(eq(deskHelpers.invitationId, invitationId), twice))
  await tx
    .update(deskHelpers)
    .set({ userId, invitationId: null })
    .where(and(eq(deskHelpers.invitationId, invitationId), isNull(deskHelpers.userId)))
}

/** Their sessions hear when the competition is closed or opened again. */
export async function listHelperIds(tx: Queryable, competitionId: string): Promise<string[]> {
  const rows = await tx
    .select({ userId: deskHelpers.userId })
    .from(deskHelpers)
    .where(eq(deskHelpers.competitionId, competitionId))
  return rows.flatMap(({ userId }) => userId ?? [])
}

/** The end of a competition's last day on its club's clock; undefined once the competition is gone. */
export async function findEndOfHelp(db: Queryable, competitionId: string): Promise<Date | undefined> {
  const [found] = await db
    .select({ until: endOfHelp.mapWith((at: string) => new Date(Number(at))) })
    .from(competitions)
    .innerJoin(clubs, eq(clubs.id, competitions.clubId))
    .where(eq(competitions.id, competitionId))
  return found?.until
}

/** In milliseconds; of `competitions` joined with `clubs`. */
const endOfHelp = sql`extract(epoch from ((date_trunc('day', ${competitions.endDate} at time zone ${clubs.timeZone})
  + interval '1 day') at time zone ${clubs.timeZone})) * 1000`

const DAY_MS = 24 * 60 * 60 * 1000

/** The club's competitions that may be on that day, whatever its clock, in one order for all. */
export async function listAroundDay(db: Queryable, { clubId, day }: { clubId: string; day: Day }) {
  return db
    .select()
    .from(competitions)
    .where(
      and(
        eq(competitions.clubId, clubId),
        inArray(competitions.status, ['draft', 'upcoming', 'active']),
        lt(competitions.startDate, new Date((day + 2) * DAY_MS)),
        gt(competitions.endDate, new Date((day - 1) * DAY_MS)),
      ),
    )
    .orderBy(asc(competitions.id))
    .limit(MOST_OF_A_DAY)
}
