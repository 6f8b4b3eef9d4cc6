import { mayPlayAt, maySeeClub, maySeeCompetition, type Viewer } from '#domain/club/permissions.ts'
import {
  currentStatus,
  findCompetition,
  findEntry,
  type CompetitionRow,
} from '../competitions/competitions.store.ts'
import { findCourse, type WholeCourse } from '../courses/courses.store.ts'
import { newId } from '../db/new-id.ts'
import type { Transaction } from '../db/transaction.ts'
import type { Services } from '../deps.ts'
import { AppError, fieldError } from '../http/app-error.ts'
import type { SignedIn } from '../http/session.ts'
import { readIndexToPlayOff, snapshotTerms } from './round-terms.ts'
import { proposeForPlayer } from './tees/propose-for-player.ts'
import { keepUsualTee, type PlayerTees } from './tees/usual-tee.store.ts'
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
  const { player, courseId, competitionId, startedAt } = input
  const { userId } = player
  const person = await lockPlayer(tx, userId)
  if (!person) throw new AppError('unauthorized')
  const open = (await findOpenRound(tx, userId))?.round
  if (open?.courseId === courseId && open.competitionId === competitionId) {
    const tees = (await findCourse(tx, courseId))?.tees ?? []
    if (input.teeId !== null && !tees.some(({ id }) => id === input.teeId)) throw foreignTee()
    return { roundId: open.id, isNew: false }
  }
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

  const tee = await takeTee(tx, { ...input, userId, person, whole, competition })
  const id = newId('rnd')
  await insertRound(tx, {
    ...snapshotTerms({
      whole,
      tee,
      competition,
      index: await readIndexToPlayOff(tx, startedAt, { clubId: whole.course.clubId, userId, player: person }),
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

/** The competition, when this player may play their round of it now (T21). */
async function findEnteredCompetition(
  tx: Transaction,
  now: Date,
  input: Pick<OpenInput, 'player' | 'isByClub' | 'courseId'> & { competitionId: string },
): Promise<CompetitionRow> {
  const { player, isByClub, courseId, competitionId } = input
  const competition = await findCompetition(tx, competitionId)
  if (!competition || !maySeeClub(player, competition.clubId)) throw new AppError('not_found')
  if (!isByClub && !maySeeCompetition(player, competition)) throw new AppError('not_found')
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

const foreignTee = () => fieldError('teeId', 'This tee does not belong to the course.')

/**
 * The tee that was chosen, else the one proposed, else the course's first: a client that sends none has nobody to ask. A
 * player's first choice becomes their usual tee (D37).
 */
async function takeTee(
  tx: Transaction,
  input: Pick<OpenInput, 'teeId' | 'isByClub'> & {
    userId: string
    person: PlayerTees
    whole: WholeCourse
    competition: CompetitionRow | undefined
  },
): Promise<WholeCourse['tees'][number] | null> {
  const { teeId, isByClub, userId, person, whole, competition } = input
  const proposed = await proposeForPlayer(tx, { userId, person, whole, competition })
  if (teeId === null) return proposed?.tee ?? whole.tees[0] ?? null
  const chosen = whole.tees.find((tee) => tee.id === teeId)
  if (!chosen) throw foreignTee()
  if (proposed?.reason === 'competition' && proposed.tee !== chosen && !isByClub)
    throw fieldError('teeId', `This competition is played from the ${proposed.tee.name} tee.`)
  const isGiven =
    proposed?.reason === 'competition' || (proposed?.reason === 'unrated' && proposed.tee === chosen)
  const isOwnChoice = !isByClub && !isGiven && whole.tees.length > 1
  if (isOwnChoice && person.usualTeeName === null) await keepUsualTee(tx, userId, chosen)
  return chosen
}
