import { z } from 'zod/mini'
import { parseColour } from './club-colour.ts'
import { currencies } from '../money/currencies.ts'
import { handicapModes } from '#golf/handicap/handicap-mode.ts'
import { defineCall } from '../platform/call.ts'
import { clubFace } from './club-face.ts'
import { sentences } from '../platform/field-sentences.ts'
import { seenVersion, version } from '../platform/seen-version.ts'
import { line, pathId } from '../platform/values.ts'

/** What every member sees. */
const publicClub = {
  id: z.string(),
  version,
  name: z.string(),
  ...clubFace,
  currency: z.enum(currencies),
  timeZone: z.string(),
  address: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  website: z.nullable(z.string()),
  description: z.nullable(z.string()),
  isActive: z.boolean(),
  createdAt: z.string(),
  memberCount: z.number(),
  /** Who moves the members' Handicap Indexes: our engine after each acceptable score, or only the club (D4). */
  handicapMode: z.enum(handicapModes),
}

/** For administrators also the code, billing and how many may join (D20); null for others. The code is null for programs too. */
export const club = z.object({
  ...publicClub,
  email: z.nullable(z.string()),
  clubCode: z.nullable(z.string()),
  maxMembers: z.nullable(z.number()),
  subscriptionStatus: z.nullable(z.enum(['trial', 'active', 'lapsed'])),
  planType: z.nullable(z.string()),
  trialDaysLeft: z.nullable(z.number()),
  /** New competitions and courses wait for a plan (D22). */
  isPlanNeeded: z.optional(z.nullable(z.boolean())),
  requiresApproval: z.nullable(z.boolean()),
})
export type Club = z.infer<typeof club>

export const clubParams = z.object({ clubId: pathId })

export const getClub = defineCall({
  method: 'GET',
  path: '/api/clubs/:clubId',
  permission: 'see_club',
  isKept: true,
  tag: 'Clubs',
  summary: 'A club the user belongs to',
  params: clubParams,
  reply: club,
})

/** A colour that a club gives, #rrggbb or #rgb; null for none. */
const colourChoice = z.nullable(
  z.pipe(
    z.string().check(z.maxLength(20)),
    z.transform((text: string, context) => {
      const colour = parseColour(text)
      if (colour !== undefined) return colour
      context.issues.push({ code: 'custom', message: sentences.hexColour(), input: text })
      return z.NEVER
    }),
  ),
)

export const updateClub = defineCall({
  method: 'PATCH',
  path: '/api/clubs/:clubId',
  permission: 'administer_club',
  tag: 'Clubs',
  summary:
    'Changes a club’s currency, name, colour, time zone, handicap mode or whether joining needs approval',
  params: clubParams,
  body: z.strictObject({
    version: seenVersion,
    currency: z.optional(z.enum(currencies, { error: 'Choose one of the supported currencies.' })),
    name: z.optional(line(120, 'Club name')),
    handicapMode: z.optional(z.enum(handicapModes, { error: 'Choose whs or assigned.' })),
    /** The club's one colour; null takes it away. */
    colour: z.optional(colourChoice),
    /** New members wait for an administrator's approval (D18). No access token changes it. */
    requiresApproval: z.optional(z.boolean()),
    /** IANA zone. Moments stay what they are; they are shown and typed on another clock (D28). */
    timeZone: z.optional(line(60, 'Time zone')),
  }),
  reply: club,
})

export const replaceClubCode = defineCall({
  method: 'POST',
  path: '/api/clubs/:clubId/code',
  permission: 'administer_club',
  tag: 'Clubs',
  summary: 'Gives the club a new code; the old one stops working at once (D18)',
  params: clubParams,
  reply: club,
})
