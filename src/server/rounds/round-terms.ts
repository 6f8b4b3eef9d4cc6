import { CASUAL_ALLOWANCE } from '#domain/competition/competition.ts'
import { genders, type Gender } from '#domain/course/course.ts'
import { areStrokeIndexesConfirmed, knownYards } from '#domain/course/generated-parts.ts'
import { holesFor } from '#domain/course/womens-card.ts'
import { indexToPlayOff } from '#domain/handicap/index-to-play-off.ts'
import { roundHandicaps, type RoundHandicaps } from '#domain/handicap/round-handicaps.ts'
import { handicapIndex } from '#domain/numbers.ts'
import { readStablefordTable, type CompetitionRow } from '../competitions/competitions.store.ts'
import type { TeeRow, WholeCourse } from '../courses/courses.store.ts'
import { clubDay } from '../db/club-day.ts'
import type { rounds } from '../db/tables/rounds.ts'
import type { Queryable } from '../db/transaction.ts'
import { listRecordRows, recordEntries } from '../handicap/handicap.store.ts'
import { findClub } from '../members/members.store.ts'

/**
 * The index a round of this moment is played off. Where the club calculates, a score of the same day does not move it
 * yet (R3.4); otherwise it is what the club assigned (D4).
 */
export async function readIndexToPlayOff(
  db: Queryable,
  startedAt: Date,
  input: { userId: string; clubId: string; player: { handicapIndex: number | null } },
): Promise<number | null> {
  const { userId, clubId, player } = input
  const club = await findClub(db, clubId)
  if (club?.handicapMode !== 'whs') return player.handicapIndex
  const entries = recordEntries(await listRecordRows(db, userId))
  return entries.length === 0
    ? player.handicapIndex
    : indexToPlayOff(entries, clubDay(startedAt, club.timeZone))
}

type TeeTerms = {
  whole: WholeCourse
  tee: TeeRow | null
  gender: Gender | undefined
  /** Of the player's card of the course, or of a card that has been started. */
  holes: readonly { holeNumber: number; par: number; strokeIndex: number }[]
  index: number | null
  allowancePercent: number
}

/** What a tee of the course makes of an index in whole tenths. */
export function handicapsFrom({ whole, index, ...terms }: TeeTerms): RoundHandicaps {
  const { courseRating, slope, par } = whole.course
  const isWomensCard = holesFor(whole.holes, terms.gender) !== whole.holes
  return roundHandicaps({
    ...terms,
    course: {
      courseRating: courseRating ?? undefined,
      slope,
      // The par of the men's card is none of a women's card, and a course rating is rated against it.
      par: isWomensCard && courseRating === null ? undefined : par,
    },
    index: index === null ? null : handicapIndex(index),
  })
}

export function genderNamed(kept: string | null): Gender | undefined {
  return genders.find((one) => one === kept)
}

type Snapshot = Pick<
  typeof rounds.$inferInsert,
  | 'teeId'
  | 'teeName'
  | 'handicapIndex'
  | 'courseRating'
  | 'slope'
  | 'par'
  | 'allowancePercent'
  | 'courseHandicap'
  | 'playingHandicap'
  | 'stablefordTable'
  | 'strokeIndexesConfirmed'
  | 'holes'
>

/** Tee, ratings and handicaps of this round. A player without an index plays off 0 and their card says so (T8). */
export function snapshotTerms(input: {
  whole: WholeCourse
  tee: TeeRow | null
  competition: CompetitionRow | undefined
  index: number | null
  gender: string | null
}): Snapshot {
  const { whole, tee, competition, index } = input
  const gender = genderNamed(input.gender)
  const holes = holesFor(whole.holes, gender)
  const allowancePercent = competition?.allowancePercent ?? CASUAL_ALLOWANCE
  return {
    teeId: tee?.id ?? null,
    teeName: tee?.name ?? null,
    handicapIndex: index,
    ...handicapsFrom({ whole, tee, gender, holes, index, allowancePercent }),
    allowancePercent,
    stablefordTable: competition ? readStablefordTable(competition) : 'standard',
    strokeIndexesConfirmed: areStrokeIndexesConfirmed(holes),
    holes: holes.map((hole) => ({
      holeNumber: hole.holeNumber,
      par: hole.par,
      strokeIndex: hole.strokeIndex,
      yards: knownYards(hole, tee?.name),
    })),
  }
}
