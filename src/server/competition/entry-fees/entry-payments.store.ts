import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { ReturnReason } from '#contract/money/entry-payment.ts'
import { entryPayments } from '../../platform/db/tables/billing.ts'
import { competitionEntries } from '../../platform/db/tables/competitions.ts'
import type { Queryable } from '../../platform/db/transaction.ts'

export type EntryPaymentRow = typeof entryPayments.$inferSelect

export async function insertPayment(
  tx: Queryable,
  row: typeof entryPayments.$inferInsert,
): Promise<EntryPaymentRow> {
  const [made] = await tx.insert(entryPayments).values(row).returning()
  if (!made) throw new Error('A payment was not kept')
  return made
}

export async function findPayment(
  db: Queryable,
  id: string,
  options?: { lock: boolean },
): Promise<EntryPaymentRow | undefined> {
  const query = db.select().from(entryPayments).where(eq(entryPayments.id, id))
  const rows = options?.lock ? await query.for('update') : await query
  return rows[0]
}

/** The payment that a message is about: of this account, by its page or by itself. */
export async function findPaymentOfEvent(
  db: Queryable,
  about: { accountId: string; sessionId: string | undefined; intentId: string | undefined },
): Promise<string | undefined> {
  const { accountId, sessionId, intentId } = about
  const named = [
    ...(sessionId === undefined ? [] : [eq(entryPayments.sessionId, sessionId)]),
    ...(intentId === undefined ? [] : [eq(entryPayments.intentId, intentId)]),
  ]
  if (named.length === 0) return undefined
  const rows = await db
    .select({ id: entryPayments.id })
    .from(entryPayments)
    .where(and(eq(entryPayments.accountId, accountId), or(...named)))
  return rows[0]?.id
}

type OfEntry = { competitionId: string; userId: string }

const ofEntry = ({ competitionId, userId }: OfEntry) =>
  and(eq(entryPayments.competitionId, competitionId), eq(entryPayments.userId, userId))

/** The payment whose page can still be paid on. */
export async function findOpenPayment(db: Queryable, entry: OfEntry): Promise<EntryPaymentRow | undefined> {
  const rows = await db
    .select()
    .from(entryPayments)
    .where(and(ofEntry(entry), eq(entryPayments.state, 'open'), isNull(entryPayments.closedAt)))
  return rows[0]
}

/** What was paid by somebody for an entry, and what became of it; the newest first. */
export async function listPayments(db: Queryable, entry: OfEntry): Promise<EntryPaymentRow[]> {
  return db
    .select()
    .from(entryPayments)
    .where(and(ofEntry(entry), ne(entryPayments.state, 'expired')))
    .orderBy(desc(entryPayments.createdAt), desc(entryPayments.id))
}

/** One payment of each who paid by card in a competition, the one to be shown. */
export async function listPaidByCard(
  db: Queryable,
  competitionId: string,
): Promise<Map<string, EntryPaymentRow>> {
  const rows = await db
    .select()
    .from(entryPayments)
    .where(and(eq(entryPayments.competitionId, competitionId), isNotNull(entryPayments.paidAt)))
    .orderBy(
      // The last of somebody's payments is shown: what the club has to see to, else what is still with it.
      sql`${entryPayments.state} = 'refused'`,
      sql`${entryPayments.returnedAt} is null`,
      ...[asc(entryPayments.settles), asc(entryPayments.createdAt)],
    )
  return new Map(rows.map((row) => [row.userId, row]))
}

/** False where the page was closed while it was being made. */
export async function keepSession(
  db: Queryable,
  { id, sessionId }: { id: string; sessionId: string },
): Promise<boolean> {
  const rows = await db
    .update(entryPayments)
    .set({ sessionId })
    .where(eq(entryPayments.id, id))
    .returning({ state: entryPayments.state, closedAt: entryPayments.closedAt })
  return rows.some(({ state, closedAt }) => state === 'open' && closedAt === null)
}

export async function numberPaymentQuestion(db: Queryable, id: string): Promise<EntryPaymentRow | undefined> {
  const rows = await db
    .update(entryPayments)
    .set({ asked: sql`${entryPayments.asked} + 1` })
    .where(eq(entryPayments.id, id))
    .returning()
  return rows[0]
}

export async function updatePayment(
  tx: Queryable,
  id: string,
  change: Partial<typeof entryPayments.$inferInsert>,
): Promise<void> {
  await tx.update(entryPayments).set(change).where(eq(entryPayments.id, id))
}

type Whose = { competitionId?: string; clubId?: string; userIds?: readonly string[] }

const whose = ({ competitionId, clubId, userIds }: Whose) =>
  and(
    ...(competitionId === undefined ? [] : [eq(entryPayments.competitionId, competitionId)]),
    ...(clubId === undefined ? [] : [eq(entryPayments.clubId, clubId)]),
    ...(userIds === undefined ? [] : [inArray(entryPayments.userId, [...userIds])]),
  )

/**
 * Says that open pages are not to be paid on any more. Whoever has paid before is told apart by the time. The caller
 * announces `fees` where something was closed, so that the processor hears of it.
 */
export async function closePages(tx: Queryable, input: Whose & { at: Date }): Promise<boolean> {
  const rows = await tx
    .update(entryPayments)
    .set({ closedAt: input.at })
    .where(and(whose(input), eq(entryPayments.state, 'open'), isNull(entryPayments.closedAt)))
    .returning({ id: entryPayments.id })
  return rows.length > 0
}

/**
 * Has what was paid by card go back; what was refused before is asked for anew. `isStray`: only of payments that settle no
 * entry. The caller announces `fees`.
 */
export async function askForReturn(
  tx: Queryable,
  input: Whose & { reason: ReturnReason; isStray?: boolean },
): Promise<string[]> {
  const which =
    input.isStray === true
      ? and(eq(entryPayments.state, 'refused'), eq(entryPayments.settles, false))
      : inArray(entryPayments.state, ['paid', 'refused'])
  const rows = await tx
    .update(entryPayments)
    .set({
      state: 'returning',
      returnReason: input.reason,
      refusal: null,
      returnTries: sql`${entryPayments.returnTries} + case when ${entryPayments.state} = 'refused' then 1 else 0 end`,
    })
    .where(and(whose(input), which))
    .returning({ userId: entryPayments.userId })
  return rows.map(({ userId }) => userId)
}

/** Whose fee was paid by card and is not back with them, and of whom a payment that settles nothing could not be paid back. */
export async function listCardPayers(
  tx: Queryable,
  { competitionId, userIds }: { competitionId: string; userIds: readonly string[] },
): Promise<{ settled: Set<string>; stray: Set<string> }> {
  const rows = await tx
    .select({ userId: entryPayments.userId, state: entryPayments.state, settles: entryPayments.settles })
    .from(entryPayments)
    .where(
      and(whose({ competitionId, userIds }), inArray(entryPayments.state, ['paid', 'returning', 'refused'])),
    )
  const idsOf = (which: typeof rows) => new Set(which.map(({ userId }) => userId))
  return {
    settled: idsOf(rows.filter(({ settles }) => settles)),
    stray: idsOf(rows.filter(({ settles, state }) => !settles && state === 'refused')),
  }
}

/** What waits: money that goes back, pages to be closed, and open pages at which nobody has looked since. */
export async function listWaiting(
  db: Queryable,
  { since, most }: { since: Date; most: number },
): Promise<Pick<EntryPaymentRow, 'id' | 'state' | 'accountId'>[]> {
  const waits = or(
    eq(entryPayments.state, 'returning'),
    and(
      eq(entryPayments.state, 'open'),
      or(isNotNull(entryPayments.closedAt), lt(entryPayments.lookedAt, since)),
    ),
  )
  return db
    .select({ id: entryPayments.id, state: entryPayments.state, accountId: entryPayments.accountId })
    .from(entryPayments)
    .where(and(sql`${entryPayments.state} in ('open', 'returning')`, waits))
    .orderBy(asc(entryPayments.lookedAt))
    .limit(most)
}

/** Writes into the entry what its payment by card has become. */
export async function setEntryFee(
  tx: Queryable,
  entry: OfEntry & { fee: 'paid' | 'refunded'; paidMinor?: number },
): Promise<void> {
  const { competitionId, userId, fee, paidMinor } = entry
  await tx
    .update(competitionEntries)
    .set({ fee, ...(paidMinor !== undefined && { feePaidMinor: paidMinor }) })
    .where(and(eq(competitionEntries.competitionId, competitionId), eq(competitionEntries.userId, userId)))
}
