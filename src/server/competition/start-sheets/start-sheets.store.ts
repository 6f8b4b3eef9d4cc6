import { and, asc, eq, gt, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import type { StartWish } from '#golf/competition/start-sheet/start-sheet.ts'
import type { OfClub } from '../../platform/db/of-club.ts'
import { clubs } from '../../platform/db/tables/clubs.ts'
import { competitionEntries, competitions } from '../../platform/db/tables/competitions.ts'
import { courses } from '../../platform/db/tables/courses.ts'
import { holeScores, rounds } from '../../platform/db/tables/rounds.ts'
import { startPlaces, startSheets, startWishes } from '../../platform/db/tables/start-sheets.ts'
import { teamMembers } from '../../platform/db/tables/teams.ts'
import { users } from '../../platform/db/tables/users.ts'
import type { Queryable } from '../../platform/db/transaction.ts'

export type StartSheetRow = typeof startSheets.$inferSelect
export type StartPlaceRow = typeof startPlaces.$inferSelect

const MOST_OWN = 20

export async function findStartSheet(
  db: Queryable,
  competitionId: string,
): Promise<StartSheetRow | undefined> {
  const rows = await db.select().from(startSheets).where(eq(startSheets.id, competitionId))
  return rows[0]
}

export async function insertStartSheet(tx: Queryable, row: typeof startSheets.$inferInsert): Promise<void> {
  await tx.insert(startSheets).values(row)
}

export async function changeStartSheet(
  tx: Queryable,
  { id, ...change }: Partial<Omit<StartSheetRow, 'version'>> & { id: string },
): Promise<void> {
  await tx.update(startSheets).set(change).where(eq(startSheets.id, id))
}

/** What was published last, by group and place. */
export async function listStartPlaces(db: Queryable, competitionId: string): Promise<StartPlaceRow[]> {
  return db
    .select()
    .from(startPlaces)
    .where(eq(startPlaces.competitionId, competitionId))
    .orderBy(asc(startPlaces.groupNumber), asc(startPlaces.place))
}

export async function replaceStartPlaces(
  tx: Queryable,
  competitionId: string,
  places: readonly (typeof startPlaces.$inferInsert)[],
): Promise<void> {
  await tx.delete(startPlaces).where(eq(startPlaces.competitionId, competitionId))
  if (places.length > 0) await tx.insert(startPlaces).values([...places])
}

/** When each player who has a score on a card of the competition began it; of several rounds the last. */
export async function listBegun(
  db: Queryable,
  { id: competitionId, clubId }: OfClub,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ userId: rounds.userId, startedAt: rounds.startedAt })
    .from(rounds)
    .where(
      and(
        eq(rounds.competitionId, competitionId),
        eq(rounds.clubId, clubId),
        ne(rounds.status, 'abandoned'),
        sql`exists (select from ${holeScores} s where s.round_id = ${rounds.id} and s.club_id = ${rounds.clubId}
          and s.result <> 'not_played')`,
      ),
    )
    .orderBy(asc(rounds.startedAt))
  return new Map(rows.map(({ userId, startedAt }) => [userId, startedAt.getTime()]))
}

/** Only of those who are entered, so that a wish goes with its entry and is there again when that is. */
export async function listStartWishes(db: Queryable, competitionId: string): Promise<StartWish[]> {
  return db
    .select({
      userId: startWishes.userId,
      with: startWishes.withUsers,
      notBefore: startWishes.notBefore,
      notAfter: startWishes.notAfter,
    })
    .from(startWishes)
    .innerJoin(competitionEntries, isEntryOf(startWishes))
    .where(and(eq(startWishes.competitionId, competitionId), eq(competitionEntries.status, 'entered')))
    .orderBy(asc(competitionEntries.enteredAt), asc(startWishes.userId))
}

export async function saveStartWish(
  tx: Queryable,
  { competitionId, wish }: { competitionId: string; wish: StartWish },
): Promise<void> {
  const { userId, notBefore, notAfter } = wish
  const asked = { withUsers: [...wish.with], notBefore, notAfter }
  await tx
    .insert(startWishes)
    .values({ competitionId, userId, ...asked })
    .onConflictDoUpdate({ target: [startWishes.competitionId, startWishes.userId], set: asked })
}

export async function deleteStartWish(
  tx: Queryable,
  { competitionId, userId }: { competitionId: string; userId: string },
): Promise<void> {
  await tx
    .delete(startWishes)
    .where(and(eq(startWishes.competitionId, competitionId), eq(startWishes.userId, userId)))
}

/** The teams of a competition by their players' ids. */
export async function listTeamsTogether(db: Queryable, competitionId: string): Promise<string[][]> {
  const rows = await db
    .select({
      players: sql<
        string[]
      >`array_agg(${teamMembers.userId} order by ${teamMembers.joinedAt}, ${teamMembers.userId})`,
    })
    .from(teamMembers)
    .where(eq(teamMembers.competitionId, competitionId))
    .groupBy(teamMembers.teamId)
    .orderBy(asc(teamMembers.teamId))
  return rows.map(({ players }) => players)
}

const isEntryOf = (table: typeof startPlaces | typeof startWishes) =>
  and(eq(competitionEntries.competitionId, table.competitionId), eq(competitionEntries.userId, table.userId))

/** Everybody on published sheets who is still entered, with their names, by group and place. */
function namedPlaces(db: Queryable) {
  return db
    .select({
      competitionId: startPlaces.competitionId,
      userId: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      number: startPlaces.groupNumber,
      startsAt: startPlaces.startsAt,
      hole: startPlaces.hole,
      half: startPlaces.half,
    })
    .from(startPlaces)
    .innerJoin(
      startSheets,
      and(eq(startSheets.id, startPlaces.competitionId), isNotNull(startSheets.publishedAt)),
    )
    .innerJoin(competitionEntries, and(isEntryOf(startPlaces), eq(competitionEntries.status, 'entered')))
    .innerJoin(users, eq(users.id, startPlaces.userId))
}
export type NamedPlace = Awaited<ReturnType<typeof namedPlaces>>[number]

export async function listPublished(db: Queryable, competitionId: string): Promise<NamedPlace[]> {
  return namedPlaces(db)
    .where(eq(startPlaces.competitionId, competitionId))
    .orderBy(asc(startPlaces.groupNumber), asc(startPlaces.place))
}

/** The names that stand at the head of a sheet. */
export async function findSheetHead(db: Queryable, competitionId: string) {
  const rows = await db
    .select({
      competitionName: competitions.name,
      clubName: clubs.name,
      courseName: courses.name,
      timeZone: clubs.timeZone,
      publishedAt: startSheets.publishedAt,
      version: startSheets.version,
    })
    .from(competitions)
    .innerJoin(clubs, eq(clubs.id, competitions.clubId))
    .leftJoin(courses, eq(courses.id, competitions.courseId))
    .leftJoin(startSheets, eq(startSheets.id, competitions.id))
    .where(eq(competitions.id, competitionId))
  return rows[0]
}

/** Somebody's starts in a club since a moment, soonest first, each with everybody of the group. */
export async function listStartsOf(
  db: Queryable,
  { userId, clubId, since }: { userId: string; clubId: string; since: Date },
) {
  const own = await db
    .select({
      place: startPlaces,
      competitionName: competitions.name,
      courseName: courses.name,
      timeZone: clubs.timeZone,
    })
    .from(startPlaces)
    .innerJoin(
      startSheets,
      and(eq(startSheets.id, startPlaces.competitionId), isNotNull(startSheets.publishedAt)),
    )
    .innerJoin(competitionEntries, and(isEntryOf(startPlaces), eq(competitionEntries.status, 'entered')))
    .innerJoin(
      competitions,
      and(eq(competitions.id, startPlaces.competitionId), eq(competitions.clubId, clubId)),
    )
    .innerJoin(clubs, eq(clubs.id, competitions.clubId))
    .leftJoin(courses, eq(courses.id, competitions.courseId))
    .where(
      and(
        eq(startPlaces.userId, userId),
        gt(startPlaces.startsAt, since),
        inArray(competitions.status, ['upcoming', 'active']),
      ),
    )
    .orderBy(asc(startPlaces.startsAt))
    .limit(MOST_OWN)
  if (own.length === 0) return []
  const together = sql.join(
    own.map(({ place }) => sql`(${place.competitionId}, ${place.groupNumber})`),
    sql`, `,
  )
  const everybody = await namedPlaces(db)
    .where(sql`(${startPlaces.competitionId}, ${startPlaces.groupNumber}) in (${together})`)
    .orderBy(asc(startPlaces.place))
  return own.map((one) => ({
    ...one,
    partners: everybody.filter(
      ({ competitionId, number, userId: other }) =>
        competitionId === one.place.competitionId && number === one.place.groupNumber && other !== userId,
    ),
  }))
}
