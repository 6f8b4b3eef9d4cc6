import { z } from 'zod/mini'
import { defineCall } from '../platform/call.ts'
import { competitionParams } from './competitions.ts'
import { marks } from '../club/marks.ts'
import { email, pathId } from '../platform/values.ts'

/* Desk helpers: members whom an administrator lets run the desk of one competition until the end of its last day. */

/** More than stand behind any desk. */
export const MOST_HELPERS = 20

export const deskHelpers = z.object({
  /** The end of the competition's last day on the club's clock, when their help ends by itself. */
  until: z.string(),
  helpers: z.array(
    z.object({
      /** The member's user id. */
      id: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      marks,
    }),
  ),
  /** Invited to the club, and helpers as soon as they have joined. */
  invited: z.array(
    z.object({
      /** The invitation's id. */
      id: z.string(),
      email: z.string(),
      /** The link to hand over; null where it went by mail alone. */
      link: z.nullable(z.string()),
    }),
  ),
  /** The club's other open competitions of that day; left out where there is none. */
  sameDay: z.optional(z.array(z.object({ id: z.string(), name: z.string() }))),
})
export type DeskHelpers = z.infer<typeof deskHelpers>

const path = '/api/competitions/:competitionId/desk-helpers'
const helperParams = z.object({ ...competitionParams.shape, helperId: pathId })

/** One's own, after `password_again`. */
const password = z.optional(z.string().check(z.maxLength(256)))

/** At the other competitions of `sameDay` too. */
const wholeDay = z.optional(z.boolean())

/** At these of `sameDay` too, as the page showed them; what is no longer one of them is left out. */
const alsoAt = z.optional(z.array(pathId).check(z.maxLength(50)))

/** `alsoAt`: where else they help or are invited to by this call; left out where only this desk was asked for. */
const added = z.extend(deskHelpers, {
  alsoAt: z.optional(z.array(z.object({ id: z.string(), name: z.string() }))),
})

export const listDeskHelpers = defineCall({
  method: 'GET',
  path,
  permission: 'administer_club',
  tag: 'Entries',
  summary: 'Who helps at the desk of a competition, and who is invited to',
  params: competitionParams,
  reply: deskHelpers,
})

export const addDeskHelper = defineCall({
  method: 'PUT',
  path: `${path}/:helperId`,
  permission: 'administer_club',
  tag: 'Entries',
  summary:
    'Lets a member with an account run the desk of a competition until the end of its last day; safe to repeat',
  params: helperParams,
  body: z.strictObject({ password, wholeDay, alsoAt }),
  reply: added,
})

export const inviteDeskHelper = defineCall({
  method: 'POST',
  path,
  permission: 'administer_club',
  tag: 'Entries',
  summary:
    'The same for an e-mail address: a member’s becomes a helper at once, another one is invited to the club and helps after joining; safe to repeat',
  params: competitionParams,
  body: z.strictObject({ email, password, wholeDay, alsoAt }),
  reply: added,
})

export const removeDeskHelper = defineCall({
  method: 'DELETE',
  path: `${path}/:helperId`,
  permission: 'administer_club',
  tag: 'Entries',
  summary: 'Takes a desk helper back at once, by the member’s id or the invitation’s; safe to repeat',
  params: helperParams,
  reply: deskHelpers,
})
