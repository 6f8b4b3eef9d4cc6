import { z } from 'zod/mini'
import { memberStatuses } from './member-orders.ts'
import { roles } from './membership.ts'
import { defineCall } from '../platform/call.ts'
import { clubParams } from './clubs.ts'

export const memberFormats = ['csv', 'xlsx'] as const
export type MemberFormat = (typeof memberFormats)[number]

export const exportMembers = defineCall({
  method: 'POST',
  path: '/api/clubs/:clubId/members/export',
  permission: 'administer_club',
  tag: 'Members',
  summary:
    'The members that a search finds, or all, as CSV or XLSX in the language of Accept-Language, safe to open in a spreadsheet and read back by the import; itself recorded',
  params: clubParams,
  body: z.strictObject({
    format: z.enum(memberFormats, { error: 'Choose csv or xlsx.' }),
    /** As in the search of members. */
    search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    role: z.optional(z.enum(roles)),
    status: z.optional(z.enum(memberStatuses)),
  }),
  /** A file, which no client parses. */
  reply: z.unknown(),
})
