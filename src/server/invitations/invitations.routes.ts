import type { FastifyInstance } from 'fastify'
import {
  INVITATION_DAYS,
  inviteMember,
  listInvitations,
  readInvitation,
  resendInvitation as resendCall,
  withdrawInvitation as withdrawCall,
  type Invitation,
} from '#contract/invitations.ts'
import type { Services } from '../deps.ts'
import { AppError } from '../http/app-error.ts'
import { requireClubAdmin } from '../http/require.ts'
import { serve, serveEveryone } from '../http/serve-call.ts'
import { readInvitationToken } from './invitation-token.ts'
import { toWireInvitation, toWireOffer } from './invitation-view.ts'
import { findListed, findOffer, listClubInvitations } from './invitations.store.ts'
import { invitationLink } from './mail-invitation.ts'
import { resendInvitation } from './resend-invitation.ts'
import { sendInvitation } from './send-invitation.ts'
import { withdrawInvitation } from './withdraw-invitation.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Accepting one is served with the accounts, since it answers with the user (auth.routes.ts). */
export function invitationRoutes(app: FastifyInstance, services: Services): void {
  const { config, db, sessions, now } = services

  /** As it is after it was sent; without a mail server with the link, for the administrator to hand over. */
  async function sent(id: string): Promise<Invitation> {
    const row = await findListed(db, id)
    if (!row) throw new AppError('not_found')
    const link = config.mail.smtpUrl === undefined ? invitationLink(services, id) : null
    return toWireInvitation(row, { now: now(), link })
  }

  serve(app, sessions, inviteMember, async ({ viewer, body }) => {
    requireClubAdmin(viewer, body.clubId)
    const id = await sendInvitation(services, {
      viewer,
      clubId: body.clubId,
      email: body.email,
      handicapIndex: body.handicap,
      message: body.message ?? null,
    })
    return sent(id)
  })

  serve(app, sessions, listInvitations, async ({ viewer, params }) => {
    requireClubAdmin(viewer, params.clubId)
    const acceptedSince = new Date(now().getTime() - INVITATION_DAYS * DAY_MS)
    const rows = await listClubInvitations(db, { clubId: params.clubId, acceptedSince })
    return rows.map((row) => toWireInvitation(row, { now: now(), link: null }))
  })

  serve(app, sessions, resendCall, async ({ viewer, params, body }) => {
    requireClubAdmin(viewer, params.clubId)
    await resendInvitation(services, { viewer, ...params, after: body.after })
    return sent(params.invitationId)
  })

  serve(app, sessions, withdrawCall, async ({ viewer, params }) => {
    requireClubAdmin(viewer, params.clubId)
    await withdrawInvitation(services, params)
    return { success: true as const }
  })

  serveEveryone(app, readInvitation, async ({ params }) => {
    const id = readInvitationToken(params.token, config.authSecret)
    const offer = id === undefined ? undefined : await findOffer(db, id)
    if (!offer) throw new AppError('not_found')
    return toWireOffer(offer, now())
  })
}
