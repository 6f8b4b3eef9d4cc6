import { z } from 'zod/mini'
import { auditActions, auditKinds } from './audit-action.ts'
import { parseDay } from '#golf/day.ts'
import { defineCall } from './call.ts'
import { clubParams } from '../club/clubs.ts'
import { pathId, wholeNumber } from './values.ts'

const person = z.nullable(
  z.object({
    id: z.string(),
    /** null when the account is no longer there. */
    name: z.nullable(z.string()),
  }),
)

const facts = z.nullable(z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])))

export const auditEntry = z.object({
  /** Counts from 1 in each club. */
  seq: z.number(),
  at: z.string(),
  /** null: the product itself. */
  actor: person,
  /** Their role in the club at that time. */
  role: z.nullable(z.string()),
  action: z.enum(auditActions),
  objectKind: z.enum(auditKinds),
  objectId: z.string(),
  /** The present name of a competition, course or team; null where it has none or is gone. */
  objectName: z.nullable(z.string()),
  subject: person,
  before: facts,
  after: facts,
  reason: z.nullable(z.string()),
  /** The reason was taken out with the account of the person it was about. */
  isReasonErased: z.boolean(),
  requestId: z.nullable(z.string()),
  hash: z.string(),
})
export type AuditEntry = z.infer<typeof auditEntry>

const day = z
  .string()
  .check(z.refine((text) => parseDay(text) !== undefined, { error: 'Give a day such as 2026-06-01.' }))

export const readAuditLog = defineCall({
  method: 'GET',
  path: '/api/clubs/:clubId/audit-log',
  permission: 'administer_club',
  tag: 'Audit log',
  summary: 'Who did what at the club, latest first; `next` continues the list',
  params: clubParams,
  query: z.object({
    /** The list goes on below this number. */
    before: z.optional(wholeNumber({ least: 1, most: 999_999_999, what: 'Before' })),
    limit: z.optional(wholeNumber({ least: 1, most: 200, what: 'Limit' })),
    /** Who did it, or whom it concerns. */
    person: z.optional(pathId),
    action: z.optional(z.enum([...auditKinds, ...auditActions])),
    /** The id of a competition, a course, a round and so on. */
    object: z.optional(pathId),
    /** Days on the club's calendar, both included. */
    from: z.optional(day),
    to: z.optional(day),
    /** Words in names, reasons and values. */
    search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  }),
  reply: z.object({ entries: z.array(auditEntry), next: z.nullable(z.number()) }),
})

export const checkAuditLog = defineCall({
  method: 'GET',
  path: '/api/clubs/:clubId/audit-log/check',
  permission: 'administer_club',
  tag: 'Audit log',
  summary: 'Computes every hash of the club’s log again, and every card from its hole entries',
  params: clubParams,
  reply: z.object({
    entries: z.number(),
    lastHash: z.nullable(z.string()),
    /** The first number at which an entry was changed, or after which one is missing. */
    brokenAt: z.nullable(z.number()),
    cards: z.number(),
    /** Rounds whose card or log of entries is not what it was. */
    brokenRounds: z.array(z.string()),
  }),
})

export const auditFormats = ['csv', 'jsonl'] as const

export const exportAuditLog = defineCall({
  method: 'POST',
  path: '/api/clubs/:clubId/audit-log/export',
  permission: 'administer_club',
  tag: 'Audit log',
  summary: 'The whole log as CSV or JSON Lines, oldest first, with its hashes; itself recorded',
  params: clubParams,
  body: z.strictObject({ format: z.enum(auditFormats, { error: 'Choose csv or jsonl.' }) }),
  reply: z.string(),
})
