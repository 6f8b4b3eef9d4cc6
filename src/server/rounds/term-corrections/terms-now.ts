import type { CompetitionRow } from '../../competitions/competitions.store.ts'
import type { WholeCourse } from '../../courses/courses.store.ts'
import type { StoredTerms } from '../../db/tables/round-events.ts'
import { snapshotTerms } from '../round-terms.ts'
import type { RoundRow } from '../rounds.store.ts'

type Known = {
  round: RoundRow
  whole: WholeCourse
  competition: CompetitionRow | undefined
  /** Of the player; null where it is not known. */
  gender: string | null
  /** What the club puts right about this card; its own index and tee where absent. */
  index?: number | null
  teeId?: string | undefined
}

/**
 * What a card that has begun is scored with if its course and its competition were always as they are now. Its index and its
 * tee stay. Undefined where the tee is no longer on the course.
 */
export function termsNow(known: Known): StoredTerms | undefined {
  const { round, whole, competition, gender, index = round.handicapIndex, teeId = round.teeId } = known
  const tee = whole.tees.find(({ id }) => id === teeId) ?? null
  if (teeId !== null && tee === null) return undefined
  const terms = snapshotTerms({ whole, tee, competition, index, gender })
  return {
    ...terms,
    ...{ teeId, teeName: tee?.name ?? null, handicapIndex: index },
    // Of a round from before it was kept the record decides, and a correction takes nothing off it.
    isRated: round.isRated === null ? null : (terms.isRated ?? null),
  }
}

/** The snapshot of a round without the rest of it. */
export function pickTerms(round: StoredTerms): StoredTerms {
  const { teeId, teeName, handicapIndex, courseRating, slope, par, isRated } = round
  const { allowancePercent, courseHandicap, playingHandicap, stablefordTable } = round
  const { strokeIndexesConfirmed, holes } = round
  return {
    ...{ teeId, teeName, handicapIndex, courseRating, slope, par, isRated },
    ...{ allowancePercent, courseHandicap, playingHandicap, stablefordTable },
    ...{ strokeIndexesConfirmed, holes },
  }
}
