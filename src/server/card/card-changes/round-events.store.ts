import { and, asc, eq, sql } from 'drizzle-orm'
import { isFromPaper } from '../../platform/db/from-paper.ts'
import type { OfClub } from '../../platform/db/of-club.ts'
import { newId } from '../../platform/db/new-id.ts'
import { roundEvents } from '../../platform/db/tables/round-events.ts'
import { kiosks } from '../../platform/db/tables/kiosks.ts'
import { rounds } from '../../platform/db/tables/rounds.ts'
import { users } from '../../platform/db/tables/users.ts'
import type { Queryable } from '../../platform/db/transaction.ts'

export type RoundEventRow = typeof roundEvents.$inferSelect
export type NewRoundEvent = Omit<typeof roundEvents.$inferInsert, 'id' | 'seq'>

export async function insertRoundEvent(tx: Queryable, event: NewRoundEvent): Promise<void> {
  await tx.insert(roundEvents).values({ ...event, id: newId('evt') })
}

/** Oldest first, each with its author's name, a person's or a kiosk's; null for an author who is no longer here. */
export async function listRoundEvents(
  db: Queryable,
  card: OfClub,
): Promise<{ event: RoundEventRow; firstName: string | null; lastName: string | null }[]> {
  return db
    .select({
      event: roundEvents,
      firstName: sql<string | null>`coalesce(${users.firstName}, ${kiosks.name})`,
      lastName: users.lastName,
    })
    .from(roundEvents)
    .leftJoin(users, eq(users.id, roundEvents.authorId))
    .leftJoin(kiosks, eq(kiosks.id, roundEvents.authorId))
    .where(and(eq(roundEvents.roundId, card.id), eq(roundEvents.clubId, card.clubId)))
    .orderBy(asc(roundEvents.seq))
}

/** Whether the club handed the card in for its player. */
export async function findIsFromPaper(db: Queryable, card: OfClub): Promise<boolean> {
  const asked = { id: sql`${card.id}`, clubId: sql`${card.clubId}` }
  const [found] = await db
    .select({ isFromPaper: isFromPaper(asked) })
    .from(rounds)
    .where(and(eq(rounds.id, card.id), eq(rounds.clubId, card.clubId)))
  return found?.isFromPaper ?? false
}
