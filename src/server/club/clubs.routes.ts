import { randomInt } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { getClub, replaceClubCode, updateClub, type Club } from '#contract/club/clubs.ts'
import { createClub as createClubCall } from '#contract/club/create-club.ts'
import { makeClubCode } from '#contract/club/club-code.ts'
import { mayAdministerClub } from '#contract/club/permissions.ts'
import { recordAction } from '../platform/audit/audit.store.ts'
import type { Services } from '../platform/deps.ts'
import { AppError } from '../platform/http/app-error.ts'
import { isPlanNeeded } from '../platform/http/require-plan.ts'
import { requireClubAdmin, requireMember } from '../platform/http/require.ts'
import { serve } from '../platform/http/serve-call.ts'
import type { SignedIn } from '../platform/http/session.ts'
import { countMembers, findClub } from './members/members.store.ts'
import { changeClubFacts } from './change-club-facts.ts'
import { toWireClub } from './club-view.ts'
import { replaceCode } from './clubs.store.ts'
import { createClub } from './create-club.ts'

export function clubRoutes(app: FastifyInstance, services: Services): void {
  const { db, sessions } = services

  async function readClub(clubId: string, viewer: SignedIn, isAdmin = true): Promise<Club> {
    const club = await findClub(db, clubId)
    if (!club) throw new AppError('not_found')
    return toWireClub(club, {
      memberCount: await countMembers(db, clubId),
      now: services.now(),
      isAdmin,
      isProgram: viewer.accessToken !== undefined,
      isPlanNeeded: isPlanNeeded(services, club),
    })
  }

  serve(app, sessions, createClubCall, async ({ viewer, body }) => {
    const clubId = await createClub(services, { viewer, body })
    // The feed tells every process in a moment; the creator's next request may come sooner.
    sessions.forget(viewer.userId)
    return readClub(clubId, viewer)
  })

  serve(app, sessions, getClub, async ({ viewer, params }) => {
    requireMember(viewer, params.clubId)
    return readClub(params.clubId, viewer, mayAdministerClub(viewer, params.clubId))
  })

  serve(app, sessions, updateClub, async ({ viewer, params, body }) => {
    requireClubAdmin(viewer, params.clubId)
    await changeClubFacts(services, { viewer, clubId: params.clubId, body })
    if (body.name !== undefined || body.colour !== undefined) services.sessions.forget()
    return readClub(params.clubId, viewer)
  })

  serve(app, sessions, replaceClubCode, async ({ viewer, params }) => {
    requireClubAdmin(viewer, params.clubId)
    await db.transaction(async (tx) => {
      let isReplaced = false
      while (!isReplaced)
        isReplaced = await replaceCode(tx, params.clubId, makeClubCode(randomInt(1_000_000)))
      await recordAction(services, tx, {
        by: viewer,
        clubId: params.clubId,
        action: 'club.code_replaced',
        objectId: params.clubId,
      })
    })
    return readClub(params.clubId, viewer)
  })
}
