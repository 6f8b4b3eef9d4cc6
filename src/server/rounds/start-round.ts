import { mayPlayAt, maySeeClub } from '#domain/club/permissions.ts'
import { CASUAL_ALLOWANCE } from '#domain/competition/competition.ts'
import { genders, ratingValues } from '#domain/course/course.ts'
import {
  exactCourseHandicap,
  exactNineHoleCourseHandicap,
  roundCourseHandicap,
} from '#domain/handicap/course-handicap.ts'
import { indexToPlayOff } from '#domain/handicap/index-to-play-off.ts'
import { playingHandicapFrom } from '#domain/handicap/playing-handicap.ts'
import { handicapIndex } from '#domain/numbers.ts'
import {
  currentStatus,
  findCompetition,
  findEntry,
  tableOf,
  type CompetitionRow,
} from '../competitions/competitions.store.ts'
import { findCourse, type WholeCourse } from '../courses/courses.store.ts'
import { clubDay } from '../db/club-day.ts'
import { newId } from '../db/new-id.ts'
import type { rounds } from '../db/tables/rounds.ts'
import type { Transaction } from '../db/transaction.ts'
import type { Services } from '../deps.ts'
import { listRecordRows, recordEntries } from '../handicap/handicap.store.ts'
import { AppError, fieldError } from '../http/app-error.ts'
import type { SignedIn } from '../http/session.ts'
import { findClub } from '../members/members.store.ts'
import {
  findOpenRound,
  findRoundInCompetition,
  highestRevision,
  insertRound,
  lockPlayer,
} from './rounds.store.ts'

export type StartTerms = {
  viewer: SignedIn
  courseId: string
  competitionId: string | null
  teeId: string | null
}

/**
 * Starts a round and fixes all it is scored with (D5, R0.3). One round is open per player (D33): starting the same one
 * again returns it, a different one is refused with the open one's id. Returns the round's id.
 */
export async function startRound(services: Services, terms: StartTerms): Promise<string> {
  const { viewer, courseId, competitionId, teeId } = terms
  return services.db.transaction(async (tx) => {
    const player = await lockPlayer(tx, viewer.userId)
    if (!player) throw new AppError('unauthorized')
    const open = (await findOpenRound(tx, viewer.userId))?.round
    if (open?.courseId === courseId && open.competitionId === competitionId) return open.id
    if (open)
      throw new AppError('round_open', {
        details: { roundId: open.id, courseId: open.courseId, competitionId: open.competitionId },
      })

    const whole = await findCourse(tx, courseId)
    if (!whole || !maySeeClub(viewer, whole.course.clubId)) throw new AppError('not_found')
    if (!mayPlayAt(viewer, whole.course.clubId))
      throw new AppError('forbidden', { message: 'Only players of the club play rounds here.' })
    const competition =
      competitionId === null
        ? undefined
        : await enteredCompetition(tx, services.now(), { ...terms, competitionId })

    const id = newId('rnd')
    await insertRound(tx, {
      ...snapshot({
        whole,
        teeId,
        competition,
        index: await indexHeld(tx, services.now(), { whole, viewer, player }),
        gender: player.gender,
      }),
      id,
      userId: viewer.userId,
      clubId: whole.course.clubId,
      courseId,
      competitionId,
      status: 'in_progress',
      revision: competitionId === null ? 0 : 1 + (await highestRevision(tx, competitionId, viewer.userId)),
      startedAt: services.now(),
    })
    if (competitionId !== null)
      await services.feed.announce(tx, { kind: 'board', competitionId, userId: viewer.userId })
    return id
  })
}

/**
 * The index this round is played off. Where the club calculates, a score of the same day does not move it yet (R3.4);
 * otherwise it is what the club assigned (D4).
 */
async function indexHeld(
  tx: Transaction,
  now: Date,
  terms: { viewer: SignedIn; whole: WholeCourse; player: { handicapIndex: number | null } },
): Promise<number | null> {
  const { viewer, whole, player } = terms
  const club = await findClub(tx, whole.course.clubId)
  if (club?.handicapMode !== 'whs') return player.handicapIndex
  const entries = recordEntries(await listRecordRows(tx, viewer.userId))
  return entries.length === 0 ? player.handicapIndex : indexToPlayOff(entries, clubDay(now, club.timeZone))
}

/** The competition when this player may play his round of it now (T21). */
async function enteredCompetition(
  tx: Transaction,
  now: Date,
  terms: { viewer: SignedIn; courseId: string; competitionId: string },
): Promise<CompetitionRow> {
  const { viewer, courseId, competitionId } = terms
  const competition = await findCompetition(tx, competitionId)
  if (!competition || !maySeeClub(viewer, competition.clubId)) throw new AppError('not_found')
  if (competition.courseId !== null && competition.courseId !== courseId)
    throw fieldError('courseId', 'This competition is played on another course.')
  if (currentStatus(competition, now) !== 'active') throw new AppError('outside_playing_window')
  if ((await findEntry(tx, competitionId, viewer.userId))?.status !== 'entered')
    throw new AppError('not_entered')
  if (await findRoundInCompetition(tx, competitionId, viewer.userId))
    throw new AppError('round_closed', { message: 'You have handed in your card for this competition.' })
  return competition
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

/** Tee, ratings and handicaps of this round. A player without an index plays off 0 and his card says so (T8). */
function snapshot(terms: {
  whole: WholeCourse
  teeId: string | null
  competition: CompetitionRow | undefined
  index: number | null
  gender: string | null
}): Snapshot {
  const { whole, teeId, competition, index } = terms
  const chosen = teeId ?? competition?.teeId ?? null
  const tee = whole.tees.find((one) => one.id === chosen) ?? (teeId === null ? whole.tees[0] : undefined)
  if (teeId !== null && !tee) throw fieldError('teeId', 'This tee is not one of the course’s.')
  const values = ratingValues({
    ratings: tee?.ratings ?? [],
    gender: genders.find((one) => one === terms.gender),
    course: {
      courseRating: whole.course.courseRating ?? undefined,
      slope: whole.course.slope,
      par: whole.course.par,
    },
    holes: whole.holes,
  })
  const exact = (whole.holes.length === 9 ? exactNineHoleCourseHandicap : exactCourseHandicap)(
    handicapIndex(index ?? 0),
    values,
  )
  const allowancePercent = competition?.allowancePercent ?? CASUAL_ALLOWANCE
  const isWithout = index === null
  return {
    teeId: tee?.id ?? null,
    teeName: tee?.name ?? null,
    handicapIndex: index,
    ...values,
    allowancePercent,
    courseHandicap: isWithout ? 0 : roundCourseHandicap(exact),
    playingHandicap: isWithout ? 0 : playingHandicapFrom(exact, allowancePercent),
    stablefordTable: competition ? tableOf(competition) : 'standard',
    strokeIndexesConfirmed: whole.course.strokeIndexesConfirmed,
    holes: whole.holes.map((hole) => ({
      holeNumber: hole.holeNumber,
      par: hole.par,
      strokeIndex: hole.strokeIndex,
      yards: (tee && hole.yardages[tee.name]) ?? null,
    })),
  }
}
