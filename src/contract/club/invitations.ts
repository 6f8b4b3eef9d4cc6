import { z } from 'zod/mini'
import { parseHandicapIndex, toHandicapIndex, type HandicapIndex } from '#golf/numbers.ts'
import { toUnits } from '#golf/rounding.ts'
import { invitationToken } from '../identity/auth.ts'
import { defineCall } from '../platform/call.ts'
import { clubColour } from './club-face.ts'
import { clubParams } from './clubs.ts'
import { sentences } from '../platform/field-sentences.ts'
import { user } from '../identity/session.ts'
import { email, optionalText, pathId } from '../platform/values.ts'

export const INVITATION_DAYS = 30

/**
 * The handicap of an invitation: like `handicapInput`, but text that is no number at all is taken as 0 (T9). A number
 * outside the range is refused all the same.
 */
export const invitedHandicap = z.pipe(
  z.nullable(z.union([z.number(), z.string().check(z.maxLength(40))])),
  z.transform((value: number | string | null, context): HandicapIndex => {
    const text = String(value ?? '').trim()
    const isNumber = /^[+\-−]?\d+([.,]\d*)?$/.test(text)
    const tenths = typeof value === 'number' ? toUnits(value, 1) : isNumber ? undefined : 0
    const index = tenths === undefined ? parseHandicapIndex(text) : toHandicapIndex(tenths)
    if (index === undefined) {
      context.issues.push({ code: 'custom', message: sentences.numberFrom('Handicap', 0, 54), input: value })
      return z.NEVER
    }
    return index
  }),
)

export const invitation = z.object({
  id: z.string(),
  email: z.string(),
  /** Signed decimal text, "-2.4" for a plus player; empty for a member of the list who has none. */
  handicap: z.string(),
  message: z.nullable(z.string()),
  state: z.enum(['open', 'expired', 'accepted', 'withdrawn']),
  sentAt: z.string(),
  /** How often it was sent; a resend names it. */
  sends: z.number(),
  expiresAt: z.string(),
  acceptedAt: z.nullable(z.string()),
  /** Mails go out; where no mail server is set each is a file that nobody gets. */
  isMailed: z.boolean(),
  /** What became of its latest mail: waiting, sent (or written to a file), failed for good. */
  mail: z.enum(['waiting', 'sent', 'failed']),
  /** The link to hand over, while it is open and once an administrator has been shown it. */
  link: z.nullable(z.string()),
})
export type Invitation = z.infer<typeof invitation>

export const inviteMemberBody = z.strictObject({
  email,
  message: optionalText(1000, 'Message'),
  handicap: invitedHandicap,
  clubId: pathId,
})

export const inviteMember = defineCall({
  method: 'POST',
  path: '/api/clubs/invite-member',
  permission: 'administer_club',
  tag: 'Members',
  summary:
    'Invites somebody by e-mail with an assigned handicap; inviting the same address again sends it again',
  body: inviteMemberBody,
  reply: invitation,
})

export const listInvitations = defineCall({
  method: 'GET',
  path: '/api/clubs/:clubId/invitations',
  permission: 'administer_club',
  tag: 'Members',
  summary: 'Invitations that are open or were accepted in the last 30 days, newest first',
  params: clubParams,
  reply: z.array(invitation),
})

/** The most members that are invited with one request. */
export const MOST_INVITED = 500

export const inviteListedMembers = defineCall({
  method: 'POST',
  path: '/api/clubs/:clubId/listed-members/invitations',
  permission: 'administer_club',
  tag: 'Members',
  summary:
    'Invites members of an imported list who have an address and no account; who has an open invitation is not invited again',
  params: clubParams,
  body: z.strictObject({ memberIds: z.array(pathId).check(z.minLength(1), z.maxLength(MOST_INVITED)) }),
  /** `without`: those who have an account already, or no address. */
  reply: z.object({ invited: z.number(), alreadyInvited: z.number(), without: z.number() }),
})

export const readListedProgress = defineCall({
  method: 'GET',
  path: '/api/clubs/:clubId/listed-members/invitations',
  permission: 'administer_club',
  tag: 'Members',
  summary: 'How many members of imported lists have no account yet, and how far their invitations are',
  params: clubParams,
  reply: z.object({
    withoutAccount: z.number(),
    withoutAddress: z.number(),
    notInvited: z.number(),
    /** Mails of open invitations. */
    waiting: z.number(),
    sent: z.number(),
    failed: z.number(),
  }),
})

const invitationParams = z.object({ clubId: pathId, invitationId: pathId })

export const resendInvitation = defineCall({
  method: 'POST',
  path: '/api/clubs/:clubId/invitations/:invitationId/resend',
  permission: 'administer_club',
  tag: 'Members',
  summary:
    'Sends an invitation again for another 30 days; `after` is the number of sends known, so that a repeat sends once',
  params: invitationParams,
  body: z.strictObject({ after: z.int().check(z.minimum(1)) }),
  reply: invitation,
})

export const showInvitationLink = defineCall({
  method: 'POST',
  path: '/api/clubs/:clubId/invitations/:invitationId/link',
  permission: 'administer_club',
  tag: 'Members',
  summary:
    'Shows the link of an open invitation; from then on having it no longer proves that the address is one’s own',
  params: invitationParams,
  reply: invitation,
})

export const withdrawInvitation = defineCall({
  method: 'DELETE',
  path: '/api/clubs/:clubId/invitations/:invitationId',
  permission: 'administer_club',
  tag: 'Members',
  summary: 'Withdraws an invitation: its link then says so',
  params: invitationParams,
  reply: z.object({ success: z.literal(true) }),
})

export const invitationOffer = z.object({
  state: invitation.shape.state,
  clubName: z.string(),
  clubColour: z.nullable(clubColour),
  clubCrestUrl: z.nullable(z.string()),
  inviterName: z.string(),
  role: z.literal('player'),
  email: z.string(),
  handicap: z.string(),
  expiresAt: z.string(),
})
export type InvitationOffer = z.infer<typeof invitationOffer>

const tokenParams = z.object({ token: invitationToken })

export const readInvitation = defineCall({
  method: 'GET',
  path: '/api/invitations/:token',
  permission: 'everyone',
  tag: 'Accounts',
  summary: 'What the link of an invitation offers; reading it changes nothing',
  params: tokenParams,
  reply: invitationOffer,
})

export const acceptInvitation = defineCall({
  method: 'POST',
  path: '/api/invitations/:token/accept',
  permission: 'signed_in',
  tag: 'Accounts',
  summary: 'Joins the club of an invitation with the account that is signed in (T62)',
  params: tokenParams,
  reply: user,
})
