import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Day } from '#domain/day.ts'
import type { Fraction } from '#domain/fraction.ts'
import type { RecordEntry } from '#domain/handicap/scoring-record.ts'
import type { HandicapIndex } from '#domain/numbers.ts'
import { clubDay } from '../db/club-day.ts'
import { newId } from '../db/new-id.ts'
import { clubs, handicapEntries, memberships } from '../db/tables/clubs.ts'
import { handicapScores } from '../db/tables/handicap-scores.ts'
import { users } from '../db/tables/users.ts'
import type { Queryable } from '../db/transaction.ts'

export type HandicapScoreRow = typeof handicapScores.$inferSelect
export type CommitteeEntryRow = {
  id: string
  day: Day
  before: number | null
  after: number
  reason: string | null
  createdAt: Date
}

/** One person's handicap history in the order in which it was written: scores, refused cards, committee entries. */
export type RecordRow =
  | { kind: 'score'; at: Date; score: HandicapScoreRow }
  | { kind: 'committee'; at: Date; entry: CommitteeEntryRow }

/**
 * Reads all of one player's rows by index; they grow with the player's own rounds. For a card that was corrected or
 * reopened, the newest row counts, in the place of its first one.
 */
export async function listRecordRows(db: Queryable, userId: string): Promise<RecordRow[]> {
  const written = await db
    .select()
    .from(handicapScores)
    .where(eq(handicapScores.userId, userId))
    .orderBy(asc(handicapScores.seq))
  const entries = await db
    .select({ entry: handicapEntries, timeZone: clubs.timeZone })
    .from(handicapEntries)
    .leftJoin(clubs, eq(clubs.id, handicapEntries.clubId))
    .where(eq(handicapEntries.userId, userId))
    .orderBy(asc(handicapEntries.createdAt))
  const rows: RecordRow[] = [
    ...entries.map(({ entry, timeZone }) => ({
      kind: 'committee' as const,
      at: entry.createdAt,
      entry: { ...entry, day: clubDay(entry.createdAt, timeZone ?? 'UTC') },
    })),
    ...standingScores(written).map(({ score, at }) => ({ kind: 'score' as const, at, score })),
  ]
  return rows.sort((a, b) => a.at.getTime() - b.at.getTime())
}

/** The rows that no later row replaces, each with the time and the place of the first row of its card. */
function standingScores(written: readonly HandicapScoreRow[]): { score: HandicapScoreRow; at: Date }[] {
  const standing = new Map<string, { score: HandicapScoreRow; at: Date }>()
  const firstIds = new Map<string, string>()
  for (const score of written) {
    const first = score.replacesId === null ? score.id : (firstIds.get(score.replacesId) ?? score.id)
    firstIds.set(score.id, first)
    // Setting an existing key of a Map keeps its place.
    standing.set(first, { score, at: standing.get(first)?.at ?? score.createdAt })
  }
  return [...standing.values()]
}

/**
 * The rows as the domain replays them, without refused cards. A committee entry resets the Low Handicap Index; otherwise
 * the caps would undo the entry.
 */
export function recordEntries(rows: readonly RecordRow[]): RecordEntry[] {
  return rows.flatMap((row): RecordEntry[] => {
    if (row.kind === 'committee')
      return [
        {
          kind: 'committee_index',
          day: row.entry.day,
          id: row.entry.id,
          index: row.entry.after,
          reason: row.entry.reason ?? '',
          restartsLowIndex: true,
        },
      ]
    const { score } = row
    if (score.differential === null) return []
    return [
      {
        kind: score.acceptedAs === 'nine' ? 'nine' : 'eighteen',
        day: score.day,
        id: score.id,
        indexWhenPlayed: score.indexWhenPlayed,
        differential: fractionFrom(score.differential),
      },
    ]
  })
}

export async function insertHandicapScore(
  tx: Queryable,
  score: Omit<typeof handicapScores.$inferInsert, 'id' | 'seq' | 'differential'> & {
    id?: string
    differential: Fraction | null
  },
): Promise<void> {
  const { differential } = score
  await tx.insert(handicapScores).values({
    ...score,
    id: score.id ?? newId('scr'),
    differential: differential && `${differential.numerator}/${differential.denominator}`,
  })
}

/** The record with `entry` in the place of the row `replacing`, or at the end. Without an entry, that row is left out. */
export function recordEntriesWith(
  rows: readonly RecordRow[],
  change: { replacing: HandicapScoreRow | undefined; entry: RecordEntry | undefined },
): RecordEntry[] {
  const at = rows.findIndex((row) => row.kind === 'score' && row.score.id === change.replacing?.id)
  const [before, after] = at < 0 ? [rows, []] : [rows.slice(0, at), rows.slice(at + 1)]
  return [...recordEntries(before), ...(change.entry ? [change.entry] : []), ...recordEntries(after)]
}

/**
 * `null` when the record no longer yields an index. The version rises, so that an administrator who set another one meanwhile
 * sees it.
 */
export async function setHandicapIndex(
  tx: Queryable,
  userId: string,
  index: HandicapIndex | null,
): Promise<void> {
  await tx
    .update(users)
    .set({ handicapIndex: index, version: sql`${users.version} + 1` })
    .where(eq(users.id, userId))
}

/** The player and the handicap mode of their club; undefined unless they are a member of one of these clubs. */
export async function findPlayerInClubs(db: Queryable, userId: string, clubIds: readonly string[]) {
  if (clubIds.length === 0) return undefined
  const rows = await db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      handicapIndex: users.handicapIndex,
      handicapMode: clubs.handicapMode,
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

function fractionFrom(text: string): Fraction {
  const [numerator = Number.NaN, denominator = Number.NaN] = text.split('/').map(Number)
  if (!Number.isSafeInteger(numerator) || !(denominator > 0))
    throw new Error(`This is not a stored differential: ${text}`)
  return { numerator, denominator }
}
