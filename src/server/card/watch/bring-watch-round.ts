import type { z } from 'zod/mini'
import type { RoundOfDay } from '#contract/handicap/round-elsewhere.ts'
import type { bringWatchRound as bringCall, BroughtWatchRound } from '#contract/card/watch-rounds.ts'
import { isOnNine } from '#golf/course/nine.ts'
import { nines, type Nine } from '#golf/course/nines.ts'
import { formatDay } from '#golf/day.ts'
import { mintEntryId, type EntryId } from '#golf/card/entry-id.ts'
import type { HoleEntry } from '#golf/card/hole-entry.ts'
import { holedIn } from '#golf/card/hole-result.ts'
import { findCourse, type WholeCourse } from '../../course/course.ts'
import { clubDay, clubTime, momentOfDay } from '../../platform/db/club-day.ts'
import { newId } from '../../platform/db/new-id.ts'
import type { Transaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError, fieldError } from '../../platform/http/app-error.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { findClub } from '../../club/club.ts'
import { toTotals } from '../card-totals.ts'
import { putEntries } from '../hole-entries/hole-entries.store.ts'
import { readIndexToPlayOff, snapshotTerms } from '../round-terms.ts'
import { scoreRound } from '../score-round.ts'
import { findRoundFacts, insertRound } from '../rounds.store.ts'
import { lockPlayer } from '../../identity/identity.ts'
import { findWatchRound, listRoundsBetween } from './watch-rounds.store.ts'

type Body = z.output<typeof bringCall.body>
type Bringing = { viewer: SignedIn; clubId: string; body: Body }

/**
 * Puts a round that a watch recorded among its player's own: closed at once, without a marker, for their history and statistics
 * alone. It is no card: no record, board or figure of the club has it, and no administrator sees it. The same round of the watch
 * is there once. The caller has checked who may.
 */
export async function bringWatchRound(services: Services, input: Bringing): Promise<BroughtWatchRound> {
  const { userId } = input.viewer
  return services.db.transaction(async (tx) => {
    const player = await lockPlayer(tx, userId)
    if (!player) throw new AppError('unauthorized')
    const known = await findWatchRound(tx, { userId, watchRoundId: input.body.watchRoundId })
    if (known) return { roundId: known.id, isNew: false }
    const roundId = await bring(services, tx, { ...input, player })
    await services.feed.announce(tx, { kind: 'person', userId })
    return { roundId, isNew: true }
  })
}

type Player = NonNullable<Awaited<ReturnType<typeof lockPlayer>>>

async function bring(
  services: Services,
  tx: Transaction,
  { viewer, clubId, body, player }: Bringing & { player: Player },
): Promise<string> {
  const { userId } = viewer
  const { courseId, teeId, watchRoundId } = body
  const startedAt = new Date(body.startedAt)
  if (startedAt > services.now()) throw fieldError('startedAt', 'This moment has not come yet.')
  const whole = await findCourse(tx, courseId)
  if (whole?.course.clubId !== clubId) throw new AppError('not_found')
  const tee = whole.tees.find(({ id }) => id === teeId)
  if (!tee) throw fieldError('teeId', 'This tee does not belong to the course.')
  refuseOtherHoles(whole, body.holes)
  if (body.isAnotherRound !== true) await askOfDay(tx, { userId, clubId, startedAt })
  const index = await readIndexToPlayOff(tx, startedAt, { clubId, userId, player })
  const terms = snapshotTerms({
    whole,
    tee,
    competition: undefined,
    roundNumber: 1,
    index,
    gender: player.gender,
    nine: nineOf(whole, body.holes),
  })
  const entries = entriesOf(body, userId)
  const id = newId('rnd')
  await insertRound(tx, {
    ...terms,
    ...toTotals(scoreRound(terms, entries)),
    id,
    userId,
    clubId,
    courseId,
    watchRoundId,
    startedAt,
    isPractice: true,
    status: 'submitted',
    submittedAt: services.now(),
  })
  const facts = await findRoundFacts(tx, id)
  if (!facts) throw new Error(`Round ${id} is gone`)
  await putEntries(tx, {
    roundId: id,
    clubId,
    season: facts.season,
    entries,
    source: 'player',
    receivedAt: services.now(),
  })
  return id
}

function refuseOtherHoles({ holes }: WholeCourse, sent: Body['holes']): void {
  const known = new Set(holes.map(({ holeNumber }) => holeNumber))
  const seen = new Set<number>()
  for (const [at, { holeNumber }] of sent.entries()) {
    const field = `holes.${at}.holeNumber`
    if (!known.has(holeNumber))
      throw fieldError(field, `This course has no hole ${holeNumber}.`, { reason: 'no_such_hole' })
    if (seen.has(holeNumber)) throw fieldError(field, `Hole ${holeNumber} is there twice.`)
    seen.add(holeNumber)
  }
}

/** The nine of a course of eighteen that all the holes are on. */
function nineOf({ holes }: WholeCourse, played: Body['holes']): Nine | null {
  if (holes.length !== 18) return null
  return nines.find((nine) => played.every(({ holeNumber }) => isOnNine(holeNumber, nine))) ?? null
}

/** The watch says of no hole when it was played. */
function entriesOf({ holes, startedAt }: Body, authorId: string): HoleEntry[] {
  let last: EntryId | undefined
  return holes.map(({ holeNumber, grossScore }) => {
    const { id, at } = mintEntryId(Date.parse(startedAt), last, Math.random)
    last = id
    return { id, at, authorId, holeNumber, result: holedIn(grossScore) }
  })
}

/** Whether it is one of the player's rounds of that day nobody but they can say. */
async function askOfDay(
  tx: Transaction,
  { userId, clubId, startedAt }: { userId: string; clubId: string; startedAt: Date },
): Promise<void> {
  const timeZone = (await findClub(tx, clubId))?.timeZone ?? 'UTC'
  const day = clubDay(startedAt, timeZone)
  const found = await listRoundsBetween(tx, {
    userId,
    from: momentOfDay(formatDay(day), timeZone),
    before: momentOfDay(formatDay(day + 1), timeZone),
  })
  if (found.length === 0) return
  const others = found.map(({ status, courseName, startedAt: begun }): RoundOfDay => ({
    kind: status === 'in_progress' ? 'open_card' : 'card',
    courseName,
    time: clubTime(begun, timeZone),
    adjustedGross: null,
  }))
  throw new AppError('round_on_day', {
    message: `On this day there is already ${others.map(({ courseName, time }) => `${courseName}, ${time ?? ''}`).join('; ')}. Say whether this is another round.`,
    details: { others },
  })
}
