import { isDeepStrictEqual } from 'node:util'
import { nineOfCard } from '#golf/course/nine.ts'
import { handicapsOfCard } from '#golf/card/round-terms.ts'
import type { CompetitionRow } from '../../competition/competition.ts'
import type { WholeCourse } from '../../course/course.ts'
import type { StoredTerms } from '../../platform/db/tables/round-events.ts'
import { snapshotTerms, termsOfTee } from '../round-terms.ts'
import type { RoundRow } from '../rounds.store.ts'
import { wireTermChanges } from './term-values.ts'

type OfCourse = {
  round: RoundRow
  whole: WholeCourse
  competition: CompetitionRow | undefined
  /** Of the player; null where it is not known. */
  gender: string | null
}

/**
 * What a card that has begun is scored with if its course and its competition were always as they are now. Its index and its
 * tee stay. Undefined where the tee is no longer on the course.
 */
export function termsNow({ round, whole, competition, gender }: OfCourse): StoredTerms | undefined {
  const tee = whole.tees.find(({ id }) => id === round.teeId) ?? null
  if (round.teeId !== null && tee === null) return undefined
  const { handicapIndex, teeId, teeName, roundNumber } = round
  const nine = nineOfCard(round.holes, whole.holes)
  const terms = snapshotTerms({ whole, tee, nine, competition, roundNumber, index: handicapIndex, gender })
  return {
    ...terms,
    // A tee that has another name is the same tee.
    teeId,
    teeName,
    handicapIndex,
    // Of a round from before it was kept the record decides, and a correction takes nothing off it.
    isRated: round.isRated === null ? null : (terms.isRated ?? null),
  }
}

type Right = Pick<OfCourse, 'round' | 'whole' | 'gender'> & {
  allowancePercent: number
  /** Whole tenths; null: none. */
  index: number | null
  /** The tee that was played from, where the card has another one. */
  teeId: string | undefined
}

/**
 * What a card is scored with if its allowance, index or tee was another one. Its pars and stroke indexes stay, and its ratings
 * with its tee: what has rightly changed on the course since is no part of this. Undefined where the course has no such tee.
 */
export function termsWith({
  round,
  whole,
  gender,
  allowancePercent,
  index,
  teeId,
}: Right): StoredTerms | undefined {
  const terms = { ...pickTerms(round), allowancePercent, handicapIndex: index }
  if (teeId === undefined || teeId === round.teeId)
    return {
      ...terms,
      ...(index === null
        ? { courseHandicap: 0, playingHandicap: 0 }
        : handicapsOfCard({ ...round, allowancePercent }, index)),
    }
  const tee = whole.tees.find(({ id }) => id === teeId)
  if (!tee) return undefined
  const ofTee = termsOfTee({ ...round, handicapIndex: index, allowancePercent }, { whole, tee, gender })
  return { ...terms, ...ofTee, isRated: round.isRated === null ? null : ofTee.isRated }
}

/** Whether a card is scored with anything else by these terms. */
export function isDifferent(round: RoundRow, terms: StoredTerms): boolean {
  if (wireTermChanges(round, terms).length > 0 || terms.isRated !== round.isRated) return true
  // Only nine holes of eighteen count by the ratings of a nine.
  const isNine = round.holes.length === 18 && round.holesPlayed === 9
  return isNine && terms.nines !== undefined && !isDeepStrictEqual(terms.nines, round.nines)
}

/** The snapshot of a round without the rest of it. */
export function pickTerms(round: StoredTerms): StoredTerms {
  const { teeId, teeName, handicapIndex, courseRating, slope, par, isRated } = round
  const { allowancePercent, courseHandicap, playingHandicap, stablefordTable } = round
  const { strokeIndexesConfirmed, holes, nines } = round
  return {
    teeId,
    teeName,
    handicapIndex,
    courseRating,
    slope,
    par,
    isRated,
    allowancePercent,
    courseHandicap,
    playingHandicap,
    stablefordTable,
    strokeIndexesConfirmed,
    holes,
    nines,
  }
}
