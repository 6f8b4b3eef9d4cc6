import { z } from 'zod/mini'
import { genders } from '#golf/course/course.ts'
import { roles } from './membership.ts'
import { parseHandicapIndex, toHandicapIndex, type HandicapIndex } from '#golf/numbers.ts'
import { toUnits } from '#golf/rounding.ts'
import { defineCall } from '../platform/call.ts'
import { clubParams } from './clubs.ts'
import { pathId } from '../platform/values.ts'
import { seenVersion, version } from '../platform/seen-version.ts'

export const member = z.object({
  /** The person's user id; also the {memberId} of the calls below. */
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** Empty for a member of an imported list that has no address. */
  email: z.string(),
  /** False for a member of an imported list who has not joined with an account yet. */
  hasAccount: z.optional(z.boolean()),
  /** Since when mails to this address come back; left out where they arrive. */
  mailFailsSince: z.optional(z.string()),
  role: z.enum(roles),
  /** An administrator who decides about handicaps; false for players. */
  isOnHandicapCommittee: z.boolean(),
  status: z.enum(['active', 'pending']),
  handicap: z.nullable(z.string()),
  /** Of the handicap and of which ratings serve them. */
  version,
  /** Which of a tee's ratings serve this player; null when it is not said (R4.4). */
  gender: z.nullable(z.enum(genders)),
  /** What kind of member the club says; left out where it says none. */
  category: z.optional(z.object({ id: z.string(), name: z.string() })),
  joinedAt: z.string(),
  /** When the member's last round at this club that was handed in was begun. */
  lastRoundAt: z.nullable(z.string()),
})
export type Member = z.infer<typeof member>

export const listMembers = defineCall({
  method: 'GET',
  path: '/api/clubs/:clubId/members',
  permission: 'administer_club',
  tag: 'Members',
  summary: 'The club’s members, for its administrators',
  params: clubParams,
  reply: z.array(member),
})

export const removeMember = defineCall({
  method: 'DELETE',
  path: '/api/clubs/:clubId/members/:memberId',
  permission: 'administer_club',
  tag: 'Members',
  summary: 'Removes a player from the club: open entries are withdrawn, rounds and results are kept',
  params: z.object({ clubId: pathId, memberId: pathId }),
  reply: z.object({ success: z.literal(true) }),
})

const handicapError = 'A Handicap Index is a number from +9.9 to 54.0 with one decimal.'

/** A number (plus handicaps negative) or text as people type it: "12.4", "12,4", "+2.4", "-2.4" (D3, T9). */
export const handicapInput = z.pipe(
  z.union([z.number(), z.string().check(z.maxLength(10))], { error: handicapError }),
  z.transform((value: number | string, context): HandicapIndex => {
    const tenths = typeof value === 'number' ? toUnits(value, 1) : undefined
    const index =
      typeof value === 'string'
        ? parseHandicapIndex(value)
        : tenths === undefined
          ? undefined
          : toHandicapIndex(tenths)
    if (index === undefined) {
      context.issues.push({ code: 'custom', message: handicapError, input: value })
      return z.NEVER
    }
    return index
  }),
)

export const setHandicap = defineCall({
  method: 'PATCH',
  path: '/api/members/:memberId/handicap',
  permission: 'rule_on_handicaps',
  tag: 'Members',
  summary: 'Sets a member’s Handicap Index as a committee entry (D4)',
  params: z.object({ memberId: pathId }),
  body: z.strictObject({
    version: seenVersion,
    handicap: handicapInput,
    reason: z.optional(z.string().check(z.maxLength(300))),
    /** The caps no longer measure from the lower indexes before it (R3.5); otherwise the low index stays. */
    restartsLowIndex: z.optional(z.boolean()),
  }),
  reply: z.object({
    id: z.string(),
    handicap: z.string(),
    /** The member's open card at this club, which keeps the Handicap Index it began with, or none (D5). */
    openRound: z.optional(z.object({ handicapUsed: z.nullable(z.string()) })),
  }),
})

export const approveMember = defineCall({
  method: 'POST',
  path: '/api/clubs/:clubId/members/:memberId/approve',
  permission: 'administer_club',
  tag: 'Members',
  summary: 'Approves a member who is waiting for it (D18)',
  params: z.object({ clubId: pathId, memberId: pathId }),
  reply: z.object({ success: z.literal(true) }),
})

export const setAlsoPlays = defineCall({
  method: 'PUT',
  path: '/api/clubs/:clubId/also-plays',
  permission: 'administer_club',
  tag: 'Members',
  summary: 'Sets whether an administrator also plays at the club (D32)',
  params: clubParams,
  body: z.strictObject({ alsoPlays: z.boolean() }),
  reply: z.object({ alsoPlays: z.boolean() }),
})

export const setMemberRole = defineCall({
  method: 'PATCH',
  path: '/api/clubs/:clubId/members/:memberId',
  permission: 'administer_club',
  tag: 'Members',
  summary: 'Makes a member an administrator, or an administrator a player; never the last one (D17)',
  params: z.object({ clubId: pathId, memberId: pathId }),
  body: z.strictObject({
    role: z.enum(roles, { error: 'Choose club_admin or player.' }),
    /** One's own, after `password_again`. */
    password: z.optional(z.string().check(z.maxLength(256))),
  }),
  reply: z.object({ success: z.literal(true) }),
})

const memberGender = z.object({ gender: z.nullable(z.enum(genders)), version })

export const getGender = defineCall({
  method: 'GET',
  path: '/api/members/:memberId/gender',
  permission: 'see_member',
  tag: 'Members',
  summary:
    'Which of a tee’s ratings apply to a player: to oneself, or to a member of the administrator’s club',
  params: z.object({ memberId: pathId }),
  reply: memberGender,
})

export const setGender = defineCall({
  method: 'PATCH',
  path: '/api/members/:memberId/gender',
  permission: 'see_member',
  tag: 'Members',
  summary:
    'Sets which of a tee’s ratings apply to a player; null clears it. Rounds already started do not change',
  params: z.object({ memberId: pathId }),
  body: z.strictObject({
    version: seenVersion,
    gender: z.nullable(z.enum(genders, { error: 'Choose men, women or nothing.' })),
  }),
  reply: memberGender,
})
