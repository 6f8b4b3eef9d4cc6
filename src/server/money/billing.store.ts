import { and, asc, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { ReportedSubscription } from '#contract/money/club-plan.ts'
import { clubSubscriptions, paymentEvents } from '../platform/db/tables/billing.ts'
import { clubs } from '../platform/db/tables/clubs.ts'
import type { Queryable } from '../platform/db/transaction.ts'

export type SubscriptionRow = typeof clubSubscriptions.$inferSelect

export async function findSubscription(db: Queryable, clubId: string): Promise<SubscriptionRow | undefined> {
  const rows = await db.select().from(clubSubscriptions).where(eq(clubSubscriptions.clubId, clubId))
  return rows[0]
}

/** Keeps who the club is at the processor, unless somebody else has just done so. Gives the id that stands. */
export async function keepCustomer(
  db: Queryable,
  row: { clubId: string; customerId: string; createdAt: Date },
): Promise<string> {
  const rows = await db
    .insert(clubSubscriptions)
    .values(row)
    .onConflictDoUpdate({ target: clubSubscriptions.clubId, set: { clubId: row.clubId } })
    .returning({ customerId: clubSubscriptions.customerId })
  return rows[0]?.customerId ?? row.customerId
}

export async function findClubOfCustomer(db: Queryable, customerId: string): Promise<string | undefined> {
  const rows = await db
    .select({ clubId: clubSubscriptions.clubId })
    .from(clubSubscriptions)
    .where(eq(clubSubscriptions.customerId, customerId))
  return rows[0]?.clubId
}

/** Numbers a question before it is asked; undefined where the processor does not know the club. */
export async function numberQuestion(
  db: Queryable,
  clubId: string,
): Promise<{ customerId: string; question: number } | undefined> {
  const rows = await db
    .update(clubSubscriptions)
    .set({ asked: sql`${clubSubscriptions.asked} + 1` })
    .where(eq(clubSubscriptions.clubId, clubId))
    .returning({ customerId: clubSubscriptions.customerId, question: clubSubscriptions.asked })
  return rows[0]
}

/** Writes what the processor answered. False: a later question has been answered already. */
export async function keepAnswer(
  tx: Queryable,
  answer: {
    clubId: string
    question: number
    running: ReportedSubscription | undefined
    lookedAt: Date
  },
): Promise<boolean> {
  const { clubId, question, running, lookedAt } = answer
  const paidUntil = running?.paidUntil ?? null
  const rows = await tx
    .update(clubSubscriptions)
    .set({
      subscriptionId: running?.id ?? null,
      status: running?.status ?? null,
      plan: running?.plan ?? null,
      endsThen: running?.endsThen ?? false,
      paidUntil: paidUntil === null ? null : new Date(paidUntil),
      answered: question,
      lookedAt,
    })
    .where(and(eq(clubSubscriptions.clubId, clubId), lt(clubSubscriptions.answered, question)))
    .returning({ clubId: clubSubscriptions.clubId })
  return rows.length === 1
}

export async function setClubPlan(
  tx: Queryable,
  clubId: string,
  { isPaid, planType }: { isPaid: boolean; planType: string | null },
): Promise<void> {
  await tx
    .update(clubs)
    .set({ subscriptionStatus: isPaid ? 'active' : 'trial', planType })
    .where(eq(clubs.id, clubId))
}

/** Somebody has looked, also where there was no answer; then it is the others' turn. */
export async function noteLooked(db: Queryable, clubId: string, at: Date): Promise<void> {
  await db.update(clubSubscriptions).set({ lookedAt: at }).where(eq(clubSubscriptions.clubId, clubId))
}

/** Clubs at which nobody has looked since, the longest ago first. */
export async function listUnseen(
  db: Queryable,
  { since, most }: { since: Date; most: number },
): Promise<string[]> {
  const rows = await db
    .select({ clubId: clubSubscriptions.clubId })
    .from(clubSubscriptions)
    .where(or(isNull(clubSubscriptions.lookedAt), lt(clubSubscriptions.lookedAt, since)))
    .orderBy(asc(clubSubscriptions.lookedAt))
    .limit(most)
  return rows.map(({ clubId }) => clubId)
}

export async function isKnownEvent(db: Queryable, id: string): Promise<boolean> {
  const rows = await db.select({ id: paymentEvents.id }).from(paymentEvents).where(eq(paymentEvents.id, id))
  return rows.length > 0
}

export async function keepEvent(db: Queryable, event: typeof paymentEvents.$inferInsert): Promise<void> {
  await db.insert(paymentEvents).values(event).onConflictDoNothing()
}

export async function forgetEvents(db: Queryable, before: Date): Promise<void> {
  await db.delete(paymentEvents).where(lt(paymentEvents.receivedAt, before))
}
