import { z } from 'zod/mini'
import { defineCall } from '../platform/call.ts'
import { clubParams } from './clubs.ts'
import { seenVersion, version } from '../platform/seen-version.ts'
import { line, optionalText, pathId } from '../platform/values.ts'

/* Who a member is: the name, and what the club's own list says of them beside it. */

const params = z.object({ ...clubParams.shape, memberId: pathId })

export const memberDetails = z.object({
  /** Of the person, as with their handicap. */
  version,
  firstName: z.string(),
  lastName: z.string(),
  /** The member signs in with an account of their own, and is told of another name. */
  hasAccount: z.boolean(),
  memberNumber: z.nullable(z.string()),
  /** The number under which the golf union keeps the handicap. */
  nationalId: z.nullable(z.string()),
  /** What the club's union calls that number, "CDH"; null where the club has chosen no union. */
  nationalName: z.nullable(z.string()),
  phone: z.nullable(z.string()),
})
export type MemberDetails = z.infer<typeof memberDetails>

/** Why a field is refused, in `details.reason`. */
export const memberDetailFaults = ['number_taken', 'national_taken', 'phone_unreadable'] as const
export type MemberDetailFault = (typeof memberDetailFaults)[number]

const path = '/api/clubs/:clubId/members/:memberId/details'

export const getMemberDetails = defineCall({
  method: 'GET',
  path,
  permission: 'administer_club',
  tag: 'Members',
  summary: 'A member’s name, numbers and phone',
  params,
  reply: memberDetails,
})

export const setMemberDetails = defineCall({
  method: 'PUT',
  path,
  permission: 'administer_club',
  tag: 'Members',
  summary:
    'Corrects a member’s name, numbers and phone; a member with an account is told of another name, and their e-mail address stays. Safe to repeat',
  params,
  body: z.strictObject({
    version: seenVersion,
    firstName: line(60, 'First name'),
    lastName: line(60, 'Last name'),
    memberNumber: optionalText(40, 'Membership number'),
    nationalId: optionalText(40, 'National number'),
    phone: optionalText(40, 'Phone'),
  }),
  reply: memberDetails,
})
