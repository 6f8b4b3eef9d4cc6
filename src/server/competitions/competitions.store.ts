import { and, asc, count, desc, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import {
  competitionStatuses,
  competitionTypes,
  statusByDate,
  type CompetitionStatus,
  type CompetitionType,
} from '#domain/competition/competition.ts'
import type { StablefordTable } from '#domain/scoring/stableford.ts'
import { tableNamed } from '../db/stored-golf.ts'
import { clubs } from '../db/tables/clubs.ts'
import { competitionEntries, competitions, resultSheets } from '../db/tables/competitions.ts'
import { courses } from '../db/tables/courses.ts'
import { rounds } from '../db/tables/rounds.ts'
import { teamMembers } from '../db/tables/teams.ts'
import type { Queryable } from '../db/transaction.ts'

export type CompetitionRow = typeof competitions.$inferSelect

/** The status of a competition at `now`: the stored one, moved on by its dates (D10). */
export function currentStatus(row: CompetitionRow, now: Date): CompetitionStatus {
  const status = competitionStatuses.find((one) => one === row.status) ?? 'active'
  return statusByDate({ status, startDate: row.startDate, endDate: row.endDate, setAt: row.statusSetAt }, now)
}

export function readCompetitionType(row: CompetitionRow): CompetitionType {
  return competitionTypes.find((one) => one === row.competitionType) ?? 'stableford'
}

export function readStablefordTable(row: CompetitionRow): StablefordTable {
  return tableNamed(row.stablefordTable)
}

export type EntryStatus = 'entered' | 'reserve' | 'withdrawn'

/** A competition with the names, counts and own entry that a reader of the list sees beside it. */
export type CompetitionSummary = {
  competition: CompetitionRow
  courseName: string | null
  currency: string
  timeZone: string
  entered: number
  ownEntry: string | null
  hasPlayed: boolean
}

/** One query; the counts use the primary key of the entries. */
async function summaries(
  db: Queryable,
  where: { clubId: string } | { competitionId: string },
  userId: string,
): Promise<CompetitionSummary[]> {
  const condition =
    'clubId' in where ? eq(competitions.clubId, where.clubId) : eq(competitions.id, where.competitionId)
  return db
    .select({
      competition: competitions,
      courseName: courses.name,
      currency: clubs.currency,
      timeZone: clubs.timeZone,
      entered: sql<number>`(select count(*)::int from ${competitionEntries} e
        where e.competition_id = ${competitions.id} and e.status = 'entered')`,
      ownEntry: sql<string | null>`(select e.status from ${competitionEntries} e
        where e.competition_id = ${competitions.id} and e.user_id = ${userId})`,
      hasPlayed: sql<boolean>`exists (select 1 from ${rounds} r
        where r.competition_id = ${competitions.id} and r.user_id = ${userId} and r.status = 'submitted')`,
    })
    .from(competitions)
    .innerJoin(clubs, eq(clubs.id, competitions.clubId))
    .leftJoin(courses, eq(courses.id, competitions.courseId))
    .where(condition)
    .orderBy(desc(competitions.startDate), asc(competitions.id))
    .limit(500)
}

export async function listClubCompetitions(db: Queryable, clubId: string, userId: string) {
  return summaries(db, { clubId }, userId)
}

export async function findCompetitionSummary(db: Queryable, competitionId: string, userId: string) {
  return (await summaries(db, { competitionId }, userId))[0]
}

export async function findCompetition(
  db: Queryable,
  competitionId: string,
  options?: { lock: boolean },
): Promise<CompetitionRow | undefined> {
  const query = db.select().from(competitions).where(eq(competitions.id, competitionId))
  const rows = options?.lock ? await query.for('update') : await query
  return rows[0]
}

export async function insertCompetition(db: Queryable, row: typeof competitions.$inferInsert): Promise<void> {
  await db.insert(competitions).values(row)
}

export async function updateCompetitionRow(
  tx: Queryable,
  competitionId: string,
  change: Partial<CompetitionRow>,
): Promise<void> {
  await tx.update(competitions).set(change).where(eq(competitions.id, competitionId))
}

export async function deleteCompetitionRow(tx: Queryable, competitionId: string): Promise<void> {
  await tx.delete(competitions).where(eq(competitions.id, competitionId))
}

export async function saveResultSheet(tx: Queryable, sheet: typeof resultSheets.$inferInsert): Promise<void> {
  await tx.insert(resultSheets).values(sheet)
}

/** The rows of the board as it was when the result became final; undefined before that. */
export async function findResultSheet(
  db: Queryable,
  competitionId: string,
): Promise<readonly unknown[] | undefined> {
  const rows = await db
    .select({ rows: resultSheets.rows })
    .from(resultSheets)
    .where(eq(resultSheets.competitionId, competitionId))
  return rows[0]?.rows
}

/** Counts players who are entered and those on the reserve list. */
export async function countEntries(db: Queryable, competitionId: string): Promise<number> {
  const rows = await db
    .select({ entries: count() })
    .from(competitionEntries)
    .where(
      and(
        eq(competitionEntries.competitionId, competitionId),
        inArray(competitionEntries.status, ['entered', 'reserve']),
      ),
    )
  return rows[0]?.entries ?? 0
}

/** Counts the cards begun. */
export async function countCards(db: Queryable, competitionId: string): Promise<number> {
  const rows = await db
    .select({ begun: count() })
    .from(rounds)
    .where(and(eq(rounds.competitionId, competitionId), ne(rounds.status, 'abandoned')))
  return rows[0]?.begun ?? 0
}

export async function findEntry(db: Queryable, competitionId: string, userId: string) {
  const rows = await db
    .select()
    .from(competitionEntries)
    .where(and(eq(competitionEntries.competitionId, competitionId), eq(competitionEntries.userId, userId)))
  return rows[0]
}

export async function countEntered(db: Queryable, competitionId: string): Promise<number> {
  const rows = await db
    .select({ entered: count() })
    .from(competitionEntries)
    .where(and(eq(competitionEntries.competitionId, competitionId), eq(competitionEntries.status, 'entered')))
  return rows[0]?.entered ?? 0
}

export async function saveEntry(
  tx: Queryable,
  entry: { competitionId: string; userId: string; status: EntryStatus; enteredAt: Date },
): Promise<void> {
  await tx
    .insert(competitionEntries)
    .values(entry)
    .onConflictDoUpdate({
      target: [competitionEntries.competitionId, competitionEntries.userId],
      set: { status: entry.status, enteredAt: entry.enteredAt },
    })
}

/** Withdraws a removed member from all of the club's competitions that are not over (T30). */
export async function withdrawFromOpenCompetitions(
  tx: Queryable,
  input: { clubId: string; userId: string; now: Date },
): Promise<void> {
  const open = tx
    .select({ id: competitions.id })
    .from(competitions)
    .where(and(eq(competitions.clubId, input.clubId), gt(competitions.endDate, input.now)))
  await tx
    .update(competitionEntries)
    .set({ status: 'withdrawn' })
    .where(and(eq(competitionEntries.userId, input.userId), inArray(competitionEntries.competitionId, open)))
  // They also leave their teams: by the time they enter again, somebody else may have their place.
  await tx
    .delete(teamMembers)
    .where(and(eq(teamMembers.userId, input.userId), inArray(teamMembers.competitionId, open)))
}
