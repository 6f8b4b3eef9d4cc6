import { auditChange, auditFacts, type AuditSource } from '#contract/platform/audit-facts.ts'
import { auditKindOf, type AuditAction } from '#contract/platform/audit-action.ts'
import type { Viewer } from '#contract/club/permissions.ts'
import { auditLog } from '../db/tables/audit.ts'
import type { Queryable } from '../db/transaction.ts'

/** Who acts: the viewer of a request, which names the request as well. */
export type Actor = Pick<Viewer, 'userId' | 'memberships'> & { requestId: string }

/** A tablet of the club's bar, which is no person. */
export type KioskActor = { kioskId: string; requestId: string }

export type AuditRecord = {
  /** null: the product itself. */
  by: Actor | KioskActor | null
  clubId: string
  action: AuditAction
  /** The id of what is acted on. */
  objectId: string
  /** The person it concerns, where that is not the object. */
  subjectId?: string
  /** The thing before and after; of two sides only what differs is kept. */
  before?: AuditSource
  after?: AuditSource
  reason?: string | null
  /** The request, where its person is not to be named. */
  requestId?: string
}

/**
 * Writes one row of the club's audit log in the transaction of the change, so that there is a row exactly when the change
 * was made (P21). Nothing is written when both sides are given, nothing differs and no reason was.
 *
 * The club's chain is held from here to the end of the transaction: a command calls this last, after its own locks, so
 * that two commands never wait for each other crosswise.
 */
export async function recordAction(
  services: { now: () => Date },
  tx: Queryable,
  record: AuditRecord,
): Promise<void> {
  const { by, clubId, action, objectId, before, after } = record
  const change =
    before && after
      ? auditChange(before, after)
      : { before: before ? auditFacts(before) : null, after: after ? auditFacts(after) : null }
  const reason = record.reason?.trim() ?? ''
  if (!change && reason === '') return
  const objectKind = auditKindOf(action)
  await tx.insert(auditLog).values({
    clubId,
    // The store replaces this number and the hashes.
    seq: 0,
    previousHash: '',
    hash: '',
    at: services.now(),
    actorId: idOf(by),
    actorRole: roleIn(by, clubId),
    action,
    objectKind,
    objectId,
    subjectId: record.subjectId ?? (objectKind === 'member' ? objectId : null),
    ...change,
    reason: reason === '' ? null : reason,
    requestId: by?.requestId ?? record.requestId ?? null,
  })
}

function idOf(by: AuditRecord['by']): string | null {
  if (by === null) return null
  return 'kioskId' in by ? by.kioskId : by.userId
}

function roleIn(by: AuditRecord['by'], clubId: string): string | null {
  if (by !== null && 'kioskId' in by) return 'kiosk'
  const membership = by?.memberships.find((one) => one.clubId === clubId && one.status === 'active')
  return membership?.role ?? null
}
