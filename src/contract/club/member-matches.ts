import { z } from 'zod/mini'
import { sameReasons } from './same-member.ts'
import { parseDay } from '#golf/day.ts'
import { defineCall } from '../platform/call.ts'
import { clubParams } from './clubs.ts'
import { orNothing, pathId } from '../platform/values.ts'

const known = {
  /** The person's user id. */
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** null: none. */
  email: z.nullable(z.string()),
  memberNumber: z.nullable(z.string()),
  /** 1958-03-14 */
  bornOn: z.nullable(z.string()),
}

export const memberMatch = z.object({
  /** A member with an account. */
  member: z.object({
    ...known,
    /** The owner of the mailbox has confirmed that the address is theirs. */
    isEmailVerified: z.boolean(),
    joinedAt: z.string(),
    /** What they say of themselves; nobody has checked it. */
    claimedNumber: z.nullable(z.string()),
    claimedBornOn: z.nullable(z.string()),
  }),
  /** A member of the club’s list without an account. */
  listed: z.object({
    ...known,
    nationalId: z.nullable(z.string()),
    category: z.nullable(z.string()),
    handicap: z.nullable(z.string()),
  }),
  reasons: z.array(z.enum(sameReasons)),
})
export type MemberMatch = z.infer<typeof memberMatch>

export const listMemberMatches = defineCall({
  method: 'GET',
  path: '/api/clubs/:clubId/member-matches',
  permission: 'administer_club',
  tag: 'Members',
  summary: 'Members with an account who may be one of the club’s list without, as nobody has said yet',
  params: clubParams,
  reply: z.array(memberMatch),
})

export const answerMemberMatch = defineCall({
  method: 'POST',
  path: '/api/clubs/:clubId/member-matches',
  permission: 'administer_club',
  tag: 'Members',
  summary:
    'Says whether a member with an account is the one of the club’s list: yes makes them one person, with everything of both; safe to repeat',
  params: clubParams,
  body: z.strictObject({
    /** With an account. */
    memberId: pathId,
    /** Without one. */
    listedId: pathId,
    isSame: z.boolean(),
  }),
  reply: z.object({ success: z.literal(true) }),
})

/** Whether there is a number or a date in it by which a club could find somebody. */
export const saysSomething = (claimed: {
  memberNumber?: string | null | undefined
  bornOn?: string | null | undefined
}): boolean => /[\p{L}\p{N}]/u.test(`${claimed.memberNumber ?? ''}${claimed.bornOn ?? ''}`)

const claim = z.object({
  /** The club has its own number for the reader, so that nothing is left to say. */
  isListed: z.boolean(),
  memberNumber: z.nullable(z.string()),
  bornOn: z.nullable(z.string()),
})
export type OwnClaim = z.infer<typeof claim>

export const readOwnClaim = defineCall({
  method: 'GET',
  path: '/api/clubs/:clubId/own-claim',
  permission: 'see_club',
  tag: 'Members',
  summary: 'What the reader has told the club of their place in its list; nothing of the list itself',
  params: clubParams,
  reply: claim,
})

export const setOwnClaim = defineCall({
  method: 'PUT',
  path: '/api/clubs/:clubId/own-claim',
  permission: 'see_club',
  tag: 'Members',
  summary:
    'Tells the club the reader’s membership number or date of birth, by which it may find them in its list, or withdraws both',
  params: clubParams,
  body: z
    .strictObject({
      memberNumber: orNothing(z.string().check(z.trim(), z.maxLength(40))),
      bornOn: orNothing(
        z.string().check(
          z.maxLength(10),
          z.refine((text) => parseDay(text) !== undefined, 'Give a date such as 1970-04-03.'),
        ),
      ),
      withdraw: z.optional(z.literal(true)),
    })
    .check(
      z.refine((claimed) => saysSomething(claimed) !== (claimed.withdraw === true), {
        error: 'Enter your membership number or your date of birth.',
        path: ['memberNumber'],
      }),
    ),
  reply: claim,
})
