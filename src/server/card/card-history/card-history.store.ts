import { and, asc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { AuditAction } from '#contract/platform/audit-action.ts'
import { entrySources, type SourcedEntry } from '#golf/card/entry-source.ts'
import { entriesOf } from '../../platform/db/entries-of.ts'
import type { OfCard } from '../../platform/db/of-club.ts'
import { resultFrom } from '../../platform/db/stored-golf.ts'
import { auditLog } from '../../platform/db/tables/audit.ts'
import { holeEntries } from '../../platform/db/tables/rounds.ts'
import { users } from '../../platform/db/tables/users.ts'
import type { Queryable } from '../../platform/db/transaction.ts'

/** Every hole entry of a card as it was sent. */
export async function listAllEntries(db: Queryable, card: OfCard): Promise<SourcedEntry[]> {
  const rows = await db.select().from(holeEntries).where(entriesOf(card)).orderBy(asc(holeEntries.at))
  return rows.map(({ id, holeNumber, result, strokes, at, authorId, source }) => ({
    id,
    holeNumber,
    authorId,
    at: at.getTime(),
    result: resultFrom(result, strokes),
    source: entrySources.find((one) => one === source) ?? 'player',
  }))
}

/** What player, marker and scorer said of a card, as the club's log has it. The club's own acts have a reason and are its events. */
export async function listLoggedSteps(
  db: Queryable,
  { clubId, roundId, actions }: { clubId: string; roundId: string; actions: readonly AuditAction[] },
) {
  return db
    .select({
      seq: auditLog.seq,
      at: auditLog.at,
      action: auditLog.action,
      authorId: auditLog.actorId,
      reason: auditLog.reason,
    })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.clubId, clubId),
        eq(auditLog.objectId, roundId),
        inArray(auditLog.action, [...actions]),
        or(ne(auditLog.action, 'round.handed_in_for_member'), isNull(auditLog.reasonHash)),
      ),
    )
    .orderBy(asc(auditLog.seq))
}

export async function namesOf(db: Queryable, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: users.id, name: sql<string>`trim(concat(${users.firstName}, ' ', ${users.lastName}))` })
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]))
  return new Map(rows.map(({ id, name }) => [id, name]))
}
