import { and, asc, eq, inArray, ne } from 'drizzle-orm'
import { bracketParts, matchKey, type Bracket, type BracketMatch } from '#domain/bracket/bracket.ts'
import { withWalkovers } from '#domain/bracket/walkovers.ts'
import { bracketTypes } from '#domain/competition/competition.ts'
import { brackets, matches, type KeptStrokes } from '../db/tables/brackets.ts'
import { competitionEntries, competitions } from '../db/tables/competitions.ts'
import { users } from '../db/tables/users.ts'
import type { Queryable } from '../db/transaction.ts'

export type BracketRow = typeof brackets.$inferSelect
export type MatchRow = typeof matches.$inferSelect
export type StoredBracket = { row: BracketRow; matchRows: MatchRow[]; bracket: Bracket }

/** Two queries: the draw and its matches in order. */
export async function findBracket(db: Queryable, competitionId: string): Promise<StoredBracket | undefined> {
  const [row] = await db.select().from(brackets).where(eq(brackets.competitionId, competitionId))
  if (!row) return undefined
  const matchRows = await db
    .select()
    .from(matches)
    .where(eq(matches.competitionId, competitionId))
    .orderBy(asc(matches.matchNumber))
  const type = bracketTypes.find((one) => one === row.bracketType) ?? 'single_elimination'
  return { row, matchRows, bracket: { type, size: row.size, matches: matchRows.map(toBracketMatch) } }
}

function toBracketMatch(row: MatchRow): BracketMatch {
  const part = bracketParts.find((one) => one === row.part)
  if (!part) throw new Error(`Match ${row.id} has an unknown part of the draw: ${row.part}`)
  const { bracketRound, placeInRound: number, sources, winnerId, result } = row
  return {
    key: matchKey(part, bracketRound, number),
    part,
    bracketRound,
    number,
    sources,
    result: winnerId === null || result === null ? null : { winnerId, result },
  }
}

/** Stores a draw and deletes the one before it. */
export async function replaceBracket(
  tx: Queryable,
  row: typeof brackets.$inferInsert,
  matchRows: (typeof matches.$inferInsert)[],
): Promise<void> {
  await tx.delete(brackets).where(eq(brackets.competitionId, row.competitionId))
  await tx.insert(brackets).values(row)
  await tx.insert(matches).values(matchRows)
}

/** Needs no lock: a match never moves to another competition. */
export async function findCompetitionOfMatch(db: Queryable, matchId: string): Promise<string | undefined> {
  const rows = await db
    .select({ competitionId: matches.competitionId })
    .from(matches)
    .where(eq(matches.id, matchId))
  return rows[0]?.competitionId
}

/** The columns that recording a result writes. */
export type Recording = {
  winnerId: string
  result: string
  keptStrokes: KeptStrokes | null
  recordedBy: string | null
  recordedAt: Date
}

export async function saveResult(tx: Queryable, matchId: string, recording: Recording | null): Promise<void> {
  await tx
    .update(matches)
    .set(recording ?? { winnerId: null, result: null, keptStrokes: null, recordedBy: null, recordedAt: null })
    .where(eq(matches.id, matchId))
}

/** Name, index and gender of these people, including former members. */
export async function listPlayers(db: Queryable, userIds: readonly string[]) {
  if (userIds.length === 0) return []
  return db
    .select({
      userId: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      handicapIndex: users.handicapIndex,
      gender: users.gender,
    })
    .from(users)
    .where(inArray(users.id, [...userIds]))
}
export type Player = Awaited<ReturnType<typeof listPlayers>>[number]

/** The players who are entered, in the order in which they entered. */
export async function listEntrants(db: Queryable, competitionId: string): Promise<Player[]> {
  return db
    .select({
      userId: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      handicapIndex: users.handicapIndex,
      gender: users.gender,
    })
    .from(competitionEntries)
    .innerJoin(users, eq(users.id, competitionEntries.userId))
    .where(and(eq(competitionEntries.competitionId, competitionId), eq(competitionEntries.status, 'entered')))
    .orderBy(asc(competitionEntries.enteredAt), asc(competitionEntries.userId))
}

/**
 * Records a walkover in every match of a player whose entry is withdrawn, so that the opponent advances (T30). Returns how
 * many matches that decided. The competition's row must be locked.
 */
export async function saveWalkovers(
  tx: Queryable,
  input: { competitionId: string; now: Date },
): Promise<number> {
  const stored = await findBracket(tx, input.competitionId)
  if (!stored) return 0
  const gone = await tx
    .select({ userId: competitionEntries.userId })
    .from(competitionEntries)
    .where(
      and(
        eq(competitionEntries.competitionId, input.competitionId),
        eq(competitionEntries.status, 'withdrawn'),
      ),
    )
  const settled = withWalkovers(stored.bracket, new Set(gone.map((one) => one.userId)))
  let written = 0
  for (const [i, { result }] of settled.matches.entries()) {
    const row = stored.matchRows[i]
    if (!row || !result || row.result !== null) continue
    await saveResult(tx, row.id, { ...result, keptStrokes: null, recordedBy: null, recordedAt: input.now })
    written++
  }
  return written
}

/**
 * The ids of the club's competitions with a draw in which this person's entry is withdrawn. Their rows are locked, in the
 * order of their ids.
 */
export async function lockDrawsWithdrawnFrom(
  tx: Queryable,
  input: { clubId: string; userId: string },
): Promise<string[]> {
  const rows = await tx
    .select({ id: competitions.id })
    .from(competitions)
    .innerJoin(brackets, eq(brackets.competitionId, competitions.id))
    .innerJoin(competitionEntries, eq(competitionEntries.competitionId, competitions.id))
    .where(
      and(
        eq(competitions.clubId, input.clubId),
        eq(competitionEntries.userId, input.userId),
        eq(competitionEntries.status, 'withdrawn'),
        ne(competitions.status, 'final'),
      ),
    )
    .orderBy(asc(competitions.id))
    .for('update', { of: competitions })
  return rows.map((row) => row.id)
}
