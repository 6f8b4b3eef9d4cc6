import type { FastifyInstance } from 'fastify'
import { recentRounds } from '#contract/analytics.ts'
import { mayAdministerClub } from '#domain/club/permissions.ts'
import type { Services } from '../deps.ts'
import { AppError } from '../http/app-error.ts'
import { serve } from '../http/serve-call.ts'
import type { SignedIn } from '../http/session.ts'
import { listRecentRounds } from './recent-rounds.store.ts'

const ROUNDS_LISTED = 20

export function analyticsRoutes(app: FastifyInstance, { db, sessions }: Services): void {
  serve(app, sessions, recentRounds, async ({ viewer, query }) => {
    const rows = await listRecentRounds(db, administeredClub(viewer), query.limit ?? ROUNDS_LISTED)
    return rows.map((row) => ({
      id: row.id,
      userId: row.userId,
      firstName: row.firstName,
      lastName: row.lastName,
      roundDate: row.startedAt.toISOString(),
      courseName: row.courseName,
      holeCount: row.holes.length,
      grossScore: row.gross,
      netScore: row.net,
      stablefordPoints: row.points,
      competitionName: row.competitionName,
    }))
  })
}

/** The viewer's current club, which all figures are of; these calls name no club, so there is nothing to hide by a 404. */
function administeredClub(viewer: SignedIn): string {
  if (viewer.currentClubId === null || !mayAdministerClub(viewer, viewer.currentClubId))
    throw new AppError('forbidden', {
      message: 'Access Denied: Only club administrators can access analytics.',
    })
  return viewer.currentClubId
}
