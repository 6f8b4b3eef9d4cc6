import { and, asc, desc, eq, getTableColumns, inArray, ne, sql } from 'drizzle-orm'
import { z } from 'zod'
import { scoreRulings, type ScoreRuling } from '#golf/handicap/score-rulings.ts'
import { inOrderOfPlay, type Played } from '#golf/handicap/order-of-play.ts'
import type { RecordEntry } from '#golf/handicap/scoring-record.ts'
import { formatDay, type Day } from '#golf/day.ts'
import { clubDay, momentOfDay } from '../platform/db/club-day.ts'
import { clubs, handicapEntries, memberships } from '../platform/db/tables/clubs.ts'
import { handicapDecisions, handicapRulings, handicapScores } from '../platform/db/tables/handicap-scores.ts'
import { roundsElsewhere } from '../platform/db/tables/rounds-elsewhere.ts'
import { rounds } from '../platform/db/tables/rounds.ts'
import { startingScores } from '../platform/db/tables/starting-scores.ts'
import { users } from '../platform/db/tables/users.ts'
import type { Queryable } from '../platform/db/transaction.ts'
import { decisionEntry, type DecisionRow } from './decisions/decision-entry.ts'
import { fractionFrom } from './record-numbers.ts'

const NOON = 12

export type HandicapScoreRow = typeof handicapScores.$inferSelect
export type StartingScoreRow = typeof startingScores.$inferSelect
export type RoundElsewhereRow = typeof roundsElsewhere.$inferSelect
export type CommitteeEntryRow = {
  id: string
  day: Day
  before: number | null
  after: number
  reason: string | null
  createdAt: Date
  restartsLowIndex: boolean
  clubId: string
  author: { firstName: string; lastName: string } | null
}

/** When the card of a score was played; null once it is gone. */
export type CardPlayed = Omit<Played, 'day'>

/**
 * One person's handicap history in the order in which it was written, cards of one day in the order in which they were played: scores, refused cards, committee entries, past rounds
 * that were imported, and accepted rounds of other clubs.
 */
export type RecordRow =
  | {
      kind: 'score'
      at: Date
      score: HandicapScoreRow
      rulings: readonly ScoreRuling[]
      play: CardPlayed | null
    }
  | { kind: 'starting'; at: Date; starting: StartingScoreRow }
  | { kind: 'elsewhere'; at: Date; elsewhere: RoundElsewhereRow; play: CardPlayed }
  | { kind: 'committee'; at: Date; entry: CommitteeEntryRow; isTakenBack: boolean }
  | { kind: 'decision'; at: Date; decision: DecisionRow; isTakenBack: boolean }

/**
 * Reads all of one player's rows by index; they grow with the player's own rounds. For a card that was corrected or
 * reopened, the newest row counts, in the place of its first one.
 */
export async function listRecordRows(db: Queryable, userId: string): Promise<RecordRow[]> {
  return (await listRecordRowsOf(db, [userId])).get(userId) ?? []
}

/** A row of a card, also one that a later row has replaced. */
export async function findScoreRow(db: Queryable, id: string): Promise<HandicapScoreRow | undefined> {
  return (await db.select().from(handicapScores).where(eq(handicapScores.id, id)))[0]
}

/** Of those of these rounds that have a row on a handicap record, why the latest one keeps the card off it; null where it counts. */
export async function listRefusals(
  db: Queryable,
  rounds: readonly { id: string; userId: string }[],
): Promise<Map<string, string | null>> {
  if (rounds.length === 0) return new Map()
  const rows = await db
    .select({ roundId: handicapScores.roundId, refusal: handicapScores.refusal })
    .from(handicapScores)
    .where(
      and(
        inArray(handicapScores.userId, [...new Set(rounds.map(({ userId }) => userId))]),
        inArray(
          handicapScores.roundId,
          rounds.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(asc(handicapScores.seq))
  return new Map(rows.flatMap(({ roundId, refusal }) => (roundId === null ? [] : [[roundId, refusal]])))
}

/** Why a card that is handed in does not stand on the record; undefined where it does, or is not there at all. */
export async function findRefusal(
  db: Queryable,
  { id, userId, clubId }: { id: string; userId: string; clubId: string },
): Promise<{ reason: string; note: string | null } | undefined> {
  const [row] = await db
    .select({ reason: handicapScores.refusal, note: handicapScores.refusalNote })
    .from(handicapScores)
    .where(
      and(
        eq(handicapScores.userId, userId),
        eq(handicapScores.clubId, clubId),
        eq(handicapScores.roundId, id),
      ),
    )
    .orderBy(desc(handicapScores.seq))
    .limit(1)
  return row && row.reason !== null ? { reason: row.reason, note: row.note } : undefined
}

/** The same of several players, who have a list each. */
export async function listRecordRowsOf(
  db: Queryable,
  userIds: readonly string[],
): Promise<Map<string, RecordRow[]>> {
  const written = await listWrittenScores(db, userIds)
  const entries = await listCommitteeEntries(db, userIds)
  const rulings = await db
    .select()
    .from(handicapRulings)
    .where(inArray(handicapRulings.userId, [...userIds]))
    .orderBy(asc(handicapRulings.seq))
  const decisions = await listDecisionsOf(db, userIds)
  const takenBack = new Set(decisions.map((one) => one.takesBack))
  const decisionsOf = byPlayer(decisions, (one) => one.userId)
  const inForce = rulingsInForce(rulings)
  const startingOf = await listStartingRows(db, userIds)
  const elsewhereOf = await listElsewhereRows(db, userIds)
  const scoresOf = byPlayer(written, ({ score }) => score.userId)
  const entriesOf = byPlayer(entries, ({ entry }) => entry.userId)
  return new Map(
    userIds.map((userId) => {
      const rows: RecordRow[] = [
        ...(entriesOf.get(userId) ?? []).map(({ entry, timeZone, author }) => ({
          kind: 'committee' as const,
          at: entry.createdAt,
          entry: { ...entry, author, day: clubDay(entry.createdAt, timeZone ?? 'UTC') },
          isTakenBack: takenBack.has(entry.id),
        })),
        ...(decisionsOf.get(userId) ?? []).map((decision) => ({
          kind: 'decision' as const,
          at: decision.createdAt,
          decision,
          isTakenBack: takenBack.has(decision.id),
        })),
        ...(startingOf.get(userId) ?? []),
        ...(elsewhereOf.get(userId) ?? []),
        ...standingScores(scoresOf.get(userId) ?? []).map(({ ids, ...standing }) => ({
          kind: 'score' as const,
          ...standing,
          rulings: scoreRulings.filter((ruling) => isInForce(inForce, ids, ruling)),
        })),
      ]
      return [
        userId,
        inOrderOfPlay(
          rows.sort((a, b) => a.at.getTime() - b.at.getTime()),
          playedOf,
        ),
      ]
    }),
  )
}

/** Indexes that were entered, in the order in which that was done. */
async function listCommitteeEntries(db: Queryable, userIds: readonly string[]) {
  return db
    .select({
      entry: handicapEntries,
      timeZone: clubs.timeZone,
      author: { firstName: users.firstName, lastName: users.lastName },
    })
    .from(handicapEntries)
    .leftJoin(clubs, eq(clubs.id, handicapEntries.clubId))
    .leftJoin(users, eq(users.id, handicapEntries.authorId))
    .where(inArray(handicapEntries.userId, [...userIds]))
    .orderBy(asc(handicapEntries.createdAt), asc(handicapEntries.seq))
}

/** Every row of their cards as it was written, with when the card was played. */
async function listWrittenScores(db: Queryable, userIds: readonly string[]): Promise<WrittenScore[]> {
  return db
    .select({
      score: handicapScores,
      startedAt: rounds.startedAt,
      competitionId: rounds.competitionId,
      roundNumber: rounds.roundNumber,
    })
    .from(handicapScores)
    .leftJoin(rounds, and(eq(rounds.id, handicapScores.roundId), eq(rounds.clubId, handicapScores.clubId)))
    .where(inArray(handicapScores.userId, [...userIds]))
    .orderBy(asc(handicapScores.seq))
}

/** Past rounds of several players, in the order in which they stood in their lists. */
async function listStartingRows(db: Queryable, userIds: readonly string[]) {
  const rows = await db
    .select()
    .from(startingScores)
    .where(inArray(startingScores.userId, [...userIds]))
    .orderBy(asc(startingScores.seq))
  return byPlayer(
    rows.map((starting) => ({ kind: 'starting' as const, at: starting.createdAt, starting })),
    ({ starting }) => starting.userId,
  )
}

/** Rounds of other clubs that count, as if each was begun at noon of its day at the player's club, as a paper card is. */
async function listElsewhereRows(db: Queryable, userIds: readonly string[]) {
  const rows = await db
    .select({ elsewhere: roundsElsewhere, timeZone: clubs.timeZone })
    .from(roundsElsewhere)
    .leftJoin(clubs, eq(clubs.id, roundsElsewhere.clubId))
    .where(and(inArray(roundsElsewhere.userId, [...userIds]), eq(roundsElsewhere.status, 'accepted')))
    .orderBy(asc(roundsElsewhere.seq))
  return byPlayer(
    rows.map(({ elsewhere, timeZone }) => ({
      kind: 'elsewhere' as const,
      at: elsewhere.decidedAt ?? elsewhere.createdAt,
      elsewhere,
      play: {
        startedAt: momentOfDay(formatDay(elsewhere.day), timeZone ?? 'UTC', NOON).getTime(),
        competitionId: null,
        roundNumber: 1,
      },
    })),
    ({ elsewhere }) => elsewhere.userId,
  )
}

/**
 * A penalty score has the PCC of its day: the newest that has reached the record since it was entered, otherwise the one
 * that it was entered with.
 */
async function listDecisionsOf(db: Queryable, userIds: readonly string[]): Promise<DecisionRow[]> {
  // Written out: of a single table, drizzle leaves the table's name off its columns, which the inner query has as well.
  const pcc = sql<number | null>`coalesce((
    select c.pcc from playing_conditions_changes reached
    join playing_conditions c on c.id = reached.conditions_id
    join playing_conditions_courses of_course on of_course.conditions_id = c.id
    where reached.user_id = handicap_decisions.user_id and reached.created_at >= handicap_decisions.created_at
      and c.day = handicap_decisions.day and of_course.course_id = handicap_decisions.course_id
    order by c.seq desc limit 1), handicap_decisions.pcc)`
  return db
    .select({ ...getTableColumns(handicapDecisions), pcc })
    .from(handicapDecisions)
    .where(inArray(handicapDecisions.userId, [...userIds]))
    .orderBy(asc(handicapDecisions.seq))
}

function byPlayer<Row>(rows: readonly Row[], playerOf: (row: Row) => string): Map<string, Row[]> {
  const lists = new Map<string, Row[]>()
  for (const row of rows) {
    const list = lists.get(playerOf(row))
    if (list) list.push(row)
    else lists.set(playerOf(row), [row])
  }
  return lists
}

export type RulingRow = typeof handicapRulings.$inferSelect

/** Of a score and a ruling, the newest decision. */
function rulingsInForce(rulings: readonly RulingRow[]): Map<string, RulingRow> {
  return new Map(rulings.map((one) => [`${one.ruling} ${one.scoreId}`, one]))
}

/** A score has the ids of all rows of its card: a decision names the row that stood when it was made. */
function isInForce(
  inForce: ReadonlyMap<string, RulingRow>,
  ids: readonly string[],
  ruling: ScoreRuling,
): boolean {
  const made = ids.flatMap((id) => inForce.get(`${ruling} ${id}`) ?? []).sort((a, b) => a.seq - b.seq)
  return made.at(-1)?.isOn ?? false
}

type RoundFacts = Pick<typeof rounds.$inferSelect, 'startedAt' | 'competitionId' | 'roundNumber'>
type WrittenScore = { score: HandicapScoreRow } & { [Fact in keyof RoundFacts]: RoundFacts[Fact] | null }
type StandingScore = { score: HandicapScoreRow; play: CardPlayed | null; at: Date; ids: readonly string[] }

/** The rows that no later row replaces, each with the time and the place of the first row of its card, and the ids of all. */
function standingScores(written: readonly WrittenScore[]): StandingScore[] {
  const standing = new Map<string, StandingScore>()
  const firstIds = new Map<string, string>()
  for (const { score, startedAt, competitionId, roundNumber } of written) {
    const first = score.replacesId === null ? score.id : (firstIds.get(score.replacesId) ?? score.id)
    firstIds.set(score.id, first)
    const before = standing.get(first)
    // Setting an existing key of a Map keeps its place.
    standing.set(first, {
      score,
      play: startedAt && { startedAt: startedAt.getTime(), competitionId, roundNumber: roundNumber ?? 1 },
      at: before?.at ?? score.createdAt,
      ids: [...(before?.ids ?? []), score.id],
    })
  }
  return [...standing.values()]
}

/** The rows as `src/golf` replays them, without refused cards and without entries that were taken back. */
export function recordEntries(rows: readonly RecordRow[]): RecordEntry[] {
  return rows.flatMap((row): RecordEntry[] => {
    if (row.kind === 'starting') return [startingEntry(row.starting)]
    if (row.kind === 'elsewhere') return [elsewhereEntry(row.elsewhere)]
    if (row.kind !== 'score' && row.isTakenBack) return []
    if (row.kind === 'decision') return decisionEntry(row.decision)
    if (row.kind === 'committee')
      return [
        {
          kind: 'committee_index',
          day: row.entry.day,
          id: row.entry.id,
          index: row.entry.after,
          reason: row.entry.reason ?? '',
          restartsLowIndex: row.entry.restartsLowIndex,
        },
      ]
    const { score } = row
    if (score.differential === null) return []
    return [
      {
        ...ruledAs(row.rulings),
        kind: score.acceptedAs === 'nine' ? 'nine' : 'eighteen',
        day: score.day,
        id: score.id,
        indexWhenPlayed: score.indexWhenPlayed,
        ...(score.indexTerms === null ? {} : { terms: score.indexTerms }),
        differential: fractionFrom(score.differential),
      },
    ]
  })
}

/** A past round is played off what the record had made by then, so that its list need not say it. */
export function startingEntry(row: Pick<StartingScoreRow, 'id' | 'day' | 'differential'>): RecordEntry {
  return { kind: 'eighteen', id: row.id, day: row.day, differential: fractionFrom(row.differential) }
}

function elsewhereEntry(row: RoundElsewhereRow): RecordEntry {
  const { id, day, holes, indexWhenPlayed, indexTerms, differential } = row
  return {
    kind: holes === 9 ? 'nine' : 'eighteen',
    id,
    day,
    indexWhenPlayed,
    ...(indexTerms === null ? {} : { terms: indexTerms }),
    differential: fractionFrom(differential),
  }
}

/** What the committee decided about a score, as `src/golf` takes it. */
function ruledAs(rulings: readonly ScoreRuling[]) {
  return {
    ...(rulings.includes('cap_lifted') ? { isCapLifted: true } : {}),
    ...(rulings.includes('exceptional_undone') ? { isExceptionalUndone: true } : {}),
  }
}

/** Every decision about a player's scores with the name of who made it, oldest first. */
export async function listRulings(db: Queryable, userId: string) {
  return db
    .select({
      ruling: handicapRulings,
      author: { firstName: users.firstName, lastName: users.lastName },
      timeZone: clubs.timeZone,
      score: { day: handicapScores.day, courseName: handicapScores.courseName },
    })
    .from(handicapRulings)
    .innerJoin(handicapScores, eq(handicapScores.id, handicapRulings.scoreId))
    .leftJoin(users, eq(users.id, handicapRulings.authorId))
    .leftJoin(clubs, eq(clubs.id, handicapRulings.clubId))
    .where(eq(handicapRulings.userId, userId))
    .orderBy(asc(handicapRulings.seq))
}
export type RulingWithNames = Awaited<ReturnType<typeof listRulings>>[number]

function playedOf(row: RecordRow): Played | undefined {
  if (row.kind === 'elsewhere') return { day: row.elsewhere.day, ...row.play }
  return row.kind === 'score' && row.play ? { day: row.score.day, ...row.play } : undefined
}

/**
 * The record with `entry` in the place of the row `replacing`, or where the card was played. Without an entry, that row is left
 * out.
 */
export function recordEntriesWith(
  rows: readonly RecordRow[],
  change: { replacing: HandicapScoreRow | undefined; entry: RecordEntry | undefined; play: CardPlayed },
): RecordEntry[] {
  if (!change.replacing) return withNewCard(rows, change)
  const at = rows.findIndex((row) => row.kind === 'score' && row.score.id === change.replacing?.id)
  const [before, after] = at < 0 ? [rows, []] : [rows.slice(0, at), rows.slice(at + 1)]
  const replaced = rows[at]
  const ruled = replaced?.kind === 'score' ? ruledAs(replaced.rulings) : {}
  return [
    ...recordEntries(before),
    ...(change.entry ? [{ ...change.entry, ...ruled }] : []),
    ...recordEntries(after),
  ]
}

function withNewCard(
  rows: readonly RecordRow[],
  { entry, play }: { entry: RecordEntry | undefined; play: CardPlayed },
): RecordEntry[] {
  const before = rows.map((row) => ({ entries: recordEntries([row]), played: playedOf(row) }))
  const card = entry ? [{ entries: [entry], played: { day: entry.day, ...play } }] : []
  return inOrderOfPlay([...before, ...card], ({ played }) => played).flatMap(({ entries }) => entries)
}

const Id = z.object({ id: z.string() })

/**
 * The entries of one who becomes `to` that would override what `to` has played since, and move all differentials: such an entry
 * stands only where it is older than those scores, and, unless it is of a line of the club's list, where nothing was set for `to`.
 */
export async function listOverruled(
  tx: Queryable,
  { from, to, isListed }: { from: string; to: string; isListed: boolean },
): Promise<string[]> {
  const { rows } = await tx.execute(sql`
    select e.id from handicap_entries e where e.user_id = ${from} and (
      exists (select from handicap_scores s
        where s.user_id = ${to} and s.differential is not null and s.created_at < e.created_at)
      or exists (select from rounds_elsewhere r
        where r.user_id = ${to} and r.status = 'accepted' and r.decided_at < e.created_at)
      or (not ${isListed}::boolean and exists (select from handicap_entries o where o.user_id = ${to})))`)
  return rows.map((row) => Id.parse(row).id)
}

/** As it is stored: a session may hear a moment later that it has changed. */
export async function findHandicapIndex(db: Queryable, userId: string): Promise<number | null> {
  const [found] = await db
    .select({ handicapIndex: users.handicapIndex })
    .from(users)
    .where(eq(users.id, userId))
  return found?.handicapIndex ?? null
}

/** The player, with the handicap mode and time zone of their club; undefined unless they are a member of one of these clubs. */
export async function findPlayerInClubs(db: Queryable, userId: string, clubIds: readonly string[]) {
  if (clubIds.length === 0) return undefined
  const rows = await db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      handicapIndex: users.handicapIndex,
      version: users.version,
      handicapMode: clubs.handicapMode,
      rulesOfPlay: clubs.rulesOfPlay,
      timeZone: clubs.timeZone,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .innerJoin(clubs, eq(clubs.id, memberships.clubId))
    .where(
      and(
        eq(memberships.userId, userId),
        inArray(memberships.clubId, [...clubIds]),
        ne(memberships.status, 'removed'),
      ),
    )
    .orderBy(asc(memberships.joinedAt))
  return rows[0]
}
