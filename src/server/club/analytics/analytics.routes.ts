import type { FastifyInstance } from 'fastify'
import {
  clubStats,
  courseStats,
  holePerformance,
  playerStats,
  recentRounds,
  type HolePerformance,
} from '#contract/club/analytics.ts'
import { handicapIndexToDecimal, toHandicapIndex } from '#golf/numbers.ts'
import { holeToWire } from '#contract/platform/wire-names.ts'
import { mayAdministerClub } from '#contract/club/permissions.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { serve } from '../../platform/http/serve-call.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { readClubStats } from './read-club-stats.ts'
import {
  findCourseOfClub,
  findMostPlayedCourse,
  listCourseFigures,
  listHoleFigures,
  listPlayerFigures,
} from './figures.store.ts'
import { listRecentRounds } from './recent-rounds.store.ts'

const ROUNDS_LISTED = 20

export function analyticsRoutes(app: FastifyInstance, { db, sessions, now }: Services): void {
  serve(app, sessions, clubStats, ({ viewer }) =>
    readClubStats(db, { clubId: administeredClub(viewer), now: now() }),
  )

  serve(app, sessions, playerStats, async ({ viewer }) => {
    const rows = await listPlayerFigures(db, administeredClub(viewer))
    return rows.map(({ handicapIndex, ...row }) => {
      const index = handicapIndex === null ? undefined : toHandicapIndex(handicapIndex)
      return { ...row, handicap: index === undefined ? null : handicapIndexToDecimal(index) }
    })
  })

  serve(app, sessions, courseStats, ({ viewer }) => listCourseFigures(db, administeredClub(viewer)))

  serve(app, sessions, holePerformance, async ({ viewer, query }) => {
    const clubId = administeredClub(viewer)
    const courseId = query.courseId ?? (await findMostPlayedCourse(db, clubId))
    if (courseId === undefined) return []
    if (!(await findCourseOfClub(db, clubId, courseId))) throw new AppError('not_found')
    return (await listHoleFigures(db, courseId)).map(toWireHole)
  })

  serve(app, sessions, recentRounds, async ({ viewer, query }) => {
    const rows = await listRecentRounds(db, administeredClub(viewer), query.limit ?? ROUNDS_LISTED)
    return rows.map((row) => ({
      id: row.id,
      userId: row.userId,
      firstName: row.firstName,
      lastName: row.lastName,
      roundDate: row.startedAt.toISOString(),
      courseName: row.courseName,
      holeCount: row.holes.filter(({ isClosed }) => isClosed !== true).length,
      grossScore: row.gross,
      netScore: row.net,
      stablefordPoints: row.points,
      competitionName: row.competitionName,
    }))
  })
}

function toWireHole(row: Awaited<ReturnType<typeof listHoleFigures>>[number]): HolePerformance {
  const { tally } = row
  const [holed, pickedUp] = [tally?.holed ?? 0, tally?.pickedUp ?? 0]
  return {
    ...holeToWire(row),
    averageScore: tally && holed > 0 ? tally.strokes / holed : null,
    eagles: tally?.eagles ?? 0,
    birdies: tally?.birdies ?? 0,
    pars: tally?.pars ?? 0,
    bogeys: tally?.bogeys ?? 0,
    doubleBogeysOrWorse: tally?.doublesOrWorse ?? 0,
    pickedUp,
    timesPlayed: holed + pickedUp,
  }
}

/** The viewer's current club, whose figures these are. The calls name no club, so a refusal needs no 404 to hide one. */
function administeredClub(viewer: SignedIn): string {
  if (viewer.currentClubId === null || !mayAdministerClub(viewer, viewer.currentClubId))
    throw new AppError('forbidden', {
      message: 'Access Denied: Only club administrators can access analytics.',
    })
  return viewer.currentClubId
}
