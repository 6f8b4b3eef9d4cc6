import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import { competitionEntries } from '../db/tables/competitions.ts'
import { holeScores, rounds } from '../db/tables/rounds.ts'
import { users } from '../db/tables/users.ts'
import type { Queryable } from '../db/transaction.ts'

/** `thru`: holes with a result, of `holeCount`. */
export type CardOut = {
  roundId: string
  userId: string
  playerName: string
  thru: number
  holeCount: number
}

const playerName = sql<string>`coalesce(nullif(trim(concat(${users.firstName}, ' ', ${users.lastName})), ''), 'Unknown Player')`

/** The cards that stop a result from becoming final (D10): begun, not handed in, and without a ruling. Least played first. */
export async function listCardsOut(db: Queryable, competitionId: string): Promise<CardOut[]> {
  const thru = sql<number>`(select count(*)::int from ${holeScores} s
    where s.round_id = ${rounds.id} and s.result <> 'not_played')`
  return db
    .select({
      roundId: rounds.id,
      userId: rounds.userId,
      playerName,
      thru,
      holeCount: sql<number>`jsonb_array_length(${rounds.holes})`,
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
    .orderBy(asc(thru), asc(users.lastName), asc(users.firstName), asc(users.id))
}

/** Who is entered, has begun no card and has no ruling. */
export async function listNotStarted(
  db: Queryable,
  competitionId: string,
): Promise<{ userId: string; playerName: string }[]> {
  return db
    .select({ userId: users.id, playerName })
    .from(competitionEntries)
    .innerJoin(users, eq(users.id, competitionEntries.userId))
    .leftJoin(
      rounds,
      and(
        eq(rounds.competitionId, competitionEntries.competitionId),
        eq(rounds.userId, competitionEntries.userId),
        ne(rounds.status, 'abandoned'),
      ),
    )
    .where(
      and(
        eq(competitionEntries.competitionId, competitionId),
        eq(competitionEntries.status, 'entered'),
        eq(competitionEntries.cardStatus, 'playing'),
        sql`${rounds.id} is null`,
      ),
    )
    .orderBy(asc(users.lastName), asc(users.firstName), asc(users.id))
}
