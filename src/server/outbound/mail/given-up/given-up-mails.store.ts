import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm'
import { mails } from '../../../platform/db/tables/mail.ts'
import type { Queryable } from '../../../platform/db/transaction.ts'

/** Of a club, and not because nobody needed them any more. */
const givenUpOf = (clubId: string) =>
  and(eq(mails.clubId, clubId), isNotNull(mails.givenUpAt), isNotNull(mails.failure))

export async function listGivenUp(
  db: Queryable,
  clubId: string,
  most: number,
): Promise<(typeof mails.$inferSelect)[]> {
  return db.select().from(mails).where(givenUpOf(clubId)).orderBy(desc(mails.givenUpAt)).limit(most)
}

/** Puts mails of a club on their way as if they were new, and returns how many: those whose content was kept. */
export async function queueAgain(
  tx: Queryable,
  input: { clubId: string; mailIds: readonly string[]; now: Date; giveUpAt: Date },
): Promise<number> {
  const { clubId, mailIds, now, giveUpAt } = input
  const queued = await tx
    .update(mails)
    .set({
      givenUpAt: null,
      failure: null,
      failureStatus: null,
      failureReason: null,
      attempts: 0,
      nextTryAt: now,
      giveUpAt,
    })
    .where(and(givenUpOf(clubId), inArray(mails.id, [...mailIds]), isNotNull(mails.content)))
    .returning({ id: mails.id })
  return queued.length
}
