import type { Season } from '#contract/competition/season.ts'
import { mayAdministerClub } from '#contract/club/permissions.ts'
import { currentStatus } from '../competitions.store.ts'
import type { Queryable } from '../../platform/db/transaction.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { listCompetitionsOf, type SeasonRow } from './seasons.store.ts'

/** Seasons as a reader sees them; a competition that is a draft only by those who make it. */
export async function toSeasonViews(
  db: Queryable,
  rows: readonly SeasonRow[],
  { viewer, now }: { viewer: SignedIn; now: Date },
): Promise<Season[]> {
  if (rows.length === 0) return []
  const listed = await listCompetitionsOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map(({ id, version, clubId, name, year, points, otherPoints, best, ...row }) => ({
    id,
    version,
    name,
    year,
    points,
    otherPoints,
    best,
    competitions: listed.flatMap(({ seasonId, competition, courseName }) => {
      const status = currentStatus(competition, now)
      if (seasonId !== id || (status === 'draft' && !mayAdministerClub(viewer, clubId))) return []
      const { id: competitionId, startDate, courseId } = competition
      return [
        {
          id: competitionId,
          name: competition.name,
          startDate: startDate.toISOString(),
          courseId,
          courseName,
          status,
        },
      ]
    }),
    eclectic:
      row.eclecticCourseId === null ? null : { courseId: row.eclecticCourseId, percent: row.eclecticPercent },
  }))
}
