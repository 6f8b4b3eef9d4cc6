import { maySeeRound } from '#contract/club/permissions.ts'
import type { ReadingHint } from '#scan/scorecard-reader.ts'
import { findCourse } from '../../course/course.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { requireMember } from '../../platform/http/require.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { findRound, withScorers } from '../../card/card.ts'

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
