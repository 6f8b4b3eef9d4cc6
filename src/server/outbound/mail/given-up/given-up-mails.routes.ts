import type { FastifyInstance } from 'fastify'
import {
  clubMailKinds,
  listGivenUpMails,
  MOST_GIVEN_UP,
  sendMailsAgain as againCall,
  type GivenUpMail,
} from '#contract/outbound/given-up-mails.ts'
import type { Services } from '../../../platform/deps.ts'
import { requireClubAdmin } from '../../../platform/http/require.ts'
import { serve } from '../../../platform/http/serve-call.ts'
import type { MailRow } from '../mail.store.ts'
import { listGivenUp } from './given-up-mails.store.ts'
import { sendMailsAgain } from './send-mails-again.ts'

/** What a club's administrators see of mails that did not arrive. Codes for a password are their person's alone and no club's. */
export function givenUpMailRoutes(app: FastifyInstance, services: Services): void {
  const { db, sessions } = services

  serve(app, sessions, listGivenUpMails, async ({ viewer, params: { clubId } }) => {
    requireClubAdmin(viewer, clubId)
    return { mails: (await listGivenUp(db, clubId, MOST_GIVEN_UP)).flatMap(toWire) }
  })

  serve(app, sessions, againCall, async ({ viewer, params: { clubId }, body }) => {
    requireClubAdmin(viewer, clubId)
    return { sent: await sendMailsAgain(services, { viewer, clubId, ...body }) }
  })
}

function toWire({
  id,
  recipient,
  content,
  failure,
  failureStatus,
  failureReason,
  givenUpAt,
  ...mail
}: MailRow): GivenUpMail[] {
  const kind = clubMailKinds.find((one) => one === mail.kind)
  if (kind === undefined || failure === null || givenUpAt === null) return []
  return [
    {
      id,
      to: recipient,
      kind,
      status: failureStatus,
      givenUpAt: givenUpAt.toISOString(),
      // Pages of the version before know these two alone.
      failure: failure === 'late' ? 'late' : 'refused',
      ...(failure === 'bounced' && { cameBack: failureReason ?? '' }),
      canSendAgain: content !== null,
    },
  ]
}
