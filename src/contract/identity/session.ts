import { z } from 'zod/mini'
import { roles } from '../club/membership.ts'
import { defineCall } from '../platform/call.ts'
import { clubColour } from '../club/club-face.ts'

const membership = z.object({
  clubId: z.string(),
  clubName: z.string(),
  clubColour: z.nullable(clubColour),
  clubCrestUrl: z.nullable(z.string()),
  role: z.enum(roles),
  alsoPlays: z.boolean(),
  status: z.enum(['active', 'pending']),
})

export const user = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  profileImageUrl: z.nullable(z.string()),
  /** Handicap Index as a signed decimal text; null when the player has none. */
  handicap: z.nullable(z.string()),
  role: z.enum(roles),
  clubId: z.nullable(z.string()),
  clubName: z.nullable(z.string()),
  /** The face of the current club. */
  clubColour: z.nullable(clubColour),
  clubCrestUrl: z.nullable(z.string()),
  alsoPlays: z.boolean(),
  memberships: z.array(membership),
  /** The club code that a person without a club typed before, and why it opened none (P20); absent when there is none. */
  refusedClubCode: z.optional(z.object({ typed: z.string(), why: z.enum(['unknown', 'limited']) })),
  /** Competitions of the current club at whose desk the person helps now; left out where there are none. */
  helpsAt: z.optional(z.array(z.object({ competitionId: z.string(), name: z.string() }))),
  /** Mail is set up here and the address is not confirmed yet, so no club opens (D18). */
  needsVerification: z.boolean(),
  /** The terms that hold have not been agreed to yet; nothing is refused for it. */
  asksForTerms: z.optional(z.boolean()),
})
export type User = z.infer<typeof user>

export const currentUser = defineCall({
  method: 'GET',
  path: '/api/auth/user',
  permission: 'signed_in',
  isKept: true,
  tag: 'Accounts',
  summary: 'The signed-in user; 401 when nobody is signed in',
  reply: user,
})

export const permissions = defineCall({
  method: 'GET',
  path: '/api/admin/permissions',
  permission: 'signed_in',
  isKept: true,
  tag: 'Accounts',
  summary: 'Whether the user administers their current club',
  reply: z.object({ isClubAdmin: z.boolean() }),
})
