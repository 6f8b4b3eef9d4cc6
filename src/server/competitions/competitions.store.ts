import { and, asc, count, desc, eq, gt, inArray, lte, ne, or, sql, type SQL } from 'drizzle-orm'
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

const DAY_MS = 86_400_000
const MOST_LISTED = 500
/** What stands around now: results of the last days, and what begins in the next weeks. */
const DAYS_BACK = 3
const DAYS_AHEAD = 60
/** No competition that is still on began earlier, so the index on the start bounds what is read. */
const LONGEST_DAYS = 400
const MOST_AROUND = 40

/** One query; the counts use the primary key of the entries. */
async function summaries(
  db: Queryable,
  condition: SQL | undefined,
  { userId, soonest }: { userId: string; soonest?: number },
): Promise<CompetitionSummary[]> {
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
    .orderBy((soonest === undefined ? desc : asc)(competitions.startDate), asc(competitions.id))
    .limit(soonest ?? MOST_LISTED)
}

export async function listClubCompetitions(db: Queryable, clubId: string, userId: string) {
  return summaries(db, eq(competitions.clubId, clubId), { userId })
}

export async function findCompetitionSummary(db: Queryable, competitionId: string, userId: string) {
  return (await summaries(db, eq(competitions.id, competitionId), { userId }))[0]
}

/** Competitions of a club that are on, start in the next weeks, or ended in the last days, by their start. */
export async function listCompetitionsAround(
  db: Queryable,
  clubId: string,
  { userId, now }: { userId: string; now: Date },
): Promise<CompetitionSummary[]> {
  const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS)
  return summaries(
    db,
    and(
      eq(competitions.clubId, clubId),
      lte(competitions.startDate, inDays(DAYS_AHEAD)),
      gt(competitions.startDate, inDays(-LONGEST_DAYS)),
      gt(competitions.endDate, inDays(-DAYS_BACK)),
    ),
    { userId, soonest: MOST_AROUND },
  )
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

/**
 * Withdraws a removed member from the club's competitions that are not over (T30). An entry with a card begun stays, so
 * that the club can rule on the card; a match play is decided by matches, so its entry goes in any case. Gives the
 * competitions that were left.
 */
export async function withdrawFromOpenCompetitions(
  tx: Queryable,
  input: { clubId: string; userId: string; now: Date },
): Promise<string[]> {
  const withoutCard = tx
    .select({ id: competitions.id })
    .from(competitions)
    .where(
      and(
        eq(competitions.clubId, input.clubId),
        gt(competitions.endDate, input.now),
        or(
          eq(competitions.competitionType, 'matchplay'),
          sql`not exists (select 1 from ${rounds} r where r.competition_id = ${competitions.id}
            and r.user_id = ${input.userId} and r.status <> 'abandoned')`,
        ),
      ),
    )
  const left = await tx
    .update(competitionEntries)
    .set({ status: 'withdrawn' })
    .where(
      and(
        eq(competitionEntries.userId, input.userId),
        ne(competitionEntries.status, 'withdrawn'),
        inArray(competitionEntries.competitionId, withoutCard),
      ),
    )
    .returning({ competitionId: competitionEntries.competitionId })
  // They also leave their teams: by the time they enter again, somebody else may have their place.
  await tx
    .delete(teamMembers)
    .where(and(eq(teamMembers.userId, input.userId), inArray(teamMembers.competitionId, withoutCard)))
  return left.map(({ competitionId }) => competitionId)
}
