import { and, asc, eq, inArray, ne } from 'drizzle-orm'
import {
  bracketParts,
  matchKey,
  plates,
  type Bracket,
  type BracketMatch,
} from '#golf/match/bracket/bracket.ts'
import { settleDraw } from '#golf/match/bracket/settle-draw.ts'
import { SCRATCHED } from '#golf/match/bracket/empty-places.ts'
import { bracketTypes } from '#golf/competition/competition.ts'
import { matchFormats, type MatchFormat } from '#golf/match/pairs/match-format.ts'
import { goneSides, playersOfSide } from '#golf/match/pairs/sides.ts'
import { brackets, matches, type KeptStrokes } from '../platform/db/tables/brackets.ts'
import { competitionEntries, competitions } from '../platform/db/tables/competitions.ts'
import { users } from '../platform/db/tables/users.ts'
import { newId } from '../platform/db/new-id.ts'
import type { Queryable } from '../platform/db/transaction.ts'

export type BracketRow = typeof brackets.$inferSelect
export type MatchRow = typeof matches.$inferSelect
export type StoredBracket = { row: BracketRow; matchRows: MatchRow[]; bracket: Bracket; format: MatchFormat }

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
  const plate = plates.find((one) => one === row.plate) ?? null
  const format = matchFormats.find((one) => one === row.matchFormat) ?? 'singles'
  return {
    row,
    matchRows,
    format,
    bracket: { type, size: row.size, matches: matchRows.map(toBracketMatch), plate },
  }
}

/** Everybody who is in the draw, of pairs both. */
export function playersInDraw({
  entrantsBySeed,
  sides,
}: Pick<BracketRow, 'entrantsBySeed' | 'sides'>): string[] {
  return entrantsBySeed.flatMap((sideId) => playersOfSide(sides, sideId))
}

/** The players of both sides of a match, as far as they are known. */
export function playersOfMatch(
  { sides }: Pick<BracketRow, 'sides'>,
  pairing: readonly (string | null)[],
): string[] {
  return pairing.flatMap((sideId) => (sideId === null ? [] : playersOfSide(sides, sideId)))
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
    result: result === null || (winnerId === null && result !== SCRATCHED) ? null : { winnerId, result },
  }
}

/** Deletes a draw with its matches. */
export async function deleteBracket(tx: Queryable, competitionId: string): Promise<void> {
  await tx.delete(brackets).where(eq(brackets.competitionId, competitionId))
}

/** Stores a draw and deletes the one before it. */
export async function replaceBracket(
  tx: Queryable,
  row: typeof brackets.$inferInsert,
  matchRows: (typeof matches.$inferInsert)[],
): Promise<void> {
  await deleteBracket(tx, row.competitionId)
  await tx.insert(brackets).values(row)
  await tx.insert(matches).values(matchRows)
}

/** The row of a match that was just drawn. */
export function newMatchRow(
  { part, bracketRound, number, sources: [a, b] }: BracketMatch,
  { competitionId, matchNumber }: { competitionId: string; matchNumber: number },
): typeof matches.$inferInsert {
  return {
    id: newId('mch'),
    competitionId,
    matchNumber,
    part,
    bracketRound,
    placeInRound: number,
    sources: [a, b],
  }
}

export async function insertMatches(
  tx: Queryable,
  rows: readonly (typeof matches.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(matches).values([...rows])
}

export async function removePlate(tx: Queryable, competitionId: string): Promise<void> {
  await tx.delete(matches).where(and(eq(matches.competitionId, competitionId), eq(matches.part, 'plate')))
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
  winnerId: string | null
  result: string
  reason?: string | null
  keptStrokes: KeptStrokes | null
  recordedBy: string | null
  recordedAt: Date
}

/** The strokes of a match whose card is begun, or null for those of the day on which its result is recorded. */
export async function saveKeptStrokes(
  tx: Queryable,
  { matchId, keptStrokes }: { matchId: string; keptStrokes: KeptStrokes },
): Promise<void> {
  await tx.update(matches).set({ keptStrokes }).where(eq(matches.id, matchId))
}

const NO_RESULT = { winnerId: null, result: null, keptStrokes: null, recordedBy: null, recordedAt: null }

export async function saveResult(tx: Queryable, matchId: string, recording: Recording | null): Promise<void> {
  await tx
    .update(matches)
    .set({ reason: null, ...(recording ?? NO_RESULT) })
    .where(eq(matches.id, matchId))
}

/** When the draw asks for it, and what its plate is. */
export type DrawTerms = Pick<BracketRow, 'playBy' | 'confirmDays' | 'plate'>

export async function saveDrawTerms(
  tx: Queryable,
  { competitionId, terms }: { competitionId: string; terms: DrawTerms },
): Promise<void> {
  await tx.update(brackets).set(terms).where(eq(brackets.competitionId, competitionId))
}

/** The last day of a match that gets another than its round; null gives it that of its round again. */
export async function savePlayByDay(
  tx: Queryable,
  { matchId, day }: { matchId: string; day: string | null },
): Promise<void> {
  await tx.update(matches).set({ playByDay: day }).where(eq(matches.id, matchId))
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

/** Whose entry is withdrawn. */
export async function listWithdrawn(db: Queryable, competitionId: string): Promise<string[]> {
  const rows = await db
    .select({ userId: competitionEntries.userId })
    .from(competitionEntries)
    .where(
      and(eq(competitionEntries.competitionId, competitionId), eq(competitionEntries.status, 'withdrawn')),
    )
  return rows.map(({ userId }) => userId)
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

/**
 * Writes what follows from the results by itself: walkovers of those whose entry is withdrawn (T30), byes where nobody
 * comes, and the plate, drawn or taken away. Returns how many matches that decided. The competition's row must be locked.
 */
export async function settleBracket(
  tx: Queryable,
  { competitionId, now }: { competitionId: string; now: Date },
): Promise<number> {
  const stored = await findBracket(tx, competitionId)
  if (!stored) return 0
  const withdrawn = await listWithdrawn(tx, competitionId)
  const gone = goneSides(stored.row.sides, { format: stored.format, withdrawn })
  const settled = settleDraw(stored.bracket, gone)
  const rows = await keepPlate(tx, { competitionId, stored, settled: settled.matches })
  let written = 0
  for (const match of settled.matches) {
    const row = rows.get(match.key)
    if (!row || !match.result || row.result !== null) continue
    await saveResult(tx, row.id, { ...match.result, keptStrokes: null, recordedBy: null, recordedAt: now })
    written++
  }
  return written
}

/** The rows of the matches by their key, after the plate was drawn or taken away. */
async function keepPlate(
  tx: Queryable,
  input: { competitionId: string; stored: StoredBracket; settled: readonly BracketMatch[] },
): Promise<Map<string, { id: string; result: string | null }>> {
  const { competitionId, stored, settled } = input
  const present = stored.bracket.matches.flatMap((match, i) => {
    const row = stored.matchRows[i]
    return row ? [{ match, row }] : []
  })
  const isAsStored = settled.every((match, i) => {
    const before = stored.bracket.matches[i]
    return before?.key === match.key && before.sources === match.sources
  })
  if (isAsStored && settled.length === stored.bracket.matches.length)
    return new Map(present.map(({ match, row }) => [match.key, row]))
  await removePlate(tx, competitionId)
  const others = present.filter(({ match }) => match.part !== 'plate')
  const plate = settled
    .filter(({ part }) => part === 'plate')
    .map((match, i) => newMatchRow(match, { competitionId, matchNumber: others.length + i + 1 }))
  await insertMatches(tx, plate)
  return new Map<string, { id: string; result: string | null }>([
    ...others.map(({ match, row }) => [match.key, row] as const),
    ...plate.map((row, i) => [settled[others.length + i]?.key ?? '', { id: row.id, result: null }] as const),
  ])
}
