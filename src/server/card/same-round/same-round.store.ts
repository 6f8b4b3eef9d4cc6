import { and, asc, eq, gte, isNull, lte, ne, or, sql } from 'drizzle-orm'
import { clubs } from '../../platform/db/tables/clubs.ts'
import { competitions } from '../../platform/db/tables/competitions.ts'
import { rounds } from '../../platform/db/tables/rounds.ts'
import type { Queryable } from '../../platform/db/transaction.ts'

const DAY_MS = 24 * 60 * 60 * 1000

type CardRow = typeof rounds.$inferSelect

/** A card of a round of golf that has several, with the competition that it is of. */
export type CardOfRoundRow = { round: CardRow; competition: typeof competitions.$inferSelect | null }

/** The id that names a round of golf: that of the card which the others of it refer to. */
export const idOfRound = ({ id, sameRoundAs }: Pick<CardRow, 'id' | 'sameRoundAs'>): string =>
  sameRoundAs ?? id

/** All cards of a card’s round of golf, those that were taken off too: the one that the others refer to first. */
export async function listCardsOfRound(
  db: Queryable,
  card: Pick<CardRow, 'id' | 'clubId' | 'sameRoundAs'>,
): Promise<CardOfRoundRow[]> {
  const first = idOfRound(card)
  return db
    .select({ round: rounds, competition: competitions })
    .from(rounds)
    .leftJoin(competitions, eq(competitions.id, rounds.competitionId))
    .where(and(eq(rounds.clubId, card.clubId), or(eq(rounds.id, first), eq(rounds.sameRoundAs, first))))
    .orderBy(sql`${rounds.id} <> ${first}`, asc(rounds.id))
}

/**
 * A player’s cards that are handed in on this course within a day of a moment, those of other competitions or of one alone, none from a
 * watch. A card that others refer to comes before these.
 */
export async function listCardsAround(
  db: Queryable,
  round: CardRow,
  { inCompetition }: { inCompetition: string | undefined },
): Promise<(CardOfRoundRow & { timeZone: string })[]> {
  const at = round.startedAt.getTime()
  const ofOthers =
    round.competitionId === null
      ? undefined
      : or(isNull(rounds.competitionId), ne(rounds.competitionId, round.competitionId))
  return db
    .select({ round: rounds, competition: competitions, timeZone: clubs.timeZone })
    .from(rounds)
    .innerJoin(clubs, eq(clubs.id, rounds.clubId))
    .leftJoin(competitions, eq(competitions.id, rounds.competitionId))
    .where(
      and(
        eq(rounds.userId, round.userId),
        gte(rounds.startedAt, new Date(at - DAY_MS)),
        lte(rounds.startedAt, new Date(at + DAY_MS)),
        eq(rounds.clubId, round.clubId),
        eq(rounds.courseId, round.courseId),
        eq(rounds.status, 'submitted'),
        eq(rounds.totalsOnly, false),
        isNull(rounds.watchRoundId),
        ne(rounds.id, round.id),
        inCompetition === undefined ? ofOthers : eq(rounds.competitionId, inCompetition),
      ),
    )
    .orderBy(sql`${rounds.sameRoundAs} is not null`, asc(rounds.startedAt), asc(rounds.id))
}

/** The other cards of a round refer to another one of it. */
export async function referTo(tx: Queryable, { from, to }: { from: string; to: string }): Promise<void> {
  await tx.update(rounds).set({ sameRoundAs: to }).where(eq(rounds.sameRoundAs, from))
}
