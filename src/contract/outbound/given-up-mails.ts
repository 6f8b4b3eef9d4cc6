import { z } from 'zod/mini'
import { defineCall } from '../platform/call.ts'
import { clubParams } from '../club/clubs.ts'
import { pathId } from '../platform/values.ts'

/** What kinds of a club's mails there are, as far as they are not about somebody's password. */
export const clubMailKinds = [
  'invitation',
  'member_joined',
  'member_waits',
  'member_approved',
  'notice',
] as const

/** refused: the mail server said that it will never take it. late: it was not taken in its time. */
export const mailFailures = ['refused', 'late'] as const

export const MOST_GIVEN_UP = 200

export const givenUpMail = z.object({
  id: z.string(),
  to: z.string(),
  kind: z.enum(clubMailKinds),
  failure: z.enum(mailFailures),
  /** What the mail server answered, such as 550. */
  status: z.nullable(z.number()),
  /** It was taken at first and came back, with these words of the receiving server. */
  cameBack: z.optional(z.string()),
  givenUpAt: z.string(),
  /** An invitation has a link of its own, and is sent again in the list of members. */
  canSendAgain: z.boolean(),
})
export type GivenUpMail = z.infer<typeof givenUpMail>

export const listGivenUpMails = defineCall({
  method: 'GET',
  path: '/api/clubs/:clubId/given-up-mails',
  permission: 'administer_club',
  tag: 'Club',
  summary: `Mails of the club that did not arrive, the newest first, ${MOST_GIVEN_UP} at most`,
  params: clubParams,
  reply: z.object({ mails: z.array(givenUpMail) }),
})

export const sendMailsAgain = defineCall({
  method: 'POST',
  path: '/api/clubs/:clubId/given-up-mails/again',
  permission: 'administer_club',
  tag: 'Club',
  summary:
    'Sends mails again that did not arrive; those that are on their way already, or may not be sent again, stay as they are',
  params: clubParams,
  body: z.strictObject({
    mailIds: z.array(pathId).check(z.minLength(1, 'Name at least one mail.'), z.maxLength(MOST_GIVEN_UP)),
  }),
  reply: z.object({ sent: z.number() }),
})
