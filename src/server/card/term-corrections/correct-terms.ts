import type { CorrectionEffect, CorrectionScope as SentScope } from '#contract/card/term-corrections.ts'
import { formatDay } from '#golf/day.ts'
import { recommendedAllowance } from '#golf/handicap/recommended-allowance.ts'
import {
  type CompetitionRow,
  currentStatus,
  findCompetition,
  readCompetitionType,
  reopenResult,
  setAllowance,
} from '../../competition/competition.ts'
import { findCourse, type WholeCourse } from '../../course/course.ts'
import { clubDay, momentOfDay } from '../../platform/db/club-day.ts'
import { newId } from '../../platform/db/new-id.ts'
import type { StoredTerms } from '../../platform/db/tables/round-events.ts'
import { rollBackAfter } from '../../platform/db/roll-back.ts'
import type { Transaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError, fieldError } from '../../platform/http/app-error.ts'
import { requireClubAdmin } from '../../platform/http/require.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { findClub } from '../../club/club.ts'
import { type RoundRow } from '../rounds.store.ts'
import { lockPlayers } from '../../identity/identity.ts'
import { differing, readIndexes, standingMoves, type ReadStanding } from './correction-effect.ts'
import { putTerms, recordTerms, type ChangedTerms } from './put-terms.ts'
import {
  countCorrectedCards,
  findStanding,
  insertCorrection,
  listPlayers,
  lockCards,
  type CardsOf,
  type TermCorrectionRow,
} from './term-corrections.store.ts'
import { wireTermChanges } from './term-values.ts'
import { isDifferent, termsNow, termsWith } from './terms-now.ts'

/** More cards than a competition of four rounds has: a correction is one transaction. */
export const MOST_CARDS = 1000

/** Which cards, and what was wrong about them beside the course. */
type CorrectionScope = TermCorrectionRow['scope']
type Sent = { viewer: SignedIn; clubId: string; scope: SentScope }
type Asked = Omit<Sent, 'scope'> & { scope: CorrectionScope }
export type MadeCorrection = { id: string; cards: number }

/**
 * Puts a mistake of the committee right on the cards that it touched, in play, closed or final (D44, Committee Procedures 7D): each
 * is scored with the allowance, index or tee that is sent, or where none is with course and competition as they are now. A final
 * result is opened again. The same again, while nothing has changed, is the same answer.
 */
export async function correctTerms(
  services: Services,
  sent: Sent & { reason: string },
): Promise<MadeCorrection> {
  requireClubAdmin(sent.viewer, sent.clubId)
  const input = { ...sent, scope: readScope(sent.scope) }
  return services.db.transaction(async (tx) => {
    const found = await findOutdated(tx, input)
    const id = newId('cor')
    if (found.changes.length > 0) {
      const changed = await putRight(services, tx, { ...input, ...found, id })
      await record(services, tx, { ...input, ...found, id, changed })
      return { id, cards: found.changes.length }
    }
    const standing = await findStanding(tx, input)
    if (standing) return { id: standing.id, cards: await countCorrectedCards(tx, standing.id) }
    throw fieldError('scope', 'Every one of these cards has been scored with these terms already.', {
      reason: whyNothing(found),
    })
  })
}

function whyNothing({ count, withoutTee }: Outdated): string {
  if (count === 0) return 'no_cards'
  return withoutTee.length > 0 ? 'tee_gone' : 'nothing_to_correct'
}

/** What a correction would move. It is made in a transaction that is taken back, so this is what happens. */
export async function previewCorrection(
  services: Services,
  sent: Sent & { readStanding: ReadStanding },
): Promise<CorrectionEffect> {
  requireClubAdmin(sent.viewer, sent.clubId)
  const input = { ...sent, scope: readScope(sent.scope) }
  return rollBackAfter(services.db, async (tx) => {
    const found = await findOutdated(tx, input)
    const { competitions } = found
    const userIds = found.changes.map(({ round }) => round.userId)
    const before = await input.readStanding(tx, competitions)
    const indexes = await readIndexes(tx, userIds)
    // The club's audit log is left alone: it would keep everybody waiting.
    const changed = await putRight(services, tx, { ...input, ...found, id: newId('cor'), reason: '' })
    return {
      cards: describeCards(found, changed),
      ...standingMoves(before, await input.readStanding(tx, competitions)),
      indexes: differing(indexes, await readIndexes(tx, userIds)),
      reopened: competitions
        .filter((one) => currentStatus(one, services.now()) === 'final')
        .map(({ name }) => name),
      withoutTee: found.withoutTee,
    }
  })
}

/** One of the three scopes; fields of another one are refused, so that nothing is left out in silence. */
function readScope(sent: SentScope): CorrectionScope {
  const { competitionId, allowance, courseId, from, roundId, handicapIndex, teeId } = sent
  const isOther = (...others: unknown[]) => others.some((one) => one !== undefined)
  if (competitionId !== undefined && !isOther(courseId, from, roundId, handicapIndex, teeId))
    return { kind: 'competition', competitionId, ...(allowance !== undefined && { allowance }) }
  if (courseId !== undefined && from !== undefined && !isOther(allowance, roundId, handicapIndex, teeId))
    return { kind: 'course', courseId, from }
  if (roundId !== undefined && !isOther(allowance, courseId, from))
    return {
      kind: 'card',
      roundId,
      ...(handicapIndex !== undefined && { handicapIndex }),
      ...(teeId !== undefined && { teeId }),
    }
  throw fieldError('scope', 'Name a competition, a round, or a course with a day.')
}

type Change = { round: RoundRow; terms: StoredTerms }

/** What a correction has to change, everything of it locked. */
type Outdated = {
  /** Cards of the scope. */
  count: number
  changes: Change[]
  /** Of the cards that change. */
  competitions: CompetitionRow[]
  /** Names of players whose tee is no longer on the course. */
  withoutTee: string[]
  names: ReadonlyMap<string, string>
  timeZone: string
}

async function findOutdated(tx: Transaction, input: Asked): Promise<Outdated> {
  const { clubId, scope } = input
  const timeZone = (await findClub(tx, clubId))?.timeZone ?? 'UTC'
  const rounds = await lockCards(tx, cardsOf(input, timeZone), MOST_CARDS + 1)
  if (rounds.length > MOST_CARDS)
    throw fieldError('scope.from', `A correction reaches at most ${MOST_CARDS} cards. Choose a later day.`)
  const userIds = [...new Set(rounds.map(({ userId }) => userId))]
  await lockPlayers(tx, userIds)
  const competitions = await lockCompetitions(tx, rounds)
  const courses = await readCourses(tx, rounds)
  if (rounds.length === 0 && !(await isOfClub(tx, input))) throw new AppError('not_found')
  if (scope.kind === 'card') requireTee(scope, courses)
  const players = new Map((await listPlayers(tx, userIds)).map((player) => [player.id, player]))
  const names = new Map([...players].map(([id, one]) => [id, `${one.firstName} ${one.lastName}`.trim()]))
  const changes: Change[] = []
  const withoutTee: string[] = []
  for (const round of rounds) {
    const whole = courses.get(round.courseId)
    const player = players.get(round.userId)
    // What somebody played who is erased stays as it is: their gender and their record are gone.
    if (!whole || player?.erasedAt !== null) continue
    const competition = competitions.find(({ id }) => id === round.competitionId)
    const terms = rightTerms(scope, { round, whole, competition, gender: player.gender })
    if (!terms) withoutTee.push(names.get(round.userId) ?? '')
    else if (isDifferent(round, terms)) changes.push({ round, terms })
  }
  const touched = new Set(changes.map(({ round }) => round.competitionId))
  return {
    count: rounds.length,
    changes,
    withoutTee,
    names,
    timeZone,
    competitions: competitions.filter(({ id }) => touched.has(id)),
  }
}

/** What a card of the scope is scored with when it is right. */
function rightTerms(scope: CorrectionScope, card: Parameters<typeof termsNow>[0]): StoredTerms | undefined {
  const { round } = card
  if (scope.kind === 'competition' && scope.allowance !== undefined)
    return termsWith({
      ...card,
      allowancePercent: scope.allowance,
      index: round.handicapIndex,
      teeId: undefined,
    })
  if (scope.kind === 'card' && (scope.handicapIndex !== undefined || scope.teeId !== undefined))
    return termsWith({
      ...card,
      allowancePercent: round.allowancePercent,
      teeId: scope.teeId,
      index: scope.handicapIndex === undefined ? round.handicapIndex : scope.handicapIndex,
    })
  return termsNow(card)
}

/** The cards of a scope. */
function cardsOf({ clubId, scope }: Pick<Asked, 'clubId' | 'scope'>, timeZone: string): CardsOf {
  switch (scope.kind) {
    case 'competition':
      return { clubId, competitionId: scope.competitionId }
    case 'card':
      return { clubId, roundId: scope.roundId }
    case 'course':
      return { clubId, courseId: scope.courseId, since: momentOfDay(scope.from, timeZone) }
  }
}

/** Whether there is such a thing in the club, of which there is no card. */
async function isOfClub(tx: Transaction, { clubId, scope }: Asked): Promise<boolean> {
  switch (scope.kind) {
    case 'competition':
      return (await findCompetition(tx, scope.competitionId))?.clubId === clubId
    case 'course':
      return (await findCourse(tx, scope.courseId))?.course.clubId === clubId
    case 'card':
      return false
  }
}

/** The competitions of some cards, locked in the order of their ids. */
export async function lockCompetitions(
  tx: Transaction,
  rounds: readonly RoundRow[],
): Promise<CompetitionRow[]> {
  const ids = new Set(rounds.flatMap(({ competitionId }) => competitionId ?? []))
  const locked: CompetitionRow[] = []
  for (const id of [...ids].sort()) {
    const competition = await findCompetition(tx, id, { lock: true })
    if (competition) locked.push(competition)
  }
  return locked
}

async function readCourses(
  tx: Transaction,
  rounds: readonly RoundRow[],
): Promise<ReadonlyMap<string, WholeCourse>> {
  const courses = new Map<string, WholeCourse>()
  for (const courseId of new Set(rounds.map((round) => round.courseId))) {
    const whole = await findCourse(tx, courseId)
    if (whole) courses.set(courseId, whole)
  }
  return courses
}

function requireTee({ teeId }: { teeId?: string | undefined }, courses: ReadonlyMap<string, WholeCourse>) {
  const tees = [...courses.values()].flatMap((whole) => whole.tees)
  if (teeId !== undefined && !tees.some(({ id }) => id === teeId))
    throw fieldError('scope.teeId', 'This tee does not belong to the course.')
}

/** Gives the cards as they are then, of which nothing is written yet. */
async function putRight(
  services: Services,
  tx: Transaction,
  { viewer, reason, id, changes }: Asked & Outdated & { id: string; reason: string },
): Promise<ChangedTerms[]> {
  const changed: ChangedTerms[] = []
  for (const change of changes)
    changed.push(
      await putTerms(services, tx, {
        ...change,
        viewer,
        reason,
        kind: 'terms_corrected',
        correctionId: id,
      }),
    )
  return changed
}

/** What was put right, in the histories and in the audit log; last in the transaction. */
async function record(
  services: Services,
  tx: Transaction,
  input: Asked & Outdated & { id: string; reason: string; changed: readonly ChangedTerms[] },
): Promise<void> {
  const { viewer, clubId, scope, reason, id, changed } = input
  const allowanceBefore = allowanceOf(input)
  await insertCorrection(tx, {
    id,
    clubId,
    scope,
    reason,
    allowanceBefore,
    authorId: viewer.userId,
    madeAt: services.now(),
  })
  await recordTerms(services, tx, changed)
  await changeAllowance(services, tx, input)
  await reopenFinal(services, tx, input)
}

/** Opens the final results among these competitions again, which are locked. */
export async function reopenFinal(
  services: Services,
  tx: Transaction,
  input: Pick<Asked, 'viewer'> & { competitions: readonly CompetitionRow[]; reason: string },
): Promise<void> {
  const { viewer, reason } = input
  for (const competition of input.competitions)
    if (currentStatus(competition, services.now()) === 'final')
      await reopenResult(services, tx, { viewer, competition, reason })
}

/** The allowance that the competition has; null where none was sent. */
function allowanceOf({ scope, competitions }: Asked & Outdated) {
  const [competition] = competitions
  if (scope.kind !== 'competition' || scope.allowance === undefined || !competition) return null
  return { percent: competition.allowancePercent, reason: competition.allowanceReason }
}

/** Cards that begin later have the allowance as well. */
async function changeAllowance(
  services: Services,
  tx: Transaction,
  { viewer, scope, competitions, reason }: Asked & Outdated & { reason: string },
): Promise<void> {
  const [competition] = competitions
  if (scope.kind !== 'competition' || scope.allowance === undefined || !competition) return
  const { teamSize, countingScores } = competition
  const competitionType = readCompetitionType(competition)
  const recommended = recommendedAllowance({ competitionType, teamSize, countingScores })?.percent
  const allowance = {
    allowancePercent: scope.allowance,
    // The reason of the correction is that of an allowance which is not the recommended one.
    allowanceReason: scope.allowance === recommended ? null : reason,
  }
  await setAllowance(services, tx, { viewer, competition, allowance, reason })
}

/** Each card that changes, with its terms and totals before and after. */
function describeCards(
  { changes, competitions, names, timeZone }: Outdated,
  changed: readonly ChangedTerms[],
): CorrectionEffect['cards'] {
  return changes.map(({ round, terms }) => {
    const competition = competitions.find(({ id }) => id === round.competitionId)
    const after = changed.find((one) => one.round.id === round.id)?.round
    const numbers = ({ net, points }: RoundRow) => ({ net, points })
    return {
      roundId: round.id,
      playerName: names.get(round.userId) ?? '',
      competitionName: competition?.name ?? null,
      roundNumber: (competition?.roundCount ?? 1) > 1 ? round.roundNumber : null,
      playedOn: formatDay(clubDay(round.startedAt, timeZone)),
      changes: wireTermChanges(round, terms),
      numbers:
        round.status === 'submitted' && after ? { before: numbers(round), after: numbers(after) } : null,
    }
  })
}
