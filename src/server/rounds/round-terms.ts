import { CASUAL_ALLOWANCE } from '#domain/competition/competition.ts'
import { genders } from '#domain/course/course.ts'
import { indexToPlayOff } from '#domain/handicap/index-to-play-off.ts'
import { roundHandicaps, type RoundHandicaps } from '#domain/handicap/round-handicaps.ts'
import { handicapIndex } from '#domain/numbers.ts'
import { readStablefordTable, type CompetitionRow } from '../competitions/competitions.store.ts'
import type { TeeRow, WholeCourse } from '../courses/courses.store.ts'
import { clubDay } from '../db/club-day.ts'
import type { rounds, SnapshotHole } from '../db/tables/rounds.ts'
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
  course: WholeCourse['course']
  tee: TeeRow | null
  gender: string | null
  /** Of the course, or of a card that has been started. */
  holes: readonly { holeNumber: number; par: number; strokeIndex: number }[]
  index: number | null
  allowancePercent: number
}

/** What a tee of the course makes of an index in whole tenths. */
export function handicapsFrom({ course, gender, index, ...terms }: TeeTerms): RoundHandicaps {
  return roundHandicaps({
    ...terms,
    gender: genders.find((one) => one === gender),
    course: { courseRating: course.courseRating ?? undefined, slope: course.slope, par: course.par },
    index: index === null ? null : handicapIndex(index),
  })
}

/** The lengths of a tee's holes. */
export function yardsFrom(whole: WholeCourse, tee: TeeRow | null, holeNumber: number): SnapshotHole['yards'] {
  const hole = whole.holes.find((one) => one.holeNumber === holeNumber)
  return (tee && hole?.yardages[tee.name]) ?? null
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
  const { whole, tee, competition, index, gender } = input
  const { course, holes } = whole
  const allowancePercent = competition?.allowancePercent ?? CASUAL_ALLOWANCE
  return {
    teeId: tee?.id ?? null,
    teeName: tee?.name ?? null,
    handicapIndex: index,
    ...handicapsFrom({ course, tee, gender, holes, index, allowancePercent }),
    allowancePercent,
    stablefordTable: competition ? readStablefordTable(competition) : 'standard',
    strokeIndexesConfirmed: course.strokeIndexesConfirmed,
    holes: holes.map(({ holeNumber, par, strokeIndex }) => ({
      holeNumber,
      par,
      strokeIndex,
      yards: yardsFrom(whole, tee, holeNumber),
    })),
  }
}
