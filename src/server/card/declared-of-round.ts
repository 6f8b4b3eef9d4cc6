import type { Day } from '#golf/day.ts'
import { notForHandicap, type NotForHandicap } from '#golf/handicap/not-for-handicap.ts'
import { type CompetitionRow, findCompetition, readDeclared } from '../competition/competition.ts'
import { findDeclaredDay } from '../course/course.ts'
import type { Queryable } from '../platform/db/transaction.ts'
import type { RoundRow } from './rounds.store.ts'

/**
 * What keeps a round of this day off handicap records, with its competition. `isPosting`: nobody declares anything else of them
 * until the transaction ends.
 */
export async function readDeclaredOf(
  db: Queryable,
  round: Pick<RoundRow, 'competitionId' | 'courseId' | 'isPractice' | 'watchRoundId'>,
  { day, isPosting = false }: { day: Day; isPosting?: boolean },
): Promise<{ competition: CompetitionRow | undefined; declared: NotForHandicap | undefined }> {
  const { competitionId, courseId, isPractice, watchRoundId } = round
  const lock = isPosting ? 'share' : false
  const competition = competitionId === null ? undefined : await findCompetition(db, competitionId, { lock })
  const courseDay = await findDeclaredDay(db, { courseId, day, lock })
  const declared = notForHandicap({
    competition: competition ? { declared: readDeclared(competition) } : null,
    courseDay,
    isPractice,
    isFromWatch: watchRoundId !== null,
  })
  return { competition, declared }
}
