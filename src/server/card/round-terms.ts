import { closedInRound } from '#golf/competition/closed-holes.ts'
import { genders, hasOwnRating, type Gender, type NineRatings } from '#golf/course/course.ts'
import type { Nine } from '#golf/course/nines.ts'
import { knownYards } from '#golf/course/generated-parts.ts'
import { cutToNine, nineOfCard } from '#golf/course/nine.ts'
import { indexToPlayOff } from '#golf/handicap/index-to-play-off.ts'
import { handicapsFrom, roundTerms } from '#golf/card/round-terms.ts'
import { type CompetitionRow, readMaximum, readStablefordTable } from '../competition/competition.ts'
import type { TeeRow, WholeCourse } from '../course/course.ts'
import { clubDay } from '../platform/db/club-day.ts'
import type { rounds } from '../platform/db/tables/rounds.ts'
import type { Queryable } from '../platform/db/transaction.ts'
import { listRecordRows, recordEntries } from '../handicap/handicap.ts'
import { findClub } from '../club/club.ts'

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
  // A hold alone makes no index.
  return entries.every((entry) => entry.kind === 'hold')
    ? player.handicapIndex
    : indexToPlayOff(entries, clubDay(startedAt, club.timeZone))
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
  | 'isRated'
  | 'nines'
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
  /** Which of the competition's rounds it is. */
  roundNumber: number
  /** Which nine of the course is played; null: all of its holes. */
  nine: Nine | null
  index: number | null
  gender: string | null
}): Snapshot {
  const { competition, roundNumber, index } = input
  const gender = genderNamed(input.gender)
  const whole = cutToNine(input.whole, input.nine)
  const tee = whole.tees.find(({ id }) => id === input.tee?.id) ?? null
  return {
    teeId: tee?.id ?? null,
    teeName: tee?.name ?? null,
    handicapIndex: index,
    isRated: hasOwnRating(tee, gender),
    nines: ninesOf(tee, gender),
    ...roundTerms({
      whole,
      tee,
      index,
      gender,
      competition: competition && {
        allowancePercent: competition.allowancePercent,
        stablefordTable: readStablefordTable(competition),
        maximum: readMaximum(competition),
        closedHoles: closedInRound(competition.closedHoles, roundNumber),
      },
    }),
  }
}

/** Of the ratings that a card of eighteen holes is played with. */
function ninesOf(tee: TeeRow | null, gender: Gender | undefined): NineRatings | null {
  const ratings = tee?.ratings ?? []
  return (ratings.find((one) => one.gender === gender) ?? ratings[0])?.nines ?? null
}

/** What another tee makes of a card that has begun: its ratings and handicaps. Index, allowance, pars and stroke indexes stay. */
export function termsOfTee(
  {
    handicapIndex: index,
    allowancePercent,
    holes,
  }: Pick<typeof rounds.$inferSelect, 'handicapIndex' | 'allowancePercent' | 'holes'>,
  { gender: kept, ...of }: { whole: WholeCourse; tee: TeeRow; gender: string | null },
) {
  const gender = genderNamed(kept)
  const whole = cutToNine(of.whole, nineOfCard(holes, of.whole.holes))
  const tee = whole.tees.find(({ id }) => id === of.tee.id) ?? of.tee
  return {
    teeId: tee.id,
    teeName: tee.name,
    isRated: hasOwnRating(tee, gender),
    nines: ninesOf(tee, gender),
    ...handicapsFrom({ whole, tee, gender, holes, index, allowancePercent }),
    holes: holes.map((hole) => {
      const now = whole.holes.find(({ holeNumber }) => holeNumber === hole.holeNumber)
      return { ...hole, yards: now ? knownYards(now, tee.name) : null }
    }),
  }
}
