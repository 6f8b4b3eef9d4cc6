import type { Gender } from '#golf/course/course.ts'
import type { Nine } from '#golf/course/nines.ts'
import { divisionOf } from '#golf/competition/divisions.ts'
import { mayPlayAt, maySeeClub, maySeeCompetition, type Viewer } from '#contract/club/permissions.ts'
import {
  type CompetitionRow,
  currentStatus,
  findCompetition,
  findEntry,
  fixDivision,
} from '../competition/competition.ts'
import { findCourse, type WholeCourse } from '../course/course.ts'
import { newId } from '../platform/db/new-id.ts'
import { users } from '../platform/db/tables/users.ts'
import { takeNextVersion } from '../platform/db/versions.ts'
import type { Transaction } from '../platform/db/transaction.ts'
import type { Services } from '../platform/deps.ts'
import { AppError, fieldError } from '../platform/http/app-error.ts'
import type { SignedIn } from '../platform/http/session.ts'
import { changeGender } from '../club/club.ts'
import { readIndexToPlayOff, snapshotTerms } from './round-terms.ts'
import { proposeForPlayer } from './tees/propose-for-player.ts'
import { keepUsualTee, type PlayerTees } from './tees/usual-tee.store.ts'
import { refusePracticeIn, sayPractice } from './say-practice.ts'
import { endRuledCard } from './end-open-cards.ts'
import {
  findRoundFacts,
  insertRound,
  listOpenRounds,
  lockRound,
  readCardsSoFar,
  type RoundRow,
} from './rounds.store.ts'
import { lockPlayer } from '../identity/identity.ts'

export type StartInput = {
  viewer: SignedIn
  /** Made on the phone; a start that comes again is the same round, whatever became of it. */
  id?: string | undefined
  courseId: string
  competitionId: string | null
  teeId: string | null
  /** Whose ratings are theirs, as said with this start; what was known before stays. */
  gender?: Gender | null
  /** Outside competitions: the nine of a course of eighteen holes that is played. */
  nine?: Nine | undefined
  /** Outside competitions: it does not count for the handicap; left out, what was said before stays (D43). */
  isPractice?: boolean | undefined
  /** A start that waited on the phone: for how long. */
  secondsAgo?: number
}

/**
 * Starts a round and fixes all it is scored with (D5, R0.3). One round is open per player (D33): starting the same one
 * again returns it, a different one is refused with the open one's id. A card that the club has ruled on, or whose
 * competition is over, is ended by the start of another. Returns the round's id.
 */
export async function startRound(services: Services, input: StartInput): Promise<string> {
  return services.db.transaction(async (tx) => {
    const opened = await openRound(services, tx, {
      ...input,
      player: input.viewer,
      isByClub: false,
      startedAt: new Date(services.now().getTime() - (input.secondsAgo ?? 0) * 1000),
    })
    return opened.roundId
  })
}

type PlayerFacts = NonNullable<Awaited<ReturnType<typeof lockPlayer>>>

type OpenInput = Omit<StartInput, 'viewer' | 'secondsAgo'> & {
  /** Whose round it is, with the clubs in which that counts. */
  player: Viewer
  /** An administrator does it: also after the playing window, until the result is final. */
  isByClub: boolean
  /** A desk or a kiosk opens the card: it stands beside whatever its player has open elsewhere. */
  isBeside?: boolean
  /** Which round of the competition the card is of; the next one of its player where absent. */
  roundNumber?: number | null
  /** Only a card that began at this moment is the same one: a paper card of an earlier day is another. */
  isOfDay?: (round: Pick<RoundRow, 'startedAt'>) => boolean
  /** Somebody else starts it: what they take is no choice of the player's. */
  isForOther?: boolean
  startedAt: Date
  /** Where the same round is on another card already: the index that it was played off (tenths). */
  handicapIndex?: number | null
}

/** Starts a round within the caller's transaction, or finds the open one of the same course, competition and round. */
export async function openRound(
  services: Services,
  tx: Transaction,
  input: OpenInput,
): Promise<{ roundId: string; isNew: boolean }> {
  const { player, courseId, competitionId, startedAt } = input
  const { userId } = player
  refusePracticeIn(competitionId, input.isPractice)
  if (input.isBeside !== true) await lockOtherCards(tx, input)
  const held = await lockPlayer(tx, userId)
  if (!held) throw new AppError('unauthorized')
  if (input.id !== undefined && (await isStartedAlready(tx, { id: input.id, userId })))
    return startedBefore(tx, input, input.id)
  const open = (await listOpenRounds(tx, userId)).map(({ round }) => round)
  const same = open.find((round) => isSameCard(round, input))
  if (same) return goOnWith(tx, input, same)
  const other = open.find(({ openedByClub }) => !openedByClub)
  if (other && input.isBeside !== true) await endOrRefuse(services, tx, other)

  const whole = await findCourse(tx, courseId)
  if (!whole || !maySeeClub(player, whole.course.clubId)) throw new AppError('not_found')
  if (!mayPlayAt(player, whole.course.clubId))
    throw new AppError('forbidden', { message: 'Only players of the club play rounds here.' })
  const competition =
    competitionId === null
      ? undefined
      : await findEnteredCompetition(tx, services.now(), { ...input, competitionId })
  const next = competition && (await nextCardOf(services, tx, competition, input))

  const person = await withGender(tx, { userId, held, gender: input.gender ?? null })
  const tee = await takeTee(tx, { ...input, userId, person, whole, competition })
  const { clubId } = whole.course
  const index =
    input.handicapIndex === undefined
      ? await readIndexToPlayOff(tx, startedAt, { clubId, userId, player: person })
      : input.handicapIndex
  const id = input.id ?? newId('rnd')
  await insertRound(tx, {
    ...snapshotTerms({
      whole,
      tee,
      competition,
      index,
      gender: person.gender,
      nine: competition ? competition.nine : (input.nine ?? null),
      roundNumber: next?.roundNumber ?? 1,
    }),
    id,
    userId,
    clubId,
    courseId,
    competitionId,
    status: 'in_progress',
    openedByClub: input.isBeside === true,
    isPractice: input.isPractice === true,
    revision: next?.revision ?? 0,
    roundNumber: next?.roundNumber ?? 1,
    startedAt,
  })
  if (competition) await enterPlay(services, tx, { competition, userId, index })
  return { roundId: id, isNew: true }
}

async function goOnWith(tx: Transaction, input: OpenInput, same: RoundRow) {
  const tees = (await findCourse(tx, input.courseId))?.tees ?? []
  if (input.teeId !== null && !tees.some(({ id }) => id === input.teeId)) throw foreignTee()
  // A start that came late, of a card that was begun elsewhere meanwhile, says nothing of that card.
  return input.id === undefined ? startedBefore(tx, input, same.id) : { roundId: same.id, isNew: false }
}

async function startedBefore(
  tx: Transaction,
  { isPractice }: Pick<OpenInput, 'isPractice'>,
  roundId: string,
) {
  await sayPractice(tx, { roundId, isPractice })
  return { roundId, isNew: false }
}

/** The card that is asked for is open already: in a competition of the round, and outside one of the day, where they are named. */
function isSameCard(
  round: RoundRow,
  {
    courseId,
    competitionId,
    roundNumber,
    nine,
    isOfDay,
  }: Pick<OpenInput, 'courseId' | 'competitionId' | 'roundNumber' | 'nine' | 'isOfDay'>,
): boolean {
  if (round.courseId !== courseId || round.competitionId !== competitionId) return false
  if (competitionId !== null) return roundNumber == null || round.roundNumber === roundNumber
  if (nine !== undefined && nine !== playedNine(round)) return false
  return isOfDay === undefined || isOfDay(round)
}

/** Of a card of nine holes; who names none goes on with the open card, whatever it is of. */
const playedNine = ({ holes }: RoundRow): Nine | null =>
  holes.length !== 9 ? null : holes.some(({ holeNumber }) => holeNumber === 1) ? 'front' : 'back'

/** A card that may be ended is locked before its player, as by every other change of it. */
async function lockOtherCards(tx: Transaction, input: OpenInput): Promise<void> {
  for (const { round } of await listOpenRounds(tx, input.player.userId))
    if (!round.openedByClub && !isSameCard(round, input)) await lockRound(tx, round.id)
}

/** An open card that counts for nothing any more is ended; any other is its player's to go on with or give up. */
async function endOrRefuse(services: Services, tx: Transaction, open: RoundRow): Promise<void> {
  if (await endRuledCard(services, tx, open)) return
  throw new AppError('round_open', {
    details: { roundId: open.id, courseId: open.courseId, competitionId: open.competitionId },
  })
}

/** Boards hear of the card, and its player's division moves with their index no more. */
async function enterPlay(
  services: Services,
  tx: Transaction,
  { competition, userId, index }: { competition: CompetitionRow; userId: string; index: number | null },
): Promise<void> {
  const competitionId = competition.id
  const division = divisionOf(competition.divisions ?? [], { fixed: null, index })
  if (division) await fixDivision(tx, { competitionId, userId, division: division.id })
  await services.feed.announce(tx, { kind: 'board', competitionId, userId })
}

/** Ids are made of 20 random letters: one that belongs to somebody else was not made by the app. */
async function isStartedAlready(tx: Transaction, { id, userId }: { id: string; userId: string }) {
  const facts = await findRoundFacts(tx, id)
  if (facts && facts.userId !== userId) throw new AppError('round_id_taken')
  return facts !== undefined
}

async function withGender(
  tx: Transaction,
  { userId, held, gender }: { userId: string; held: PlayerFacts; gender: Gender | null },
): Promise<PlayerFacts> {
  if (gender === null || held.gender !== null) return held
  await takeNextVersion(tx, users, { id: userId, seen: undefined })
  await changeGender(tx, userId, gender)
  return { ...held, gender }
}

/**
 * The competition, when this player may play their round of it now (T21). A start that waited on the phone was made in time
 * when the dates had the competition played then, as long as nobody has decided since.
 */
async function findEnteredCompetition(
  tx: Transaction,
  now: Date,
  input: Pick<OpenInput, 'player' | 'isByClub' | 'courseId' | 'startedAt'> & { competitionId: string },
): Promise<CompetitionRow> {
  const { player, isByClub, courseId, competitionId } = input
  // Whoever changes what its cards are scored with waits for this card, which it then finds (closed-holes/close-holes.ts).
  const competition = await findCompetition(tx, competitionId, { lock: 'share' })
  if (!competition || !maySeeClub(player, competition.clubId)) throw new AppError('not_found')
  if (!isByClub && !maySeeCompetition(player, competition)) throw new AppError('not_found')
  if (competition.courseId !== null && competition.courseId !== courseId)
    throw fieldError('courseId', 'This competition is played on another course.')
  const status = currentStatus(competition, now)
  if (isByClub && status === 'final') throw new AppError('result_final')
  const wasActive = status === 'completed' && currentStatus(competition, input.startedAt) === 'active'
  if (status !== 'active' && !wasActive && !(isByClub && status === 'completed'))
    throw new AppError('outside_playing_window')
  if ((await findEntry(tx, competitionId, player.userId))?.status !== 'entered')
    throw new AppError(
      'not_entered',
      isByClub
        ? {
            message: 'This player is not entered in the competition. Enter them first.',
            details: { reason: 'not_entered' },
          }
        : {},
    )
  return competition
}

/**
 * The round after the last that the player has a card of (R9.6), or one that they have none of, where it is named or all later
 * ones have theirs. The store decides: a phone may know of fewer.
 */
async function nextCardOf(
  services: Services,
  tx: Transaction,
  competition: CompetitionRow,
  { player, isByClub, roundNumber: named }: Pick<OpenInput, 'player' | 'isByClub' | 'roundNumber'>,
): Promise<{ revision: number; roundNumber: number }> {
  const { roundCount } = competition
  const { revision, roundNumbers } = await readCardsSoFar(tx, competition, player.userId)
  if (named != null && roundNumbers.includes(named)) throw handedIn(1, isByClub)
  const roundNumber = named ?? freeRound(roundNumbers, roundCount)
  if (roundNumber === undefined) throw handedIn(roundCount, isByClub)
  if (roundNumber < 1 || roundNumber > roundCount)
    throw fieldError('roundNumber', `The competition has rounds 1 to ${roundCount}.`)
  await services.cut.refuse(tx, competition, {
    userId: player.userId,
    roundNumber,
    isByClub,
    now: services.now(),
  })
  return { revision: revision + 1, roundNumber }
}

/** After the last round with a card, or the first without one where the last has one. */
function freeRound(roundNumbers: readonly number[], roundCount: number): number | undefined {
  const next = Math.max(0, ...roundNumbers) + 1
  if (next <= roundCount) return next
  return Array.from({ length: roundCount }, (_, i) => i + 1).find((one) => !roundNumbers.includes(one))
}

function handedIn(roundCount: number, isByClub: boolean): AppError {
  const isOne = roundCount === 1
  if (!isByClub)
    return new AppError('round_closed', {
      message: isOne
        ? 'You have handed in your card for this competition.'
        : `You have handed in your cards of all ${roundCount} rounds of this competition.`,
    })
  return new AppError('round_closed', {
    message: isOne
      ? 'This player has handed in a card of this round. Correct, reopen or take off that one.'
      : `This player has a card of each of the ${roundCount} rounds. Correct, reopen or take off one of those.`,
    details: { reason: 'other_card' },
  })
}

const foreignTee = () => fieldError('teeId', 'This tee does not belong to the course.')

/**
 * The tee that was chosen, else the one proposed, else the course's first: a client that sends none has nobody to ask. A
 * player's first choice becomes their usual tee (D37).
 */
async function takeTee(
  tx: Transaction,
  input: Pick<OpenInput, 'teeId' | 'isByClub' | 'isForOther'> & {
    userId: string
    person: PlayerTees
    whole: WholeCourse
    competition: CompetitionRow | undefined
  },
): Promise<WholeCourse['tees'][number] | null> {
  const { teeId, isByClub, isForOther, userId, person, whole, competition } = input
  const proposed = await proposeForPlayer(tx, { userId, person, whole, competition })
  if (teeId === null) return proposed?.tee ?? whole.tees[0] ?? null
  const chosen = whole.tees.find((tee) => tee.id === teeId)
  if (!chosen) throw foreignTee()
  if (proposed?.reason === 'competition' && proposed.tee !== chosen && !isByClub)
    throw fieldError('teeId', `This competition is played from the ${proposed.tee.name} tee.`)
  const isGiven =
    proposed?.reason === 'competition' || (proposed?.reason === 'unrated' && proposed.tee === chosen)
  const isOwnChoice = !isByClub && isForOther !== true && !isGiven && whole.tees.length > 1
  if (isOwnChoice && person.usualTeeName === null) await keepUsualTee(tx, userId, chosen)
  return chosen
}
