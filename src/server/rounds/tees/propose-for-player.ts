import { proposeTee, type ProposalReason } from '#domain/course/propose-tee.ts'
import type { CompetitionRow } from '../../competitions/competitions.store.ts'
import type { TeeRow, WholeCourse } from '../../courses/courses.store.ts'
import type { Queryable } from '../../db/transaction.ts'
import { findLastTeeId, usualTeeOf, type PlayerTees } from './usual-tee.store.ts'

/** The tee this player starts from on this course unless they choose another (D37); undefined: they have to be asked. */
export async function proposeForPlayer(
  db: Queryable,
  input: {
    userId: string
    person: PlayerTees
    whole: WholeCourse
    competition: Pick<CompetitionRow, 'teeId'> | undefined
  },
): Promise<{ tee: TeeRow; reason: ProposalReason } | undefined> {
  const { userId, person, whole, competition } = input
  return proposeTee({
    tees: whole.tees,
    competitionTeeId: competition?.teeId ?? null,
    lastTeeId: await findLastTeeId(db, { userId, courseId: whole.course.id }),
    usual: usualTeeOf(person),
  })
}
