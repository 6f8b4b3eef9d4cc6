import { bigint, index, json, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { AuditFacts } from '#contract/platform/audit-facts.ts'
import { privacyNotes } from '../privacy-notes.ts'

/**
 * Who did what at a club, when, to what, from which state to which, and why. The store refuses every change and deletion
 * of a row, and forms its number and hashes itself (decision record 27; the migration "audit-log" has its rules). There are no
 * foreign keys, because a row outlives what it is about. It has ids and neutral values, never names or addresses of people.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    clubId: text('club_id').notNull(),
    /** Counts from 1 in each club without a gap; set by the store. */
    seq: bigint('seq', { mode: 'number' }).notNull(),
    at: timestamp('at', { withTimezone: true, mode: 'date', precision: 3 }).notNull(),
    /** null: the product itself, which nobody asked. */
    actorId: text('actor_id'),
    /** Their role in the club at that time; null for whoever had none. */
    actorRole: text('actor_role'),
    /** One of `auditActions` (contract/platform/audit-action.ts). */
    action: text('action').notNull(),
    objectKind: text('object_kind').notNull(),
    objectId: text('object_id').notNull(),
    /** The person it concerns, where that is not the object. */
    subjectId: text('subject_id'),
    /** json and not jsonb, so that the text stays as it was hashed. */
    before: json('before').$type<AuditFacts>(),
    after: json('after').$type<AuditFacts>(),
    /** What somebody wrote, the only free text. Erased with the person it concerns; its hash stays. */
    reason: text('reason'),
    reasonSalt: text('reason_salt'),
    reasonHash: text('reason_hash'),
    /** The id of the request in the server's log. */
    requestId: text('request_id'),
    /** The hash of the club's row before this one; empty for the first. Set by the store, as is `hash`. */
    previousHash: text('previous_hash').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.seq] }),
    index('audit_log_object').on(table.clubId, table.objectId, table.seq),
    index('audit_log_subject').on(table.subjectId),
  ],
)

export const auditLogPrivacy = privacyNotes(auditLog, {
  notes: [
    {
      columns: [
        'clubId',
        'seq',
        'at',
        'action',
        'objectKind',
        'before',
        'after',
        'requestId',
        'previousHash',
        'hash',
        'reasonHash',
      ],
      why: 'what was done at the club, by ids and values without names',
      howLong: 'with the club; the store refuses to change it',
      seenBy: 'administrators',
      atErasure: 'stays',
    },
    {
      columns: ['actorId', 'actorRole', 'objectId', 'subjectId'],
      why: 'by whom, and whom it concerns, by ids',
      howLong: 'with the club',
      seenBy: 'administrators',
      atErasure: 'stays',
    },
    {
      columns: ['reason', 'reasonSalt'],
      why: 'what was written about it',
      howLong: 'with the club',
      seenBy: 'administrators',
      atErasure: 'emptied, where the person is the subject or is named in full',
    },
  ],
})

/** The last number and hash of each club's log. Whoever writes holds the row, so that writers of a club make one chain. */
export const auditHeads = pgTable('audit_heads', {
  clubId: text('club_id').primaryKey(),
  seq: bigint('seq', { mode: 'number' }).notNull(),
  hash: text('hash').notNull(),
})

export const auditHeadsPrivacy = privacyNotes(auditHeads, {
  notes: [
    {
      columns: ['clubId', 'seq', 'hash'],
      why: "the end of the club's log",
      howLong: 'with the club',
      seenBy: 'nobody',
      atErasure: 'none',
    },
  ],
})
