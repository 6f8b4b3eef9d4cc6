import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { matchWordKinds, type MatchEntry, type MatchSaying } from '#golf/match/match-entry.ts'
import { fieldsOfSaying, sayingFromFields } from '#golf/match/match-fields.ts'
import type { MatchProgress } from '#golf/match/match-progress.ts'
import { matches } from '../../platform/db/tables/brackets.ts'
import { competitions } from '../../platform/db/tables/competitions.ts'
import { matchCards, matchEntries } from '../../platform/db/tables/match-cards.ts'
import type { Queryable } from '../../platform/db/transaction.ts'

export type MatchCardRow = typeof matchCards.$inferSelect

/** An entry with the server's own time of it. */
export type ReceivedEntry = MatchEntry & { receivedAt: Date }

/**
 * The card that is scored now, with what a write has to know of its match; the card's row is locked. What may have changed
 * while this waited for the lock is read after it.
 */
export async function lockOpenCard(tx: Queryable, matchId: string) {
  const cards = await tx
    .select()
    .from(matchCards)
    .where(and(eq(matchCards.matchId, matchId), isNull(matchCards.setAsideAt)))
    .for('update')
  const [card] = cards
  if (!card) return undefined
  const rows = await tx
    .select({
      winnerId: matches.winnerId,
      result: matches.result,
      competition: {
        id: competitions.id,
        clubId: competitions.clubId,
        status: competitions.status,
      },
    })
    .from(matches)
    .innerJoin(competitions, eq(competitions.id, matches.competitionId))
    .where(eq(matches.id, matchId))
  const [match] = rows
  return match && { card, ...match }
}
export type LockedCard = NonNullable<Awaited<ReturnType<typeof lockOpenCard>>>

/** The card of these two in a match, also one that was set aside. */
export async function findCardOf(
  db: Queryable,
  { matchId, players: [player1Id, player2Id] }: { matchId: string; players: readonly [string, string] },
): Promise<MatchCardRow | undefined> {
  const rows = await db
    .select()
    .from(matchCards)
    .where(
      and(
        eq(matchCards.matchId, matchId),
        eq(matchCards.player1Id, player1Id),
        eq(matchCards.player2Id, player2Id),
      ),
    )
  return rows[0]
}

/** The cards that are scored now, or were when their result was recorded, by their match. */
export async function listOpenCards(
  db: Queryable,
  competitionId: string,
): Promise<Map<string, MatchCardRow>> {
  const rows = await db
    .select({ card: matchCards })
    .from(matchCards)
    .innerJoin(matches, eq(matches.id, matchCards.matchId))
    .where(and(eq(matches.competitionId, competitionId), isNull(matchCards.setAsideAt)))
  return new Map(rows.map(({ card }) => [card.matchId, card]))
}

/**
 * Begins the card of these two. One that was set aside goes on with what was entered on it, off the strokes of now; its
 * confirmations do not. The competition's row must be locked.
 */
export async function beginCard(
  tx: Queryable,
  card: Pick<MatchCardRow, 'id' | 'matchId' | 'player1Id' | 'player2Id' | 'holes' | 'begunAt'>,
): Promise<void> {
  await tx
    .insert(matchCards)
    .values(card)
    .onConflictDoUpdate({
      target: [matchCards.matchId, matchCards.player1Id, matchCards.player2Id],
      set: { holes: card.holes, setAsideAt: null, reopenedAt: card.begunAt },
    })
}

/** Others are in these matches now; what was entered stays in the store. */
export async function setCardsAside(
  tx: Queryable,
  { matchIds, now }: { matchIds: readonly string[]; now: Date },
): Promise<void> {
  if (matchIds.length === 0) return
  await tx
    .update(matchCards)
    .set({ setAsideAt: now })
    .where(and(inArray(matchCards.matchId, [...matchIds]), isNull(matchCards.setAsideAt)))
  await tx
    .update(matches)
    .set({ keptStrokes: null })
    .where(inArray(matches.id, [...matchIds]))
}

/** The result was undone: the card can be scored again, and has to be confirmed anew. Says whether there is one. */
export async function reopenCard(
  tx: Queryable,
  { matchId, now }: { matchId: string; now: Date },
): Promise<boolean> {
  const rows = await tx
    .update(matchCards)
    .set({ reopenedAt: now })
    .where(and(eq(matchCards.matchId, matchId), isNull(matchCards.setAsideAt)))
    .returning({ id: matchCards.id })
  return rows.length > 0
}

/** Appends the entries that are new; gives the ids of those. */
export async function appendEntries(
  tx: Queryable,
  { cardId, entries }: { cardId: string; entries: readonly ReceivedEntry[] },
): Promise<string[]> {
  const rows = await tx
    .insert(matchEntries)
    .values(
      entries.map((entry) => ({
        ...fieldsOfSaying(entry),
        cardId,
        id: entry.id,
        at: new Date(entry.at),
        authorId: entry.authorId,
        receivedAt: entry.receivedAt,
      })),
    )
    .onConflictDoNothing()
    .returning({ id: matchEntries.id })
  return rows.map(({ id }) => id)
}

/** Every entry of a card, oldest first. */
export async function listMatchEntries(db: Queryable, cardId: string): Promise<ReceivedEntry[]> {
  const rows = await db
    .select()
    .from(matchEntries)
    .where(eq(matchEntries.cardId, cardId))
    .orderBy(asc(matchEntries.at), sql`${matchEntries.id} collate "C"`)
  return rows.map(toEntry)
}

export async function saveProgress(
  tx: Queryable,
  { cardId, progress }: { cardId: string; progress: MatchProgress },
): Promise<void> {
  await tx
    .update(matchCards)
    .set({ progress, revision: sql`${matchCards.revision} + 1` })
    .where(eq(matchCards.id, cardId))
}

function toEntry(row: typeof matchEntries.$inferSelect): ReceivedEntry {
  const { id, authorId, receivedAt } = row
  return { ...sayingOf(row), id, at: row.at.getTime(), authorId, receivedAt }
}

function sayingOf(row: typeof matchEntries.$inferSelect): MatchSaying {
  const saying = sayingFromFields({
    kind: matchWordKinds.find((kind) => kind === row.kind) ?? 'nothing',
    holeNumber: row.holeNumber,
    strokesA: row.strokesA,
    strokesB: row.strokesB,
    result: row.result,
    side: row.side === 'A' || row.side === 'B' ? row.side : null,
  })
  if (!saying) throw new Error(`The entry ${row.id} of match card ${row.cardId} says nothing.`)
  return saying
}
