import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { competitionEntries } from '../platform/db/tables/competitions.ts'
import { rounds } from '../platform/db/tables/rounds.ts'
import { users } from '../platform/db/tables/users.ts'
import type { Queryable } from '../platform/db/transaction.ts'
import { holeCount, playerName, thru } from '../platform/db/entrant-columns.ts'

/** `thru`: holes with a result, of `holeCount`. */
export type CardOut = {
  roundId: string
  userId: string
  playerName: string
  thru: number
  holeCount: number
  /** Of several rounds. */
  roundNumber?: number
}

/** The cards out, which stop a result from becoming final (D10): begun, not handed in, and without a ruling. Least played first. */
export async function listCardsOut(
  db: Queryable,
  { id: competitionId, roundCount }: { id: string; roundCount: number },
): Promise<CardOut[]> {
  const cards = await db
    .select({
      roundId: rounds.id,
      userId: rounds.userId,
      playerName,
      thru,
      holeCount,
      roundNumber: rounds.roundNumber,
    })
    .from(rounds)
    .innerJoin(users, eq(users.id, rounds.userId))
    .leftJoin(
      competitionEntries,
      and(
        eq(competitionEntries.competitionId, rounds.competitionId),
        eq(competitionEntries.userId, rounds.userId),
      ),
    )
    .where(
      and(
        eq(rounds.competitionId, competitionId),
        inArray(rounds.status, ['in_progress', 'withdrawn']),
        sql`coalesce(${competitionEntries.cardStatus}, 'playing') = 'playing'`,
      ),
    )
    .orderBy(asc(thru), asc(users.lastName), asc(users.firstName), asc(users.id), asc(rounds.roundNumber))
  return cards.map(({ roundNumber, ...card }) => (roundCount === 1 ? card : { ...card, roundNumber }))
}

/** Whose cards of a competition are open, ruled on or not. */
export async function listPlayersOut(db: Queryable, competitionId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ userId: rounds.userId })
    .from(rounds)
    .where(and(eq(rounds.competitionId, competitionId), eq(rounds.status, 'in_progress')))
  return rows.map(({ userId }) => userId)
}

/** Whose card it is, and of which round where there are several. */
export function nameOfCard({
  playerName: name,
  roundNumber,
}: Pick<CardOut, 'playerName' | 'roundNumber'>): string {
  return roundNumber === undefined ? name : `${name} (round ${roundNumber})`
}
