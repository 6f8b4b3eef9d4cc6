import type { FastifyInstance } from 'fastify'
import { chooseAddress, getClubReach, type ClubReach } from '#contract/club/club-reach.ts'
import { readJoinSheet } from '#contract/club/join-sheet.ts'
import { getFirstSteps, noteFirstStep, type FirstSteps } from '#contract/club/first-steps.ts'
import { recordAction, type Actor } from '../platform/audit/audit.store.ts'
import type { Services } from '../platform/deps.ts'
import { AppError, fieldError } from '../platform/http/app-error.ts'
import { requireClubAdmin } from '../platform/http/require.ts'
import { serve, serveEveryone } from '../platform/http/serve-call.ts'
import { findClub } from './members/members.store.ts'
import { clubReach, hostOfCandidate } from './club-reach.ts'
import { changeClub } from './clubs.store.ts'
import { readSheet } from './join-sheet.ts'
import { findFirstSteps, noteStep } from './first-steps.store.ts'

/** What a new club needs before its first competition day: an address that phones reach, and the list of first steps. */
export function clubStartRoutes(app: FastifyInstance, services: Services): void {
  const { db, sessions } = services

  async function readReach(clubId: string): Promise<ClubReach> {
    const club = await findClub(db, clubId)
    if (!club) throw new AppError('not_found')
    return clubReach(services, club)
  }

  async function readSteps(clubId: string): Promise<FirstSteps> {
    const found = await findFirstSteps(db, clubId)
    if (!found) throw new AppError('not_found')
    return {
      courseId: found.courseId,
      areHolesConfirmed: found.areHolesConfirmed ?? false,
      hasRatings: found.hasRatings ?? false,
      hasCompetition: found.hasCompetition,
      isCodeHandedOut: found.sheetOpenedAt !== null || found.hasPlayer,
      isDismissed: found.dismissedAt !== null,
      ...(found.hasPlayer && { hasMembers: true }),
      ...(found.union !== null && { hasUnion: true }),
    }
  }

  serve(app, sessions, getClubReach, async ({ viewer, params }) => {
    requireClubAdmin(viewer, params.clubId)
    return readReach(params.clubId)
  })

  serve(app, sessions, chooseAddress, async ({ viewer, params, body }) => {
    requireClubAdmin(viewer, params.clubId)
    await changeNetworkHost(services, { by: viewer, clubId: params.clubId, origin: body.origin })
    return readReach(params.clubId)
  })

  serveEveryone(app, readJoinSheet, async ({ params }) => {
    const sheet = await readSheet(services, params.sheet)
    if (!sheet) throw new AppError('not_found')
    return sheet
  })

  serve(app, sessions, getFirstSteps, async ({ viewer, params }) => {
    requireClubAdmin(viewer, params.clubId)
    return readSteps(params.clubId)
  })

  serve(app, sessions, noteFirstStep, async ({ viewer, params, body }) => {
    requireClubAdmin(viewer, params.clubId)
    await noteStep(db, { clubId: params.clubId, done: body.done, now: services.now() })
    return readSteps(params.clubId)
  })
}

async function changeNetworkHost(
  services: Services,
  { by, clubId, origin }: { by: Actor; clubId: string; origin: string },
): Promise<void> {
  const networkHost = hostOfCandidate(services, origin)
  if (networkHost === undefined)
    throw fieldError('origin', 'Choose one of the addresses of the machine that Scoreclub runs on.')
  await services.db.transaction(async (tx) => {
    const before = await findClub(tx, clubId, { lock: true })
    await changeClub(tx, clubId, { networkHost })
    await recordAction(services, tx, {
      by,
      clubId,
      action: 'club.changed',
      objectId: clubId,
      before: { networkHost: before?.networkHost ?? null },
      after: { networkHost },
    })
  })
}
