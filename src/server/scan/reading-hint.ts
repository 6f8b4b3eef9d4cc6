import { maySeeRound } from '#domain/club/permissions.ts'
import type { ReadingHint } from '#scan/scorecard-reader.ts'
import { findCourse } from '../courses/courses.store.ts'
import type { Services } from '../deps.ts'
import { AppError } from '../http/app-error.ts'
import { requireMember } from '../http/require.ts'
import type { SignedIn } from '../http/session.ts'
import { findRound } from '../rounds/rounds.store.ts'
import { withScorers } from '../rounds/scorers/scorers.store.ts'

/** The holes that the card should show: those of the round as it was started, or else those of the course. */
export async function readingHint(
  { db }: Services,
  input: { viewer: SignedIn; courseId: string | undefined; roundId: string | undefined },
): Promise<ReadingHint> {
  const { viewer, courseId, roundId } = input
  if (roundId !== undefined) {
    const round = (await findRound(db, roundId))?.round
    if (!round || !maySeeRound(viewer, await withScorers(db, viewer, round))) throw new AppError('not_found')
    return { course: { holes: round.holes } }
  }
  if (courseId === undefined) return {}
  const whole = await findCourse(db, courseId)
  if (!whole) throw new AppError('not_found')
  requireMember(viewer, whole.course.clubId)
  return { course: { holes: whole.holes } }
}
