import { mayPlayAt, maySeeClub, type Viewer } from '#domain/club/permissions.ts'
import { CASUAL_ALLOWANCE } from '#domain/competition/competition.ts'
import { genders, ratingValues } from '#domain/course/course.ts'
import { areStrokeIndexesConfirmed, knownYards } from '#domain/course/generated-parts.ts'
import { holesFor } from '#domain/course/womens-card.ts'
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
  readStablefordTable,
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

export type StartInput = {
  viewer: SignedIn
  courseId: string
  competitionId: string | null
  teeId: string | null
}

/**
 * Starts a round and fixes all it is scored with (D5, R0.3). One round is open per player (D33): starting the same one
 * again returns it, a different one is refused with the open one's id. Returns the round's id.
 */
export async function startRound(services: Services, input: StartInput): Promise<string> {
  return services.db.transaction(async (tx) => {
    const opened = await openRound(services, tx, {
      ...input,
      player: input.viewer,
      isByClub: false,
      startedAt: services.now(),
    })
    return opened.roundId
  })
}

type OpenInput = Omit<StartInput, 'viewer'> & {
  /** Whose round it is, with the clubs in which that counts. */
  player: Viewer
  /** An administrator does it: also after the playing window, until the result is final. */
  isByClub: boolean
  startedAt: Date
}

/** Starts a round within the caller's transaction, or finds the open one of the same course and competition. */
export async function openRound(
  services: Services,
  tx: Transaction,
  input: OpenInput,
): Promise<{ roundId: string; isNew: boolean }> {
  const { player, courseId, competitionId, teeId, startedAt } = input
  const { userId } = player
  const person = await lockPlayer(tx, userId)
  if (!person) throw new AppError('unauthorized')
  const open = (await findOpenRound(tx, userId))?.round
  if (open?.courseId === courseId && open.competitionId === competitionId)
    return { roundId: open.id, isNew: false }
  if (open)
    throw new AppError('round_open', {
      details: { roundId: open.id, courseId: open.courseId, competitionId: open.competitionId },
    })

  const whole = await findCourse(tx, courseId)
  if (!whole || !maySeeClub(player, whole.course.clubId)) throw new AppError('not_found')
  if (!mayPlayAt(player, whole.course.clubId))
    throw new AppError('forbidden', { message: 'Only players of the club play rounds here.' })
  const competition =
    competitionId === null
      ? undefined
      : await findEnteredCompetition(tx, services.now(), { ...input, competitionId })

  const id = newId('rnd')
  await insertRound(tx, {
    ...snapshot({
      whole,
      teeId,
      competition,
      index: await readIndexToPlayOff(tx, startedAt, { whole, userId, player: person }),
      gender: person.gender,
    }),
    id,
    userId,
    clubId: whole.course.clubId,
    courseId,
    competitionId,
    status: 'in_progress',
    revision: competitionId === null ? 0 : 1 + (await highestRevision(tx, competitionId, userId)),
    startedAt,
  })
  if (competitionId !== null) await services.feed.announce(tx, { kind: 'board', competitionId, userId })
  return { roundId: id, isNew: true }
}

/**
 * The index this round is played off. Where the club calculates, a score of the same day does not move it yet (R3.4);
 * otherwise it is what the club assigned (D4).
 */
async function readIndexToPlayOff(
  tx: Transaction,
  startedAt: Date,
  input: { userId: string; whole: WholeCourse; player: { handicapIndex: number | null } },
): Promise<number | null> {
  const { userId, whole, player } = input
  const club = await findClub(tx, whole.course.clubId)
  if (club?.handicapMode !== 'whs') return player.handicapIndex
  const entries = recordEntries(await listRecordRows(tx, userId))
  return entries.length === 0
    ? player.handicapIndex
    : indexToPlayOff(entries, clubDay(startedAt, club.timeZone))
}

/** The competition, when this player may play their round of it now (T21). */
async function findEnteredCompetition(
  tx: Transaction,
  now: Date,
  input: Pick<OpenInput, 'player' | 'isByClub' | 'courseId'> & { competitionId: string },
): Promise<CompetitionRow> {
  const { player, isByClub, courseId, competitionId } = input
  const competition = await findCompetition(tx, competitionId)
  if (!competition || !maySeeClub(player, competition.clubId)) throw new AppError('not_found')
  if (competition.courseId !== null && competition.courseId !== courseId)
    throw fieldError('courseId', 'This competition is played on another course.')
  const status = currentStatus(competition, now)
  if (isByClub && status === 'final') throw new AppError('result_final')
  if (status !== 'active' && !(isByClub && status === 'completed'))
    throw new AppError('outside_playing_window')
  if ((await findEntry(tx, competitionId, player.userId))?.status !== 'entered')
    throw new AppError(
      'not_entered',
      isByClub ? { message: 'This player is not entered in the competition.' } : {},
    )
  if (await findRoundInCompetition(tx, competitionId, player.userId))
    throw new AppError('round_closed', {
      message: isByClub
        ? 'This player has handed in a card for the competition. Correct or reopen that one.'
        : 'You have handed in your card for this competition.',
    })
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

/** Tee, ratings and handicaps of this round. A player without an index plays off 0 and their card says so (T8). */
function snapshot(input: {
  whole: WholeCourse
  teeId: string | null
  competition: CompetitionRow | undefined
  index: number | null
  gender: string | null
}): Snapshot {
  const { whole, teeId, competition, index } = input
  const chosen = teeId ?? competition?.teeId ?? null
  const tee = whole.tees.find((one) => one.id === chosen) ?? (teeId === null ? whole.tees[0] : undefined)
  if (teeId !== null && !tee) throw fieldError('teeId', 'This tee does not belong to the course.')
  const gender = genders.find((one) => one === input.gender)
  const holes = holesFor(whole.holes, gender)
  const values = ratingValues({
    ratings: tee?.ratings ?? [],
    gender,
    course: {
      courseRating: whole.course.courseRating ?? undefined,
      slope: whole.course.slope,
      // The par of the men's card is none of a women's card, and a course rating is rated against it.
      par: holes === whole.holes || whole.course.courseRating !== null ? whole.course.par : undefined,
    },
    holes,
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
