import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { competitions } from '../../platform/db/tables/competitions.ts'
import { courses } from '../../platform/db/tables/courses.ts'
import { seasonCompetitions, seasons } from '../../platform/db/tables/seasons.ts'
import type { Queryable } from '../../platform/db/transaction.ts'

export type SeasonRow = typeof seasons.$inferSelect

/** A club has one or a few each year; older ones are in its results. */
const MOST_LISTED = 200

export async function listSeasonRows(db: Queryable, clubId: string): Promise<SeasonRow[]> {
  return db
    .select()
    .from(seasons)
    .where(eq(seasons.clubId, clubId))
    .orderBy(desc(seasons.year), asc(seasons.name), asc(seasons.id))
    .limit(MOST_LISTED)
}

export async function findSeasonRow(
  db: Queryable,
  { clubId, seasonId }: { clubId: string; seasonId: string },
  options?: { lock: boolean },
): Promise<SeasonRow | undefined> {
  const query = db
    .select()
    .from(seasons)
    .where(and(eq(seasons.id, seasonId), eq(seasons.clubId, clubId)))
  const rows = options?.lock ? await query.for('update') : await query
  return rows[0]
}

/** False where there is a season of this id already, of this club or another. */
export async function insertSeason(tx: Queryable, row: typeof seasons.$inferInsert): Promise<boolean> {
  const inserted = await tx.insert(seasons).values(row).onConflictDoNothing().returning({ id: seasons.id })
  return inserted.length === 1
}

export async function updateSeason(
  tx: Queryable,
  seasonId: string,
  change: Omit<Partial<SeasonRow>, 'version'>,
): Promise<void> {
  await tx.update(seasons).set(change).where(eq(seasons.id, seasonId))
}

export async function deleteSeasonRow(tx: Queryable, seasonId: string): Promise<void> {
  await tx.delete(seasons).where(eq(seasons.id, seasonId))
}

export async function setSeasonCompetitions(
  tx: Queryable,
  seasonId: string,
  competitionIds: readonly string[],
): Promise<void> {
  await tx.delete(seasonCompetitions).where(eq(seasonCompetitions.seasonId, seasonId))
  if (competitionIds.length > 0)
    await tx
      .insert(seasonCompetitions)
      .values(competitionIds.map((competitionId) => ({ seasonId, competitionId })))
}

/** The competitions of these seasons in the order in which they are played. */
export async function listCompetitionsOf(db: Queryable, seasonIds: readonly string[]) {
  return db
    .select({
      seasonId: seasonCompetitions.seasonId,
      competition: competitions,
      courseName: courses.name,
    })
    .from(seasonCompetitions)
    .innerJoin(competitions, eq(competitions.id, seasonCompetitions.competitionId))
    .leftJoin(courses, eq(courses.id, competitions.courseId))
    .where(inArray(seasonCompetitions.seasonId, [...seasonIds]))
    .orderBy(asc(competitions.startDate), asc(competitions.id))
}

/** The seasons that count a competition, by the index on it. */
export async function listSeasonsOf(db: Queryable, competitionId: string) {
  return db
    .select({ id: seasons.id, name: seasons.name, year: seasons.year })
    .from(seasonCompetitions)
    .innerJoin(seasons, eq(seasons.id, seasonCompetitions.seasonId))
    .where(eq(seasonCompetitions.competitionId, competitionId))
    .orderBy(desc(seasons.year), asc(seasons.name), asc(seasons.id))
}

/** Those of these competitions that are the club's. */
export async function listClubCompetitionRows(db: Queryable, clubId: string, ids: readonly string[]) {
  return db
    .select()
    .from(competitions)
    .where(and(eq(competitions.clubId, clubId), inArray(competitions.id, [...ids])))
}

export type FinisherRow = { competitionId: string; userId: string; name: string; position: number | null }

/**
 * The places of the frozen results of a season, competition by competition in the order of play: a competition whose result
 * is not final, or is open again, has no sheet and so no rows. By the keys of season and sheet; it costs its entrants.
 */
export async function listFinishers(db: Queryable, seasonId: string): Promise<FinisherRow[]> {
  const { rows } = await db.execute<FinisherRow>(sql`
    select c.id as "competitionId", row."userId", row."playerName" as name, row."position"
    from season_competitions s
    join competitions c on c.id = s.competition_id
    join result_sheets r on r.competition_id = c.id
    cross join jsonb_to_recordset(r.rows) as row("userId" text, "playerName" text, "position" integer)
    where s.season_id = ${seasonId}
    order by c.start_date, c.id, row."position" nulls last, row."playerName", row."userId"`)
  return rows
}
