import { z } from 'zod/mini'
import { defineCall } from '../platform/call.ts'
import { sentences } from '../platform/field-sentences.ts'
import { email, line, pathId } from '../platform/values.ts'

/** Exports of one person in a day; the next one is refused. */
export const MOST_EXPORTS_A_DAY = 5

export const dataExport = z.object({
  id: z.string(),
  state: z.enum(['waiting', 'running', 'ready', 'failed']),
  filesDone: z.number(),
  filesTotal: z.number(),
  bytes: z.nullable(z.number()),
  requestedAt: z.string(),
  readyAt: z.nullable(z.string()),
  expiresAt: z.string(),
})
export type DataExport = z.infer<typeof dataExport>

export const getExport = defineCall({
  method: 'GET',
  path: '/api/privacy/export',
  permission: 'signed_in',
  tag: 'Privacy',
  summary: 'The archive with everything about oneself that was asked for last; null when there is none',
  reply: z.nullable(dataExport),
})

export const requestExport = defineCall({
  method: 'POST',
  path: '/api/privacy/export',
  permission: 'signed_in',
  tag: 'Privacy',
  summary: `Has the archive made; asked again within a minute it is the same one, ${MOST_EXPORTS_A_DAY} a day at most`,
  reply: dataExport,
})

export const downloadExport = defineCall({
  method: 'GET',
  path: '/api/privacy/exports/:exportId',
  permission: 'signed_in',
  tag: 'Privacy',
  summary: 'The archive as application/zip, for whom it is about; 404 to all others and after 24 hours',
  params: z.object({ exportId: pathId }),
  /** Bytes, saved by the browser; no client parses them. */
  reply: z.unknown(),
})

/** What deleting the account asks for, besides the account's own e-mail address typed again. */
export const eraseBody = z.strictObject({
  /** Of accounts that have one; the others have signed in a short time before (`sign_in_again`). */
  password: z.optional(
    z.string().check(z.minLength(1, { error: () => sentences.required('Password') }), z.maxLength(256)),
  ),
  email,
})

export const eraseAccount = defineCall({
  method: 'POST',
  path: '/api/privacy/erasure',
  permission: 'signed_in',
  tag: 'Privacy',
  summary: 'Deletes one’s own account for good; results stay under the name "Former member"',
  body: eraseBody,
  reply: z.object({ success: z.literal(true) }),
})

export const erasePartner = defineCall({
  method: 'POST',
  path: '/api/clubs/:clubId/partner-erasure',
  permission: 'administer_club',
  tag: 'Privacy',
  summary:
    'Takes a marker’s name and signature out of all of the club’s cards, for a partner who asks for it',
  params: z.object({ clubId: pathId }),
  body: z.strictObject({ name: line(100, 'The partner’s name') }),
  reply: z.object({ cards: z.number() }),
})
