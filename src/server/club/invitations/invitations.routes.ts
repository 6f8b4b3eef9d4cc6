import type { FastifyInstance } from 'fastify'
import {
  INVITATION_DAYS,
  inviteListedMembers as inviteListedCall,
  inviteMember,
  listInvitations,
  readInvitation,
  readListedProgress as progressCall,
  resendInvitation as resendCall,
  showInvitationLink as showLinkCall,
  withdrawInvitation as withdrawCall,
  type Invitation,
} from '#contract/club/invitations.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { requireClubAdmin } from '../../platform/http/require.ts'
import { serve, serveEveryone } from '../../platform/http/serve-call.ts'
import { readInvitationToken } from './invitation-token.ts'
import { toWireInvitation, toWireOffer } from './invitation-view.ts'
import { findListed, findOffer, listClubInvitations, type ListedInvitation } from './invitations.store.ts'
import { inviteListedMembers } from './invite-listed-members.ts'
import { readListedProgress } from './listed-invitations.store.ts'
import { invitationLink } from './mail-invitation.ts'
import { resendInvitation } from './resend-invitation.ts'
import { sendInvitation } from './send-invitation.ts'
import { showInvitationLink } from './show-invitation-link.ts'
import { withdrawInvitation } from './withdraw-invitation.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Accepting one is served with the accounts, since it answers with the user (auth.routes.ts). */
export function invitationRoutes(app: FastifyInstance, services: Services): void {
  const { config, db, sessions, now } = services

  function toWire(row: ListedInvitation): Invitation {
    const link = invitationLink(services, { id: row.invitation.id, networkHost: row.networkHost })
    return toWireInvitation(row, { now: now(), isMailed: config.mail.smtpUrl !== undefined, link })
  }

  async function read(id: string): Promise<Invitation> {
    const row = await findListed(db, id)
    if (!row) throw new AppError('not_found')
    return toWire(row)
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
    return read(id)
  })

  listedMemberRoutes(app, services)

  serve(app, sessions, listInvitations, async ({ viewer, params }) => {
    requireClubAdmin(viewer, params.clubId)
    const acceptedSince = new Date(now().getTime() - INVITATION_DAYS * DAY_MS)
    const rows = await listClubInvitations(db, { clubId: params.clubId, acceptedSince })
    return rows.map(toWire)
  })

  serve(app, sessions, resendCall, async ({ viewer, params, body }) => {
    requireClubAdmin(viewer, params.clubId)
    await resendInvitation(services, { viewer, ...params, after: body.after })
    return read(params.invitationId)
  })

  serve(app, sessions, showLinkCall, async ({ viewer, params }) => {
    requireClubAdmin(viewer, params.clubId)
    await showInvitationLink(services, { viewer, ...params })
    return read(params.invitationId)
  })

  serve(app, sessions, withdrawCall, async ({ viewer, params }) => {
    requireClubAdmin(viewer, params.clubId)
    await withdrawInvitation(services, { viewer, ...params })
    return { success: true as const }
  })

  serveEveryone(app, readInvitation, async ({ params }) => {
    const id = readInvitationToken(params.token, config.authSecret)
    const offer = id === undefined ? undefined : await findOffer(db, id)
    if (!offer) throw new AppError('not_found')
    return toWireOffer(offer, now())
  })
}

/** Members of an imported list, who have no account yet. */
function listedMemberRoutes(app: FastifyInstance, services: Services): void {
  const { db, sessions, now } = services

  serve(app, sessions, inviteListedCall, async ({ viewer, params, body }) => {
    requireClubAdmin(viewer, params.clubId)
    return inviteListedMembers(services, { viewer, ...params, ...body })
  })

  serve(app, sessions, progressCall, async ({ viewer, params }) => {
    requireClubAdmin(viewer, params.clubId)
    return readListedProgress(db, { ...params, now: now() })
  })
}
