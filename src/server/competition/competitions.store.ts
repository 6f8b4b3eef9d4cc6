import { and, asc, count, desc, eq, gt, inArray, lte, ne, or, sql, type SQL } from 'drizzle-orm'
import {
  competitionStatuses,
  competitionTypes,
  statusByDate,
  type CompetitionStatus,
  type CompetitionType,
} from '#golf/competition/competition.ts'
import { countbackOrders, type CountbackOrder } from '#golf/competition/formats/countback-order.ts'
import { declaredFrom, type Declared } from '#golf/handicap/not-for-handicap.ts'
import { cutTies, type CutTerms } from '#golf/board/cut-terms.ts'
import { maximumFrom, type MaximumScore } from '#golf/card/maximum-score.ts'
import type { StablefordTable } from '#golf/card/stableford.ts'
import type { OfClub } from '../platform/db/of-club.ts'
import { tableNamed } from '../platform/db/stored-golf.ts'
import { brackets } from '../platform/db/tables/brackets.ts'
import { clubCardAccounts, entryPayments } from '../platform/db/tables/billing.ts'
import { clubs, memberCategories, memberships } from '../platform/db/tables/clubs.ts'
import { competitionEntries, competitions, resultSheets } from '../platform/db/tables/competitions.ts'
import { courses, daysNotForHandicap } from '../platform/db/tables/courses.ts'
import { rounds } from '../platform/db/tables/rounds.ts'
import { startSheets } from '../platform/db/tables/start-sheets.ts'
import { teamMembers } from '../platform/db/tables/teams.ts'
import { users } from '../platform/db/tables/users.ts'
import type { Queryable } from '../platform/db/transaction.ts'

export type CompetitionRow = typeof competitions.$inferSelect

/** The status of a competition at `now`: the stored one, moved on by its dates (D10). */
export function currentStatus(row: CompetitionRow, now: Date): CompetitionStatus {
  const status = competitionStatuses.find((one) => one === row.status) ?? 'active'
  return statusByDate({ status, startDate: row.startDate, endDate: row.endDate, setAt: row.statusSetAt }, now)
}

/** When a result that was final was opened again; null otherwise. */
export function reopenedAt({ statusReason, statusSetAt }: CompetitionRow): Date | null {
  return statusReason === null ? null : statusSetAt
}

export function readCompetitionType(row: CompetitionRow): CompetitionType {
  return competitionTypes.find((one) => one === row.competitionType) ?? 'stableford'
}

export function readCountbackOrder(row: CompetitionRow): CountbackOrder {
  return countbackOrders.find((one) => one === row.countbackOrder) ?? 'shared'
}

/** What is declared of it for the handicap; undefined where its scores count. */
export function readDeclared({
  notForHandicap,
  notForHandicapNote,
}: Pick<CompetitionRow, 'notForHandicap' | 'notForHandicapNote'>): Declared | undefined {
  return declaredFrom(notForHandicap, notForHandicapNote)
}

export function readStablefordTable(row: CompetitionRow): StablefordTable {
  return tableNamed(row.stablefordTable)
}

export function readMaximum(row: CompetitionRow): MaximumScore | undefined {
  return maximumFrom(row.maximumKind, row.maximumStrokes)
}

/** The cut of a competition of several rounds; undefined where everybody plays each. */
export function readCut({
  cutAfter: after,
  cutPlaces: places,
  cutTies: ties,
}: CompetitionRow): CutTerms | undefined {
  if (after === null || places === null) return undefined
  return { after, places, ties: cutTies.find((one) => one === ties) ?? 'all' }
}

/** The closed holes as the wire has them, without the reason, which stands with each card that they changed. */
export function readClosedHoles({ closedHoles }: CompetitionRow): {
  closedHoles?: { roundNumber: number; holes: number[]; left: number }[]
} {
  if (closedHoles === null) return {}
  return {
    closedHoles: closedHoles.map(({ roundNumber, holes, left }) => ({
      roundNumber,
      holes: [...holes],
      left,
    })),
  }
}

/** The reader has handed in their card, of several rounds the last one's. */
export function hasPlayed({ competition, roundsPlayed }: CompetitionSummary): boolean {
  return roundsPlayed >= competition.roundCount
}

/** A competition with the names, counts and own entry that a reader of the list sees beside it. */
export type CompetitionSummary = {
  competition: CompetitionRow
  courseName: string | null
  currency: string
  timeZone: string
  entered: number
  ownEntry: string | null
  /** The reader's place on the reserve list, in the order in which it moves up; null where they are not on it. */
  ownReserve: number | null
  /** The reader's cards that are handed in. */
  roundsPlayed: number
  hasCard: boolean
  /** Its bracket, where it is match play, is drawn. */
  isDrawn: boolean
  /** Its groups and times are published. */
  hasStarts: boolean
  /** It is being played, somebody is entered, and every card is handed in or ruled on. */
  areScoresIn: boolean
  /** What is declared of its course on all of its days; null where nothing is. */
  courseDays: {
    id: string
    fromDay: number
    untilDay: number
    reason: string
    note: string | null
  } | null
  /** Of the reader, for what the competition asks of entrants. */
  ownIndex: number | null
  ownGender: string | null
  /** The same of the reader's membership; null where the competition asks for nothing. */
  ownListing: { categoryId: string | null; bornOn: number | null } | null
  /** Of the categories that it asks for, by their ids; null where it asks for none. */
  categoryNames: Readonly<Record<string, string>> | null
  /** Whose tee the club said the reader plays. */
  ownPlaysAs: string | null
  /** The fee of the reader's entry, and whether the club can be paid by card; null where fees are paid at the desk. */
  ownFee: string | null
  takesCards: boolean | null
}

const DAY_MS = 86_400_000
const MOST_LISTED = 500
/** What stands around now: results of the last days, and what begins in the next weeks. */
const DAYS_BACK = 3
const DAYS_AHEAD = 60
/** No competition that is still on began earlier, so the index on the start bounds what is read. */
const LONGEST_DAYS = 400
const MOST_AROUND = 40

/** Whose list it is, and when they read it. */
type Reader = { userId: string; now: Date }

/**
 * Looks at cards only while a competition is on, and stops at the first that is awaited. Of several rounds each is
 * awaited of everybody, also after a cut. A match is no card.
 */
function areScoresIn(now: Date) {
  const isOn = and(
    inArray(competitions.status, ['upcoming', 'active']),
    ne(competitions.competitionType, 'matchplay'),
    or(gt(competitions.endDate, now), lte(competitions.endDate, competitions.statusSetAt)),
  )
  return sql<boolean>`case when coalesce(${isOn}, false) then
    exists (select 1 from ${competitionEntries} e
      where e.competition_id = ${competitions.id} and e.club_id = ${competitions.clubId} and e.status = 'entered')
    and not exists (select 1 from ${competitionEntries} e
      where e.competition_id = ${competitions.id} and e.club_id = ${competitions.clubId} and e.status = 'entered'
        and coalesce(e.card_status, 'playing') = 'playing'
        and (select count(*) from ${rounds} r where r.competition_id = e.competition_id
          and r.club_id = e.club_id and r.user_id = e.user_id and r.status = 'submitted') < ${competitions.roundCount})
    else false end`
}

const courseDays = sql<
  CompetitionSummary['courseDays']
>`(select jsonb_build_object('id', d.id, 'fromDay', d.from_day, 'untilDay', d.until_day,
  'reason', d.reason, 'note', d.note) from ${daysNotForHandicap} d
        where d.course_id = ${competitions.courseId} and d.club_id = ${competitions.clubId}
          and d.from_day <= (${competitions.startDate} at time zone ${clubs.timeZone})::date - date '1970-01-01'
          and d.until_day >= (${competitions.endDate} at time zone ${clubs.timeZone})::date - date '1970-01-01'
        limit 1)`

/** One query; the counts use the primary key of the entries. */
async function summaries(
  db: Queryable,
  condition: SQL | undefined,
  { userId, now, soonest }: Reader & { soonest?: number },
): Promise<CompetitionSummary[]> {
  return db
    .select({
      competition: competitions,
      courseName: courses.name,
      currency: clubs.currency,
      timeZone: clubs.timeZone,
      entered: sql<number>`(select count(*)::int from ${competitionEntries} e
        where e.competition_id = ${competitions.id} and e.club_id = ${competitions.clubId} and e.status = 'entered')`,
      ownEntry: sql<string | null>`(select e.status from ${competitionEntries} e
        where e.competition_id = ${competitions.id} and e.club_id = ${competitions.clubId} and e.user_id = ${userId})`,
      ownReserve: sql<number | null>`(select nullif(count(*), 0)::int from ${competitionEntries} own
        join ${competitionEntries} e on e.competition_id = own.competition_id and e.club_id = own.club_id and e.status = 'reserve'
          and (coalesce(e.arrival, 0), e.entered_at, e.user_id) <= (coalesce(own.arrival, 0), own.entered_at, own.user_id)
        where own.competition_id = ${competitions.id} and own.club_id = ${competitions.clubId} and own.user_id = ${userId}
          and own.status = 'reserve')`,
      roundsPlayed: sql<number>`(select count(*)::int from ${rounds} r
        where r.competition_id = ${competitions.id} and r.club_id = ${competitions.clubId} and r.user_id = ${userId} and r.status = 'submitted')`,
      hasCard: sql<boolean>`exists (select 1 from ${rounds} r
        where r.competition_id = ${competitions.id} and r.club_id = ${competitions.clubId} and r.user_id = ${userId} and r.status <> 'abandoned')`,
      isDrawn: sql<boolean>`${competitions.competitionType} = 'matchplay'
        and exists (select 1 from ${brackets} b where b.competition_id = ${competitions.id})`,
      hasStarts: sql<boolean>`exists (select 1 from ${startSheets} s
        where s.competition_id = ${competitions.id} and s.published_at is not null)`,
      areScoresIn: areScoresIn(now),
      ownPlaysAs: sql<string | null>`(select e.plays_as from ${competitionEntries} e
        where e.competition_id = ${competitions.id} and e.club_id = ${competitions.clubId} and e.user_id = ${userId})`,
      ownFee: sql<
        string | null
      >`case when ${competitions.feeWay} <> 'desk' then (select e.fee from ${competitionEntries} e
        where e.competition_id = ${competitions.id} and e.club_id = ${competitions.clubId} and e.user_id = ${userId}) end`,
      takesCards: sql<
        boolean | null
      >`case when ${competitions.feeWay} <> 'desk' then (select a.takes_cards and not a.is_gone and a.disconnected_at is null
        from ${clubCardAccounts} a where a.club_id = ${competitions.clubId}) end`,
      ownListing: sql<CompetitionSummary['ownListing']>`case when ${competitions.eligibility} is not null then
        (select jsonb_build_object('categoryId', m.category_id, 'bornOn', m.born_on) from ${memberships} m
        where m.club_id = ${competitions.clubId} and m.user_id = ${userId}) end`,
      categoryNames: sql<
        CompetitionSummary['categoryNames']
      >`case when ${competitions.eligibility} -> 'categories' is not null then
        (select jsonb_object_agg(c.id, c.name) from ${memberCategories} c
        where c.club_id = ${competitions.clubId}) end`,
      courseDays,
      // The same for all rows, so each is read once.
      ownIndex: sql<number | null>`(select u.handicap_index from ${users} u where u.id = ${userId})`,
      ownGender: sql<string | null>`(select u.gender from ${users} u where u.id = ${userId})`,
    })
    .from(competitions)
    .innerJoin(clubs, eq(clubs.id, competitions.clubId))
    .leftJoin(courses, eq(courses.id, competitions.courseId))
    .where(condition)
    .orderBy((soonest === undefined ? desc : asc)(competitions.startDate), asc(competitions.id))
    .limit(soonest ?? MOST_LISTED)
}

export async function listClubCompetitions(db: Queryable, clubId: string, reader: Reader) {
  return summaries(db, eq(competitions.clubId, clubId), reader)
}

export async function findCompetitionSummary(db: Queryable, competitionId: string, reader: Reader) {
  return (await summaries(db, eq(competitions.id, competitionId), reader))[0]
}

/** Competitions of a club that are on, start in the next weeks, or ended in the last days, by their start. */
export async function listCompetitionsAround(
  db: Queryable,
  clubId: string,
  { userId, now }: Reader,
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
    { userId, now, soonest: MOST_AROUND },
  )
}

export async function findCompetition(
  db: Queryable,
  competitionId: string,
  options: { lock?: boolean | 'share' } = {},
): Promise<CompetitionRow | undefined> {
  const query = db.select().from(competitions).where(eq(competitions.id, competitionId))
  const { lock = false } = options
  const rows = lock === false ? await query : await query.for(lock === 'share' ? 'share' : 'update')
  return rows[0]
}

/** Whether it is new; one of this id that is there stays as it is. */
export async function insertCompetition(
  db: Queryable,
  row: typeof competitions.$inferInsert,
): Promise<boolean> {
  const made = await db
    .insert(competitions)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: competitions.id })
  return made.length > 0
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

/** A result that is open again has no sheet until it is final once more. */
export async function deleteResultSheet(tx: Queryable, competitionId: string): Promise<void> {
  await tx.delete(resultSheets).where(eq(resultSheets.competitionId, competitionId))
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

/** What the cards of one player are read from once the result is final; undefined before that, and of older sheets. */
export async function findSheetCards(
  db: Queryable,
  competitionId: string,
  userId: string,
): Promise<{ cards: unknown; terms: unknown } | undefined> {
  const rows = await db
    .select({
      cards: sql<unknown>`${resultSheets.cards} -> ${userId}::text`,
      terms: resultSheets.terms,
    })
    .from(resultSheets)
    .where(eq(resultSheets.competitionId, competitionId))
  const [found] = rows
  return found && found.cards !== null && found.terms !== null ? found : undefined
}

/** Counts players who are entered, and those on the reserve list unless only `entered` is asked for. */
export async function countEntries(
  db: Queryable,
  competitionId: string,
  statuses: readonly ('entered' | 'reserve')[] = ['entered', 'reserve'],
): Promise<number> {
  const rows = await db
    .select({ entries: count() })
    .from(competitionEntries)
    .where(
      and(
        eq(competitionEntries.competitionId, competitionId),
        inArray(competitionEntries.status, [...statuses]),
      ),
    )
  return rows[0]?.entries ?? 0
}

/** Those that start in this time, with the clock of their club. */
export async function listStarting(db: Queryable, { from, to }: { from: Date; to: Date }) {
  return db
    .select({ competition: competitions, timeZone: clubs.timeZone })
    .from(competitions)
    .innerJoin(clubs, eq(clubs.id, competitions.clubId))
    .where(and(gt(competitions.startDate, from), lte(competitions.startDate, to)))
}

/** Those whose last day of play passed after a moment, and which nobody has closed. */
export async function listEnded(
  db: Queryable,
  { after, now }: { after: Date; now: Date },
): Promise<string[]> {
  const rows = await db
    .select({ id: competitions.id })
    .from(competitions)
    .where(
      and(
        inArray(competitions.status, ['upcoming', 'active']),
        gt(competitions.endDate, after),
        lte(competitions.endDate, now),
      ),
    )
    .orderBy(asc(competitions.id))
  return rows.map(({ id }) => id)
}

/** Who is entered, without the reserves. */
export async function listEntered(db: Queryable, competitionId: string): Promise<string[]> {
  const rows = await db
    .select({ userId: competitionEntries.userId })
    .from(competitionEntries)
    .where(and(eq(competitionEntries.competitionId, competitionId), eq(competitionEntries.status, 'entered')))
  return rows.map(({ userId }) => userId)
}

/** Who is entered or waits on the reserve list. */
export async function listWithReserves(db: Queryable, competitionId: string): Promise<string[]> {
  const rows = await db
    .select({ userId: competitionEntries.userId })
    .from(competitionEntries)
    .where(
      and(
        eq(competitionEntries.competitionId, competitionId),
        inArray(competitionEntries.status, ['entered', 'reserve']),
      ),
    )
  return rows.map(({ userId }) => userId)
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

export async function countEntered(db: Queryable, competition: OfClub): Promise<number> {
  const rows = await db
    .select({ entered: count() })
    .from(competitionEntries)
    .where(
      and(
        eq(competitionEntries.competitionId, competition.id),
        eq(competitionEntries.clubId, competition.clubId),
        eq(competitionEntries.status, 'entered'),
      ),
    )
  return rows[0]?.entered ?? 0
}

/**
 * Withdraws a removed member from the club's competitions that are not over (T30). An entry with a card begun stays, so
 * that the club can rule on the card; a match play is decided by matches, so its entry goes in any case. Gives the
 * competitions that were left, whose rows are locked from before the change, in the order of their ids.
 */
export async function withdrawFromOpenCompetitions(
  tx: Queryable,
  input: { clubId: string; userId: string; by: string | null; now: Date },
): Promise<CompetitionRow[]> {
  const { clubId, userId, by, now } = input
  const isEntered = sql`exists (select 1 from ${competitionEntries} e where e.competition_id = ${competitions.id}
    and e.user_id = ${userId} and e.status <> 'withdrawn')`
  const withoutCard = or(
    eq(competitions.competitionType, 'matchplay'),
    sql`not exists (select 1 from ${rounds} r where r.competition_id = ${competitions.id}
      and r.user_id = ${userId} and r.status <> 'abandoned')`,
  )
  const left = await tx
    .select()
    .from(competitions)
    .where(and(eq(competitions.clubId, clubId), gt(competitions.endDate, now), withoutCard, isEntered))
    .orderBy(asc(competitions.id))
    .for('update')
  const ids = left.map(({ id }) => id)
  await tx
    .update(competitionEntries)
    .set({ status: 'withdrawn', withdrawnAt: now, withdrawnBy: by })
    .where(and(eq(competitionEntries.userId, userId), inArray(competitionEntries.competitionId, ids)))
  // A payment page that is open somewhere is not to be paid on; whoever looks after payments finds it.
  await tx
    .update(entryPayments)
    .set({ closedAt: now })
    .where(
      and(
        ...[eq(entryPayments.userId, userId), inArray(entryPayments.competitionId, ids)],
        ...[eq(entryPayments.state, 'open'), sql`${entryPayments.closedAt} is null`],
      ),
    )
  // They also leave their teams: by the time they enter again, somebody else may have their place.
  await tx
    .delete(teamMembers)
    .where(and(eq(teamMembers.userId, userId), inArray(teamMembers.competitionId, ids)))
  return left
}
