import { z } from 'zod/mini'
import { memberOrders, memberStatuses } from './member-orders.ts'
import { roles } from './membership.ts'
import { defineCall } from '../platform/call.ts'
import { clubParams } from './clubs.ts'
import { marks } from './marks.ts'
import { member } from './members.ts'
import { pathId, wholeNumber } from '../platform/values.ts'

export const searchMembers = defineCall({
  method: 'GET',
  path: '/api/clubs/:clubId/members/search',
  permission: 'administer_club',
  tag: 'Members',
  summary:
    'The club’s members in pieces, searched and in order: who waits for approval first, and who has no value to go by last; `next` continues the list',
  params: clubParams,
  query: z.strictObject({
    /** Words, each of which is in the name, the address or the member's number; case and accents make no difference. */
    search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    role: z.optional(z.enum(roles)),
    status: z.optional(z.enum(memberStatuses)),
    /** The id of a category, or `none`: members without one. */
    category: z.optional(pathId),
    /** By handicap the lowest first, by a date the newest. Left out: by name. */
    order: z.optional(z.enum(memberOrders)),
    /** The order turned round. */
    direction: z.optional(z.enum(['reversed'])),
    limit: z.optional(wholeNumber({ least: 1, most: 200, what: 'Limit' })),
    /** `next` of the piece before. */
    after: z.optional(z.string().check(z.maxLength(2_000))),
  }),
  reply: z.object({
    members: z.array(z.extend(member, { marks })),
    next: z.nullable(z.string()),
    /** How many the search finds in all pieces. */
    found: z.number(),
    /** How many members the club has. */
    total: z.number(),
    /** Whether the reader is on the handicap committee. */
    isOnHandicapCommittee: z.boolean(),
  }),
})
